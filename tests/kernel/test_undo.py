"""What may be taken back, and what may not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import kaper
from kaper import registry
from kaper.kernel.errors import CannotUndo
from kaper.kernel.undo import Step, why_no_undo
from kaper.match import Match
from kaper.testing.toys.deck import DeckGame

pytestmark = pytest.mark.usefixtures("toys")

MINE, THEIRS, LEARNED = Step(0, False), Step(1, False), Step(0, True)


@pytest.mark.rule("kernel:undo-nothing", "kernel:undo-another-acted", "kernel:undo-learned")
@pytest.mark.parametrize(
    ("steps", "count", "consent", "rule"),
    [
        ([], 1, False, "kernel:undo-nothing"),
        ([MINE], 2, True, "kernel:undo-nothing"),
        ([MINE], 0, False, "kernel:undo-nothing"),
        ([MINE, MINE], 2, False, None),
        ([THEIRS, MINE], 1, False, None),
        ([THEIRS, MINE], 2, False, "kernel:undo-another-acted"),
        ([MINE, THEIRS], 1, False, "kernel:undo-another-acted"),
        ([MINE, THEIRS], 2, True, None),
        ([LEARNED], 1, True, "kernel:undo-learned"),
        ([LEARNED, MINE], 1, False, None),
        ([LEARNED, MINE], 2, True, "kernel:undo-learned"),
    ],
)
def test_policy(steps: Sequence[Step], count: int, consent: bool, rule: str | None) -> None:
    assert why_no_undo(steps, 0, count, consent=consent) == rule


@pytest.mark.rule("kernel:undo-nothing")
def test_own_actions_are_taken_back_one_by_one() -> None:
    match = kaper.new("deal", 2, 1)
    start = match.digest()
    match.play(0, "pass")
    one = match.digest()
    match.play(0, "pay rum")
    match.undo(0)
    assert match.digest() == one
    match.undo(0)
    assert match.digest() == start
    with pytest.raises(CannotUndo) as caught:
        match.undo(0)
    assert caught.value.rule == "kernel:undo-nothing"
    assert kaper.replay(match.record()).digest() == start


@pytest.mark.rule("kernel:undo-another-acted")
def test_past_anothers_action_only_by_consent() -> None:
    match = kaper.new("deal", 2, 1)
    start = match.digest()
    match.play(0, "offer p1 give-gold=1 get-rum=1")
    match.play(1, "decline")
    assert match.why_no_undo(0, 2) == "kernel:undo-another-acted"
    assert not match.can_undo(0)
    match.undo(0, 2, consent=True)
    assert match.digest() == start
    assert kaper.replay(match.record()).record() == match.record()


@pytest.mark.rule("kernel:undo-learned")
def test_never_past_a_roll() -> None:
    match = kaper.new("chain", 2, 1)
    match.play(0, "take raid")
    match.play(0, "choose roll-4-gain-2+each-lose-1")
    assert match.why_no_undo(0, consent=True) == "kernel:undo-learned"


@pytest.mark.rule("kernel:undo-learned")
def test_the_last_sealed_answer_stands_once_all_are_open() -> None:
    match = kaper.new("vote", 3, 1)
    match.play(0, "vote p1")
    assert match.can_undo(0)
    match.play(1, "vote p0")
    match.play(2, "vote p0")
    assert match.why_no_undo(2, consent=True) == "kernel:undo-learned"


@pytest.mark.rule("kernel:undo-learned")
def test_a_look_at_a_card_that_had_its_place_is_learning_too() -> None:
    match = Match.begin(DeckGame(), 2, 1, {})
    match.play(0, "scout")
    match.play(0, "keep")
    assert match.can_undo(0), "keeping the card taught nobody anything"
    match.play(1, "scout")
    assert match.why_no_undo(1, consent=True) == "kernel:undo-learned"


@pytest.mark.rule("kernel:game-over")
def test_a_finished_game_stays_as_it_is() -> None:
    match = Match.begin(registry.game("vote"), 3, 1, {})
    while not match.over:
        seat, decision = next(iter(match.pending().items()))
        match.play(seat, decision.options[0])
    assert match.why_no_undo(0, consent=True) == "kernel:game-over"
    assert match.why_not(0, "vote p1") == "kernel:game-over"
