"""Whose device it is, when several things happen to it at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from kaper.server.browsers import Kind
from kaper.server.farewell import delete_person
from kaper.server.hub import Hub
from kaper.server.kept import Identity
from kaper.server.pairing import Pairing
from kaper.server.person_messages import CarriedSettings
from kaper.server.refusals import CommandRefused
from kaper.server.settings import Settings, sqlite_url
from kaper.testing.hubs import HOT_SEAT, with_hub
from kaper.testing.pairing import SETTINGS

CARRIED = msgspec.convert(SETTINGS, CarriedSettings)
DESK, PHONE, STRANGER = "d" * 64, "p" * 64, "s" * 64
KIND = Kind("Firefox", "Linux")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"), bot_pause=1000)


def alone_with(key: str) -> Identity:
    return Identity(key, key)


async def pair(hub: Hub, old: str, new: str) -> None:
    secret, _ = await Pairing(hub.store.engine).make(alone_with(old), KIND, CARRIED)
    await Pairing(hub.store.engine).follow(secret, alone_with(new), KIND)


async def id_of(hub: Hub, key: str) -> str:
    return next(each.id for each in await hub.store.devices.of(DESK) if each.key_hash == key)


def test_of_several_who_follow_a_link_at_once_one_wins(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        pairing = Pairing(hub.store.engine)
        secret, _ = await pairing.make(alone_with(DESK), KIND, CARRIED)
        keys = [str(number) * 64 for number in range(5)]
        results = await asyncio.gather(
            *(pairing.follow(secret, alone_with(key), KIND) for key in keys),
            return_exceptions=True,
        )
        assert sum(isinstance(result, CommandRefused) for result in results) == 4
        assert len(await hub.store.devices.of(DESK)) == 2

    with_hub(settings, work)


def test_a_device_that_is_shut_out_meanwhile_does_nothing_more(settings: Settings) -> None:
    """Whose it is was asked before it was shut out: what it then asks for comes too late."""

    async def work(hub: Hub) -> None:
        room = await hub.make(HOT_SEAT, DESK)
        await pair(hub, DESK, PHONE)
        thief, devices = Identity(PHONE, DESK), hub.store.devices
        pairing = Pairing(hub.store.engine)
        elsewhere, _ = await pairing.make(alone_with(STRANGER), KIND, CARRIED)
        await devices.shut_out(alone_with(DESK), await id_of(hub, PHONE))
        for late in (
            pairing.make(thief, KIND, CARRIED),
            # It would take everything along.
            pairing.follow(elsewhere, thief, KIND),
            devices.shut_out(thief, await id_of(hub, DESK)),
            delete_person(hub, thief),
        ):
            with pytest.raises(CommandRefused, match="signed-off"):
                await late
        assert await devices.whose(DESK) == DESK
        assert room.table.seats_of(DESK) == (0, 1)
        assert await hub.store.is_member(room.table.id, DESK)
        # The link is as good as it was.
        await pairing.follow(elsewhere, alone_with(DESK), KIND)

    with_hub(settings, work)


def test_a_device_becomes_that_of_one_person_only(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        pairing = Pairing(hub.store.engine)
        links = [(await pairing.make(alone_with(k), KIND, CARRIED))[0] for k in (DESK, STRANGER)]
        results = await asyncio.gather(
            *(pairing.follow(secret, alone_with(PHONE), KIND) for secret in links),
            return_exceptions=True,
        )
        assert sum(isinstance(result, CommandRefused) for result in results) == 1
        owners = [len(await hub.store.devices.of(key)) for key in (DESK, STRANGER)]
        assert sorted(owners) == [1, 2]

    with_hub(settings, work)
