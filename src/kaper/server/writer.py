"""Appending to tables: what waits at the same time shares one commit.

A busy event loop makes every step of an asynchronous driver wait for its turn, and a commit is a
dozen steps. SQLite is therefore written in a thread of its own, a whole batch in one statement.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypedDict

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, insert, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from kaper.kernel.errors import KaperError
from kaper.server import schema
from kaper.server.facts import KeptFact

logger = logging.getLogger("kaper.server")

_ENCODER = msgspec.json.Encoder()

INSERT = insert(schema.facts)

# One statement for any number of rows: the interpreter's lock changes hands once, not for each.
_INSERT_ALL = text(
    """
    INSERT INTO entries (table_id, seq, kind, seat, body, command, at)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
        json_extract(value, '$[6]')
    FROM json_each(:rows)
    """
)


class Conflict(KaperError):
    """Another process wrote to this table meanwhile."""


class NotKept(OSError):
    """It could not be written."""


# What may go wrong with a disk or a database at any time, and be right again a moment later.
STORAGE_FAILURES = (OSError, SQLAlchemyError)


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


class _Append(msgspec.Struct, frozen=True):
    rows: list[FactRow]
    done: asyncio.Future[None]

    def settle(self, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """Writes what has gathered while the last commit was under way, in one commit."""

    def __init__(self, commit: Callable[[list[FactRow]], Awaitable[None]]) -> None:
        self._commit = commit
        self._queue: asyncio.Queue[_Append] = asyncio.Queue()
        self._task = asyncio.create_task(self._write_on(), name="kaper-writer")

    @property
    def alive(self) -> bool:
        return not self._task.done()

    async def append(self, table: str, facts: Sequence[KeptFact]) -> None:
        """Keep facts: on disk when this returns.

        `Conflict` where their place is taken, `NotKept` where they could not be written.
        """
        if not self.alive:
            raise NotKept("the writer has stopped")
        done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Append([fact_row(table, kept) for kept in facts], done))
        await done

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _write_on(self) -> None:
        batch: list[_Append] = []
        try:
            while True:
                batch = [await self._queue.get()]
                while not self._queue.empty():
                    batch.append(self._queue.get_nowait())
                if not await self._write(batch):
                    for append in batch:
                        await self._write_alone(append)
        finally:
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            for append in batch:
                append.settle(NotKept("the writer has stopped"))

    async def _write(self, batch: list[_Append]) -> bool:
        """Whether no row's place was taken; whoever waits is told."""
        rows = [row for append in batch for row in append.rows]
        # Whatever a commit raises: the others' commits still have to be made.
        [failure] = await asyncio.gather(self._commit(rows), return_exceptions=True)
        if isinstance(failure, IntegrityError):
            return False
        if failure is not None:
            logger.error("a commit failed", exc_info=failure)
        for append in batch:
            append.settle(None if failure is None else NotKept("a commit failed"))
        return True

    async def _write_alone(self, append: _Append) -> None:
        """One of a batch is in conflict: find out which, and keep the others."""
        if not await self._write([append]):
            append.settle(Conflict(append.rows[0]["table_id"]))


class AnyDatabase:
    """Commits through the asynchronous engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def __call__(self, rows: list[FactRow]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(INSERT, rows)

    def close(self) -> None:
        """Nothing is held."""


class Sqlite:
    """Commits in a thread, with a connection of its own."""

    def __init__(self, path: str) -> None:
        self._engine: Engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
        event.listen(self._engine, "connect", set_up_sqlite)
        self._thread = ThreadPoolExecutor(1, "kaper-writer")

    async def __call__(self, rows: list[FactRow]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._insert, rows)

    def _insert(self, rows: list[FactRow]) -> None:
        values = _ENCODER.encode([tuple(row.values()) for row in rows]).decode()
        with self._engine.begin() as connection:
            connection.execute(_INSERT_ALL, {"rows": values})

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


def set_up_sqlite(connection: DBAPIConnection, _record: object) -> None:
    cursor = connection.cursor()
    # WAL keeps what was committed when the process dies, and readers do not wait for the writer.
    for pragma in (
        "journal_mode=WAL",
        "synchronous=NORMAL",
        "busy_timeout=5000",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
