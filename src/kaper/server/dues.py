"""Tables that want to be looked at at a certain moment, found in the database by that alone."""

from __future__ import annotations

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from kaper.server import schema
from kaper.server.damage import reading


class Due(msgspec.Struct, frozen=True):
    table: str
    at: float


class Dues:
    """Notes when tables want to be looked at, and finds those whose moment has come."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def note(self, table: str, at: float | None) -> None:
        async with self._engine.begin() as connection:
            row = schema.tables.c
            await connection.execute(update(schema.tables).where(row.id == table).values(due=at))

    async def until(self, moment: float, most: int) -> list[Due]:
        """Those whose moment comes before this one, the earliest first."""
        row = schema.tables.c
        query = select(row.id, row.due).where(row.due <= moment).order_by(row.due).limit(most)
        with reading():
            async with self._engine.connect() as connection:
                return [Due(str(table), float(at)) for table, at in await connection.execute(query)]

    async def claim(self, due: Due, later: float) -> bool:
        """Take on a table; whether nobody else did. If nothing comes of it, it is due later."""
        row = schema.tables.c
        claimed = (
            update(schema.tables).where(row.id == due.table, row.due == due.at).values(due=later)
        )
        async with self._engine.begin() as connection:
            return (await connection.execute(claimed)).rowcount == 1
