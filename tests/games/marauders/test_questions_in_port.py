"""What is asked in port and in a turn: whole scenes, question by question."""

from __future__ import annotations

from collections.abc import Callable

from kaper.testing.scenario import Scenario
from tests.games.marauders.transcripts import walk

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
ENGLISH = "frances-wright"
DUTCH = "pepijn-van-avezaath"
SPANISH = "felipe-arriaga"


# Ports


def test_a_long_visit(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": ENGLISH, "in": "nassau", "cargo": ["rum", "wood", "rum"], "gold": 20}
        | {"hand": ["eager-buyer", "glut"], "locations": {"crew": 1}, "chest": 7},
        zones={"nassau": {"demand": "rum", "modification": "chasers"}},
        missions=["survey-of-the-shoals"],
        chance={
            "cargo": ["spices-1", "cocoa-1", "cocoa-2", "sugar-1", "fruit-1", "fruit-2"],
            "leadership": [1, 1, 1],
            "demand": ["wood"],
            "glory": ["jury-rig"],
        },
    )
    assert walk(
        s,
        "p0 port",
        "p0 trade",
        "p0 sell rum",
        "p0 sell wood",
        "p0 play eager-buyer",
        "p0 sell rum",
        "p0 done",
        "p0 market",
        "p0 buy cocoa",
        "p0 buy spices",
        "p0 done",
        "p0 show p2",
        "p0 recruit",
        "p0 hire-crew",
        "p0 claim survey-of-the-shoals",
        "p0 stash",
        "p0 amount 5",
        "p0 withdraw",
        "p0 decline",
        "p0 yard",
        "p0 modify",
        "p0 purchase flute",
        "p0 done",
        "p0 done",
    ) == [
        (
            "p0 port zone=nassau gold=27: trade | market | yard | recruit | ask-around | claim "
            "survey-of-the-shoals | stash | withdraw | jettison rum | jettison wood | done"
        ),
        "p0 sale goods= good=rum: sell rum | sell wood | done",
        "p0 sale goods=rum good=rum: sell rum | sell wood | done",
        "p0 sale goods=rum,wood good=rum: sell rum | play eager-buyer | done",
        "p0 sale goods=rum,wood good=rum: sell rum | done",
        "p0 sale goods=rum,wood,rum good=rum: done",
        (
            "p0 port zone=nassau gold=45: market | yard | recruit | ask-around | claim "
            "survey-of-the-shoals | stash | withdraw | done"
        ),
        (
            "p0 market goods=cocoa,cocoa,fruit,fruit,spices,sugar paid=0: buy cocoa | buy "
            "fruit | buy spices | buy sugar | play glut | done"
        ),
        (
            "p0 market goods=cocoa,fruit,fruit,spices,sugar paid=1: buy cocoa | buy fruit | "
            "buy spices | buy sugar | play glut | done"
        ),
        (
            "p0 market goods=cocoa,fruit,fruit,sugar paid=3: buy cocoa | buy fruit | buy sugar "
            "| play glut | done"
        ),
        "p0 prove-discount: show p1 | show p2",
        (
            "p0 port zone=nassau gold=42: yard | recruit | ask-around | claim "
            "survey-of-the-shoals | stash | withdraw | jettison cocoa | jettison spices | done"
        ),
        "p0 recruiting count=1: hire-crew | done",
        (
            "p0 port zone=nassau gold=40: yard | ask-around | claim survey-of-the-shoals | "
            "stash | withdraw | jettison cocoa | jettison spices | done"
        ),
        (
            "p0 port zone=nassau gold=40: yard | ask-around | stash | withdraw | jettison "
            "cocoa | jettison spices | done"
        ),
        "p0 stash gold=33: decline",
        (
            "p0 port zone=nassau gold=40: yard | ask-around | withdraw | jettison cocoa | "
            "jettison spices | done"
        ),
        "p0 withdraw gold=12: decline",
        "p0 port zone=nassau gold=40: yard | ask-around | jettison cocoa | jettison spices | done",
        (
            "p0 yard gold=40: modify | arm grappling-hooks | arm chain-shot | arm grape-shot | "
            "purchase sloop | purchase flute | purchase frigate | purchase galleon | done"
        ),
        (
            "p0 yard gold=37: arm grappling-hooks | arm chain-shot | arm grape-shot | purchase "
            "sloop | purchase flute | purchase frigate | purchase galleon | done"
        ),
        "p0 yard gold=33: arm grappling-hooks | arm chain-shot | arm grape-shot | done",
        "p0 port zone=nassau gold=33: ask-around | jettison cocoa | jettison spices | done",
        "p0 turn count=2 moves=0: leave | jettison cocoa | jettison spices | end",
    ]


def test_goods_are_exchanged_in_caracas(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "caracas"},
        zones={"caracas": {"demand": "tobacco"}},
        chance={
            "cargo": [
                "spices-1",
                "cocoa-1",
                "cocoa-2",
                "sugar-1",
                "fruit-1",
                "fruit-2",
                "rum-1",
                "rum-2",
            ]
        },
    )
    assert walk(
        s,
        "p0 port",
        "p0 market",
        "p0 replace cocoa",
        "p0 replace sugar",
        "p0 done",
    ) == [
        "p0 port zone=caracas gold=10: market | yard | ask-around | done",
        (
            "p0 redraw goods=cocoa,cocoa,fruit,fruit,spices,sugar count=2: replace cocoa | "
            "replace fruit | replace spices | replace sugar | done"
        ),
        (
            "p0 redraw goods=cocoa,fruit,fruit,spices,sugar count=1: replace cocoa | replace "
            "fruit | replace spices | replace sugar | done"
        ),
        (
            "p0 market goods=cocoa,fruit,fruit,rum,rum,spices paid=0: buy cocoa | buy fruit | "
            "buy rum | buy spices | done"
        ),
        "p0 port zone=caracas gold=10: yard | ask-around | done",
    ]


def test_modifications_are_carried_in_st_johns(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "st-johns", "gold": 9}
        | {"modifications": ["chasers", "long-guns", "swivel-guns"]},
        zones={"st-johns": {"modification": None}},
        chance={"modification": ["swivel-guns"]},
    )
    assert walk(
        s,
        "p0 port",
        "p0 yard",
        "p0 purchase flute",
        "p0 carry chasers",
        "p0 carry long-guns",
        "p0 done",
    ) == [
        "p0 port zone=st-johns gold=9: market | yard | ask-around | done",
        (
            "p0 yard gold=9: arm grappling-hooks | arm chain-shot | arm grape-shot | purchase "
            "sloop | purchase flute | done"
        ),
        "p0 carry ship=flute: carry chasers | carry swivel-guns | carry long-guns | done",
        "p0 carry ship=flute: carry swivel-guns | carry long-guns | done",
        "p0 carry ship=flute: carry swivel-guns | done",
        "p0 return count=1: return st-johns | return bridgetown | return trinidad",
    ]


def test_gossip(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": "percival-whitewood", "in": "tortuga"},
        p1={"captain": DUTCH, "in": "nassau", "hand": ["glut"]},
        p2={"captain": SPANISH, "in": "nassau", "hand": ["harbour-gossip"], "rumor": "pearl-beds"},
        chance={"influence": [SKULL, 1, 1, 1], "rumor": ["castaway", "deserters"]},
    )
    assert walk(
        s,
        "p0 port",
        "p0 ask-around",
        "p0 take castaway",
        "p1 pass",
        "p2 play harbour-gossip",
        "p2 buy rumor",
        "p2 take castaway",
    ) == [
        "p0 port zone=tortuga gold=10: market | yard | ask-around | done",
        "p0 keep-rumor: take deserters | take castaway",
        "p1 gossip owner=0: pass",
        "p2 gossip owner=0: play harbour-gossip | pass",
        "p2 buy-rumor rumor=castaway gold=2: buy rumor | decline",
        "p2 keep-rumor: take pearl-beds | take castaway",
        "p0 port zone=tortuga gold=10: market | yard | ask-around | done",
    ]


def test_any_goods_and_different_goods_are_delivered(scenario: Arrange) -> None:
    person: Person = {"captain": DUTCH, "cargo": ["rum", "rum", "wood", "cocoa", "sugar"]}
    s = scenario(GAME, p0=person | {"in": "petit-goave", "mission": "through-the-blockade"})
    assert walk(
        s,
        "p0 port",
        "p0 deliver any",
        "p0 deliver rum",
        "p0 deliver rum",
    ) == [
        (
            "p0 port zone=petit-goave gold=10: deliver any | trade | market | yard | "
            "ask-around | jettison cocoa | jettison rum | jettison sugar | jettison wood | done"
        ),
        "p0 deliver count=2: deliver cocoa | deliver rum | deliver sugar | deliver wood",
        "p0 deliver count=1: deliver cocoa | deliver rum | deliver sugar | deliver wood",
        (
            "p0 port zone=petit-goave gold=24: trade | market | yard | ask-around | jettison "
            "cocoa | jettison sugar | jettison wood | done"
        ),
    ]
    s = scenario(GAME, p0=person | {"in": "curacao", "mission": "collectors-curios"})
    assert walk(
        s,
        "p0 port",
        "p0 deliver different",
        "p0 deliver rum",
        "p0 deliver wood",
        "p0 deliver sugar",
        "p0 deliver cocoa",
    ) == [
        (
            "p0 port zone=curacao gold=10: deliver different | trade | market | yard | "
            "ask-around | stash | jettison cocoa | jettison rum | jettison sugar | jettison "
            "wood | done"
        ),
        "p0 deliver count=4: deliver cocoa | deliver rum | deliver sugar | deliver wood",
        "p0 deliver count=3: deliver cocoa | deliver sugar | deliver wood",
        "p0 deliver count=2: deliver cocoa | deliver sugar",
        "p0 deliver count=1: deliver cocoa",
        (
            "p0 port zone=curacao gold=34: trade | market | yard | ask-around | stash | "
            "jettison rum | done"
        ),
    ]


def test_letters_and_levies(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": DUTCH, "in": "santo-domingo", "rumor": "compromising-letters"},
        p2={"captain": ENGLISH, "status": "waiting"},
        chance={"influence": [SKULL, 1, 1], "glory": ["glut"]},
    )
    assert walk(
        s,
        "p0 port",
        "p0 check",
        "p0 show p1",
    ) == [
        "p0 port zone=santo-domingo gold=10: market | yard | ask-around | check | done",
        "p0 choose-victim gold=6: show p1",
        "p0 port zone=santo-domingo gold=18: market | yard | ask-around | done",
    ]
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "curacao", "rumor": "friendly-governor"}
        | {"bounties": {"spain": 2, "france": 1}},
        chance={"influence": [SKULL, 1, 1], "glory": ["glut"]},
    )
    assert walk(
        s,
        "p0 port",
        "p0 check",
        "p0 pardon spain",
    ) == [
        "p0 port zone=curacao gold=10: market | yard | ask-around | check | stash | done",
        "p0 choose-pardon: pardon spain | pardon france",
        "p0 port zone=curacao gold=10: market | yard | ask-around | stash | done",
    ]


# Turns


def test_repairs_on_the_way(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "nassau", "specialists": ["craftsman-a"], "hand": ["jury-rig"]}
        | {"locations": {"hull": 1, "masts": 0, "crew": 1, "cannons": 0}, "cargo": ["rum"]},
        begin="turn",
    )
    assert walk(
        s,
        "p0 repair cannons",
        "p0 play jury-rig",
        "p0 repair masts",
        "p0 done",
        "p0 jettison rum",
    ) == [
        (
            "p0 turn count=3 moves=0: sail tortuga | sail havana | enter | scout merchant | "
            "play jury-rig | jettison rum | end"
        ),
        "p0 repair-some count=2: repair hull | repair masts | done",
        "p0 repair-some count=1: repair hull | repair masts | done",
        (
            "p0 turn count=3 moves=0: sail tortuga | sail havana | enter | scout merchant | "
            "jettison rum | end"
        ),
        "p0 turn count=3 moves=0: sail tortuga | sail havana | enter | scout merchant | end",
    ]


def test_found_by_an_npc(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "havana", "hand": ["fog-bank"]},
        npcs={"pirate-sloop": "jack-rackham"},
        chance={"scouting": [SKULL, 1, 1]},
    )
    assert walk(
        s,
        "p0 sail nassau",
        "p0 play fog-bank",
    ) == [
        "p0 found owner=pirate-sloop: play fog-bank | pass",
        (
            "p0 turn count=2 moves=0: sail tortuga | sail havana | enter | scout pirate-sloop "
            "| scout merchant | end"
        ),
    ]
