"""Search for games that end in the ways of golden/endings.toml and write their records.

python tests/games/deliveries/make_golden.py

Only for a change of the rules that makes old records invalid; then copy the printed scores to
endings.toml.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from kaper.games.deliveries.components.cards import ALL_KINDS
from kaper.games.deliveries.game import GAME
from kaper.games.deliveries.rules.scoring import result
from kaper.games.deliveries.state import Deliveries
from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.testing.golden import Ending, Search, at_random, make

Move = tuple[int, Action]


def ably(state: Deliveries, random: Random) -> Move:
    """What leaves its player best off at once, with the cards that will really come."""
    (seat,) = driver.waiting(state)
    options = list(driver.options(state, seat))
    random.shuffle(options)

    def worth(option: Action) -> float:
        after = state.clone()
        driver.apply(after, seat, option)
        return GAME.evaluate(after, seat)

    return seat, max(options, key=worth)


def choose(ending: Ending) -> Callable[[Deliveries, Random], Move]:
    return ably if ending.details["play"] == "ably" else at_random


def is_met(ending: Ending, state: Deliveries) -> bool:
    all_kinds = ALL_KINDS in state.kinds
    cause = "all-kinds" if all_kinds else "third-delivery"
    return (cause, result(state).reason) == (ending.details["cause"], ending.details["reason"])


if __name__ == "__main__":
    make(Path(__file__).parent / "golden", Search(GAME, is_met, choose))
