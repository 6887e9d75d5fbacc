"""What the log tells of raids and battles: whole scenes, event by event."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario
from tests.games.marauders.transcripts import told

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
ENGLISH = "frances-wright"
DUTCH = "pepijn-van-avezaath"


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
    captain = state.captains[0]
    assert [other.weapons for other in state.captains] == [(0, 0, 0)] * 2
    assert (captain.bounties, captain.cubes) == ((0,) * 4, [0] * 5)
    assert (captain.fitted, captain.flipped, captain.specialists) == (0, 0, 0)
    assert len(state.decks.rumor) == 25
    assert (captain.rumors, captain.kept, captain.mission) == ((), (), -1)
    assert (captain.gold, captain.chest, captain.zone, captain.ship) == (0, 5, -1, -1)
    assert not any((captain.in_port, captain.ship_bought, captain.legal_stay))
    assert (captain.market_before, captain.market_now) == (-1, -1)
    s.expect(glory_discards=["glut", "gunner-a"])
