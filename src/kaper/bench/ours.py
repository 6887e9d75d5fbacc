"""Our games as contenders."""

from __future__ import annotations

from random import Random

from kaper import registry
from kaper.bench.contest import Contender
from kaper.kernel import driver
from kaper.kernel.game import Game
from kaper.kernel.state import State

COPIES = 1000
# Copies are made of a position in the middle of a game.
MIDDLE = 25


def ours() -> list[Contender]:
    return [_playouts(game) for game in registry.games()]


def our_clones() -> list[Contender]:
    return [_clones(game) for game in registry.games()]


def _playouts(game_id: str) -> Contender:
    game = registry.game(game_id)
    seats = _seats(game)

    def work(random: Random) -> int:
        state = game.start(seats, random.getrandbits(32), {})
        return driver.playout(state, random.randrange)

    return Contender(game_id, f"kaper {game_id}, {seats} seats", work)


def _clones(game_id: str) -> Contender:
    game = registry.game(game_id)
    seats = _seats(game)
    state = game.start(seats, 1, {})
    driver.playout(state, Random(1).randrange, MIDDLE)  # noqa: S311 - play, not secrets

    def work(random: Random) -> int:
        for _ in range(COPIES):
            state.clone()
        return COPIES

    return Contender(game_id, f"kaper {game_id}, {seats} seats", work)


def _seats(game: Game[State]) -> int:
    """The fewest, but nobody alone where others can play: the peers are played by two."""
    return next((seats for seats in game.seats if seats > 1), 1)
