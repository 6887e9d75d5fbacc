"""Our games as contenders."""

from __future__ import annotations

from random import Random

from kaper import registry
from kaper.bench.contest import Contender
from kaper.bench.paces import COPIES, fewest, position
from kaper.kernel import driver


def ours() -> list[Contender]:
    return [playouts(game, game) for game in registry.games()]


def our_clones() -> list[Contender]:
    return [_clones(game) for game in registry.games()]


def playouts(game_id: str, name: str) -> Contender:
    game = registry.game(game_id)
    seats = fewest(game_id)

    def work(random: Random) -> int:
        state = game.start(seats, random.getrandbits(32), {})
        return driver.playout(state, random.randrange)

    return Contender(name, f"kaper {game_id}, {seats} seats", work)


def _clones(game_id: str) -> Contender:
    state = position(game_id)

    def work(random: Random) -> int:
        for _ in range(COPIES):
            state.clone()
        return COPIES

    return Contender(game_id, f"kaper {game_id}, {fewest(game_id)} seats", work)
