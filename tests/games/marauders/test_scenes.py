"""What the view tells of raids, battles and hits, for the table in the browser."""

from __future__ import annotations

from collections.abc import Callable

from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "marauders"
SKULL = 6


STANDS = [
    {"kind": "gain", "name": "gold", "key": "marauders-brings-gold", "args": {"gold": 4}},
    {
        "kind": "note",
        "name": "escapes",
        "key": "marauders-brings-escapes",
        "args": {"count": 3, "needed": 4},
    },
]


def test_a_raid_shows_flag_roll_and_what_is_left_of_it(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={
            "captain": "federico-de-silva",
            "at": "santo-domingo",
            "hand": ["bold-approach"],
            "weapons": ["chain-shot"],
        },
        zones={"santo-domingo": {"merchant": "netherlands"}},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [SKULL, 2, 1],
            "cargo": ["rum-2", "rum-1", "fruit-1"],
        },
    )
    assert s.match.view(None)["raid"] is None
    s.play("p0 scout merchant", "p0 raid netherlands")
    raid = {"seat": 0, "nation": "netherlands", "dice": ["skull", "2", "1"], "stands": STANDS}
    assert s.match.view(None)["raid"] == raid | {"added": 0, "misses": 0}
    s.play("p0 pass")
    assert s.match.view(None)["raid"] == raid | {"dice": [], "added": 0, "misses": 2}
    s.play("p0 spend chain-shot")
    assert s.part(1, "raid")["misses"] == 1


def test_a_battle_shows_what_both_sides_fight_with(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"captain": "federico-de-silva", "ship": "frigate", "at": "curacao"},
        npcs={"netherlands": "philips-van-almonde"},
        chance={
            "scouting": [SKULL, 1, 1],
            "seamanship": [SKULL, SKULL, 1, SKULL, 1, 1],
            "location": [SKULL, 1, 2, 3, 3],
        },
    )
    s.play("p0 scout netherlands")
    assert s.match.view(None)["incoming"] == {
        "owner": "netherlands",
        "seat": 1,
        "located": ["masts", "hold"],
        "skulls": 1,
        "source": "guns",
    }
    battle = s.part(None, "battle")
    assert (battle["stage"], battle["round"], battle["winner"]) == ("naval", 1, 0)
    assert battle["declared"] == ["shoot", "shoot"]
    s.play("p1 place hull")
    battle = s.part(None, "battle")
    assert battle["declared"] == [None, None]
    full = dict.fromkeys(("hull", "hold", "masts", "crew", "cannons"), 3)
    forces = battle["forces"]
    assert isinstance(forces, list)
    assert forces[1] == {
        "ship": "frigate",
        "full": full,
        "maneuverability": 3,
        "maneuver": 3,
        "clash": 2,
        "guns": 3,
        "slips": 0,
        "controller": 1,
    }
    assert s.seen(None, 0)["full"] == full
    s.play("p0 board")
    assert s.part(None, "battle")["declared"] == ["board", None]


def test_dice_picked_for_a_reroll_are_shown(scenario: Arrange) -> None:
    s = scenario(
        GAME,
        p0={"at": "nassau", "hand": ["weather-gauge"]},
        p1={"at": "nassau"},
        chance={"scouting": [SKULL, 1, 1], "seamanship": [1, 2, SKULL, SKULL]},
    )
    s.play("p0 scout p1")
    assert s.part(1, "battle")["rerolling"] is None
    s.play("p0 play weather-gauge", "p0 foes-dice", "p0 reroll skull")
    assert s.part(1, "battle")["rerolling"] == {"side": 1, "picked": ["skull"], "locating": False}
