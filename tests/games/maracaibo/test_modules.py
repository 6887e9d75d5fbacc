"""All modules together, and what could be wrong with a state that has them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from kaper import registry
from kaper.games.maracaibo.problems import problems
from kaper.games.maracaibo.state import Maracaibo
from kaper.testing.conformance import Table, conform
from kaper.testing.scenario import Scenario

Break: TypeAlias = Callable[[Maracaibo], None]

MODULES = (
    "fog-locations",
    "fog-improvements",
    "skirmishes",
    "adventure-hunters",
    "rubies",
    "retirement",
)
ON = tuple((module, "on") for module in MODULES)


@pytest.mark.rule("maracaibo:setup.modules-optional")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_all_modules_together(seats: int) -> None:
    game = registry.game("maracaibo")
    match = conform(game, Table(seats, ON))
    assert match.over


@pytest.mark.rule("maracaibo:setup.modules-optional")
def test_no_module_is_in_play_unless_chosen() -> None:
    game = registry.game("maracaibo")
    standard = {option.name: option.values[0] for option in game.options}
    assert [standard[module] for module in MODULES] == ["off"] * len(MODULES)


def place(state: Maracaibo, square: str) -> int:
    return state.chart().number[square]


def hide_a_residence(state: Maracaibo) -> None:
    state.hidden |= 1 << place(state, "a2")


def put_a_value_tile_in_the_fog(state: Maracaibo) -> None:
    state.value_tiles[place(state, "d1")] = state.value_tiles_left.pop()


def put_a_market_tile_in_the_fog(state: Maracaibo) -> None:
    state.players[0].tiles &= ~1
    state.market_tiles[place(state, "d1")] = 0


def lose_a_value_tile(state: Maracaibo) -> None:
    state.hidden &= ~(1 << place(state, "d1"))


def turn_too_many_up(state: Maracaibo) -> None:
    state.deck_up = len(state.deck) + 1


def sell_beside_the_market(state: Maracaibo) -> None:
    state.ruby_market |= 1 << 6


def retire_without_a_residence(state: Maracaibo) -> None:
    state.players[0].retired = True


def stay_on_the_tile(state: Maracaibo) -> None:
    state.players[0].explorer = state.track().discount
    state.players[0].rivers = 4


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (hide_a_residence, "space 0 lies face down, which no module allows"),
        (put_a_value_tile_in_the_fog, "a value tile lies on a face-down card"),
        (put_a_market_tile_in_the_fog, "a black market tile lies on a face-down card"),
        (lose_a_value_tile, "1 value tiles are left for 0 locations"),
        (turn_too_many_up, "42 cards of the deck lie face up"),
        (sell_beside_the_market, "a ruby lies beside the ruby market"),
        (retire_without_a_residence, "somebody has retired without a residence"),
        (stay_on_the_tile, "an explorer stays on the residence discount tile"),
    ],
)
def test_faults_of_modules_are_noticed(spoil: Break, fault: str) -> None:
    s = Scenario(
        "maracaibo", seats=2, options=dict(ON), cards={"a2": "castle", "d1": "tobago"},
        hidden=["d1"],
    )  # fmt: skip
    state = s.match.state
    assert isinstance(state, Maracaibo)
    assert problems(state) == []
    spoil(state)
    assert fault in problems(state)


def test_rubies_without_their_module_are_noticed() -> None:
    state = Scenario("maracaibo", seats=2, p0={}).match.state
    assert isinstance(state, Maracaibo)
    state.players[1].rubies = 1
    assert "there are rubies, which are not in play" in problems(state)


def test_a_deck_in_the_fog_without_the_module_is_noticed() -> None:
    state = Scenario("maracaibo", seats=2, p0={}).match.state
    assert isinstance(state, Maracaibo)
    state.deck_up = 1
    assert "the deck lies face up without fog" in problems(state)
