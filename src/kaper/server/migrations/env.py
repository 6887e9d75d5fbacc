"""Run by Alembic. The server hands over its own connection."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from kaper.server.schema import metadata


def migrate() -> None:
    connection = context.config.attributes["connection"]
    assert isinstance(connection, Connection)
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


migrate()
