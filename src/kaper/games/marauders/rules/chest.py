"""The chest at home: Ducats stashed and withdrawn, the amount known to the owner alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kaper.games.marauders import doors, turn_doors
from kaper.games.marauders.actions import AMOUNT, STASH, WITHDRAW
from kaper.games.marauders.glory_events import ChestOpened
from kaper.games.marauders.marks import CALLED_OFF
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Field, Form, Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import DECLINE, Ask


def open_chest(state: Marauders, seat: int, *, stashing: bool) -> None:
    """That it is opened is told to all, the amount to nobody."""
    purpose = STASH.name if stashing else WITHDRAW.name
    # Rule: stash.secret
    doors.tell(state, ChestOpened(seat, purpose))
    state.stack.append(Amount(seat, stashing))


@dataclass(frozen=True, slots=True)
class Amount(Ask[Marauders]):
    """How much goes into the chest, or comes out of it."""

    stashing: bool

    def most(self, state: Marauders) -> int:
        captain = state.captains[self.seat]
        return captain.gold if self.stashing else captain.chest

    def deeds(self) -> Deeds[Amount, Marauders]:
        return AMOUNTS

    def form(self, state: Marauders, seat: int) -> Form | None:
        most = self.most(state)
        if not most:
            return None

        return Form(
            AMOUNT.name,
            (Field("gold", least=1, most=most, suggested=(*whole_points(most), most)),),
            lambda action: why_no_amount(action, most),
            lambda count: self._suggest(most, count),
        )

    def suggestions(self, state: Marauders, seat: int, count: int) -> Sequence[Action]:
        most = self.most(state)
        return self._suggest(most, count) if most else ()

    def _suggest(self, most: int, count: int) -> Sequence[Action]:
        """All of it, and less."""
        return [AMOUNT(amount) for amount in (most, *whole_points(most))][:count]

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = (("gold", self.most(state)),)
        if self.stashing:
            return Prompt("marauders-prompt-stash", args)
        return Prompt("marauders-prompt-withdraw", args)

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "stash.details"


def whole_points(most: int) -> range:
    """Lower amounts that are worth whole Glory Points in a chest."""
    return range(doors.DUCATS_A_POINT, most, doors.DUCATS_A_POINT)


def why_no_amount(action: Action, most: int) -> Refusal | None:
    word = action.args[0]
    if word.isdecimal() and 1 <= int(word) <= most:
        return None
    return Refusal("stash.details", most=most)


def why_not_so_many(asked: Amount, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return why_no_amount(action, asked.most(state))


def by_the_form(asked: Amount, state: Marauders, seat: int) -> Sequence[Action]:
    """Amounts are not listed: they are written into the form."""
    return ()


def move_gold(asked: Amount, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    gold = int(action.args[0])
    if asked.stashing:
        doors.stash(state, seat, gold)
    else:
        doors.withdraw(state, seat, gold)


def shut_again(asked: Amount, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    if not asked.stashing:
        turn_doors.note(state, CALLED_OFF)


AMOUNTS: Final = Deeds(
    Deed(AMOUNT, why_not_so_many, move_gold, by_the_form),
    Deed(DECLINE, always, shut_again),
)
