"""Our speed beside that of another checkout of Kaper: the same games, in processes by turns."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from statistics import median

import kaper
from kaper.bench import paces
from kaper.compiled import PURE
from kaper.kernel.codec import Json
from kaper.kernel.errors import BadSetup

# A turn is cut into so many, and the sides alternate.
SLICES = 4


@dataclass(slots=True)
class Pace:
    """Microseconds of CPU time for a decision or a copy, here and there, one number a round."""

    here: list[float] = field(default_factory=list)
    there: list[float] = field(default_factory=list)

    @property
    def ratio(self) -> float:
        """How many times as long it takes here: in the median of the rounds, each on its own."""
        pairs = zip(self.here, self.there, strict=True)
        return median(here / there for here, there in pairs)

    def to_json(self) -> dict[str, Json]:
        return {
            "here_us": round(median(self.here), 3),
            "there_us": round(median(self.there), 3),
            "ratio": round(self.ratio, 3),
        }


@dataclass(slots=True)
class Comparison:
    """The pace of every game that both checkouts have."""

    folder: Path
    rounds: int
    playouts: dict[str, Pace] = field(default_factory=dict)
    copies: dict[str, Pace] = field(default_factory=dict)

    def to_json(self) -> dict[str, Json]:
        return {
            "against": str(self.folder),
            "python": platform.python_version(),
            "clock": "process_time",
            "rounds": self.rounds,
            "playouts": {game: pace.to_json() for game, pace in self.playouts.items()},
            "clone": {game: pace.to_json() for game, pace in self.copies.items()},
        }


class Checkout:
    """A process that times the games of one checkout."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.games = self._line().split()

    def time(self, task: str, game: str, count: int) -> tuple[float, int]:
        """The seconds that a task took, and how many decisions or copies that was."""
        if self.process.stdin is not None:
            print(task, game, count, file=self.process.stdin, flush=True)
        seconds, units = self._line().split()
        return float(seconds), int(units)

    def _line(self) -> str:
        line = self.process.stdout.readline() if self.process.stdout is not None else ""
        if not line:
            raise BadSetup("the games of a checkout cannot be timed: see the error above")
        return line


@contextmanager
def checkout(source: Path, *, pure: bool = False) -> Iterator[Checkout]:
    """Start the games of a checkout, given its folder of sources; in the end they are stopped.

    Pure, they are run as they are written, compiled or not.
    """
    # Without -P the script's own folder would come first, and with it modules of this checkout.
    command = [sys.executable, "-P", paces.__file__]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    if pure:
        environment[PURE] = "1"
    pipe = subprocess.PIPE
    with subprocess.Popen(  # noqa: S603 - our own script
        command, env=environment, stdin=pipe, stdout=pipe, text=True
    ) as process:
        yield Checkout(process)


def sources() -> Path:
    """The folder that this package lies in."""
    return Path(kaper.__file__).parent.parent


def compare(folder: Path, seconds: float, rounds: int) -> Iterator[Comparison]:
    """Time all games by turns, yielding the comparison as it fills; the last one is whole."""
    there = folder.resolve() / "src"
    if not (there / "kaper").is_dir():
        raise BadSetup(f"{folder} is no checkout of Kaper: it has no src/kaper")
    here = sources()
    result = Comparison(folder, rounds)
    counts: dict[tuple[str, str], int] = {}
    for _ in range(rounds):
        with checkout(here) as ours, checkout(there) as theirs:
            both = [game for game in ours.games if game in theirs.games]
            for task, found in (("playouts", result.playouts), ("copies", result.copies)):
                for game in both:
                    for side in (ours, theirs):
                        side.time(task, game, 1)  # tables and caches are no part of the speed
                    if (task, game) not in counts:
                        used, _ = ours.time(task, game, 1)
                        counts[task, game] = max(1, round(seconds / SLICES / used))
                    pace = found.setdefault(game, Pace())
                    times = _by_turns([ours, theirs], task, game, counts[task, game])
                    pace.here.append(times[0])
                    pace.there.append(times[1])
                    yield result


def _by_turns(sides: Sequence[Checkout], task: str, game: str, count: int) -> list[float]:
    """The least of each side's slices: whatever else the machine does can only add to it."""
    least = [inf] * len(sides)
    for slice_ in range(SLICES):
        for place in range(len(sides)) if slice_ % 2 else reversed(range(len(sides))):
            used, units = sides[place].time(task, game, count)
            least[place] = min(least[place], used / units * 1e6)
    return least
