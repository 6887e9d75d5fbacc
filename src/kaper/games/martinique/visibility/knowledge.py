"""Who may know what: the one answer behind views, logs and samples.

Hidden are the Lost Treasure, face-down maps on the island and in the bar, maps discarded unseen,
and the other player's face-down maps. All else lies open to everybody.
"""

from __future__ import annotations

from kaper.games.martinique.components.tokens import MAP_NAMES
from kaper.games.martinique.rules.notebook import notebook
from kaper.games.martinique.state import Martinique


def may_see_map(state: Martinique, viewer: int | None, owner: int, slot: int) -> bool:
    """A player's map tokens are seen by the player, and by all once they are turned up."""
    # Rule: loot.map-tokens-hidden, loot.map-look-anytime
    return viewer == owner or bool(state.turned_up[owner] >> slot & 1)


def seen_maps(state: Martinique, seat: int | None) -> int:
    """The map tokens that a seat has seen, as a mask: all of them when the game is over."""
    if not state.stack:
        return (1 << len(MAP_NAMES)) - 1
    return notebook(state, seat).excluded
