"""The games on offer: Kaper's own, in order, then those of other packages.

A package from anywhere offers a game by an entry point, from the game's id to its package, in which
`game.py` has the game itself as `GAME`, and `facts.py`, if it is there, what is known without it:

    [project.entry-points."kaper.games"]
    pearls = "pearls"
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import cast

from kaper.kernel.errors import BadSetup
from kaper.kernel.facts import Facts
from kaper.kernel.frames import S
from kaper.kernel.game import Game
from kaper.kernel.state import State

# Loaded before `kaper.games` becomes the function below: loaded later, it would take its place.
import_module("kaper.games")

ENTRY_POINTS = "kaper.games"

# A game is its package; the table is in the order in which games are offered.
_PACKAGES = {
    "martinique": "kaper.games.martinique",
    "deliveries": "kaper.games.deliveries",
    "jolly-roger": "kaper.games.jolly_roger",
    "maracaibo": "kaper.games.maracaibo",
    "marauders": "kaper.games.marauders",
}

# Games registered by hand, in the order in which they were.
_REGISTERED: dict[str, Game[State]] = {}


def games() -> tuple[str, ...]:
    """The ids of all games on offer."""
    return tuple(dict.fromkeys((*_PACKAGES, *_installed(), *_REGISTERED)))


def register(game: Game[S]) -> None:
    """Offer a game from outside Kaper; one offered before under the same id gives way."""
    if game.id in _PACKAGES:
        raise BadSetup(f"{game.id} is a game of Kaper's own")
    # A game is only ever given states that it made itself.
    _REGISTERED[game.id] = cast("Game[State]", game)


@contextmanager
def only_for_now() -> Iterator[None]:
    """Forget afterwards what is registered or installed within: for tests."""
    before = dict(_REGISTERED)
    _installed.cache_clear()
    try:
        yield
    finally:
        _REGISTERED.clear()
        _REGISTERED.update(before)
        _installed.cache_clear()


def package_of(game_id: str) -> str:
    """The package of the game with this id: its folder, with rules, components and words."""
    if game_id in _PACKAGES:
        return _PACKAGES[game_id]
    if game_id in _REGISTERED:
        return _REGISTERED[game_id].package
    if game_id not in _installed():
        raise BadSetup(f"there is no game {game_id!r}; the games are {', '.join(games())}")
    return _installed()[game_id]


def facts(game_id: str) -> Facts:
    """What is known of a game without its rules; they are loaded where it has no `facts.py`."""
    package = package_of(game_id)
    if game_id in _REGISTERED or not _tells_facts(package):
        return game(game_id)
    found: Facts = _module(game_id, package, "facts").FACTS
    _check(found, game_id, package)
    return found


def _tells_facts(package: str) -> bool:
    try:
        return find_spec(f"{package}.facts") is not None
    except ImportError:
        # The package itself is not there, or not whole: who loads the game says so.
        return False


def game(game_id: str) -> Game[State]:
    """The game of this id; its package is imported on first use."""
    return _REGISTERED[game_id] if game_id in _REGISTERED else _load(game_id, package_of(game_id))


@cache
def _installed() -> dict[str, str]:
    """The packages of games from outside that are installed, by the games' ids."""
    # Who plays a game of Kaper's own need not wait for it.
    from importlib.metadata import entry_points  # noqa: PLC0415

    found = {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}
    return {name: found[name] for name in sorted(found) if name not in _PACKAGES}


@cache
def _load(game_id: str, package: str) -> Game[State]:
    found: Game[State] = _module(game_id, package, "game").GAME
    _check(found, game_id, package)
    return found


def _module(game_id: str, package: str, name: str) -> ModuleType:
    """A module of a game's package; what is wrong with a package from outside is told."""
    try:
        return import_module(f"{package}.{name}")
    except ImportError as error:
        if game_id in _PACKAGES:
            raise
        message = f"the game {game_id} cannot be used: {error}; mend or uninstall {package}"
        raise BadSetup(message) from error


def _check(found: Facts, game_id: str, package: str) -> None:
    if found.id != game_id:
        raise BadSetup(f"the game in {package} is {found.id}, but its entry point says {game_id}")
