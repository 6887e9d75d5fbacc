"""Fog of war over improvements, alone and with that over locations. `fog` draws the layout."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.maracaibo.components.kinds import IMPROVEMENT, LOCATION, NONE
from kaper.games.maracaibo.doors import turn_to_top
from kaper.testing.scenario import Scenario
from tests.games.maracaibo.fog import OVER_BOTH, OVER_IMPROVEMENTS, face_down, new_state, space

Table = Callable[..., Scenario]


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
    s.refuse("p0 sail a2", "move.must-advance")
    s.refuse("p0 sail e2", "fog-improvements.reveal-on-entry")
    s.refuse("p0 sail g1", "move.one-to-three")
    s.refuse("p0 sail bay", "bay.must-stop")
    s.refuse("p0 sail j9", "move.spaces")
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


@pytest.mark.rule("maracaibo:fog-improvements.legs")
@pytest.mark.rule("maracaibo:move.must-advance")
def test_a_card_from_which_only_the_own_column_can_be_reached_is_no_leg(scenario: Table) -> None:
    # Behind the open b3 and c4 lies b4: from there the last step leads to column c at best.
    s = scenario(
        "maracaibo", seats=2, options=OVER_IMPROVEMENTS, hidden=["b4", "d4"],
        cards={"b3": "inn", "b4": "cook", "c4": "castle", "d4": "rum"},
        p0={"ship": "c3", "doubloons": 0},
    )  # fmt: skip
    assert s.options(0) == ["sail d1", "sail d4"]
    s.refuse("p0 sail b4", "move.must-advance")
    # With the harpy's fourth step it is one.
    s = scenario(
        "maracaibo", seats=2, options=OVER_IMPROVEMENTS, hidden=["b4"],
        cards={"b3": "inn", "b4": "cook", "c4": "castle"},
        p0={"ship": "c3", "figurehead": "c-harpy"},
    )  # fmt: skip
    assert "sail b4" in s.options(0)


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
    s.refuse("p0 acquire scout", "acquire.crew-or-equipment")


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


@pytest.mark.rule("maracaibo:fog-improvements.setup", "maracaibo:improvement.level2-exhausted")
def test_only_in_the_fog_chance_decides_which_way_the_top_card_lies() -> None:
    """Without fog, or without a card, nothing is turned and no chance is asked."""
    usual, without = new_state({}), new_state(OVER_IMPROVEMENTS)
    without.deck, without.deck_top, without.deck_up = [], NONE, 0
    for state in (usual, without):
        before = state.rng
        turn_to_top(state)
        assert (state.rng, state.deck_top) == (before, NONE)
    foggy = new_state(OVER_IMPROVEMENTS)
    foggy.deck_top, foggy.deck_up = NONE, len(foggy.deck)
    turn_to_top(foggy)
    assert foggy.deck_top != NONE
