"""What is asked in battles, in raids and on the way: whole scenes, question by question."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario
from tests.games.marauders.transcripts import walk

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
DUTCH = "pepijn-van-avezaath"
ENGLISH = "frances-wright"
SPANISH = "felipe-arriaga"


# Battles


def boarding(scenario: Arrange, p0: Person, p1: Person, **chance: object) -> Scenario:
    return scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", **p0},
        p1={"captain": DUTCH, "at": "nassau", **p1},
        chance={"scouting": [SKULL, 1, 1], **chance},
    )


def test_cards_in_a_battle(scenario: Arrange) -> None:
    s = boarding(
        scenario,
        {"hand": ["weather-gauge", "called-shot"], "ship": "galleon"},
        {"hand": ["glancing-blow", "crew-combat-reroll"], "ship": "galleon"},
        seamanship=[2, 1, 4, 3, SKULL, SKULL],
        location=[SKULL, 4, 3],
        leadership=[3, 2, 1, SKULL, 1, 2],
    )
    assert walk(
        s,
        "p0 scout p1",
        "p1 pass",
        "p0 play weather-gauge",
        "p0 own-dice",
        "p0 reroll 2",
        "p0 reroll 1",
        "p1 pass",
        "p0 pass",
        "p0 play called-shot",
        "p0 set 4 crew",
        "p1 place masts",
        "p1 play glancing-blow target=masts",
        "p1 pass",
    ) == [
        "p1 found owner=p0: pass",
        "p0 maneuver-roll dice=2 1 foes=4 3: play weather-gauge | pass",
        "p0 whose-dice dice=2 1 foes=4 3: own-dice | foes-dice | decline",
        "p0 pick-dice dice=2 1 count=0: reroll 2 | reroll 1",
        "p0 pick-dice dice=2 1 count=1: reroll 1 | done",
        "p1 maneuver-roll dice=4 3 foes=☠ ☠: pass",
        "p0 maneuver-roll dice=☠ ☠ foes=4 3: pass",
        "p0 location-roll dice=☠ 4 foes=: play called-shot | pass",
        (
            "p0 set-die dice=☠ 4: set skull hold | set skull masts | set skull crew | set "
            "skull cannons | set 4 hold | set 4 masts | set 4 crew | decline"
        ),
        (
            "p1 place-hit count=1 located=crew: place hull | place hold | place masts | place "
            "crew | place cannons"
        ),
        (
            "p1 land-hits located=crew,masts: play glancing-blow target=crew | play "
            "glancing-blow target=masts | pass"
        ),
        "p1 land-hits located=crew: pass",
        "p0 declare owner=p0 round=2: shoot | board | flee",
    ]


def test_special_weapons_in_a_battle(scenario: Arrange) -> None:
    armed: Person = {"weapons": ["grappling-hooks", "chain-shot", "grape-shot"], "ship": "frigate"}
    s = boarding(
        scenario,
        armed | {"specialists": ["gunner-a"]},
        {"ship": "galleon", "modifications": ["reinforced-hull"]},
        seamanship=[SKULL, 2, 1, 1, 1, 4, 3, 2, SKULL, 1, SKULL, SKULL],
        location=[SKULL, 4, 2, SKULL],
        leadership=[SKULL, SKULL, SKULL, 1, 1],
    )
    assert walk(
        s,
        "p0 scout p1",
        "p0 reroll 4",
        "p0 deploy chain-shot",
        "p1 absorb masts",
        "p0 board",
        "p1 board",
        "p0 deploy grappling-hooks",
        "p0 reroll 4",
        "p0 done",
    ) == [
        (
            "p0 location-roll dice=☠ 4 2 foes=: reroll skull | reroll 4 | reroll 2 | deploy "
            "chain-shot | deploy grape-shot | pass"
        ),
        "p0 location-roll dice=☠ ☠ 2 foes=: deploy chain-shot | deploy grape-shot | pass",
        "p1 land-hits located=masts,masts,masts: absorb masts | pass",
        "p0 declare owner=p0 round=2: shoot | board | flee",
        "p1 declare owner=p1 round=2: shoot | board | flee",
        "p0 maneuver-roll dice=4 3 2 foes=☠ 1: deploy grappling-hooks | pass",
        "p0 pick-dice dice=4 3 2 count=0: reroll 4 | reroll 3 | reroll 2",
        "p0 pick-dice dice=4 3 2 count=1: reroll 3 | reroll 2 | done",
        "p0 capture ship=galleon: capture | decline",
    ]


def test_a_captain_who_moves_hits(scenario: Arrange) -> None:
    s = boarding(
        scenario,
        {"ship": "frigate"},
        {"captain": SPANISH, "locations": {"masts": 0}, "hand": ["jury-rig"]},
        seamanship=[SKULL, 1, 1],
        location=[1, 1, SKULL],
    )
    assert walk(
        s,
        "p0 scout p1",
        "p1 pass",
        "p1 pass",
        "p1 place crew",
        "p1 shift crew hull",
        "p1 pass",
    ) == [
        "p1 found owner=p0: pass",
        "p1 maneuver-roll dice=1 foes=☠ 1: pass",
        (
            "p1 place-hit count=1 located=hold,hold: place hull | place hold | place masts | "
            "place crew | place cannons"
        ),
        (
            "p1 land-hits located=hold,hold,crew: shift hold hull | shift hold crew | shift "
            "hold cannons | shift crew hull | shift crew hold | shift crew cannons | pass"
        ),
        "p1 land-hits located=hold,hold,hull: pass",
        "p0 declare owner=p0 round=2: shoot | board | flee",
    ]


@pytest.mark.rule("marauders:plunder.player", "marauders:bounty.reward")
def test_the_spoils(scenario: Arrange) -> None:
    s = boarding(
        scenario,
        {"rumor": "castaway", "hand": ["glut", "glut", "jury-rig", "cutpurse"], "cargo": ["wood"]},
        {
            "rumor": "pearl-beds",
            "bounties": {"spain": 2, "england": 1, "france": 3},
            "cargo": ["rum", "fruit"],
            "ship": "flute",
            "modifications": ["chasers"],
        },
        seamanship=[1, 1, 1, 1, 1, SKULL, SKULL, 1, 1, 1],
        leadership=[SKULL, SKULL, SKULL, 1, 1],
        glory=["press-gang"],
    )
    assert walk(
        s,
        "p0 scout p1",
        "p0 pass",
        "p0 board",
        "p1 shoot",
        "p0 pass",
        "p0 pass",
        "p0 discard glut",
        "p0 claim-bounty france",
        "p0 take pearl-beds",
        "p0 capture",
        "p0 jettison wood",
        "p0 stow fruit",
        "p0 stow rum",
    ) == [
        "p0 maneuver-roll dice=1 1 1 foes=1 1: pass",
        "p0 declare owner=p0 round=2: shoot | board | flee",
        "p1 declare owner=p1 round=2: shoot | board | flee",
        "p0 maneuver-roll dice=☠ ☠ 1 foes=1 1: pass",
        "p0 crew-roll dice=☠ ☠ ☠ foes=1 1: pass",
        (
            "p0 cut-hand count=1: discard jury-rig | discard press-gang | discard glut | "
            "discard cutpurse"
        ),
        (
            "p0 claim-bounty owner=1: claim-bounty spain | claim-bounty england | claim-bounty "
            "france | decline"
        ),
        "p0 keep-rumor: take pearl-beds | take castaway",
        "p0 capture ship=flute: capture | decline",
        "p0 stow goods=fruit,rum count=3: stow fruit | stow rum | jettison wood | done",
        "p0 stow goods=fruit,rum count=4: stow fruit | stow rum | done",
        "p0 stow goods=rum count=3: stow rum | jettison fruit | done",
        (
            "p0 turn count=2 moves=0: sail tortuga | sail havana | enter | scout merchant | "
            "jettison fruit | jettison rum | end"
        ),
    ]


def test_a_duel_of_swivel_guns(scenario: Arrange) -> None:
    """Felipe Arriaga may even move a hit of Swivel Guns."""
    s = boarding(
        scenario,
        {"modifications": ["swivel-guns"]},
        {"captain": SPANISH, "modifications": ["reinforced-hull"]},
        seamanship=[1, 1, 1, 1, 1, SKULL, SKULL, 1, 1, 1],
        leadership=[1] * 10,
        **{"swivel-guns": [SKULL, 1]},
    )
    assert walk(
        s,
        "p0 scout p1",
        "p0 board",
        "p1 shoot",
        "p1 pass",
    ) == [
        "p0 declare owner=p0 round=2: shoot | board | flee",
        "p1 declare owner=p1 round=2: shoot | board | flee",
        (
            "p1 land-hits located=crew: absorb crew | shift crew hull | shift crew hold | "
            "shift crew masts | shift crew cannons | pass"
        ),
        "p0 capture ship=sloop: capture | decline",
    ]


# Raids and scouting


def test_a_raid(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "havana", "hand": ["bold-approach", "glancing-blow"]}
        | {"specialists": ["boatswain-a"], "weapons": ["chain-shot"], "cargo": ["spices"]},
        zones={"havana": {"merchant": "france"}},
        chance={
            "scouting": [SKULL, 1],
            "seamanship": [2, 1, 3],
            "cargo": ["rum-1", "wood-2", "fruit-5", "sugar-5"],
        },
    )
    assert walk(
        s,
        "p0 scout merchant",
        "p0 raid france",
        "p0 play bold-approach",
        "p0 reroll 1",
        "p0 pass",
        "p0 spend chain-shot",
        "p0 throw rum-1",
        "p0 done",
        "p0 play glancing-blow target=hold",
        "p0 stow sugar",
        "p0 jettison spices",
        "p0 stow wood",
    ) == [
        "p0 merchant nation=france: raid france | raid spain | release",
        "p0 raid-roll dice=2 1 count=0: play bold-approach | reroll 2 | reroll 1 | pass",
        "p0 raid-roll dice=2 1 count=1: reroll 2 | reroll 1 | pass",
        "p0 raid-roll dice=3 2 count=1: pass",
        (
            "p0 raid count=1 cards=fruit-5,rum-1,sugar-5,wood-2: draw | throw fruit-5 | throw "
            "rum-1 | throw sugar-5 | throw wood-2 | exchange fruit-5 | exchange rum-1 | "
            "exchange sugar-5 | exchange wood-2 | spend chain-shot | done"
        ),
        (
            "p0 raid count=2 cards=fruit-5,rum-1,sugar-5,wood-2: draw | throw fruit-5 | throw "
            "rum-1 | throw sugar-5 | throw wood-2 | exchange fruit-5 | exchange rum-1 | "
            "exchange sugar-5 | exchange wood-2 | done"
        ),
        (
            "p0 raid count=1 cards=fruit-5,sugar-5,wood-2: draw | throw fruit-5 | throw "
            "sugar-5 | throw wood-2 | exchange fruit-5 | exchange sugar-5 | exchange wood-2 | "
            "done"
        ),
        (
            "p0 land-hits located=masts,hold: play glancing-blow target=masts | play "
            "glancing-blow target=hold | pass"
        ),
        (
            "p0 stow goods=fruit,sugar,wood count=2: stow fruit | stow sugar | stow wood | "
            "jettison spices | done"
        ),
        (
            "p0 stow goods=fruit,wood count=1: stow fruit | stow wood | jettison spices | "
            "jettison sugar | done"
        ),
        "p0 stow goods=fruit,wood count=2: stow fruit | stow wood | jettison sugar | done",
        "p0 stow goods=fruit count=1: stow fruit | jettison sugar | jettison wood | done",
    ]


def test_scouting_again(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "caribbean-sea", "hand": ["second-look"]},
        chance={"scouting": [1, 2, 2, 3, 1, 1, 1, 1]},
    )
    assert walk(
        s,
        "p0 scout merchant",
        "p0 reroll 1",
        "p0 play second-look",
        "p0 end",
    ) == [
        "p0 failed-test skill=scouting dice=2 2 1: play second-look | reroll 2 | reroll 1 | pass",
        "p0 failed-test skill=scouting dice=3 2 2: play second-look | pass",
        (
            "p0 turn count=2 moves=0: sail santo-domingo | sail san-juan | sail basse-terre | "
            "sail caracas | sail curacao | sail cartagena | sail petit-goave | end"
        ),
        "p1 turn count=3 moves=0: leave | port | end | retire",
    ]


def test_a_rumor_is_checked_at_sea(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "petit-goave", "rumor": "smugglers-cove", "ship": "galleon"}
        | {"hand": ["treasure-sense", "quick-learner"], "cargo": ["rum", "rum", "wood", "cocoa"]},
        chance={"scouting": [SKULL, 1, 1, 1, 1, 1], "glory": ["glut"]},
    )
    assert walk(
        s,
        "p0 scout rumor",
        "p0 play treasure-sense",
        "p0 play quick-learner",
        "p0 sell rum",
        "p0 sell rum",
        "p0 sell cocoa",
    ) == [
        "p0 check-rumor rumor=smugglers-cove count=0: play treasure-sense | pass",
        "p0 check-rumor rumor=smugglers-cove count=2: play quick-learner | pass",
        "p0 smuggle count=3 gold=6: sell cocoa | sell rum | sell wood | done",
        "p0 smuggle count=2 gold=6: sell cocoa | sell rum | sell wood | done",
        "p0 smuggle count=1 gold=6: sell cocoa | sell wood | done",
        (
            "p0 turn count=2 moves=0: sail tortuga | sail santo-domingo | sail caribbean-sea | "
            "sail cartagena | sail port-royale | enter | scout merchant | jettison wood | end"
        ),
    ]
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "petit-goave", "rumor": "smugglers-cove", "cargo": ["rum"]},
        chance={"scouting": [SKULL, 1], "glory": ["glut"]},
    )
    assert walk(
        s,
        "p0 scout rumor",
        "p0 done",
    ) == [
        "p0 smuggle count=3 gold=6: sell rum | done",
        (
            "p0 turn count=2 moves=0: sail tortuga | sail santo-domingo | sail caribbean-sea | "
            "sail cartagena | sail port-royale | enter | scout merchant | jettison rum | end"
        ),
    ]


def test_a_foe_of_a_mission(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": "caribbean-sea", "mission": "recover-the-ransom"},
        chance={"scouting": [SKULL, 1]},
    )
    assert walk(
        s,
        "p0 scout mission",
        "p0 decline",
    ) == [
        "p0 crew-fight crew=2 leadership=2: fight | decline",
        (
            "p0 turn count=2 moves=0: sail santo-domingo | sail san-juan | sail basse-terre | "
            "sail caracas | sail curacao | sail cartagena | sail petit-goave | scout merchant "
            "| end"
        ),
    ]
