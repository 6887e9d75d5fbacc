"""What moves, scouting, raids and hits are said to lead to, exact to the number and the word."""

from __future__ import annotations

from collections.abc import Callable

import pytest

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
            "Scouting: 3 dice, 70 %",
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
            "Scouting: 4 dice, 80 %",
            "then battle at once",
            "cost: brings a Bounty: Netherlands",
        ],
        "scout p2": ["1 action, 2 left", "Scouting: 4 dice, 80 %", "then battle at once"],
        "scout spain": [
            "1 action, 2 left",
            "Scouting: 4 dice, 80 %",
            "then battle at once",
            "cost: brings a Bounty: Spain",
        ],
        "scout pirate-sloop": ["1 action, 2 left", "Scouting: 4 dice, 80 %", "then battle at once"],
        "scout merchant": [
            "1 action, 2 left",
            "Scouting: 4 dice, 80 %",
            "then raid it, or let it go",
        ],
        "scout spanish-merchant": ["1 action, 2 left", "gain: found without a roll"],
    }
    s = scenario(GAME, p0={"captain": ENGLISH, "at": "trinidad", "rumor": "pearl-beds"})
    assert prospects(s, 0, "scout") == {
        "scout merchant": [
            "1 action, 2 left",
            "Scouting: 4 dice, 80 %",
            "then raid it, or let it go",
        ],
        "scout rumor": ["1 action, 2 left", "Scouting: 3 dice, 70 %", "Pearl Beds"],
    }
    searching = {"captain": ENGLISH, "at": "caribbean-sea", "mission": "recover-the-ransom"}
    assert prospects(scenario(GAME, p0=searching), 0, "scout") == {
        "scout merchant": [
            "1 action, 2 left",
            "Scouting: 3 dice, 70 %",
            "then raid it, or let it go",
        ],
        "scout mission": ["1 action, 2 left", "Scouting: 3 dice, 70 %", "Recover the Ransom"],
    }


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


# Raids


CARGO = ["rum-5", "fruit-5", "rum-1"]


def meet(scenario: Arrange, cargo: list[str] = CARGO, **person: object) -> Scenario:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", **person},
        zones={"nassau": {"merchant": "netherlands"}},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [SKULL, 1],
            "cargo": cargo,
        },
    )
    return s.play("p0 scout merchant")


@pytest.mark.rule("marauders:bounty.start-combat", "marauders:raid.draw-and-test")
def test_a_merchant_that_is_met(scenario: Arrange) -> None:
    assert prospects(meet(scenario, bounties={"netherlands": 2})) == {
        "raid netherlands": [
            "cost: Bounty on you: 3",
            "2 dice: 56 % for a success or more",
            "4 escape symbols and it is gone",
        ],
        "raid england": [
            "cost: Bounty on you: 1",
            "2 dice: 56 % for a success or more",
            "4 escape symbols and it is gone",
        ],
        "release": [],
    }
    s = meet(scenario, mission="letter-of-marque-spain", named="netherlands")
    assert prospects(s) == {
        "raid netherlands": [
            "gain: Your letter of marque covers it: no Bounty",
            "2 dice: 56 % for a success or more",
            "4 escape symbols and it is gone",
        ],
        "raid england": [
            "cost: Bounty on you: 1",
            "2 dice: 56 % for a success or more",
            "4 escape symbols and it is gone",
        ],
        "release": [],
    }


def test_the_course_of_a_raid(scenario: Arrange) -> None:
    s = meet(scenario, hand=["bold-approach"], weapons=["chain-shot"], ship="flute")
    s.play("p0 raid netherlands")
    assert prospects(s) == {"play bold-approach": ["Bold Approach"], "pass": []}
    s.play("p0 pass")
    assert prospects(s) == {
        "draw": ["The next card: 51 % escape, 49 % a hit on you", "gain: 3.0 Ducats on average"],
        "throw fruit-5": [
            "cost: A location destroyed: no loot",
            "Escape 1 of 2",
            "cost: Hits on you: Crew",
        ],
        "throw rum-1": [
            "cost: A location destroyed: no loot",
            "Escape 0 of 2",
            "cost: Hits on you: Masts, Crew",
        ],
        "throw rum-5": ["gain: 4 Ducats", "Escape 1 of 2", "cost: Hits on you: Masts"],
        "exchange fruit-5": [
            "Goes: Fruit 3 (Masts)",
            "The next card: 51 % escape, 49 % a hit on you",
            "gain: 3.0 Ducats on average",
        ],
        "exchange rum-1": [
            "Goes: Rum 1 (escape)",
            "The next card: 51 % escape, 49 % a hit on you",
            "gain: 3.0 Ducats on average",
        ],
        "exchange rum-5": [
            "Goes: Rum 3 (Crew)",
            "The next card: 51 % escape, 49 % a hit on you",
            "gain: 3.0 Ducats on average",
        ],
        "spend chain-shot": ["gain: 1 success more"],
        "done": [
            "cost: A location destroyed: no loot",
            "Escape 1 of 2",
            "cost: Hits on you: Masts, Crew",
        ],
    }


def test_a_raid_that_destroys_a_location_or_sinks_the_ship(scenario: Arrange) -> None:
    s = meet(scenario, locations={"crew": 1}).play("p0 raid netherlands")
    assert told(s, "done") == [
        "cost: A location destroyed: no loot",
        "Escape 1 of 4",
        "cost: Hits on you: Masts, Crew",
    ]
    sinking = meet(scenario, ["tobacco-7", "rum-1", "rum-2"], locations={"hull": 1})
    assert told(sinking.play("p0 raid netherlands"), "done") == [
        "cost: Your ship sinks",
        "Escape 2 of 4",
        "cost: Hits on you: Hull",
    ]


@pytest.mark.rule("marauders:decks.reshuffle")
def test_the_next_card_where_the_deck_has_run_out(scenario: Arrange) -> None:
    """The discards are shuffled, and everybody has seen them."""
    s = meet(scenario).play("p0 raid netherlands")
    state = s.state(Marauders)
    state.decks.cargo, state.discards.cargo = [], [state.tables.cargo_number["rum-8"]]
    assert told(s, "draw") == [
        "The next card: 0 % escape, 100 % a hit on you",
        "gain: 5.0 Ducats on average",
    ]
    state.discards.cargo = []
    assert told(s, "draw") == []


def test_loot_that_is_stowed(scenario: Arrange) -> None:
    s = meet(scenario).play("p0 raid netherlands", "p0 done")
    assert prospects(s) == {
        "stow fruit": ["Then room for 1 more"],
        "stow rum": ["Then room for 1 more"],
        "done": [],
    }
    s.play("p0 stow fruit")
    assert prospects(s) == {"stow rum": ["Then the hold is full"], "jettison fruit": [], "done": []}


# Hits


def test_hits_of_a_storm(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "in": "curacao", "locations": {"hull": 1, "masts": 1}},
        event="storm-1",
        begin="turn",
        chance={"seamanship": [SKULL, 1], "location": [2, SKULL]},
    )
    s.play("p0 leave")
    assert prospects(s) == {
        "place hull": ["cost: The ship sinks", "cost: Destroyed: Masts"],
        "place hold": ["cost: Cargo Hold: 1 left", "cost: Destroyed: Masts"],
        "place masts": ["cost: The ship sinks", "cost: Destroyed: Masts"],
        "place crew": ["cost: Destroyed: Masts", "cost: Crew: 1 left"],
        "place cannons": ["cost: Destroyed: Masts", "cost: Destroyed: Cannons"],
    }


def volley(scenario: Arrange, defender: Person, location: list[int], **more: object) -> Scenario:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "ship": "frigate"},
        p1={"at": "nassau", "ship": "galleon", **defender},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [SKULL, 1, 1, 1, 1, 1],
            "location": location,
        },
        **more,
    )
    s.play("p0 scout p1")
    while s.options(1) == ["pass"]:
        s.play("p1 pass")
    return s


@pytest.mark.rule("marauders:mod.reinforced-hull", "marauders:damage.answers-together")
def test_hits_that_are_absorbed_or_ignored(scenario: Arrange) -> None:
    person: Person = {"captain": DUTCH, "modifications": ["reinforced-hull"]}
    s = volley(scenario, person | {"hand": ["glancing-blow"]}, [2, 3, 3])
    assert prospects(s, 1) == {
        "absorb crew": ["gain: Spared: Crew", "cost: Masts: 3 left", "cost: Crew: 2 left"],
        "absorb masts": ["gain: Spared: Masts", "cost: Crew: 1 left"],
        "play glancing-blow target=crew": [
            "gain: Spared: Crew",
            "cost: Masts: 3 left",
            "cost: Crew: 2 left",
        ],
        "play glancing-blow target=masts": ["gain: Spared: Masts", "cost: Crew: 1 left"],
        "pass": ["cost: Masts: 3 left", "cost: Crew: 1 left"],
    }


def test_hits_that_are_moved(scenario: Arrange) -> None:
    s = volley(scenario, {"captain": SPANISH}, [2, 1, 1])
    assert prospects(s, 1) == {
        "shift masts hull": ["cost: Hull: 3 left", "cost: Cargo Hold: 3 left"],
        "shift masts hold": ["cost: Cargo Hold: 2 left"],
        "shift masts crew": ["cost: Cargo Hold: 3 left", "cost: Crew: 2 left"],
        "shift masts cannons": ["cost: Cargo Hold: 3 left", "cost: Cannons: 1 left"],
        "shift hold hull": [
            "cost: Hull: 3 left",
            "cost: Cargo Hold: 4 left",
            "cost: Masts: 3 left",
        ],
        "shift hold masts": ["cost: Cargo Hold: 4 left", "cost: Masts: 2 left"],
        "shift hold crew": [
            "cost: Cargo Hold: 4 left",
            "cost: Masts: 3 left",
            "cost: Crew: 2 left",
        ],
        "shift hold cannons": [
            "cost: Cargo Hold: 4 left",
            "cost: Masts: 3 left",
            "cost: Cannons: 1 left",
        ],
        "pass": ["cost: Cargo Hold: 3 left", "cost: Masts: 3 left"],
    }
    s = volley(scenario, {"captain": DUTCH, "hand": ["hard-over"]}, [4, 4, 4], options=SECOND)
    assert prospects(s, 1) == {
        "play hard-over target=cannons": ["Hard Over"],
        "pass": ["cost: Hull: 3 left", "cost: Destroyed: Cannons"],
    }
