"""What raids and hits are said to lead to, exact to the number and the word."""

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
            "2 dice: 56% for a success or more",
            "4 escape symbols and it gets away",
        ],
        "raid england": [
            "cost: Bounty on you: 1",
            "2 dice: 56% for a success or more",
            "4 escape symbols and it gets away",
        ],
        "release": [],
    }
    s = meet(scenario, mission="letter-of-marque-spain", named="netherlands")
    assert prospects(s) == {
        "raid netherlands": [
            "gain: Your letter of marque covers it: no Bounty",
            "2 dice: 56% for a success or more",
            "4 escape symbols and it gets away",
        ],
        "raid england": [
            "cost: Bounty on you: 1",
            "2 dice: 56% for a success or more",
            "4 escape symbols and it gets away",
        ],
        "release": [],
    }


@pytest.mark.rule("marauders:bounty.track")
def test_no_bounty_is_told_that_is_higher_than_any(scenario: Arrange) -> None:
    s = meet(scenario, bounties={"netherlands": 5})
    assert told(s, "raid netherlands")[0] == "cost: Bounty on you: 5"


def test_the_course_of_a_raid(scenario: Arrange) -> None:
    s = meet(scenario, hand=["bold-approach"], weapons=["chain-shot"], ship="flute")
    s.play("p0 raid netherlands")
    assert prospects(s) == {"play bold-approach": ["Bold Approach"], "pass": []}
    s.play("p0 pass")
    assert prospects(s) == {
        "draw": ["The next card: 51% escape, 49% a hit on you", "gain: 3.0 Ducats on average"],
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
            "The next card: 51% escape, 49% a hit on you",
            "gain: 3.0 Ducats on average",
        ],
        "exchange rum-1": [
            "Goes: Rum 1 (escape)",
            "The next card: 51% escape, 49% a hit on you",
            "gain: 3.0 Ducats on average",
        ],
        "exchange rum-5": [
            "Goes: Rum 3 (Crew)",
            "The next card: 51% escape, 49% a hit on you",
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
        "The next card: 0% escape, 100% a hit on you",
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
