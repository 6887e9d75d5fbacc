"""Samples of every game, and of the toy with a deck, fit all that their viewers have seen."""

from __future__ import annotations

from typing import Any

import pytest

from kaper import registry
from kaper.match import Match
from kaper.testing.conformance import Table, tables_of
from kaper.testing.toys import register_toys
from kaper.testing.witness import Reader, attend
from tests.conformance.deck_witness import DeckWitness
from tests.games.deliveries.witness import HandWitness
from tests.games.jolly_roger.witness import CrewWitness
from tests.games.maracaibo.witness import CardWitness
from tests.games.marauders.witness import PirateWitness
from tests.games.martinique.witness import MapWitness

READERS: dict[str, Reader[Any]] = {
    "deck": DeckWitness,
    "deliveries": HandWitness,
    "jolly-roger": CrewWitness,
    "maracaibo": CardWitness,
    "marauders": PirateWitness,
    "martinique": MapWitness,
}
MATCHES = 2


def _cases() -> list[tuple[str, Table]]:
    with registry.only_for_now():
        register_toys()
        return [(game, table) for game in READERS for table in tables_of(registry.game(game))]


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize(("game", "table"), _cases(), ids=str)
def test_samples_fit_what_was_seen(game: str, table: Table) -> None:
    for seed in range(MATCHES):
        match = Match.begin(registry.game(game), table.seats, seed, dict(table.options))
        attend(match, READERS[game], seed)
