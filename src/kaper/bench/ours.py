"""Our games as contenders: as they run here, and where they are compiled, as they are written."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from kaper import registry
from kaper.bench.against import Checkout, checkout, sources
from kaper.bench.contest import Contender
from kaper.bench.paces import COPIES, fewest, position
from kaper.compiled import is_compiled
from kaper.kernel import driver

PLAYOUTS = "playouts"
CLONES = "copies"


def ours() -> list[Contender]:
    return [playouts(game, game) for game in registry.games()]


def our_clones() -> list[Contender]:
    return [_clones(game) for game in registry.games()]


def form(game_id: str) -> str:
    """How the rules of a game run in this process."""
    return "compiled" if is_compiled(registry.game(game_id).package) else "pure"


@contextmanager
def as_written(task: str) -> Iterator[list[Contender]]:
    """The games that run compiled here, as they are written, in a process of their own."""
    games = [game for game in registry.games() if form(game) == "compiled"]
    if not games:
        yield []
        return
    with checkout(sources(), pure=True) as process:
        yield [_elsewhere(process, task, game) for game in games if game in process.games]


def _title(game_id: str, how: str) -> str:
    return f"kaper {game_id}, {fewest(game_id)} seats, {how}"


def playouts(game_id: str, name: str) -> Contender:
    game = registry.game(game_id)
    seats = fewest(game_id)

    def work(random: Random) -> int:
        state = game.start(seats, random.getrandbits(32), {})
        return driver.playout(state, random.randrange)

    return Contender(name, _title(game_id, form(game_id)), work)


def _clones(game_id: str) -> Contender:
    state = position(game_id)

    def work(random: Random) -> int:
        for _ in range(COPIES):
            state.clone()
        return COPIES

    return Contender(game_id, _title(game_id, form(game_id)), work)


def _elsewhere(process: Checkout, task: str, game_id: str) -> Contender:
    def warm_up(random: Random) -> int:
        return process.time(task, game_id, 1)[1]

    def turn(seconds: float) -> tuple[int, float]:
        # Once to see how long it takes, then for the rest of the time.
        used, units = process.time(task, game_id, 1)
        more, found = process.time(task, game_id, max(1, round(seconds / used) - 1))
        return units + found, used + more

    return Contender(game_id, _title(game_id, "pure"), warm_up, turn)
