"""What everybody could keep in mind of face-down tokens and of decks that ran out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from kaper.games.marauders import board_doors, card_doors, cargo_doors, ship_doors
from kaper.games.marauders.actions import RETURN
from kaper.games.marauders.game import GAME as RULES
from kaper.games.marauders.rules import captains, hands
from kaper.games.marauders.rules.captains import ReturnTokens
from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario
from tests.games.marauders.flat_states import flat_fields

Arrange = Callable[..., Scenario]
GAME = "marauders"
VIEWERS = (0, 1, None)


@pytest.fixture
def table(scenario: Arrange) -> Scenario:
    person = {"hand": ["glut", "craftsman-a"], "cargo": ["rum", "sugar"]}
    return scenario(GAME, p0={"in": "nassau"}, p1={"in": "trinidad", **person})


@pytest.mark.parametrize("viewer", VIEWERS)
def test_merchants_that_come_back_are_those_that_lay_open(
    table: Scenario, viewer: int | None
) -> None:
    state = table.state(Marauders)
    zones = [zone for zone, nation in enumerate(state.merchants) if nation >= 0][:8]
    for zone in zones:
        board_doors.scatter_merchant(state, zone)
    box = Counter(state.merchant_box)
    board_doors.return_merchants(state)
    back = [zone for zone, mask in enumerate(state.merchants_known) if mask]
    assert len(back) == box.total()
    deals = {
        tuple(sample.merchants[zone] for zone in back)
        for sample in table.samples(Marauders, viewer)
    }
    assert len(deals) > 1
    assert all(Counter(deal) == box for deal in deals)


def two_modifications_lost(state: Marauders) -> tuple[list[int], tuple[int, ...]]:
    """Three ports have sold their tokens; the ship with two of these is lost."""
    kinds: dict[int, int] = {}
    for zone in state.tables.ports:
        kinds.setdefault(state.modifications[zone], zone)
    first, second, third = list(kinds.values())[:3]
    for seat, zone in ((0, first), (0, second), (1, third)):
        ship_doors.fit(state, seat, zone)
    captains.lose_modifications(state, 0)
    frame = state.stack[-1]
    assert isinstance(frame, ReturnTokens)
    return [first, second, third], frame.tokens


@pytest.mark.parametrize("viewer", VIEWERS)
def test_modifications_that_come_back_are_those_of_the_ship(
    table: Scenario, viewer: int | None
) -> None:
    state = table.state(Marauders)
    zones, tokens = two_modifications_lost(state)
    for zone in zones[:2]:
        state.stack[-1].answer(state, 0, RETURN(state.tables.zone_names[zone]))
    deals = {
        tuple(sample.modifications[zone] for zone in zones[:2])
        for sample in table.samples(Marauders, viewer)
    }
    assert deals == {tokens, tokens[::-1]}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_which_of_them_is_still_to_be_laid_down_nobody_knows(
    table: Scenario, viewer: int | None
) -> None:
    state = table.state(Marauders)
    zones, tokens = two_modifications_lost(state)
    state.stack[-1].answer(state, 0, RETURN(state.tables.zone_names[zones[0]]))
    deals = set()
    for sample in table.samples(Marauders, viewer):
        frame = sample.stack[-1]
        assert isinstance(frame, ReturnTokens)
        deals.add((sample.modifications[zones[0]], *frame.tokens))
    assert deals == {tokens, tokens[::-1]}


@pytest.mark.parametrize("viewer", [0, None])
def test_cargo_that_was_in_a_hold_when_the_deck_ran_out_is_not_in_the_deck(
    table: Scenario, viewer: int | None
) -> None:
    state = table.state(Marauders)
    state.discards.cargo, state.decks.cargo = state.decks.cargo, []
    cargo_doors.discard_cargo(state, 0, cargo_doors.draw_cargo(state, 3))
    held = {sample.captains[1].cargo for sample in table.samples(Marauders, viewer)}
    assert held == {state.captains[1].cargo}


@pytest.mark.parametrize("viewer", [0, None])
def test_glory_cards_in_hands_when_the_deck_ran_out_are_not_in_the_deck(
    table: Scenario, viewer: int | None
) -> None:
    state = table.state(Marauders)
    state.discards.glory, state.decks.glory = state.decks.glory, []
    hands.draw_glory(state, 0, 1)
    card_doors.drop_glory(state, 0, state.captains[0].hand[0])
    held = {sample.captains[1].hand for sample in table.samples(Marauders, viewer)}
    assert held == {state.captains[1].hand}
    # What is laid down after that may be anywhere again.
    card_doors.drop_glory(state, 1, state.captains[1].hand[0])
    assert state.glory_held == [*state.captains[1].hand]


def test_a_state_of_older_rules_remembers_nothing_of_hands(table: Scenario) -> None:
    fields = flat_fields(table.state(Marauders))
    del fields["glory_held"]
    assert RULES.restore(fields, table.match.components, 2).glory_held == []
