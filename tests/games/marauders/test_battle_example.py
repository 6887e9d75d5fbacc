"""The rulebook's long battle, round by round: Felipe attacks Frances."""

from __future__ import annotations

import pytest

from kaper.testing.scenario import Scenario

FELIPE = {
    "captain": "felipe-arriaga",
    "ship": "frigate",
    "at": "havana",
    "weapons": ["chain-shot"],
    "hand": ["quick-learner"],
}
FRANCES = {
    "captain": "frances-wright",
    "ship": "sloop",
    "at": "havana",
    "modifications": ["sails-and-rigging"],
    "weapons": ["grappling-hooks"],
    "hand": ["crew-combat-reroll"],
}
SKULL = 6
ROUND_1 = {"seamanship": [SKULL, 1, 1, SKULL, 2, 3], "location": [1, 3]}
ROUND_2 = {"seamanship": [SKULL, 1, 2, SKULL, 2, 4], "location": [4]}
ROUND_3 = {"seamanship": [SKULL, SKULL, 3, SKULL, 1, 2], "location": [1, 4, SKULL]}
ROUND_4 = {"seamanship": [SKULL, 2, 3, 4, 3, 1, SKULL, SKULL, 2], "location": [2]}
CREW = {
    "leadership": [SKULL, 3, SKULL, SKULL, SKULL, SKULL, SKULL, SKULL, 1, 4, 3, 4, SKULL, 2],
}


def battle() -> Scenario:
    rounds = (ROUND_1, ROUND_2, ROUND_3, ROUND_4)
    chance: dict[str, list[str | int]] = {"scouting": [SKULL, 1]}
    for source in ("seamanship", "location"):
        chance[source] = [face for each in rounds for face in each[source]]
    chance["leadership"] = [*CREW["leadership"]]
    s = Scenario("marauders", options={"cards": "first"}, p0=FELIPE, p1=FRANCES, chance=chance)
    s.play("p0 scout p1", "p1 pass")
    return s


def round_1() -> Scenario:
    s = battle()
    # Maneuvers, then location dice: the attacker is asked first; then the hits land.
    s.play("p0 pass", "p1 pass", "p0 pass", "p1 pass", "p1 pass", "p0 shift crew hold", "p0 pass")
    return s


def round_2() -> Scenario:
    s = round_1()
    s.play("p0 shoot", "p1 flee", "p0 pass", "p1 pass", "p0 pass", "p1 pass")
    return s


def round_3() -> Scenario:
    s = round_2()
    s.play(
        "p0 shoot", "p1 flee", "p0 pass", "p1 pass", "p0 deploy chain-shot", "p0 pass", "p1 pass"
    )
    return s


def round_4() -> Scenario:
    s = round_3()
    s.play("p0 shoot", "p1 board", "p0 pass", "p1 deploy grappling-hooks")
    s.play("p1 reroll 4", "p1 reroll 3", "p1 reroll 1")
    s.play("p0 pass", "p1 pass", "p0 pass", "p1 pass")
    return s


@pytest.mark.rule("marauders:example.battle-round-1")
@pytest.mark.rule("marauders:maneuver.extra-die")
@pytest.mark.rule("marauders:maneuver.tie-pips")
@pytest.mark.rule("marauders:combat.first-round-shoot")
def test_first_round() -> None:
    s = round_1()
    s.expect(
        p0={"locations": {"hull": 3, "hold": 2, "masts": 3, "crew": 3, "cannons": 3}},
        p1={"locations": {"hull": 2, "hold": 1, "masts": 2, "crew": 2, "cannons": 1}},
        asked="p0 declare",
    )
    # Frances wins the tie 5 to 2, and has but one Cannon.
    s = battle().play("p0 pass", "p1 pass")
    s.expect(events=["maneuver-won p1", "located p0 dice=1", "located p1 dice=3"])


@pytest.mark.rule("marauders:example.battle-round-2")
@pytest.mark.rule("marauders:flee.winner")
@pytest.mark.rule("marauders:shoot.loser")
def test_second_round() -> None:
    s = round_1().play("p0 shoot", "p1 flee", "p0 pass", "p1 pass")
    s.expect(events=["declared p1 declaration=flee", "maneuver-won p1", "located p0 dice=4"])
    s.play("p0 pass", "p1 pass")
    s.expect(
        p1={"locations": {"hull": 2, "hold": 1, "masts": 2, "crew": 2, "cannons": 0}},
        no_events=["escaped p1"],
        asked="p0 declare",
    )


@pytest.mark.rule("marauders:example.battle-round-3")
@pytest.mark.rule("marauders:shoot.winner")
@pytest.mark.rule("marauders:weapon.chain-shot")
@pytest.mark.rule("marauders:damage.overflow")
def test_third_round() -> None:
    s = round_3()
    s.expect(
        p0={"weapons": {"chain-shot": 0}},
        p1={"locations": {"hull": 1, "hold": 0, "masts": 1, "crew": 2, "cannons": 0}},
    )


@pytest.mark.rule("marauders:example.battle-round-4")
@pytest.mark.rule("marauders:weapon.hooks")
@pytest.mark.rule("marauders:boarding.after-shots")
@pytest.mark.rule("marauders:boarding.winner")
@pytest.mark.rule("marauders:crew.start")
def test_fourth_round() -> None:
    s = round_4()
    s.expect(
        p1={
            "weapons": {"grappling-hooks": 0},
            "locations": {"hull": 1, "masts": 0, "crew": 2},
        },
        events=["hit p1 location=masts left=0", "crew-combat-began p0"],
        asked="p0 crew-roll",
    )


@pytest.mark.rule("marauders:example.battle-crew-1")
@pytest.mark.rule("marauders:crew.round")
def test_first_round_of_crew_combat() -> None:
    s = round_4().play("p0 pass", "p1 pass")
    s.expect(
        p0={"locations": {"crew": 1}},
        p1={"locations": {"crew": 1}},
        events=["crew-hit p0 count=2 left=1", "crew-hit p1 count=1 left=1"],
    )


@pytest.mark.rule("marauders:example.battle-crew-2")
@pytest.mark.rule("marauders:crew.double-loss")
def test_without_cards_felipe_would_win() -> None:
    s = round_4().play("p0 pass", "p1 pass", "p0 pass", "p1 pass")
    s.expect(
        events=["crew-hit p0 count=1 left=0", "crew-hit p1 count=1 left=0", "crew-combat-won p0"],
        no_events=["captain-died p0"],
    )


@pytest.mark.rule("marauders:example.battle-crew-2-cards")
@pytest.mark.rule("marauders:combatcards.chain")
@pytest.mark.rule("marauders:combatcards.order")
@pytest.mark.rule("marauders:crew.winner-without-crew")
@pytest.mark.rule("marauders:combatcards.participants")
def test_cards_turn_the_battle() -> None:
    s = round_4().play("p0 pass", "p1 pass", "p0 pass")
    s.play("p1 play crew-combat-reroll", "p1 foes-dice", "p1 reroll skull", "p1 reroll skull")
    s.expect(events=["rerolled p0 dice=4,3 successes=0"], asked="p0 crew-roll")
    s.play("p0 play quick-learner", "p0 own-dice", "p0 reroll 4", "p0 reroll 3")
    # Nobody has a card or a token left: the round is settled.
    s.expect(events=["glory-copied p0 card=crew-combat-reroll", "crew-combat-won p1"])
    s.expect(p1={"glory": 1, "gold": 10, "locations": {"crew": 0}}, asked="p1 claim-bounty")
    # By his attack Felipe is wanted by the English.
    s.play("p1 claim-bounty england").expect(p1={"gold": 25}, asked="p1 capture")
