"""The delivery of goods: when a Delivery card comes up, all may lay down ships with their cargo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.deliveries import doors
from kaper.games.deliveries.actions import DELIVERS, NO_MORE, Deliver
from kaper.games.deliveries.cards import COLOURS, DELIVERY_CARDS, FIRST_EVENT, FIRST_GOODS
from kaper.games.deliveries.ending import end_game
from kaper.games.deliveries.events import NothingDelivered
from kaper.games.deliveries.reasons import why_no_delivery
from kaper.games.deliveries.state import MOST_SEATS, Deliveries
from kaper.games.deliveries.wolf import OfferWolf
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask, Frame

ALL_KINDS = (1 << len(COLOURS)) - 1


@dataclass(frozen=True, slots=True)
class LookForDelivery(Frame[Deliveries]):
    """After this player's action: a Delivery card on top of the draw pile starts a delivery."""

    seat: int

    def step(self, state: Deliveries) -> bool:
        if not doors.delivery_on_top(state):
            state.stack.pop()
            return False
        doors.announce_delivery(state, self.seat)
        state.stack[-1] = AfterDeliveries(self.seat)
        state.stack.append(LayDown(self.seat, state.seats))
        return False


@dataclass(frozen=True, slots=True)
class LayDown(Ask[Deliveries]):
    """A player may lay down pairs, one after the other; `left` players are to be asked with it."""

    left: int
    laid: int = 0

    def step(self, state: Deliveries) -> bool:
        if _is_asked(state, self.seat):
            return True
        self._pass_on(state)
        return False

    def options(self, state: Deliveries, seat: int) -> Sequence[Action]:
        colour, done = state.tables.colour, state.kinds[seat]
        hand = [card for card in dict.fromkeys(state.hands[seat]) if not done >> colour[card] & 1]
        goods = [card for card in hand if FIRST_GOODS <= card < FIRST_EVENT]
        options: list[Action] = [
            DELIVERS[ship][good - FIRST_GOODS]
            for ship in hand
            if ship < FIRST_GOODS
            for good in goods
            if colour[ship] == colour[good]
        ]
        options.append(NO_MORE)
        return options

    def answer(self, state: Deliveries, seat: int, action: Action) -> None:
        if isinstance(action, Deliver):
            doors.deliver(state, seat, action.ship, action.goods)
            state.stack[-1] = LayDown(seat, self.left, self.laid + 1)
        else:
            self._pass_on(state)

    def _pass_on(self, state: Deliveries) -> None:
        if not self.laid and state.trace is not None:
            state.trace.events.append(NothingDelivered(self.seat))
        if self.left > 1:
            state.stack[-1] = LayDown(state.left_of(self.seat), self.left - 1)
        else:
            state.stack.pop()

    def prompt(self, state: Deliveries, seat: int) -> Prompt:
        then = state.next_asked(seat, self.left, _is_asked)
        return Prompt(
            "deliveries-prompt-deliver",
            (("number", state.came), ("laid", self.laid), ("then", then)),
        )

    def why_not(self, state: Deliveries, seat: int, action: Action) -> str:
        return why_no_delivery(state, seat, action)

    def not_asked(self, state: Deliveries, seat: int) -> str:
        return "delivery.order"


def _is_asked(state: Deliveries, seat: int) -> bool:
    """Passed over only where everybody can see that no pair is possible: being asked must not tell
    what a hand holds."""
    return len(state.hands[seat]) >= 2 and state.kinds[seat] != ALL_KINDS


@dataclass(frozen=True, slots=True)
class AfterDeliveries(Frame[Deliveries]):
    """The game ends, or the Delivery card is flipped for hire; `seat` is the one who drew to it."""

    seat: int

    def step(self, state: Deliveries) -> bool:
        if ALL_KINDS in state.kinds:
            end_game(state, "all-kinds")
        elif state.came == DELIVERY_CARDS:
            end_game(state, "third-delivery")
        else:
            # Another Delivery card may lie right under this one.
            state.stack[-1] = LOOKS[self.seat]
            state.stack.append(OfferWolf(self.seat, state.seats))
        return False


# Frames are values: the ones of every turn are made once.
LOOKS = tuple(LookForDelivery(seat) for seat in range(MOST_SEATS))
