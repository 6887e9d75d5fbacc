"""What is asked by cards of the second set: whole scenes, question by question."""

from __future__ import annotations

from collections.abc import Callable

from kaper.testing.scenario import Scenario
from tests.games.marauders.transcripts import walk

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
ENGLISH = "frances-wright"
DUTCH = "pepijn-van-avezaath"
SPANISH = "felipe-arriaga"


def second(scenario: Arrange, **more: object) -> Scenario:
    return scenario(GAME, options={"cards": "second"}, **more)


def test_signal_fires_and_waste(scenario: Arrange) -> None:
    hand = ["signal-fires", "waste-not", "armourers-gift", "fouled-anchor"]
    s = second(
        scenario,
        seats=3,
        p0={"captain": DUTCH, "at": "nassau", "hand": hand, "weapons": ["chain-shot"]},
        p1={"captain": ENGLISH, "in": "bridgetown", "slowed": 1},
        p2={"captain": SPANISH, "in": "havana"},
        npcs={"spain": ["blas-de-lezo", "havana"]},
    )
    assert walk(
        s,
        "p0 play signal-fires fleet=spain",
        "p0 send tortuga",
        "p0 done",
        "p0 play waste-not",
        "p0 take signal-fires",
        "p0 play armourers-gift target=grape-shot",
        "p0 play fouled-anchor seat=p2",
    ) == [
        "p0 beckon fleet=spain count=2: send nassau | send tortuga | send port-royale",
        (
            "p0 beckon fleet=spain count=1: send santo-domingo | send petit-goave | send "
            "port-royale | send havana | send nassau | done"
        ),
        (
            "p0 turn count=3 moves=0: sail tortuga | sail havana | enter | scout merchant | "
            "play fouled-anchor seat=p2 | play armourers-gift target=grappling-hooks | play "
            "armourers-gift target=grape-shot | play waste-not | end"
        ),
        "p0 salvage: take signal-fires",
        (
            "p0 turn count=3 moves=0: sail tortuga | sail havana | enter | scout merchant | "
            "play signal-fires fleet=spain | play fouled-anchor seat=p2 | play armourers-gift "
            "target=grappling-hooks | play armourers-gift target=grape-shot | end"
        ),
        (
            "p0 turn count=3 moves=0: sail tortuga | sail havana | enter | scout merchant | "
            "play signal-fires fleet=spain | play fouled-anchor seat=p2 | end"
        ),
        (
            "p0 turn count=3 moves=0: sail tortuga | sail havana | enter | scout merchant | "
            "play signal-fires fleet=spain | end"
        ),
    ]


def test_alternatives_of_a_rumor(scenario: Arrange) -> None:
    s = second(
        scenario,
        p0={"captain": DUTCH, "in": "caracas", "rumor": "idol-of-the-main"},
        chance={"influence": [SKULL, 1, 1], "glory": ["glut"]},
    )
    assert walk(
        s,
        "p0 port",
        "p0 check",
        "p0 pick gold-6,pardon-level-spain-2",
    ) == [
        "p0 port zone=caracas gold=10: market | yard | ask-around | check | done",
        (
            "p0 rumor-reward rumor=idol-of-the-main: pick gold-15,bounty-spain | pick "
            "gold-6,pardon-level-spain-2"
        ),
        "p0 port zone=caracas gold=16: market | yard | ask-around | done",
    ]


def test_cards_of_the_market(scenario: Arrange) -> None:
    hand = ["full-warehouse", "send-it-back", "glut"]
    s = second(
        scenario,
        p0={"captain": DUTCH, "in": "bridgetown", "hand": hand, "bought_at": "bridgetown"},
        zones={"bridgetown": {"demand": "tobacco", "modification": "chasers"}},
        chance={
            "cargo": [
                "spices-1",
                "cocoa-1",
                "cocoa-2",
                "sugar-1",
                "sugar-2",
                "fruit-1",
                "rum-1",
                "rum-2",
                "rum-3",
                "wood-1",
                "wood-2",
                "fruit-2",
            ]
        },
    )
    assert walk(
        s,
        "p0 port",
        "p0 market",
        "p0 play full-warehouse",
        "p0 play send-it-back",
        "p0 buy rum",
        "p0 play glut",
        "p0 buy wood",
        "p0 done",
    ) == [
        "p0 port zone=bridgetown gold=10: market | yard | ask-around | done",
        (
            "p0 market goods=cocoa,cocoa,spices paid=0: buy cocoa | buy spices | play glut | "
            "play full-warehouse | play send-it-back | done"
        ),
        (
            "p0 market goods=cocoa,cocoa,fruit,spices,sugar,sugar paid=0: buy cocoa | buy "
            "fruit | buy spices | buy sugar | play glut | play send-it-back | done"
        ),
        (
            "p0 market goods=fruit,rum,rum,rum,wood,wood paid=0: buy fruit | buy rum | buy "
            "wood | play glut | done"
        ),
        (
            "p0 market goods=fruit,rum,rum,wood,wood paid=1: buy fruit | buy rum | buy wood | "
            "play glut | done"
        ),
        "p0 market goods=fruit,rum,rum,wood,wood paid=1: buy fruit | buy rum | buy wood | done",
        "p0 market goods=fruit,rum,rum,wood paid=2: buy fruit | buy rum | buy wood | done",
        "p0 port zone=bridgetown gold=8: yard | ask-around | jettison rum | jettison wood | done",
    ]


def test_the_back_door_and_a_friend(scenario: Arrange) -> None:
    hand = ["the-back-door", "a-friend-in-the-yard", "customs-search", "loose-talk"]
    s = second(
        scenario,
        p0={"captain": DUTCH, "in": "bridgetown", "hand": hand, "cargo": ["rum"]},
        zones={"bridgetown": {"demand": "tobacco", "modification": "chasers"}},
        chance={"cargo": ["spices-1", "cocoa-1", "cocoa-2", "sugar-1"], "rumor": ["castaway"]},
    )
    assert walk(
        s,
        "p0 port",
        "p0 play the-back-door",
        "p0 buy cocoa",
        "p0 done",
        "p0 play a-friend-in-the-yard",
        "p0 play customs-search seat=p1",
        "p0 play loose-talk",
    ) == [
        (
            "p0 port zone=bridgetown gold=10: trade | market | yard | ask-around | play "
            "customs-search seat=p1 | play a-friend-in-the-yard | play loose-talk | play "
            "the-back-door | jettison rum | done"
        ),
        (
            "p0 market goods=cocoa,cocoa,spices,sugar paid=0: buy cocoa | buy spices | buy "
            "sugar | done"
        ),
        "p0 market goods=cocoa,spices,sugar paid=1: buy cocoa | buy spices | buy sugar | done",
        (
            "p0 port zone=bridgetown gold=9: market | yard | ask-around | play customs-search "
            "seat=p1 | play a-friend-in-the-yard | play loose-talk | jettison cocoa | jettison "
            "rum | done"
        ),
        (
            "p0 port zone=bridgetown gold=9: market | yard | ask-around | play customs-search "
            "seat=p1 | play loose-talk | jettison cocoa | jettison rum | done"
        ),
        (
            "p0 port zone=bridgetown gold=14: market | yard | ask-around | play loose-talk | "
            "jettison cocoa | jettison rum | done"
        ),
        (
            "p0 port zone=bridgetown gold=14: market | yard | ask-around | jettison cocoa | "
            "jettison rum | done"
        ),
    ]
