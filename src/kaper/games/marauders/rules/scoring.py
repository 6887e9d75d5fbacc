"""The end: who wins, and how ties are broken."""

from __future__ import annotations

from kaper.games.marauders.doors import points_for, stash_points
from kaper.games.marauders.rules.rounds import REASONS
from kaper.games.marauders.state import TARGET, Marauders
from kaper.kernel.game import Result, ranking_of


def total(state: Marauders, seat: int) -> int:
    """Points on the track and in the chest."""
    # Rule: stash.scored-at-end
    return state.captains[seat].glory + stash_points(state, seat)


def least(state: Marauders, seat: int) -> int:
    """The same with what all can tell of the chest."""
    captain = state.captains[seat]
    return captain.glory + points_for(state, captain.chest_least)


def result(state: Marauders) -> Result:
    """At the target the track decides alone; after another end totals count first."""
    ranking = ranking_of([_standing(state, seat) for seat in range(state.seats)])
    scores = tuple(total(state, seat) for seat in range(state.seats))
    return Result(scores, ranking[0], ranking, REASONS[state.ending])


def _standing(state: Marauders, seat: int) -> tuple[int, ...]:
    """What players are compared by, in this order: see `decided_by`."""
    points = total(state, seat)
    captain = state.captains[seat]
    # Rule: end.tie-break
    tie = (captain.glory, captain.chest)
    # Rule: end.several-at-target, end.track-beats-total
    if state.ending == TARGET and points >= state.target:
        # Those at the target are compared by the track; the others come after them.
        return (1, 0, *tie)
    # Rule: end.most-points, end.most-points-details
    return (0, points, *tie)


def decided_by(state: Marauders) -> str:
    """What sets the winner apart from the next best."""
    best, second, *_ = sorted((_standing(state, s) for s in range(state.seats)), reverse=True)
    for what, one, other in zip(("target", "points", "track", "chest"), best, second, strict=True):
        if one != other:
            return what
    return "shared"
