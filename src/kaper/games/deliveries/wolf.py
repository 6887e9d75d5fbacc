"""The Sea Wolf: the flipped Delivery card, for hire by one player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.deliveries import doors
from kaper.games.deliveries.actions import HIRE_WOLF, NO_WOLF
from kaper.games.deliveries.reasons import why_no_hiring
from kaper.games.deliveries.state import NOBODY, Deliveries
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask


@dataclass(frozen=True, slots=True)
class OfferWolf(Ask[Deliveries]):
    """A player may hire the Sea Wolf; `left` players can still be asked, this one included."""

    left: int

    def options(self, state: Deliveries, seat: int) -> Sequence[Action]:
        return (HIRE_WOLF, NO_WOLF)

    def answer(self, state: Deliveries, seat: int, action: Action) -> None:
        if action is HIRE_WOLF:
            state.stack.pop()
            doors.hire_wolf(state, seat)
            return
        doors.decline_wolf(state, seat)
        if self.left > 1:
            state.stack[-1] = OfferWolf(state.left_of(seat), self.left - 1)
        else:
            state.stack.pop()
            doors.discard_unwanted_wolf(state)

    def prompt(self, state: Deliveries, seat: int) -> Prompt:
        then = state.left_of(seat) if self.left > 1 else NOBODY
        return Prompt("deliveries-prompt-hire", (("then", then),))

    def why_not(self, state: Deliveries, seat: int, action: Action) -> str:
        return why_no_hiring(action)

    def not_asked(self, state: Deliveries, seat: int) -> str:
        return "wolf.passes-left"
