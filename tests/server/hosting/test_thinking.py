"""Bots' turns, which any process takes."""

from __future__ import annotations

import asyncio
import signal
import sys
from dataclasses import replace

import pytest
from redis.asyncio import Redis
from saq.queue.redis import RedisQueue

from kaper.server.bots import Thinkers
from kaper.server.hosting import thinking
from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.hub import Hub
from kaper.server.jobs import Question, Thought
from kaper.server.peers import Turn
from kaper.server.rooms import Room
from kaper.server.settings import Settings
from kaper.server.subscriber import Subscriber
from kaper.testing import services
from kaper.testing.hubs import ME
from tests.server.hosting.several import hubs, prefix, reaches, room_of, run, until

WITH_BOT = NewTable("martinique", [NewSeat("me", "A"), NewSeat("bot", "B", "random")], {})
TWO_BOTS = NewTable("martinique", [NewSeat("bot", "A", "random")] * 2, {})


class Ready(Thinkers):
    """Chooses at once."""

    def __init__(self) -> None:
        super().__init__(workers=1, attempts=1)
        self.asked = 0

    async def decide(self, asked: Question) -> Thought:
        self.asked += 1
        return Thought(asked.options[0])


DYING = """
import asyncio, os, signal, sys
from kaper.server.bots import Thinkers
from kaper.server.hub import Hub
from kaper.server.settings import Settings

class Dying(Thinkers):
    async def decide(self, asked):
        os.kill(os.getpid(), signal.SIGKILL)

async def run():
    database, redis = sys.argv[1:]
    hub = Hub(Settings(database=database, redis=redis))
    hub.thinkers = Dying(1, 1)
    await hub.open()
    await asyncio.sleep(60)

asyncio.run(run())
"""


def thinkers(*found: Hub) -> list[Ready]:
    for hub in found:
        hub.thinkers = Ready()
    return [hub.thinkers for hub in found if isinstance(hub.thinkers, Ready)]


async def answered(room: Room, sequence: int) -> None:
    """Wait until the bot has played, and whoever asks finds that it is a person's turn."""
    while True:
        async with room.held() as table:
            if table.sequence >= sequence and 0 in table.pending:
                return
        await asyncio.sleep(0.005)


async def move(hub: Hub, table: str) -> None:
    room = await room_of(hub, table)
    asked = room.table.pending[0]
    await room.change(lambda: room.table.act(ME, 0, asked.id, asked.options[0].text))


def test_a_process_that_does_not_think_leaves_it_to_another(settings: Settings) -> None:
    async def work() -> None:
        serving = replace(settings, bot_workers=0)
        async with hubs(serving, 1) as (first,), hubs(settings, 1) as (second,):
            mine, theirs = thinkers(first, second)
            room = await first.make(WITH_BOT, ME)
            for turn in range(1, 6):
                await move(first, room.table.id)
                await answered(room, 2 * turn + 1)
            assert mine.asked == 0
            assert theirs.asked == 5

    run(work())


def test_a_turn_that_several_processes_know_of_is_thought_about_once(settings: Settings) -> None:
    async def work() -> None:
        async with hubs(settings, 3) as (first, second, third):
            found = thinkers(first, second, third)
            room = await first.make(WITH_BOT, ME)
            for hub in (second, third):
                await room_of(hub, room.table.id)
            for turn in range(1, 6):
                await move(first, room.table.id)
                await answered(room, 2 * turn + 1)
            assert sum(each.asked for each in found) == 5

    run(work())


def test_bots_among_themselves_are_played_where_nobody_looks_on(settings: Settings) -> None:
    async def work() -> None:
        serving = replace(settings, bot_workers=0)
        async with hubs(serving, 1) as (first,), hubs(settings, 1) as (second,):
            thinkers(first, second)
            room = await first.make(TWO_BOTS, ME)
            await room.enter(Subscriber(ME, None, 0, 1000, member=True), 0)
            await until(lambda: room.table.sequence > 5)

    run(work())


def test_a_turn_that_was_played_already_does_nothing(settings: Settings) -> None:
    async def work() -> None:
        async with hubs(settings, 1) as (hub,):
            [ready] = thinkers(hub)
            room = await hub.make(WITH_BOT, ME)
            await move(hub, room.table.id)
            await reaches(room, 3)
            assert await hub.peers.offer(Turn(room.table.id, 2, 1))
            assert await hub.peers.offer(Turn("no-such-table", 2, 1))
            async with Redis.from_url(settings.redis) as client:
                queue = RedisQueue(client, f"{prefix(hub)}-turns")
                while await queue.count("incomplete"):
                    await asyncio.sleep(0.01)
            assert room.table.sequence == 3
            assert ready.asked == 1

    run(work())


def test_a_lost_turn_is_offered_again(settings: Settings) -> None:
    async def work() -> None:
        serving = replace(settings, bot_workers=0, poll_every=0.2)
        async with hubs(serving, 1) as (first,):
            room = await first.make(WITH_BOT, ME)
            await move(first, room.table.id)
            async with Redis.from_url(settings.redis) as client:
                queue = RedisQueue(client, f"{prefix(first)}-turns")
                while not await queue.count("queued"):
                    await asyncio.sleep(0.01)
                for key in await client.keys(f"saq:*{prefix(first)}*"):
                    await client.delete(key)
            async with hubs(settings, 1) as (second,):
                thinkers(second)
                await reaches(room, 3)

    run(work())


def test_the_turn_of_a_process_that_died_comes_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "_LIFELESS", 1)
    monkeypatch.setattr(thinking, "_LOOK_FOR_LIFELESS", 1)

    async def work() -> None:
        async with hubs(replace(settings, bot_workers=0), 1) as (first,):
            room = await first.make(WITH_BOT, ME)
            await move(first, room.table.id)
            words = (settings.database, settings.redis)
            dying = await asyncio.create_subprocess_exec(sys.executable, "-c", DYING, *words)
            assert await dying.wait() == -signal.SIGKILL
            assert room.table.sequence == 2
            async with hubs(settings, 1) as (second,):
                thinkers(second)
                await reaches(room, 3)

    run(work())


def test_bots_play_on_while_redis_is_away(
    settings: Settings, own_redis: services.RedisServer
) -> None:
    async def work() -> None:
        async with hubs(replace(settings, redis=own_redis.address), 1) as (hub,):
            thinkers(hub)
            room = await hub.make(WITH_BOT, ME)
            own_redis.stop()
            await move(hub, room.table.id)
            await reaches(room, 3)
            own_redis.start()
            await move(hub, room.table.id)
            await reaches(room, 5)

    run(work())
