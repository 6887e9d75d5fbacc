"""The course of a game with chance in the open: whose move it is, chance among the movers.

In OpenSpiel chance is a player whose moves are listed. There are two ways to play it. `deals` draws
a number at the start, from which all later chance follows: that is fast, and hidden information is
as hidden as ever, since a resampled position has chance of its own. `explicit` lists every die and
every draw with its probabilities: then whole trees can be searched, and no position is cloned
together with what chance will bring.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, Literal, TypeAlias, get_args

from kaper.adapters.table import Rules, asked
from kaper.kernel import listing
from kaper.kernel.actions import Action
from kaper.kernel.listing import Chance
from kaper.kernel.state import State

ChanceMode: TypeAlias = Literal["deals", "explicit"]
CHANCE_MODES: Final[tuple[ChanceMode, ...]] = get_args(ChanceMode)
# A deal is a number of so many digits, each of which chance decides by itself.
DIGITS, VALUES = 4, 256


class Course:
    """Where a game has come to. Copies share the rules, and the positions, which never change."""

    __slots__ = ("_decided", "_moved", "_starts", "chance", "mode", "rules", "state")

    def __init__(self, rules: Rules, mode: ChanceMode, starts: Sequence[State] = ()) -> None:
        self.rules = rules
        self.mode = mode
        # Positions of which chance picks one, instead of the set-up.
        self._starts = starts
        self._decided: tuple[str, ...] = ()
        self._moved: tuple[int, Action] | None = None
        self.state: State | None = None
        self.chance: Chance | None = None
        self._go_on()

    def __deepcopy__(self, memo: dict[int, object]) -> Course:
        other = object.__new__(Course)
        other.rules, other.mode, other._starts = self.rules, self.mode, self._starts
        other._decided, other._moved, other.chance = self._decided, self._moved, self.chance
        other.state = None if self.state is None else self.state.clone()
        return other

    @property
    def over(self) -> bool:
        return self.state is not None and not self.state.stack

    @property
    def seat(self) -> int | None:
        """Who is asked; None where chance is, or the game is over."""
        return None if self.chance or self.state is None else asked(self.state)

    def act(self, number: int) -> None:
        """Do the action with this number for whoever is asked."""
        state, seat = self.state, self.seat
        assert state is not None
        assert seat is not None
        if self.mode == "deals":
            self.rules.play(state, seat, number)
            return
        self._moved = seat, self.rules.space.actions[number]
        self._go_on()

    def decide(self, outcome: int) -> None:
        """Let chance decide for one of its outcomes, by its place among them."""
        assert self.chance is not None
        self._decided = (*self._decided, self.chance.outcomes[outcome][0])
        self._go_on()

    def put(self, state: State) -> None:
        """Go on from this position."""
        self.state, self.chance, self._moved, self._decided = state.clone(), None, None, ()

    def resample(self, seat: int, seed: int) -> Course:
        """A course that this seat cannot tell from the true one."""
        other = self.__deepcopy__({})
        if self.state is not None:
            other.state = self.rules.game.sample(self.state, seat, seed)
        return other

    def _go_on(self) -> None:
        """Play on as far as chance has decided."""
        found = self._played()
        if isinstance(found, Chance):
            self.chance = found
        else:
            self.state, self.chance, self._moved, self._decided = found, None, None, ()

    def _played(self) -> State | Chance:
        if self.state is not None and self._moved is not None:
            return listing.after(self.state, *self._moved, self._decided)
        rules = self.rules
        if self._starts:
            return self._start()
        if self.mode == "explicit":
            decided = self._decided
            return listing.begun(rules.game, rules.seats, rules.options, rules.components, decided)
        if len(self._decided) < DIGITS:
            return _even("deal", [str(value) for value in range(VALUES)])
        return rules.begin(".".join(self._decided))

    def _start(self) -> State | Chance:
        if len(self._starts) > 1 and not self._decided:
            return _even("start", [str(start) for start in range(len(self._starts))])
        return self._starts[int(self._decided[0]) if self._decided else 0].clone()


def _even(source: str, words: Sequence[str]) -> Chance:
    return Chance("draw", source, tuple((word, Fraction(1, len(words))) for word in words))
