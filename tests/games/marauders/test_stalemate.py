"""Who can still do anything in a battle, and when it is broken off."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.components.ids import LOCATIONS
from kaper.games.marauders.rules import battle
from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6
ENGLISH, DUTCH = "frances-wright", "pepijn-van-avezaath"


@pytest.mark.rule("marauders:combat.stalemate")
def test_one_who_can_only_flee_goes_on(scenario: Arrange) -> None:
    unarmed = {"locations": {"cannons": 0, "crew": 0}}
    adrift = {"locations": {"cannons": 0, "masts": 0}}
    for p0, p1 in ((unarmed, adrift), (adrift, unarmed)):
        s = scenario(
            GAME,
            p0={"captain": ENGLISH, "at": "nassau", **p0},
            p1={"captain": DUTCH, "at": "nassau", **p1},
            chance={"scouting": [SKULL, 1, 1], "seamanship": [1] * 3},
        )
        s.play("p0 scout p1").expect(no_events=["battle-broken-off"])
        state = s.state(Marauders)
        able = [battle.can_go_on(state, place) for place in (0, 1)]
        assert able == [p0 is unarmed, p1 is unarmed]


@pytest.mark.rule("marauders:combat.stalemate", "marauders:npccombat.flee-limit")
@pytest.mark.parametrize(
    ("npc", "player", "able"),
    [
        ({"cannons": 0, "crew": 0}, {}, True),
        # It has no reason to flee from a ship that is as helpless.
        ({"cannons": 0, "crew": 0}, {"cannons": 0, "crew": 0}, False),
        ({"cannons": 0, "crew": 0, "masts": 0}, {}, False),
        ({"cannons": 0, "masts": 0}, {}, False),
        ({"cannons": 0}, {"cannons": 0, "crew": 0}, True),
        ({"masts": 0, "crew": 0}, {}, True),
    ],
)
def test_what_keeps_an_npc_in_a_battle(
    scenario: Arrange, npc: dict[str, int], player: dict[str, int], able: bool
) -> None:
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "at": "nassau", "ship": "frigate", "locations": player},
        npcs={"pirate-sloop": ["jack-rackham", "nassau"]},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [1] * 9},
    )
    state = s.play("p0 scout pirate-sloop").state(Marauders)
    for location, value in npc.items():
        state.battle.enemy[LOCATIONS.index(location)] = value
    assert battle.can_go_on(state, 1) == able
