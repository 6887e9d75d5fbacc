"""Puzzles: positions of bots' games in which one move is clearly best, and not the obvious one.

A game's `puzzles.toml` has them, each with the record that leads there:

    [[puzzle]]
    seat = 0                        who is to move
    solution = "take gold-6"        what is best by a deep search
    gap = 0.12                      how far its chance of winning is above that of the next best
    error = 0.01                    how far off that may well be
    obvious = "draw"                what looks best at once
    seed = 7                        that of the search
    record = '''...'''
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import count
from math import hypot
from random import Random

from kaper import registry
from kaper.analysis.judging import Judged, Verdict, judge
from kaper.bots import Seen
from kaper.bots.greedy import GreedyBot, Sight
from kaper.bots.mcts import Budget
from kaper.kernel.actions import Action
from kaper.kernel.driver import LONGEST
from kaper.kernel.errors import BadSetup
from kaper.kernel.state import State
from kaper.match import Match

# So much of a deep search is spent to see whether it is worth one.
_GLANCE = 0.06
# The best move is at least so far ahead, and by so many times the error.
LEAST_GAP, CLEAR = 0.03, 4.0
# By worlds and not by the clock, so that a seed finds the same again.
SIGHT = Sight(seconds=None)
# With fewer options there is little to find out.
_FEWEST_OPTIONS = 3


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, as the record that leads there, and what is to be found in it."""

    seat: int
    solution: str
    gap: float
    error: float
    obvious: str
    seed: int
    record: str

    def toml(self) -> str:
        return "\n".join(
            (
                "[[puzzle]]",
                f"seat = {self.seat}",
                f'solution = "{self.solution}"',
                f"gap = {self.gap:.3f}",
                f"error = {self.error:.3f}",
                f'obvious = "{self.obvious}"',
                f"seed = {self.seed}",
                f"record = '''\n{self.record}'''\n",
            )
        )


@cache
def puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """Those that a game comes with."""
    file = files(registry.game(game_id).package).joinpath("puzzles.toml")
    return read_puzzles(file.read_text("utf-8")) if file.is_file() else ()


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    try:
        return tuple(Puzzle(**each) for each in tomllib.loads(text)["puzzle"])
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise BadSetup(f"these are no puzzles: {error}") from error


def finding(game_id: str, seats: int, passes: int, seed: int) -> Iterator[Puzzle]:
    """Puzzles as they are found, at most one in a game; it never ends by itself."""
    game = registry.game(game_id)
    for number in count(seed):
        match: Match[State] = Match.begin(game, seats, number, {})
        found = _in_game(match, passes, number)
        if found is not None:
            yield found


def _in_game(match: Match[State], passes: int, seed: int) -> Puzzle | None:
    """The first puzzle in a game that greedy bots play."""
    random = Random(seed)  # noqa: S311 - play, not secrets
    bots = [GreedyBot(random.getrandbits(64), SIGHT) for _ in range(match.seats)]
    while not match.over and len(match.history) < LONGEST:
        seat = min(match.pending())
        obvious = bots[seat].decide(Seen(match, seat))
        found = _in_position(match, seat, obvious, passes, seed)
        if found is not None:
            return found
        match.play(seat, obvious)
    return None


def _in_position(
    match: Match[State], seat: int, obvious: Action, passes: int, seed: int
) -> Puzzle | None:
    if len(match.decision(seat).options) < _FEWEST_OPTIONS:
        return None
    if _missed(match, seat, obvious, max(1, round(_GLANCE * passes)), seed) is None:
        return None
    verdict = _missed(match, seat, obvious, passes, seed)
    if verdict is None:
        return None
    best, following = _best_two(verdict)
    gap, error = best.chance - following.chance, hypot(best.error, following.error)
    if gap < max(LEAST_GAP, CLEAR * error):
        return None
    return Puzzle(seat, best.action, gap, error, obvious.text, seed, match.record())


def _missed(
    match: Match[State], seat: int, obvious: Action, passes: int, seed: int
) -> Verdict | None:
    """What a search thinks of the obvious move, where that is not the best one."""
    random = Random(f"{seed} {len(match.history)}")  # noqa: S311 - play, not secrets
    verdict = judge(match, seat, obvious, Budget(passes=passes), random)
    lost = verdict is not None and verdict.lost >= max(LEAST_GAP, verdict.error)
    return verdict if lost else None


def _best_two(verdict: Verdict) -> tuple[Judged, Judged]:
    """What is thought best, and the best of what leads elsewhere."""
    others = [each for each in verdict.options if each is not verdict.best and not each.twin]
    return verdict.best, max((verdict.played, *others), key=lambda each: each.chance)
