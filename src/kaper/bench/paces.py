"""Times games as they are asked for, one line each: run as a script by `kaper.bench.against`.

It imports whatever checkout is on the path, so it uses only names that every version has.
"""

from __future__ import annotations

import gc
import sys
from random import Random
from time import process_time

from kaper import registry
from kaper.kernel import driver
from kaper.kernel.state import State

COPIES = 1000


def fewest(game_id: str) -> int:
    """The fewest seats, but nobody alone where others can play: the peers are played by two."""
    return next((seats for seats in registry.game(game_id).seats if seats > 1), 1)


def position(game_id: str) -> State:
    """A position worth copying, in the middle of a game."""
    state = registry.game(game_id).start(fewest(game_id), 1, {})
    driver.playout(state, Random(1).randrange, 25)  # noqa: S311 - play, not secrets
    return state


def playouts(game_id: str, count: int) -> tuple[float, int]:
    """The seconds that this many random games took, and how many decisions they were."""
    game, seats = registry.game(game_id), fewest(game_id)
    random = Random(count)  # noqa: S311 - play, not secrets
    decisions, start = 0, process_time()
    for seed in range(count):
        decisions += driver.playout(game.start(seats, seed, {}), random.randrange)
    return process_time() - start, decisions


def copies(game_id: str, count: int) -> tuple[float, int]:
    """The seconds that this many thousand copies took, and how many they were."""
    state = position(game_id)
    start = process_time()
    for _ in range(count * COPIES):
        state.clone()
    return process_time() - start, count * COPIES


def main() -> None:
    _tell(*registry.games())
    for line in sys.stdin:
        task, game, count = line.split()
        work = playouts if task == "playouts" else copies
        gc.collect()
        _tell(*work(game, int(count)))


def _tell(*words: object) -> None:
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
