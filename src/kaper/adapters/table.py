"""A game being played as all adapters see it: one seat is asked, and answers by a number.

Where several seats wait, they are asked in the order that the game lists them, the first one
first: `driver.waiting`. It is the order of play where there is one. What a seat may do that is not
asked (`Frame.interruptions`) is left out.
"""

from __future__ import annotations

from collections.abc import Mapping

from kaper import registry
from kaper.kernel import driver
from kaper.kernel.components import Components
from kaper.kernel.frames import Sealed
from kaper.kernel.observation import Observer
from kaper.kernel.state import State


class Rules:
    """A game with a number of seats and its options: what all its matches have in common."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        components: Components | None = None,
    ) -> None:
        self.game = registry.game(game)
        self.seats = seats or (2 if 2 in self.game.seats else self.game.seats[0])
        self.options = self.game.check_options(options or {})
        self.components = components or self.game.components(self.options)
        self.space = self.game.action_space(self.components)
        self.observer = Observer(self.game, self.begin(0))

    def begin(self, seed: int | str) -> State:
        return self.game.start(self.seats, seed, self.options, self.components)

    def legal(self, state: State, seat: int) -> list[int]:
        """The numbers of what a waiting seat may do, suggestions of a form included."""
        return self.space.numbered(driver.options(state, seat))

    def play(self, state: State, seat: int, number: int) -> None:
        driver.apply(state, seat, self.space.actions[number])

    def returns(self, state: State) -> tuple[float, ...]:
        """What each seat has of it: all zero as long as the game goes on."""
        return (0.0,) * self.seats if state.stack else self.game.result(state).returns()


def asked(state: State) -> int | None:
    """The seat that is to answer next; None when the game is over."""
    waiting = driver.waiting(state)
    return waiting[0] if waiting else None


def asked_together(state: State) -> tuple[int, ...]:
    """All seats whose answers count together, given in secret; else the one that is next."""
    waiting = driver.waiting(state)
    return waiting if waiting and isinstance(state.stack[-1], Sealed) else waiting[:1]
