"""Bounties, their rewards, and what the war changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = Mapping[str, object]
GAME = "marauders"
SKULL = 6
ENGLISH, FRENCH = "frances-wright", "nicolas-jaures"
VICTIM = {
    "captain": "pepijn-van-avezaath",
    "at": "nassau",
    "locations": {"hull": 1, "cannons": 0},
}


@pytest.mark.rule("marauders:example.bounty-two-nations", "marauders:bounty.track")
def test_nations_are_tracked_apart(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "cartagena", "ship": "frigate"},
        p1={"captain": FRENCH, "at": "cartagena"},
        zones={"cartagena": {"merchant": "spain"}},
        chance={
            "cargo": ["rum-1", "wood-1", "fruit-1"],
            "seamanship": [1, 1],
            "scouting": [SKULL, 1, 1],
        },
    )
    s.play("p0 scout spanish-merchant", "p0 raid spain")
    s.play("p0 scout p1").expect(p0={"bounties": {"spain": 1, "france": 1}})


@pytest.mark.rule("marauders:example.bounty-two-nations", "marauders:bounty.track")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (5, 5)])
def test_a_nation_raises_its_own_bounty_to_5(scenario: Arrange, before: int, after: int) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "cartagena", "bounties": {"spain": before, "france": 1}},
        zones={"cartagena": {"merchant": "spain"}},
        chance={"cargo": ["rum-1", "wood-1", "fruit-1"], "seamanship": [1, 1]},
    )
    s.play("p0 scout spanish-merchant", "p0 raid spain")
    s.expect(p0={"bounties": {"spain": after, "france": 1}})


@pytest.mark.rule(
    "marauders:example.bounty-1",
    "marauders:bounty.start-combat",
    "marauders:bounty.offended-nation",
    "marauders:bounty.defender-free",
    "marauders:term.pirate",
    "marauders:term.non-pirate",
)
def test_an_attack_makes_a_pirate(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau"},
        p1={"captain": FRENCH, "at": "nassau"},
        chance={"scouting": [SKULL, 1, 1]},
    )
    s.play("p0 scout p1").expect(events=["bounty-set p0 nation=france level=1", "battle-began p0"])
    s.expect(p0={"pirate": True}, p1={"pirate": False})


@pytest.mark.rule("marauders:bounty.defender-free")
def test_pirates_are_fair_game(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau"},
        p1={"captain": FRENCH, "at": "nassau", "bounties": {"spain": 1}},
        chance={"scouting": [SKULL, 1, 1]},
    )
    s.play("p0 scout p1").expect(p0={"pirate": False}, no_events=["bounty-set"])
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau"},
        npcs={"pirate-sloop": "jack-rackham"},
        chance={"scouting": [SKULL, 1, 1]},
    )
    s.play("p0 scout pirate-sloop").expect(p0={"pirate": False})


@pytest.mark.rule("marauders:example.bounty-2")
def test_a_pirate_raids_on(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "bounties": {"spain": 1}},
        zones={"nassau": {"merchant": "spain"}},
        chance={"scouting": [SKULL, 1, 1]},
    )
    s.play("p0 scout merchant", "p0 raid spain")
    s.expect(p0={"bounties": {"spain": 2}}, events=["bounty-set p0 level=2", "raid-began p0"])


@pytest.mark.rule(
    "marauders:example.bounty-3",
    "marauders:bounty.defeat-flagship",
    "marauders:bounty.example-misprint",
)
def test_a_flagship_brings_two(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "tomas-berenguer", "at": "curacao", "ship": "ship-of-the-line"},
        npcs={"netherlands": "philips-van-almonde"},
        chance={
            "scouting": [SKULL, 1],
            "seamanship": [SKULL, SKULL, SKULL, 1, 1, 1] * 2,
            "location": [4] * 10,
        },
    )
    s.play("p0 scout netherlands").expect(p0={"bounties": {"netherlands": 1, "spain": 0}})
    # Cannons and two of the Hull are gone; the next volley sinks the Frigate.
    s.play("p0 shoot", "p1 shoot").expect(
        events=["sunk", "npc-defeated p0", "bounty-set p0 nation=netherlands level=2"],
        p0={"bounties": {"netherlands": 2, "spain": 0}, "glory": 1},
    )


def defeat(scenario: Arrange, winner: Person, loser: Person) -> Scenario:
    """The winner's first volley sinks the loser, whose Hull is down to one."""
    return scenario(
        GAME,
        p0={"captain": "tomas-berenguer", "at": "nassau", "ship": "frigate", **winner},
        p1={**VICTIM, **loser},
        chance={
            "scouting": [SKULL, 1],
            "seamanship": [SKULL, SKULL, SKULL, 1, 1, 1],
            "location": [4, 1, 1, 1],
        },
    ).play("p0 scout p1")


@pytest.mark.rule(
    "marauders:example.bounty-reward",
    "marauders:bounty.reward",
    "marauders:bounty.reward-barred",
    "marauders:bounty.reward-details",
    "marauders:plunder.only-crew-combat",
)
def test_a_reward_for_a_pirate(scenario: Arrange) -> None:
    s = defeat(scenario, {"bounties": {"spain": 1}}, {"bounties": {"spain": 3, "england": 1}})
    s.expect(asked="p0 claim-bounty", events=["sunk", "glory-gained p0 deed=defeat"])
    assert s.options(0) == ["claim-bounty england", "decline"]
    s.refuse("p0 claim-bounty spain", "bounty.reward-barred")
    s.play("p0 claim-bounty england").expect(
        p0={"gold": 15},
        events=["bounty-paid p0 gold=5", "captain-died p1"],
        no_events=["plundered"],
    )


@pytest.mark.rule("marauders:bounty.reward-barred", "marauders:war.scope")
def test_no_reward_from_an_enemy(scenario: Arrange) -> None:
    loser = {"bounties": {"france": 3, "england": 1}}
    s = scenario(
        GAME,
        p0={"captain": "tomas-berenguer", "at": "nassau", "ship": "frigate"},
        p1=VICTIM | loser,
        war=["spain", "france"],
        chance={
            "scouting": [SKULL, 1],
            "seamanship": [SKULL, SKULL, SKULL, 1, 1, 1],
            "location": [4, 1, 1, 1],
        },
    ).play("p0 scout p1")
    assert s.options(0) == ["claim-bounty england", "decline"]


@pytest.mark.rule("marauders:bounty.npc-reward", "marauders:plunder.pirate-npc")
@pytest.mark.parametrize(
    ("fleet", "npc", "bounties", "gold"),
    [
        ("pirate-sloop", "jack-rackham", {}, 15),
        ("pirate-frigate", "edward-teach", {}, 25),
        ("pirate-frigate", "edward-teach", {"spain": 1}, 10),
    ],
)
def test_rewards_for_pirate_npcs(
    scenario: Arrange, fleet: str, npc: str, bounties: dict[str, int], gold: int
) -> None:
    ship = {"captain": "tomas-berenguer", "at": "nassau", "ship": "ship-of-the-line"}
    rolls = [SKULL, SKULL, SKULL, *[1] * (5 if fleet == "pirate-sloop" else 3)]
    s = scenario(
        GAME,
        p0=ship | {"bounties": bounties},
        npcs={fleet: [npc, "nassau"]},
        chance={"scouting": [SKULL, 1], "seamanship": rolls * 2, "location": [4] * 10},
    )
    s.play("p0 scout " + fleet)
    if s.state(Marauders).battle.sides:
        s.play("p0 shoot", "p1 shoot")
    s.expect(p0={"gold": gold, "glory": 1, "cargo": []})


@pytest.mark.rule("marauders:bounty.stays", "marauders:bounty.zero")
def test_a_pardon_clears_the_slate(scenario: Arrange) -> None:
    s = scenario(
        GAME, p0={"in": "curacao", "bounties": {"spain": 1}, "gold": 10}, event="royal-amnesty"
    )
    s.play("p0 port", "p0 pardon spain").expect(
        p0={"gold": 7, "pirate": False, "bounties": {"spain": 0}}
    )
    s = scenario(GAME, p0={"in": "curacao", "bounties": {"spain": 1}})
    s.play("p0 port").refuse("p0 pardon spain", "bounty.stays")
