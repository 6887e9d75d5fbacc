"""Several hubs in one process, as if each were a process of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

from kaper.server.hosting.redis_peers import RedisPeers
from kaper.server.hub import Hub
from kaper.server.rooms import Room
from kaper.server.settings import Settings
from kaper.testing.hubs import opened
from kaper.testing.visitors import PATIENCE


@asynccontextmanager
async def hubs(settings: Settings, count: int = 2) -> AsyncIterator[list[Hub]]:
    async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
        found = [await stack.enter_async_context(opened(settings)) for _ in range(count)]
        for hub in found:
            # Nobody is told before they listen.
            assert isinstance(hub.peers, RedisPeers)
            await hub.peers.listening.wait()
        yield found


def prefix(hub: Hub) -> str:
    """Of this database's keys in Redis."""
    assert isinstance(hub.peers, RedisPeers)
    return hub.peers.prefix


async def room_of(hub: Hub, table: str) -> Room:
    room = await hub.room(table)
    assert room is not None
    return room


async def reaches(room: Room, sequence: int) -> None:
    """Wait until whoever asks finds so many changes, wherever they were made."""
    while True:
        async with room.held() as table:
            if table.sequence == sequence:
                return
        await asyncio.sleep(0.005)


async def until(reached: Callable[[], bool]) -> None:
    while not reached():
        await asyncio.sleep(0.005)


def run(work: Awaitable[None]) -> None:
    async def running() -> None:
        await work

    asyncio.run(running())
