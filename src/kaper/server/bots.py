"""Bots think in processes of their own, so that the server goes on answering."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import pickle
import secrets
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import wait
from random import Random
from threading import Thread
from typing import TypeVar

from kaper import registry
from kaper.bots import Bot, Seen, make_bot
from kaper.kernel import driver
from kaper.kernel.codec import Json, encode_fields
from kaper.kernel.decisions import Prompt
from kaper.kernel.events import Event
from kaper.kernel.record import Header
from kaper.kernel.state import State
from kaper.match import Match
from kaper.replay import components_of
from kaper.server.metrics import Metrics
from kaper.server.telemetry import Telemetry

logger = logging.getLogger("kaper.server")

T = TypeVar("T")

# The bots that thought last in this process, the latest at the end. A tree takes some megabytes.
_KEPT: dict[tuple[Header, int, str], Bot] = {}
MOST_KEPT = 8

# Work that can wait looks so often, and so many times, whether a process is free.
_LOOK_EVERY = 0.05
_LONGEST_WAIT = 100


@dataclass(frozen=True, slots=True)
class Job:
    """A position to think about: what a match is made of, without its history."""

    header: Header
    state: dict[str, Json]
    events: list[Event]
    seat: int
    bot: str
    seed: int

    @classmethod
    def of(cls, match: Match[State], seat: int, bot: str) -> Job:
        state, events = encode_fields(match.state), list(match.events)
        return cls(match.header, state, events, seat, bot, secrets.randbits(64))

    def match(self) -> Match[State]:
        game, components = registry.game(self.header.game), components_of(self.header)
        match = Match(
            game, game.restore(self.state, components, game.rules), self.header, components
        )
        match.events = self.events
        return match


@dataclass(frozen=True, slots=True)
class Question:
    """A job packed for the worker, and what would be legal."""

    data: bytes
    options: list[str]
    game: str
    bot: str


@dataclass(frozen=True, slots=True)
class Thought:
    """The text of the action that a bot chooses, and what it says of that."""

    action: str
    because: Prompt | None = None


def question(match: Match[State], seat: int, bot: str) -> Question:
    options = [option.text for option in driver.options(match.state, seat)]
    data = pickle.dumps(Job.of(match, seat, bot))
    return Question(data, options, match.header.game, bot)


def think(data: bytes) -> Thought:
    """Run in the worker: what the bot chooses."""
    job = pickle.loads(data)  # noqa: S301 - from our own process
    assert isinstance(job, Job)
    bot, seen = _bot_of(job), Seen(job.match(), job.seat)
    action = bot.decide(seen)
    return Thought(action.text, bot.because(seen, action))


def _bot_of(job: Job) -> Bot:
    """The bot that thought for this seat last, if that was here: it may remember its plan."""
    key = (job.header, job.seat, job.bot)
    bot = _KEPT.pop(key, None) or make_bot(job.bot, job.seed)
    _KEPT[key] = bot
    if len(_KEPT) > MOST_KEPT:
        del _KEPT[next(iter(_KEPT))]
    return bot


def _prepare() -> None:
    # Ctrl-C is for the server, which then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    """A worker would wait for ever when its server is killed."""
    wait([sentinel])
    os._exit(0)


async def _run_in(pool: ProcessPoolExecutor, thinking: Callable[[bytes], T], data: bytes) -> T:
    return await asyncio.get_running_loop().run_in_executor(pool, thinking, data)


class Thinkers:
    """The worker processes; they start with the first question.

    Questions are answered in the order in which they come. A table asks for one move and one hint
    at a time, so with many tables each gets its turn.
    """

    def __init__(
        self,
        workers: int,
        attempts: int,
        metrics: Metrics | None = None,
        telemetry: Telemetry | None = None,
    ) -> None:
        self._telemetry = telemetry or Telemetry()
        self._workers = workers
        self._attempts = attempts
        self._metrics = metrics or Metrics()
        self._pool: ProcessPoolExecutor | None = None
        self._deciding = 0
        self._leisure = asyncio.Lock()

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=_prepare)
        return self._pool

    async def decide(self, asked: Question) -> Thought:
        """What the bot would do."""
        self._deciding += 1
        try:
            with self._telemetry.span("think", game=asked.game, bot=asked.bot):
                found = await self.run(think, asked.data)
        finally:
            self._deciding -= 1
        if found is not None:
            return found
        # The others wait: any legal action is better than none.
        action = Random(secrets.randbits(64)).choice(asked.options)  # noqa: S311 - play, not secrets
        return Thought(action)

    async def at_leisure(self, work: Callable[[bytes], T], data: bytes) -> T:
        """Do a short piece of work that can wait, one at a time: while bots think in all
        processes, it waits for some seconds."""
        async with self._leisure:
            for _ in range(_LONGEST_WAIT):
                if self._deciding < self._workers:
                    break
                await asyncio.sleep(_LOOK_EVERY)
            for _ in range(self._attempts):
                pool = self._started()
                try:
                    return await _run_in(pool, work, data)
                except BrokenProcessPool:
                    self._replace(pool)
        raise BrokenProcessPool("the processes end again and again")

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        logger.warning("a bot's process ended; starting another")
        if self._pool is pool:
            pool.shutdown(wait=False)
            self._pool = None

    async def run(self, thinking: Callable[[bytes], T], data: bytes) -> T | None:
        """What comes of thinking, or nothing where it fails; a worker that dies is replaced."""
        for _ in range(self._attempts):
            pool, since = self._started(), time.monotonic()
            # Whatever a bot raises: it is a player's mistake, and no reason to stop a table.
            [found] = await asyncio.gather(_run_in(pool, thinking, data), return_exceptions=True)
            if not isinstance(found, BaseException):
                self._metrics.thought(time.monotonic() - since)
                return found
            if not isinstance(found, BrokenProcessPool):
                logger.error("a bot failed", exc_info=found)
                break
            self._replace(pool)
        return None

    def kill_workers(self) -> None:
        """End the worker processes at once."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.kill()

    def close(self) -> None:
        if self._pool is not None:
            self.kill_workers()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
