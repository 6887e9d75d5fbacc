"""Where persons want to be reminded, and of what they were, in the database."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kaper.server import schema
from kaper.server.facts import Person
from kaper.server.kept import Identity
from kaper.server.security import hashed

_MOST = 10  # browsers of one person


class Subscription(msgspec.Struct, frozen=True):
    """A browser's address at its push service, and the keys that only it can read with."""

    endpoint: str
    browser_key: str
    browser_secret: str
    language: str


class Subscriptions:
    """Those of all persons."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, who: Identity, wanted: Subscription) -> None:
        """From now on this browser is this person's, whoever had it before."""
        row = {
            "endpoint_hash": hashed(wanted.endpoint),
            "person": who.person,
            "device": who.device,
            "since": time.time(),
            **msgspec.structs.asdict(wanted),
        }
        try:
            async with self._engine.begin() as connection:
                await self._forget(connection, wanted.endpoint)
                await connection.execute(insert(schema.subscriptions).values(row))
                await self._forget_oldest(connection, who.person)
        except IntegrityError:
            # Two tabs have said the same.
            return

    async def _forget_oldest(self, connection: AsyncConnection, person: Person) -> None:
        kept = schema.subscriptions.c
        found = select(kept.endpoint_hash).where(kept.person == person).order_by(kept.since.desc())
        oldest = [row.endpoint_hash for row in await connection.execute(found.offset(_MOST))]
        if oldest:
            await connection.execute(
                delete(schema.subscriptions).where(kept.endpoint_hash.in_(oldest))
            )

    async def _forget(
        self, connection: AsyncConnection, endpoint: str, person: Person | None = None
    ) -> None:
        kept = schema.subscriptions.c
        gone = delete(schema.subscriptions).where(kept.endpoint_hash == hashed(endpoint))
        await connection.execute(gone if person is None else gone.where(kept.person == person))

    async def forget(self, endpoint: str, person: Person | None = None) -> None:
        """Nobody is reminded there any more; where a person says so, only their own."""
        async with self._engine.begin() as connection:
            await self._forget(connection, endpoint, person)

    async def of(self, persons: list[Person]) -> list[Subscription]:
        """Those of persons, but for devices that were shut out."""
        kept, device = schema.subscriptions.c, schema.devices.c
        shut_out = select(device.key_hash).where(device.shut_out)
        query = select(kept.endpoint, kept.browser_key, kept.browser_secret, kept.language).where(
            kept.person.in_(persons), kept.device.not_in(shut_out)
        )
        async with self._engine.connect() as connection:
            return [Subscription(*row) for row in await connection.execute(query)]

    async def claim(self, table: str, seat: int, asked: float, times: int) -> bool:
        """Take on to remind a seat, of what it was asked at this moment, for the first or the next
        time; whether nobody else did."""
        kept = schema.reminders.c
        mine = (kept.table_id == table, kept.seat == seat)
        values = {"asked": asked, "times": times}
        changed = update(schema.reminders).where(*mine).values(values)
        first = insert(schema.reminders).values(table_id=table, seat=seat, **values)
        try:
            async with self._engine.begin() as connection:
                if (await connection.execute(select(kept.times).where(*mine))).first() is None:
                    await connection.execute(first)
                    return True
                again = changed.where(or_(kept.asked != asked, kept.times < times))
                return (await connection.execute(again)).rowcount == 1
        except IntegrityError:
            # Another process was faster.
            return False
