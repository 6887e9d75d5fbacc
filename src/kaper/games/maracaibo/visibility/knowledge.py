"""Who may know what: the one answer behind views, logs and samples.

Hidden are the order of the decks and the quests of others. Everything else lies open. A quest taken
from the market was seen by everybody: no view shows it, but a sample keeps what one can remember.
"""

from __future__ import annotations

from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.piles import knows


def sees_quests(state: Maracaibo, owner: int, viewer: int | None) -> bool:
    """Whether the quests of a hand lie open to a viewer: to others only at the end of the game."""
    # Rule: quest.secret
    return viewer == owner or not state.stack


def remembers(state: Maracaibo, owner: int, place: int, viewer: int | None) -> bool:
    """Whether a viewer has seen which quest this one of a hand is."""
    return viewer == owner or knows(state.players[owner].known[place], viewer)
