"""Every game and every toy, at every seat count, and with every value of every option."""

from __future__ import annotations

import pytest

from kaper import registry
from kaper.testing.conformance import Table, conform, tables_of
from kaper.testing.toys import TOYS, register_toys


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
        conform(registry.game(game), table, seed)
