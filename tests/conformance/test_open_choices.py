"""What a seat has chosen is told at once, wherever samples keep it.

A question that leads to a second one must not leave the first answer in the dark: whoever looks on
would not know which ship is about to be bought, but a bot's sample would.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from kaper import registry
from kaper.kernel import driver
from kaper.match import Match
from kaper.testing.conformance import Table, tables_of
from kaper.testing.samples import Branch, check_alike

SEEDS = 6
# As far as a series goes that has no end; a single game is over before.
DECISIONS = 1500
# Comparing every option takes as long as some twenty decisions: one in three does.
LOOKED_AT = 1 / 3
OPTIONS = 10


def _tables() -> list[tuple[str, Table]]:
    """Each game with every number of seats, all else as usual."""
    return [
        (game, table)
        for game in registry.games()
        for table in tables_of(registry.game(game))
        if not table.options
    ]


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize(("game", "table"), _tables(), ids=str)
def test_every_choice_is_told_or_hidden_from_samples(game: str, table: Table, seed: int) -> None:
    random = Random(seed)
    match = Match.begin(registry.game(game), table.seats, seed, {})
    for _ in range(DECISIONS):
        if match.over:
            return
        seat = random.choice(driver.waiting(match.state))
        options = list(driver.options(match.state, seat))
        if random.random() < LOOKED_AT:
            some = random.sample(options, min(OPTIONS, len(options)))
            branches = [Branch(match.clone(), seat, action) for action in some]
            viewer = random.choice([None, *range(table.seats)])
            for one, other in combinations(branches, 2):
                check_alike(one, other, viewer, 0)
        match.play(seat, random.choice(options))
