"""A hub without a server, for tests of what lies behind the sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from random import Random

from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.hub import Hub
from kaper.server.rooms import Room
from kaper.server.settings import Settings
from kaper.testing.visitors import PATIENCE

ME = "me"
HOT_SEAT = NewTable("martinique", [NewSeat("me", "A"), NewSeat("here", "B")], {})


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Hub]:
    hub = Hub(settings)
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


def with_hub(settings: Settings, work: Callable[[Hub], Awaitable[None]]) -> None:
    """Do something with a hub, in an event loop of its own."""

    async def run() -> None:
        async with opened(settings) as hub, asyncio.timeout(PATIENCE):
            await work(hub)

    asyncio.run(run())


async def move(room: Room, random: Random) -> None:
    """Whoever is first in turn does anything legal."""
    async with room.held() as table:
        seat = table.waiting()[0]
        asked = table.pending[seat]
    action = random.choice(asked.options).text
    await room.change(lambda: room.table.act(ME, seat, asked.id, action))


async def play_on(room: Room, random: Random, until: int) -> None:
    """Persons of this device do anything legal when they are asked, and bots have their turns."""
    while room.table.sequence < until and not room.table.over:
        async with room.held() as table:
            asked = [decision for seat, decision in table.pending.items() if table.owns(ME, seat)]
        if asked:
            decision = random.choice(asked)
            action = random.choice(decision.options).text
            await room.change(partial(room.table.act, ME, decision.seat, decision.id, action))
        else:
            await asyncio.sleep(0.01)
