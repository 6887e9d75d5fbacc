"""The hand limit, and the base of all plain choices."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.jolly_roger import doors
from kaper.games.jolly_roger.actions import DISCARD, MOST_SEATS
from kaper.games.jolly_roger.components.cards import kinds_of
from kaper.games.jolly_roger.events import CrewDiscarded
from kaper.games.jolly_roger.rules.refusals import moment, why_no_crew
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.frames import Ask


@dataclass(frozen=True, slots=True)
class Choice(Ask[JollyRoger]):
    """A choice that a card or a rule asks of one player, who can do nothing else meanwhile."""

    asked_by: ClassVar[str]  # the rule that asks it

    def not_now(self, state: JollyRoger, seat: int, action: Action) -> str:
        return moment(state, seat, action)

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return self.asked_by


@dataclass(frozen=True, slots=True)
class Discard(Choice):
    """Discard cards over the limit, one by one, at the holder's choice."""

    asked_by: ClassVar[str] = "hand.discard-excess"

    def step(self, state: JollyRoger) -> bool:
        # Rule: hand.limit, hand.discard-excess
        if len(state.hands[self.seat]) > state.hand_limit():
            return True
        state.stack.pop()
        return False

    def deeds(self) -> Deeds[Discard, JollyRoger]:
        return DISCARDING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        over = len(state.hands[seat]) - state.hand_limit()
        return Prompt("jolly-roger-prompt-discard", (("count", over),))


def discards(asked: Discard, state: JollyRoger, seat: int) -> list[Action]:
    actions = state.tables.actions.discards
    return [actions[kind] for kind in sorted(set(kinds_of(state.hands[seat])))]


def why_no_discard(asked: Discard, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    return why_no_crew(state, seat, action.args[0], "hand.discard-own-choice")


def discard(asked: Discard, state: JollyRoger, seat: int, action: Action) -> None:
    kind = state.tables.crew_number[action.args[0]]
    doors.lay_down(state, seat, kind)
    doors.discard(state, [kind])
    doors.tell(state, CrewDiscarded(seat, action.args[0]))


DISCARDING: Final = Deeds(Deed(DISCARD, why_no_discard, discard, discards))

_DISCARDS = tuple(Discard(seat) for seat in range(MOST_SEATS))


def limit_hands(state: JollyRoger, seats: Iterable[int]) -> None:
    """Have these seats discard what they hold over the limit, in this order, before all else."""
    state.stack += [_DISCARDS[seat] for seat in reversed(tuple(seats))]
