"""The command line with a clock that a storm sets: `python -m kaper.storm.entry serve ...`.

Processes that a server starts import the module that it was started from, so they go by the same
clock.
"""

from __future__ import annotations

import mmap
import os
import struct
import sys
import time
from pathlib import Path

CLOCK = "KAPER_STORM_CLOCK"  # names the file that tells how many seconds the clock is ahead
AHEAD = struct.Struct("d")


def _follow(path: Path) -> None:
    with path.open("rb") as file:
        shared = mmap.mmap(file.fileno(), AHEAD.size, prot=mmap.PROT_READ)
    true_time = time.time

    def storm_time() -> float:
        return true_time() + float(AHEAD.unpack(shared[:])[0])

    time.time = storm_time


if __name__ in {"__main__", "__mp_main__"}:
    _follow(Path(os.environ[CLOCK]))

if __name__ == "__main__":
    from kaper.cli import main

    sys.exit(main(sys.argv[1:]))
