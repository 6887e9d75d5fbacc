"""Turns of Dawn, and entering a pirate."""

from __future__ import annotations

import pytest

from kaper.testing.scenario import Scenario

BEACH = {c + r for c in "abcdefgh" for r in "12345678" if c in "ah" or r in "18"}


@pytest.mark.rule("martinique:enter.on-beach", "martinique:components.island-grid")
def test_a_pirate_enters_on_any_square_of_the_shore(scenario: type[Scenario]) -> None:
    s = scenario("martinique")
    assert len(BEACH) == 28
    assert set(s.options(0)) == {f"enter {square}" for square in BEACH}
    s.refuse("p0 enter b2", "enter.on-beach")
    s.refuse("p0 enter d4", "enter.on-beach")
    s.play("p0 enter h5").expect(pirates={"h5": 0}, reserve=[3, 4], events=["entered p0 square=h5"])


@pytest.mark.rule("martinique:enter.ends-turn", "martinique:dawn.alternate-turns")
def test_entering_is_the_whole_turn(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["c1", "c2", "c3"], "reserve": 1},
        p1={"at": ["h8"], "reserve": 3},
        tokens={"a1": "skull-1", "c3": "rum-1"},
    )
    s.play("p0 enter a1").expect(pirates={"a1": 0}, asked="p1 enter", tokens={"a1": "skull-1"})
    s.refuse("p0 move a1-a2", "dawn.alternate-turns")
    s.refuse("p0 move c1-c2", "dawn.alternate-turns")


@pytest.mark.rule("martinique:dawn.alternate-turns")
def test_turns_alternate_after_entering_and_after_moving(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "c1", "e1"], "reserve": 1},
        p1={"at": ["a8", "c8", "e8"], "reserve": 1},
        tokens={"a1": "skull-1", "a8": "chest-1"},
    )
    order: list[int] = []
    for line in ("p0 move a1-a2", "p1 enter h8", "p0 enter h1", "p1 move a8-a7"):
        order.append(*s.match.pending())
        s.play(line)
    assert order == [0, 1, 0, 1]
    assert list(s.match.pending()) == [0]


@pytest.mark.rule("martinique:dawn.one-action")
def test_a_turn_is_one_entering_or_one_move(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "c1", "e1"], "reserve": 1},
        p1={"at": ["h8"], "reserve": 3},
        tokens={"a1": "skull-1"},
    )
    assert {option.split()[0] for option in s.options(0)} == {"enter", "move"}
    s.refuse("p0 skip", "dawn.one-action")
    s.refuse("p0 take joker", "dawn.one-action")
    s.refuse("p0 reveal 1", "dawn.one-action")
    s.play("p0 move a1-a2")
    s.refuse("p0 enter h1", "dawn.alternate-turns")
    s.expect(reserve=[1, 3], pirates={"a2": 0, "c1": 0, "e1": 0})


@pytest.mark.rule("martinique:dawn.no-voluntary-pass")
def test_who_can_act_must_act(scenario: type[Scenario]) -> None:
    s = scenario("martinique", p0={"at": ["a1"]}, p1={"at": ["h8"]}, tokens={"a1": "skull-1"})
    assert s.options(0) == ["move a1-b1", "move a1-a2"]
    s.refuse("p0 pass", "kernel:unknown-action")
    s.refuse("p0 decline", "dawn.one-action")


@pytest.mark.rule("martinique:enter.free-square")
def test_no_entering_on_an_occupied_square(scenario: type[Scenario]) -> None:
    s = scenario("martinique")
    s.play("p0 enter a1")
    s.refuse("p1 enter a1", "enter.free-square")
    s.play("p1 enter a2")
    s.refuse("p0 enter a1", "enter.free-square")
    assert set(s.options(0)) == {f"enter {square}" for square in BEACH - {"a1", "a2"}}


@pytest.mark.rule("martinique:enter.free-square", "martinique:enter.on-beach")
def test_where_the_token_is_gone_the_pirate_sits_down_at_once(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"reserve": 1},
        p1={"at": ["a1"]},
        stools=["p1", "p0"],
        tokens={"a1": "skull-1", "h8": None},
    )
    # Other squares of the shore still have a token: the choice is free all the same.
    assert set(s.options(0)) == {f"enter {square}" for square in BEACH - {"a1"}}
    s.play("p0 enter h8")
    s.expect(
        events=["entered p0 square=h8", "sat p0 square=h8 stool=7"],
        stools=[1, 0, 0, 0, 1, 1, 0],
        reserve=[0, 0],
        asked="p1 move",
        p0={"loot": [], "jokers": 0},
    )
    assert s.match.view(0)["pirates"] == {"a1": 1}


@pytest.mark.rule("martinique:move.fourth-pirate-later")
def test_the_last_pirate_may_come_later(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1", "c1", "e1"], "reserve": 1},
        p1={"at": ["a8", "c8", "e8"], "reserve": 1},
        tokens={"a1": "skull-1", "a2": "rum-1", "a8": "chest-1", "a7": "skull-2"},
    )
    s.play("p0 move a1-a2", "p1 move a8-a7", "p0 move a2-a3", "p1 enter h8")
    s.expect(asked="p0 enter-or-move")
    s.play("p0 enter h1").expect(reserve=[0, 0])
