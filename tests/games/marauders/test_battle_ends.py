"""How battles end early, and what is asked and shown on the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
# Seamanship 2, Leadership 3; Seamanship 2, Leadership 2.
ENGLISH, DUTCH = "frances-wright", "pepijn-van-avezaath"
WEAK: Person = {"locations": {"hull": 1, "hold": 0}}


def fight(scenario: Arrange, p0: Person, p1: Person, **chance: list[int]) -> Scenario:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", **p0},
        p1={"captain": DUTCH, "at": "nassau", **p1},
        chance={"scouting": [SKULL, 1, 1]}
        | {name.replace("_", "-"): dice for name, dice in chance.items()},
    )
    return s.play("p0 scout p1")


# Guns before the maneuvers


@pytest.mark.rule("marauders:mod.long-guns", "marauders:damage.hull")
@pytest.mark.parametrize("armed", [0, 1])
def test_long_guns_sink_a_ship_before_anything_is_declared(scenario: Arrange, armed: int) -> None:
    people: list[Person] = [WEAK, WEAK]
    people[armed] = {"modifications": ["long-guns"]}
    s = fight(scenario, people[0], people[1], long_guns=[SKULL], location=[1])
    s.expect(
        events=[f"long-guns-fired p{armed} hits=1", f"sunk p{1 - armed}", "glory-gained"],
        no_events=["declared", "tested skill=seamanship", f"sunk p{armed}"],
    )
    if armed:
        # The attack has made a pirate of the other.
        s.play("p1 decline")
    s.expect(battle=None)
    assert s.state(Marauders).captains[armed].glory == 1
    assert s.seen(0, 1 - armed)["status"] == "waiting"


@pytest.mark.rule("marauders:mod.long-guns-details", "marauders:combat.both-sink")
def test_long_guns_of_both_fire_together(scenario: Arrange) -> None:
    both: Person = {"modifications": ["long-guns"], **WEAK}
    s = fight(scenario, both, both, long_guns=[SKULL, SKULL], location=[1, 1])
    s.expect(events=["sunk p0", "sunk p1", "nobody-won"], no_events=["declared"])


@pytest.mark.rule("marauders:mod.long-guns-details")
def test_long_guns_without_cannons_are_silent(scenario: Arrange) -> None:
    crippled: Person = {"modifications": ["long-guns"], "locations": {"cannons": 0}}
    s = fight(scenario, crippled, {}, seamanship=[1, 1, 1, 1])
    s.expect(no_events=["long-guns-fired"], asked="p0 declare")


@pytest.mark.rule("marauders:mod.long-guns")
def test_long_guns_fire_in_the_first_round_alone(scenario: Arrange) -> None:
    armed: Person = {"modifications": ["long-guns"]}
    s = fight(scenario, armed, {}, **{"long-guns": [1]}, seamanship=[1] * 8)
    s.expect(events=["long-guns-fired p0 hits=0", "declared p0"], no_events=["located"])
    s.play("p0 shoot", "p1 shoot").expect(no_events=["long-guns-fired"], asked="p0 declare")


@pytest.mark.rule("marauders:mod.chasers", "marauders:damage.hull")
@pytest.mark.parametrize("armed", [0, 1])
def test_chasers_sink_a_ship_before_the_maneuvers(scenario: Arrange, armed: int) -> None:
    people: list[Person] = [WEAK, WEAK]
    people[armed] = {"modifications": ["chasers"]}
    s = fight(scenario, people[0], people[1], seamanship=[1, 1, 1, 1], location=[1])
    s.play("p0 shoot", "p1 flee", f"p{armed} chase").expect(
        events=[f"chasers-fired p{armed}", f"sunk p{1 - armed}", "glory-gained"],
        no_events=["tested skill=seamanship", "maneuver-tied"],
    )
    if armed:
        s.play("p1 decline")
    s.expect(battle=None)


@pytest.mark.rule("marauders:mod.chasers-details", "marauders:combat.both-sink")
def test_chasers_of_both_fire_together(scenario: Arrange) -> None:
    both: Person = {"modifications": ["chasers"], **WEAK}
    s = fight(scenario, both, both, seamanship=[1, 1, 1, 1], location=[1, 1])
    s.play("p0 flee", "p1 flee", "p0 chase").expect(asked="p1 chase", no_events=["chasers-fired"])
    s.play("p1 chase").expect(
        events=["chasers-fired p1", "chasers-fired p0", "sunk p0", "sunk p1", "nobody-won"]
    )


@pytest.mark.rule("marauders:mod.chasers", "marauders:mod.chasers-details")
def test_chasers_wait_for_somebody_to_flee(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"modifications": ["chasers"], "ship": "galleon"},
        {"ship": "galleon"},
        seamanship=[1] * 20,
        location=[2, 2],
    )
    s.play("p0 shoot", "p1 board").expect(asked="p0 declare", no_events=["chasers-fired"])
    s.play("p0 flee", "p1 shoot").expect(asked="p0 chase")
    assert s.options(0) == ["chase", "decline"]
    s.refuse("p0 shoot", "combat.attacker-declares-first")
    s.play("p0 decline").expect(no_events=["chasers-fired"], p0={"flipped": []})
    # Not used yet, they are asked for again; once used, no more.
    s.play("p0 shoot", "p1 flee", "p0 chase")
    s.expect(events=["chasers-fired p0"], p0={"flipped": ["chasers"]}, asked="p0 declare")
    s.play("p0 flee", "p1 flee").expect(no_events=["chasers-fired"], asked="p0 declare")


# Cards that are held back


@pytest.mark.rule("marauders:glory.withhold")
def test_a_called_shot_is_held_back(scenario: Arrange) -> None:
    s = fight(scenario, {"hand": ["called-shot"]}, {}, seamanship=[SKULL, 1, 1, 1], location=[1])
    s.play("p0 pass", "p0 play called-shot").expect(asked="p0 set-die")
    s.play("p0 decline").expect(
        events=["glory-held-back p0 card=called-shot", "hit p1 location=hold"],
        no_events=["die-set"],
        p0={"hand": ["called-shot"]},
        asked="p0 declare",
    )


# Hits


@pytest.mark.rule("marauders:mod.reinforced-hull")
def test_a_hull_absorbs_one_hit_and_no_other(scenario: Arrange) -> None:
    s = fight(
        scenario,
        {"ship": "frigate"},
        {"ship": "galleon", "modifications": ["reinforced-hull"], "hand": ["jury-rig"]},
        seamanship=[SKULL, 1, 1, 1, 1],
        location=[2, 3, 3],
    )
    s.play("p1 pass", "p1 pass").expect(asked="p1 land-hits")
    s.refuse("p1 absorb hull", "mod.reinforced-hull")
    s.refuse("p1 shoot", "combat.attacker-declares-first")
    s.play("p1 absorb crew").expect(p1={"flipped": ["reinforced-hull"]}, asked="p1 land-hits")
    s.refuse("p1 absorb masts", "mod.reinforced-hull")
    s.play("p1 pass").expect(p1={"locations": {"masts": 3, "crew": 2}})


@pytest.mark.rule("marauders:damage.hold", "marauders:mission.card")
@pytest.mark.parametrize(("hold", "kept"), [(2, True), (1, False)])
def test_freight_is_lost_with_the_whole_hold(scenario: Arrange, hold: int, kept: bool) -> None:
    freight = "medicine-for-tortuga"
    laden: Person = {"captain": "cornelis-baak", "mission": freight, "locations": {"hold": hold}}
    s = fight(
        scenario,
        {},
        laden | {"cargo": ["rum"] * (hold - 1)},
        seamanship=[SKULL, 1, 1, 1],
        location=[1],
    )
    s.expect(p1={"mission": freight if kept else None, "cargo": []})
    if kept:
        s.expect(events=["cargo-lost p1"], no_events=["mission-dropped"])
    else:
        s.expect(events=["mission-dropped p1"], no_events=["cargo-lost"])


@pytest.mark.rule("marauders:damage.hold")
def test_only_cargo_beyond_the_hold_is_lost(scenario: Arrange) -> None:
    """The freight takes a place of its own."""
    baak: Person = {"captain": "cornelis-baak", "ship": "galleon"}
    for mission, left in ((None, 4), ("medicine-for-tortuga", 3)):
        cargo = ["rum", "wood", "fruit", "sugar", "cocoa"][: left + 1]
        s = fight(
            scenario,
            {},
            baak | {"mission": mission, "cargo": cargo},
            seamanship=[SKULL, 1, 1, 1],
            location=[1],
        )
        s.expect(events=["cargo-lost p1"], p1={"mission": mission})
        assert len(s.state(Marauders).captains[1].cargo) == left
        fewer = baak | {"mission": mission, "cargo": cargo[:-1]}
        s = fight(scenario, {}, fewer, seamanship=[SKULL, 1, 1, 1], location=[1])
        s.expect(no_events=["cargo-lost"])
        assert len(s.state(Marauders).captains[1].cargo) == left


# Weather


@pytest.mark.rule("marauders:npcscout.triggers", "marauders:turn.start-sequence")
@pytest.mark.parametrize("in_port", [False, True])
def test_whom_the_storm_has_sunk_nobody_looks_for(scenario: Arrange, in_port: bool) -> None:
    """At the start of a turn, or on leaving port: the weather comes before the NPCs."""
    where = {"in": "nassau"} if in_port else {"at": "nassau"}
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, **WEAK, **where},
        event="storm-1",
        begin="turn",
        npcs={"pirate-sloop": ["jack-rackham", "nassau"]},
        chance={"seamanship": [1, 1], "location": [1, 1, 1]},
    )
    if in_port:
        s.play("p0 leave")
    s.expect(
        events=["storm-faced p0 hits=3", "sunk p0", "captain-died p0", "turn-began p1"],
        no_events=["tested seat=pirate-sloop", "found"],
    )
