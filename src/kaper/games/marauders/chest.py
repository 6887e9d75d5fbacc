"""The chest at home: Ducats stashed and withdrawn, the amount known to the owner alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.marauders import doors
from kaper.games.marauders.actions import AMOUNT
from kaper.games.marauders.glory_events import Stashed, Withdrew
from kaper.games.marauders.knowledge import gold_stashed, gold_withdrawn
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Field, Form, Prompt
from kaper.kernel.frames import DECLINE, Ask

# A bit of `done`: a withdrawal was called off. It is not asked for again in this Port action, so
# that nobody can go on for ever.
CALLED_OFF = 1 << 11


def why_no_amount(action: Action, most: int) -> str | None:
    word = action.args[0] if action.verb == AMOUNT.name else ""
    return None if word.isdecimal() and 1 <= int(word) <= most else "stash.details"


@dataclass(frozen=True, slots=True)
class Amount(Ask[Marauders]):
    """How much goes into the chest, or comes out of it."""

    stashing: bool

    def _most(self, state: Marauders) -> int:
        return state.gold[self.seat] if self.stashing else state.chest[self.seat]

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return (DECLINE(),)

    def form(self, state: Marauders, seat: int) -> Form | None:
        most = self._most(state)
        if not most:
            return None

        return Form(
            AMOUNT.name,
            (Field("gold", least=1, most=most),),
            lambda action: why_no_amount(action, most),
            lambda count: self._suggest(most, count),
        )

    def suggestions(self, state: Marauders, seat: int, count: int) -> Sequence[Action]:
        most = self._most(state)
        return self._suggest(most, count) if most else ()

    def _suggest(self, most: int, count: int) -> Sequence[Action]:
        """All of it, and what fills whole tens."""
        amounts = dict.fromkeys((most, *(ten for ten in range(10, most, 10))))
        return [AMOUNT(amount) for amount in amounts][:count]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.verb == DECLINE.name:
            if not self.stashing:
                state.done |= CALLED_OFF
            return
        gold = int(action.args[0])
        if self.stashing:
            state.gold[seat] -= gold
            state.chest[seat] += gold
            gold_stashed(state, seat)
            doors.tell(state, Stashed(seat, gold))
            doors.announce(state, seat)
        else:
            state.chest[seat] -= gold
            state.gold[seat] += gold
            gold_withdrawn(state, seat)
            doors.tell(state, Withdrew(seat, gold))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = (("gold", self._most(state)),)
        if self.stashing:
            return Prompt("marauders-prompt-stash", args)
        return Prompt("marauders-prompt-withdraw", args)

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "stash.details"
