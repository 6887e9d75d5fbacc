"""The words of which cards are made, and the doors to the purses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from kaper.kernel.chance import roll
from kaper.kernel.effects import Context, Effect, OneOf, Special, run_effect
from kaper.testing.toys.chain.voyage import Gained, Lost, Rolled, Voyage


def gain(state: Voyage, seat: int, gold: int) -> None:
    state.gold[seat] += gold
    if state.trace is not None:
        state.trace.events.append(Gained(seat, gold))


def lose(state: Voyage, seat: int, gold: int) -> None:
    """Lose gold, as far as there is any; whoever loses the last of it is given alms."""
    lost = min(gold, state.gold[seat])
    state.gold[seat] -= lost
    if state.trace is not None:
        state.trace.events.append(Lost(seat, lost))
    if not state.gold[seat]:
        run_effect(state, ALMS, Context(seat, "alms"))


@dataclass(frozen=True, slots=True)
class Gain(Effect[Voyage]):
    gold: int

    def start(self, state: Voyage, context: Context) -> None:
        gain(state, context.seat, self.gold)

    def label(self) -> str:
        return f"gain-{self.gold}"


@dataclass(frozen=True, slots=True)
class Lose(Effect[Voyage]):
    gold: int

    def can(self, state: Voyage, context: Context) -> str | None:
        return None if state.gold[context.seat] else "nothing-to-lose"

    def start(self, state: Voyage, context: Context) -> None:
        lose(state, context.seat, self.gold)

    def label(self) -> str:
        return f"lose-{self.gold}"


@dataclass(frozen=True, slots=True)
class Nothing(Effect[Voyage]):
    """Beside others, for what may be declined."""

    def start(self, state: Voyage, context: Context) -> None:
        """Nothing happens."""

    def label(self) -> str:
        return "nothing"


@dataclass(frozen=True, slots=True)
class Everybody(Effect[Voyage]):
    """This for every seat, starting with the owner of the card."""

    effect: Effect[Voyage]

    def can(self, state: Voyage, context: Context) -> str | None:
        seats = range(state.seats)
        reasons = [self.effect.can(state, replace(context, seat=seat)) for seat in seats]
        return None if None in reasons else reasons[context.seat]

    def start(self, state: Voyage, context: Context) -> None:
        for step in reversed(range(state.seats)):
            seat = (context.seat + step) % state.seats
            run_effect(state, self.effect, replace(context, seat=seat))

    def label(self) -> str:
        return f"each-{self.effect.label()}"


@dataclass(frozen=True, slots=True)
class RollFor(Effect[Voyage]):
    """Roll a die: with this face or more, the effect happens. A six is lucky in any case."""

    least: int
    effect: Effect[Voyage]

    def start(self, state: Voyage, context: Context) -> None:
        (face,) = roll(state, "d6", 6)
        if state.trace is not None:
            state.trace.events.append(Rolled(context.seat, face))
        if face >= self.least:
            run_effect(state, self.effect, context)
        if face == 6:
            run_effect(state, LUCK, replace(context, source="luck"))

    def label(self) -> str:
        return f"roll-{self.least}-{self.effect.label()}"


@dataclass(frozen=True, slots=True)
class Tale(Special[Voyage]):
    """What only one card does."""

    def function(self) -> Callable[[Voyage, Context], None]:
        return SPECIALS[self.name]


def swap_with_richest(state: Voyage, context: Context) -> None:
    """The only effect that is about two purses at once."""
    richest = max(range(state.seats), key=lambda seat: (state.gold[seat], -seat))
    difference = state.gold[richest] - state.gold[context.seat]
    if difference:
        lose(state, richest, difference)
        gain(state, context.seat, difference)


ALMS = Gain(1)
LUCK: Effect[Voyage] = OneOf((Gain(2), Nothing()))
SPECIALS = {"swap-with-richest": swap_with_richest}
