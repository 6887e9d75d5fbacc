"""How Dawn ends."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kaper.compiled import is_compiled
from kaper.games.martinique.rules import dawn
from kaper.games.martinique.state import Martinique
from kaper.testing.scenario import Scenario

SIZE = 8


@pytest.mark.rule("martinique:dawn.ends", "martinique:game.two-stages")
def test_dusk_begins_when_all_eight_sit(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1"]},
        p1={"at": ["h8"]},
        stools=["p1", "p1", "p1", "p0", "p0", "p0"],
        tokens={"a1": "skull-1", "a2": None, "h8": "rum-1", "h7": None},
    )
    s.refuse("p0 dig c3", "dawn.ends")
    s.play("p0 move a1-a2").expect(stage="dawn", no_events=["dusk-fell"], asked="p1 move")
    s.play("p1 move h8-h7")
    s.expect(stage="dusk", events=["sat p1 stool=8", "dusk-fell"], asked="p1 dig")
    s.refuse("p1 enter a1", "game.two-stages")
    s.refuse("p1 move h8-h7", "game.two-stages")


@pytest.mark.rule("martinique:dawn.ends")
def test_dawn_goes_on_while_one_pirate_stands_or_waits(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1"]},
        p1={"reserve": 1},
        tokens={"a1": "skull-1", "a2": None},
    )
    s.play("p0 move a1-a2").expect(stage="dawn", asked="p1 enter-or-move")
    s.play("p1 enter h8").expect(stage="dawn", asked="p1 move")


@pytest.mark.rule("martinique:dawn.last-move-completes")
def test_the_last_move_still_gives_token_bonus_and_load(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["d3"], "loot": ["skull-1"]},
        tokens={"d3": "chest-1"},
        treasures={"2": ["skull-3", "rum-2"]},
    )
    s.play("p0 move d3-d4").expect(stage="dawn", asked="p0 bonus")
    s.play("p0 take joker").expect(stage="dawn", asked="p0 load-with-jokers")
    s.play("p0 load 2 jokers=rum").expect(
        stage="dusk",
        p0={"hold": [["skull-3", "rum-2"]], "loot": ["chest-1"]},
        events=["loaded p0", "refilled", "dusk-fell"],
    )


@pytest.mark.rule("martinique:dawn.no-voluntary-pass")
def test_who_has_all_pirates_at_the_bar_passes(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1"]},
        tokens={"a1": "skull-1", "a2": "rum-1", "a3": "chest-1", "a4": "parrot-1"},
        treasures={"2": ["swords-1", "swords-2"], "3": ["swords-1", "swords-2", "swords-3"]},
    )
    for path in ("a1-a2", "a2-a3", "a3-a4"):
        s.play(f"p0 move {path}").expect(events=["blocked p1"], asked="p0 move")


@pytest.mark.skipif(is_compiled(dawn.__name__), reason="compiled rules cannot be replaced")
@pytest.mark.rule("martinique:dawn.both-blocked")
def test_blocked_pirates_take_stools_in_turn(
    scenario: type[Scenario], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No real position blocks everybody (see below), so the check for moves is told to say so."""
    monkeypatch.setattr(dawn, "can_move", _never)
    laid = {"a1": "skull-1", "b2": "skull-2", "c3": "skull-3", "h8": "rum-2", "g7": "rum-3"}
    s = scenario(
        "martinique",
        turn="p1",
        p0={"at": ["a1", "b2", "c3"]},
        p1={"at": ["h8", "g7"]},
        stools=["p1", "p0", "p1"],
        tokens=laid,
    )
    s.expect(events=["blocked p1", "blocked p0"], asked="p1 take-stool")
    assert s.options(1) == ["sit g7", "sit h8"]
    s.refuse("p0 sit a1", "dawn.both-blocked")
    s.refuse("p1 sit a1", "move.one-own-pirate")
    s.refuse("p1 move g7-g8", "dawn.both-blocked")
    s.play("p1 sit h8").expect(asked="p0 take-stool", tokens=laid)
    assert s.options(0) == ["sit a1", "sit b2", "sit c3"]
    s.play("p0 sit b2").expect(asked="p0 take-stool", tokens=laid, p0={"loot": []})
    s.play("p0 sit c3").expect(
        stools=[1, 0, 1, 1, 0, 1, 0, 0], stage="dusk", asked="p1 dig", p0={"loot": []}
    )


@pytest.mark.rule("martinique:dawn.both-blocked")
def test_one_pass_is_not_two_in_a_row(scenario: type[Scenario]) -> None:
    s = scenario(
        "martinique",
        p0={"at": ["a1"]},
        p1={"at": ["a2", "b1"]},
        tokens={"a1": "skull-1", "a2": "rum-1", "b1": "chest-1", "a3": "rum-2"},
    )
    s.play("p1 move a2-a3").expect(asked="p0 move", stage="dawn", no_events=["blocked p0"])
    s.play("p0 move a1-a2").expect(asked="p1 move")


def _never(state: Martinique, seat: int) -> bool:
    return False


@pytest.mark.rule("martinique:dawn.both-blocked")
def test_eight_pirates_cannot_all_block_each_other() -> None:
    """Of all pirates on the island, take the nearest to a corner. It is blocked only if every
    square it can reach is occupied, and none of those may be nearer to the corner. Then at least
    three pirates stand within three squares of that corner; four corners would need twelve.
    """
    needed = []
    for number in range(SIZE * SIZE):
        square = divmod(number, SIZE)
        for steps in (1, 2, 3):
            ends = set(_ends(square, steps))
            if all(_far(end) >= _far(square) for end in ends):
                needed.append(1 + sum(_far(end) <= 3 for end in ends))
    least = min(needed)
    assert least == 3
    # Squares within three of one corner are not within three of another: 3 + 3 < 7.
    assert 4 * least > 8


def _far(square: tuple[int, int]) -> int:
    return square[0] + square[1]


def _ends(
    square: tuple[int, int], steps: int, seen: tuple[tuple[int, int], ...] = ()
) -> Iterator[tuple[int, int]]:
    if not steps:
        yield square
        return
    x, y = square
    for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
        if there not in seen and 0 <= there[0] < SIZE and 0 <= there[1] < SIZE:
            yield from _ends(there, steps - 1, (*seen, square))
