"""Moving the ship, and paying those it meets.

The usual layout: columns a to i, rows 1 to 4; G, E and P are islands.

       a  b  c  d  e  f  g  h  i
    1  .  G  x  x  x  x  x  x  .
    2  x  G  x  E  x  x  P  x  x
    3  x  x  x  E  x  x  P  x  x
    4  x  x  x  x  x  x  x  x  .
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kaper.games.maracaibo.state import Maracaibo
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]


def sailed(at: str) -> dict[str, object]:
    return {"ship": at, "doubloons": 0}


@pytest.mark.rule("maracaibo:example.move.up-then-right")
@pytest.mark.rule("maracaibo:move.must-advance")
def test_up_and_then_right_but_not_only_up(table: Table) -> None:
    s = table(p0=sailed("c4"))
    s.refuse("p0 sail c3", "move.must-advance")
    s.play("p0 sail d4").expect(p0={"ship": "d4"})
    # The example's way itself: up in column e, then right.
    s = table(p0=sailed("e4"))
    s.play("p0 sail f3").expect(p0={"ship": "f3"})


@pytest.mark.rule("maracaibo:move.one-to-three")
def test_at_most_three_spaces(table: Table) -> None:
    s = table(p0=sailed("c4"))
    assert "sail f4" in s.options(0)
    assert "sail e3" in s.options(0)
    s.refuse("p0 sail g4", "move.one-to-three")
    s.refuse("p0 sail e2", "move.one-to-three")


@pytest.mark.rule("maracaibo:move.from-start")
def test_from_the_start_zone_into_the_first_column(table: Table) -> None:
    s = table(p0=sailed("start"))
    assert s.options(0) == [
        f"sail {square}" for square in ("a2", "a3", "a4", "b3", "b4", "c3", "c4")
    ]


@pytest.mark.rule("maracaibo:move.islands-blocked")
@pytest.mark.rule("maracaibo:move.spaces")
def test_islands_are_no_spaces(table: Table) -> None:
    s = table(p0=sailed("a2"))
    s.refuse("p0 sail b2", "move.islands-blocked")
    s.refuse("p0 sail a1", "move.spaces")
    # c2 lies two columns ahead, but the way around the island takes four steps.
    s.refuse("p0 sail c2", "move.one-to-three")


@pytest.mark.rule("maracaibo:move.no-diagonal")
def test_corners_do_not_touch(table: Table) -> None:
    s = table(p0=sailed("c2"))
    # d1 by c1 takes two steps, e1 three; e2 straight ahead lies behind an island.
    assert s.options(0) == ["sail d1", "sail d4", "sail e1"]


@pytest.mark.rule("maracaibo:turn.no-pass")
@pytest.mark.rule("maracaibo:turn.move-then-action")
def test_the_move_is_compulsory(table: Table) -> None:
    s = table(p0=sailed("c4"))
    s.refuse("p0 decline", "turn.no-pass")
    s.refuse("p1 sail a2", "turn.move-then-action")


@pytest.mark.rule("maracaibo:example.move.pay-blue")
@pytest.mark.rule("maracaibo:move.pay-opponents")
@pytest.mark.rule("maracaibo:move.ships-do-not-block")
def test_whoever_stops_at_a_ship_pays_it(table: Table) -> None:
    s = table(
        cards={"d4": "hacienda"},
        p0={"ship": "c4", "doubloons": 3},
        p1={"ship": "d4", "doubloons": 0},
    )
    s.play("p0 sail d4")
    s.expect(events=["paid-opponent p0 owner=1"], p0={"doubloons": 2}, p1={"doubloons": 1})
    # Passing by costs nothing.
    s = table(
        cards={"e4": "hacienda"},
        p0={"ship": "c4", "doubloons": 3},
        p1={"ship": "d4", "doubloons": 0},
    )
    s.play("p0 sail e4").expect(no_events=["paid-opponent"], p0={"doubloons": 3})


@pytest.mark.rule("maracaibo:move.pay-short")
@pytest.mark.rule("maracaibo:move.pay-before-actions")
def test_too_few_doubloons_for_all(table: Table) -> None:
    s = table(
        seats=3,
        cards={"d4": "filler"},
        p0={"ship": "c4", "doubloons": 1},
        p1={"ship": "d4", "doubloons": 0},
        p2={"ship": "d4", "doubloons": 0},
    )
    s.play("p0 sail d4").expect(asked="p0 pay")
    assert s.options(0) == ["pay p1", "pay p2"]
    s.refuse("p0 decline", "move.pay-opponents")
    s.play("p0 pay p2")
    # Then the card's five doubloons come, too late for the other.
    s.expect(p0={"doubloons": 5}, p1={"doubloons": 0}, p2={"doubloons": 1})


@pytest.mark.rule("maracaibo:move.pay-opponents")
@pytest.mark.parametrize("opponents", [1, 2])
def test_who_has_just_enough_pays_all_without_a_question(table: Table, opponents: int) -> None:
    people = {f"p{seat}": {"ship": "d4", "doubloons": 0} for seat in range(1, opponents + 1)}
    s = table(
        seats=opponents + 1,
        cards={"d4": "castle"},
        p0={"ship": "c4", "doubloons": opponents},
        **people,
    )
    s.play("p0 sail d4").expect(asked="p1 sail")
    assert [p.doubloons for p in s.state(Maracaibo).players] == [0, *[1] * opponents]


@pytest.mark.rule("maracaibo:move.pay-short")
def test_nobody_is_paid_twice_by_who_has_too_few_doubloons(table: Table) -> None:
    there = {"ship": "d4", "doubloons": 0}
    s = table(seats=4, p0={"ship": "c4", "doubloons": 2}, p1=there, p2=there, p3=there)
    s.play("p0 sail d4", "p0 pay p2").expect(asked="p0 pay")
    assert s.options(0) == ["pay p1", "pay p3"]
    s.play("p0 pay p3")
    paid = [player.doubloons for player in s.state(Maracaibo).players[1:]]
    assert paid == [0, 1, 1]


@pytest.mark.rule("maracaibo:move.pay-short")
def test_who_has_nothing_pays_nothing(table: Table) -> None:
    s = table(cards={"d4": "hacienda"}, p0=sailed("c4"), p1={"ship": "d4", "doubloons": 2})
    s.play("p0 sail d4").expect(no_events=["paid-opponent"], p1={"doubloons": 2})


@pytest.mark.rule("maracaibo:move.no-pay-on-board-spaces")
@pytest.mark.rule("maracaibo:bay.must-stop")
@pytest.mark.rule("maracaibo:move.board-space-ends-move")
@pytest.mark.rule("maracaibo:bay.reached-from-last-column")
def test_the_bay(table: Table) -> None:
    s = table(p0={"ship": "i2", "doubloons": 3}, p1={"ship": "bay"})
    # A step would be left for Maracaibo, but the Bay ends the move.
    assert s.options(0) == ["bay"]
    s.refuse("p0 sail maracaibo", "bay.must-stop")
    s.play("p0 bay").expect(no_events=["paid-opponent"], p0={"ship": "bay", "doubloons": 3})
    for square in ("i2", "i3"):
        assert "bay" in table(p0=sailed(square)).options(0)
    # From column h it is two steps; from column f more than three.
    assert "bay" in table(p0=sailed("h2")).options(0)
    table(p0=sailed("f2")).refuse("p0 bay", "bay.reached-from-last-column")


@pytest.mark.rule("maracaibo:maracaibo.from-bay")
def test_from_the_bay_only_to_maracaibo(table: Table) -> None:
    s = table(p0=sailed("bay"))
    s.expect(events=["reached-maracaibo p0"], p0={"ship": "maracaibo", "vp": 6})


@pytest.mark.rule("maracaibo:figurehead.c-harpy")
def test_the_harpy_sails_four_spaces(table: Table) -> None:
    s = table(p0={"ship": "c4", "figurehead": "c-harpy"})
    assert "sail g4" in s.options(0)
    s.expect(p0={"income": {"doubloons": 4, "vp": 0}})


@pytest.mark.rule("maracaibo:turn.move-then-action")
@pytest.mark.parametrize("fog", ["off", "on"])
def test_a_turn_begins_with_the_move_and_with_nothing_else(table: Table, fog: str) -> None:
    s = table(
        options={"fog-improvements": fog},
        cards={"d4": "tobago"},
        p0={"ship": "c4", "doubloons": 0},
    )
    state = s.state(Maracaibo)
    assert state.stack[-1].begins_turn(state)
    s.play("p0 sail d4")
    state = s.state(Maracaibo)
    assert not state.stack[-1].begins_turn(state)
