"""Other processes, reached through Redis.

It carries numbers alone: that a table has facts up to this one, which seats look on, that a bot's
seat is asked. Whoever hears of it reads the database. A message that is lost costs time, no more.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from redis.asyncio import Redis
from redis.asyncio.client import Pipeline

from kaper.server.hosting.limits import SharedLimits
from kaper.server.hosting.link import REDIS_FAILURES, Link
from kaper.server.hosting.thinking import Thinking
from kaper.server.hub import Hub
from kaper.server.peers import Peers, Present, Turn
from kaper.server.settings import Limits, Settings

logger = logging.getLogger("kaper.server")

_FACTS, _HERE, _DEVICES = "facts", "here", "devices"
# Who is here is told again with every look for lost messages; after three the process is dead.
_LASTS = 3
_LISTEN = 5.0  # seconds until the connection is looked at again


class RedisPeers(Peers):
    """Tells them what happens here, and hears from them."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(shared=True)
        self._settings = settings
        self._link = Link(settings.redis)
        self.prefix = ""
        self._thinking = Thinking(self._link)
        self._limits = SharedLimits(self._link)
        self._me = secrets.token_hex(8)
        # What is to be told, the latest of each table.
        self._facts: dict[str, int] = {}
        self._here: dict[str, Present] = {}
        self._devices = False
        self._wake = asyncio.Event()
        self.listening = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, hub: Hub) -> None:
        # Of everybody who serves this database, and of nobody else who uses the same Redis.
        self.prefix = f"kaper-{await hub.store.note('redis-prefix', secrets.token_hex(8))}"
        routines = (self._listen_on(hub), self._send_on())
        self._tasks = [asyncio.create_task(routine) for routine in routines]
        # A turn may wait for its moment: meanwhile others can be thought about.
        workers = self._settings.bot_workers
        await self._thinking.open(hub, self.prefix, 2 * workers + 2 if workers else 0)

    async def rest(self) -> None:
        await self._thinking.close()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._link.ask(self._send, None)
        await self._link.close()

    # Telling

    def tell(self, table: str, sequence: int) -> None:
        self._facts[table] = sequence
        self._wake.set()

    def tell_devices(self) -> None:
        self._devices = True
        self._wake.set()

    def show(self, table: str, here: Present) -> None:
        self._here[table] = here
        self._wake.set()

    async def _send_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self._link.ask(self._send, None)

    async def _send(self, client: Redis) -> None:
        """All that has gathered, at once; where Redis is away it is found by who looks for it."""
        facts, self._facts = self._facts, {}
        here, self._here = self._here, {}
        devices, self._devices = self._devices, False
        if not facts and not here and not devices:
            return
        async with client.pipeline(transaction=False) as pipe:
            for table, sequence in facts.items():
                pipe.publish(self._name(_FACTS, table), sequence)
            for table, present in here.items():
                self._note(pipe, table, present)
            if devices:
                pipe.publish(self._name(_DEVICES, ""), self._me)
            await pipe.execute()

    def _name(self, kind: str, table: str) -> str:
        return f"{self.prefix}:{kind}:{table}"

    # Who is here

    def _note(self, pipe: Pipeline, table: str, present: Present) -> None:
        key = self._name(_HERE, table)
        if present == Present():
            pipe.hdel(key, self._me)
        else:
            seats = ",".join(map(str, sorted(present.seats)))
            pipe.hset(key, self._me, f"{time.time():.3f} {present.watchers} {seats}")
            pipe.expire(key, int(self._lasting) + 1)
        pipe.publish(key, self._me)

    @property
    def _lasting(self) -> float:
        return _LASTS * self._settings.poll_every

    async def elsewhere(self, table: str) -> Present:
        nothing: dict[bytes, bytes] = {}
        key = self._name(_HERE, table)
        notes = await self._link.ask(lambda client: _read(client, key), nothing)
        seats: set[int] = set()
        watchers = 0
        for process, note in notes.items():
            at, watching, *more = note.decode().split(" ")
            if process.decode() != self._me and time.time() - float(at) < self._lasting:
                seats.update(int(seat) for seat in more[0].split(",") if seat)
                watchers += int(watching)
        return Present(frozenset(seats), watchers)

    async def offer(self, turn: Turn) -> bool:
        return await self._thinking.offer(turn)

    async def allow(self, kind: str, visitor: str, limits: Limits) -> bool | None:
        return await self._limits.allow(f"{self.prefix}:limit:{kind}", visitor, limits)

    # Hearing

    async def _listen_on(self, hub: Hub) -> None:
        """One connection and one task for all tables: nothing is lost between two of them."""
        while True:
            client = self._link.listening_client()
            try:
                await self._listen(client, hub)
            except REDIS_FAILURES as failure:
                logger.warning("Redis tells nothing now: %s", type(failure).__name__)
            finally:
                self.listening.clear()
                await client.aclose()
            await asyncio.sleep(1.0)

    async def _listen(self, client: Redis, hub: Hub) -> None:
        async with client.pubsub(ignore_subscribe_messages=True) as channels:
            await channels.psubscribe(f"{self.prefix}:*")
            self.listening.set()
            # While nobody listened, something may have been told.
            await hub.poll()
            while True:
                message = await channels.get_message(timeout=_LISTEN)
                if message is not None:
                    self._heard(hub, message["channel"], message["data"])

    def _heard(self, hub: Hub, channel: bytes, data: bytes) -> None:
        kind, _, table = channel.decode().removeprefix(f"{self.prefix}:").partition(":")
        if kind == _FACTS:
            hub.hear(table, int(data))
        elif kind == _HERE and data.decode() != self._me:
            hub.look_around(table)
        elif kind == _DEVICES and data.decode() != self._me:
            hub.hear_of_devices()


async def _read(client: Redis, key: str) -> dict[bytes, bytes]:
    # The library's types are those of both its kinds of clients.
    return dict(await client.hgetall(key))  # type: ignore[misc]
