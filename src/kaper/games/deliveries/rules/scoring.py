"""Counting points, and who wins."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.deliveries.components.cards import FIRST_EVENT, VALUE
from kaper.games.deliveries.state import Deliveries
from kaper.kernel.game import Result, ranking_of

WOLF_COST = 3
EVENT_COST = 3


@dataclass(frozen=True, slots=True)
class Points:
    """A player's points of one game by source; what stayed in the hand counts below zero."""

    deliveries: int
    hand: int
    wolves: int
    events: int

    @property
    def total(self) -> int:
        return self.deliveries + self.hand + self.wolves + self.events


def score(state: Deliveries, seat: int) -> Points:
    """The points of a player if the game ended now."""
    # Rule: goal.points
    hand = state.hands[seat]
    return Points(
        delivered_points(state, seat),  # Rule: score.deliveries
        -sum(VALUE[card] for card in hand),  # Rule: score.hand-cards-minus
        -WOLF_COST * state.wolves[seat],  # Rule: score.wolf-minus
        -EVENT_COST * sum(card >= FIRST_EVENT for card in hand),  # Rule: score.event-minus
    )


def delivered_points(state: Deliveries, seat: int) -> int:
    return sum(VALUE[ship] + VALUE[goods] for ship, goods in state.delivered[seat])


def best_pair(state: Deliveries, seat: int) -> int:
    """What a player's most valuable delivery is worth; 0 without any."""
    # Rule: score.tie-best-pair
    return max((VALUE[ship] + VALUE[goods] for ship, goods in state.delivered[seat]), default=0)


def is_over(state: Deliveries) -> bool:
    """Whether no further game follows the one just counted."""
    # Rule: variant.100, variant.100-no-limit
    return not state.target or max(state.totals) >= state.target


def result(state: Deliveries) -> Result:
    """The result once everything is counted: by the pair in a single game, not in a series."""
    totals = state.totals
    # Rule: score.winner, score.tie, variant.100-several
    pairs = [0 if state.target else best_pair(state, seat) for seat in range(state.seats)]
    ranking = ranking_of(list(zip(totals, pairs, strict=True)))
    winners = ranking[0]
    if len(winners) > 1:
        reason = "shared"
    elif state.target:
        # By the rules before these a series ended after twelve games: such tables are still kept.
        reason = "hundred" if max(totals) >= state.target else "games"
    else:
        reason = "pair" if totals.count(max(totals)) > 1 else "points"
    return Result(tuple(totals), winners, ranking, reason)
