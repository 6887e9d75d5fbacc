"""What a table does by itself: where it fails, nobody would ask for it again."""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import TypeVar

from kaper.server.kept import STORAGE_FAILURES

logger = logging.getLogger("kaper.server")

# Seconds between attempts to do what a failing disk prevents.
FIRST_WAIT = 0.5
LONGEST_WAIT = 30.0

Work = Callable[[], Awaitable[None]]


T = TypeVar("T")


def weakly(owner: T) -> Callable[[], T]:
    """Finds whoever owns a part of itself: held in turn, neither would be freed when it is put
    away."""
    held = weakref.ref(owner)

    def find() -> T:
        found = held()
        assert found is not None
        return found

    return find


class Chores:
    """Each is run at most once at a time, and until the disk lets it be done."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._tasks: dict[Work, asyncio.Task[None]] = {}
        self._closed = False

    def begin(self, work: Work) -> None:
        """Begin this, unless it is under way already."""
        task = self._tasks.get(work)
        if not self._closed and (task is None or task.done()):
            # Not as a part of whoever brought it about: bots may play on for hours.
            loop, nobody = asyncio.get_running_loop(), Context()
            task = loop.create_task(self._insist(work), context=nobody)
            task.add_done_callback(self._log_fault)
            self._tasks[work] = task

    async def _insist(self, work: Work) -> None:
        pause = FIRST_WAIT
        while True:
            try:
                return await work()
            except STORAGE_FAILURES as failure:
                logger.warning("table %s tries again after %s", self._table, failure)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_WAIT)

    def _log_fault(self, task: asyncio.Task[None]) -> None:
        fault = None if task.cancelled() else task.exception()
        if fault is not None:
            logger.error("table %s stands still", self._table, exc_info=fault)

    @property
    def resting(self) -> bool:
        return all(task.done() for task in self._tasks.values())

    async def close(self) -> None:
        """Give up what is under way, and begin nothing more."""
        self._closed = True
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        # They hold the room that holds them.
        self._tasks.clear()
