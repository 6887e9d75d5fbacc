"""The numbers in questions: how far, how many, for how much."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import kaper
from kaper.testing.scenario import Scenario

Table = Callable[..., Scenario]
Args = dict[str, object]


def question(s: Scenario, seat: int = 0) -> tuple[str, Args]:
    """What a seat is asked, and with which numbers."""
    prompt = s.match.pending()[seat].prompt
    return prompt.key.removeprefix("maracaibo-prompt-"), dict(prompt.args)


@pytest.mark.rule("maracaibo:move.one-to-three", "maracaibo:figurehead.c-harpy")
@pytest.mark.parametrize("fog", ["on", "off"])
def test_how_far_a_ship_may_sail(table: Table, fog: str) -> None:
    options = {"fog-improvements": fog}
    assert question(table(options=options, turn="p0")) == ("sail", {"spaces": 3})
    harpy = {"figurehead": "c-harpy"}
    assert question(table(options=options, p0=harpy)) == ("sail", {"spaces": 4})


@pytest.mark.rule("maracaibo:fog-improvements.reveal-on-entry")
def test_how_far_a_ship_may_sail_on_from_a_card_that_it_revealed(table: Table) -> None:
    s = table(
        options={"fog-improvements": "on"},
        p0={"ship": "b3"},
        cards={"b4": "inn", "c3": "cook", "c4": "gunner"},
        hidden=["c3", "c4"],
    )
    assert question(s.play("p0 sail c3")) == ("sail-on", {"spaces": 2})
    assert question(s.play("p0 sail c4")) == ("sail-on", {"spaces": 1})


@pytest.mark.rule("maracaibo:setup.quest-draft", "maracaibo:hunters.setup")
@pytest.mark.parametrize(("hunters", "kept"), [("off", 1), ("on", 2)])
def test_how_many_quests_are_kept(hunters: str, kept: int) -> None:
    match = kaper.new("maracaibo", seats=2, seed=1, options={"adventure-hunters": hunters})
    for decision in match.pending().values():
        assert decision.prompt.key == "maracaibo-prompt-keep"
        assert dict(decision.prompt.args) == {"count": kept}


@pytest.mark.rule("maracaibo:raid.reroll-once", "maracaibo:figurehead.e-lion")
@pytest.mark.parametrize(("figurehead", "rerolls"), [("b-dragon", 1), ("e-lion", 2)])
def test_how_often_dice_may_be_rolled_again(table: Table, figurehead: str, rerolls: int) -> None:
    s = table(cards={"d4": "tobago"}, p0={"ship": "c4", "figurehead": figurehead})
    s.play("p0 sail d4", "p0 decline")
    assert question(s) == ("die", {"rerolls": rerolls})
    assert question(s.play("p0 reroll")) == ("die", {"rerolls": rerolls - 1})


@pytest.mark.rule("maracaibo:move.pay-short")
def test_how_many_doubloons_are_left_to_pay(table: Table) -> None:
    there = {"ship": "d4"}
    s = table(seats=4, p0={"ship": "c4", "doubloons": 2}, p1=there, p2=there, p3=there)
    assert question(s.play("p0 sail d4")) == ("pay", {"doubloons": 2})
    assert question(s.play("p0 pay p1")) == ("pay", {"doubloons": 1})


@pytest.mark.rule("maracaibo:black-market.place")
def test_what_placing_a_tile_costs(table: Table) -> None:
    s = table(p0={"ship": "bay", "doubloons": 2})
    assert question(s.play("p0 upgrade u2")) == ("place-tile", {"doubloons": 2})
