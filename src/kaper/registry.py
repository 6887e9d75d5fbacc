"""The games that Kaper offers, in order."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from kaper.kernel.errors import BadSetup
from kaper.kernel.game import Game
from kaper.kernel.state import State

# A game is its package; the table is in the order in which games are offered.
_PACKAGES = {
    "martinique": "kaper.games.martinique",
}


def games() -> tuple[str, ...]:
    """The ids of the registered games."""
    return tuple(_PACKAGES)


@cache
def game(game_id: str) -> Game[State]:
    """The game of this id; its package is imported on first use."""
    if game_id not in _PACKAGES:
        raise BadSetup(f"there is no game {game_id!r}; the games are {', '.join(_PACKAGES)}")
    found: Game[State] = import_module(_PACKAGES[game_id]).GAME
    return found
