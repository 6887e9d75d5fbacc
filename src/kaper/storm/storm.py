"""A storm from its beginning to its verdict: people play, faults strike, then there is a calm."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from kaper.storm.book import Book
from kaper.storm.company import Host
from kaper.storm.faults import FAULTS, drawn, possible
from kaper.storm.players import Player
from kaper.storm.report import Report
from kaper.storm.served import NotBack, end_all
from kaper.storm.stage import Scene, Stage
from kaper.storm.verdict import judge
from kaper.storm.wrongs import Wrong

# Seconds: of play before a fault, for a fault until all is well again, and for the end.
PLAY = (0.2, 1.5)
STRIKE_WITHIN = 600.0
CALM_WITHIN = 120.0
START_WITHIN = 300.0
# A storm ends after so many seconds for each fault, however many are left.
USUAL = 20.0


@dataclass(frozen=True, slots=True)
class Plan:
    scene: Scene
    strikes: int = 50
    seed: int = 1
    tables: int = 10
    only: Sequence[str] = ()

    @property
    def limit(self) -> float:
        """After so many seconds it is over, apart from the last fault, the calm and the verdict."""
        return START_WITHIN + USUAL * self.strikes


class Storm:
    """Runs on one event loop, step by step."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self._plan = plan
        self._random = Random(plan.seed)
        self.stage = Stage(plan.scene, folder)
        self.book = Book(folder)
        self.struck: Counter[str] = Counter()
        self.wrongs: list[Wrong] = []
        self._kinds: Iterator[str] = iter(())
        self._players: list[Player] = []
        self._playing: list[asyncio.Task[None]] = []
        self._began = time.monotonic()
        self._downtimes: list[float] = []

    async def open(self) -> None:
        """Start everything, seat everybody."""
        async with asyncio.timeout(START_WITHIN):
            await self.stage.open()
            self._kinds = drawn(possible(self.stage), self._plan.only, self._random)
            host = Host(self.stage.served.address, self.book, self._random)
            self._players = await host.tables(self._plan.tables)
        self._playing = [asyncio.create_task(player.play()) for player in self._players]

    async def strike(self) -> bool:
        """Let them play, strike, and wait until all is well; whether to go on."""
        if time.monotonic() - self._began > self._plan.limit:
            self.wrongs.append(Wrong("out-of-time"))
            return False
        for fallen in (task for task in self._playing if task.done()):
            fallen.result()
        await asyncio.sleep(self._random.uniform(*PLAY))
        kind = next(self._kinds)
        since = time.monotonic()
        try:
            async with asyncio.timeout(STRIKE_WITHIN):
                await FAULTS[kind](self.stage, self._random)
                await self.stage.served.be_well()
        except (NotBack, TimeoutError) as error:
            self.wrongs.append(Wrong("not-back", detail=f"{kind}, {error}"))
            return False
        self._downtimes.append(time.monotonic() - since)
        self.struck[kind] += 1
        return True

    async def calm(self) -> None:
        """Every table has to go on; then all finish what they began, and the server ends."""
        before = dict(self.book.tables)
        going = {player.table for player in self._players if player.person is not None}
        until = time.monotonic() + CALM_WITHIN
        while still := [table for table in going if self.book.tables[table] == before[table]]:
            if time.monotonic() > until:
                self.wrongs += [Wrong("stuck", table) for table in still]
                break
            await asyncio.sleep(0.1)
        for player in self._players:
            player.resting = True
        while time.monotonic() < until and any(player.order for player in self._players):
            await asyncio.sleep(0.1)
        await self._dismiss()
        await self._end_server()

    async def _dismiss(self) -> None:
        for task in self._playing:
            task.cancel()
        ended = await asyncio.gather(*self._playing, return_exceptions=True)
        self._playing = []
        self.book.close()
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def _end_server(self) -> None:
        code = await self.stage.served.end()
        # A single process ends by the signal it was sent, once all is put away.
        if code not in (0, -signal.SIGTERM):
            self.wrongs.append(Wrong("exit-code", detail=str(code)))
        left = self.stage.served.left_over()
        if left:
            self.wrongs.append(Wrong("left-over", detail=str(len(left))))
            end_all(left)

    async def report(self) -> Report:
        """The verdict, with the figures."""
        logs = self.stage.served.log, self.stage.redis_log
        verdict = await judge(self.book, self.stage.database, logs)
        wrongs = [*self.wrongs, *verdict.wrongs]
        if wrongs:
            self.stage.keep()
        return Report(
            seed=self._plan.seed,
            struck=dict(self.struck),
            missing=self.stage.missing,
            tables=len(self.book.tables),
            facts=verdict.facts,
            situations=verdict.situations,
            counts=dict(self.book.counts),
            longest=max(self._downtimes, default=0.0),
            seconds=time.monotonic() - self._began,
            wrongs=wrongs,
        )

    async def close(self) -> None:
        try:
            await self._dismiss()
        finally:
            await self.stage.close()
