"""What a finished game was like for one seat: where its points came from, which cards it had."""

from __future__ import annotations

from kaper.games.maracaibo.components.layout import CARDS
from kaper.games.maracaibo.rules.scoring import score
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.kernel.game import Account


def account(state: Maracaibo, seat: int) -> Account:
    return Account(score(state, seat).by_source(), _had(state, seat))


def _had(state: Maracaibo, seat: int) -> list[str]:
    if state.solo() and seat == REDBEARD:
        return []
    player, names = state.players[seat], state.tables.cards.names
    built = [state.cards[space] for space in range(CARDS) if player.residences >> space & 1]
    return [names[card] for card in (*player.improvements, *built)]
