"""What a bot is, and what it is shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Decision, Prompt
from kaper.kernel.events import Event
from kaper.kernel.frames import Sealed
from kaper.kernel.game import Game
from kaper.kernel.state import State
from kaper.match import Match

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Liking(Generic[S]):
    """What one seat likes about positions beyond winning: see `Game.styles`."""

    seat: int
    taste: Callable[[S, int], float]


class Position(Generic[S]):
    """A state to think about: clone it, play on, see how it ends. Never the true one."""

    __slots__ = ("_game", "_liking", "_state")

    def __init__(self, game: Game[S], state: S, liking: Liking[S] | None = None) -> None:
        self._game = game
        self._state = state
        self._liking = liking

    def waiting(self) -> tuple[int, ...]:
        return driver.waiting(self._state)

    def goes_on(self, seat: int) -> bool:
        """Whether only this seat is asked, and still in the same turn."""
        return self.waiting() == (seat,) and not self._state.stack[-1].begins_turn(self._state)

    def options(self, seat: int) -> Sequence[Action]:
        return driver.options(self._state, seat)

    def apply(self, seat: int, action: Action) -> None:
        driver.apply(self._state, seat, action)

    def clone(self) -> Position[S]:
        return Position(self._game, self._state.clone(), self._liking)

    def evaluate(self, seat: int) -> float:
        """How well a seat stands; whoever thinks about it adds what it likes."""
        worth, liking = self._game.evaluate(self._state, seat), self._liking
        if liking is None or liking.seat != seat or not self._state.stack:
            return worth
        return worth + liking.taste(self._state, seat)

    def view(self, seat: int) -> Mapping[str, object]:
        return self._game.view(self._state, seat)

    def outlook(self, seat: int) -> Mapping[str, float]:
        return self._game.outlook(self._state, seat)

    def same_as(self, other: Position[S]) -> bool:
        return self._state == other._state

    @property
    def sealed(self) -> bool:
        """Whether those who wait answer in secret, for all answers to count together."""
        return isinstance(self._state.stack[-1], Sealed)

    @property
    def over(self) -> bool:
        return not self._state.stack


class Seen(Generic[S]):
    """All that a seat may know when it has to decide."""

    def __init__(self, match: Match[S], seat: int, liking: Liking[S] | None = None) -> None:
        self.seat = seat
        self._liking = liking
        # Kept from the bot: only `sample` uses it, and what leaves `sample` is dealt anew.
        self.__match = match

    @property
    def decision(self) -> Decision:
        return self.__match.decision(self.seat)

    @property
    def look(self) -> tuple[int, int]:
        """In how many worlds, and how many decisions on, this game is best looked at."""
        return self.__match.game.look

    def view(self) -> Mapping[str, object]:
        return self.__match.view(self.seat)

    def events(self) -> list[Event]:
        """What happened so far, as this seat may know it."""
        return self.__match.redacted(self.seat)

    def in_style(self, style: str) -> Seen[S]:
        """The same, for a bot that likes to play so; without a style, for one that just wins."""
        if not style:
            return self
        match = self.__match
        return Seen(match, self.seat, Liking(self.seat, match.game.styles[style]))

    def sample(self, seed: int) -> Position[S]:
        """A position that the seat cannot tell from the true one."""
        match = self.__match
        state = match.game.sample(match.state, self.seat, seed)
        return Position(match.game, state, self._liking)

    def imagine(self, seed: int) -> Match[S]:
        """A whole match that the seat cannot tell from the true one, to play on in thought."""
        return self.__match.sample(self.seat, seed)

    def because(self, action: Action) -> Prompt | None:
        """What the seat may say openly of why it is about to act."""
        match = self.__match
        return match.game.because(match.game.sample(match.state, self.seat, 0), self.seat, action)

    def options(self) -> Sequence[Action]:
        """What may be answered; where a form is asked, with some suggestions."""
        return driver.options(self.__match.state, self.seat)


class Bot(ABC):
    """Decides for one seat."""

    name: str

    @abstractmethod
    def decide(self, seen: Seen[S]) -> Action:
        """One of the actions that the decision allows."""

    def because(self, seen: Seen[S], action: Action) -> Prompt | None:
        """What the bot says of its decision, for all to hear."""
        return seen.because(action)
