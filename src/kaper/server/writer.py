"""Appending to tables: what waits at the same time shares one commit.

A busy event loop makes every step of an asynchronous driver wait for its turn, and a commit is a
dozen steps. SQLite is therefore written in a thread of its own, a whole batch in one statement.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypedDict

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, insert, text
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kaper.server import schema
from kaper.server.facts import KeptFact
from kaper.server.kept import Conflict, NotKept

logger = logging.getLogger("kaper.server")

_ENCODER = msgspec.json.Encoder()

INSERT = insert(schema.facts)

# One statement for any number of rows: the interpreter's lock changes hands once, not for each.
_INSERT_ALL = """
    INSERT INTO entries (table_id, seq, kind, seat, body, command, at)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
        json_extract(value, '$[6]')
    FROM json_each(?)
    """

_SAVE = text(
    """
    UPDATE tables SET snapshot = :snapshot, snapshot_seq = :seq, ending = :ending,
        ended = :ended
    WHERE id = :table_id AND coalesce(snapshot_seq, 0) <= :seq
        AND coalesce(reread_seq, 0) <= :seq
    """
)

# So often, a tenth of a second apart, a new database is asked to change its journal.
_JOURNAL_ATTEMPTS = 50


# What a database says of a place that is taken.
_TAKEN = (IntegrityError, sqlite3.IntegrityError)


class FactRow(TypedDict):
    table_id: str
    seq: int
    kind: str
    seat: int | None
    body: str
    command: str | None
    at: float


def fact_row(table: str, kept: KeptFact) -> FactRow:
    fact = kept.fact
    return {
        "table_id": table,
        "seq": kept.seq,
        "kind": str(fact.__struct_config__.tag),
        "seat": getattr(fact, "seat", None),
        "body": _ENCODER.encode(fact).decode(),
        "command": kept.command,
        "at": kept.at,
    }


class SnapshotRow(TypedDict):
    """A copy of the position beside the facts, never instead of them, and how the game ended."""

    table_id: str
    seq: int
    snapshot: str
    ending: str | None
    ended: bool


class Batch(msgspec.Struct, frozen=True):
    """What is committed together."""

    facts: list[FactRow]
    snapshots: list[SnapshotRow]


class _Wish(msgspec.Struct, frozen=True):
    """What somebody wants to be kept, and waits for."""

    batch: Batch
    done: asyncio.Future[None]

    def settle(self, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """Commits together what waits at the same time, and then what has gathered meanwhile."""

    def __init__(self, commit: Callable[[Batch], Awaitable[None]]) -> None:
        self._commit = commit
        self._wishes: list[_Wish] = []
        # What could not be committed together: each for itself.
        self._alone: list[_Wish] = []
        self._writing: asyncio.Future[None] | None = None
        self.alive = True

    def append(self, table: str, facts: Sequence[KeptFact]) -> asyncio.Future[None]:
        """Keep facts: on disk when this is done.

        `Conflict` where their place is taken, `NotKept` where they could not be written.
        """
        return self._kept(Batch([fact_row(table, kept) for kept in facts], []))

    def save(self, snapshot: SnapshotRow) -> asyncio.Future[None]:
        """Keep a snapshot, unless there is a later one: a table that is put away may be opened
        again before its copy is written. One made before persons were changed does not count."""
        return self._kept(Batch([], [snapshot]))

    def _kept(self, batch: Batch) -> asyncio.Future[None]:
        if not self.alive:
            raise NotKept("the writer has stopped")
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._wishes.append(_Wish(batch, done))
        if len(self._wishes) == 1:
            # What else is wished for at this moment comes along.
            loop.call_soon(self._write)
        return done

    async def close(self) -> None:
        """End what is being written, and write no more."""
        self.alive = False
        wishes, self._wishes, self._alone = [*self._alone, *self._wishes], [], []
        for wish in wishes:
            wish.settle(NotKept("the writer has stopped"))
        if self._writing is not None:
            await asyncio.wait([self._writing])

    def _write(self) -> None:
        """Begin the next commit, unless one is under way."""
        if self._writing is not None or not (self._alone or self._wishes):
            return
        if self._alone:
            wishes, self._alone = self._alone[:1], self._alone[1:]
        else:
            wishes, self._wishes = self._wishes, []
        batch = Batch(
            [row for wish in wishes for row in wish.batch.facts],
            [row for wish in wishes for row in wish.batch.snapshots],
        )
        self._writing = asyncio.ensure_future(self._commit(batch))
        self._writing.add_done_callback(partial(self._written, wishes))

    def _written(self, wishes: list[_Wish], commit: asyncio.Future[None]) -> None:
        """A commit has ended; whatever it raised, the others' commits still have to be made."""
        self._writing = None
        cancelled = commit.cancelled()
        failure = NotKept("a commit was given up") if cancelled else commit.exception()
        if failure is not None and len(wishes) > 1 and self.alive:
            # One of them cannot be kept: find out which, and keep the others.
            self._alone += wishes
            wishes = []
        # First of all, so that the disk does not wait until everybody is told.
        self._write()
        for wish in wishes:
            wish.settle(_told(failure, wish))


def _told(failure: BaseException | None, wish: _Wish) -> Exception | None:
    """What whoever wished for it is told of the end of a commit."""
    if failure is None:
        return None
    if isinstance(failure, _TAKEN):
        return Conflict(wish.batch.facts[0]["table_id"])
    logger.error("a commit failed", exc_info=failure)
    return NotKept("a commit failed")


class AnyDatabase:
    """Commits through the asynchronous engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def __call__(self, batch: Batch) -> None:
        async with self._engine.begin() as connection:
            if batch.facts:
                await connection.execute(INSERT, batch.facts)
            for snapshot in batch.snapshots:
                await connection.execute(_SAVE, snapshot)

    def close(self) -> None:
        """Nothing is held."""


class Sqlite:
    """Commits in a thread, with a connection of its own and no layer around it."""

    def __init__(self, path: str) -> None:
        self._engine: Engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
        event.listen(self._engine, "connect", set_up_sqlite)
        self._path = path
        self._opened: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "kaper-writer")

    def __call__(self, batch: Batch) -> asyncio.Future[None]:
        return asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    def _write(self, batch: Batch) -> None:
        values = _ENCODER.encode([tuple(row.values()) for row in batch.facts]).decode()
        connection = self._connection()
        if not batch.snapshots:
            # A statement alone is a transaction of its own.
            connection.execute(_INSERT_ALL, (values,))
            return
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute(_INSERT_ALL, (values,))
            connection.executemany(str(_SAVE), batch.snapshots)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _connection(self) -> sqlite3.Connection:
        if self._opened is None:
            opened = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            set_up_sqlite(opened, None)
            self._opened = opened
        return self._opened

    async def frames(self) -> int:
        """How many frames of its log SQLite could read."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._frames)

    def _frames(self) -> int:
        with self._engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            return int(connection.exec_driver_sql("PRAGMA wal_checkpoint").one()[1])

    async def change_schema(self, change: Callable[[Connection], None]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._change_schema, change)

    def _change_schema(self, change: Callable[[Connection], None]) -> None:
        """All or nothing, and one at a time: the driver itself would begin no transaction before
        a change of the schema."""
        with self._engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            change(connection)
            connection.exec_driver_sql("COMMIT")

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()
        if self._opened is not None:
            self._opened.close()


def set_up_sqlite(connection: DBAPIConnection | sqlite3.Connection, _record: object) -> None:
    cursor = connection.cursor()
    _write_ahead(cursor)
    for pragma in (
        # What is committed is there after a power cut, too. All that wait share a commit, so that
        # waiting for the disk costs little.
        "synchronous=FULL",
        "busy_timeout=5000",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _write_ahead(cursor: DBAPICursor | sqlite3.Cursor) -> None:
    """WAL keeps what was committed when the process dies, and readers do not wait for the writer.

    While another process makes the same change, SQLite does not wait but refuses at once.
    """
    for left in reversed(range(_JOURNAL_ATTEMPTS)):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if not left:
                raise
            time.sleep(0.1)
        else:
            return
