"""Bots think in processes of their own, so that the server goes on answering."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from threading import Thread
from typing import TypeVar

from kaper.server.jobs import Question, Thinking, Thought
from kaper.server.metrics import Metrics
from kaper.server.telemetry import Telemetry

logger = logging.getLogger("kaper.server")

T = TypeVar("T")

# Work that can wait looks so often, and so many times, whether a process is free.
_LOOK_EVERY = 0.05
_LONGEST_WAIT = 100


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


class Thinkers(Thinking):
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
                return await super().decide(asked)
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
