"""What everybody sees of a player who has a little of everything, field by field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]

# Every number is another one, so that none can stand in the place of another.
WEALTHY: dict[str, object] = {
    "ship": "c2",
    "explorer": "8",
    "doubloons": 17,
    "vp": 61,
    "upgrades": ["u3", "u4", "u7", "u8"],
    "stored": {"gold": 3, "emerald": 1, "pearl": 2},
    "bonus": ["gold", "pearl"],
    "buried": {"gold": ["2"], "emerald": ["1", "3"]},
    "improvements": [
        "gun-battery", "golden-sabre", "mainmast", "klabautermann", "armoury", "rigging",
        "cotton",
    ],
    "figurehead": "c-harpy",
    "quests": ["rivers", "gold"],
    "residences": ["castle"],
    "rubies": 2,
}  # fmt: skip


@pytest.fixture
def wealthy(table: Table) -> Scenario:
    """The second of two players; everybody else has nothing."""
    return table(
        options={"rubies": "on"},
        cards={"d1": "castle"},
        market={"tobago": "p1 2b-crew"},
        p1=WEALTHY,
    )


@pytest.mark.rule("maracaibo:components.player")
def test_what_lies_before_a_player(wealthy: Scenario) -> None:
    wealthy.expect(
        p1={
            "ship": "c2",
            "explorer": "8",
            "rivers": 1,
            "doubloons": 17,
            "upgrades": ["u3", "u4", "u7", "u8"],
            "improvements": WEALTHY["improvements"],
            "figurehead": "c-harpy",
            "on_figurehead": [],
            "tiles": ["1a-bury", "3a-quests", "4a-rivers", "5a-vp-cube"],
            "residences": ["castle"],
            "rubies": 2,
            "retired": False,
        }
    )


@pytest.mark.rule("maracaibo:vp.over-fifty")
def test_points_are_seen_on_the_lap_of_the_score_track(wealthy: Scenario) -> None:
    wealthy.expect(p1={"vp": 61, "score_track": {"fifties": 1, "space": 11}})


@pytest.mark.rule("maracaibo:treasure.storage-bonus")
def test_where_treasures_lie(wealthy: Scenario) -> None:
    seen = wealthy.seen(0, 1)
    assert seen["stored"] == {"gold": 3, "emerald": 1, "pearl": 2}
    assert seen["bonus"] == ["gold", "pearl"]
    assert seen["buried"] == {"gold": ["2"], "emerald": ["1", "3"], "pearl": []}


@pytest.mark.rule("maracaibo:income.current-value")
def test_income_is_the_sum_of_cards_and_figurehead(wealthy: Scenario) -> None:
    # Harpy 4, rigging 2 and cotton 3 doubloons; cotton 2 points.
    assert wealthy.seen(0, 1)["income"] == {"doubloons": 9, "vp": 2}
    assert wealthy.seen(1, 0)["income"] == {"doubloons": 0, "vp": 0}


@pytest.mark.rule("maracaibo:figurehead.c-harpy")
def test_powers_are_the_sum_of_ship_cards_and_figurehead(wealthy: Scenario) -> None:
    assert wealthy.seen(0, 1)["powers"] == {
        "strength": 3,  # the battery 2, an upgrade 1
        "dice": {"gold": 2, "emerald": 0, "pearl": 0},
        "spaces": 3,  # the mainmast 2, an upgrade 1
        "discount": 4,  # the klabautermann 3, an upgrade 1
        "range": 4,
        "rerolls": 0,
        "refresh": False,
        "raid_actions": ["armoury", "u7"],
        "trades": ["rigging"],
    }


def test_without_anything_only_the_range_of_a_ship_is_there(wealthy: Scenario) -> None:
    assert wealthy.seen(1, 0)["powers"] == {
        "strength": 0,
        "dice": {"gold": 0, "emerald": 0, "pearl": 0},
        "spaces": 0,
        "discount": 0,
        "range": 3,
        "rerolls": 0,
        "refresh": False,
        "raid_actions": [],
        "trades": [],
    }


@pytest.mark.rule("maracaibo:figurehead.e-lion", "maracaibo:figurehead.d-whale")
def test_powers_of_other_figureheads_and_dice(table: Table) -> None:
    s = table(
        p0={"figurehead": "e-lion", "improvements": ["emerald-dagger"]},
        p1={"figurehead": "d-whale", "improvements": ["pearl-pistol"], "quests": ["gold"]},
    )
    lion, whale = ({"gold": 0, "emerald": 2, "pearl": 0}, {"gold": 0, "emerald": 0, "pearl": 2})
    s.expect(
        p0={"powers": {"strength": 2, "rerolls": 1, "refresh": False, "dice": lion, "range": 3}},
        p1={"powers": {"strength": 0, "rerolls": 0, "refresh": True, "dice": whale, "range": 3}},
    )
    s.expect(p1={"income": {"doubloons": 1, "vp": 0}})


@pytest.mark.rule("maracaibo:end.quests")
def test_own_quests_are_seen_with_what_one_has_for_them(wealthy: Scenario) -> None:
    # One river of two; three gold stored and one buried, of three for the easier line.
    own, others = wealthy.seen(1, 1), wealthy.seen(0, 1)
    assert own["quests"] == ["rivers", "gold"]
    assert own["progress"] == [{"have": [1], "vp": 0}, {"have": [4], "vp": 3}]
    assert others["quests"] == others["progress"] == [None, None]


@pytest.mark.rule("maracaibo:end.quests", "maracaibo:end.treasure-values")
def test_what_a_player_would_score_now(wealthy: Scenario) -> None:
    """Others cannot count the quests of a hand, and are told that the sum is not certain."""
    seen = {
        "track": 61,
        "rivers": 4,
        "doubloons": 3,
        "improvements": 23,
        "conditions": 0,
        "residences": 6,
        "treasures": 27,  # nine, of three points each
        "buried": 6,
        "six_quests": 0,
        "rubies": 0,
    }
    own = {**seen, "quests": 3, "total": 133, "certain": True}
    assert wealthy.seen(1, 1)["score"] == own
    assert wealthy.seen(0, 1)["score"] == {**seen, "quests": 0, "total": 130, "certain": False}
    # Who holds no quest has nothing to hide.
    wealthy.expect(p0={"quests": []})
    nothing = dict.fromkeys(own, 0) | {"doubloons": 2, "total": 2, "certain": True}
    assert wealthy.seen(1, 0)["score"] == nothing


@pytest.mark.rule("maracaibo:figurehead.g-poseidon", "maracaibo:end.treasure-values")
def test_treasures_on_a_figurehead_are_buried_treasures_of_their_kinds(table: Table) -> None:
    s = table(
        p0={
            "figurehead": "g-poseidon",
            "on_figurehead": ["gold", None, "gold", "pearl"],
            "buried": {"gold": ["4"]},
            "stored": {"gold": 2},
            "quests": ["buried-gold", "gold", "buried"],
        }
    )
    seen = s.seen(0, 0)
    assert seen["on_figurehead"] == ["gold", None, "gold", "pearl"]
    assert seen["progress"] == [
        {"have": [3], "vp": 3},
        {"have": [5], "vp": 7},
        {"have": [4], "vp": 0},
    ]
    # Six treasures of three points each, four of them buried.
    s.expect(p0={"score": {"treasures": 18, "buried": 8}})
