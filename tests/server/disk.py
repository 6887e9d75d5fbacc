"""What lies in a database."""

from __future__ import annotations

import sqlite3

from kaper.server.settings import Settings


def on_disk(settings: Settings) -> str:
    """All that the database tells, as one text."""
    connection = sqlite3.connect(settings.database.partition(":///")[2])
    try:
        return "\n".join(connection.iterdump())
    finally:
        connection.close()
