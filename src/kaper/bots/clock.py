"""The time that a decision may take, for every bot alike."""

from __future__ import annotations

from time import perf_counter

# The part of the time to think in: the rest is for ending, and for machines that are busy.
USED = 0.95


class OutOfTime(Exception):
    """The time was up in the middle of a thought, which counts for nothing."""


class Clock:
    """Runs from the moment it is made; without seconds it never stops anybody."""

    __slots__ = ("_end",)

    def __init__(self, seconds: float | None) -> None:
        self._end = None if seconds is None else perf_counter() + USED * seconds

    def check(self) -> None:
        """To be asked before everything that takes time: raises `OutOfTime` once it is up."""
        if self._end is not None and perf_counter() >= self._end:
            raise OutOfTime
