"""The Sea Wolf: the flipped Delivery card, for hire by one player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.deliveries import doors
from kaper.games.deliveries.actions import DELIVER, HIRE
from kaper.games.deliveries.rules.prospects import hiring_brings
from kaper.games.deliveries.state import NOBODY, Deliveries
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, always
from kaper.kernel.frames import DECLINE, Ask


@dataclass(frozen=True, slots=True)
class OfferWolf(Ask[Deliveries]):
    """A player may hire the Sea Wolf; `left` players can still be asked, this one included."""

    left: int

    def deeds(self) -> Deeds[OfferWolf, Deliveries]:
        return HIRING

    def prompt(self, state: Deliveries, seat: int) -> Prompt:
        then = state.left_of(seat) if self.left > 1 else NOBODY
        return Prompt("deliveries-prompt-hire", (("then", then),))

    def not_now(self, state: Deliveries, seat: int, action: Action) -> str:
        return "delivery.optional" if action.verb == DELIVER.name else "wolf.flip"

    def not_asked(self, state: Deliveries, seat: int) -> str:
        return "wolf.passes-left"


def hire(asked: OfferWolf, state: Deliveries, seat: int, action: Action) -> None:
    state.stack.pop()
    # Rule: wolf.to-hand
    doors.hire_wolf(state, seat)


def decline(asked: OfferWolf, state: Deliveries, seat: int, action: Action) -> None:
    doors.decline_wolf(state, seat)
    if asked.left > 1:
        # Rule: wolf.passes-left
        state.stack[-1] = OfferWolf(state.left_of(seat), asked.left - 1)
    else:
        state.stack.pop()
        # Rule: wolf.nobody-discard
        doors.discard_unwanted_wolf(state)


HIRING: Final = Deeds(
    Deed(HIRE, always, hire, brings=hiring_brings), Deed(DECLINE, always, decline)
)
