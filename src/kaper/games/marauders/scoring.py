"""The end: who wins, and how ties are broken."""

from __future__ import annotations

from kaper.games.marauders.captains import TARGET
from kaper.games.marauders.doors import stash_points
from kaper.games.marauders.rounds import REASONS
from kaper.games.marauders.state import Marauders
from kaper.kernel.game import Result, ranking_of


def total(state: Marauders, seat: int) -> int:
    """Points on the track and in the chest."""
    return state.glory[seat] + stash_points(state, seat)


def result(state: Marauders) -> Result:
    """At the target the track decides alone; after another end totals count first."""
    keys: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        points = total(state, seat)
        tie = (state.glory[seat], state.chest[seat])
        if state.ending == TARGET:
            # Those at the target are compared by the track; the others come after them.
            there = points >= state.target
            keys.append((1, 0, *tie) if there else (0, points, *tie))
        else:
            keys.append((0, points, *tie))
    ranking = ranking_of(keys)
    scores = tuple(total(state, seat) for seat in range(state.seats))
    return Result(scores, ranking[0], ranking, REASONS[state.ending])
