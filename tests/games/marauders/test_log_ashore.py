"""What the log tells of captains, rounds and ports: whole scenes, event by event."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.events import NpcLeft
from kaper.testing.scenario import Scenario
from kaper.text import Text
from tests.games.marauders.transcripts import told

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
ENGLISH = "frances-wright"
DUTCH = "pepijn-van-avezaath"
# Off the sea at the start of the round.
MERCHANTS = ["france"] * 4 + ["netherlands"] * 4


# Captains


def test_captains_come_into_play() -> None:
    chance = {"seat": ["p1"], "glory": ["glut", "jury-rig"], "event": ["becalmed"]}
    s = Scenario(GAME, seats=2, seed=5, options={"cards": "first"}, chance=chance)
    s.play("p0 ship sloop", "p1 ship flute")
    assert told(s) == [
        "captain-sailed p0 captain=baltasar-ruiz ship=sloop zone=havana",
        "glory-drawn p0 count=1 cards=glut",
        "captain-sailed p1 captain=federico-de-silva ship=flute zone=san-juan",
        "glory-drawn p1 count=1 cards=jury-rig",
        "first-player-drawn p1",
        "round-began round=1",
        "event-drawn p1 event=becalmed",
        "turn-began p1",
    ]


@pytest.mark.rule("marauders:death.redraw", "marauders:death.ducats")
def test_a_captain_is_refused(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "percival-whitewood", "status": "waiting", "gold": 0, "chest": 4},
        begin="turn",
        npcs={"pirate-sloop": ["jack-rackham", "bridgetown"]},
        captains=["josiah-crake", "joost-verhagen"],
        chance={"captain": ["josiah-crake"], "glory": ["glut"]},
    )
    s.play("p0 redraw", "p0 ship flute")
    assert told(s) == [
        "captain-refused p0 captain=percival-whitewood",
        "captain-drawn p0 captain=josiah-crake",
        "starting-gold p0 gold=10",
        "captain-sailed p0 captain=josiah-crake ship=flute zone=port-royale",
        "glory-drawn p0 count=1 cards=glut",
    ]


@pytest.mark.rule("marauders:retire.next-turn", "marauders:death.discard")
def test_a_captain_retires(scenario: Arrange) -> None:
    held = {"cargo": ["rum"], "hand": ["glut"], "specialists": ["gunner-a"], "rumor": "castaway"}
    more = {"mission": "sugar-contract", "modifications": ["chasers"], "gold": 7}
    s = scenario(
        GAME,
        p0={"captain": "percival-whitewood", "in": "bridgetown", **held, **more},
        p1={"captain": ENGLISH},
        events=["becalmed"],
        captains=["josiah-crake"],
        chance={"glory": ["jury-rig"]},
    )
    s.play("p0 retire", "p1 end", "p0 ship sloop")
    assert told(s) == [
        "captain-retired p0 captain=percival-whitewood",
        "turn-began p1",
        "round-began round=2",
        "event-drawn p0 event=becalmed",
        "turn-began p0",
        "belongings-lost p0 cards=glut goods=rum gold=7",
        "mission-dropped p0 mission=sugar-contract",
        "captain-drawn p0 captain=josiah-crake",
        "modification-returned p0 zone=trinidad",
        "starting-gold p0 gold=10",
        "captain-sailed p0 captain=josiah-crake ship=sloop zone=port-royale",
        "glory-drawn p0 count=1 cards=jury-rig",
    ]


# Rounds


@pytest.mark.rule("marauders:merchant.refill", "marauders:npc.placed-at-end")
def test_war_breaks_out(scenario: Arrange) -> None:
    zones = ["havana", "nassau", "tortuga", "port-royale", "old-providence", "petit-goave"]
    empty = {zone: {"merchant": None} for zone in (*zones, "cartagena", "santo-domingo")}
    s = scenario(
        GAME,
        p0={"in": "nassau"},
        p1={"in": "st-maarten"},
        begin="round",
        zones=empty,
        npcs={"france": ["jean-d-estrees", "nassau"]},
        chance={"event": ["war-1", "peace-1"], "nation": [*MERCHANTS, "spain", "france"]},
    )
    assert told(s) == [
        "round-began round=2",
        "merchants-returned count=8",
        "event-drawn p0 event=war",
        "npc-sailed fleet=france zone=tortuga",
        "war-declared nations=spain,france",
        "turn-began p0",
    ]
    s.play("p0 end", "p1 end")
    assert told(s) == [
        "turn-began p1",
        "npc-entered fleet=spain npc=admiral-spain zone=havana",
        "round-began round=3",
        "event-drawn p0 event=peace",
        "peace-made",
        "npc-left fleet=spain npc=admiral-spain",
        "turn-began p0",
    ]


def test_a_hurricane(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "nassau", "bounties": {"netherlands": 1}, "ship": "galleon"},
        p1={"in": "st-maarten"},
        begin="round",
        npcs={"netherlands": ["jacob-binckes", "nassau"]},
        chance={
            "event": ["hurricane"],
            "zone": ["havana"],
            "seamanship": [SKULL, 1],
            "location": [2, 3, 4],
            "scouting": [1, 1, 1],
        },
    )
    assert told(s) == [
        "round-began round=2",
        "event-drawn p0 event=hurricane",
        "npc-lurks fleet=netherlands zone=nassau",
        "hurricane-struck zone=havana",
        "merchant-scattered zone=havana",
        "turn-began p0",
        "tested p0 skill=seamanship dice=skull,1 successes=1",
        "storm-faced p0 successes=1 hits=3",
        "hit p0 location=cannons left=1",
        "hit p0 location=crew left=2",
        "hit p0 location=masts left=3",
        "tested seat=netherlands skill=scouting dice=1,1,1 successes=0",
        "missed seat=netherlands owner=0",
    ]


def test_the_plague(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "nassau"},
        p1={"in": "trinidad"},
        begin="round",
        chance={"event": ["plague", "becalmed", "fair-winds"], "port": ["nassau", "havana"]},
    )
    assert told(s) == [
        "round-began round=2",
        "event-drawn p0 event=plague",
        "plague-struck zones=havana,nassau",
        "crew-lost p0 count=1",
        "turn-began p0",
    ]
    s.play("p0 end", "p1 end")
    assert told(s) == [
        "turn-began p1",
        "round-began round=3",
        "event-drawn p0 event=becalmed",
        "turn-began p0",
    ]
    s.play("p0 end", "p1 end")
    assert told(s) == [
        "turn-began p1",
        "plague-over",
        "round-began round=4",
        "event-drawn p0 event=fair-winds",
        "turn-began p0",
    ]


# Ports


@pytest.mark.rule("marauders:move.port")
def test_false_papers_open_a_port(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "nassau", "kept": ["false-papers"], "bounties": {"spain": 3}}
    s = scenario(GAME, p0=person).play("p0 leave", "p0 sail havana", "p0 enter")
    assert told(s) == [
        "left-port p0 zone=nassau",
        "sailed p0 zone=havana",
        "papers-used p0 zone=havana",
        "bounty-lifted p0 nation=spain level=1",
        "entered-port p0 zone=havana",
    ]


def test_a_secret_passage(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "nassau", "kept": ["secret-passage"]}
    s = scenario(GAME, p0=person, begin="turn").play("p0 passage")
    assert told(s) == [
        "passage-used p0",
    ]
    s.expect(turn={"moves": 2, "actions": 3}, p0={"kept": []})


@pytest.mark.rule("marauders:yard.services", "marauders:mod.revealed")
def test_a_visit_to_the_yard(scenario: Arrange) -> None:
    hull = {"modifications": ["reinforced-hull"], "flipped": ["reinforced-hull"]}
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "bridgetown", "ship": "frigate", "gold": 60, **hull}
        | {"locations": {"masts": 2}, "weapons": ["grape-shot"]},
        zones={"bridgetown": {"modification": "chasers"}},
        chance={"glory": ["glut"], "modification": ["chasers", "reinforced-hull"]},
    )
    s.play("p0 port", "p0 yard", "p0 repair masts", "p0 refit", "p0 modify")
    assert told(s) == [
        "port-visited p0 zone=bridgetown",
        "modification-shown zone=bridgetown modification=chasers",
        "gold-paid p0 gold=2",
        "repaired p0 location=masts count=1",
        "gold-paid p0 gold=3",
        "refitted p0",
        "gold-paid p0 gold=3",
        "modification-fitted p0 modification=chasers",
    ]
    s.play("p0 arm chain-shot", "p0 disarm grape-shot", "p0 purchase galleon")
    assert told(s) == [
        "gold-paid p0 gold=3",
        "weapon-gained p0 weapon=chain-shot",
        "weapon-sold p0 weapon=grape-shot",
        "ship-sold p0 ship=frigate gold=12",
        "gold-paid p0 gold=35",
        "ship-bought p0 ship=galleon gold=35",
        "glory-gained p0 deed=ship glory=1",
        "glory-drawn p0 count=1 cards=glut",
        "modification-returned p0 zone=bridgetown",
        "modification-returned p0 zone=trinidad",
    ]


def test_a_port_that_has_been_seen_shows_nothing_new(scenario: Arrange) -> None:
    zone: dict[str, object] = {"modification": "chasers"}
    s = scenario(GAME, p0={"captain": DUTCH, "in": "bridgetown"}, zones={"bridgetown": zone})
    s.play("p0 port")
    assert told(s) == [
        "port-visited p0 zone=bridgetown",
        "modification-shown zone=bridgetown modification=chasers",
    ]
    seen = {"bridgetown": zone | {"open": True}}
    s = scenario(GAME, p0={"captain": DUTCH, "in": "bridgetown"}, zones=seen).play("p0 port")
    assert told(s) == [
        "port-visited p0 zone=bridgetown",
    ]


@pytest.mark.rule("marauders:mission.failed-attempt", "marauders:mission.taken")
def test_missions_are_tried_for_and_delivered(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "havana", "cargo": ["rum"] * 3, "mission": "sugar-contract"}
    offered = ["rum-for-the-fleet", "letter-of-marque-spain"]
    dice = {"influence": [1, 1, 1], "mission": ["spy-aboard"]}
    s = scenario(GAME, p0=person, missions=offered, chance=dice)
    s.play("p0 port", "p0 claim rum-for-the-fleet")
    assert told(s) == [
        "port-visited p0 zone=havana",
        "modification-shown zone=havana modification=extra-hammocks",
        "tested p0 skill=influence dice=1,1,1 successes=0",
        "mission-failed p0 mission=rum-for-the-fleet",
    ]
    dice = {"influence": [SKULL, 1, 1], "mission": ["spy-aboard"]}
    s = scenario(GAME, p0=person, missions=offered, chance=dice)
    s.play("p0 port", "p0 claim letter-of-marque-spain", "p0 name france")
    assert told(s) == [
        "port-visited p0 zone=havana",
        "modification-shown zone=havana modification=extra-hammocks",
        "tested p0 skill=influence dice=skull,1,1 successes=1",
        "mission-dropped p0 mission=sugar-contract",
        "mission-taken p0 mission=letter-of-marque-spain",
        "mission-offered mission=spy-aboard zone=tortuga",
        "nation-named p0 nation=france",
    ]
    s = scenario(GAME, p0=person | {"mission": "rum-for-the-fleet"}, chance={"glory": ["glut"]})
    s.play("p0 port", "p0 deliver rum")
    assert told(s) == [
        "port-visited p0 zone=havana",
        "modification-shown zone=havana modification=extra-hammocks",
        "delivered p0 goods=rum,rum,rum",
        "mission-done p0 mission=rum-for-the-fleet",
        "gold-gained p0 gold=22",
        "glory-gained p0 deed=mission glory=1",
        "glory-drawn p0 count=1 cards=glut",
    ]


@pytest.mark.rule("marauders:rumor.draw", "marauders:rumor.max-one")
def test_rumors_are_drawn_bought_and_proven(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "percival-whitewood", "in": "tortuga"},
        p1={"captain": DUTCH, "in": "nassau", "hand": ["harbour-gossip"], "rumor": "pearl-beds"},
        chance={"influence": [SKULL, 1, 1, 1], "rumor": ["castaway", "deserters"]},
    )
    s.play("p0 port", "p0 ask-around", "p0 take deserters")
    assert told(s) == [
        "port-visited p0 zone=tortuga",
        "modification-shown zone=tortuga modification=sails-and-rigging",
        "gold-paid p0 gold=2",
        "tested p0 skill=influence dice=skull,1,1,1 successes=1",
        "rumor-drawn p0 rumor=castaway",
        "rumor-drawn p0 rumor=deserters",
        "rumor-dropped p0 rumor=castaway",
    ]
    s.play("p1 play harbour-gossip", "p1 buy rumor", "p1 take deserters")
    assert told(s) == [
        "glory-played p1 card=harbour-gossip",
        "rumor-seen p1 owner=0 rumor=deserters",
        "rumor-bought p1 owner=0 rumor=deserters",
        "rumor-dropped p1 rumor=pearl-beds",
    ]
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "tortuga", "rumor": "deserters", "locations": {"crew": 1}},
        chance={"influence": [SKULL, 1, 1], "glory": ["glut"]},
    )
    s.play("p0 port", "p0 check")
    assert told(s) == [
        "port-visited p0 zone=tortuga",
        "modification-shown zone=tortuga modification=sails-and-rigging",
        "rumor-shown p0 rumor=deserters",
        "tested p0 skill=influence dice=skull,1,1 successes=1",
        "rumor-proven p0 rumor=deserters",
        "crew-recruited p0 count=1",
        "gold-gained p0 gold=6",
        "glory-gained p0 deed=rumor glory=1",
        "glory-drawn p0 count=1 cards=glut",
    ]
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "tortuga", "rumor": "deserters"},
        chance={"influence": [2, 1, 1]},
    )
    s.play("p0 port", "p0 check")
    assert told(s) == [
        "port-visited p0 zone=tortuga",
        "modification-shown zone=tortuga modification=sails-and-rigging",
        "rumor-shown p0 rumor=deserters",
        "tested p0 skill=influence dice=2,1,1 successes=0",
        "rumor-false p0 rumor=deserters",
    ]


def test_plans_of_a_modification(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "havana", "rumor": "old-admirals-plans"},
        zones={"trinidad": {"modification": "chasers"}},
        chance={"influence": [SKULL, 1, 1], "glory": ["glut"]},
    )
    s.play("p0 port", "p0 check", "p0 take trinidad")
    assert told(s) == [
        "port-visited p0 zone=havana",
        "modification-shown zone=havana modification=extra-hammocks",
        "rumor-shown p0 rumor=old-admirals-plans",
        "tested p0 skill=influence dice=skull,1,1 successes=1",
        "rumor-proven p0 rumor=old-admirals-plans",
        "plans-seen p0",
        "modification-fitted p0 modification=chasers",
        "glory-gained p0 deed=rumor glory=1",
        "glory-drawn p0 count=1 cards=glut",
    ]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_sentence_begins_with_a_capital_though_the_admiral_has_no_name(lang: str) -> None:
    sentence = Text(GAME, lang).event(NpcLeft("england", "admiral-england"))
    assert sentence[0].isupper()
