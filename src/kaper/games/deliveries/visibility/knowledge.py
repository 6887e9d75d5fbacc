"""Who may know what: the one answer behind views, logs and samples.

Hidden are the order of the draw pile and those cards of other hands that came from it and were
never shown. A card taken from the open row is known to all as long as it is held, and so is a hand
that was shown to prove that it lacks a colour: logs tell it, so nobody has to remember it.
"""

from __future__ import annotations

from kaper.games.deliveries.state import Deliveries


def sees_hand(state: Deliveries, owner: int, viewer: int | None) -> bool:
    """Whether a viewer knows every card of a hand."""
    return viewer == owner or not state.unseen[owner]
