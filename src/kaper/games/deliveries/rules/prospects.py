"""What a choice leads to, told with the option: pairs, points, and the next delivery."""

from __future__ import annotations

from kaper.games.deliveries.actions import CardAction, Deliver
from kaper.games.deliveries.components.cards import (
    ALL_KINDS,
    FIRST_EVENT,
    FIRST_GOODS,
    NAMES,
    VALUE,
    WOLF,
)
from kaper.games.deliveries.rules.scoring import EVENT_COST, WOLF_COST
from kaper.games.deliveries.rules.worth import (
    best_pairs,
    best_partner,
    cost_if_left,
    hand_cost,
    is_delivered,
)
from kaper.games.deliveries.state import Deliveries
from kaper.kernel.actions import Action
from kaper.kernel.prospects import Prospect

# In a turn


def taking_brings(turn: object, state: Deliveries, seat: int, action: Action) -> list[Prospect]:
    assert isinstance(action, CardAction)
    return [_taken(state, seat, action.card), _next_delivery(state)]


def drawing_brings(turn: object, state: Deliveries, seat: int, action: Action) -> list[Prospect]:
    return [Prospect("note", "unseen"), _next_delivery(state)]


def discarding_brings(turn: object, state: Deliveries, seat: int, action: Action) -> list[Prospect]:
    assert isinstance(action, CardAction)
    return _leaves_hand(state, seat, action.card)


def playing_brings(turn: object, state: Deliveries, seat: int, action: Action) -> list[Prospect]:
    assert isinstance(action, CardAction)
    found = [Prospect("gain", "saves", points=EVENT_COST)]
    # Whoever has no other card is passed over.
    if len(state.hands[seat]) + state.wolves[seat] == 1:
        return found
    colours = state.tables.colour
    struck = [
        card
        for card in state.hands[seat]
        if card < FIRST_EVENT and colours[card] == colours[action.card]
    ]
    if struck:
        cheapest = NAMES[min(struck, key=VALUE.__getitem__)]
        found.append(Prospect("cost", "you-lose", cards=len(struck), card=cheapest))
    else:
        found.append(_proof(state))
    if state.wolves[seat]:
        found.append(Prospect("gain", "wolf-spares"))
    return found


def _taken(state: Deliveries, seat: int, card: int) -> Prospect:
    """What an open card would do in the hand."""
    if card >= FIRST_EVENT:
        return Prospect("note", "event", points=EVENT_COST)
    if is_delivered(state, seat, card):
        return Prospect("cost", "ballast")
    partner = best_partner(state, seat, card)
    if partner is None:
        return Prospect("note", "needs-goods" if card < FIRST_GOODS else "needs-ship")
    return Prospect("gain", "pair", card=NAMES[partner], points=VALUE[card] + VALUE[partner])


def _next_delivery(state: Deliveries) -> Prospect:
    """How far the next delivery is once the top card of the draw pile is gone."""
    least, most = state.until_delivery()
    if most == 1:
        return Prospect("note", "delivery-now")
    return Prospect("note", "until" if least == most else "until-most", cards=most - 1)


def _leaves_hand(state: Deliveries, seat: int, card: int) -> list[Prospect]:
    found = [Prospect("gain", "saves", points=cost_if_left(card))]
    if card == WOLF:
        return found
    hand = state.hands[seat]
    place = hand.index(card)
    left = hand[:place] + hand[place + 1 :]
    lost = sum(best_pairs(state, seat, hand).values()) - sum(best_pairs(state, seat, left).values())
    return [Prospect("cost", "pair-lost", points=lost), *found] if lost else found


# When a delivery comes


def delivering_brings(
    asked: object, state: Deliveries, seat: int, action: Action
) -> list[Prospect]:
    assert isinstance(action, Deliver)
    left = len(state.hands[seat]) + state.wolves[seat] - 2
    found = [
        Prospect("gain", "points", points=VALUE[action.ship] + VALUE[action.goods]),
        Prospect("note", "stay", cards=left),
    ]
    if state.kinds[seat] | 1 << state.tables.colour[action.goods] == ALL_KINDS:
        found.append(Prospect("note", "last-kind"))
    return found


def ending_brings(asked: object, state: Deliveries, seat: int, action: Action) -> list[Prospect]:
    """What stays in the hand of whoever delivers no more."""
    found = []
    unsent = sum(best_pairs(state, seat, state.hands[seat]).values())
    if unsent:
        found.append(Prospect("cost", "unsent", points=unsent))
    cost = hand_cost(state, seat)
    if cost:
        found.append(Prospect("note", "cost", points=cost))
    return found


def hiring_brings(asked: object, state: Deliveries, seat: int, action: Action) -> list[Prospect]:
    return [Prospect("gain", "wolf-averts"), Prospect("risk", "wolf-costs", points=WOLF_COST)]


# When an event strikes


def losing_brings(asked: object, state: Deliveries, seat: int, action: Action) -> list[Prospect]:
    assert isinstance(action, CardAction)
    return _leaves_hand(state, seat, action.card)


def proving_brings(asked: object, state: Deliveries, seat: int, action: Action) -> list[Prospect]:
    return [_proof(state)]


def protecting_brings(
    asked: object, state: Deliveries, seat: int, action: Action
) -> list[Prospect]:
    return [Prospect("gain", "wolf-used")]


def _proof(state: Deliveries) -> Prospect:
    return Prospect("note", "vouched" if state.vouch else "shown")
