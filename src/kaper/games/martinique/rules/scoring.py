"""Revealing the Lost Treasure, victory points, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from kaper.games.martinique.components.geography import SIZE
from kaper.games.martinique.components.tokens import DIGIT_OF, LETTERS, SYMBOLS, count
from kaper.games.martinique.state import SEATS, Martinique
from kaper.kernel.game import Result, ranking_of

MOST_LOADS = 2
PAIR = 2


@dataclass(frozen=True, slots=True)
class Points:
    """A player's victory points by source."""

    loads: int
    digits: int
    pairs: int
    treasure: int

    @property
    def total(self) -> int:
        return self.loads + self.digits + self.pairs + self.treasure


def lost_square(state: Martinique) -> int:
    """Where the Lost Treasure lies."""
    letter, digit = state.lost
    return letter + (digit - LETTERS) * SIZE


def finder(state: Martinique) -> int | None:
    """Whose pirate stands on the Lost Treasure, if anybody's."""
    standing = state.standing[lost_square(state)]
    return standing - 1 if standing else None


def hold_digits(state: Martinique, seat: int) -> int:
    # Rule: score.hold-digits
    return _digits_in(state.hold[seat])


def digits_of(treasure: Sequence[int]) -> int:
    """The points of a Small Treasure in a hold."""
    return sum(DIGIT_OF[kind] for kind in treasure)


@lru_cache(maxsize=1 << 14)
def _digits_in(hold: tuple[tuple[int, ...], ...]) -> int:
    return sum(DIGIT_OF[kind] for pile in hold for kind in pile)


def pairs(state: Martinique, seat: int) -> int:
    """How many pairs of one symbol are left in the loot; jokers make none."""
    return _pairs_in(state.bundles[seat])


@lru_cache(maxsize=1 << 14)
def _pairs_in(bundle: int) -> int:
    # Rule: score.pairs, score.pairs-details
    return sum(count(bundle, symbol) // 2 for symbol in range(len(SYMBOLS)))


def score(state: Martinique, seat: int) -> Points:
    """Victory points; the Lost Treasure gives some only in its variant."""
    # Rule: score.most-loads, score.most-loads-tie
    most = len(state.hold[seat]) > len(state.hold[1 - seat])
    # Rule: variant.treasure-20-points
    found = bool(state.treasure_points) and finder(state) == seat
    return Points(
        MOST_LOADS if most else 0,
        hold_digits(state, seat),
        PAIR * pairs(state, seat),
        state.treasure_points if found else 0,
    )


def who_wins(state: Martinique) -> tuple[tuple[int, ...], str]:
    """The winners and what decided: the treasure, points, loads, or nothing (a draw)."""
    found_by = finder(state)
    # Rule: reveal.finder-wins
    if found_by is not None and not state.treasure_points:
        return (found_by,), "treasure"
    # Rule: reveal.nobody-found
    totals = [score(state, seat).total for seat in range(SEATS)]
    if totals[0] != totals[1]:
        return (totals.index(max(totals)),), "points"
    loads = [len(state.hold[seat]) for seat in range(SEATS)]
    # Rule: score.tie-more-loads, variant.treasure-20-ties
    if loads[0] != loads[1]:
        return (loads.index(max(loads)),), "loads"
    # Rule: score.draw
    return (0, 1), "draw"


def result(state: Martinique) -> Result:
    winners, reason = who_wins(state)
    scores = tuple(score(state, seat).total for seat in range(SEATS))
    ranking = ranking_of([(int(seat in winners),) for seat in range(SEATS)])
    return Result(scores, winners, ranking, reason)
