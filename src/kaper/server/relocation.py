"""All of one database brought into another, of the same or of another kind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from sqlalchemy import Table, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from kaper.kernel.errors import BadSetup
from kaper.server import schema
from kaper.server.rebuild import BrokenTable, rebuild
from kaper.server.settings import is_sqlite
from kaper.server.store import Store, read_stored

_ROWS = 500  # that are carried at a time

# What a server notes for itself is there as soon as it has run; that of the source counts.
_PLAYED = tuple(table for table in schema.metadata.sorted_tables if table is not schema.notes)


class Progress(msgspec.Struct):
    """How far it has come: rows are carried, then tables are compared and played again."""

    total: int
    done: int = 0
    rows: dict[str, int] = {}
    broken: list[str] = []  # tables that could not be played in the source either

    @property
    def percent(self) -> int:
        return 100 * self.done // max(1, self.total)


def relocate(source: str, target: str) -> Iterator[Progress]:
    """Bring all of one database into another, which holds no tables: all of it or nothing."""
    path = Path(source.partition(":///")[2])
    if is_sqlite(source) and not path.exists():
        raise BadSetup(f"there is no database {path}")
    with asyncio.Runner() as runner:
        steps = _relocated(source, target)
        while (progress := runner.run(anext(steps, None))) is not None:
            yield progress


async def _relocated(source: str, target: str) -> AsyncIterator[Progress]:
    async with (
        _opened(source) as old,
        _opened(target) as new,
        _quiet(old) as reading,
        new.engine.begin() as writing,
    ):
        await _check_empty(writing)
        rows = {table.name: await _count(reading, table) for table in _PLAYED}
        progress = Progress(sum(rows.values()) + rows[schema.tables.name], rows=rows)
        yield progress
        for table in schema.metadata.sorted_tables:
            async for count in _carried(table, reading, writing):
                progress.done += count if table in _PLAYED else 0
                yield progress
        for (table_id,) in await reading.execute(select(schema.tables.c.id)):
            await _compare(table_id, reading, writing, progress)
            yield progress


@asynccontextmanager
async def _opened(address: str) -> AsyncIterator[Store]:
    store = Store(address)
    try:
        await store.open()
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def _quiet(store: Store) -> AsyncIterator[AsyncConnection]:
    """To read from, while nobody writes: what came later would be left behind."""
    async with store.engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(text("BEGIN IMMEDIATE"))
        else:
            names = ", ".join(table.name for table in schema.metadata.sorted_tables)
            await connection.execute(text(f"LOCK TABLE {names} IN EXCLUSIVE MODE"))
        try:
            yield connection
        finally:
            await connection.execute(text("ROLLBACK"))


async def _count(connection: AsyncConnection, table: Table) -> int:
    found = await connection.execute(select(func.count()).select_from(table))
    return int(found.scalar_one())


async def _check_empty(target: AsyncConnection) -> None:
    for table in _PLAYED:
        if await _count(target, table):
            raise BadSetup("tables are only brought into an empty database: there are some already")
    await target.execute(delete(schema.notes))


async def _carried(
    table: Table, source: AsyncConnection, target: AsyncConnection
) -> AsyncIterator[int]:
    async with source.stream(select(table)) as rows:
        async for some in rows.mappings().partitions(_ROWS):
            await target.execute(insert(table), [dict(row) for row in some])
            yield len(some)
    if await _count(source, table) != await _count(target, table):
        raise BadSetup(f"not all rows of {table.name} have arrived")


async def _compare(
    table_id: str, source: AsyncConnection, target: AsyncConnection, progress: Progress
) -> None:
    """Play a table again from what has arrived, against the digest of its snapshot."""
    arrived = await read_stored(target, table_id)
    if arrived is None or arrived != await read_stored(source, table_id):
        raise BadSetup(f"table {table_id} has arrived changed")
    try:
        rebuild(arrived)
    except BrokenTable:
        progress.broken.append(table_id)
    progress.done += 1
