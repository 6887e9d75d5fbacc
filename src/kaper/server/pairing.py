"""One more device for a person, by a link that is good once and for minutes.

Of the link's secret only a hash is kept, and with it the settings that the new device begins with.
Whatever the new device had before becomes the person's, too: two persons become one, which cannot
be undone.
"""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from kaper.server import schema
from kaper.server.browsers import Kind
from kaper.server.devices import Device, count_devices, devices_of, keep_device
from kaper.server.facts import Person
from kaper.server.kept import Identity
from kaper.server.person_messages import CarriedSettings
from kaper.server.refusals import refuse
from kaper.server.rewriting import Rereads, alone, merge
from kaper.server.security import hashed, new_secret

VALID = 600.0  # seconds
MOST_DEVICES = 20

_SETTINGS = msgspec.json.Decoder(CarriedSettings)
_ENCODER = msgspec.json.Encoder()


class Offer(msgspec.Struct, frozen=True):
    """What lies behind a link: a person as they have several devices, and what they play."""

    person: Person
    settings: CarriedSettings
    expires: float
    devices: list[Device]
    games: int


class Holdings(msgspec.Struct, frozen=True):
    """How much somebody has that another device would bring along."""

    games: int
    devices: int


class Pairing:
    """Makes links for devices, and lets them be followed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def make(self, who: Identity, kind: Kind, settings: CarriedSettings) -> tuple[str, float]:
        """The secret of a new link, in place of any that there was, and when it expires."""
        secret, expires = new_secret(), time.time() + VALID
        link = schema.device_links.c
        async with self._engine.begin() as connection:
            await connection.execute(
                delete(schema.device_links).where(
                    (link.person == who.person) | (link.expires < time.time())
                )
            )
            await keep_device(connection, who, kind)
            if await count_devices(connection, who.person) >= MOST_DEVICES:
                refuse("too-many-devices")
            await connection.execute(
                insert(schema.device_links).values(
                    person=who.person,
                    secret_hash=hashed(secret),
                    expires=expires,
                    settings=_ENCODER.encode(settings).decode(),
                )
            )
        return secret, expires

    async def pending(self, person: Person) -> float | None:
        """Until when the link that a person has made is good."""
        link = schema.device_links.c
        query = select(link.expires).where(link.person == person, link.expires >= time.time())
        async with self._engine.connect() as connection:
            expires = (await connection.execute(query)).scalar()
        return None if expires is None else float(expires)

    async def withdraw(self, person: Person) -> None:
        link = schema.device_links.c
        async with self._engine.begin() as connection:
            await connection.execute(delete(schema.device_links).where(link.person == person))

    async def look(self, secret: str) -> Offer:
        """What a link leads to; it stays as good as it was."""
        link = schema.device_links.c
        query = select(schema.device_links).where(link.secret_hash == hashed(secret))
        async with self._engine.connect() as connection:
            row = _good((await connection.execute(query)).one_or_none())
            devices = await devices_of(connection, row.person)
            games = await _count_games(connection, row.person)
        current = [device for device in devices if not device.shut_out]
        return Offer(row.person, _SETTINGS.decode(row.settings), row.expires, current, games)

    async def holdings(self, person: Person | None) -> Holdings:
        """What somebody would bring along."""
        if person is None:
            return Holdings(0, 0)
        async with self._engine.connect() as connection:
            devices = await count_devices(connection, person)
            return Holdings(await _count_games(connection, person), max(0, devices - 1))

    async def follow(
        self, secret: str, who: Identity, kind: Kind
    ) -> tuple[CarriedSettings, Rereads]:
        """Make a device the person's who made the link, with all that it had before."""
        link, device = schema.device_links.c, schema.devices.c
        used = delete(schema.device_links).where(link.secret_hash == hashed(secret))
        async with alone(self._engine) as connection:
            # Of two who follow it at once, one finds it gone.
            row = _good((await connection.execute(used.returning(*link))).one_or_none())
            if row.person == who.person:
                refuse("same-person")
            await keep_device(connection, who, kind)
            rereads = await merge(connection, who.person, row.person)
            if await count_devices(connection, row.person) > MOST_DEVICES:
                refuse("too-many-devices")
            # It is new to the person whose it is now.
            new = update(schema.devices).where(device.key_hash == who.device)
            await connection.execute(new.values(since=time.time()))
        return _SETTINGS.decode(row.settings), rereads


def _good(row: Row[tuple[object, ...]] | None) -> Row[tuple[object, ...]]:
    if row is None or row.expires < time.time():
        refuse("old-device-link")
    return row


async def _count_games(connection: AsyncConnection, person: Person) -> int:
    member = schema.members.c
    query = select(func.count()).where(member.person == person)
    return int((await connection.execute(query)).scalar_one())
