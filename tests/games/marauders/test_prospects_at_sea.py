"""What moves and scouting are said to lead to, exact to the number and the word."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.components.ids import NONE, PIRATE_SLOOP
from kaper.games.marauders.marks import SHAKEN_OFF
from kaper.games.marauders.state import Marauders
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


# The turn


def test_where_a_ship_may_sail(scenario: Arrange) -> None:
    person = {"captain": ENGLISH, "at": "nassau", "cargo": ["rum"], "bounties": {"spain": 1}}
    s = scenario(
        GAME,
        p0=person | {"rumor": "hermits-cache", "mission": "medicine-for-tortuga"},
        npcs={"spain": ["blas-de-lezo", "havana"], "pirate-sloop": ["anne-bonny", "tortuga"]},
        zones={
            "havana": {"demand": "rum", "merchant": None},
            "tortuga": {"demand": "wood", "merchant": "spain"},
        },
    )
    assert prospects(s, 0, "sail") == {
        "sail tortuga": [
            "1 action, 2 left",
            "a merchant is there",
            "gain: your Rumor leads there",
            "gain: your Mission leads there",
        ],
        "sail havana": [
            "1 action, 2 left",
            "risk: The Spanish Flagship will scout for you",
            "gain: in demand: Rum",
            "cost: its port is closed to you",
        ],
    }


def test_the_weather_where_a_ship_comes(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"captain": ENGLISH, "at": "nassau"}, event="storm-1")
    assert told(s, "sail havana") == ["1 action, 2 left", "risk: Storm", "a merchant is there"]
    s = scenario(GAME, p0={"captain": ENGLISH, "at": "nassau"})
    state = s.state(Marauders)
    state.struck = 1 << state.tables.zone_number["havana"]
    assert prospects(s, 0, "sail") == {
        "sail tortuga": ["1 action, 2 left", "a merchant is there"],
        "sail havana": ["1 action, 2 left", "risk: Hurricane", "a merchant is there"],
    }


@pytest.mark.rule("marauders:npcscout.pirates-hold-back")
def test_who_holds_back_is_no_danger(scenario: Arrange) -> None:
    """Pirates do, beside a Flagship and where they see nobody; so does who was shaken off."""
    sloop = {"pirate-sloop": ["anne-bonny", "havana"]}
    person: Person = {"captain": ENGLISH, "at": "nassau"}
    threat = "risk: The pirate Sloop will scout for you"
    assert threat in told(scenario(GAME, p0=person, npcs=sloop), "sail havana")
    beside = scenario(GAME, p0=person, npcs=sloop | {"spain": ["blas-de-lezo", "havana"]})
    assert threat not in told(beside, "sail havana")
    hidden = {"captain": ENGLISH, "in": "san-juan"}
    s = scenario(GAME, p0=hidden, npcs={"pirate-sloop": ["anne-bonny", "san-juan"]})
    assert told(s, "leave") == ["1 action, 2 left"]
    s = scenario(GAME, p0=person, npcs=sloop)
    state = s.state(Marauders)
    state.turn.scouted = [SHAKEN_OFF + state.commander(PIRATE_SLOOP)]
    assert threat not in told(s, "sail havana")


def test_the_weather_is_faced_once(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau"},
        event="storm-1",
        chance={"seamanship": [SKULL, SKULL]},
    )
    s.play("p0 sail havana")
    assert told(s, "sail nassau") == ["1 action, 1 left", "a merchant is there"]
    state = s.state(Marauders)
    state.event, state.struck = NONE, 1 << state.tables.zone_number["nassau"]
    assert told(s, "sail nassau") == ["1 action, 1 left", "a merchant is there"]


def test_out_of_a_port_and_in_again(scenario: Arrange) -> None:
    person = {"captain": ENGLISH, "in": "nassau"}
    s = scenario(GAME, p0=person, npcs={"pirate-sloop": ["anne-bonny", "nassau"]})
    assert prospects(s) == {
        "leave": ["1 action, 2 left", "risk: The pirate Sloop will scout for you"],
        "port": ["1 action, 2 left"],
        "end": ["cost: 3 actions unused"],
        "retire": [],
    }
    s = scenario(GAME, p0=person, event="storm-1", moves=1)
    assert prospects(s) == {
        "leave": ["gain: uses an extra Move", "risk: Storm"],
        "port": ["1 action, 2 left"],
        "end": ["cost: 3 actions unused"],
        "retire": [],
    }
    shut = {"captain": ENGLISH, "at": "havana", "bounties": {"spain": 1}, "kept": ["false-papers"]}
    s = scenario(GAME, p0=shut, actions=1)
    assert prospects(s) == {
        "sail nassau": ["1 action, 0 left", "a merchant is there"],
        "sail tortuga": ["1 action, 0 left", "a merchant is there"],
        "sail port-royale": ["1 action, 0 left", "a merchant is there"],
        "enter": [
            "1 action, 0 left",
            "gain: safe from ships at sea",
            "cost: its port is closed to you",
        ],
        "scout merchant": [
            "1 action, 0 left",
            "Scouting: 3 dice, 70% for a skull",
            "then raid it, or let it go",
        ],
        "end": ["cost: 1 action unused"],
    }
    s = scenario(GAME, p0={"captain": ENGLISH, "at": "port-royale"}, actions=0)
    assert prospects(s) == {"end": []}


def test_whom_a_scout_finds(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": ENGLISH, "at": "cartagena", "specialists": ["lookout-a"]},
        p1={"captain": DUTCH, "at": "cartagena"},
        p2={"captain": SPANISH, "at": "cartagena", "bounties": {"france": 1}},
        npcs={
            "spain": ["blas-de-lezo", "cartagena"],
            "pirate-sloop": ["anne-bonny", "cartagena"],
        },
        zones={"cartagena": {"merchant": "spain"}},
    )
    assert prospects(s, 0, "scout") == {
        "scout p1": [
            "1 action, 2 left",
            "Scouting: 4 dice, 80% for a skull",
            "then battle at once",
            "cost: brings the Dutch Bounty",
        ],
        "scout p2": [
            "1 action, 2 left",
            "Scouting: 4 dice, 80% for a skull",
            "then battle at once",
        ],
        "scout spain": [
            "1 action, 2 left",
            "Scouting: 4 dice, 80% for a skull",
            "then battle at once",
            "cost: brings the Spanish Bounty",
        ],
        "scout pirate-sloop": [
            "1 action, 2 left",
            "Scouting: 4 dice, 80% for a skull",
            "then battle at once",
        ],
        "scout merchant": [
            "1 action, 2 left",
            "Scouting: 4 dice, 80% for a skull",
            "then raid it, or let it go",
        ],
        "scout spanish-merchant": ["1 action, 2 left", "gain: found without a roll"],
    }
    s = scenario(GAME, p0={"captain": ENGLISH, "at": "trinidad", "rumor": "pearl-beds"})
    assert prospects(s, 0, "scout") == {
        "scout merchant": [
            "1 action, 2 left",
            "Scouting: 4 dice, 80% for a skull",
            "then raid it, or let it go",
        ],
        "scout rumor": ["1 action, 2 left", "Scouting: 3 dice, 70% for a skull", "Pearl Beds"],
    }
    searching = {"captain": ENGLISH, "at": "caribbean-sea", "mission": "recover-the-ransom"}
    assert prospects(scenario(GAME, p0=searching), 0, "scout") == {
        "scout merchant": [
            "1 action, 2 left",
            "Scouting: 3 dice, 70% for a skull",
            "then raid it, or let it go",
        ],
        "scout mission": [
            "1 action, 2 left",
            "Scouting: 3 dice, 70% for a skull",
            "Recover the Ransom",
        ],
    }


def test_dice_of_a_search_for_a_mission(scenario: Arrange) -> None:
    """One more for Nicolas Jaurès; none where the foe was found before."""
    person = {"captain": "nicolas-jaures", "at": "caribbean-sea", "mission": "recover-the-ransom"}
    s = scenario(GAME, p0=person, chance={"scouting": [SKULL, 1, 1]})
    assert told(s, "scout mission") == [
        "1 action, 2 left",
        "Scouting: 3 dice, 70% for a skull",
        "Recover the Ransom",
    ]
    stakes = prospects(s.play("p0 scout mission"), 0, "fight")["fight"]
    s.play("p0 decline")
    s.state(Marauders).turn.scouted = []
    assert told(s, "scout mission") == ["1 action, 1 left", *stakes, "Recover the Ransom"]


def test_a_ship_that_slips_away_meets_nobody(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        options=SECOND,
        p0={"captain": ENGLISH, "at": "nassau"},
        p1={"captain": DUTCH, "at": "nassau", "hand": ["cut-and-run"], "rumor": "hermits-cache"},
        npcs={"pirate-sloop": ["anne-bonny", "tortuga"]},
        zones={"havana": {"merchant": None}, "tortuga": {"merchant": "spain"}},
        chance={"scouting": [SKULL, 1, 1]},
    )
    s.play("p0 scout p1")
    assert prospects(s, 1) == {"play cut-and-run": ["Cut and Run"], "pass": []}
    s.play("p1 play cut-and-run")
    assert prospects(s, 1) == {
        "sail tortuga": ["a merchant is there", "gain: your Rumor leads there"],
        "sail havana": [],
        "decline": [],
    }


@pytest.mark.rule("marauders:glory.house-beckon")
def test_whom_a_beckoned_fleet_hunts(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        options=SECOND,
        seats=3,
        p0={"captain": ENGLISH, "at": "curacao", "hand": ["signal-fires"]}
        | {"bounties": {"spain": 1}},
        p1={"captain": DUTCH, "at": "curacao", "bounties": {"spain": 1}},
        p2={"captain": "joost-verhagen", "at": "curacao"},
        npcs={"spain": "blas-de-lezo"},
    )
    s.play("p0 play signal-fires fleet=spain", "p0 send caribbean-sea")
    assert told(s, "send curacao") == ["risk: hunts Ania there", "gain: hunts Bob there"]
    assert told(s, "send havana") == []


def test_putting_to_sea_tells_what_the_hold_cannot_take(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "nassau", "cargo": ["rum", "rum", "wood", "wood"]})
    lost = "cost: too full a hold: 2 Cargo cards stay ashore"
    assert told(s, "leave") == ["1 action, 2 left", lost]
