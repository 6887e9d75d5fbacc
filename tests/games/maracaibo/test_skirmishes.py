"""Pirate skirmishes: who fights, how strong they are, and what the winner gets."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.maracaibo.state import Maracaibo
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]

ON = {"skirmishes": "on"}
# d4 is a residence: nothing is decided there without doubloons for it.
CARDS = {"d4": "castle"}


def meeting(scenario: Table, *dice: int, seats: int = 2, **arrangement: object) -> Scenario:
    """p0 sails from c4 to d4, where p1 is."""
    people: dict[str, object] = {
        "p0": {"ship": "c4", "doubloons": 5},
        "p1": {"ship": "d4", "doubloons": 5},
    }
    return scenario(
        "maracaibo", seats=seats, options=ON, cards=CARDS, chance={"skirmish": dice},
        **people | arrangement,
    )  # fmt: skip


@pytest.mark.rule("maracaibo:skirmish.trigger")
@pytest.mark.rule("maracaibo:skirmish.winner")
def test_all_who_are_on_the_card_fight(scenario: Table) -> None:
    s = meeting(
        scenario, 2, 3, 6, seats=4,
        p2={"ship": "d4", "doubloons": 5}, p3={"ship": "c4", "doubloons": 5},
    )  # fmt: skip
    s.play("p0 sail d4").expect(
        events=[
            "skirmish-rolled p0 pips=2",
            "skirmish-rolled p1 pips=3",
            "skirmish-rolled p2 pips=6",
            "skirmish-won p2",
            "points-scored p2 vp=2",
        ],
        no_events=["skirmish-rolled p3"],
        # A doubloon to each whom p0 meets, and then one of each loser for the winner.
        p0={"doubloons": 2, "vp": 0},
        p1={"doubloons": 5, "vp": 0},
        p2={"doubloons": 8, "vp": 2},
        p3={"doubloons": 5},
    )


@pytest.mark.rule("maracaibo:skirmish.trigger")
def test_nobody_fights_where_nobody_else_is(scenario: Table) -> None:
    s = meeting(scenario, p1={"ship": "c4", "doubloons": 5})
    s.play("p0 sail d4").expect(no_events=["skirmish-rolled"])


def test_nobody_fights_without_the_module(scenario: Table) -> None:
    s = scenario("maracaibo", seats=2, cards=CARDS, p0={"ship": "c4"}, p1={"ship": "d4"}).play(
        "p0 sail d4"
    )
    s.expect(events=["paid-opponent p0 owner=1"], no_events=["skirmish-rolled"])


@pytest.mark.rule("maracaibo:skirmish.roll")
def test_permanent_strength_counts_but_not_that_of_one_die(scenario: Table) -> None:
    armed = {"ship": "c4", "doubloons": 5, "upgrades": ["u3"], "improvements": ["gunner"]}
    sabre = {"ship": "d4", "doubloons": 5, "improvements": ["golden-sabre"]}
    s = meeting(scenario, 3, 4, p0=armed, p1=sabre)
    s.play("p0 sail d4").expect(
        events=[
            "skirmish-rolled p0 pips=3 strength=5",
            "skirmish-rolled p1 pips=4 strength=4",
            "skirmish-won p0",
        ],
        p0={"vp": 2},
    )
    # There is no reroll, whatever a figurehead offers: the next question is p1's move.
    lion = {"ship": "c4", "doubloons": 5, "figurehead": "e-lion"}
    s = meeting(scenario, 1, 6, p0=lion).play("p0 sail d4")
    s.expect(events=["skirmish-rolled p0 pips=1 strength=3", "skirmish-won p1"], asked="p1 sail")


@pytest.mark.rule("maracaibo:skirmish.winner")
def test_a_tie_of_the_strongest_brings_nothing(scenario: Table) -> None:
    s = meeting(scenario, 5, 5, 1, seats=3, p2={"ship": "d4", "doubloons": 5})
    s.play("p0 sail d4").expect(
        events=["skirmish-drawn"],
        no_events=["skirmish-won", "points-scored"],
        p0={"doubloons": 3, "vp": 0},
        p1={"doubloons": 6, "vp": 0},
        p2={"doubloons": 6, "vp": 0},
    )


@pytest.mark.rule("maracaibo:skirmish.winner")
def test_who_has_no_doubloon_gives_none(scenario: Table) -> None:
    s = meeting(
        scenario, 6, 1, p0={"ship": "c4", "doubloons": 0}, p1={"ship": "d4", "doubloons": 0}
    )
    s.play("p0 sail d4").expect(
        events=["skirmish-won p0"],
        no_events=["paid-opponent"],
        p0={"doubloons": 0, "vp": 2},
        p1={"doubloons": 0},
    )


@pytest.mark.rule("maracaibo:skirmish.with-normal-payment")
def test_payment_then_fight_then_the_action_step(scenario: Table) -> None:
    s = scenario(
        "maracaibo", seats=3, options=ON, cards={"d4": "cook"}, chance={"skirmish": [6, 1, 2]},
        p0={"ship": "c4", "doubloons": 1}, p1={"ship": "d4", "doubloons": 0},
        p2={"ship": "d4", "doubloons": 0},
    )  # fmt: skip
    # With one doubloon for two opponents p0 chooses whom to pay, before anybody rolls.
    s.play("p0 sail d4").expect(asked="p0 pay", no_events=["skirmish-rolled"])
    s.play("p0 pay p2").expect(
        events=[
            "paid-opponent p0 owner=2",
            "skirmish-won p0",
            "paid-opponent p2 owner=0",
            "card-left p0",
        ],
        p0={"doubloons": 6, "vp": 2},
        p1={"doubloons": 0},
        p2={"doubloons": 0},
    )


@pytest.mark.rule("maracaibo:skirmish.with-normal-payment")
def test_no_fights_in_the_bay_and_in_maracaibo(scenario: Table) -> None:
    s = scenario("maracaibo", seats=2, options=ON, p0={"ship": "i2"}, p1={"ship": "bay"}).play(
        "p0 bay"
    )
    s.expect(no_events=["skirmish-rolled", "paid-opponent"])
    s = scenario(
        "maracaibo", seats=2, options=ON, round=3, p0={"ship": "bay"},
        p1={"ship": "maracaibo"},
    )  # fmt: skip
    s.expect(asked="p0 upgrade", no_events=["skirmish-rolled", "paid-opponent"])


def alone(scenario: Table, *dice: int, **arrangement: object) -> Scenario:
    return scenario(
        "maracaibo", seats=1, options=ON, cards=CARDS, chance={"skirmish": dice}, **arrangement
    )


@pytest.mark.rule("maracaibo:skirmish.solo")
@pytest.mark.rule("maracaibo:example.skirmish.redbeard-round2")
def test_redbeard_adds_the_number_of_the_round(scenario: Table) -> None:
    s = alone(scenario, 5, 4, round=2, p0={"ship": "c4", "doubloons": 3}, redbeard={"ship": "d4"})
    s.play("p0 sail d4").expect(
        events=[
            "redbeard-paid p0",
            "skirmish-rolled p0 pips=5 strength=5",
            "skirmish-rolled seat=redbeard pips=4 strength=6",
            "skirmish-won seat=redbeard",
            "points-scored seat=redbeard vp=5",
        ],
        # Only what is paid for meeting him.
        p0={"doubloons": 2, "vp": 0},
    )


@pytest.mark.rule("maracaibo:skirmish.solo")
def test_the_player_beats_redbeard_or_nobody_wins(scenario: Table) -> None:
    here: dict[str, object] = {"p0": {"ship": "c4", "doubloons": 3}, "redbeard": {"ship": "d4"}}
    s = alone(scenario, 6, 4, **here).play("p0 sail d4")
    s.expect(events=["skirmish-won p0", "points-scored p0 vp=5"], p0={"doubloons": 2, "vp": 5})
    s = alone(scenario, 5, 4, **here).play("p0 sail d4")
    s.expect(events=["skirmish-drawn"], p0={"doubloons": 2, "vp": 0})


@pytest.mark.rule("maracaibo:skirmish.solo")
def test_redbeard_attacks_before_his_action(scenario: Table) -> None:
    # 110 takes quests: he sails to Aruba, where the player is.
    s = scenario(
        "maracaibo", seats=1, options=ON, turn="redbeard", round=3,
        chance={"redbeard": ["110"], "skirmish": [1, 3]},
        cards={"d4": "aruba", "d1": "castle", "e1": "inn"},
        p0={"ship": "d4", "doubloons": 0}, redbeard={"ship": "c4", "deck": ["110"], "upgrades": 9},
    )  # fmt: skip
    s.expect(
        events=[
            "sailed seat=redbeard square=d4",
            "redbeard-met p0",
            "skirmish-rolled seat=redbeard pips=1 strength=4",
            "skirmish-rolled p0 pips=3 strength=3",
            "skirmish-won seat=redbeard",
            "redbeard-acted",
        ],
        p0={"doubloons": 1},
    )
    state = s.match.state
    assert isinstance(state, Maracaibo)
    assert state.players[1].vp == 5
