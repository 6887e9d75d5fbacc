"""The parts of what bots think of a position, by name: for hints, which tell why."""

from __future__ import annotations

from kaper.games.jolly_roger.evaluation.evaluate import bid, coming, hand_worth, table_worth
from kaper.games.jolly_roger.state import NOBODY, JollyRoger


def outlook(state: JollyRoger, seat: int) -> dict[str, float]:
    """In gold."""
    if not state.stack:
        return {}
    others = [table_worth(state, other, seat) for other in state.others(seat)]
    moment = "outlook-voyage" if state.mutineer == NOBODY else "outlook-mutiny"
    return {
        "outlook-loot": table_worth(state, seat, seat),
        "outlook-hand": hand_worth(state, seat),
        moment: coming(state, seat),
        "outlook-gift": -bid(state, seat),
        "outlook-rivals": -max(others),
    }
