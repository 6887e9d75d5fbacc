"""What everybody sees of Redbeard: his boards, his cards, and what he would score now."""

from __future__ import annotations

from kaper.games.maracaibo.rules.scoring import score
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.games.maracaibo.visibility.captains import captain_view, score_view
from kaper.games.maracaibo.visibility.shapes import RedbeardView


def redbeard_view(state: Maracaibo, viewer: int | None) -> RedbeardView | None:
    if not state.solo():
        return None
    names = state.tables.redbeard.names
    # His quests count by their number, so nothing that is hidden is left out.
    points = score_view(score(state, REDBEARD), certain=True)
    return {
        **captain_view(state, REDBEARD, viewer, points),
        "upgrades": state.players[REDBEARD].upgrades.bit_count(),
        "step": state.redbeard_step,
        "deck": len(state.redbeard_deck),
        "discards": [names[card] for card in state.redbeard_discards],
        "seen": [name for card, name in enumerate(names) if state.redbeard_seen >> card & 1],
    }
