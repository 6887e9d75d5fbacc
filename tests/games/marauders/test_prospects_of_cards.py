"""What cards, captains and ships are said to bring, exact to the number and the word."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario
from tests.games.marauders.prospects import prospects, told

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SECOND = {"cards": "second"}
SKULL = 6
ENGLISH = "frances-wright"
DUTCH = "pepijn-van-avezaath"
SPANISH = "felipe-arriaga"


# Captains and ships


def test_the_first_ship() -> None:
    s = Scenario(GAME, seats=2, seed=3)
    assert prospects(s) == {"ship sloop": ["Sloop"], "ship flute": ["Flute"]}


@pytest.mark.rule("marauders:death.redraw")
def test_the_next_captain(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "status": "waiting", "gold": 0},
        npcs={"pirate-sloop": "jack-rackham"},
        begin="turn",
    )
    assert prospects(s) == {"keep": [], "redraw": ["The next card of the deck, whoever it is"]}
    s.play("p0 keep")
    assert prospects(s) == {"ship sloop": ["Sloop"], "ship flute": ["Flute"]}


# Glory cards


def test_cards_of_the_own_turn(scenario: Arrange) -> None:
    person = {"captain": ENGLISH, "at": "nassau", "hand": ["following-wind"]}
    s = scenario(GAME, p0=person)
    assert prospects(s, 0, "play") == {"play following-wind": ["Following Wind"]}


def test_cards_in_port(scenario: Arrange) -> None:
    person = {"captain": ENGLISH, "in": "tortuga", "hand": ["kings-pardon", "lookout-a"]}
    s = scenario(GAME, p0=person | {"bounties": {"spain": 2}}).play("p0 port")
    assert prospects(s, 0, "play", "hire") == {
        "hire lookout-a": ["Lookout"],
        "play kings-pardon target=spain": ["King\u2019s Pardon"],
    }


def test_cards_at_a_sale_and_on_a_market(scenario: Arrange) -> None:
    person = {"captain": ENGLISH, "in": "bridgetown", "cargo": ["wood"], "gold": 9}
    s = scenario(
        GAME,
        p0=person | {"hand": ["eager-buyer", "glut"]},
        zones={"bridgetown": {"demand": "rum"}, "havana": {"demand": "cocoa"}}
        | {zone: {"demand": "rum"} for zone in ("nassau", "tortuga")},
        chance={"cargo": ["cocoa-1", "cocoa-2", "fruit-1", "spices-1", "spices-2", "spices-3"]},
    )
    s.play("p0 port", "p0 trade", "p0 sell wood")
    assert prospects(s) == {"play eager-buyer": ["Eager Buyer"], "done": ["gain: +3 Ducats"]}
    s.play("p0 done", "p0 market")
    assert prospects(s, 0, "buy", "play", "done") == {
        "buy cocoa": ["cost: -2 Ducats", "gain: In demand in Havana, Port Royale, Old Providence"],
        "buy fruit": [
            "cost: -3 Ducats",
            "gain: In demand in Petit-Goâve, Cartagena, Santo Domingo",
        ],
        "buy spices": ["cost: -1 Ducat", "gain: In demand in Curaçao, San Juan, Caracas"],
        "play glut": ["Glut"],
        "done": [],
    }


def test_cards_that_are_too_many(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "in": "bridgetown", "cargo": ["rum"] * 3}
        | {"hand": ["glut", "jury-rig", "press-gang", "cutpurse"]},
        zones={"bridgetown": {"demand": "rum"}},
        chance={"glory": ["fog-bank"]},
    )
    s.play("p0 port", "p0 trade", *["p0 sell rum"] * 3, "p0 done")
    assert prospects(s) == {
        "discard jury-rig": ["Jury Rig"],
        "discard press-gang": ["Press Gang"],
        "discard glut": ["Glut"],
        "discard fog-bank": ["Fog Bank"],
        "discard cutpurse": ["Cutpurse"],
    }


def test_a_card_against_being_found(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau"},
        p1={"captain": DUTCH, "at": "nassau", "hand": ["fog-bank"]},
        chance={"scouting": [SKULL, 1, 1]},
    )
    s.play("p0 scout p1")
    assert prospects(s, 1) == {"play fog-bank": ["Fog Bank"], "pass": []}


def test_a_card_for_a_failed_test(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "at": "nassau", "hand": ["second-look"]}
    s = scenario(GAME, p0=person, chance={"scouting": [1, 1]}).play("p0 scout merchant")
    assert prospects(s) == {"play second-look": ["Second Look"], "pass": []}


def test_a_card_that_is_salvaged(scenario: Arrange) -> None:
    person = {"captain": ENGLISH, "at": "nassau", "hand": ["waste-not", "following-wind"]}
    s = scenario(GAME, options=SECOND, p0=person)
    s.play("p0 play following-wind", "p0 play waste-not")
    assert prospects(s) == {"take following-wind": ["Following Wind"]}


# Rumors


@pytest.mark.rule("marauders:rumor.max-one", "marauders:glory.gossip-kept-rumor")
def test_a_rumor_that_is_heard(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "percival-whitewood", "in": "tortuga"},
        p1={"captain": SPANISH, "in": "nassau", "hand": ["harbour-gossip"]},
        chance={"influence": [SKULL, 1, 1, 1], "rumor": ["castaway", "deserters"]},
    )
    s.play("p0 port")
    assert told(s, "ask-around") == ["cost: -2 Ducats", "Influence: 4 dice, 80% for a skull"]
    s.play("p0 ask-around")
    assert prospects(s) == {"take deserters": ["Deserters"], "take castaway": ["Castaway"]}
    s.play("p0 take castaway")
    assert prospects(s, 1) == {"play harbour-gossip": ["Harbour Gossip"], "pass": []}
    s.play("p1 play harbour-gossip")
    assert prospects(s, 1) == {"buy rumor": ["cost: -2 Ducats", "Castaway"], "decline": []}


@pytest.mark.rule("marauders:rumor.place-and-test", "marauders:rumor.pay-and-test")
def test_a_rumor_that_is_checked(scenario: Arrange) -> None:
    person: Person = {"captain": DUTCH, "at": "caribbean-sea", "rumor": "castaway"}
    s = scenario(GAME, p0=person | {"hand": ["treasure-sense", "glut"]}).play("p0 scout rumor")
    assert prospects(s) == {
        "play treasure-sense": ["Treasure Sense"],
        "pass": ["Scouting: 2 dice, 56% for a skull"],
    }
    s.play("p0 play treasure-sense")
    assert prospects(s) == {"pass": ["Scouting: 4 dice, 80% for a skull"]}
    person = {"captain": DUTCH, "in": "tortuga", "rumor": "deserters", "gold": 1}
    s = scenario(GAME, p0=person, event="tavern-talk").play("p0 port")
    assert prospects(s, 0, "check", "ask-around") == {
        "ask-around": ["gain: free, without a test"],
        "check": ["Influence: 3 dice, 70% for a skull", "Deserters"],
    }
    # One port asks nothing for Rumors; another adds a die.
    s = scenario(GAME, p0=person | {"in": "petit-goave"}).play("p0 port")
    assert told(s, "ask-around") == ["Influence: 3 dice, 70% for a skull"]
    s = scenario(GAME, p0=person | {"in": "bridgetown", "gold": 2}).play("p0 port")
    assert told(s, "ask-around") == ["cost: -2 Ducats", "Influence: 4 dice, 80% for a skull"]


@pytest.mark.rule("marauders:rumor.gale", "marauders:rumor.alternatives")
def test_what_a_reward_dares(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "at": "nassau", "rumor": "sunken-galleon"}
    luck = {"scouting": [SKULL, 1]}
    s = scenario(GAME, options=SECOND, p0=person, chance=luck).play("p0 scout rumor")
    assert prospects(s) == {
        "pick gold-10": [],
        "pick gale-2,gold-18": ["Seamanship: 2 dice, 56% for a skull"],
    }
    hurt = person | {"locations": {"masts": 0}}
    s = scenario(GAME, options=SECOND, p0=hurt, chance=luck).play("p0 scout rumor")
    assert told(s, "pick gale-2,gold-18") == ["Seamanship: 1 die, 33% for a skull"]
    person = {"captain": DUTCH, "at": "trinidad", "rumor": "pearl-fishers-of-margarita"}
    s = scenario(GAME, options=SECOND, p0=person, chance=luck).play("p0 scout rumor")
    assert prospects(s) == {
        "pick gold-8,cargo-2": [],
        "pick fight-2-1,gold-18": ["Crew 2 with 2 dice against 2 with 1: 81% to win the fight"],
    }


def test_a_mutinous_frigate(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "santo-domingo", "rumor": "mutinous-frigate"},
        chance={"scouting": [SKULL, 1], "leadership": [SKULL, SKULL, 1, 1] * 2},
    )
    s.play("p0 scout rumor")
    assert prospects(s) == {
        "fight": ["Crew 2 with 2 dice against 3 with 2: 24% to win the fight"],
        "decline": ["gain: +6 Ducats"],
    }
    s.play("p0 fight")
    assert prospects(s) == {"capture": [], "decline": ["gain: +12 Ducats"]}


# Missions


def test_missions_on_offer(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "nicolas-jaures", "in": "nassau"},
        missions=["survey-of-the-shoals", "the-governors-family"],
    )
    s.play("p0 port")
    assert prospects(s, 0, "claim") == {
        "claim the-governors-family": [
            "Influence: 4 dice, 80% for a skull",
            "The Governor\u2019s Family",
        ],
        "claim survey-of-the-shoals": ["Survey of the Shoals"],
    }


def test_a_delivery(scenario: Arrange) -> None:
    person = {"captain": ENGLISH, "in": "bridgetown", "mission": "sugar-contract"}
    s = scenario(GAME, p0=person | {"cargo": ["sugar"] * 3}).play("p0 port")
    assert prospects(s, 0, "deliver") == {"deliver sugar": ["Sugar Contract"]}


def test_a_foe_that_is_found(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "at": "caribbean-sea", "mission": "recover-the-ransom"}
    s = scenario(GAME, p0=person, chance={"scouting": [SKULL, 1]}).play("p0 scout mission")
    assert prospects(s) == {
        "fight": ["Crew 2 with 2 dice against 2 with 2: 48% to win the fight"],
        "decline": [],
    }


@pytest.mark.rule("marauders:mission.rival")
def test_rivals_to_be_named(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        options=SECOND,
        seats=3,
        p0={"captain": DUTCH, "in": "nassau"},
        p1={"captain": ENGLISH, "at": "havana"},
        p2={"captain": SPANISH, "in": "santo-domingo"},
        missions=["an-old-debt"],
    )
    s.play("p0 port", "p0 claim an-old-debt")
    assert prospects(s) == {"challenge p1": ["Havana"], "challenge p2": ["Santo Domingo"]}
