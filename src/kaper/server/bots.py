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
from kaper.bots import Seen, make_bot
from kaper.kernel import driver
from kaper.kernel.codec import Json, encode_fields
from kaper.kernel.decisions import Prompt
from kaper.kernel.events import Event
from kaper.kernel.record import Header
from kaper.kernel.state import State
from kaper.match import Match
from kaper.replay import components_of
from kaper.server.metrics import Metrics

logger = logging.getLogger("kaper.server")

T = TypeVar("T")

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


@dataclass(frozen=True, slots=True)
class Question:
    """A job packed for the worker, and what would be legal."""

    data: bytes
    options: list[str]


@dataclass(frozen=True, slots=True)
class Thought:
    """The text of the action that a bot chooses, and what it says of that."""

    action: str
    because: Prompt | None = None


def question(match: Match[State], seat: int, bot: str) -> Question:
    job = Job(
        match.header,
        encode_fields(match.state),
        list(match.events),
        seat,
        bot,
        secrets.randbits(64),
    )
    options = [option.text for option in driver.options(match.state, seat)]
    return Question(pickle.dumps(job), options)


def think(data: bytes) -> Thought:
    """Run in the worker: what the bot chooses."""
    job = pickle.loads(data)  # noqa: S301 - from our own process
    assert isinstance(job, Job)
    game = registry.game(job.header.game)
    components = components_of(job.header)
    state = game.restore(job.state, components, game.rules)
    match = Match(game, state, job.header, components)
    match.events = job.events
    bot, seen = make_bot(job.bot, job.seed), Seen(match, job.seat)
    action = bot.decide(seen)
    return Thought(action.text, bot.because(seen, action))


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


async def _think_in(pool: ProcessPoolExecutor, asked: Question) -> Thought:
    return await asyncio.get_running_loop().run_in_executor(pool, think, asked.data)


class Thinkers:
    """The worker processes; they start with the first question.

    Questions are answered in the order in which they come. A table asks for one move and one hint
    at a time, so with many tables each gets its turn.
    """

    def __init__(self, workers: int, attempts: int, metrics: Metrics | None = None) -> None:
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
        """What the bot would do; a worker that dies is replaced."""
        self._deciding += 1
        try:
            return await self._decide(asked)
        finally:
            self._deciding -= 1

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
                    return await asyncio.get_running_loop().run_in_executor(pool, work, data)
                except BrokenProcessPool:
                    self._replace(pool)
        raise BrokenProcessPool("the processes end again and again")

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        logger.warning("a bot's process ended; starting another")
        if self._pool is pool:
            pool.shutdown(wait=False)
            self._pool = None

    async def _decide(self, asked: Question) -> Thought:
        for _ in range(self._attempts):
            pool, since = self._started(), time.monotonic()
            # Whatever a bot raises: it is a player's mistake, and no reason to stop a table.
            [found] = await asyncio.gather(_think_in(pool, asked), return_exceptions=True)
            if isinstance(found, Thought):
                self._metrics.thought(time.monotonic() - since)
                return found
            if not isinstance(found, BrokenProcessPool):
                logger.error("a bot failed", exc_info=found)
                break
            self._replace(pool)
        # The others wait: any legal action is better than none.
        action = Random(secrets.randbits(64)).choice(asked.options)  # noqa: S311 - play, not secrets
        return Thought(action)

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
