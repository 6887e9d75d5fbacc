"""Analyses in the database: what was found, and how far those have come that are under way."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from kaper.analysis import Report
from kaper.server import schema
from kaper.server.kept import KeptAnalysis

# Whoever works on one says so again and again; after so many seconds nobody does any more.
GIVEN_UP = 60.0

_REPORT = msgspec.json.Decoder(Report)
_ENCODER = msgspec.json.Encoder()


class KeptAnalyses:
    """One for each table, at most."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find(self, table: str, now: float) -> KeptAnalysis | None:
        """That of a table; none where nobody works on it any more, or it cannot be read today."""
        row = schema.analyses.c
        async with self._engine.connect() as connection:
            found = await connection.execute(select(schema.analyses).where(row.table_id == table))
            kept = found.one_or_none()
        if kept is None:
            return None
        if kept.report is None:
            given_up = kept.beat + GIVEN_UP < now
            return None if given_up else KeptAnalysis(kept.steps, kept.done, None)
        try:
            return KeptAnalysis(kept.steps, kept.done, _REPORT.decode(kept.report))
        except msgspec.DecodeError:
            # An older Kaper told other things: it is made anew.
            return None

    async def claim(self, table: str, steps: int, now: float) -> bool:
        """Take on a table that has none; whether nobody else did."""
        if await self.find(table, now) is not None:
            return False
        await self.drop(table)
        row = {"table_id": table, "steps": steps, "done": 0, "beat": now}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(schema.analyses).values(row))
        except IntegrityError:
            # Another process was faster.
            return False
        return True

    async def note(self, table: str, done: int, now: float, report: Report | None = None) -> None:
        """How far one has come, and what was found once it is over."""
        values: dict[str, object] = {"done": done, "beat": now}
        if report is not None:
            values["report"] = _ENCODER.encode(report).decode()
        row = schema.analyses.c.table_id
        async with self._engine.begin() as connection:
            await connection.execute(update(schema.analyses).where(row == table).values(values))

    async def drop(self, table: str) -> None:
        async with self._engine.begin() as connection:
            row = schema.analyses.c.table_id
            await connection.execute(delete(schema.analyses).where(row == table))
