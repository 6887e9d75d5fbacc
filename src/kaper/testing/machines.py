"""Any game that asks one seat at a time, played, taken back, saved and sampled by Hypothesis.

class AnyGame(AnyMatch[Martinique]):
    game = GAME
    ahead = 50

    @invariant()
    def nothing_is_lost(self): ...

TestAnyGame = AnyGame.TestCase
"""

from __future__ import annotations

import json
from itertools import islice
from typing import Generic

from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from kaper.kernel import driver
from kaper.kernel.frames import S
from kaper.kernel.game import Game
from kaper.match import Match
from kaper.replay import load
from kaper.testing.strategies import options
from kaper.testing.wander import wander

_NUMBERS = st.integers(0, 10_000)


class AnyMatch(RuleBasedStateMachine, Generic[S]):
    """What holds in every match; a game adds what it can count again."""

    game: Game[S]
    ahead: int  # at most so many decisions are made before the first step
    match: Match[S]

    @initialize(data=st.data(), seed=_NUMBERS)
    def begin(self, data: st.DataObject, seed: int) -> None:
        seats = data.draw(st.sampled_from(self.game.seats))
        self.match = Match.begin(self.game, seats, seed, data.draw(options(self.game)))
        for _ in islice(wander(self.match, seed), data.draw(st.integers(0, self.ahead))):
            pass

    @precondition(lambda self: not self.match.over)
    @rule(choice=_NUMBERS)
    def play(self, choice: int) -> None:
        ((seat, decision),) = self.match.pending().items()
        given = decision.options
        assert len(given) > 0
        self.match.play(seat, given[choice % len(given)].text)

    @precondition(lambda self: not self.match.over)
    @rule(number=_NUMBERS)
    def undo(self, number: int) -> None:
        seat = number % self.match.seats
        if self.match.can_undo(seat):
            before = self.match.history[-1].before.clone()
            self.match.undo(seat)
            again = Match(self.game, before, self.match.header, self.match.components)
            assert self.match.digest() == again.digest()

    @rule()
    def save_and_load(self) -> None:
        loaded = load(json.loads(json.dumps(self.match.to_json())))
        assert loaded.digest() == self.match.digest()
        assert loaded.record() == self.match.record()
        assert loaded.state.rng == self.match.state.rng
        for viewer in (None, *range(self.match.seats)):
            assert loaded.view(viewer) == self.match.view(viewer)
            assert loaded.redacted(viewer) == self.match.redacted(viewer)

    @rule(number=_NUMBERS, seed=_NUMBERS)
    def sample(self, number: int, seed: int) -> None:
        """A world that a viewer cannot tell from this one is whole, and can be played."""
        viewers = (None, *range(self.match.seats))
        viewer = viewers[number % len(viewers)]
        before = self.match.digest()
        sample = self.match.sample(viewer, seed)
        assert sample.problems() == []
        assert sample.view(viewer) == self.match.view(viewer)
        for _ in islice(wander(sample, seed), 50):
            assert sample.problems() == []
        assert self.match.digest() == before

    @invariant()
    def nothing_is_wrong(self) -> None:
        assert self.match.problems() == []


def sequences(state: S, depth: int) -> int:
    """How many sequences of so many actions there are."""
    (seat,) = driver.waiting(state)
    given = driver.options(state, seat)
    if depth == 1:
        return len(given)
    total = 0
    for action in given:
        after = state.clone()
        driver.apply(after, seat, action)
        total += sequences(after, depth - 1)
    return total
