"""Bringing a database to today's schema, by one history for every kind of database."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from kaper.kernel.errors import BadSetup
from kaper.server import schema

if TYPE_CHECKING:
    from alembic.config import Config

# Of PostgreSQL's locks that mean what one likes: held by whoever changes Kaper's schema.
_SCHEMA_LOCK = 5_127_370_918


def upgrade(connection: Connection) -> None:
    """Bring the database to today's schema."""
    if connection.dialect.name == "postgresql":
        # Processes that start together would all make the same changes.
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _SCHEMA_LOCK})
    if inspect(connection).has_table("alembic_version"):
        current = connection.execute(text("select version_num from alembic_version")).scalar()
        if current == schema.HEAD:
            return
    # Alembic takes a while to import, and most starts do not need it.
    from alembic import command  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    try:
        command.upgrade(alembic_config(connection), "head")
    except CommandError as error:
        raise BadSetup(f"this database was made by a newer Kaper: {error}") from error


def alembic_config(connection: Connection) -> Config:
    """What Alembic has to know to work on this connection."""
    from alembic.config import Config  # noqa: PLC0415 - as above

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
