"""A queue of bots' turns in Redis, which any process takes from.

A job is a turn and nothing else: whoever takes it reads the table and plays as bots do everywhere.
One that is done twice does nothing the second time, for the question it answers is gone. One whose
process was killed comes back, for it has stopped to give signs of life.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from redis.asyncio import Redis
from saq import Job, Worker
from saq.queue.redis import RedisQueue
from saq.types import Context, PartialTimersDict

from kaper.server.hosting.link import Link
from kaper.server.kept import STORAGE_FAILURES
from kaper.server.peers import Turn
from kaper.server.refusals import CommandRefused

if TYPE_CHECKING:
    from kaper.server.hub import Hub

# At every end it warns that it does not wait for whoever waits for work.
logging.getLogger("saq").setLevel(logging.ERROR)

_LIFE_SIGN, _LIFELESS = 3, 10  # seconds between signs of life, and without any
_LOOK_FOR_LIFELESS = 5
_LONGEST = 600  # seconds: far more than any bot thinks
_ATTEMPTS = 5
_WAIT = 10  # seconds for a job, until the connection is looked at again


class _Worker(Worker[Context]):
    # The server ends its workers itself.
    SIGNALS = []  # noqa: RUF012 - as the library has it


class _Queue(RedisQueue):
    async def sweep(self, lock: int = 60, abort: float = 1.0) -> list[str]:
        # Whoever gives no sign of life is not waited for long.
        return await super().sweep(lock, abort)


class Thinking:
    """Offers turns to whoever is free, and takes them while we are."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._offers: _Queue | None = None
        self._patient: Redis | None = None
        self._worker: _Worker | None = None
        self._working: asyncio.Task[None] | None = None

    async def open(self, hub: Hub, prefix: str, at_once: int) -> None:
        """Begin to take turns, so many at a time."""
        name = f"{prefix}-turns"
        self._offers = _Queue(self._link.client, name)
        if not at_once:
            return

        async def take(context: Context, *, table: str, sequence: int, seat: int) -> None:
            living = asyncio.create_task(_show_life(context["job"]))
            try:
                await _take(hub, Turn(table, sequence, seat))
            finally:
                living.cancel()

        timers = PartialTimersDict(sweep=_LOOK_FOR_LIFELESS)  # type: ignore[typeddict-item] # partial
        self._patient = self._link.patient_client()
        self._worker = _Worker(
            _Queue(self._patient, name),
            [("turn", take)],
            concurrency=at_once,
            timers=timers,
            dequeue_timeout=_WAIT,
        )
        self._working = asyncio.create_task(self._worker.start(), name="kaper-thinking")

    async def close(self) -> None:
        """What is not finished goes to others."""
        if self._worker is not None and self._working is not None:
            await self._worker.stop()
            await asyncio.gather(self._working, return_exceptions=True)
        if self._patient is not None:
            await self._patient.aclose()

    async def offer(self, turn: Turn) -> bool:
        queue = self._offers
        assert queue is not None

        async def enqueue(_: Redis) -> bool:
            await queue.enqueue(
                "turn",
                # While one is there, or is being thought about, another is not added.
                key=f"{turn.table}:{turn.sequence}:{turn.seat}",
                table=turn.table,
                sequence=turn.sequence,
                seat=turn.seat,
                timeout=_LONGEST,
                heartbeat=_LIFELESS,
                retries=_ATTEMPTS,
                ttl=_LOOK_FOR_LIFELESS,
            )
            return True

        return await self._link.ask(enqueue, otherwise=False)


async def _show_life(job: Job) -> None:
    while True:
        await asyncio.sleep(_LIFE_SIGN)
        await job.update()


async def _take(hub: Hub, turn: Turn) -> None:
    # The log of the table says why it cannot be read; whoever offered the turn offers it again.
    with contextlib.suppress(CommandRefused, *STORAGE_FAILURES):
        room = await hub.room(turn.table)
        if room is not None:
            await room.take(turn)
