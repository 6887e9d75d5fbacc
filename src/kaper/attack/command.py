"""The command `kaper attack`: starts a server, attacks it in every way, and gives a verdict."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from kaper import registry
from kaper.attack.evidence import Evidence
from kaper.attack.files import Files
from kaper.attack.fleet import Crew, Fleet, Scene, armada
from kaper.attack.matrix import Cell, Matrix, lay_out
from kaper.attack.raw import Smugglers
from kaper.attack.report import Verdict, tables
from kaper.attack.requests import Requests
from kaper.attack.rows import Rows
from kaper.attack.sockets import Siege
from kaper.attack.target import PROGRAM, Target, Where
from kaper.kernel.errors import BadSetup
from kaper.output import print_json, show, with_bar
from kaper.server.settings import sqlite_url
from kaper.server.store import Store
from kaper.words import Words

# What each part has of all that is sent; the table of access is always checked as a whole.
SHARES = {"access": 0.0, "requests": 0.15, "bytes": 0.15, "sockets": 0.6, "files": 0.1}
WARMING = 500  # messages after which a server has loaded what it uses
REST = 5.0  # seconds after which a server has put away what nobody uses


@dataclass(frozen=True)
class Plan:
    """What to do, within which bounds; no parts are all parts."""

    count: int
    seconds: float  # of each part
    seed: int
    parts: tuple[str, ...] = ()
    database: str = ""  # an empty one; without any, a file for this attack alone
    redis: str = ""
    workers: int = 1

    def __post_init__(self) -> None:
        for part in self.parts:
            if part not in SHARES:
                raise BadSetup(f"the parts are {', '.join(SHARES)}, not {part}")
        if self.count < 1 or self.seconds <= 0:
            raise BadSetup("an attack needs some messages and some seconds")

    @property
    def chosen(self) -> tuple[str, ...]:
        return self.parts or tuple(SHARES)

    def share(self, part: str) -> int:
        whole = sum(SHARES[each] for each in self.chosen)
        return max(1, round(self.count * SHARES[part] / whole)) if whole else 0


def run(plan: Plan, words: Words, *, as_json: bool) -> bool:
    """Whether the server stood."""
    verdict = attack(plan, words)
    if as_json:
        print_json(verdict.to_json())
    else:
        show(*tables(words, verdict))
    return verdict.evidence.sound


def attack(plan: Plan, words: Words, program: Sequence[str] = PROGRAM) -> Verdict:
    """Start a server by `program`, and see what it takes."""
    start = time.monotonic()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="kaper-"))
        database = plan.database or sqlite_url(Path(folder) / "attack.sqlite3")
        runner = stack.enter_context(asyncio.Runner())
        grounds = runner.run(_lay_out(database, plan))
        target = stack.enter_context(Target(Where(database, plan.redis, plan.workers), program))
        assault = _Assault(plan, words, grounds, target, runner)
        try:
            assault.warm_up()
            before = target.memory()
            for name in plan.chosen:
                assault.carry_out(name)
        finally:
            runner.run(assault.rows.close())
        time.sleep(REST)
        verdict = Verdict(assault.evidence, plan.seed, before, target.memory())
        verdict.judge(answers=target.answers, alarms=target.stop())
    verdict.seconds = time.monotonic() - start
    return verdict


# Where it takes place


@dataclass(frozen=True)
class Grounds:
    """Tables, those around them, and the cells of the table of access; and what all must hide."""

    crew: Crew
    scenes: list[Scene]
    cells: list[Cell]
    secrets: list[str]


async def _lay_out(database: str, plan: Plan) -> Grounds:
    fleet, rows = Fleet(Store(database), plan.seed), Rows(database)
    await fleet.open()
    try:
        if await rows.digests():
            raise BadSetup("an attack needs a database without tables")
        scenes = await armada(fleet, registry.games())
        cells = await lay_out(fleet) if "access" in plan.chosen else []
        all_scenes = [*scenes, *(cell.scene for cell in cells)]
        secrets = [*fleet.crew.keys, await fleet.signing_secret()]
        secrets += {scene.secret for scene in all_scenes}
        secrets += {scene.table.setup.seed for scene in all_scenes if scene.hides_seed}
    finally:
        await rows.close()
        await fleet.close()
    return Grounds(fleet.crew, scenes, cells, secrets)


class _Assault:
    """The parts, one after the other."""

    def __init__(
        self, plan: Plan, words: Words, grounds: Grounds, target: Target, runner: asyncio.Runner
    ) -> None:
        self._plan = plan
        self._words = words
        self._grounds = grounds
        self._target = target
        self._runner = runner
        self.rows = Rows(target.where.database)
        self.evidence = Evidence()
        self.evidence.guard(grounds.secrets)

    def warm_up(self) -> None:
        """Let the server load what it needs, so that only what grows with time is left to see."""
        self.evidence.begin("warming")
        until = time.monotonic() + self._plan.seconds
        self._runner.run(self._siege().wake_bots())
        for _ in self._waited_for(self._sockets(WARMING, until)):
            pass

    def carry_out(self, name: str) -> None:
        plan, part = self._plan, self.evidence.begin(name)
        count, start = plan.share(name), time.monotonic()
        steps = self._steps(name, count, start + plan.seconds)
        total = len(self._grounds.cells) if name == "access" else count
        title = self._words.say(f"attack-part-{name}")
        for _ in with_bar(steps, title, total, int):
            pass
        part.seconds = time.monotonic() - start

    def _steps(self, name: str, count: int, until: float) -> Iterator[int]:
        address, grounds = self._target.address, self._grounds
        crew, scenes, evidence, seed = grounds.crew, grounds.scenes, self.evidence, self._plan.seed
        if name == "access":
            return self._waited_for(self._access(until))
        if name == "sockets":
            return self._waited_for(self._sockets(count, until))
        if name == "requests":
            attackers = Requests(address, crew, scenes, evidence, seed).attack(count, until)
        elif name == "bytes":
            attackers = Smugglers(address, evidence, seed).attack(count, until)
        else:
            attackers = Files(address, scenes, evidence, seed).attack(count, until)
        return self._unchanged(attackers)

    def _waited_for(self, steps: AsyncIterator[int]) -> Iterator[int]:
        while (done := self._runner.run(anext(steps, None))) is not None:
            yield done

    async def _access(self, until: float) -> AsyncIterator[int]:
        grounds = self._grounds
        async with Matrix(self._target.address, grounds.crew, self.rows, self.evidence) as matrix:
            async for done in matrix.check_all(grounds.cells, until):
                yield done

    def _siege(self) -> Siege:
        grounds = self._grounds
        return Siege(self._target.address, grounds.crew, grounds.scenes, self.evidence)

    def _sockets(self, count: int, until: float) -> AsyncIterator[int]:
        return self._siege().attack(count, until, self._plan.seed, self.rows)

    def _unchanged(self, steps: Iterator[int]) -> Iterator[int]:
        """None of these may change a table that there is: strangers alone come this way."""
        before = self._runner.run(self.rows.digests())
        yield from steps
        after = self._runner.run(self.rows.digests())
        for table in before:
            if before[table] != after.get(table):
                self.evidence.fault("change", f"table {table} is not what it was")
