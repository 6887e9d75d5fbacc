"""What the log tells: whole scenes, event by event, and nothing beside them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields

import pytest

from kaper.games.marauders.state import Marauders
from kaper.kernel.events import Event
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
DUTCH, ENGLISH = "pepijn-van-avezaath", "frances-wright"
# Off the sea at the start of the round.
MERCHANTS = ["france"] * 4 + ["netherlands"] * 4


def told(s: Scenario) -> list[str]:
    """The events of the last actions, with all that they tell."""
    return [line(event) for event in s.events]


def line(event: Event) -> str:
    words = [re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()]
    for field in fields(event):
        value = getattr(event, field.name)
        if field.name == "seat" and isinstance(value, int):
            words.append(f"p{value}")
        else:
            shown = ",".join(map(str, value)) if isinstance(value, tuple) else value
            words.append(f"{field.name}={shown}")
    return " ".join(words)


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


# At sea


@pytest.mark.rule("marauders:raid.order-of-steps", "marauders:merchant.reveal")
def test_a_raid(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "at": "havana", "hand": ["bold-approach"]}
    s = scenario(
        GAME,
        p0=person | {"weapons": ["chain-shot"], "ship": "frigate"},
        zones={"havana": {"merchant": "france"}},
        chance={
            "scouting": [SKULL, 1],
            "seamanship": [2, 1],
            "cargo": ["rum-1", "wood-2", "fruit-5", "sugar-1", "cocoa-5"],
        },
    )
    s.play("p0 scout merchant", "p0 raid spain", "p0 play bold-approach")
    assert told(s) == [
        "tested p0 skill=scouting dice=skull,1 successes=1",
        "merchant-found p0 zone=havana nation=france",
        "bounty-set p0 nation=spain level=1",
        "raid-began p0 nation=spain",
        "raid-drawn p0 cards=rum-1,wood-2,fruit-5",
        "raid-drawn p0 cards=sugar-1",
        "raid-thrown p0 cards=sugar-1",
        "tested p0 skill=seamanship dice=2,1 successes=0",
        "glory-played p0 card=bold-approach",
        "success-added p0 successes=1",
    ]
    s.play("p0 exchange rum-1", "p0 spend chain-shot", "p0 throw wood-2")
    assert told(s) == [
        "raid-thrown p0 cards=rum-1",
        "raid-drawn p0 cards=cocoa-5",
        "weapon-used p0 weapon=chain-shot",
        "raid-thrown p0 cards=wood-2",
        "hit p0 location=hold left=2",
        "hit p0 location=masts left=2",
        "raid-won p0 gold=6",
    ]
    s.play("p0 stow fruit", "p0 done")
    assert told(s) == [
        "cargo-stowed p0 goods=fruit",
        "cargo-discarded p0 goods=cocoa",
    ]


@pytest.mark.rule("marauders:merchant.attack-or-release")
def test_merchants_that_go_free(scenario: Arrange) -> None:
    zones = {"nassau": {"merchant": "france"}}
    chance = {"scouting": [SKULL, 1, 1, 1]}
    s = scenario(GAME, p0={"captain": DUTCH, "at": "nassau"}, zones=zones, chance=chance)
    s.play("p0 scout merchant", "p0 release")
    assert told(s) == [
        "tested p0 skill=scouting dice=skull,1 successes=1",
        "merchant-found p0 zone=nassau nation=france",
        "merchant-released p0",
    ]
    crake = {"captain": "josiah-crake", "at": "nassau"}
    s = scenario(GAME, p0=crake, zones=zones, chance=chance)
    s.play("p0 scout merchant", "p0 put-back")
    assert told(s) == [
        "tested p0 skill=scouting dice=skull,1,1,1 successes=1",
        "merchant-spied p0 zone=nassau nation=france",
        "merchant-put-back p0 zone=nassau",
    ]
    s = scenario(GAME, p0=crake, zones=zones, chance=chance)
    s.play("p0 scout merchant", "p0 release")
    assert told(s) == [
        "tested p0 skill=scouting dice=skull,1,1,1 successes=1",
        "merchant-spied p0 zone=nassau nation=france",
        "merchant-found p0 zone=nassau nation=france",
        "merchant-released p0",
    ]


@pytest.mark.rule("marauders:plunder.player", "marauders:take.ship", "marauders:death.discard")
def test_a_boarding(scenario: Arrange) -> None:
    prize = {"gold": 13, "cargo": ["rum"], "hand": ["glut"], "weapons": ["chain-shot"]}
    more = {"specialists": ["gunner-a"], "rumor": "castaway", "bounties": {"spain": 2}}
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau"},
        p1={"captain": DUTCH, "at": "nassau", **prize, **more},
        captains=["josiah-crake"],
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [1, 1, 1, 1, SKULL, 1, 1, 1],
            "leadership": [SKULL, SKULL, SKULL, 1, 1],
            "glory": ["jury-rig"],
        },
    )
    s.play("p0 scout p1").pass_on().play("p0 board", "p1 shoot").pass_on()
    assert told(s) == [
        "declared p0 declaration=board",
        "declared p1 declaration=shoot",
        "tested p0 skill=seamanship dice=skull,1 successes=1",
        "tested p1 skill=seamanship dice=1,1 successes=0",
        "maneuver-won p0",
        "crew-combat-began p0 owner=1",
        "tested p0 skill=leadership dice=skull,skull,skull successes=3",
        "tested p1 skill=leadership dice=1,1 successes=0",
        "crew-hit p1 count=2 left=0",
        "crew-combat-won p0",
        "glory-gained p0 deed=defeat glory=1",
        "glory-drawn p0 count=1 cards=jury-rig",
        "cards-taken p0 owner=1 count=1 cards=glut",
    ]
    s.play("p0 claim-bounty spain", "p0 capture", "p0 stow rum")
    assert told(s) == [
        "bounty-paid p0 owner=1 nation=spain gold=10",
        "plundered p0 owner=1 gold=13",
        "weapon-gained p0 weapon=chain-shot",
        "hired p0 card=gunner-a",
        "ship-taken p0 ship=sloop",
        "hold-searched p0 owner=1 goods=rum",
        "cargo-gained p0 goods=rum",
        "captain-died p1 captain=pepijn-van-avezaath",
        "belongings-lost p1 cards= goods= gold=0",
        "captain-drawn p1 captain=josiah-crake",
    ]


@pytest.mark.rule("marauders:glory.hand-limit", "marauders:combatcards.chain")
def test_cards_that_are_copied_and_discarded(scenario: Arrange) -> None:
    hand = ["following-wind", "quick-learner", "quick-learner", "glut"]
    s = scenario(GAME, p0={"captain": DUTCH, "at": "nassau", "hand": hand})
    s.play("p0 play following-wind", "p0 play quick-learner", "p0 play quick-learner")
    assert told(s) == [
        "glory-played p0 card=following-wind",
        "glory-copied p0 card=following-wind",
        "glory-copied p0 card=following-wind",
    ]
    s.expect(turn={"moves": 3})
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "caribbean-sea", "rumor": "castaway"}
        | {"hand": ["following-wind", "glut"]},
        chance={"scouting": [SKULL, 1], "glory": ["glut", "jury-rig", "cutpurse"]},
    )
    s.play("p0 scout rumor", "p0 pass").expect(asked="p0 cut-hand")
    assert told(s) == [
        "rumor-shown p0 rumor=castaway",
        "tested p0 skill=scouting dice=skull,1 successes=1",
        "rumor-proven p0 rumor=castaway",
        "glory-drawn p0 count=2 cards=jury-rig,glut",
        "glory-gained p0 deed=rumor glory=1",
        "glory-drawn p0 count=1 cards=cutpurse",
    ]
    s.play("p0 discard glut")
    assert told(s) == [
        "glory-discarded p0 card=glut",
    ]


def test_a_mutinous_frigate(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "santo-domingo", "rumor": "mutinous-frigate"},
        chance={
            "scouting": [SKULL, 1],
            "leadership": [SKULL, SKULL, 1, 1, SKULL, 1, 1, 1],
            "glory": ["glut"],
        },
    )
    s.play("p0 scout rumor", "p0 fight")
    assert told(s) == [
        "rumor-shown p0 rumor=mutinous-frigate",
        "tested p0 skill=scouting dice=skull,1 successes=1",
        "rumor-proven p0 rumor=mutinous-frigate",
        "crew-combat-began p0 owner=foe",
        "tested p0 skill=leadership dice=skull,skull successes=2",
        "tested seat=foe skill=leadership dice=1,1 successes=0",
        "crew-hit seat=foe count=2 left=1",
        "tested p0 skill=leadership dice=skull,1 successes=1",
        "tested seat=foe skill=leadership dice=1,1 successes=0",
        "crew-hit seat=foe count=1 left=0",
        "crew-combat-won p0",
    ]
    s.play("p0 capture")
    assert told(s) == [
        "ship-taken p0 ship=frigate",
        "glory-gained p0 deed=rumor glory=1",
        "glory-drawn p0 count=1 cards=glut",
    ]


@pytest.mark.rule("marauders:damage.answers-together", "marauders:glory.house-aim")
def test_hits_that_are_set_ignored_absorbed_and_moved(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "ship": "frigate", "hand": ["called-shot"]},
        p1={"captain": "felipe-arriaga", "at": "nassau", "ship": "galleon"}
        | {"modifications": ["reinforced-hull"], "hand": ["glancing-blow"]},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [SKULL, 1, 1, 1, 1, 1],
            "location": [3, 2, 1],
        },
    )
    s.play("p0 scout p1", "p1 pass", "p0 pass", "p1 pass", "p0 play called-shot")
    s.play("p0 set 3 cannons", "p1 play glancing-blow target=cannons", "p1 absorb hold")
    assert told(s) == [
        "die-set p0 location=cannons",
        "located p0 dice=4,2,1",
        "glory-played p1 card=glancing-blow",
        "hit-ignored p1 location=cannons",
        "hit-absorbed p1 location=hold",
    ]
    s.play("p1 shift masts crew")
    assert told(s) == [
        "hit-moved p1 location=masts to=crew",
        "hit p1 location=crew left=2",
    ]


@pytest.mark.rule("marauders:combat.both-sink", "marauders:death.discard")
def test_a_captain_goes_down_with_all_that_is_aboard(scenario: Arrange) -> None:
    """Weapons go back to the supply, Rumors to their deck, cards to the discards."""
    held = {"weapons": ["chain-shot", "grape-shot"], "hand": ["glut"], "cargo": ["rum"]}
    more = {"rumor": "castaway", "kept": ["false-papers"], "specialists": ["gunner-a"]}
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "nassau", "locations": {"hull": 1}, **held, **more}
        | {"mission": "sugar-contract", "bounties": {"france": 2}, "gold": 7, "chest": 5}
        | {"modifications": ["reinforced-hull"], "flipped": ["reinforced-hull"]}
        | {"bought_at": "nassau"},
        zones={"nassau": {"merchant": "spain"}},
        captains=["josiah-crake"],
        chance={
            "scouting": [SKULL, 1],
            "seamanship": [1, 1],
            "cargo": ["sugar-8", "rum-2", "rum-3"],
        },
    )
    s.play("p0 scout merchant", "p0 raid spain").pass_on().play("p0 done").pass_on()
    assert told(s) == [
        "hit p0 location=hull left=0",
        "raid-lost p0 outcome=sunk",
        "sunk p0",
        "captain-died p0 captain=pepijn-van-avezaath",
        "belongings-lost p0 cards=glut goods=rum gold=7",
        "mission-dropped p0 mission=sugar-contract",
        "captain-drawn p0 captain=josiah-crake",
        "modification-returned p0 zone=trinidad",
        "turn-began p1",
    ]
    state = s.state(Marauders)
    assert state.weapons == [0] * 6
    assert state.bounties[:4] == [0] * 4
    assert state.cubes[:5] == [0] * 5
    assert (state.fitted[0], state.flipped[0], state.specialists[0]) == (0, 0, 0)
    assert len(state.rumor_deck) == 25
    assert (state.rumors[0], state.kept[0], state.missions[0]) == ((), (), -1)
    assert (state.gold[0], state.chest[0], state.zones[0], state.ships[0]) == (0, 5, -1, -1)
    assert (state.in_port[0], state.ship_bought[0], state.legal_stay[0]) == (0, 0, 0)
    assert (state.market_before[0], state.market_now[0]) == (-1, -1)
    s.expect(glory_discards=["gunner-a", "glut"])
