"""Lists of tables: what is damaged is left out, or told, and spoils no list."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import TypeVarTuple

from sqlalchemy import ColumnClause, Row, Select, func, literal_column, select
from sqlalchemy.ext.asyncio import AsyncEngine

from kaper.server import schema
from kaper.server.damage import reading
from kaper.server.endings import EndedTable, read_ending
from kaper.server.facts import Person
from kaper.server.kept import Damaged

logger = logging.getLogger("kaper.server")

Columns = TypeVarTuple("Columns")


class Lists:
    """Finds tables in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, person: Person, most: int, *, ended: bool) -> list[str]:
        """The tables that a person belongs to, those changed last first.

        Whether they have ended is what `save_snapshot` was told; where some are damaged, all are
        listed that there may be.
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
        try:
            with reading():
                return [str(table) for (table,) in await self._rows(query)]
        except Damaged as damage:
            # Which of them is damaged, and which have ended, is found out by whoever reads each.
            logger.warning("tables are listed unread: %s", damage)
            return (await self._belongs_to(person))[:most]

    async def _belongs_to(self, person: Person) -> list[str]:
        """All tables of a person, without a look at any of them."""
        members = schema.members.c
        query = select(members.table_id).where(members.person == person)
        rows = await self._rows(query.order_by(members.since.desc()))
        return [str(table) for (table,) in rows]

    async def _rows_of(self, query: Select[*Columns], person: Person) -> list[Row[*Columns]]:
        """What a query about a person's tables finds, at those that are not damaged."""
        try:
            with reading():
                return await self._rows(query)
        except Damaged as damage:
            logger.warning("tables are listed one by one: %s", damage)
        rows = []
        for table in await self._belongs_to(person):
            with suppress(Damaged), reading():
                rows += await self._rows(query.where(schema.members.c.table_id == table))
        return rows

    async def _rows(self, query: Select[*Columns]) -> list[Row[*Columns]]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def listed(self, since: float, most: int) -> list[str]:
        """The tables that anybody may find, those made last first."""
        table = schema.tables.c
        query = (
            select(table.id)
            .where(table.listed, table.ended.is_(False), table.made >= since)
            .order_by(table.made.desc())
            .limit(most)
        )
        try:
            with reading():
                return [str(row.id) for row in await self._rows(query)]
        except Damaged as damage:
            logger.warning("tables are listed one by one: %s", damage)
        row_number: ColumnClause[int] = literal_column("tables.rowid")
        newest = select(row_number).where(table.listed).order_by(row_number.desc()).limit(most)
        found = []
        for (number,) in await self._rows(newest):
            with suppress(Damaged), reading():
                found += await self._rows(query.where(row_number == number))
        return [str(row.id) for row in found]

    async def unnoted(self, person: Person) -> list[str]:
        """The tables of a person that ended before it was noted how."""
        members, table = schema.members.c, schema.tables.c
        query = (
            select(table.id)
            .join(schema.members)
            .where(members.person == person, table.ended, table.ending.is_(None))
        )
        return [str(row.id) for row in await self._rows_of(query, person)]

    async def ended(self, person: Person) -> list[EndedTable]:
        """The finished tables that a person belongs to: neither guided nor imported."""
        members, table = schema.members.c, schema.tables.c
        query = (
            select(table.id, table.game, table.made, table.ending)
            .join(schema.members)
            .where(
                members.person == person,
                table.ending.is_not(None),
                table.voyage == "",
                table.arrangement == "",
            )
        )
        found = []
        for row in await self._rows_of(query, person):
            with suppress(Damaged), reading():
                ended = read_ending(row.id, row.game, row.ending)
                # All of an imported record happened when its table was made.
                if ended.ending.at > row.made:
                    found.append(ended)
        return found
