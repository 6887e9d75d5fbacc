"""Event cards: one test for each."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.state import Marauders
from kaper.kernel.codec import Json
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
PORTS = {"p0": {"captain": "pepijn-van-avezaath", "in": "curacao"}, "p1": {"in": "st-maarten"}}


def fleets(s: Scenario) -> dict[str, dict[str, Json]]:
    return {str(npc["fleet"]): npc for npc in s.rows(0, "npcs")}


@pytest.mark.rule("marauders:event.timing", "marauders:board.areas")
def test_war(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        **PORTS,
        begin="round",
        npcs={"spain": "blas-de-lezo"},
        chance={"event": ["war-2", "peace-1"], "nation": ["spain", "france"]},
    )
    s.expect(war=["spain", "france"], entering=["admiral-france"])
    assert fleets(s)["spain"]["ship"] == "ship-of-the-line"
    s.play("p0 end", "p1 end")
    # The nameless admiral came at the end of the round and left with the peace.
    s.expect(events=["npc-entered npc=admiral-france zone=basse-terre", "peace-made", "npc-left"])
    s.expect(war=[])
    assert fleets(s)["spain"]["ship"] == "frigate"
    assert fleets(s)["france"]["zone"] is None


def test_war_closes_ports(scenario: Arrange) -> None:
    french = {"captain": "nicolas-jaures", "at": "havana"}
    s = scenario(GAME, p0=french, war=["spain", "france"])
    s.refuse("p0 enter", "access.ports-closed")
    s = scenario(GAME, p0=french, war=["england", "france"])
    s.play("p0 enter").expect(p0={"in_port": True})
    s = scenario(GAME, p0=french | {"at": "port-royale"}, war=["england", "france"])
    s.play("p0 enter", "p0 toll").expect(p0={"in_port": True, "gold": 8})


@pytest.mark.rule("marauders:war.scope")
def test_war_is_no_license(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "nicolas-jaures", "at": "nassau"},
        p1={"captain": "federico-de-silva", "at": "nassau"},
        war=["spain", "france"],
        chance={"scouting": [SKULL]},
    )
    s.play("p0 scout p1").expect(p0={"bounties": {"spain": 1}})


def test_storm(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "pepijn-van-avezaath", "in": "curacao"},
        event="storm-1",
        begin="turn",
        chance={"seamanship": [SKULL, 1], "location": [2, SKULL]},
    )
    s.expect(no_events=["storm-faced"])
    s.play("p0 leave").expect(events=["storm-faced p0 successes=1 hits=2"])
    s.play("p0 place crew").expect(p0={"locations": {"masts": 1, "crew": 1}})
    # Once a turn.
    s.play("p0 sail caribbean-sea").expect(no_events=["storm-faced"])


def test_a_storm_can_sink(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={
            "captain": "pepijn-van-avezaath",
            "at": "curacao",
            "locations": {"hull": 1, "masts": 0},
        },
        event="storm-1",
        begin="turn",
        chance={"seamanship": [1, 1], "location": [2, 3, 1]},
    )
    s.expect(events=["sunk p0", "captain-died p0"], no_events=["glory-gained"], active=1)


def test_hurricane(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "pepijn-van-avezaath", "at": "havana"},
        begin="round",
        zones={"nassau": {"merchant": "spain"}},
        chance={
            "event": ["hurricane"],
            "zone": ["nassau"],
            "seamanship": [SKULL, SKULL],
            "location": [1, 4],
        },
    )
    s.expect(
        struck=["havana", "nassau", "tortuga"],
        merchant_box=["spain"],
        events=["hurricane-struck zone=nassau", "storm-faced p0 hits=2"],
        p0={"locations": {"hold": 1, "cannons": 0}},
    )


def test_plague(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        **PORTS,
        begin="round",
        chance={"event": ["plague", "becalmed", "fair-winds"], "port": ["curacao", "nassau"]},
    )
    s.expect(plague=["nassau", "curacao"], p0={"locations": {"crew": 1}})
    s.play().refuse("p0 port", "term.card-text-wins")
    s.play("p0 leave").refuse("p0 enter", "term.card-text-wins")
    s.play("p0 end", "p1 end").expect(plague=["nassau", "curacao"])
    s.play("p0 end", "p1 end").expect(plague=[])


def test_royal_amnesty(scenario: Arrange) -> None:
    wanted = {"in": "curacao", "bounties": {"spain": 2, "france": 1}}
    s = scenario(GAME, p0=wanted, event="royal-amnesty")
    s.play("p0 port", "p0 pardon spain", "p0 pardon france")
    s.expect(p0={"gold": 4, "bounties": {"spain": 1, "france": 0}})


def test_new_markets(scenario: Arrange) -> None:
    s = scenario(GAME, **PORTS, begin="round", chance={"event": ["new-markets"]})
    s.expect(events=["new-demand"] * 16)
    assert len(s.state(Marauders).demand_pool) == 8


def test_fair_winds_and_becalmed(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"at": "nassau"}, event="fair-winds", begin="turn")
    s.expect(turn={"actions": 3, "moves": 1})
    s = scenario(GAME, p0={"at": "nassau"}, event="becalmed", begin="turn")
    s.expect(turn={"actions": 2, "moves": 0})


def test_treasure_convoy(scenario: Arrange) -> None:
    for zone, count in (("cartagena", 4), ("tortuga", 3)):
        s = scenario(
            GAME,
            p0={"captain": "josiah-crake", "at": zone},
            event="treasure-convoy",
            chance={"scouting": [SKULL], "seamanship": [SKULL]},
            zones={zone: {"merchant": "england"}},
        )
        s.play("p0 scout merchant", "p0 raid england")
        assert len(s.state(Marauders).laid.cards) == count


def test_pirate_hunt(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "havana", "bounties": {"spain": 1}},
        begin="round",
        npcs={"england": ["john-benbow", "petit-goave"]},
        chance={"event": ["pirate-hunt"], "course": ["tortuga"]},
    )
    assert fleets(s)["england"]["zone"] == "tortuga"
    s.play("p0 sail nassau")
    s = scenario(
        GAME,
        p0={"at": "havana", "bounties": {"spain": 1}},
        npcs={"england": ["john-benbow", "nassau"]},
        event="pirate-hunt",
        chance={"scouting": [1, 1, 1]},
    )
    s.play("p0 sail nassau").expect(events=["tested dice=1,1,1"])


def test_tavern_talk(scenario: Arrange) -> None:
    s = scenario(GAME, p0={"in": "havana"}, event="tavern-talk")
    s.play("p0 port", "p0 ask-around").expect(
        events=["rumor-drawn p0"], no_events=["tested"], p0={"gold": 10}
    )
