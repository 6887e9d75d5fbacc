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

from kaper.server.kept import LONGEST_SEED

# The newest step in `migrations/versions`: a database that has it needs no look at the steps.
HEAD = "0010"

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
    Column("seed", String(LONGEST_SEED), nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("host", String(64), nullable=False),
    Column("seats", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("snapshot", Text),
    Column("snapshot_seq", Integer),
    Column("clock", Integer, nullable=False, server_default="0"),
    # Noted with the snapshot of the end: until then only its facts tell that it is over.
    Column("ended", Boolean, nullable=False, server_default=false()),
    Column("arrangement", Text, nullable=False, server_default=""),
    Column("voyage", String(64), nullable=False, server_default=""),
    Column("listed", Boolean, nullable=False, server_default=false()),
    # A `Pace`; empty where nobody has to hurry.
    Column("pace", Text, nullable=False, server_default=""),
    # When something has to be done there though nobody may be looking: a copy of what facts tell.
    Column("due", Float),
    # An `Ending`; those that ended before there was one get it when they are first asked for.
    Column("ending", Text),
    # The last `Reread`: a copy from before it tells what is no longer so.
    Column("reread_seq", Integer),
    Index(None, "listed"),
    Index(None, "due"),
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

# Where a person wants to be told of a turn: a browser's address at a push service, and its keys.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint_hash", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    # The key of the device that asked for it: once that is shut out, nothing is sent there.
    Column("device", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("browser_key", String(128), nullable=False),
    Column("browser_secret", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("since", Float, nullable=False),
    Index(None, "person"),
)

# Of which question a seat was reminded last, and how often: whoever writes it sends the reminder.
reminders = Table(
    "reminders",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("asked", Float, nullable=False),
    Column("times", Integer, nullable=False),
)

# Whoever works on one says so again and again, with `beat`; a `Report` once it is found.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("steps", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("beat", Float, nullable=False),
    Column("report", Text),
)

notes = Table(
    "notes",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# A key that is not here is a person of its own: who has one device leaves nothing here.
devices = Table(
    "devices",
    metadata,
    Column("key_hash", String(64), primary_key=True),
    Column("id", String(32), nullable=False),
    Column("person", String(64), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Integer, nullable=False),  # the day, counted from 1970
    # Kept as long as the person is: a key that is not here would count again.
    Column("shut_out", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("id"),
    Index(None, "person"),
)

device_links = Table(
    "device_links",
    metadata,
    Column("person", String(64), primary_key=True),  # each has one at a time
    Column("secret_hash", String(64), nullable=False),
    Column("expires", Float, nullable=False),
    Column("settings", Text, nullable=False),
    UniqueConstraint("secret_hash"),
)
