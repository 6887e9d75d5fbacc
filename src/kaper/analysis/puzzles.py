"""Puzzles: positions of bots' games in which one move is clearly best, and not the obvious one.

A game's `puzzles.toml` has them, each with the record that leads there. Its header names the rules,
the options and with them the components, and its last line is the digest of the position.

    format = 1

    [[puzzle]]
    id = "5f0c11a2"                 a hash of the record
    seat = 0                        who is to move
    solution = "take gold-6"        what is best by several deep searches
    also = ["take gold-7"]          what leads to the same position
    plan = ["deliver"]              how the turn would go on
    open = false                    whether that hangs on what is then revealed
    chance = 0.61                   of winning, after the solution
    gap = 0.12                      how far that is above the next best move
    error = 0.01                    how far off the gap may well be
    passes = 9000                   of all the searches together
    obvious = "draw"                what looks best at once
    record = '''...'''
    [puzzle.worse]                  how much less every other move is worth
    "draw" = 0.12
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from kaper import registry
from kaper.kernel.errors import BadSetup
from kaper.kernel.state import State
from kaper.match import Match
from kaper.replay import replay

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, as the record that leads there, and what is to be found in it."""

    id: str
    seat: int
    solution: str
    also: list[str]
    plan: list[str]
    open: bool
    chance: float
    gap: float
    error: float
    passes: int
    obvious: str
    record: str
    worse: dict[str, float]

    def is_solved_by(self, action: str) -> bool:
        return action == self.solution or action in self.also

    def lost_by(self, action: str) -> float:
        """How much of a chance of winning another move gives away."""
        return 0.0 if self.is_solved_by(action) else self.worse[action]

    @property
    def next_best(self) -> str:
        return min(self.worse, key=lambda action: self.worse[action])

    def match(self) -> Match[State]:
        """The match in which the move is to be found; its digest is checked."""
        return replay(self.record)

    def toml(self) -> str:
        worse = (f"{json.dumps(action)} = {lost:.3f}" for action, lost in self.worse.items())
        return "\n".join(
            (
                "[[puzzle]]",
                f"id = {json.dumps(self.id)}",
                f"seat = {self.seat}",
                f"solution = {json.dumps(self.solution)}",
                f"also = {json.dumps(self.also)}",
                f"plan = {json.dumps(self.plan)}",
                f"open = {json.dumps(self.open)}",
                f"chance = {self.chance:.3f}",
                f"gap = {self.gap:.3f}",
                f"error = {self.error:.3f}",
                f"passes = {self.passes}",
                f"obvious = {json.dumps(self.obvious)}",
                f"record = '''\n{self.record}'''",
                "[puzzle.worse]",
                *worse,
            )
        )


def write_puzzles(found: Iterable[Puzzle]) -> str:
    """The text of a `puzzles.toml`."""
    return "\n\n".join((f"format = {FORMAT}", *(puzzle.toml() for puzzle in found))) + "\n"


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    try:
        read = tomllib.loads(text)
        if read["format"] != FORMAT:
            raise BadSetup(f"these are no puzzles of format {FORMAT}: {read['format']!r}")
        return tuple(Puzzle(**each) for each in read["puzzle"])
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise BadSetup(f"these are no puzzles: {error}") from error


@cache
def puzzles(game_id: str) -> dict[str, Puzzle]:
    """Those that a game comes with, by id, in the order in which days show them."""
    file = files(registry.game(game_id).package).joinpath("puzzles.toml")
    read = read_puzzles(file.read_text("utf-8")) if file.is_file() else ()
    return {puzzle.id: puzzle for puzzle in read}
