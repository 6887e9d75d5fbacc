"""The whole view of a position, for its owner, for another and for a spectator."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario
from tests.games.marauders.usual_port import USUAL_PORT

Arrange = Callable[..., Scenario]
Person = dict[str, object]
GAME = "marauders"
DUTCH, ENGLISH, SPANISH = "pepijn-van-avezaath", "frances-wright", "felipe-arriaga"
RICH: Person = {
    "captain": DUTCH,
    "in": "bridgetown",
    "ship": "flute",
    "locations": {"masts": 1},
    "modifications": ["chasers", "reinforced-hull"],
    "flipped": ["reinforced-hull"],
    "weapons": ["chain-shot"],
    "gold": 12,
    "chest": 23,
    "glory": 3,
    "hand": ["glut", "jury-rig"],
    "specialists": ["gunner-a"],
    "cargo": ["rum-1", "wood-2"],
    "rumor": "castaway",
    "kept": ["false-papers"],
    "mission": "mapmakers-round",
    "progress": ["spain"],
    "turns": 2,
    "bounties": {"spain": 2},
    "slowed": 1,
}


def position(scenario: Arrange) -> Scenario:
    return scenario(
        GAME,
        options={"cards": "second"},
        seats=3,
        first="p2",
        round=4,
        actions=2,
        moves=1,
        p0=RICH,
        p1={"captain": ENGLISH, "at": "nassau", "mission": "an-old-debt", "rival": "p0"},
        p2={"captain": SPANISH, "status": "waiting"},
        war=["spain", "france"],
        plague=["nassau", "havana"],
        event="head-money",
        prizewinner="p1",
        npcs={
            "spain": ["blas-de-lezo", "nassau", "manuel-de-velasco"],
            "pirate-sloop": "anne-bonny",
        },
        missions=["guarda-costa", "fever-ship"],
        events=["war-1", "storm-1"],
        captains=["josiah-crake"],
        zones={
            "bridgetown": {"demand": "rum", "modification": "long-guns", "open": True}
            | {"merchant": None},
            "nassau": {"modification": None, "demand": "sugar", "merchant": "spain"},
        },
        merchant_box=["france"],
    )


# But for the seats, the zones and the Events that are over.
TABLE = {
    "stage": "turns",
    "target": 10,
    "round": 4,
    "events_left": 2,
    "first": 2,
    "active": 0,
    "event": "head-money",
    "event_copy": "head-money",
    "prizewinner": 1,
    "war": ["spain", "france"],
    "plague": ["nassau", "havana"],
    "struck": [],
    "announced": [],
    "decided": None,
    "npcs": [
        {
            "fleet": "spain",
            "zone": "nassau",
            "npc": "blas-de-lezo",
            "beneath": ["manuel-de-velasco"],
            "ship": "ship-of-the-line",
            "hunts": [0],
        },
        {
            "fleet": "england",
            "zone": None,
            "npc": None,
            "beneath": [],
            "ship": "frigate",
            "hunts": [0],
        },
        {
            "fleet": "france",
            "zone": None,
            "npc": None,
            "beneath": [],
            "ship": "ship-of-the-line",
            "hunts": [0],
        },
        {
            "fleet": "netherlands",
            "zone": None,
            "npc": None,
            "beneath": [],
            "ship": "frigate",
            "hunts": [0],
        },
        {
            "fleet": "pirate-sloop",
            "zone": "tortuga",
            "npc": "anne-bonny",
            "beneath": [],
            "ship": "sloop",
            "hunts": [1],
        },
        {
            "fleet": "pirate-frigate",
            "zone": None,
            "npc": None,
            "beneath": [],
            "ship": "frigate",
            "hunts": [1],
        },
    ],
    "entering": [],
    "merchant_box": ["france"],
    "full_box": 8,
    "missions": [
        {"mission": "fever-ship", "zone": "curacao"},
        {"mission": "guarda-costa", "zone": "havana"},
    ],
    "decks": {"captains": 1, "cargo": 62, "glory": 67, "rumors": 23, "missions": 21},
    "cargo_discards": [],
    "glory_discards": [],
    "turn": {"actions": 2, "moves": 1},
    "scouting": None,
    "rumor_shown": None,
    "table": [],
    "successes": 0,
    "location_dice": {"1": "hold", "2": "masts", "3": "crew", "4": "cannons"},
    "raid": None,
    "port": USUAL_PORT | {"zone": "bridgetown"},
    "battle": None,
    "incoming": None,
}
# As the others see it.
SEAT = {
    "goals": [],
    "status": "in-play",
    "captain": "pepijn-van-avezaath",
    "zone": "bridgetown",
    "in_port": True,
    "barred": ["havana", "cartagena", "santo-domingo", "san-juan", "caracas", "trinidad"],
    "ship": "flute",
    "locations": {"hull": 3, "hold": 4, "masts": 1, "crew": 1, "cannons": 1},
    "full": {"hull": 3, "hold": 4, "masts": 3, "crew": 1, "cannons": 1},
    "maneuverability": 2,
    "modifications": ["reinforced-hull", "chasers"],
    "flipped": ["reinforced-hull"],
    "weapons": {"grappling-hooks": 0, "chain-shot": 1, "grape-shot": 0},
    "gold": None,
    "chest": None,
    "stashed": True,
    "glory": 3,
    "chest_points": None,
    "total": None,
    "least": 3,
    "hand": [None, None],
    "specialists": ["gunner-a"],
    "cargo": [None, None],
    "cargo_cards": [],
    "rumors": [None],
    "kept": ["false-papers"],
    "mission": "mapmakers-round",
    "progress": ["spain"],
    "named": None,
    "rival": None,
    "turns_left": 2,
    "slowed": 1,
    "bounties": {"spain": 2, "england": 0, "france": 0, "netherlands": 0},
    "pirate": True,
}
# What the owner sees beside that.
SECRET = {
    "gold": 12,
    "chest": 23,
    "chest_points": 2,
    "total": 5,
    "least": 5,
    "hand": ["jury-rig", "glut"],
    "cargo": ["rum", "wood"],
    "cargo_cards": ["rum-1", "wood-2"],
    "rumors": ["castaway"],
}
OTHER = {
    "goals": [],
    "status": "in-play",
    "captain": "frances-wright",
    "zone": "nassau",
    "in_port": False,
    "barred": [],
    "ship": "sloop",
    "locations": {"hull": 2, "hold": 2, "masts": 2, "crew": 2, "cannons": 1},
    "full": {"hull": 2, "hold": 2, "masts": 2, "crew": 2, "cannons": 1},
    "maneuverability": 4,
    "modifications": [],
    "flipped": [],
    "weapons": {"grappling-hooks": 0, "chain-shot": 0, "grape-shot": 0},
    "gold": None,
    "chest": None,
    "stashed": False,
    "glory": 0,
    "chest_points": None,
    "total": None,
    "least": 0,
    "hand": [],
    "specialists": [],
    "cargo": [],
    "cargo_cards": [],
    "rumors": [],
    "kept": [],
    "mission": "an-old-debt",
    "progress": [],
    "named": None,
    "rival": 0,
    "turns_left": 0,
    "slowed": 0,
    "bounties": {"spain": 0, "england": 0, "france": 0, "netherlands": 0},
    "pirate": False,
}
WAITING = OTHER | {
    "status": "waiting",
    "captain": "felipe-arriaga",
    "zone": None,
    "barred": ["tortuga", "petit-goave", "basse-terre"],
    "ship": None,
    "locations": {"hull": 0, "hold": 0, "masts": 0, "crew": 0, "cannons": 0},
    "full": None,
    "maneuverability": None,
    "mission": None,
    "rival": None,
}


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_table(scenario: Arrange, viewer: int | None) -> None:
    view = position(scenario).match.view(viewer)
    assert {key: view[key] for key in TABLE} == TABLE
    assert view.keys() - TABLE.keys() == {"seats", "zones", "event_discards"}


def test_the_seats(scenario: Arrange) -> None:
    s = position(scenario)
    assert s.seen(0, 0) == SEAT | SECRET
    for viewer in (1, 2, None):
        assert s.seen(viewer, 0) == SEAT
    for viewer in (0, 2, None):
        assert s.seen(viewer, 1) == OTHER
    for viewer in (0, 1, None):
        assert s.seen(viewer, 2) == WAITING
    own = {"gold": 10, "chest": 0, "chest_points": 0, "total": 0}
    assert s.seen(1, 1) == OTHER | own


def test_the_zones(scenario: Arrange) -> None:
    s = position(scenario)
    for viewer in (0, 1, None):
        zones = {row["zone"]: row for row in s.rows(viewer, "zones")}
        assert len(zones) == 17
        assert zones["bridgetown"] == {
            "zone": "bridgetown",
            "demand": "rum",
            "modification": "long-guns",
            "merchant": None,
        }
        assert zones["nassau"] == {
            "zone": "nassau",
            "demand": "sugar",
            "modification": None,
            "merchant": "unknown",
        }
        assert zones["caribbean-sea"] == {
            "zone": "caribbean-sea",
            "demand": None,
            "modification": None,
            "merchant": "unknown",
        }


def test_what_is_over_is_open(scenario: Arrange) -> None:
    """At the end all hands, holds and chests are shown."""
    held: Person = {"hand": ["glut"], "cargo": ["rum-1"], "rumor": "castaway"}
    s = scenario(
        GAME,
        active="p1",
        p0={"captain": DUTCH, "in": "nassau", "gold": 4, "chest": 12, "glory": 2} | held,
        p1={"captain": ENGLISH, "in": "havana"},
        events=[],
    )
    assert s.seen(1, 0)["gold"] is None
    s.play("p1 end")
    for viewer in (1, None):
        seen = s.seen(viewer, 0)
        assert (seen["gold"], seen["chest"], seen["total"]) == (4, 12, 3)
        assert (seen["hand"], seen["cargo"], seen["rumors"]) == (["glut"], ["rum"], ["castaway"])
        assert s.match.view(viewer)["stage"] == "over"


def test_the_stages_of_the_game(scenario: Arrange) -> None:
    s = Scenario(GAME, seats=2, seed=3)
    assert s.match.view(0)["stage"] == "setup"
    s.play("p0 ship sloop", "p1 ship sloop")
    assert (s.match.view(0)["stage"], s.match.view(0)["round"]) == ("turns", 1)


@pytest.mark.rule("marauders:rumor.reveal")
def test_the_rumor_that_was_shown(scenario: Arrange) -> None:
    person = {"captain": DUTCH, "in": "tortuga", "rumor": "deserters", "hand": ["glut"]}
    s = scenario(GAME, p0=person, chance={"influence": [1, 1, 1]}).play("p0 port")
    assert s.match.view(1)["rumor_shown"] is None
    s.play("p0 check")
    assert s.match.view(1)["rumor_shown"] == "deserters"
    assert s.seen(1, 0)["rumors"] == ["deserters"]
    s.pass_on()
    assert s.match.view(1)["rumor_shown"] == "deserters"
    s.play("p0 done", "p0 end")
    assert s.match.view(1)["rumor_shown"] is None


@pytest.mark.rule("marauders:captain.nationality", "marauders:setup.captain")
def test_a_captain_that_is_not_shown_has_no_enemies(scenario: Arrange) -> None:
    s = Scenario(GAME, seats=2, seed=3)
    assert s.seen(1, 0)["captain"] is None
    assert s.seen(1, 0)["barred"] == []
    assert s.seen(0, 0)["captain"] is not None
