"""Which keys are whose: a person may come with several devices, each with a key of its own.

A key of which nothing is kept is a person of its own, so whoever has one device leaves nothing
here. Nothing is remembered between two questions: a device that is shut out is out at once, in
every process.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from contextlib import suppress

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kaper.server import schema
from kaper.server.browsers import Kind, read_kind
from kaper.server.facts import Person
from kaper.server.kept import STORAGE_FAILURES, Identity
from kaper.server.refusals import refuse

_DAY = 86_400
_AT_ONCE = 500  # keys in one question


class Device(msgspec.Struct, frozen=True):
    """A device of somebody's; `seen` is the beginning of the day on which it was here last."""

    id: str
    key_hash: str
    kind: Kind
    name: str
    since: float
    seen: float
    shut_out: bool


def today() -> int:
    return int(time.time() // _DAY)


class Devices:
    """The devices of all persons who have several."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def whose(self, key_hash: str) -> Person | None:
        """Whose this key is; None where it is shut out."""
        row = schema.devices.c
        query = select(row.person, row.shut_out, row.seen).where(row.key_hash == key_hash)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            return key_hash
        if found.shut_out:
            return None
        if found.seen < today():
            # Once a day. That somebody was here is nothing to fail for.
            with suppress(*STORAGE_FAILURES):
                await self._note_seen(key_hash)
        return str(found.person)

    async def _note_seen(self, key_hash: str) -> None:
        seen = update(schema.devices).where(schema.devices.c.key_hash == key_hash)
        async with self._engine.begin() as connection:
            await connection.execute(seen.values(seen=today()))

    async def whose_each(self, keys: Collection[str]) -> dict[str, Person | None]:
        """The same of many."""
        row = schema.devices.c
        found: dict[str, Person | None] = {key: key for key in keys}
        left = list(found)
        async with self._engine.connect() as connection:
            while left:
                some, left = left[:_AT_ONCE], left[_AT_ONCE:]
                query = select(row.key_hash, row.person, row.shut_out)
                for each in await connection.execute(query.where(row.key_hash.in_(some))):
                    found[each.key_hash] = None if each.shut_out else each.person
        return found

    async def of(self, person: Person) -> list[Device]:
        """All that are kept of a person, also those that are shut out, the first one first."""
        async with self._engine.connect() as connection:
            return await devices_of(connection, person)

    async def rename(self, person: Person, device_id: str, name: str) -> None:
        row = schema.devices.c
        one = update(schema.devices).where(
            row.person == person, row.id == device_id, row.shut_out.is_(False)
        )
        async with self._engine.begin() as connection:
            if not (await connection.execute(one.values(name=name))).rowcount:
                refuse("no-such-device")

    async def shut_out(self, who: Identity, device_id: str) -> None:
        """Let a device in no more, nor whoever it has just made a link for."""
        row, link = schema.devices.c, schema.device_links.c
        shut = update(schema.devices).where(row.person == who.person, row.id == device_id)
        async with self._engine.begin() as connection:
            await check_still(connection, who)
            if not (await connection.execute(shut.values(shut_out=True))).rowcount:
                refuse("no-such-device")
            if not await count_devices(connection, who.person):
                # Nobody could come back to anything: it is undone.
                refuse("last-device")
            await connection.execute(delete(schema.device_links).where(link.person == who.person))

    async def shut_out_others(self, who: Identity) -> None:
        """Let a person's other devices in no more."""
        row = schema.devices.c
        others = update(schema.devices).where(row.person == who.person, row.key_hash != who.device)
        async with self._engine.begin() as connection:
            await check_still(connection, who)
            await connection.execute(others.values(shut_out=True))


async def devices_of(connection: AsyncConnection, person: Person) -> list[Device]:
    row = schema.devices.c
    query = select(schema.devices).where(row.person == person).order_by(row.since, row.id)
    return [_device(each) for each in await connection.execute(query)]


async def count_devices(connection: AsyncConnection, person: Person) -> int:
    """How many of them are not shut out."""
    row = schema.devices.c
    query = select(func.count()).where(row.person == person, row.shut_out.is_(False))
    return int((await connection.execute(query)).scalar_one())


async def check_still(connection: AsyncConnection, who: Identity) -> bool:
    """Refuse where a device is no longer this person's: it may have been shut out since it was
    asked whose it is. From here on nobody else changes the devices of this person.

    Whether it is kept at all.
    """
    row = schema.devices.c
    # Nothing is changed by it; but whoever would change the same waits.
    await connection.execute(
        update(schema.devices).where(row.person == who.person).values(person=who.person)
    )
    query = select(row.person, row.shut_out).where(row.key_hash == who.device)
    found = (await connection.execute(query)).one_or_none()
    # A key that is not kept is a person of its own.
    person = who.device if found is None else found.person
    if person != who.person or (found is not None and found.shut_out):
        refuse("signed-off")
    return found is not None


async def keep_device(connection: AsyncConnection, who: Identity, kind: Kind) -> None:
    """Keep a device with its person, unless it is kept already."""
    if not await check_still(connection, who):
        await connection.execute(
            insert(schema.devices).values(
                key_hash=who.device,
                id=secrets.token_hex(8),
                person=who.person,
                kind=str(kind),
                name="",
                since=time.time(),
                seen=today(),
            )
        )


def _device(row: Row[tuple[object, ...]]) -> Device:
    return Device(
        row.id,
        row.key_hash,
        read_kind(row.kind),
        row.name,
        row.since,
        float(row.seen * _DAY),
        row.shut_out,
    )
