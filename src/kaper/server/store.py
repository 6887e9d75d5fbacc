"""What is on disk: tables, their facts, members and links."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path

import msgspec
from sqlalchemy import (
    Insert,
    Row,
    Update,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from kaper.extras import hosting_libraries
from kaper.kernel.errors import BadSetup
from kaper.server import schema
from kaper.server.damage import WrittenLog, examine, reading
from kaper.server.devices import Devices
from kaper.server.dues import Dues
from kaper.server.facts import AnyFact, KeptFact, Person, Place, TableSetup
from kaper.server.kept import STORAGE_FAILURES, Conflict, Link, NotKept, Stored
from kaper.server.kept_analyses import KeptAnalyses
from kaper.server.lists import Lists
from kaper.server.pace import NO_LIMIT, Pace
from kaper.server.settings import is_sqlite
from kaper.server.subscriptions import Subscriptions
from kaper.server.telemetry import Telemetry
from kaper.server.upgrading import upgrade
from kaper.server.writer import INSERT, AnyDatabase, Sqlite, Writer, fact_row, set_up_sqlite

_FACT = msgspec.json.Decoder(AnyFact)
_ENCODER = msgspec.json.Encoder()
_AT_ONCE = 500  # ids in one question


class Store:
    """The database."""

    def __init__(self, url: str, telemetry: Telemetry | None = None) -> None:
        self._telemetry = telemetry or Telemetry()
        # A pooled connection may have ended with the database, which is back by now.
        ping = not is_sqlite(url)
        try:
            with hosting_libraries():
                self.engine: AsyncEngine = create_async_engine(
                    url, hide_parameters=True, pool_pre_ping=ping
                )
        except ArgumentError as error:
            raise BadSetup(f"no such database can be used here: {error}") from error
        self.lists = Lists(self.engine)
        self.devices = Devices(self.engine)
        self.dues = Dues(self.engine)
        self.analyses = KeptAnalyses(self.engine)
        self.subscriptions = Subscriptions(self.engine)
        self._commit: AnyDatabase | Sqlite = AnyDatabase(self.engine)
        if is_sqlite(url):
            event.listen(self.engine.sync_engine, "connect", set_up_sqlite)
            self._commit = Sqlite(self.engine.url.database or "")
        self._writer: Writer | None = None
        self._closing = threading.Event()

    async def open(self) -> None:
        try:
            await self._look_at_log()
            await self._upgrade()
        except STORAGE_FAILURES as error:
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise BadSetup(f"the database {self.engine.url!r} cannot be used: {reason}") from error
        self._writer = Writer(self._commit)

    @property
    def _file(self) -> Path | None:
        """The file of the database, where there is one."""
        path = Path(self.engine.url.database or "")
        return path if self.engine.dialect.name == "sqlite" and path.is_file() else None

    async def _look_at_log(self) -> None:
        file = self._file
        if file is not None and isinstance(self._commit, Sqlite):
            log = WrittenLog(file)
            log.compare(await self._commit.frames())

    async def examine(self) -> None:
        """Look for damaged pages, and tell of them; it takes as long as reading the whole file."""
        if self._file is not None:
            await asyncio.to_thread(examine, self._file, self._closing.is_set)

    async def _upgrade(self) -> None:
        if isinstance(self._commit, Sqlite):
            await self._commit.change_schema(upgrade)
        else:
            async with self.engine.begin() as connection:
                await connection.run_sync(upgrade)

    async def close(self) -> None:
        self._closing.set()
        if self._writer is not None:
            await self._writer.close()
        self._commit.close()
        await self.engine.dispose()

    def append(self, table: str, facts: Sequence[KeptFact]) -> asyncio.Future[None]:
        """Keep facts: on disk when this is done. `Conflict` where their place is taken."""
        assert self._writer is not None
        kept = self._writer.append(table, facts)
        self._telemetry.follow(kept, "commit", facts=len(facts))
        return kept

    async def save_snapshot(
        self, table: str, seq: int, snapshot: str, ending: str | None = None
    ) -> None:
        """A copy of the position, and how it ended."""
        assert self._writer is not None
        await self._writer.save(
            {
                "table_id": table,
                "seq": seq,
                "snapshot": snapshot,
                "ending": ending,
                "ended": ending is not None,
            }
        )

    # Tables

    async def create(self, setup: TableSetup, seed_hash: str, facts: Sequence[KeptFact]) -> None:
        """Keep a new table, with the facts it begins with and its members.

        `Conflict` where there is one of this id already.
        """
        try:
            async with self.engine.begin() as connection:
                await self._create(connection, setup, seed_hash, facts)
        except IntegrityError as error:
            raise Conflict(setup.id) from error

    @staticmethod
    async def _create(
        connection: AsyncConnection,
        setup: TableSetup,
        seed_hash: str,
        facts: Sequence[KeptFact],
    ) -> None:
        persons = {
            setup.host,
            *(each for place in setup.places for each in (*place.owners, *place.former)),
        }
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
                listed=setup.listed,
                pace=_ENCODER.encode(setup.pace).decode() if setup.pace.limits else "",
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
        """A table as it lies on disk; `Damaged` where it cannot be read."""
        with reading():
            async with self.engine.connect() as connection:
                return await read_stored(connection, table)

    async def facts_after(self, table: str, seq: int) -> list[KeptFact]:
        """The facts that came after this one."""
        with reading():
            async with self.engine.connect() as connection:
                return await _facts(connection, table, seq)

    async def sequences(self, tables: Collection[str]) -> dict[str, int]:
        """The number of each table's last fact."""
        facts = schema.facts.c
        found: dict[str, int] = {}
        async with self.engine.connect() as connection:
            for some in _batched(tables, _AT_ONCE):
                query = (
                    select(facts.table_id, func.max(facts.seq))
                    .where(facts.table_id.in_(some))
                    .group_by(facts.table_id)
                )
                found |= {str(table): int(seq) for table, seq in await connection.execute(query)}
        return found

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

    async def is_known(self, person: Person) -> bool:
        """Whether a person belongs to any table."""
        query = select(schema.members.c.person).where(schema.members.c.person == person).limit(1)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    # What the server notes for itself

    async def note(self, name: str, first: str) -> str:
        """What is noted under a name; `first` from now on, if nothing is."""
        query = select(schema.notes.c.value).where(schema.notes.c.name == name)
        async with self.engine.connect() as connection:
            noted = (await connection.execute(query)).scalar()
        if noted is not None:
            return str(noted)
        try:
            await self._run(insert(schema.notes).values(name=name, value=first))
        except IntegrityError:
            # Another process was faster.
            return await self.note(name, first)
        return first

    async def renote(self, name: str, value: str) -> None:
        """Note something else under a name that there is."""
        await self._run(update(schema.notes).where(schema.notes.c.name == name).values(value=value))

    async def exchange(self, name: str, before: str, value: str) -> bool:
        """The same, if nobody else has noted something meanwhile; whether nobody had."""
        row = schema.notes.c
        changed = update(schema.notes).where(row.name == name, row.value == before)
        async with self.engine.begin() as connection:
            return (await connection.execute(changed.values(value=value))).rowcount == 1

    async def check(self) -> None:
        """Keep something, to see whether anything can be kept; raises where it cannot."""
        if self._writer is None or not self._writer.alive:
            raise NotKept("the writer has stopped")
        await self.note("checked", "")
        checked = update(schema.notes).where(schema.notes.c.name == "checked")
        await self._run(checked.values(value=str(time.time())))

    async def _run(self, statement: Update | Insert) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(statement)


def _batched(words: Iterable[str], most: int) -> Iterator[list[str]]:
    rest = iter(words)
    while some := list(islice(rest, most)):
        yield some


async def read_stored(connection: AsyncConnection, table: str) -> Stored | None:
    rows = await connection.execute(select(schema.tables).where(schema.tables.c.id == table))
    row = rows.one_or_none()
    if row is None:
        return None
    facts = await _facts(connection, table)
    return Stored(_setup(row), facts, row.snapshot, row.snapshot_seq or 0)


async def _facts(connection: AsyncConnection, table: str, after: int = 0) -> list[KeptFact]:
    row = schema.facts.c
    rows = await connection.execute(
        select(schema.facts).where(row.table_id == table, row.seq > after).order_by(row.seq)
    )
    return [KeptFact(row.seq, _FACT.decode(row.body), row.at, row.command) for row in rows]


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
        row.listed,
        msgspec.json.decode(row.pace, type=Pace) if row.pace else NO_LIMIT,
    )
