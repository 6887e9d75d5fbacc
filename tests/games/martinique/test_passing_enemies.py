"""Passing through an enemy pirate turns up one of the opponent's map tokens."""

from __future__ import annotations

import pytest

from kaper.games.martinique.events import LootTaken, MapTurnedUp, Moved
from kaper.kernel.codec import Json
from kaper.testing.scenario import Scenario

TOKENS = {"a1": "skull-2", "a2": "rum-1", "a3": "chest-1", "h8": "parrot-1"}
HIDDEN: dict[str, Json] = {"coordinate": None, "open": False}


def maps(s: Scenario, owner: int, viewer: int | None) -> list[Json]:
    """The map tokens before a player, as somebody sees them."""
    seats = s.match.view(viewer)["seats"]
    assert isinstance(seats, list)
    seat = seats[owner]
    assert isinstance(seat, dict)
    found = seat["maps"]
    assert isinstance(found, list)
    return found


def opened(name: str) -> dict[str, Json]:
    return {"coordinate": name, "open": True}


@pytest.mark.rule("martinique:move.pass-enemy-example", "martinique:move.pass-enemy-reveals-map")
def test_example_passing_an_enemy(scenario: type[Scenario]) -> None:
    """a-R3."""
    s = scenario(
        "martinique",
        p0={"at": ["a1", "h8"]},
        p1={"at": ["a2"], "maps": ["C"]},
        tokens=TOKENS,
    )
    assert maps(s, 1, 0) == [HIDDEN]
    s.play("p0 move a1-a2-a3").expect(asked="p0 turn-up")
    assert s.options(0) == ["reveal 1", "decline"]
    s.play("p0 reveal 1").expect(
        events=["map-turned-up p0 owner=1 slot=1 coordinate=C"], pirates={"a3": 0, "a2": 1}
    )
    for viewer in (0, 1, None):
        assert maps(s, 1, viewer) == [opened("C")]


@pytest.mark.rule("martinique:move.pass-enemy-reveals-map", "martinique:move.pass-enemy-details")
def test_the_reveal_may_be_declined(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "h8"]},
        p1={"at": ["a2"], "maps": ["C"]},
        tokens=TOKENS,
    )
    s.play("p0 move a1-a2-a3", "p0 decline")
    s.expect(events=["reveal-declined p0 owner=1"], asked="p1 move", pirates={"a3": 0})
    assert maps(s, 1, 0) == [HIDDEN]
    s.refuse("p0 reveal 1", "dawn.alternate-turns")


@pytest.mark.rule("martinique:move.pass-enemy-details")
def test_one_reveal_for_each_enemy_passed(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "h8"]},
        p1={"at": ["a2", "a3"], "maps": ["C", "D", "5"]},
        tokens={**TOKENS, "a1": "skull-3", "a4": "rum-2"},
    )
    s.play("p0 move a1-a2-a3-a4", "p0 reveal 2").expect(asked="p0 turn-up")
    assert s.options(0) == ["reveal 1", "reveal 3", "decline"]
    s.refuse("p1 move a2-b2", "dawn.alternate-turns")
    s.play("p0 reveal 3").expect(asked="p1 move")
    assert maps(s, 1, 0) == [HIDDEN, opened("D"), opened("5")]


@pytest.mark.rule("martinique:move.pass-enemy-details")
def test_declining_one_reveal_leaves_the_other(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "h8"]},
        p1={"at": ["a2", "a3"], "maps": ["C", "D"]},
        tokens={**TOKENS, "a1": "skull-3", "a4": "rum-2"},
    )
    s.play("p0 move a1-a2-a3-a4", "p0 decline", "p0 reveal 1").expect(asked="p1 move")
    assert maps(s, 1, 0) == [opened("C"), HIDDEN]


@pytest.mark.rule("martinique:move.pass-enemy-details", "martinique:move.through-pirate")
def test_passing_an_own_pirate_gives_nothing(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "a2"]},
        p1={"at": ["h8"], "maps": ["C"]},
        tokens=TOKENS,
    )
    s.play("p0 move a1-a2-a3").expect(asked="p1 move", no_events=["map-turned-up p0"])


@pytest.mark.rule("martinique:move.pass-enemy-reveals-map")
def test_without_face_down_maps_there_is_nothing_to_turn_up(scenario: type[Scenario]) -> None:
    for before in ([], ["C"]):
        s = scenario(
            "martinique",
            p0={"at": ["a1", "h8"]},
            p1={"at": ["a2"], "maps": before, "open": before},
            tokens=TOKENS,
        )
        s.play("p0 move a1-a2-a3").expect(asked="p1 move", pirates={"a3": 0})


@pytest.mark.rule("martinique:move.pass-enemy-details")
def test_standing_beside_an_enemy_is_not_passing(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "h8"]},
        p1={"at": ["b1", "b2"], "maps": ["C"]},
        tokens={**TOKENS, "b1": "rum-3"},
    )
    s.play("p0 move a1-a2-a3").expect(asked="p1 move")


@pytest.mark.rule("martinique:move.pass-enemy-details")
def test_path_first_then_reveals_then_the_token_left_behind(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "h8"]},
        p1={"at": ["a2"], "maps": ["C"]},
        tokens=TOKENS,
    )
    s.play("p0 move a1-a2-a3").expect(p0={"loot": []}, tokens={"a1": "skull-2"})
    s.play("p0 reveal 1").expect(p0={"loot": ["skull-2"]})
    told = [type(event) for event in s.match.events]
    assert told == [Moved, MapTurnedUp, LootTaken]


@pytest.mark.rule("martinique:move.pass-enemy-details")
def test_the_token_is_picked_blindly(scenario: type[Scenario]) -> None:
    """What the mover is offered does not depend on what the tokens say."""
    offered = []
    for before in (["C", "5"], ["5", "C"]):
        s = scenario(
            "martinique",
            p0={"at": ["a1", "h8"]},
            p1={"at": ["a2"], "maps": before},
            tokens=TOKENS,
        )
        s.play("p0 move a1-a2-a3")
        assert maps(s, 1, 0) == [HIDDEN, HIDDEN]
        offered.append(s.options(0))
        s.refuse("p0 reveal 3", "move.pass-enemy-reveals-map")
        s.refuse("p0 skip", "move.pass-enemy-details")
    assert offered[0] == offered[1] == ["reveal 1", "reveal 2", "decline"]


@pytest.mark.rule("martinique:move.revealed-map-stays-open")
def test_what_is_turned_up_stays_up(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "a4"]},
        p1={"at": ["a2"], "maps": ["C", "D"]},
        tokens={**TOKENS, "a4": "swords-2", "a2": "rum-1", "a5": "swords-1"},
    )
    s.play("p0 move a1-a2-a3", "p0 reveal 1", "p1 move a2-b2", "p0 move a4-a5-a6")
    assert maps(s, 1, 0) == [opened("C"), HIDDEN]


@pytest.mark.rule("martinique:move.revealed-map-stays-open")
def test_an_open_map_cannot_be_turned_up_again(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "h8"]},
        p1={"at": ["a2"], "maps": ["C", "D"], "open": ["C"]},
        tokens=TOKENS,
    )
    s.play("p0 move a1-a2-a3")
    s.refuse("p0 reveal 1", "move.revealed-map-stays-open")
    assert s.options(0) == ["reveal 2", "decline"]


@pytest.mark.rule("martinique:move.revealed-map-stays-open")
def test_open_maps_are_still_open_at_dusk(scenario: type[Scenario]) -> None:
    s = scenario("martinique", p1={"maps": ["C", "D"], "open": ["C"]}, stage="dusk")
    s.play("p0 dig a1")
    assert maps(s, 1, 0) == [opened("C"), HIDDEN]


@pytest.mark.rule("martinique:move.pass-enemy-details")
def test_no_more_reveals_are_promised_than_tokens_lie_face_down(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "h8"]},
        p1={"at": ["a2", "a3"], "maps": ["C"]},
        tokens={**TOKENS, "a1": "skull-3", "a4": "rum-2"},
    )
    s.play("p0 move a1-a2-a3-a4")
    assert dict(s.match.pending()[0].prompt.args) == {"times": 1}


@pytest.mark.rule("martinique:move.pass-enemy-reveals-map")
@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("reveal 1", "map-turned-up p1 owner=0 slot=1 coordinate=C"),
        ("decline", "reveal-declined p1 owner=0"),
    ],
)
def test_red_passes_black_as_well(scenario: type[Scenario], answer: str, told: str) -> None:
    s = scenario(
        "martinique",
        turn="p1",
        p0={"at": ["a2"], "maps": ["C"]},
        p1={"at": ["a1", "h8"]},
        tokens=TOKENS,
    )
    s.play("p1 move a1-a2-a3", f"p1 {answer}").expect(events=[told], pirates={"a3": 1, "a2": 0})
