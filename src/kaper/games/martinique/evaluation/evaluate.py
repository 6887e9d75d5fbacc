"""How well a player stands, by what this player can know: for bots."""

from __future__ import annotations

from kaper.games.martinique.evaluation.features import features, stage
from kaper.games.martinique.evaluation.formula import at_dusk
from kaper.games.martinique.rules.scoring import who_wins
from kaper.games.martinique.state import Martinique
from kaper.kernel.weights import Weights


def evaluate(state: Martinique, seat: int, weights: Weights) -> float:
    """Between 0 and 1. Uses the seat's notebook and open things, never the true coordinates."""
    if not state.stack:
        winners, _ = who_wins(state)
        return 0.5 if len(winners) == 2 else float(seat in winners)
    found = features(state, seat)
    return at_dusk(state, seat) if found is None else weights.judge(found, stage(state))
