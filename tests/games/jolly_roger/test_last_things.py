"""Piles that run out, and the last round: what no longer happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.jolly_roger.components.tables import tables_of
from kaper.games.jolly_roger.game import GAME as RULES
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
TABLES = tables_of(RULES.components())
DECK = [TABLES.crew_names[kind] for kind in TABLES.crew_deck]


@pytest.mark.rule("jolly-roger:piles.crew-still-short", "jolly-roger:piles.crew-reshuffled")
def test_without_discards_no_pile_is_made_anew(scenario: Arrange) -> None:
    hands = {f"p{seat}": {"hand": DECK[5 * seat : 5 * seat + 5]} for seat in range(10)}
    s = scenario(GAME, seats=10, chance={"destination": ["pirate-port-2"]}, **hands)
    # Sixteen cards are left for twenty, and nobody has discarded any yet.
    s.play("p0 sail pirate-port").pass_window().expect(asked="p0 discard")
    s.expect(crew_pile=0, crew_discards=[], no_events=["crew-reshuffled"])


def mutiny_in_round(scenario: Arrange, number: int) -> Scenario:
    s = scenario(
        GAME,
        seats=4,
        stage="punish",
        used=number,
        crew_discards=["traitor", "traitor"],
        p2={"hand": ["n1c2"]},
    )
    s.play("p0 waive", "p2 mutiny n1c2").pass_window()
    return s.play("p2 appoint p3", "p3 extra p3")


@pytest.mark.rule("jolly-roger:end.last-mutiny", "jolly-roger:end.after-full-round")
def test_after_the_last_mutiny_no_round_begins(scenario: Arrange) -> None:
    s = mutiny_in_round(scenario, 10)
    assert s.match.over
    s.expect(events=["scored p0", "won"], no_events=["round-began"], stage="over", round=10)


@pytest.mark.rule("jolly-roger:mutiny.in-phase-three", "jolly-roger:end.conditions")
def test_after_a_mutiny_in_an_earlier_round_the_next_begins(scenario: Arrange) -> None:
    s = mutiny_in_round(scenario, 9)
    s.expect(events=["round-began p2 round=10"], no_events=["scored", "won"], round=10)
