"""Fog of war over locations. The layout of cards is drawn in `fog`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import kaper
from kaper.games.maracaibo.state import Maracaibo
from kaper.testing.scenario import Scenario
from tests.games.maracaibo.fog import OVER_LOCATIONS, face_down, space

Table = Callable[..., Scenario]


@pytest.mark.rule("maracaibo:fog-locations.setup")
def test_locations_are_dealt_face_down_with_a_doubloon_each() -> None:
    match = kaper.new("maracaibo", seats=2, seed=7, options=OVER_LOCATIONS)
    state = match.state
    assert isinstance(state, Maracaibo)
    assert face_down(state) == set(state.tables.cards.locations)
    spaces = match.view(0)["spaces"]
    assert isinstance(spaces, list)
    hidden = [each for each in spaces if isinstance(each, dict) and each["back"] is not None]
    assert len(hidden) == 8
    for each in hidden:
        shown = (each["card"], each["back"], each["doubloons"], each["value_tile"])
        assert shown == (None, 1, 1, None)


@pytest.mark.rule("maracaibo:fog-locations.reveal")
def test_whoever_stops_at_a_location_takes_the_doubloons_and_uses_it(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=OVER_LOCATIONS, round=2, cards={"d4": "barbados"},
        hidden=["d4"], p0={"ship": "c4", "doubloons": 0}, p1={"ship": "c4", "doubloons": 0},
    )  # fmt: skip
    assert space(s, "d4")["doubloons"] == 2
    s.play("p0 sail d4").expect(
        events=[
            "sailed p0 square=d4 card=",
            "doubloons-gained p0 doubloons=2",
            "card-revealed square=d4 card=barbados",
        ],
        p0={"doubloons": 2},
        asked="p0 upgrade",
    )
    assert (space(s, "d4")["card"], space(s, "d4")["doubloons"]) == ("barbados", 0)
    s.play("p0 decline").expect(asked="p0 one").play("p0 choose doubloons-4")
    s.expect(p0={"doubloons": 6})
    # It stays face up: the next one finds no doubloons there.
    s.play("p1 sail d4").expect(no_events=["doubloons-gained", "card-revealed"])


@pytest.mark.rule("maracaibo:fog-locations.value-tile")
def test_a_revealed_location_with_the_symbol_gets_a_random_value_tile(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=OVER_LOCATIONS,
        cards={"d4": "trinidad", "d1": "tobago", "e1": "grenada"}, hidden=["d4", "d1", "e1"],
        value_tiles={"curacao": "gold", "bonaire": "gold", "aruba": "emerald"},
        p0={"ship": "c4"}, chance={"value-tiles": ["pearl"]},
    )  # fmt: skip
    s.play("p0 sail d4").expect(
        events=[
            "card-revealed card=trinidad",
            "value-tile-placed card=trinidad kind=pearl",
            "cubes-added p0 kind=pearl cubes=5",
        ],
    )
    assert space(s, "d4")["value_tile"] == "pearl"
    assert s.state(Maracaibo).value_tiles_left == [1, 2]


@pytest.mark.rule("maracaibo:fog-locations.value-tile")
def test_a_revealed_location_without_the_symbol_gets_no_value_tile(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=OVER_LOCATIONS, hidden=["d4", "d1"],
        cards={"d4": "margarita", "d1": "tobago"}, p0={"ship": "c4"},
    )  # fmt: skip
    s.play("p0 sail d4").expect(no_events=["value-tile-placed", "cubes-added"])
    assert space(s, "d4")["value_tile"] is None


@pytest.mark.rule("maracaibo:fog-locations.passing")
def test_passing_a_location_leaves_it_face_down(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=OVER_LOCATIONS, hidden=["d1"],
        cards={"d1": "tobago", "e1": "castle"}, p0={"ship": "c1"},
    )  # fmt: skip
    s.play("p0 sail e1").expect(no_events=["card-revealed", "doubloons-gained"])
    assert (space(s, "d1")["card"], space(s, "d1")["doubloons"]) == (None, 1)
    # Its value tile waits beside the board.
    assert len(s.state(Maracaibo).value_tiles_left) == 1


@pytest.mark.rule("maracaibo:fog-locations.no-black-market")
def test_no_black_market_tile_on_a_face_down_location(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=OVER_LOCATIONS, hidden=["d1"],
        cards={"d1": "tobago", "d4": "barbados"}, p0={"ship": "c4", "doubloons": 9},
    )  # fmt: skip
    s.play("p0 sail d4", "p0 upgrade u2")
    options = s.options(0)
    assert "place 1a-bury barbados" in options
    assert not any(option.endswith("tobago") for option in options)
    s.refuse("p0 place 1a-bury tobago", "fog-locations.no-black-market")


@pytest.mark.rule("maracaibo:fog-locations.round-end")
def test_every_income_adds_a_doubloon_to_face_down_locations(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=OVER_LOCATIONS, hidden=["d1"],
        cards={"d1": "tobago", "a2": "castle"}, p0={"ship": "bay", "upgrades": ["u1"]},
        p1={"ship": "i2"},
    )  # fmt: skip
    assert space(s, "d1")["doubloons"] == 1
    s.play("p0 decline").expect(events=["round-ended round=1"], round=2)
    assert space(s, "d1")["doubloons"] == 2
    assert space(s, "a2")["doubloons"] == 0
