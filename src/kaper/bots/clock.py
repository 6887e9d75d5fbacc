"""The time that a decision may take, for every bot alike."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter

if sys.platform == "emscripten":
    # There is one thread, and no clock of its own for it.
    from time import process_time as processor_time_of_thread
else:
    from time import thread_time as processor_time_of_thread

processor_seconds = processor_time_of_thread

# The part of the time to think in: the rest is for ending, and for machines that are busy.
USED = 0.95

_of_processor = ContextVar("_of_processor", default=False)


class OutOfTime(Exception):
    """The time was up in the middle of a thought, which counts for nothing."""


class Clock:
    """Runs from the moment it is made; without seconds it never stops anybody."""

    __slots__ = ("_end", "_now")

    def __init__(self, seconds: float | None) -> None:
        self._now = processor_seconds if _of_processor.get() else perf_counter
        self._end = None if seconds is None else self._now() + USED * seconds

    def check(self) -> None:
        """To be asked before everything that takes time: raises `OutOfTime` once it is up."""
        if self._end is not None and self._now() >= self._end:
            raise OutOfTime


@contextmanager
def processor_time() -> Iterator[None]:
    """Count what the processor does for this thread: other work then takes nothing from a bot."""
    token = _of_processor.set(True)
    try:
        yield
    finally:
        _of_processor.reset(token)
