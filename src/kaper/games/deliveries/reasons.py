"""Why an action is not allowed: the rule of the ledger that forbids it."""

from __future__ import annotations

from kaper.games.deliveries.actions import (
    DELIVER,
    DISCARD,
    HIRE,
    LOSE,
    PLAY,
    PROTECT,
    SHOW,
    TAKE,
)
from kaper.games.deliveries.cards import EVENTS, FIRST_EVENT, FIRST_GOODS, NUMBER, WOLF_NAME
from kaper.games.deliveries.state import Deliveries
from kaper.kernel.actions import Action


def why_no_turn(action: Action) -> str:
    if action.verb in (TAKE.name, DISCARD.name, PLAY.name, LOSE.name):
        return _why_no_card(action)
    if action.verb == DELIVER.name:
        return "delivery.trigger"
    if action.verb == HIRE.name:
        return "wolf.flip"
    if action.verb in (PROTECT.name, SHOW.name):
        return "event.everyone-loses-one"
    return "turn.no-pass"


def _why_no_card(action: Action) -> str:
    name = action.args[0]
    if name not in NUMBER and name != WOLF_NAME:
        return "components.cards"
    if action.verb == TAKE.name:
        return "turn.take-open"
    if action.verb == PLAY.name:
        return "event.to-hand"
    if action.verb == LOSE.name:
        return "event.everyone-loses-one"
    # An event that is put on the discard pile takes effect: it is played.
    return "turn.discard" if name in EVENTS else "turn.discard-any-card"


def why_no_delivery(state: Deliveries, seat: int, action: Action) -> str:
    if action.verb != DELIVER.name:
        return "delivery.moment"
    cards = [NUMBER.get(name, -1) for name in action.args[0].split(",")]
    if len(cards) != 2 or not 0 <= cards[0] < FIRST_GOODS <= cards[1] < FIRST_EVENT:
        return "delivery.ship-and-good"
    ship, goods = (state.tables.colour[card] for card in cards)
    if ship == goods and state.kinds[seat] >> goods & 1:
        return "delivery.each-kind-once"
    return "delivery.ship-and-good"


def why_no_hiring(action: Action) -> str:
    return "delivery.optional" if action.verb == DELIVER.name else "wolf.flip"


def why_no_loss(state: Deliveries, seat: int, action: Action, colour: int) -> str:
    if action.verb == PROTECT.name:
        return "wolf.protects"
    if action.verb == SHOW.name:
        return "event.show-hand"
    if action.verb != LOSE.name:
        return "event.everyone-loses-one"
    name = action.args[0]
    if name == WOLF_NAME or name in EVENTS:
        return "event.colourless-cards-safe"
    card = NUMBER.get(name)
    if card is None:
        return "components.cards"
    if state.tables.colour[card] != colour:
        return "event.matching-colour"
    if any(card in pair for pair in state.delivered[seat]):
        return "event.delivered-cards-safe"
    return "event.own-choice"
