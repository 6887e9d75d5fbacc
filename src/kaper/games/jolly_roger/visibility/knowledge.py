"""Who may know what: the one answer behind views, logs and samples.

Hidden are the piles and others' hands; with hidden loot also others' loot, buried or not, and the
lot until it is shared. A card that a seat gave away, lost, or was shown, it knows: see `cards`.
Of some cards everybody knows that they are in hands, but not in whose: see `held` in the state.
Without the variant, buried loot lay open before: views show its back, but it is no secret.
"""

from __future__ import annotations

from collections.abc import Sequence

from kaper.games.jolly_roger.components.cards import (
    knowers,
    known_by,
    unknown,
)
from kaper.games.jolly_roger.state import (
    JollyRoger,
)


def sees(card: int, owner: int, viewer: int | None) -> bool:
    """Whether a viewer knows a card that lies face down before its owner."""
    return viewer == owner or known_by(knowers(card), viewer)


def seen(cards: tuple[int, ...], owner: int, viewer: int | None) -> Sequence[int]:
    """Those of an owner's cards that a viewer knows."""
    if viewer == owner:
        return cards
    return () if unknown(cards) else [card for card in cards if known_by(knowers(card), viewer)]


def sees_lot(state: JollyRoger, card: int, viewer: int | None) -> bool:
    if not state.hidden_loot:
        return True
    return known_by(state.lot_seen | knowers(card), viewer)
