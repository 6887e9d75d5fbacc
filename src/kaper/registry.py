"""The games that Kaper offers, in order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import cast

from kaper.kernel.errors import BadSetup
from kaper.kernel.frames import S
from kaper.kernel.game import Game
from kaper.kernel.state import State

# Loaded before `kaper.games` becomes the function below: loaded later, it would take its place.
import_module("kaper.games")

# A game is its package; the table is in the order in which games are offered.
_PACKAGES = {
    "martinique": "kaper.games.martinique",
    "deliveries": "kaper.games.deliveries",
    "jolly-roger": "kaper.games.jolly_roger",
    "maracaibo": "kaper.games.maracaibo",
    "marauders": "kaper.games.marauders",
}

# Games from outside, in the order in which they were registered.
_OUTSIDE: dict[str, Game[State]] = {}


def games() -> tuple[str, ...]:
    """The ids of the registered games."""
    return (*_PACKAGES, *_OUTSIDE)


def register(game: Game[S]) -> None:
    """Offer a game from outside Kaper; one registered before under the same id gives way."""
    if game.id in _PACKAGES:
        raise BadSetup(f"{game.id} is a game of Kaper's own")
    # A game is only ever given states that it made itself.
    _OUTSIDE[game.id] = cast("Game[State]", game)


@contextmanager
def only_for_now() -> Iterator[None]:
    """Forget afterwards what is registered within: for tests."""
    before = dict(_OUTSIDE)
    try:
        yield
    finally:
        _OUTSIDE.clear()
        _OUTSIDE.update(before)


def game(game_id: str) -> Game[State]:
    """The game of this id; its package is imported on first use."""
    if game_id in _OUTSIDE:
        return _OUTSIDE[game_id]
    if game_id not in _PACKAGES:
        raise BadSetup(f"there is no game {game_id!r}; the games are {', '.join(games())}")
    return _own(game_id)


@cache
def _own(game_id: str) -> Game[State]:
    found: Game[State] = import_module(f"{_PACKAGES[game_id]}.game").GAME
    return found
