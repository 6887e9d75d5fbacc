"""Fog of war: face-down locations and improvements, and how Redbeard lifts it.

The usual layout: columns a to i, rows 1 to 4; G, E and P are islands.

       a  b  c  d  e  f  g  h  i
    1  .  G  x  x  x  x  x  x  .
    2  x  G  x  E  x  x  P  x  x
    3  x  x  x  E  x  x  P  x  x
    4  x  x  x  x  x  x  x  x  .
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import kaper
from kaper.games.maracaibo.fog import way_through_fog
from kaper.games.maracaibo.kinds import IMPROVEMENT, LOCATION, NONE
from kaper.games.maracaibo.state import Maracaibo
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]

OVER_LOCATIONS = {"fog-locations": "on"}
OVER_IMPROVEMENTS = {"fog-improvements": "on"}
OVER_BOTH = OVER_LOCATIONS | OVER_IMPROVEMENTS


def state_of(s: Scenario) -> Maracaibo:
    state = s.match.state
    assert isinstance(state, Maracaibo)
    return state


def new_state(options: dict[str, str], seed: int = 7) -> Maracaibo:
    state = kaper.new("maracaibo", seats=2, seed=seed, options=options).state
    assert isinstance(state, Maracaibo)
    return state


def space(s: Scenario, square: str) -> dict[str, Any]:
    spaces = s.match.view(0)["spaces"]
    assert isinstance(spaces, list)
    return next(each for each in spaces if isinstance(each, dict) and each["square"] == square)


def face_down(state: Maracaibo) -> set[int]:
    return {card for place, card in enumerate(state.cards) if state.hidden >> place & 1}


# Locations


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
    assert state_of(s).value_tiles_left == [1, 2]


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
    assert len(state_of(s).value_tiles_left) == 1


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


# Improvements


@pytest.mark.rule("maracaibo:fog-improvements.setup")
def test_improvements_are_dealt_face_down_and_level_two_is_mixed() -> None:
    tops = set()
    for seed in range(12):
        state = new_state(OVER_IMPROVEMENTS, seed)
        types = state.tables.cards.type
        assert {types[card] for card in face_down(state)} == {IMPROVEMENT}
        assert len(face_down(state)) == 15
        assert state.deck_up + (state.deck_top != NONE) == 20
        assert len(state.deck) + (state.deck_top != NONE) == 41
        tops.add(state.deck_top != NONE)
    assert tops == {True, False}


@pytest.mark.rule("maracaibo:fog-improvements.setup")
def test_everybody_sees_the_top_of_level_two_if_it_lies_face_up(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=OVER_IMPROVEMENTS, deck_top="coffee",
        cards={"d4": "cook"}, p0={"ship": "c4", "doubloons": 9}, chance={"facing": [1]},
    )  # fmt: skip
    s.expect(deck_top="coffee")
    assert s.match.view(1)["deck_top"] == s.match.view(None)["deck_top"] == "coffee"
    s.play("p0 sail d4", "p0 acquire cook").expect(
        events=["card-dealt square=d4 card=coffee", "top-turned-up"]
    )
    assert s.match.view(0)["deck_top"] is not None


@pytest.mark.rule("maracaibo:fog-improvements.keep-facing")
@pytest.mark.parametrize("face_up", [True, False])
def test_a_card_keeps_its_facing(scenario: Table, face_up: bool) -> None:
    top: dict[str, object] = {"deck_top": "coffee"} if face_up else {}
    s = scenario(
        "maracaibo", seats=2, options=OVER_IMPROVEMENTS, cards={"d4": "cook"},
        p0={"ship": "c4", "doubloons": 9}, chance={"level-two": ["coffee"], "facing": [40]},
        **top,
    )  # fmt: skip
    s.play("p0 sail d4", "p0 acquire cook")
    dealt = space(s, "d4")
    assert (dealt["card"], dealt["back"]) == (("coffee", None) if face_up else (None, 2))
    assert "coffee" not in str(s.match.redacted(0)) or face_up
    assert s.match.view(0)["deck_top"] is None


@pytest.mark.rule("maracaibo:fog-improvements.reveal-on-entry")
def test_a_ship_reveals_an_improvement_and_stops_or_sails_on(scenario: Table) -> None:
    def at_c1() -> Scenario:
        return scenario(
            "maracaibo", seats=2, options=OVER_IMPROVEMENTS, hidden=["d1", "e2"],
            cards={"d1": "cook", "e1": "castle", "e2": "rum", "f1": "inn"},
            p0={"ship": "c1", "doubloons": 0},
        )  # fmt: skip

    s = at_c1()
    # Everything behind d1 lies behind a card that has to be revealed first.
    assert s.options(0) == ["sail d1"]
    s.refuse("p0 sail e1", "fog-improvements.reveal-on-entry")
    s.refuse("p0 sail c2", "move.must-advance")
    s.refuse("p0 sail g1", "move.one-to-three")
    s.play("p0 sail d1").expect(
        events=["sailed p0 square=d1 card=", "card-revealed square=d1 card=cook"],
        asked="p0 sail-on",
        p0={"ship": "d1"},
    )
    assert s.options(0) == ["sail e1", "sail e2", "sail f1", "stop"]
    s.play("p0 stop").expect(events=["card-left p0"], p0={"ship": "d1", "doubloons": 5})
    s = at_c1().play("p0 sail d1", "p0 sail f1").expect(p0={"ship": "f1", "doubloons": 0})
    assert space(s, "d1")["card"] == "cook"
    # The last step reveals as well, and there is nothing left to decide.
    s = (
        at_c1()
        .play("p0 sail d1", "p0 sail e2")
        .expect(events=["card-revealed square=e2 card=rum", "card-left p0"], p0={"ship": "e2"})
    )


@pytest.mark.rule("maracaibo:fog-improvements.legs")
@pytest.mark.rule("maracaibo:fog-improvements.reveal-on-entry")
def test_a_card_that_is_not_nearer_to_maracaibo_is_only_passed(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=OVER_IMPROVEMENTS, hidden=["c3", "c1"],
        cards={"c1": "rum", "c3": "cook", "c4": "inn", "d4": "castle", "d1": "tobago"},
        p0={"ship": "c2", "doubloons": 0},
    )  # fmt: skip
    assert s.options(0) == ["sail c1", "sail c3"]
    s.play("p0 sail c3").expect(events=["card-revealed card=cook"], asked="p0 sail-on")
    assert s.options(0) == ["sail d4"]
    s.refuse("p0 stop", "move.must-advance")
    s.play("p0 sail d4").expect(p0={"ship": "d4"})


@pytest.mark.rule("maracaibo:fog-improvements.reveal-on-entry")
def test_a_ship_with_the_harpy_sails_four_spaces_in_the_fog(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=OVER_IMPROVEMENTS, hidden=["d1"],
        cards={"d1": "cook", "e1": "castle", "f1": "inn", "g1": "hacienda"},
        p0={"ship": "c1", "figurehead": "c-harpy"},
    )  # fmt: skip
    s.play("p0 sail d1", "p0 sail g1").expect(p0={"ship": "g1"})


@pytest.mark.rule("maracaibo:fog-improvements.reveal-on-entry")
def test_the_bay_is_reached_through_the_fog(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=OVER_IMPROVEMENTS, hidden=["i2"], cards={"i2": "cook"},
        p0={"ship": "h2", "upgrades": ["u1"]},
    )  # fmt: skip
    s.play("p0 sail i2").expect(asked="p0 sail-on")
    s.play("p0 bay").expect(events=["entered-bay p0"], p0={"ship": "bay"})


@pytest.mark.rule("maracaibo:fog-improvements.refilled-under-ship")
def test_a_card_laid_under_ships_waits_for_the_next_one(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=OVER_IMPROVEMENTS, cards={"d4": "cook", "c4": "castle"},
        p0={"ship": "c4", "doubloons": 9}, p1={"ship": "c4", "doubloons": 0},
        chance={"level-two": ["coffee"], "facing": [40]},
    )  # fmt: skip
    s.play("p0 sail d4", "p0 acquire cook").expect(p0={"ship": "d4"}, no_events=["card-revealed"])
    assert space(s, "d4")["card"] is None
    s.play("p1 sail d4").expect(events=["card-revealed square=d4 card=coffee"])


@pytest.mark.rule("maracaibo:fog-improvements.hidden-not-acquirable")
def test_a_face_down_improvement_is_not_acquired_from_afar(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=OVER_IMPROVEMENTS, hidden=["h1"],
        cards={"d4": "barbados", "h1": "cook", "h2": "bosun"},
        p0={"ship": "c4", "doubloons": 20}, p1={"improvements": ["scout"]},
    )  # fmt: skip
    s.play("p0 sail d4", "p0 decline", "p0 choose acquire-crew")
    assert "acquire bosun" in s.options(0)
    assert "acquire cook" not in s.options(0)
    s.refuse("p0 acquire cook", "fog-improvements.hidden-not-acquirable")
    # A card of the deck is refused in the same words: the refusal must not tell them apart.
    s.refuse("p0 acquire recruiter", "fog-improvements.hidden-not-acquirable")
    s.refuse("p0 acquire scout", "improvement.choose-one")


@pytest.mark.rule("maracaibo:fog-improvements.hidden-not-acquirable")
def test_a_location_of_level_two_in_the_fog_is_used_by_whoever_stops(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=OVER_BOTH, hidden=["d4"], cards={"d4": "jamaica"},
        p0={"ship": "c4", "doubloons": 0, "upgrades": ["u1"], "stored": {"gold": 1}},
    )  # fmt: skip
    assert (space(s, "d4")["back"], space(s, "d4")["doubloons"]) == (2, 0)
    s.play("p0 sail d4").expect(
        events=["card-revealed square=d4 card=jamaica"], no_events=["doubloons-gained"]
    )
    s.play("p0 stop").expect(asked="p0 upgrade").play("p0 decline").expect(asked="p0 bury")


@pytest.mark.rule("maracaibo:fog.both-modules")
def test_with_both_fogs_each_card_follows_its_own_rule(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=OVER_BOTH, hidden=["d1", "e1"],
        cards={"d1": "tobago", "e1": "cook", "f1": "castle"}, p0={"ship": "c1", "doubloons": 0},
    )  # fmt: skip
    assert [space(s, square)["doubloons"] for square in ("d1", "e1")] == [1, 0]
    s.play("p0 sail e1").expect(events=["card-revealed card=cook"], asked="p0 sail-on")
    assert space(s, "d1")["card"] is None
    s.play("p0 sail f1").expect(p0={"ship": "f1"})
    assert space(s, "d1")["card"] is None
    both = new_state(OVER_BOTH)
    types = both.tables.cards.type
    assert {types[card] for card in face_down(both)} == {IMPROVEMENT, LOCATION}


# What nobody can know


def test_samples_deal_other_cards_into_the_fog() -> None:
    match = kaper.new("maracaibo", seats=2, seed=3, options=OVER_BOTH)
    truth = match.state
    assert isinstance(truth, Maracaibo)
    seen: dict[int, set[int]] = {}
    for seed in range(40):
        other = match.sample(0, seed).state
        assert isinstance(other, Maracaibo)
        assert other.hidden == truth.hidden
        cards = other.tables.cards
        for place, card in enumerate(other.cards):
            seen.setdefault(place, set()).add(card)
            if not truth.hidden >> place & 1:
                assert card == truth.cards[place]
            else:
                assert cards.type[card] == cards.type[truth.cards[place]]
    for place, found in seen.items():
        hidden = truth.hidden >> place & 1
        assert len(found) > 4 if hidden else len(found) == 1
    # Improvements that were left in the box may lie in the fog as well.
    dealt = set(truth.cards)
    assert any(found - dealt for found in seen.values())


def test_a_sample_keeps_the_level_of_a_back(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=2, options=OVER_IMPROVEMENTS, hidden=["d4"], cards={"d4": "coffee"}
    )
    found = set()
    for seed in range(30):
        other = s.match.sample(1, seed).state
        assert isinstance(other, Maracaibo)
        found.add(other.cards[other.chart().number["d4"]])
        assert sorted((*other.deck, other.cards[other.chart().number["d4"]])) == sorted(
            (*state_of(s).deck, state_of(s).cards[other.chart().number["d4"]])
        )
    assert len(found) > 10
    assert found <= set(state_of(s).tables.cards.level_two)


# Redbeard


def redbeards_turn(scenario: Table, card: str, **situation: Any) -> Scenario:
    return scenario(
        "maracaibo", seats=1, turn="redbeard", chance={"redbeard": [card]},
        **situation | {"redbeard": {"deck": [card], "upgrades": 6} | situation["redbeard"]},
    )  # fmt: skip


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
    assert state_of(s).players[1].vp == vp


@pytest.mark.rule("maracaibo:fog-locations.solo-target")
def test_redbeard_never_aims_for_a_face_down_card(scenario: Table) -> None:
    # 110 explores, then takes quests: Bonaire in the fog does not count, Aruba does.
    s = redbeards_turn(
        scenario, "110", options=OVER_LOCATIONS, hidden=["e1"],
        cards={"d1": "aruba", "e1": "bonaire", "d4": "castle", "c2": "inn"},
        redbeard={"ship": "c1"},
    )  # fmt: skip
    s.expect(events=["sailed seat=redbeard square=d1"])
    assert space(s, "e1")["card"] is None


@pytest.mark.rule("maracaibo:fog-improvements.hidden-not-acquirable")
def test_redbeard_never_aims_for_a_face_down_improvement(scenario: Table) -> None:
    # 109 would take crew, but only equipment lies face up.
    s = redbeards_turn(
        scenario, "109", options=OVER_IMPROVEMENTS, hidden=["e1"],
        cards={"e1": "cook", "d1": "rum", "d4": "castle"}, redbeard={"ship": "c2"},
    )  # fmt: skip
    s.expect(events=["sailed seat=redbeard square=d1 card=rum"])
    assert space(s, "e1")["card"] is None


@pytest.mark.rule("maracaibo:fog-locations.solo-path")
@pytest.mark.rule("maracaibo:fog-improvements.solo")
def test_redbeard_takes_the_way_over_the_most_face_down_cards(scenario: Table) -> None:
    # From e1 to f2: by f1 is topmost, by e2 as short; only the fog decides.
    cards = {"e1": "castle", "f1": "inn", "e2": "cook", "f2": "aruba", "f3": "rum"}
    s = scenario(
        "maracaibo", seats=1, options=OVER_BOTH, cards=cards, hidden=["e2"],
        p0={"ship": "a2"}, redbeard={"ship": "e1"},
    )  # fmt: skip
    state, number = state_of(s), state_of(s).chart().number

    def way(start: str, end: str, hidden: list[str]) -> list[str]:
        state.hidden = sum(1 << number[square] for square in hidden)
        found = way_through_fog(state, number[start], number[end])
        return [state.chart().names[place] for place in found]

    assert way("e1", "f2", []) == ["f1", "f2"]
    assert way("e1", "f2", ["e2"]) == ["e2", "f2"]
    assert way("e1", "f2", ["f1", "e2"]) == ["f1", "f2"]
    # Up to three steps: a detour over more cards.
    assert way("e2", "f2", []) == ["f2"]
    assert way("e2", "f2", ["e3", "f3"]) == ["e3", "f3", "f2"]
    assert way("e2", "f2", ["e1", "e3", "f3"]) == ["e3", "f3", "f2"]
    s = redbeards_turn(
        scenario, "110", options=OVER_IMPROVEMENTS, cards=cards, hidden=["e2"],
        redbeard={"ship": "e1"}, p0={"ship": "a2"},
    )  # fmt: skip
    s.expect(events=["card-revealed square=e2 card=cook", "sailed seat=redbeard square=f2"])


@pytest.mark.rule("maracaibo:fog-improvements.solo")
def test_redbeard_scores_nothing_for_improvements_that_he_reveals(scenario: Table) -> None:
    s = redbeards_turn(
        scenario, "110", options=OVER_IMPROVEMENTS, hidden=["d1"],
        cards={"d1": "cook", "e1": "aruba", "d4": "castle"}, redbeard={"ship": "c1"},
    )  # fmt: skip
    s.expect(events=["card-revealed square=d1 card=cook"])
    assert state_of(s).players[1].vp == 0
