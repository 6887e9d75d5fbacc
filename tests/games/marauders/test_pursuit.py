"""Whom independent captains hunt, where the weather strikes, and nameless admirals."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.marauders.components.ids import NATION_NUMBER
from kaper.games.marauders.rules import independent
from kaper.games.marauders.state import Marauders
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
SKULL = 6
ENGLISH = "frances-wright"
DUTCH = "pepijn-van-avezaath"
SPANISH = "felipe-arriaga"


@pytest.mark.rule("marauders:pursuit.flagships", "marauders:npcmove.degree")
def test_how_far_captains_are_hunted(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": DUTCH, "bounties": {"spain": 2, "france": 1, "england": 4}},
        p1={"captain": "nicolas-jaures", "gold": 7, "cargo": ["rum", "rum"]}
        | {"mission": "the-queens-cousin"},
        p2={"captain": SPANISH, "gold": 3},
        war=["spain", "france"],
    )
    state = s.state(Marauders)
    assert [independent.degrees(state, fleet, 0) for fleet in range(4)] == [
        (2, 5, 0),
        (4, 3, 0),
        (1, 6, 0),
        (0, 7, 0),
    ]
    assert [independent.degrees(state, fleet, 1) for fleet in range(4)] == [
        (0, 0, 1),
        None,
        None,
        None,
    ]
    for fleet in (4, 5):
        assert independent.degrees(state, fleet, 0) is None
        assert independent.degrees(state, fleet, 1) == (1, 7, 2)
        assert independent.degrees(state, fleet, 2) == (0, 3, 0)


@pytest.mark.rule("marauders:pursuit.hostile", "marauders:retire.details")
def test_nobody_hunts_who_is_not_in_play(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        seats=3,
        p0={"captain": ENGLISH, "in": "nassau"},
        p1={"captain": DUTCH, "status": "waiting"},
        npcs={"pirate-sloop": "jack-rackham"},
    )
    (pirates,) = [row for row in s.rows(0, "npcs") if row["fleet"] == "pirate-sloop"]
    assert pirates["hunts"] == [0, 2]
    s.play("p0 retire")
    (pirates,) = [row for row in s.rows(0, "npcs") if row["fleet"] == "pirate-sloop"]
    assert pirates["hunts"] == [2]


@pytest.mark.rule("marauders:npc.replacement", "marauders:npc.details")
@pytest.mark.parametrize(
    ("fleet", "npc"),
    [
        ("spain", "blas-de-lezo"),
        ("england", "john-benbow"),
        ("france", "jean-du-casse"),
        ("netherlands", "jacob-binckes"),
    ],
)
def test_a_nameless_admiral_makes_way_for_a_named_one(
    scenario: Arrange, fleet: str, npc: str
) -> None:
    other = "france" if fleet == "spain" else "spain"
    s = scenario(
        GAME,
        p0={"captain": ENGLISH, "in": "nassau"},
        p1={"captain": DUTCH, "in": "nassau"},
        begin="round",
        chance={"event": ["war-1", npc, "fair-winds"], "nation": [fleet, other]},
    )
    s.play("p0 end", "p1 end").expect(events=[f"npc-entered fleet={fleet} npc=admiral-{fleet}"])
    s.play("p0 end", "p1 end").expect(events=[f"npc-entered fleet={fleet} npc={npc}"])
    (row,) = [row for row in s.rows(0, "npcs") if row["fleet"] == fleet]
    assert (row["npc"], row["beneath"]) == (npc, [])
    # The next admiral is laid on top of this one.
    number = s.state(Marauders).tables.npc_number[npc]
    assert s.state(Marauders).fleets[NATION_NUMBER[fleet]].cards == (number,)


@pytest.mark.rule("marauders:npcmove.compare", "marauders:npcmove.degree")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_best_prey_is_no_matter_of_chance(scenario: Arrange, best: int) -> None:
    zones = ["bridgetown", "trinidad", "caracas"]
    people = {
        f"p{seat}": {"in": zone, "bounties": {"spain": 3 if seat == best else 2}}
        for seat, zone in enumerate(zones)
    }
    for drawn in ("p0", "p1", "p2"):
        s = scenario(
            GAME,
            seats=3,
            **people,
            npcs={"france": "jean-d-estrees"},
            begin="round",
            chance={"event": ["war-1"], "seat": [drawn]},
        )
        s.expect(events=[f"npc-sailed fleet=france zone={zones[best]}"])


@pytest.mark.rule("marauders:npcmove.compare")
@pytest.mark.parametrize("drawn", [0, 1])
def test_equal_prey_is_drawn(scenario: Arrange, drawn: int) -> None:
    zones = ["bridgetown", "trinidad", "caracas"]
    people = {
        f"p{seat}": {"in": zone, "bounties": {"spain": 2 if seat < 2 else 1}}
        for seat, zone in enumerate(zones)
    }
    s = scenario(
        GAME,
        seats=3,
        **people,
        npcs={"france": "jean-d-estrees"},
        begin="round",
        chance={"event": ["war-1"], "seat": [f"p{drawn}"]},
    )
    s.expect(events=[f"npc-sailed fleet=france zone={zones[drawn]}"])


@pytest.mark.rule("marauders:event.timing")
@pytest.mark.parametrize(
    ("prey", "nearer", "zone"),
    [
        # Two zones away, by the one way there is.
        ({"at": "santo-domingo", "bounties": {"spain": 1}}, None, "tortuga"),
        # Three zones away is too far, and whoever is near keeps the Flagship where it is.
        ({"at": "san-juan", "bounties": {"spain": 1}}, None, "nassau"),
        ({"at": "santo-domingo", "bounties": {"spain": 1}}, "havana", "nassau"),
        ({"at": "santo-domingo", "bounties": {"spain": 1}}, "nassau", "nassau"),
        # An honest captain is no prey.
        ({"at": "santo-domingo"}, None, "nassau"),
    ],
)
def test_a_pirate_hunt_brings_flagships_nearer(
    scenario: Arrange, prey: Person, nearer: str | None, zone: str
) -> None:
    other: Person = {"captain": ENGLISH, "in": "bridgetown"}
    if nearer is not None:
        other = {"captain": ENGLISH, "at": nearer, "bounties": {"spain": 1}}
    s = scenario(
        GAME, p0={"captain": DUTCH, **prey}, p1=other, npcs={"england": ["john-benbow", "nassau"]}
    )
    state = s.state(Marauders)
    independent.pirate_hunt(state, 1)
    assert state.tables.zone_names[state.fleets[1].zone] == zone
    # One that is not there hunts nobody.
    independent.pirate_hunt(state, 2)
    assert state.fleets[2].zone == -1


@pytest.mark.rule("marauders:event.timing")
@pytest.mark.parametrize(
    ("zone", "faced"),
    [
        ("curacao", True),
        ("caribbean-sea", True),
        ("caracas", True),
        ("cartagena", True),
        # Their neighbours by number, and zones further on.
        ("santo-domingo", False),
        ("san-juan", False),
        ("st-maarten", False),
        ("petit-goave", False),
        ("nassau", False),
    ],
)
def test_a_hurricane_strikes_a_zone_and_those_around(
    scenario: Arrange, zone: str, faced: bool
) -> None:
    s = scenario(
        GAME,
        p0={"captain": DUTCH, "at": zone},
        begin="round",
        chance={"event": ["hurricane"], "zone": ["curacao"], "seamanship": [SKULL, SKULL]},
    )
    names = [type(event).__name__ for event in s.events]
    assert ("StormFaced" in names) == faced
    s.expect(struck=["cartagena", "caribbean-sea", "curacao", "caracas"])
