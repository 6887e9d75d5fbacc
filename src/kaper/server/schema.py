"""The database: what is kept of tables. Changes of it are steps in `migrations`."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

# The newest step in `migrations/versions`: a database that has it needs no look at the steps.
HEAD = "0004"

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(256), nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("host", String(64), nullable=False),
    Column("seats", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("snapshot", Text),
    Column("snapshot_seq", Integer),
    Column("clock", Integer, nullable=False, server_default="0"),
    # Noted when a finished table is first listed: until then only its facts tell that it is over.
    Column("ended", Boolean, nullable=False, server_default=false()),
    Column("arrangement", Text, nullable=False, server_default=""),
    Column("voyage", String(64), nullable=False, server_default=""),
)

facts = Table(
    "entries",  # the name that databases of the first version have
    metadata,
    # The primary key is the lock: of two writers of the same place one fails.
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("body", Text, nullable=False),
    Column("command", String(128)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "command"),
)

members = Table(
    "members",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("since", Float, nullable=False),
    Index(None, "person"),
)

links = Table(
    "links",
    metadata,
    Column("secret_hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    # A personal link is for a seat; an invitation is for none.
    Column("seat", Integer),
    Column("expires", Float),
    Index(None, "table_id"),
)
