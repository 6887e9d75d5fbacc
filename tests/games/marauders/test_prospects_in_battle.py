"""What is said to be at stake in a battle, exact to the number and the word."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario
from tests.games.marauders.prospects import prospects, told

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
ENGLISH = "frances-wright"
DUTCH = "pepijn-van-avezaath"


def battle(scenario: Arrange, p0: Person, p1: Person, **chance: list[int]) -> Scenario:
    """An English attacker and a Dutch defender, who has nothing to answer with."""
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", **p0},
        p1={"captain": DUTCH, "at": "nassau", **p1},
        chance={"scouting": [SKULL, 1, 1], **chance},
    )
    s.play("p0 scout p1")
    while s.options(1) == ["pass"]:
        s.play("p1 pass")
    return s


# Declarations


def test_declarations_in_the_second_round(scenario: Arrange) -> None:
    s = battle(scenario, {"ship": "frigate"}, {"ship": "flute"}, seamanship=[1] * 6)
    assert prospects(s) == {
        "shoot": ["2 dice against 2: 37% to win the maneuvers", "1.3 hits on average, 3 at most"],
        "board": [
            "2 dice against 2: 37% to win the maneuvers",
            "On a win, Crew 3 with 3 dice against 1 with 2: 99% to win the fight",
        ],
        "flee": ["2 dice against 2: 37% to win the maneuvers", "25% to get away"],
    }
    s.play("p0 shoot")
    assert prospects(s, 1) == {
        "shoot": [
            "2 dice against 2: 37% to win the maneuvers",
            "0.6 hits on average, 1 at most",
            "risk: They shoot: 1.3 hits on you on average, 3 at most",
        ],
        "board": [
            "2 dice against 2: 37% to win the maneuvers",
            "On a win, Crew 1 with 2 dice against 3 with 3: 1% to win the fight",
            "risk: They shoot: 1.3 hits on you on average, 3 at most",
        ],
        "flee": [
            "2 dice against 2: 37% to win the maneuvers",
            "25% to get away",
            "risk: They shoot: 1.3 hits on you on average, 3 at most",
        ],
    }


@pytest.mark.rule("marauders:damage.cannons", "marauders:damage.masts")
def test_declarations_of_crippled_ships(scenario: Arrange) -> None:
    person: Person = {"locations": {"cannons": 0}}
    s = battle(scenario, person, {"locations": {"masts": 0}}, seamanship=[1] * 4)
    assert prospects(s) == {
        "shoot": ["2 dice against 1: 56% to win the maneuvers", "No Cannons left: no hits"],
        "board": [
            "2 dice against 1: 56% to win the maneuvers",
            "On a win, Crew 2 with 3 dice against 2 with 2: 72% to win the fight",
        ],
        "flee": ["2 dice against 1: 56% to win the maneuvers", "37% to get away"],
    }


@pytest.mark.rule("marauders:captain.role")
def test_abilities_count_in_what_is_told(scenario: Arrange) -> None:
    """Who flees past one success, who fights harder in the first clash, and Swivel Guns."""
    s = battle(scenario, {"captain": "margaux-tessier"}, {}, seamanship=[1] * 8)
    assert told(s, "flee") == ["4 dice against 2: 76% to win the maneuvers", "71% to get away"]
    s = battle(scenario, {"captain": "cornelis-baak"}, {}, seamanship=[1] * 4)
    assert told(s, "board") == [
        "2 dice against 2: 37% to win the maneuvers",
        "On a win, Crew 2 with 3 dice against 2 with 2: 79% to win the fight",
    ]
    s = battle(scenario, {"modifications": ["swivel-guns"]}, {}, seamanship=[1] * 4)
    assert told(s, "board") == [
        "2 dice against 2: 37% to win the maneuvers",
        "On a win, Crew 2 with 3 dice against 2 with 2: 84% to win the fight",
    ]
    s = battle(scenario, {"specialists": ["sawbones-a"]}, {}, seamanship=[1] * 4)
    assert told(s, "board") == [
        "2 dice against 2: 37% to win the maneuvers",
        "On a win, Crew 2 with 3 dice against 2 with 2: 90% to win the fight",
    ]


@pytest.mark.rule("marauders:mod.chasers")
def test_chasers(scenario: Arrange) -> None:
    s = battle(scenario, {"modifications": ["chasers"]}, {}, seamanship=[1] * 8)
    s.play("p0 shoot", "p1 flee")
    assert prospects(s) == {"chase": ["gain: One hit at once"], "decline": []}


# What rolls come to


def rolled(
    scenario: Arrange, orders: tuple[str, str], mine: list[int], theirs: list[int], **chance: object
) -> Scenario:
    """The maneuvers of the second round, before a captain who might play a card."""
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "ship": "frigate", "hand": ["weather-gauge"]},
        p1={"captain": DUTCH, "at": "nassau", "ship": "frigate"},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [1, 1, 1, 1, *mine, *theirs],
            **chance,
        },
    )
    s.play("p0 scout p1")
    s.play("p0 pass")
    return s.play(f"p0 {orders[0]}", f"p1 {orders[1]}")


@pytest.mark.rule("marauders:maneuver.test", "marauders:flee.winner", "marauders:boarding.winner")
@pytest.mark.parametrize(
    ("orders", "mine", "theirs", "stands"),
    [
        (("shoot", "shoot"), [1, 1], [1, 1], ["Nobody wins the maneuvers"]),
        (
            ("shoot", "shoot"),
            [SKULL, 1],
            [1, 1],
            ["gain: You win the maneuvers", "gain: You deal 3 hits"],
        ),
        (
            ("shoot", "shoot"),
            [SKULL, 1],
            [SKULL, 2],
            ["cost: The enemy wins the maneuvers", "gain: You deal 1 hit", "cost: You take 3 hits"],
        ),
        (("board", "shoot"), [SKULL, 1], [1, 1], ["gain: You win the maneuvers and board"]),
        (
            ("shoot", "board"),
            [SKULL, 1],
            [SKULL, 2],
            ["cost: The enemy wins the maneuvers and boards", "gain: You deal 1 hit"],
        ),
        (("flee", "shoot"), [SKULL, 1], [1, 1], ["gain: You win the maneuvers and get away"]),
        (
            ("flee", "shoot"),
            [SKULL, 2],
            [SKULL, 1],
            ["gain: You win the maneuvers, but do not get away", "cost: You take 1 hit"],
        ),
        (("shoot", "flee"), [1, 1], [SKULL, 1], ["cost: The enemy gets away"]),
        (
            ("shoot", "flee"),
            [SKULL, 1],
            [SKULL, 2],
            ["cost: The enemy wins the maneuvers", "gain: You deal 1 hit"],
        ),
    ],
)
def test_maneuvers_that_stand(
    scenario: Arrange,
    orders: tuple[str, str],
    mine: list[int],
    theirs: list[int],
    stands: list[str],
) -> None:
    s = rolled(scenario, orders, mine, theirs)
    assert prospects(s) == {"play weather-gauge": ["Weather Gauge"], "pass": stands}


@pytest.mark.rule("marauders:crew.round")
@pytest.mark.parametrize(
    ("mine", "theirs", "stands"),
    [
        ([SKULL, 1, 1], [SKULL, 1], ["gain: The enemy loses 1 Crew", "cost: You lose 1 Crew"]),
        ([SKULL, SKULL, SKULL], [1, 1], ["gain: The enemy loses 2 Crew"]),
        ([1, 1, 1], [SKULL, SKULL], ["cost: You lose 2 Crew"]),
        ([1, 1, 1], [1, 1], []),
    ],
)
def test_clashes_that_stand(
    scenario: Arrange, mine: list[int], theirs: list[int], stands: list[str]
) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "hand": ["crew-combat-reroll"]},
        p1={"captain": DUTCH, "at": "nassau"},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [1, 1, 1, 1, SKULL, 1, 1, 1],
            "leadership": [*mine, *theirs],
        },
    )
    s.play("p0 scout p1", "p0 pass", "p0 board", "p1 board", "p0 pass")
    assert prospects(s) == {"play crew-combat-reroll": ["Crew Combat Reroll"], "pass": stands}


@pytest.mark.rule("marauders:crew.round", "marauders:specialist.kinds")
def test_a_clash_is_told_with_the_surgeon(scenario: Arrange) -> None:
    """He ignores the first damage of a Crew Combat, and no more than that."""
    person = {"at": "nassau", "ship": "frigate", "specialists": ["sawbones-a"]}
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, **person, "hand": ["crew-combat-reroll"]},
        p1={"captain": DUTCH, "at": "nassau", "ship": "frigate"},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [1, 1, 1, 1, SKULL, 1, 1, 1],
            "leadership": [SKULL, 1, 1, SKULL, SKULL, SKULL, 1, 1, SKULL, 1],
        },
    )
    s.play("p0 scout p1", "p0 pass", "p0 board", "p1 shoot", "p0 pass")
    lost = ["gain: The enemy loses 1 Crew", "cost: You lose 1 Crew"]
    assert told(s, "pass") == lost
    s.play("p0 pass").expect(events=["crew-hit p0 count=1 left=2", "crew-hit p1 count=1 left=2"])
    assert told(s, "pass") == lost


@pytest.mark.rule("marauders:weapon.chain-shot", "marauders:weapon.grape-shot")
def test_shot_that_may_be_loaded(scenario: Arrange) -> None:
    armed: Person = {"ship": "frigate", "weapons": ["chain-shot", "grape-shot"]}
    rolls = {"seamanship": [SKULL, 1, 1, 1], "location": [SKULL, SKULL, 1]}
    s = battle(scenario, armed | {"hand": ["called-shot"]}, {}, **rolls)
    s.play("p0 pass")
    assert prospects(s) == {
        "play called-shot": ["Called Shot"],
        "deploy chain-shot": ["gain: 2 skulls strike: Masts"],
        "deploy grape-shot": ["gain: 2 skulls strike: Crew"],
        "pass": [],
    }


@pytest.mark.rule("marauders:weapon.hooks")
def test_hooks_that_may_be_thrown(scenario: Arrange) -> None:
    rolls = {"seamanship": [1, 1, 1, 1, 2, 1, 3, 1]}
    s = battle(scenario, {"weapons": ["grappling-hooks"]}, {}, **rolls)
    s.play("p0 board", "p1 shoot")
    assert prospects(s) == {
        "deploy grappling-hooks": ["gain: Reroll as many of your dice as you like"],
        "pass": ["Nobody wins the maneuvers"],
    }


# The spoils


@pytest.mark.rule("marauders:bounty.reward", "marauders:take.ship", "marauders:take.captured-state")
def test_the_spoils(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "modifications": ["long-guns", "chasers"]},
        p1={"captain": DUTCH, "at": "nassau", "ship": "galleon", "rumor": "pearl-beds"}
        | {"bounties": {"spain": 2, "france": 3}, "locations": {"masts": 2, "crew": 1}},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [1, 1, 1, 1, 1, SKULL, 1, 1, 1, 1],
            "leadership": [SKULL, SKULL, SKULL, 1, 1],
        },
    )
    s.play("p0 scout p1", "p0 board", "p1 shoot")
    assert prospects(s) == {
        "claim-bounty spain": ["gain: +10 Ducats"],
        "claim-bounty france": ["gain: +15 Ducats"],
        "decline": [],
    }
    s.play("p0 claim-bounty france")
    assert prospects(s) == {
        "capture": [
            "Hull 4, Cargo Hold 5, Masts 2, Crew 2, Cannons 2, Maneuverability 1",
            "cost: 2 Modifications of yours go back to ports",
        ],
        "decline": [],
    }


def test_a_ship_like_the_own_costs_nothing(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau"},
        p1={"captain": DUTCH, "at": "nassau"},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [1, 1, 1, 1, SKULL, 1, 1, 1],
            "leadership": [SKULL, SKULL, SKULL, 1, 1],
        },
    )
    s.play("p0 scout p1", "p0 board", "p1 shoot")
    assert prospects(s) == {
        "capture": ["Hull 2, Cargo Hold 2, Masts 2, Crew 2, Cannons 1, Maneuverability 4"],
        "decline": [],
    }
