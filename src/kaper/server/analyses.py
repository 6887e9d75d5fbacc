"""Finished games are analysed in the processes in which bots think, while these have time."""

from __future__ import annotations

import asyncio
import logging
import pickle
import time
from collections.abc import Iterator
from contextlib import suppress

from kaper.analysis.analysing import Moment, Task, check, reviewed, tasks
from kaper.analysis.report import Report, sum_up
from kaper.kernel.errors import BadSetup
from kaper.kernel.state import State
from kaper.match import Match
from kaper.server.jobs import Thinking
from kaper.server.kept import STORAGE_FAILURES, AnalysisShelf
from kaper.server.refusals import refuse
from kaper.server.settings import Settings

logger = logging.getLogger("kaper.server")

# Seconds between two notes of how far one has come.
_NOTE_EVERY = 1.0
# The same game is analysed alike, whoever asks.
_SEED = 1


def budget_for(steps: int, settings: Settings) -> str:
    """The passes of each search: fewer in a long game, so that none takes for ever."""
    fewest, most = settings.analysis_passes
    return str(max(fewest, min(most, settings.analysis_work // steps)))


def _packed(left: Iterator[Task]) -> bytes | None:
    """The next task for a worker."""
    task = next(left, None)
    return None if task is None else pickle.dumps(task)


def carry_out(data: bytes) -> Moment:
    """Run in the worker: what is to be thought of one action."""
    task = pickle.loads(data)  # noqa: S301 - from our own process
    assert isinstance(task, Task)
    return task.carry_out()


class Analyses:
    """Those that this process has taken on. They take turns, one step each."""

    def __init__(self, kept: AnalysisShelf, thinkers: Thinking, settings: Settings) -> None:
        self._kept = kept
        self._thinkers = thinkers
        self._settings = settings
        self._going: dict[str, asyncio.Task[None]] = {}

    async def begin(self, table: str, match: Match[State]) -> None:
        """Analyse a finished game, unless that is done or under way already."""
        try:
            check(match)
        except BadSetup:
            refuse("cannot-analyse")
        if table in self._going:
            return
        if len(self._going) >= self._settings.analyses_waiting:
            refuse("busy")
        if await self._kept.claim(table, len(match.history), time.time()):
            task = asyncio.get_running_loop().create_task(self._analyse(table, match))
            self._going[table] = task
            task.add_done_callback(lambda done: self._ended(table, done))

    def _ended(self, table: str, task: asyncio.Task[None]) -> None:
        self._going.pop(table, None)
        if not task.cancelled() and task.exception() is not None:
            logger.error("the analysis of %s failed", table, exc_info=task.exception())

    async def _analyse(self, table: str, match: Match[State]) -> None:
        moments: list[Moment] = []
        beating = asyncio.get_running_loop().create_task(self._beat(table, moments))
        try:
            found = await self._step_by_step(match, moments)
        except BaseException:
            # Whoever asks again begins it anew.
            await self._kept.drop(table)
            raise
        finally:
            beating.cancel()
        await self._kept.note(table, len(moments), time.time(), found)

    async def _beat(self, table: str, moments: list[Moment]) -> None:
        """Say that somebody works on it, even while a single step takes long."""
        while True:
            await asyncio.sleep(_NOTE_EVERY)
            with suppress(*STORAGE_FAILURES):
                await self._kept.note(table, len(moments), time.time())

    async def _step_by_step(self, match: Match[State], moments: list[Moment]) -> Report:
        budget = budget_for(len(match.history), self._settings)
        left = tasks(match, budget, _SEED)
        # Of a long game there is much to be packed: others are served meanwhile.
        while (data := await asyncio.to_thread(_packed, left)) is not None:
            moments.append(await self._thinkers.at_leisure(carry_out, data))
        return await asyncio.to_thread(
            lambda: sum_up(match, reviewed(match, moments), budget, _SEED)
        )

    async def close(self) -> None:
        going = list(self._going.values())
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)
