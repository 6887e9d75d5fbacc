"""Event cards: everybody loses a card of the event's colour, or proves to have none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.deliveries import doors
from kaper.games.deliveries.actions import LOSE, LOSES, PROTECT, SHOW, CardAction
from kaper.games.deliveries.components.cards import (
    COLOURS,
    EVENTS,
    FIRST_EVENT,
    NAMES,
    NUMBER,
    WOLF_NAME,
)
from kaper.games.deliveries.rules.hands import no_such_card, not_held
from kaper.games.deliveries.rules.prospects import (
    losing_brings,
    protecting_brings,
    proving_brings,
)
from kaper.games.deliveries.state import Deliveries
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.frames import Ask

# Made once: it is looked for whenever an event asks.
NO_WOLF: Final = not_held("wolf.protects", WOLF_NAME)


def begin_event(state: Deliveries, seat: int, card: int) -> None:
    # Rule: event.card-discarded
    doors.play_event(state, seat, card)
    state.stack.append(LoseCard(seat, state.tables.colour[card], state.seats))


@dataclass(frozen=True, slots=True)
class LoseCard(Ask[Deliveries]):
    """A player loses a card of the colour, shows a hand without one, or has a Sea Wolf help.

    `left` players are to be asked, this one included.
    """

    colour: int
    left: int

    def step(self, state: Deliveries) -> bool:
        if _is_asked(state, self.seat):
            return True
        self.pass_on(state)
        return False

    def deeds(self) -> Deeds[LoseCard, Deliveries]:
        return LOSING

    def pass_on(self, state: Deliveries) -> None:
        # Rule: event.everyone-loses-one, event.order
        if self.left > 1:
            state.stack[-1] = LoseCard(state.left_of(self.seat), self.colour, self.left - 1)
        else:
            state.stack.pop()

    def prompt(self, state: Deliveries, seat: int) -> Prompt:
        then = state.next_asked(seat, self.left, _is_asked)
        return Prompt("deliveries-prompt-lose", (("colour", COLOURS[self.colour]), ("then", then)))

    def not_now(self, state: Deliveries, seat: int, action: Action) -> str:
        return "event.everyone-loses-one"

    def not_asked(self, state: Deliveries, seat: int) -> str:
        return "event.order"


def _is_asked(state: Deliveries, seat: int) -> bool:
    """Anybody with a card, whatever it is: a player who is passed over because there is only one
    answer would tell how many cards of the colour the hand has."""
    # Rule: event.order
    return bool(state.hands[seat]) or state.wolves[seat] > 0


def fitting(state: Deliveries, seat: int, colour: int) -> list[int]:
    """The ships and goods of the hand that have the colour; equal ones count once."""
    colours = state.tables.colour
    return [
        card
        for card in dict.fromkeys(state.hands[seat])
        if card < FIRST_EVENT and colours[card] == colour
    ]


def losses(asked: LoseCard, state: Deliveries, seat: int) -> list[Action]:
    return [LOSES[card] for card in fitting(state, seat, asked.colour)]


def why_no_loss(asked: LoseCard, state: Deliveries, seat: int, action: Action) -> Refusal | None:
    name = action.args[0]
    if name == WOLF_NAME or name in EVENTS:
        return Refusal("event.colourless-cards-safe", card=name)
    card = NUMBER.get(name)
    if card is None:
        return no_such_card(name)
    if state.tables.colour[card] != asked.colour:
        return Refusal("event.matching-colour", card=name, colour=COLOURS[asked.colour])
    if card in state.hands[seat]:
        return None
    if any(card in pair for pair in state.delivered[seat]):
        return Refusal("event.delivered-cards-safe", card=name)
    return not_held("event.own-choice", name)


def lose(asked: LoseCard, state: Deliveries, seat: int, action: Action) -> None:
    assert isinstance(action, CardAction)
    doors.lose(state, seat, action.card)
    asked.pass_on(state)


def why_no_proof(asked: LoseCard, state: Deliveries, seat: int, action: Action) -> Refusal | None:
    cards = fitting(state, seat, asked.colour)
    return Refusal("event.show-hand", card=tuple(NAMES[card] for card in cards)) if cards else None


def prove(asked: LoseCard, state: Deliveries, seat: int, action: Action) -> None:
    # Rule: event.show-hand-digital
    if state.vouch:
        doors.vouch_for_hand(state, seat, asked.colour)
    else:
        doors.show_hand(state, seat, asked.colour)
    asked.pass_on(state)


def why_no_protection(
    asked: LoseCard, state: Deliveries, seat: int, action: Action
) -> Refusal | None:
    # Rule: wolf.without-matching-card
    return None if state.wolves[seat] else NO_WOLF


def protect(asked: LoseCard, state: Deliveries, seat: int, action: Action) -> None:
    doors.use_wolf(state, seat)
    # Rule: wolf.protects
    asked.pass_on(state)


# Cards are listed ahead as just what is legal: proving looks through the hand as well.
LOSING: Final = Deeds(
    Deed(LOSE, why_no_loss, lose, losses, prepared=True, brings=losing_brings),
    Deed(SHOW, why_no_proof, prove, brings=proving_brings),
    Deed(PROTECT, why_no_protection, protect, brings=protecting_brings),
)
