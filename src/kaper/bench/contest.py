"""Contenders, and a fair contest between them: short rounds, taken in turn."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median
from time import process_time

from kaper.kernel.codec import Json

# Does some work with these random numbers, and says how many units it was.
Work = Callable[[Random], int]
# Works for about so many seconds, and says how many units it was and how long it took.
Turn = Callable[[float], tuple[int, float]]


@dataclass(frozen=True, slots=True)
class Contender:
    """One engine at one task: a game played at random to its end, or a position copied.

    One that has a process of its own takes its turns there.
    """

    name: str
    title: str
    work: Work
    elsewhere: Turn | None = None


@dataclass(slots=True)
class Times:
    """Microseconds of CPU time for a decision or a copy, one number a round."""

    title: str
    rounds: list[float] = field(default_factory=list)
    units: int = 0

    @property
    def median(self) -> float:
        return median(self.rounds)

    def to_json(self) -> dict[str, Json]:
        return {
            "title": self.title,
            "median_us": round(self.median, 3),
            "min_us": round(min(self.rounds), 3),
            "max_us": round(max(self.rounds), 3),
            "per_second": round(1e6 / self.median, 1),
            "rounds": [round(number, 3) for number in self.rounds],
            "units": self.units,
        }


def contest(contenders: Sequence[Contender], seconds: float, rounds: int) -> Iterator[list[Times]]:
    """Let all work in turn, so that whatever else the machine does slows all alike.

    Yields their times so far after each turn; the last ones are the result.
    """
    times = [Times(contender.title) for contender in contenders]
    for contender in contenders:
        contender.work(_numbers(-1))  # imports, caches and tables are no part of the speed
    for turn in range(rounds):
        for contender, own in zip(contenders, times, strict=True):
            if contender.elsewhere is not None:
                units, used = contender.elsewhere(seconds)
            else:
                units, used = _one_turn(contender.work, turn, seconds)
            own.units += units
            own.rounds.append(used / units * 1e6)
            yield times


def _one_turn(work: Work, turn: int, seconds: float) -> tuple[int, float]:
    random = _numbers(turn)
    gc.collect()
    units, start = 0, process_time()
    while True:
        units += work(random)
        used = process_time() - start
        if used >= seconds:
            return units, used


def _numbers(turn: int) -> Random:
    return Random(turn)  # noqa: S311 - play, not secrets
