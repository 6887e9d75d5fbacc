"""The delivery of goods: when a Delivery card comes up, all may lay down ships with their cargo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.deliveries import doors
from kaper.games.deliveries.actions import DELIVER, DELIVERS, Deliver
from kaper.games.deliveries.components.cards import (
    ALL_KINDS,
    COLOURS,
    DELIVERY_CARDS,
    FIRST_EVENT,
    FIRST_GOODS,
    NAMES,
    NUMBER,
)
from kaper.games.deliveries.events import NothingDelivered
from kaper.games.deliveries.rules.ending import end_game
from kaper.games.deliveries.rules.hands import not_held
from kaper.games.deliveries.rules.prospects import delivering_brings, ending_brings
from kaper.games.deliveries.rules.wolf import OfferWolf
from kaper.games.deliveries.state import MOST_SEATS, Deliveries
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import DONE, Ask, Frame


@dataclass(frozen=True, slots=True)
class LookForDelivery(Frame[Deliveries]):
    """After this player's action: a Delivery card on top of the draw pile starts a delivery."""

    seat: int

    def step(self, state: Deliveries) -> bool:
        # Rule: delivery.trigger
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
        self.pass_on(state)
        return False

    def deeds(self) -> Deeds[LayDown, Deliveries]:
        return LAYING_DOWN

    def pass_on(self, state: Deliveries) -> None:
        if not self.laid and state.trace is not None:
            state.trace.events.append(NothingDelivered(self.seat))
        # Rule: delivery.order
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

    def not_now(self, state: Deliveries, seat: int, action: Action) -> str:
        return "delivery.moment"

    def not_asked(self, state: Deliveries, seat: int) -> str:
        return "delivery.order"


def _is_asked(state: Deliveries, seat: int) -> bool:
    """Passed over only where everybody can see that no pair is possible: being asked must not tell
    what a hand holds."""
    # Rule: delivery.order
    return len(state.hands[seat]) >= 2 and state.kinds[seat] != ALL_KINDS


def pairs(asked: LayDown, state: Deliveries, seat: int) -> list[Action]:
    colour, done = state.tables.colour, state.kinds[seat]
    hand = [card for card in dict.fromkeys(state.hands[seat]) if not done >> colour[card] & 1]
    goods = [card for card in hand if FIRST_GOODS <= card < FIRST_EVENT]
    return [
        DELIVERS[ship][good - FIRST_GOODS]
        for ship in hand
        if ship < FIRST_GOODS
        for good in goods
        if colour[ship] == colour[good]
    ]


def why_no_delivery(asked: LayDown, state: Deliveries, seat: int, action: Action) -> Refusal | None:
    names = action.args[0].split(",")
    cards = [NUMBER.get(name, -1) for name in names]
    if len(cards) != 2 or not 0 <= cards[0] < FIRST_GOODS <= cards[1] < FIRST_EVENT:
        return Refusal("delivery.ship-and-good")
    ship, goods = (state.tables.colour[card] for card in cards)
    if ship != goods:
        colours = (COLOURS[ship], COLOURS[goods])
        return Refusal("delivery.ship-and-good", "two-colours", colours=colours)
    # Rule: delivery.several-different
    if state.kinds[seat] >> goods & 1:
        return Refusal("delivery.each-kind-once", card=_delivered(state, seat, goods))
    missing = [
        name for name, card in zip(names, cards, strict=True) if card not in state.hands[seat]
    ]
    return not_held("delivery.ship-and-good", *missing) if missing else None


def _delivered(state: Deliveries, seat: int, colour: int) -> tuple[str, ...]:
    """The names of the pair of this colour that a player has delivered."""
    colours = state.tables.colour
    return tuple(
        NAMES[card] for pair in state.delivered[seat] for card in pair if colours[card] == colour
    )


def deliver(asked: LayDown, state: Deliveries, seat: int, action: Action) -> None:
    assert isinstance(action, Deliver)
    doors.deliver(state, seat, action.ship, action.goods)
    # Rule: delivery.several-different
    state.stack[-1] = LayDown(seat, asked.left, asked.laid + 1)


def deliver_no_more(asked: LayDown, state: Deliveries, seat: int, action: Action) -> None:
    # Rule: delivery.optional
    asked.pass_on(state)


# Only legal pairs are listed (`prepared`): few of those that could be named are legal.
LAYING_DOWN: Final = Deeds(
    Deed(DELIVER, why_no_delivery, deliver, pairs, prepared=True, brings=delivering_brings),
    Deed(DONE, always, deliver_no_more, brings=ending_brings),
)


@dataclass(frozen=True, slots=True)
class AfterDeliveries(Frame[Deliveries]):
    """The game ends, or the Delivery card is flipped for hire; `seat` is the one who drew to it."""

    seat: int

    def step(self, state: Deliveries) -> bool:
        # Rule: end.all-four-kinds, end.finish-delivery-phase, end.no-last-wolf
        if ALL_KINDS in state.kinds:
            end_game(state, "all-kinds")
        # Rule: end.third-delivery, end.no-last-wolf, delivery.three-chances
        elif state.came == DELIVERY_CARDS:
            end_game(state, "third-delivery")
        else:
            # Another Delivery card may lie right under this one.
            # Rule: delivery.consecutive, wolf.flip, wolf.first-refusal
            state.stack[-1] = LOOKS[self.seat]
            state.stack.append(OfferWolf(self.seat, state.seats))
        return False


# Frames are values: the ones of every turn are made once.
LOOKS = tuple(LookForDelivery(seat) for seat in range(MOST_SEATS))
