"""What a search advises: in words, the same in all worlds, and with a plan that it stands by."""

from __future__ import annotations

from random import Random

import pytest

import kaper
from kaper import registry
from kaper.bots import Seen
from kaper.bots.advice import (
    Advice,
    Adviser,
    Opinion,
    advise,
    known,
    own_turn,
    rather,
    sureness,
    takes_back,
)
from kaper.bots.mcts import Budget
from kaper.kernel.actions import Verb
from kaper.kernel.frames import DECLINE, DONE
from kaper.kernel.state import State
from kaper.kernel.undo import Step
from kaper.match import Match, Played
from kaper.testing.advised import follow
from kaper.testing.wander import wander
from kaper.text import LANGUAGES, Text

SEATS = {"jolly-roger": 4}
BUDGET = Budget(passes=10)
GAMES = registry.games()


def asked(game: str, seed: int, moves: int = 30) -> tuple[Match[State], int]:
    """A match after some moves of anything legal, and a seat that has a choice."""
    match = kaper.new(game, SEATS.get(game, 2), seed)
    for decision in wander(match, seed):
        if len(match.history) >= moves and len(decision.options) > 1:
            return match, decision.seat
    raise AssertionError("nobody had a choice")


def advice_in(match: Match[State], seat: int, seed: int = 1) -> Advice:
    return advise(Seen(match, seat), Random(seed), BUDGET, own_turn(match, seat))


@pytest.mark.parametrize("game", GAMES)
def test_it_names_a_reason_in_both_languages(game: str) -> None:
    told = 0
    for seed in range(1, 4):
        match, seat = asked(game, seed)
        step = advice_in(match, seat).steps[0]
        for lang in LANGUAGES:
            text = Text(game, lang, reader=seat)
            assert text.action(step.best.action)
            assert all(text.prospect(reason) for reason in step.reasons)
        told += bool(step.reasons)
    assert told >= 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_it_advises_alike_whatever_the_seat_cannot_know(game: str, seed: int) -> None:
    match, seat = asked(game, seed)
    taken = own_turn(match, seat)
    sample = match.sample(seat, 7)
    here = advise(Seen(match, seat), Random(3), BUDGET, taken)
    there = advise(Seen(sample, seat), Random(3), BUDGET, taken)
    assert here == there
    assert known(match, seat) == known(sample, seat) == here.steps[0].known


@pytest.mark.parametrize("game", GAMES)
def test_options_are_ranked_and_legal(game: str) -> None:
    match, seat = asked(game, 3)
    step = advice_in(match, seat).steps[0]
    ranked = [step.best, *step.others]
    assert [one.worth for one in ranked] == sorted((one.worth for one in ranked), reverse=True)
    assert len({one.action for one in ranked}) == len(ranked)
    assert all(match.why_not(seat, one.action) is None for one in ranked)
    assert step.options == len(Seen(match, seat).options())


def test_how_sure_it_is_hangs_on_the_error() -> None:
    action = Verb("go")()
    best = Opinion(action, 0.6, 0.03, 10)

    def beside(worth: float) -> str:
        return sureness(best, Opinion(action, worth, 0.04, 10))

    assert [beside(0.49), beside(0.51), beside(0.54), beside(0.56)] == [
        "clear",
        "slight",
        "slight",
        "even",
    ]


def test_a_plan_is_followed_until_something_new_is_known() -> None:
    """In the harbour nothing is learned by buying what lies open."""
    match, seat = asked("marauders", 1, moves=0)
    adviser = Adviser(seat, 1, BUDGET)
    while not own_plan(adviser, match, seat):
        match.play(*first_option(match))
    plan = adviser.advise(match)
    for place, step in enumerate(plan.steps):
        # Asked again, it says the same, and what it says next was told before.
        assert adviser.advise(match).steps == plan.steps[place:]
        match.play(seat, step.best.action)


def own_plan(adviser: Adviser, match: Match[State], seat: int) -> bool:
    """Whether the seat has a choice, and a plan of several actions."""
    if seat not in match.pending():
        return False
    plan = adviser.advise(match).steps
    return len(plan) > 2 and bool(plan[0].others)


def first_option(match: Match[State]) -> tuple[int, str]:
    seat, decision = next(iter(match.pending().items()))
    return seat, decision.options[0].text


def test_another_action_than_the_planned_one_is_thought_about_anew() -> None:
    match, seat = asked("marauders", 1, moves=0)
    adviser = Adviser(seat, 1, BUDGET)
    while not own_plan(adviser, match, seat):
        match.play(*first_option(match))
    plan = adviser.advise(match)
    other = plan.steps[0].others[0].action
    match.play(seat, other)
    assert not match.pending().get(seat) or adviser.advise(match).steps[0] not in plan.steps


def test_a_turn_goes_on_whatever_others_answer() -> None:
    """Else what was bought before a rival passed would be forgotten, and thrown overboard."""
    match = kaper.new("marauders", 2, 1)
    setting_up = match.state.clone()
    for _ in wander(match, 1):
        if match.state.stack[-1].begins_turn(match.state):
            break
    assert match.state.stack
    earlier, first, answer, last = (Verb(name)() for name in ("earlier", "first", "answer", "last"))
    match.history = [
        Played(setting_up, 0, Step(0, learned=False), earlier),
        Played(match.state, 0, Step(0, learned=False), first),
        Played(setting_up, 0, Step(1, learned=False), answer),
        Played(setting_up, 0, Step(0, learned=False), last),
    ]
    assert own_turn(match, 0) == [first, last]


def test_what_takes_back_an_action_is_known_by_its_verb_and_its_thing() -> None:
    game = registry.game("marauders")
    actions = [game.grammar.parse(text) for text in ("buy rum", "refit", "repair hull")]
    taken = [action for action in actions if action is not None]
    assert len(taken) == 3

    def back(text: str) -> bool:
        action = game.grammar.parse(text)
        assert action is not None
        return takes_back(game, action, taken)

    assert back("sell rum")
    assert back("jettison rum")
    assert back("purchase sloop")
    assert not back("sell sugar")
    assert not back("buy rum")


def test_following_hints_buys_nothing_to_give_it_away() -> None:
    """`python -m kaper.testing.advised 20` plays whole games."""
    followed = follow(seed=2, passes=8, most=120)
    assert followed.undone == []
    assert followed.unexplained == []


def in_port(seed: int) -> tuple[Match[State], int]:
    """Somebody who has just gone ashore, with all that a port offers."""
    match = kaper.new("marauders", 2, seed)
    for decision in wander(match, seed):
        if decision.prompt.key == "marauders-prompt-port" and len(decision.options) > 3:
            return match, decision.seat
    raise AssertionError("nobody went ashore")


@pytest.mark.parametrize("seed", [12, 33, 41])
def test_a_plan_enters_nothing_only_to_leave_it_again(seed: int) -> None:
    """Here the search itself likes nothing better than to look in somewhere and to go again."""
    match, seat = in_port(seed)
    depth = 0
    for place, step in enumerate(advice_in(match, seat).steps):
        if seat not in match.pending():
            break
        entered, depth = len(match.state.stack) > depth, len(match.state.stack)
        leaves = step.best.action.verb in {DONE.name, DECLINE.name}
        assert not (place and entered and leaves), step.best.action.text
        match.play(seat, step.best.action)


def test_a_gift_is_taken_unless_declining_it_is_better() -> None:
    match = kaper.new("maracaibo", 2, 1)
    seat, gift = next(
        (decision.seat, option)
        for decision in wander(match, 1)
        for option in decision.options
        if option.verb == "take" and DECLINE() in decision.options
    )
    even = Opinion(DECLINE(), 0.51, 0.1, 20), Opinion(gift, 0.5, 0.1, 20)
    assert rather(match, seat, even) is even[1]
    clear = Opinion(DECLINE(), 0.51, 0.001, 20), Opinion(gift, 0.4, 0.001, 20)
    assert rather(match, seat, clear) is clear[0]
