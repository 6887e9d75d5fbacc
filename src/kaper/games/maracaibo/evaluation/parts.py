"""The parts of what bots think of a position, by name: for hints, which tell why."""

from __future__ import annotations

from kaper.games.maracaibo.evaluation.evaluate import standing
from kaper.games.maracaibo.evaluation.outlook import prospects
from kaper.games.maracaibo.rules.scoring import score
from kaper.games.maracaibo.state import Maracaibo


def outlook(state: Maracaibo, seat: int) -> dict[str, float]:
    """In points: those of today by their sources, and those to come."""
    if not state.stack:
        return {}
    quests = state.players[seat].quests
    now = score(state, seat, quests)
    others = (standing(state, other, seat) for other in range(len(state.players)) if other != seat)
    return {
        "outlook-points": now.track + now.rubies,
        "outlook-doubloons": now.doubloons,
        "outlook-improvements": now.improvements + now.conditions,
        "outlook-residences": now.residences,
        "outlook-treasures": now.treasures + now.buried,
        "outlook-quests": now.quests + now.six_quests,
        "outlook-rivers": now.rivers,
        "outlook-ahead": prospects(state, seat, quests),
        "outlook-rivals": -max(others),
    }
