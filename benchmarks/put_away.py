"""Does memory come back? Tables are opened, played at and put away, round after round.

    .venv/bin/python -m benchmarks.put_away --tables 1000 --rounds 3

The server is one of its own, set up as it is hosted, but it puts tables away after seconds. All
tables of a round are in its database, and many are live while it is played. After it nothing may be
left of them, without a full collection of garbage since the server began; and from the first round
to the last, which has nothing more to load, memory may grow by a small part of what live tables
take. Else it says what is wrong, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Thread

from kaper.match import Match, Played
from kaper.server.connections import Socket
from kaper.server.rooms import Room
from kaper.server.run import serve
from kaper.server.settings import Limits, Settings, sqlite_url
from kaper.server.tables import Table
from kaper.testing.visitors import Live, Visitor

FREE = Limits(1_000_000, 1_000_000)
KINDS = (Room, Table, Match, Played, Socket)
AT_ONCE = 8  # persons
# In kB: how much may be left of a table, of which a live one takes 18, and what the allocator keeps
# by chance.
LEFT, CHANCE = 6, 8_000
PATIENCE = 120.0  # seconds until the last table is put away
SEATS = [{"kind": "me", "name": "A"}, {"kind": "here", "name": "B"}]
DAYS = {"kind": "move", "seconds": 259_200, "added": 0, "flag": "move", "holiday": 7}


# The server


def host(database: Path, idle_after: float) -> None:
    """Serve; tells what is alive for every line that is read."""
    settings = Settings(
        database=sqlite_url(database),
        idle_after=idle_after,
        answer_pause=(0.0, 0.0),
        second_thoughts=0.0,
        message_limit=FREE,
        make_limit=FREE,
        join_limit=FREE,
    )
    Thread(target=_answer, daemon=True).start()
    serve(settings, port=0)


def _answer() -> None:
    for _ in sys.stdin:
        print(json.dumps(_alive()), flush=True)


def _alive() -> dict[str, int]:
    counted = Counter(type(each) for each in gc.get_objects())
    found = {kind.__name__: counted[kind] for kind in KINDS}
    return found | {"full collections": gc.get_stats()[2]["collections"], "kB": _memory()}


def _memory() -> int:
    """The memory that this process uses, where the system tells it."""
    status = Path("/proc/self/status")
    lines = status.read_text("utf-8").splitlines() if status.exists() else []
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


class Host:
    """The server's process."""

    def __init__(self, process: subprocess.Popen[str], database: Path) -> None:
        self._process = process
        self._database = database
        self.address = self._line().removeprefix("Kaper: ").rstrip("/")
        # Until then everything is still being loaded.
        with Visitor(self.address) as visitor:
            visitor.get("/ready")

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def alive(self) -> dict[str, int]:
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        told: dict[str, int] = json.loads(self._line())
        return told

    def settled(self, idle_after: float) -> dict[str, int]:
        """What is alive once all tables are put away, or when that takes too long."""
        until = time.monotonic() + PATIENCE
        # Objects that another thread is making must not be looked at: it would fail over that.
        time.sleep(2 * idle_after)
        while left(alive := self.alive()) and time.monotonic() < until:
            time.sleep(1)
        return alive

    def tables(self) -> int:
        """How many were ever made."""
        connection = sqlite3.connect(self._database)
        try:
            (count,) = connection.execute("select count(*) from tables").fetchone()
        finally:
            connection.close()
        return int(count)


def left(alive: dict[str, int]) -> int:
    return sum(alive[kind.__name__] for kind in KINDS)


@contextmanager
def hosted(idle_after: float) -> Iterator[Host]:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "kaper.sqlite3"
        words = ["--serve", str(database), "--idle-after", str(idle_after)]
        process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.put_away", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "KAPER_NO_BROWSER": "1"},
        )
        try:
            yield Host(process, database)
        finally:
            process.terminate()
            process.communicate(timeout=30)


# The persons


def play(address: str, moves: int, seed: int) -> None:
    """One table of two persons on a device, played at for so many moves; every other has clocks."""
    random = Random(seed)
    with Visitor(address) as person:
        wanted = {"game": "martinique", "seats": SEATS, "options": {}}
        made = person.post("/api/tables", wanted | ({"pace": DAYS} if seed % 2 else {}))
        table = str(made["id"])
        with person.sit(table) as live:
            for _ in range(moves):
                if not _move(live, random):
                    break


def _move(live: Live, random: Random) -> bool:
    if live.decision is None:
        waiting = live.now["waiting"]
        if not isinstance(waiting, list) or not waiting:
            return False
        live.send(type="look", seat=waiting[0])
        live.until(lambda: live.decision is not None)
    live.play(random.choice(live.options()))
    return True


@dataclass
class Found:
    """What was alive before the first round, in the midst of each, and after it; and how many
    tables there are on disk."""

    begun: dict[str, int]
    amid: list[dict[str, int]] = field(default_factory=list)
    after: list[dict[str, int]] = field(default_factory=list)
    made: int = 0


def measure(tables: int, rounds: int, moves: int, idle_after: float) -> Found:
    with hosted(idle_after) as server, ThreadPoolExecutor(AT_ONCE) as persons:
        found = Found(server.alive())
        print(f"before: {found.begun}", flush=True)
        for number in range(rounds):
            seeds = range(number * tables, (number + 1) * tables)
            list(persons.map(lambda seed: play(server.address, moves, seed), seeds))
            found.amid.append(server.alive())
            found.after.append(server.settled(idle_after))
            print(f"in round {number + 1}: {found.amid[-1]}", flush=True)
            print(f"after round {number + 1}: {found.after[-1]}", flush=True)
        found.made = server.tables()
    return found


def faults(found: Found, tables: int) -> list[str]:
    """All that is wrong with what was found in rounds of so many tables."""
    rounds, last = len(found.after), found.after[-1]
    grown = last["kB"] - found.after[0]["kB"]
    wrong = {
        f"{found.made} tables were made, not {tables * rounds}": found.made != tables * rounds,
        "no table was live in a round, so nothing is shown": not all(map(left, found.amid)),
        "tables are left in memory": any(map(left, found.after)),
        "all garbage was collected": last["full collections"] > found.begun["full collections"],
        f"memory has grown by {grown} kB": grown > max(CHANCE, LEFT * tables * (rounds - 1)),
    }
    return [fault for fault, so in wrong.items() if so]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--idle-after", type=float, default=5.0)
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.serve is not None:
        host(wanted.serve, wanted.idle_after)
        return 0
    found = measure(wanted.tables, wanted.rounds, wanted.moves, wanted.idle_after)
    wrong = faults(found, wanted.tables)
    print(*(wrong or ["nothing is left"]), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
