"""The contest of the servers: rounds in turn, and the numbers."""

from __future__ import annotations

import asyncio
import os
import platform
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field

from kaper.bench.servers.heats import MOVES, SOCKETS, Score, Side
from kaper.bench.servers.host import generator_core
from kaper.bench.servers.ours import NAME as OURS
from kaper.bench.servers.ours import our_side
from kaper.bench.servers.theirs import NAME as THEIRS
from kaper.bench.servers.theirs import their_side
from kaper.kernel.codec import Json
from kaper.kernel.errors import BadSetup, KaperError

MOST_TABLES = 200
MOST_SECONDS = 60.0
MOST_ROUNDS = 20

NOTES = """\
ours: Martinique's full rules; options, views and events are sent
a move of ours is committed to an SQLite file first (WAL, synchronous=FULL: with an fsync)
boardgame.io: a simpler game with a state about as large, kept in memory; whole states are sent
a move of ours is confirmed by Done, one of theirs by the update with the next state
ours sends spectators quick successions of moves together, theirs each move: fewer messages to make
one generator for both; a ratio is a scale, not a race over the same distance
"""


@dataclass(slots=True)
class Contest:
    """What was measured so far; `absent` says why there is no peer."""

    tables: int
    seconds: float
    rounds: int
    pinned: bool = False
    scores: dict[str, Score] = field(default_factory=dict)
    absent: str = ""

    @property
    def sockets(self) -> int:
        return self.tables * SOCKETS

    @property
    def ours(self) -> Score:
        return self.scores[OURS]

    @property
    def theirs(self) -> Score | None:
        return self.scores.get(THEIRS)

    @property
    def ratio(self) -> float | None:
        """How many times as many moves a second ours carries."""
        theirs = self.theirs
        return None if theirs is None else self.ours.moves_per_second / theirs.moves_per_second

    @property
    def cpu_ratio(self) -> float | None:
        """How many times as much CPU time theirs takes for a move."""
        theirs = self.theirs
        return None if theirs is None else theirs.cpu_per_move / self.ours.cpu_per_move

    def to_json(self) -> dict[str, Json]:
        scores: dict[str, Json] = {name: score.to_json() for name, score in self.scores.items()}
        return {
            "server": scores
            | {
                "ratio": _rounded(self.ratio),
                "cpu_ratio": _rounded(self.cpu_ratio),
                "tables": self.tables,
                "sockets": self.sockets,
                "moves_per_heat": self.tables * MOVES,
                "rounds": self.rounds,
                "seconds": self.seconds,
                "own_cores": self.pinned,
                "load_average": round(os.getloadavg()[0], 2) if os.name != "nt" else None,
                "python": platform.python_version(),
                "absent": self.absent,
                "notes": [*NOTES.splitlines()],
            }
        }


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 2)


def measure(
    tables: int, seconds: float, rounds: int, *, with_peer: bool = True
) -> Iterator[Contest]:
    """Let the servers work in turn; yields what there is after each turn."""
    if not 1 <= tables <= MOST_TABLES:
        raise BadSetup(f"1 to {MOST_TABLES} tables, not {tables}")
    if not 0 < seconds <= MOST_SECONDS or not 1 <= rounds <= MOST_ROUNDS:
        raise BadSetup(f"up to {MOST_SECONDS:.0f} seconds and 1 to {MOST_ROUNDS} rounds")
    contest = Contest(tables, seconds, rounds)
    with ExitStack() as stack:
        sides: list[Side] = [stack.enter_context(our_side())]
        if with_peer:
            try:
                sides.append(stack.enter_context(their_side()))
            except KaperError as error:
                contest.absent = str(error)
        contest.pinned = stack.enter_context(generator_core())
        runner = stack.enter_context(asyncio.Runner(loop_factory=_loops()))
        # The first turn is for caches and compilers, and is not counted.
        for turn in range(rounds + 1):
            for side in sides:
                score = runner.run(side.round(tables, seconds))
                if turn:
                    contest.scores.setdefault(side.name, Score()).add(score)
                yield contest


def _loops() -> Callable[[], asyncio.AbstractEventLoop]:
    """The fastest there is."""
    if sys.platform == "win32":
        return asyncio.new_event_loop
    import uvloop  # noqa: PLC0415 - there is none for Windows

    return uvloop.new_event_loop
