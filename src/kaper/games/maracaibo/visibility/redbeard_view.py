"""What everybody sees of Redbeard: his boards, his cards, and what he would score now."""

from __future__ import annotations

from kaper.games.maracaibo.components.kinds import KINDS, NONE
from kaper.games.maracaibo.components.layout import CARDS
from kaper.games.maracaibo.rules.scoring import score, score_track
from kaper.games.maracaibo.rules.skirmishes import strength_of
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.games.maracaibo.visibility.knowledge import sees_quests
from kaper.kernel.codec import Json


def redbeard_view(state: Maracaibo, viewer: int | None) -> dict[str, Json] | None:
    if not state.solo():
        return None
    tables, player = state.tables, state.players[REDBEARD]
    names, points = tables.redbeard.names, score(state, REDBEARD)
    return {
        "ship": state.chart().names[player.ship],
        "explorer": state.track().names[player.explorer],
        "vp": player.vp,
        "score_track": {**score_track(player.vp)},
        "rivers": player.rivers,
        "upgrades": player.upgrades.bit_count(),
        "step": state.redbeard_step,
        "stored": dict(zip(KINDS, player.stored, strict=True)),
        "improvements": [tables.cards.names[card] for card in player.improvements],
        "figurehead": (
            None if player.figurehead == NONE else tables.figureheads.names[player.figurehead]
        ),
        "quests": [
            tables.quests.names[quest] if sees_quests(state, REDBEARD, viewer) else None
            for quest in player.quests
        ],
        "residences": [
            tables.cards.names[state.cards[space]]
            for space in range(CARDS)
            if player.residences >> space & 1
        ],
        "rubies": player.rubies,
        "strength": strength_of(state, REDBEARD),
        "deck": len(state.redbeard_deck),
        "discards": [names[card] for card in state.redbeard_discards],
        "seen": [name for card, name in enumerate(names) if state.redbeard_seen >> card & 1],
        "score": {**points.by_source(), "total": points.total},
    }
