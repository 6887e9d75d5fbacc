"""Every game and every toy, at every seat count, and with every value of every option."""

from __future__ import annotations

import pytest

from kaper import registry
from kaper.testing.conformance import Table, conform, tables_of
from kaper.testing.toys import TOYS, register_toys

# At random nobody ever reaches a hundred points: some games of such a series have to do.
ENDLESS = {"deliveries": ("series", "100")}
CUT = 600


def _cases() -> list[tuple[str, Table]]:
    with registry.only_for_now():
        register_toys()
        ids = (*registry.games(),)
        return [(game, table) for game in ids for table in tables_of(registry.game(game))]


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize(("game", "table"), _cases(), ids=str)
def test_conformance(game: str, table: Table) -> None:
    games = 5 if game in TOYS else 1
    for seed in range(games):
        if ENDLESS.get(game) in table.options:
            match = conform(registry.game(game), table, seed, CUT, ends=False)
            assert not match.over
        else:
            conform(registry.game(game), table, seed)
