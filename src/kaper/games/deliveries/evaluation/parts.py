"""The parts of what bots think of a position, by name: for hints, which tell why."""

from __future__ import annotations

from kaper.games.deliveries.evaluation.evaluate import market_of, prospects_of
from kaper.games.deliveries.state import Deliveries


def outlook(state: Deliveries, seat: int) -> dict[str, float]:
    """In points."""
    if not state.stack:
        return {}
    market = market_of(state)
    own = prospects_of(state, seat, state.hands[seat], market)
    others = (
        sum(prospects_of(state, other, state.known[other], market))
        for other in range(state.seats)
        if other != seat
    )
    return {
        "outlook-delivered": own.delivered,
        "outlook-pairs": own.pairs,
        "outlook-spare": own.spare,
        "outlook-wolves": own.wolves,
        "outlook-rivals": -max(others),
    }
