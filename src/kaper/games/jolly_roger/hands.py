"""The hand limit, and the base of all plain choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kaper.games.jolly_roger import doors
from kaper.games.jolly_roger.actions import MOST_SEATS
from kaper.games.jolly_roger.cards import kinds_of
from kaper.games.jolly_roger.events import CrewDiscarded
from kaper.games.jolly_roger.reasons import why_no_action
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask


@dataclass(frozen=True, slots=True)
class Choice(Ask[JollyRoger]):
    """A choice that a card or a rule asks of one player, who can do nothing else meanwhile."""

    def why_not(self, state: JollyRoger, seat: int, action: Action) -> str:
        return why_no_action(state, seat, action)


@dataclass(frozen=True, slots=True)
class Discard(Choice):
    """Discard cards over the limit, one by one, at the holder's choice."""

    def step(self, state: JollyRoger) -> bool:
        if len(state.hands[self.seat]) > state.hand_limit():
            return True
        state.stack.pop()
        return False

    def options(self, state: JollyRoger, seat: int) -> Sequence[Action]:
        discards = state.tables.actions.discards
        return [discards[kind] for kind in sorted(set(kinds_of(state.hands[seat])))]

    def answer(self, state: JollyRoger, seat: int, action: Action) -> None:
        kind = state.tables.crew_number[action.args[0]]
        doors.lay_down(state, seat, kind)
        doors.discard(state, [kind])
        doors.tell(state, CrewDiscarded(seat, action.args[0]))

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        over = len(state.hands[seat]) - state.hand_limit()
        return Prompt("jolly-roger-prompt-discard", (("count", over),))

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "hand.discard-excess"


_DISCARDS = tuple(Discard(seat) for seat in range(MOST_SEATS))


def limit_hands(state: JollyRoger, seats: Iterable[int]) -> None:
    """Have these seats discard what they hold over the limit, in this order, before all else."""
    state.stack += [_DISCARDS[seat] for seat in reversed(tuple(seats))]
