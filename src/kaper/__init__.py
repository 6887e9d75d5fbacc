"""Kaper: pirate board games on one rules kernel.

>>> import kaper
>>> match = kaper.new("martinique", seats=2, seed=7)
>>> match.play(0, "enter a1")
[Entered(seat=0, square='a1')]
"""

from __future__ import annotations

from collections.abc import Mapping

from kaper import compiled as compiled  # first: it decides from where the rules are loaded
from kaper import registry
from kaper.kernel.arrangement import Arrangement
from kaper.kernel.components import Components
from kaper.kernel.errors import BadRecord, BadSetup, CannotUndo, IllegalAction, KaperError
from kaper.kernel.state import State
from kaper.match import Match
from kaper.registry import games, register
from kaper.replay import load, replay

__all__ = [
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "IllegalAction",
    "KaperError",
    "Match",
    "games",
    "load",
    "new",
    "register",
    "replay",
]


def new(
    game: str,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, str] | None = None,
    components: Components | None = None,
    *,
    arrangement: Arrangement | None = None,
) -> Match[State]:
    """A new match of a game on offer; with an arrangement it begins in that position.

    Without `seats` it is for as few as may play, without `seed` chance is new: `match.header.seed`
    tells what it was.
    """
    return Match.begin(
        registry.game(game),
        seats,
        seed,
        options or {},
        components=components,
        arrangement=arrangement,
    )
