"""What a frame says about its questions holds for all that others can know.

A seat that has only one answer gives it at once where everybody can see that (`in_the_open`), and
after a pause where they cannot. A frame that says the first too often would tell of a hand. So
would a question whose topic is told to all, if it hung on what the seat alone knows.
"""

from __future__ import annotations

from random import Random

import pytest

from kaper import registry
from kaper.games.deliveries.rules.delivery import LayDown
from kaper.games.deliveries.state import Deliveries
from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Window
from kaper.kernel.state import State
from kaper.match import Match
from kaper.testing.conformance import Table, tables_of

DECISIONS = 600
# Dealing anew takes as long as some twenty decisions: one in five is looked at.
LOOKED_AT = 1 / 5
SAMPLES = 2


def _tables() -> list[tuple[str, Table]]:
    return [(game, table) for game in registry.games() for table in tables_of(registry.game(game))]


def the_only_answer(state: State, seat: int) -> Action | None:
    frame = state.stack[-1]
    options = frame.options(state, seat)
    return options[0] if len(options) == 1 and frame.form(state, seat) is None else None


def told_by_its_time(state: State, seat: int) -> tuple[bool, bool, Action | None]:
    """All that others could learn from when a seat answers by itself."""
    frame = state.stack[-1]
    in_the_open = frame.in_the_open(state, seat)
    reacts = frame.passing(state, seat) is not None
    return in_the_open, reacts, the_only_answer(state, seat) if in_the_open else None


def topic(game: str, state: State, seat: int) -> str:
    """What others are told that a seat is asked."""
    frame = state.stack[-1]
    told = registry.game(game).topic(frame.prompt(state, seat))
    assert not (told and isinstance(frame, Window) and frame.secret), "it tells who has passed"
    return told


@pytest.mark.parametrize(("game", "table"), _tables(), ids=str)
def test_others_learn_nothing_new_from_what_they_see_asked(game: str, table: Table) -> None:
    check_questions(game, table)


def test_it_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LayDown, "in_the_open", lambda *_: True)
    with pytest.raises(AssertionError, match="LayDown"):
        check_questions("deliveries", Table(5))


def test_a_topic_that_tells_of_a_hand_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def prompt(frame: LayDown, state: Deliveries, seat: int) -> Prompt:
        can = len(frame.options(state, seat)) > 1
        return Prompt("deliveries-prompt-deliver" if can else "deliveries-prompt-turn")

    monkeypatch.setattr(LayDown, "prompt", prompt)
    with pytest.raises(AssertionError, match="LayDown"):
        check_questions("deliveries", Table(5))


def check_questions(game: str, table: Table) -> None:
    """Play at random; what the others might learn is the same wherever they might be."""
    random = Random(str(table))
    rules = registry.game(game)
    match = Match.begin(rules, table.seats, 1, dict(table.options))
    for _ in range(DECISIONS):
        if match.over:
            return
        state = match.state
        seat = random.choice(driver.waiting(state))
        if random.random() < LOOKED_AT:
            told, asked = told_by_its_time(state, seat), topic(game, state, seat)
            for viewer in [None, *(other for other in range(table.seats) if other != seat)]:
                for _ in range(SAMPLES):
                    dealt = rules.sample(state, viewer, random.getrandbits(32))
                    assert told_by_its_time(dealt, seat) == told, (state.stack[-1], viewer)
                    assert topic(game, dealt, seat) == asked, (state.stack[-1], viewer)
        match.play(seat, random.choice(driver.options(state, seat)))


@pytest.mark.parametrize("game", registry.games())
def test_whoever_lets_things_go_by_may_do_so(game: str) -> None:
    random = Random(game)
    rules = registry.game(game)
    match = Match.begin(rules, rules.seats[-1], 5, {})
    for _ in range(DECISIONS):
        if match.over:
            return
        for seat in driver.waiting(match.state):
            passing = match.state.stack[-1].passing(match.state, seat)
            assert passing is None or match.why_not(seat, passing) is None
        seat = random.choice(driver.waiting(match.state))
        match.play(seat, random.choice(driver.options(match.state, seat)))
