"""How many steps a second of the processor the adapters take, beside playouts of the kernel.

    .venv/bin/python -m benchmarks.steps --seconds 2

All play at random. A step is an observation, its mask, a choice from it and the action.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable
from random import Random
from time import process_time

import numpy as np
import pyspiel

import kaper
from kaper.adapters import openspiel
from kaper.adapters.pettingzoo import env
from kaper.adapters.table import Rules
from kaper.kernel import driver


def pettingzoo_game(game: str) -> Callable[[int], int]:
    table, random = env(game), Random(1)

    def play(seed: int) -> int:
        steps = 0
        table.reset(seed)
        for _ in table.agent_iter():
            observation, _, over, _, _ = table.last()
            if over:
                table.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[int(random.random() * len(legal))]))
            steps += 1
        return steps

    return play


def openspiel_game(game: str) -> Callable[[int], int]:
    loaded, random = pyspiel.load_game(openspiel.name_of(game)), Random(1)

    def play(seed: int) -> int:
        steps, state = 0, loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(random.random() * len(state.chance_outcomes())))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            steps += 1
        return steps

    return play


def kernel_game(game: str) -> Callable[[int], int]:
    rules, random = Rules(game), Random(1)
    return lambda seed: driver.playout(rules.begin(seed), lambda n: int(random.random() * n))


KINDS = {"kernel": kernel_game, "openspiel": openspiel_game, "pettingzoo": pettingzoo_game}


def pace(play: Callable[[int], int], seconds: float) -> float:
    """Steps a second, after a game that does not count."""
    play(0)
    steps = games = 0
    start = process_time()
    while process_time() - start < seconds:
        games += 1
        steps += play(games)
    return steps / (process_time() - start)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    seconds = parser.parse_args().seconds
    for game in kaper.games():
        paces = (f"{kind} {pace(make(game), seconds):8,.0f}" for kind, make in KINDS.items())
        sys.stdout.write(f"{game:12} {'  '.join(paces)}\n")


if __name__ == "__main__":
    main()
