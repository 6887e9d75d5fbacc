"""How likely each seat is to win, made of what the game thinks of a position.

A game's `evaluate` puts positions in order, between 0 and 1, but need not be a chance: some games
hardly leave the middle before the end. How steep the chance is in it was fitted on games among
bots (`python -m kaper.analysis.fitting GAME`); it is to be fitted anew when an `evaluate` changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from kaper.kernel.game import Game
from kaper.kernel.state import State

S = TypeVar("S", bound=State)

# By game; where nothing was fitted, what a game thinks of a position is taken as it is.
STEEPNESS: dict[str, float] = {
    "deliveries": 0.8,
    "jolly-roger": 1.3,
    "maracaibo": 2.6,
    "marauders": 0.3,
    "martinique": 0.5,
}

# What a game is never surer of than this counts as open.
_SUREST = 0.995


def odds(worth: float, steepness: float) -> float:
    """For against against, as a number, of what a game thinks of a seat's position."""
    sure = min(_SUREST, max(1 - _SUREST, worth))
    return float((sure / (1 - sure)) ** steepness)


def shares(worths: Sequence[float], steepness: float) -> tuple[float, ...]:
    """The chances of all seats, of what a game thinks of each; they sum to one.

    A seat that plays alone wins or loses against the game itself.
    """
    against = [odds(worth, steepness) for worth in worths]
    total = sum(against) + (len(against) == 1)
    return tuple(each / total for each in against)


def chances(game: Game[S], state: S) -> tuple[float, ...]:
    """Each seat's chance of winning in a position that is known entirely, or the result."""
    if not state.stack:
        winners = game.result(state).winners
        return tuple((seat in winners) / max(1, len(winners)) for seat in range(state.seats))
    worths = [game.evaluate(state, seat) for seat in range(state.seats)]
    return shares(worths, STEEPNESS.get(game.id, 1.0))
