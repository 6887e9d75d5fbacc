from __future__ import annotations

import pytest

import kaper
from kaper.kernel.actions import Action
from kaper.kernel.errors import BadSetup, IllegalAction
from kaper.match import Match, TookBack
from kaper.testing.toys.auction import AuctionGame
from kaper.testing.toys.auction.flow import BIDDING
from kaper.testing.toys.auction.sale import Sale
from kaper.testing.toys.vote import Crew, VoteGame

pytestmark = pytest.mark.usefixtures("toys")


def sale() -> Match[Sale]:
    return Match.begin(AuctionGame(), 3, 1, {})


def ids(match: Match[Sale]) -> dict[int, int]:
    return {seat: decision.id for seat, decision in match.pending().items()}


def test_a_new_question_has_a_higher_id() -> None:
    match = sale()
    seen = ids(match)
    for seat, action in ((1, "bid 1"), (0, "pass"), (2, "pass"), (0, "knock")):
        match.play(seat, action)
        now = ids(match)
        assert all(now.get(s, i) >= i for s, i in seen.items())
        assert now.get(seat, seen[seat] + 1) > seen[seat], "who acted is asked something new"
        seen |= now


def test_anothers_pass_leaves_my_question_as_it_is() -> None:
    match = sale()
    before = ids(match)
    match.play(2, "pass")
    assert ids(match) == {0: before[0], 1: before[1]}
    match.play(1, "bid 2", decision=before[1])


@pytest.mark.rule("kernel:late-answer")
def test_an_answer_to_an_earlier_question_comes_too_late() -> None:
    match = sale()
    before = ids(match)
    match.play(1, "bid 1")
    state = match.digest()
    with pytest.raises(IllegalAction) as caught:
        match.play(2, "pass", decision=before[2])
    assert caught.value.rule == "kernel:late-answer"
    assert match.digest() == state
    match.play(2, "pass", decision=ids(match)[2])


def tie() -> Match[Crew]:
    """The captain p0 has to decide between all three, of whom two may withdraw."""
    match = Match.begin(VoteGame(), 3, 1, {})
    for seat in range(3):
        match.play(seat, f"vote p{(seat + 1) % 3}")
    return match


def test_an_interruption_has_an_id_of_its_own_and_may_come_too_late() -> None:
    match = tie()
    asked, offered = match.pending()[0], match.interruptions()
    assert list(offered) == [1, 2]
    prompt = offered[1].prompt
    assert (prompt.key, prompt.args) == ("kernel-prompt-break-in", (("owner", 0),))
    match.play(1, "withdraw", decision=offered[1].id)
    # For those who did nothing it is still the same question, and the same offer.
    assert match.pending()[0].id == asked.id
    assert match.interruption(2) == offered[2]
    assert match.interruption(1) is None
    match.play(0, "break p0", decision=asked.id)
    with pytest.raises(IllegalAction, match="late-answer"):
        match.play(2, "vote p0", decision=offered[2].id)
    assert match.interruptions() == {}


def test_an_interruption_is_recorded_and_can_be_taken_back() -> None:
    match = tie()
    match.play(2, "withdraw")
    assert kaper.replay(match.record()).digest() == match.digest()
    match.undo(2)
    assert list(match.interruptions()) == [1, 2]
    match.play(0, "break p2")
    assert match.state.captain == 2


def test_ids_go_on_in_a_loaded_match() -> None:
    match = sale()
    match.play(1, "bid 1")
    assert {s: d.id for s, d in kaper.load(match.to_json()).pending().items()} == ids(match)


@pytest.mark.rule("kernel:unknown-action", "kernel:not-an-option", "kernel:not-asked")
def test_refusals() -> None:
    match = sale()
    assert match.why_not(1, "bid") == "kernel:unknown-action"
    assert match.why_not(1, "dance") == "kernel:unknown-action"
    assert match.why_not(1, "challenge") == "kernel:not-an-option"
    assert match.why_not(1, "bid 9") == "auction:bid-higher"
    assert match.why_not(0, "bid 1") == "auction:auctioneer-bids-not"
    match.play(1, "bid 1")
    assert match.why_not(1, "pass") == "kernel:not-asked"
    assert match.why_not(7, "pass") == "kernel:not-asked"
    with pytest.raises(IllegalAction, match=r"p1 may not 'dance': kernel:unknown-action") as caught:
        match.play(1, "dance")
    assert (caught.value.seat, caught.value.action) == (1, "dance")


def test_a_fault_in_the_rules_leaves_the_state_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = sale()

    def fail(self: object, state: Sale, seat: int, action: Action) -> None:
        state.coins[seat] = -1
        raise ZeroDivisionError

    monkeypatch.setitem(BIDDING.does, "bid", fail)
    before = match.digest()
    with pytest.raises(ZeroDivisionError):
        match.play(1, "bid 1")
    assert match.digest() == before
    assert match.state.trace is None


def test_a_clone_and_a_sample_go_their_own_ways() -> None:
    match = sale()
    before = match.digest()
    match.clone().play(1, "bid 1")
    match.sample(1, 3).play(1, "bid 1")
    assert match.digest() == before
    assert match.clone().digest() == before


def test_taking_back_is_told() -> None:
    match = sale()
    match.play(1, "pass")
    match.undo(1)
    assert match.redacted(None) == [TookBack(1, 1)]


@pytest.mark.parametrize(
    ("seats", "options", "problem"),
    [
        (2, {}, "vote is for 3 to 5 seats, not 2"),
        (3, {"tides": "high"}, "vote has no option 'tides'; its options: ties"),
        (3, {"ties": "coin"}, "option ties is one of captain, nobody, not 'coin'"),
    ],
)
def test_a_match_that_cannot_be_set_up(seats: int, options: dict[str, str], problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        kaper.new("vote", seats, 1, options)
