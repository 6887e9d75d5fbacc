"""Clocks and reminders where several processes serve one PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import pytest

from kaper.server.facts import Flagged, Granted, KeptFact, Moved, Place, TableSetup
from kaper.server.hub import Hub
from kaper.server.kept import Identity
from kaper.server.pace import DAY, AtFlag, Pace
from kaper.server.settings import Settings
from kaper.server.tables import Table
from kaper.testing.push_service import push_service
from tests.server.hosting.several import hubs, room_of, run


@pytest.fixture
def several(settings: Settings, database: str) -> Settings:
    return replace(
        settings, database=database, watch_every=1000.0, note_pause=0.0, remind_after=0.1
    )


async def lay(hub: Hub, pace: Pace, began: float) -> int:
    """A table that has lain there since it began; who is asked."""
    places = [Place("person", name, "", [name]) for name in "AB"]
    table = Table(TableSetup("t", "martinique", {}, "seed", "A", places, began, pace=pace))
    fact = KeptFact(1, table.start(), began)
    table.record(fact)
    await hub.store.create(table.setup, table.seed_hash, [fact])
    flag = table.clocks.next_flag()
    assert flag is not None
    await hub.store.dues.note("t", flag[0])
    return flag[1]


async def kinds(hub: Hub) -> list[type[object]]:
    return [type(kept.fact) for kept in await hub.store.facts_after("t", 0)]


async def until_there(hub: Hub, kind: type[object]) -> None:
    while kind not in await kinds(hub):
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("flag", ["move", "bot", "lose"])
def test_at_a_sleeping_table_a_flag_falls_once(several: Settings, flag: AtFlag) -> None:
    async def work() -> None:
        async with hubs(several) as (one, other):
            await lay(one, Pace("move", DAY, 0, flag, 0), time.time() - DAY - 5)
            await asyncio.gather(one.watch.look(), other.watch.look())
            # The other process may open the table too, until it is noted that nothing is due.
            await until_there(one, Flagged if flag == "lose" else Moved)
            await asyncio.gather(one.watch.look(), other.watch.look())
            assert (await kinds(one)).count(Flagged) == 1

    run(work())


def test_where_both_have_it_open_a_flag_falls_once(several: Settings) -> None:
    async def work() -> None:
        async with hubs(several) as (one, other):
            await lay(one, Pace("move", 1, 0, "move", 0), time.time())
            rooms = [await room_of(hub, "t") for hub in (one, other)]
            await until_there(one, Moved)
            assert (await kinds(one))[1:3] == [Flagged, Moved]
            # The other process has heard of it.
            while any(room.table.sequence < 3 for room in rooms):
                await asyncio.sleep(0.02)
            assert rooms[0].table.clocks.left == rooms[1].table.clocks.left

    run(work())


def test_an_outage_is_given_back_once(several: Settings) -> None:
    async def work() -> None:
        async with hubs(several) as (one, other):
            # First, since the watches look by themselves too: the flag must not fall before.
            await one.store.renote("alive", str(time.time() - 5 * DAY))
            await lay(one, Pace("move", DAY, 0, "lose", 0), time.time() - 5 * DAY - 60)
            await asyncio.gather(one.watch.look(), other.watch.look())
            for hub in (one, other):
                await hub.watch.look()
                await room_of(hub, "t")
            await until_there(one, Granted)
            await asyncio.sleep(0.3)
            assert await kinds(one) == [(await kinds(one))[0], Granted]

    run(work())


def test_one_of_two_processes_reminds(several: Settings) -> None:
    async def work() -> None:
        async with push_service() as service:
            known = replace(several, push_services=(service.origin,))
            async with hubs(known) as (one, other):
                seat = await lay(one, Pace("move", DAY, 0, "lose", 0), time.time())
                who = Identity("AB"[seat], "AB"[seat])
                await other.store.subscriptions.add(who, service.subscription())
                for hub in (one, other):
                    await room_of(hub, "t")
                while not service.notes:
                    await asyncio.sleep(0.02)
                await asyncio.sleep(0.4)
                assert len(service.notes) == 1
                assert one.herald.push is not None
                assert other.herald.push is not None
                assert one.herald.push.key == other.herald.push.key

    run(work())


def test_claims_are_for_one(several: Settings) -> None:
    async def work() -> None:
        async with hubs(several) as (one, other):
            await lay(one, Pace("move", DAY, 0, "lose", 0), time.time())
            (due,) = await one.store.dues.until(time.time() + 2 * DAY, 10)
            later = time.time() + 3 * DAY
            claims = [hub.store.dues.claim(due, later) for hub in (one, other)]
            assert sorted(await asyncio.gather(*claims)) == [False, True]
            for times in (1, 2):
                asked = [
                    hub.store.subscriptions.claim("t", 0, 100.5, times) for hub in (one, other)
                ]
                assert sorted(await asyncio.gather(*asked)) == [False, True]

    run(work())
