"""The driver, and the frames that wait, shown by the toys."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from kaper import registry
from kaper.kernel import driver
from kaper.kernel.decisions import Form
from kaper.kernel.errors import Runaway
from kaper.kernel.frames import Frame, Sealed
from kaper.kernel.state import State
from kaper.match import Match
from kaper.testing.scenario import Scenario
from kaper.testing.toys.auction import AuctionGame
from kaper.testing.toys.auction.flow import Auction
from kaper.testing.toys.auction.sale import Sale
from kaper.testing.toys.deal import DealGame
from kaper.testing.toys.vote import VoteGame

pytestmark = pytest.mark.usefixtures("toys")


@dataclass(frozen=True, slots=True)
class Restless(Frame[State]):
    """Never waits and never ends."""

    def step(self, state: State) -> bool:
        return False


def test_steps_without_end_are_told_with_the_stack() -> None:
    with pytest.raises(Runaway, match=r"without end; the stack:\nRestless\(\)"):
        driver.run(State(2, [Restless()], 0, None))


def test_an_empty_stack_waits_for_nobody() -> None:
    state = State(2, [], 0, None)
    driver.run(state)
    assert driver.waiting(state) == ()


def test_a_playout_ends_or_stops_at_its_limit() -> None:
    state = VoteGame().start(3, 1, {})
    assert driver.playout(state.clone(), lambda _: 0, limit=2) == 2
    decisions = driver.playout(state, lambda _: 0)
    assert decisions >= 9
    assert not state.stack


def test_bots_are_offered_a_forms_suggestions() -> None:
    state = DealGame().start(2, 1, {})
    texts = [str(action) for action in driver.options(state, 0)]
    assert texts == ["pass", "offer p1 give-gold=1 get-rum=1", "offer p1 give-rum=1 get-gold=1"]


# Sealed


def test_sealed_answers_count_together(scenario: type[Scenario]) -> None:
    s = scenario("vote", seats=3)
    s.play("p2 vote p1").expect(voted=[2], terms=[0, 0, 0], no_events=["counted"])
    s.play("p0 vote p1").expect(voted=[0, 2])
    s.play("p1 vote p0")
    s.expect(events=["counted votes=1,0,1", "elected p1"], terms=[0, 1, 0], voted=[], captain=1)


def test_a_sealed_answer_is_seen_by_its_seat_alone(scenario: type[Scenario]) -> None:
    match = scenario("vote", seats=3).play("p2 vote p1").match
    assert match.view(2)["own_vote"] == "vote p1"
    for viewer in (0, 1, None):
        assert match.view(viewer)["own_vote"] is None
        assert match.view(viewer)["voted"] == [2]
        assert match.redacted(viewer) == []


def test_a_sample_does_not_know_others_sealed_answers(scenario: type[Scenario]) -> None:
    match = scenario("vote", seats=3).play("p2 vote p1").match
    found = set()
    for seed in range(20):
        frame = match.sample(0, seed).state.stack[-1]
        assert isinstance(frame, Sealed)
        found.add(str(frame.given()[2]))
        own = match.sample(2, seed).state.stack[-1]
        assert own == match.state.stack[-1]
    assert found == {"vote p0", "vote p1"}


def test_whoever_has_answered_is_not_asked_again(scenario: type[Scenario]) -> None:
    s = scenario("vote", seats=3).play("p2 vote p1")
    s.refuse("p2 vote p0", "one-vote").refuse("p0 vote p0", "not-oneself")
    s.refuse("p0 vote p7", "kernel:not-an-option")


@pytest.mark.parametrize(("ties", "asked"), [("captain", {0}), ("nobody", {0, 1, 2})])
def test_ties(scenario: type[Scenario], ties: str, asked: set[int]) -> None:
    s = scenario("vote", seats=3, options={"ties": ties})
    s.play("p0 vote p1", "p1 vote p2", "p2 vote p0").expect(no_events=["elected"])
    assert set(s.match.pending()) == asked
    if ties == "captain":
        s.play("p0 break p2").expect(captain=2, events=["elected p2"])


# Interruptions


def test_whoever_is_not_asked_may_break_in(scenario: type[Scenario]) -> None:
    s = scenario("vote", seats=4, options={"ties": "captain"})
    s.play("p0 vote p1", "p1 vote p2", "p2 vote p3", "p3 vote p1")
    s.play("p0 vote p1", "p1 vote p2", "p2 vote p3", "p3 vote p0")
    # Nobody waits for those who may withdraw; the captain p1, who is asked, cannot.
    assert list(s.match.pending()) == [1]
    may_withdraw = [seat for seat in range(5) if s.interruptions(seat) == ["withdraw"]]
    assert may_withdraw == [0, 2, 3]
    s.refuse("p1 withdraw", "kernel:not-an-option").refuse("p2 break p2", "kernel:not-asked")
    s.refuse("p4 withdraw", "kernel:not-asked").refuse("p7 withdraw", "kernel:not-asked")
    s.play("p2 withdraw")
    assert s.options(1) == ["break p0", "break p1", "break p3"]
    s.refuse("p2 withdraw", "kernel:not-asked")
    s.play("p0 withdraw", "p3 withdraw").expect(captain=1, events=["elected p1"])


# Windows


def sale(hands: list[list[int]], seats: int = 3) -> Match[Sale]:
    match = Match.begin(AuctionGame(), seats, 1, {})
    match.state.hands = hands
    match.state.played = seats - sum(map(sum, hands))
    assert match.problems() == []
    return match


def play(match: Match[Sale], *lines: str) -> None:
    for line in lines:
        seat, _, action = line.partition(" ")
        match.play(int(seat[1:]), action)


def bid(match: Match[Sale]) -> tuple[int, int]:
    frame = match.state.stack[0]
    assert isinstance(frame, Auction)
    return frame.bidder, frame.coins


NONE = [[0, 0], [0, 0], [0, 0]]


def test_anyone_may_act_in_a_window_in_any_order() -> None:
    match = sale(NONE)
    assert set(match.pending()) == {0, 1, 2}
    play(match, "p2 bid 3", "p0 pass", "p1 pass")
    assert bid(match) == (2, 3)
    play(match, "p1 bid 4", "p2 pass", "p0 pass")
    assert bid(match) == (1, 4)


def test_a_pass_stands_until_somebody_acts() -> None:
    match = sale(NONE)
    play(match, "p1 pass")
    assert set(match.pending()) == {0, 2}
    assert match.why_not(1, "bid 1") == "kernel:not-asked"
    play(match, "p2 bid 1", "p0 pass", "p1 pass")
    assert set(match.pending()) == {0, 1, 2}


def test_the_owner_may_close_a_window_at_any_moment() -> None:
    match = sale(NONE)
    play(match, "p2 bid 3", "p0 pass", "p1 pass", "p0 knock")
    assert match.state.worth == [0, 0, 6]
    assert match.state.coins == [12, 12, 9]
    assert match.why_not(1, "knock") is None, "the next lot has another auctioneer"


def test_the_owner_must_act_when_all_others_have_passed() -> None:
    match = sale(NONE)
    play(match, "p0 pass", "p1 pass", "p2 pass")
    assert [str(option) for option in match.pending()[0].options] == ["knock"]
    assert set(match.pending()) == {0}
    late = sale(NONE)
    play(late, "p1 pass", "p2 pass")
    assert late.why_not(0, "pass") == "kernel:not-an-option"
    assert late.pending()[0].options == match.pending()[0].options


def test_a_window_within_a_window_cancels_what_was_done() -> None:
    match = sale([[0, 1], [0, 1], [0, 1]])
    play(match, "p1 bid 2", "p2 challenge", "p0 pass", "p1 pass")
    assert bid(match) == (-1, 0)
    assert set(match.pending()) == {0, 1, 2}
    assert match.state.hands[2] == [0]


def test_chains_resolve_last_in_first_out() -> None:
    match = sale([[0, 1], [0, 1], [0, 1]])
    play(match, "p1 bid 2", "p2 challenge", "p1 challenge")
    assert match.view(0)["challenges"] == 2
    play(match, "p0 pass", "p2 pass")
    assert match.view(0)["challenges"] == 0, "the challenge is cancelled, the bid waits again"
    play(match, "p2 pass", "p0 pass")
    assert bid(match) == (1, 2)


def test_three_answers_deep() -> None:
    match = sale([[0, 1], [0, 1], [0, 1]])
    play(match, "p1 bid 2", "p2 challenge", "p1 challenge", "p0 challenge")
    play(match, "p1 pass", "p2 pass")
    # p0 cancelled p1's answer, so p2's challenge is open to answers again, and nobody has one.
    play(match, "p0 pass", "p1 pass")
    assert bid(match) == (-1, 0)
    assert match.state.played == 3


def test_everybody_is_asked_so_that_the_question_tells_nothing() -> None:
    with_card, without = sale([[0, 0], [0, 1], [1, 1]]), sale([[0, 0], [1, 1], [0, 1]])
    for match in (with_card, without):
        play(match, "p0 pass", "p1 bid 1")
        assert set(match.pending()) == {0, 2}
    assert with_card.view(0) == without.view(0)
    assert [str(option) for option in with_card.pending()[0].options] == ["pass"]


# Forms


def deal_form(match: Match[State]) -> Form:
    form = match.pending()[0].form
    assert form is not None
    return form


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("offer p1 give-gold=1 get-rum=1", None),
        ("offer p2 give-rum=5 get-rum=6", None),
        ("offer p0 give-gold=1 get-rum=1", "deal:partner"),
        ("offer p1 give-gold=2 get-rum=1", "deal:have-it"),
        ("offer p1 give-gold=1 get-rum=2", "deal:have-it"),
        ("offer p1 give-gold=1", "deal:both-give"),
        ("offer p1 give-gold=1 give-rum=0 get-rum=1", "deal:whole-goods"),
        ("offer p1 give-gold=01 get-rum=1", "deal:whole-goods"),
        ("offer p1 give-gold=some get-rum=1", "deal:whole-goods"),
        ("accept", "kernel:not-an-option"),
    ],
)
def test_a_form_says_what_is_wrong(text: str, rule: str | None) -> None:
    match = Match.begin(registry.game("deal"), 3, 1, {})
    assert match.why_not(0, text) == rule


def test_a_form_is_equal_by_what_it_asks() -> None:
    match = Match.begin(registry.game("deal"), 3, 1, {})
    form = deal_form(match)
    assert form == deal_form(match.clone())
    assert form.verb == "offer"
    assert [field.name for field in form.fields][:2] == ["partner", "give-gold"]
    assert len(form.suggest(1)) == 1


def test_a_deal_needs_both(scenario: type[Scenario]) -> None:
    s = (
        scenario("deal", seats=3)
        .play("p0 offer p1 give-rum=3 get-gold=2")
        .expect(asked="p1 answer")
    )
    s.play("p1 accept").expect(events=["dealt p0 partner=1 gave=0,3 got=2,0"], asked="p0 pay")
    again = scenario("deal", seats=3).play("p0 offer p1 give-rum=3 get-gold=2", "p1 decline")
    again.expect(no_events=["dealt"], asked="p0 pay")


# Picks, one by one


def test_picks_come_one_at_a_time_and_count_together(scenario: type[Scenario]) -> None:
    s = scenario("deal", seats=2).play("p0 pass")
    assert s.options(0) == ["pay gold", "pay rum"]
    s.play("p0 pay gold").expect(no_events=["paid"])
    assert s.options(0) == ["pay rum"]
    s.play("p0 pay rum").expect(events=["paid p0 goods=gold,rum"], asked="p1 offer")


def test_picks_may_end_early_once_there_are_enough(scenario: type[Scenario]) -> None:
    s = scenario("deck", seats=2)
    s.play("p0 draw", "p1 draw", "p0 draw", "p1 draw", "p0 swap")
    assert "done" not in s.options(0)
    first, second = s.options(0)
    s.play(f"p0 {first}")
    assert s.options(0) == [second, "done"]
    s.play("p0 done").expect(asked="p1 turn")
