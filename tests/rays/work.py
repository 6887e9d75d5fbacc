"""Work for a Ray: its workers import it."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Deadly:
    """Squares numbers; the worker that comes to the one of these first is killed."""

    folder: str
    at: int

    def __call__(self, number: int) -> tuple[int, int]:
        met = Path(self.folder) / "met"
        if number == self.at and not met.exists():
            met.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number, os.getpid()


def fail(number: int) -> int:
    raise ValueError(f"{number} is too much")
