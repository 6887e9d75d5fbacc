"""How Redbeard lifts the fog of war. The layout of cards is drawn in `fog`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.maracaibo.rules.fog import way_through_fog
from kaper.games.maracaibo.state import Maracaibo
from kaper.testing.scenario import Scenario
from tests.games.maracaibo.fog import OVER_BOTH, OVER_IMPROVEMENTS, OVER_LOCATIONS, space

Table = Callable[..., Scenario]


def redbeards_turn(
    scenario: Table, card: str, *, redbeard: dict[str, object], **arrangement: object
) -> Scenario:
    return scenario(
        "maracaibo", seats=1, turn="redbeard", chance={"redbeard": [card]},
        redbeard={"deck": [card], "upgrades": 9} | redbeard, **arrangement,
    )  # fmt: skip


def way(state: Maracaibo, start: str, end: str, hidden: list[str]) -> list[str]:
    """His way with these cards face down."""
    number = state.chart().number
    state.hidden = sum(1 << number[square] for square in hidden)
    found = way_through_fog(state, number[start], number[end])
    return [state.chart().names[place] for place in found]


@pytest.mark.rule("maracaibo:fog-locations.solo")
@pytest.mark.parametrize(("round_number", "vp"), [(1, 1), (2, 3), (3, 5)])
def test_redbeard_reveals_locations_on_his_way(scenario: Table, round_number: int, vp: int) -> None:
    s = redbeards_turn(
        scenario, "110", options=OVER_LOCATIONS, hidden=["d1"], round=round_number,
        cards={"d1": "trinidad", "e1": "aruba", "d4": "castle"}, redbeard={"ship": "c1"},
        value_tiles={"aruba": "gold"}, p0={"doubloons": 0},
    )  # fmt: skip
    s.expect(
        events=[
            "card-revealed square=d1 card=trinidad",
            "value-tile-placed card=trinidad",
            f"points-scored seat=redbeard vp={vp}",
            "sailed seat=redbeard square=e1",
        ],
        no_events=["doubloons-gained"],
    )
    assert space(s, "d1")["card"] == "trinidad"
    assert s.state(Maracaibo).players[1].vp == vp


@pytest.mark.rule("maracaibo:fog-locations.solo-target")
def test_redbeard_never_aims_for_a_face_down_location(scenario: Table) -> None:
    # 113 takes cards of level II, then explores: Bonaire in the fog does not count, Grenada does.
    s = redbeards_turn(
        scenario, "113", options=OVER_LOCATIONS, hidden=["e1"],
        cards={"d1": "grenada", "e1": "bonaire", "d4": "castle", "c1": "inn"},
        redbeard={"ship": "c2"},
    )  # fmt: skip
    s.expect(events=["sailed seat=redbeard square=d1"])
    assert space(s, "e1")["card"] is None


@pytest.mark.rule("maracaibo:fog-improvements.solo-target")
def test_redbeard_aims_for_improvements_that_lie_face_up(scenario: Table) -> None:
    # 109 would take crew, but only equipment lies face up.
    s = redbeards_turn(
        scenario, "109", options=OVER_IMPROVEMENTS, hidden=["e1"],
        cards={"e1": "cook", "d1": "rum", "d4": "castle"}, redbeard={"ship": "c2"},
    )  # fmt: skip
    s.expect(events=["sailed seat=redbeard square=d1 card=rum"])
    assert space(s, "e1")["card"] is None


@pytest.mark.rule("maracaibo:fog-improvements.solo-target")
def test_redbeard_takes_an_improvement_of_the_fog_where_none_lies_face_up(scenario: Table) -> None:
    # e1 is nearer to Maracaibo than d1 and d4; whether it is crew or not, nobody knows.
    s = redbeards_turn(
        scenario, "109", options=OVER_BOTH, hidden=["d1", "e1", "d4"],
        cards={"d1": "cook", "e1": "rum", "d4": "tobago"}, redbeard={"ship": "c2"},
    )  # fmt: skip
    s.expect(
        events=[
            "card-revealed square=d1 card=cook",
            "card-revealed square=e1 card=rum",
            "sailed seat=redbeard square=e1 card=rum",
            "card-acquired seat=redbeard card=rum",
        ],
        no_events=["redbeard-drifted"],
    )
    assert space(s, "d4")["card"] is None


@pytest.mark.rule("maracaibo:fog-improvements.solo-target")
def test_redbeard_comes_in_vain_to_a_location_of_level_two(scenario: Table) -> None:
    s = redbeards_turn(
        scenario, "109", options=OVER_IMPROVEMENTS, hidden=["e1"], p0={"ship": "a2"},
        cards={"d1": "castle", "e1": "jamaica", "d4": "inn"}, redbeard={"ship": "c2"},
    )  # fmt: skip
    s.expect(
        events=["card-revealed square=e1 card=jamaica", "redbeard-acted deed=improvement"],
        no_events=["card-acquired", "redbeard-upgraded"],
    )
    assert space(s, "e1")["card"] == "jamaica"


@pytest.mark.rule("maracaibo:solo.no-card-possible")
@pytest.mark.rule("maracaibo:fog-locations.solo-target")
def test_redbeard_drifts_among_residences_and_locations_of_the_fog(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=1, turn="redbeard", options=OVER_BOTH, hidden=["e1"],
        cards={"d1": "castle", "e1": "tobago", "d4": "inn"}, redbeard={"ship": "c2"},
    )  # fmt: skip
    s.expect(events=["redbeard-drifted", "card-revealed square=e1", "points-scored vp=1"])
    s.expect(no_events=["redbeard-acted"])


@pytest.mark.rule("maracaibo:fog-locations.solo-path")
@pytest.mark.rule("maracaibo:fog-improvements.solo")
def test_redbeard_takes_the_way_over_the_most_face_down_cards(scenario: Table) -> None:
    # From e1 to f2: by f1 is topmost, by e2 as short; only the fog decides.
    cards = {"e1": "castle", "f1": "inn", "e2": "cook", "f2": "aruba", "f3": "rum"}
    s = scenario(
        "maracaibo", seats=1, options=OVER_BOTH, cards=cards, hidden=["e2"],
        p0={"ship": "a2"}, redbeard={"ship": "e1"},
    )  # fmt: skip
    state = s.state(Maracaibo)
    assert way(state, "e1", "f2", []) == ["f1", "f2"]
    assert way(state, "e1", "f2", ["e2"]) == ["e2", "f2"]
    assert way(state, "e1", "f2", ["f1", "e2"]) == ["f1", "f2"]
    # Up to three steps: a detour over more cards.
    assert way(state, "e2", "f2", []) == ["f2"]
    assert way(state, "e2", "f2", ["e3", "f3"]) == ["e3", "f3", "f2"]
    assert way(state, "e2", "f2", ["e1", "e3", "f3"]) == ["e3", "f3", "f2"]
    # The first card of all counts like any other.
    assert way(state, "a3", "b3", ["a2"]) == ["a2", "a3", "b3"]
    s = redbeards_turn(
        scenario, "110", options=OVER_IMPROVEMENTS, cards=cards, hidden=["e2"],
        redbeard={"ship": "e1"}, p0={"ship": "a2"},
    )  # fmt: skip
    s.expect(events=["card-revealed square=e2 card=cook", "sailed seat=redbeard square=f2"])


@pytest.mark.rule("maracaibo:solo.way")
@pytest.mark.rule("maracaibo:fog-improvements.solo")
def test_redbeard_sails_through_his_goal_and_back_for_a_card_of_the_fog(scenario: Table) -> None:
    cards = {"c1": "inn", "d1": "aruba", "e1": "cook", "d4": "castle"}
    s = redbeards_turn(
        scenario, "110", options=OVER_IMPROVEMENTS, cards=cards, hidden=["e1"],
        redbeard={"ship": "c1"}, p0={"ship": "a2"},
    )  # fmt: skip
    s.expect(events=["card-revealed square=e1 card=cook", "sailed seat=redbeard square=d1"])
    state = s.state(Maracaibo)
    assert way(state, "c1", "d1", ["e1"]) == ["d1", "e1", "d1"]
    # Nobody sails on from the Bay, and of two ways over as many cards the shorter is taken.
    assert way(state, "i2", "bay", ["i3"]) == ["i3", "bay"]
    assert way(state, "c1", "d1", ["d1"]) == ["d1"]


@pytest.mark.rule("maracaibo:fog.both-modules-solo")
def test_of_ways_over_as_many_cards_redbeard_takes_that_over_more_locations(
    scenario: Table,
) -> None:
    cards = {"f1": "cook", "e2": "tobago", "e3": "rum", "f3": "gunner"}
    s = scenario("maracaibo", seats=1, options=OVER_BOTH, cards=cards, p0={"ship": "a2"})
    state = s.state(Maracaibo)
    assert way(state, "e1", "f2", ["f1", "e2"]) == ["e2", "f2"]
    # Two improvements are more cards than one location.
    assert way(state, "e4", "f2", ["e3", "f3"]) == ["e3", "f3", "f2"]
    assert way(state, "e2", "f2", ["e1", "e3", "f3"]) == ["e3", "f3", "f2"]


@pytest.mark.rule("maracaibo:fog-improvements.solo")
def test_redbeard_scores_nothing_for_improvements_that_he_reveals(scenario: Table) -> None:
    s = redbeards_turn(
        scenario, "110", options=OVER_IMPROVEMENTS, hidden=["d1"],
        cards={"d1": "cook", "e1": "aruba", "d4": "castle"}, redbeard={"ship": "c1"},
    )  # fmt: skip
    s.expect(events=["card-revealed square=d1 card=cook"])
    assert s.state(Maracaibo).players[1].vp == 0


@pytest.mark.rule("maracaibo:fog-improvements.setup", "maracaibo:solo.acquire-location")
def test_when_redbeard_keeps_a_card_the_next_one_is_turned_to_the_top(scenario: Table) -> None:
    # 113 takes the top card of level II where players take crew: what lies below is seen then.
    s = scenario(
        "maracaibo", seats=1, turn="redbeard", options=OVER_IMPROVEMENTS,
        deck_top="coffee", deck_up=20,
        chance={"redbeard": ["113"], "facing": [20], "level-two": ["spices"]},
        cards={"d1": "castle", "e1": "barbados", "d4": "inn"},
        redbeard={"ship": "c2", "deck": ["113"], "upgrades": 9},
    )  # fmt: skip
    s.expect(
        events=["redbeard-kept card=coffee", "top-turned-up card=spices"],
        deck_top="spices",
        redbeard={"improvements": ["coffee"]},
    )


@pytest.mark.rule("maracaibo:fog-improvements.solo")
def test_redbeard_reveals_nothing_that_lies_face_up_on_his_way(scenario: Table) -> None:
    # By d1, which lies face up, to e1: of all the cards in the fog none is on the way.
    s = redbeards_turn(
        scenario, "110", options=OVER_IMPROVEMENTS, hidden=["i2"],
        cards={"d1": "cook", "e1": "aruba", "d4": "castle", "i2": "gunner"},
        redbeard={"ship": "c1"}, p0={"ship": "a2"},
    )  # fmt: skip
    s.expect(events=["sailed seat=redbeard square=e1"], no_events=["card-revealed"])
    assert (space(s, "d1")["card"], space(s, "i2")["card"]) == ("cook", None)
