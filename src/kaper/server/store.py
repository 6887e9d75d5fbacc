"""What is on disk: tables, their facts, members and links."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
from sqlalchemy import (
    Connection,
    Insert,
    Row,
    Update,
    event,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from kaper.kernel.errors import BadSetup
from kaper.server import schema
from kaper.server.facts import AnyFact, KeptFact, Person, Place, TableSetup
from kaper.server.writer import INSERT, AnyDatabase, Sqlite, Writer, fact_row, set_up_sqlite

_FACT = msgspec.json.Decoder(AnyFact)
_ENCODER = msgspec.json.Encoder()


class Link(msgspec.Struct, frozen=True):
    table: str
    seat: int | None


class Stored(msgspec.Struct, frozen=True):
    """A table as it lies on disk."""

    setup: TableSetup
    facts: list[KeptFact]
    snapshot: str | None
    snapshot_seq: int


class Store:
    """The database."""

    def __init__(self, url: str) -> None:
        try:
            self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True)
        except (ModuleNotFoundError, ArgumentError) as error:
            raise BadSetup(f"no such database can be used here: {error}") from error
        self._commit: AnyDatabase | Sqlite = AnyDatabase(self.engine)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)
            self._commit = Sqlite(self.engine.url.database or "")
        self._writer: Writer | None = None

    async def open(self) -> None:
        try:
            await self._upgrade()
        except SQLAlchemyError as error:
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise BadSetup(f"the database {self.engine.url!r} cannot be used: {reason}") from error
        self._writer = Writer(self._commit)

    async def _upgrade(self) -> None:
        if isinstance(self._commit, Sqlite):
            await self._commit.change_schema(upgrade)
        else:
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        self._commit.close()
        await self.engine.dispose()

    async def healthy(self) -> bool:
        async with self.engine.connect() as connection:
            await connection.execute(text("select 1"))
        return self._writer is not None and self._writer.alive

    async def append(self, table: str, facts: Sequence[KeptFact]) -> None:
        """Keep facts: on disk when this returns. `Conflict` where their place is taken."""
        assert self._writer is not None
        await self._writer.append(table, facts)

    async def save_snapshot(self, table: str, seq: int, snapshot: str) -> None:
        """A copy of the position beside the facts, never instead of them.

        A table that is put away may be opened again before its copy is written: a later one stays.
        """
        row = schema.tables.c
        await self._run(
            update(schema.tables)
            .where(row.id == table, func.coalesce(row.snapshot_seq, 0) <= seq)
            .values(snapshot=snapshot, snapshot_seq=seq)
        )

    # Tables

    async def create(self, setup: TableSetup, seed_hash: str, facts: Sequence[KeptFact]) -> None:
        """Keep a new table, with the facts it begins with and its members."""
        persons = {setup.host, *(owner for place in setup.places for owner in place.owners)}
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(schema.tables).values(
                    id=setup.id,
                    game=setup.game,
                    options=_ENCODER.encode(setup.options).decode(),
                    seed=setup.seed,
                    seed_hash=seed_hash,
                    host=setup.host,
                    seats=_ENCODER.encode(setup.places).decode(),
                    made=setup.made,
                    clock=setup.clock,
                    arrangement=setup.arrangement,
                    voyage=setup.voyage,
                )
            )
            if facts:
                await connection.execute(INSERT, [fact_row(setup.id, kept) for kept in facts])
            await connection.execute(
                insert(schema.members),
                [
                    {"table_id": setup.id, "person": person, "since": setup.made}
                    for person in sorted(persons)
                ],
            )

    async def load(self, table: str) -> Stored | None:
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(schema.tables).where(schema.tables.c.id == table)
            )
            row = rows.one_or_none()
            if row is None:
                return None
            facts = await connection.execute(
                select(schema.facts)
                .where(schema.facts.c.table_id == table)
                .order_by(schema.facts.c.seq)
            )
            return Stored(
                _setup(row),
                [KeptFact(row.seq, _FACT.decode(row.body), row.at, row.command) for row in facts],
                row.snapshot,
                row.snapshot_seq or 0,
            )

    async def tables_of(self, person: Person, most: int, *, ended: bool) -> list[str]:
        """The tables that a person belongs to, those changed last first.

        Whether they have ended is what `note_ended` was told.
        """
        facts, members = schema.facts.c, schema.members.c
        last = (
            select(func.max(facts.at)).where(facts.table_id == members.table_id).scalar_subquery()
        )
        query = (
            select(members.table_id)
            .join(schema.tables)
            .where(members.person == person, schema.tables.c.ended == ended)
            .order_by(func.coalesce(last, members.since).desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return [str(table) for (table,) in await connection.execute(query)]

    async def note_ended(self, tables: Sequence[str]) -> None:
        await self._run(
            update(schema.tables).where(schema.tables.c.id.in_(tables)).values(ended=True)
        )

    # Members and links

    async def add_member(self, table: str, person: Person) -> None:
        values = {"table_id": table, "person": person, "since": time.time()}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.members).values(values))
        except IntegrityError:
            # Two tabs opened the invitation at once: once is enough.
            return

    async def is_member(self, table: str, person: Person | None) -> bool:
        members = schema.members.c
        query = select(members.person).where(members.table_id == table, members.person == person)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def add_link(
        self, secret_hash: str, table: str, seat: int | None, expires: float | None
    ) -> None:
        await self._run(
            insert(schema.links).values(
                secret_hash=secret_hash, table_id=table, seat=seat, expires=expires
            )
        )

    async def find_link(self, secret_hash: str) -> Link | None:
        query = select(schema.links).where(schema.links.c.secret_hash == secret_hash)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None or (row.expires is not None and row.expires < time.time()):
            return None
        return Link(row.table_id, row.seat)

    async def _run(self, statement: Update | Insert) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(statement)


def _setup(row: Row[tuple[object, ...]]) -> TableSetup:
    return TableSetup(
        row.id,
        row.game,
        msgspec.json.decode(row.options, type=dict[str, str]),
        row.seed,
        row.host,
        msgspec.json.decode(row.seats, type=list[Place]),
        row.made,
        row.clock,
        row.arrangement,
        row.voyage,
    )


def upgrade(connection: Connection) -> None:
    """Bring the database to today's schema."""
    if inspect(connection).has_table("alembic_version"):
        current = connection.execute(text("select version_num from alembic_version")).scalar()
        if current == schema.HEAD:
            return
    # Alembic takes a while to import, and most starts do not need it.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise BadSetup(f"this database was made by a newer Kaper: {error}") from error
