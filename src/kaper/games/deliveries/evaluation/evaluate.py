"""How well a player stands, by what this player can know: for bots.

A player's prospects are the points to hope for. Each colour still to deliver has two slots, for a
ship and for a good. A filled slot is worth its card, and the hope for a better one; an empty slot
is worth something as well, as long as cards for it can come.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import NamedTuple

from kaper.games.deliveries.components.cards import (
    COLOURS,
    DELIVERY_CARDS,
    EVENTS,
    FIRST_EVENT,
    VALUE,
    WOLF,
)
from kaper.games.deliveries.components.tables import OF_EACH, SLOTS
from kaper.games.deliveries.rules.delivery import LayDown
from kaper.games.deliveries.rules.scoring import EVENT_COST, WOLF_COST, delivered_points, result
from kaper.games.deliveries.state import Deliveries

# Points of lead that make a win about three times as likely as a loss.
_SCALE = 8.0
# How many of a pair's points are safe while it is still in the hand: events may hit it.
_SAFE = 0.93
# A card worth less than this may be changed for a better one: so much of the way in a turn.
_GOOD, _UPGRADE, _MOST_UPGRADE = 5.0, 0.03, 0.4
# What a card that is still to come is worth.
_TO_COME = 3.5
# A card that cannot be delivered costs a turn to get rid of, or its points.
_TURN = 1.4
# Cards of a missing kind that come by are not all to be had: others want them, too.
_GRAB = 0.45
_MOST = 0.9
# What a Sea Wolf saves for each event that may still be played.
_SAVES = 2.2


@dataclass(frozen=True, slots=True)
class Market:
    """What everybody can see of the cards for each slot, and how long there is to get them."""

    turns: float  # that each player still has
    open_best: list[int]  # in the row; 0 where there is none
    likely: list[float]  # how likely a player who lacks a card for the slot finds one


class Prospects(NamedTuple):
    """The points that a player may hope for, by where they come from."""

    delivered: float  # those of a series included
    pairs: float
    spare: float
    wolves: float


def evaluate(state: Deliveries, seat: int) -> float:
    """Between 0 and 1. Of other hands it uses only what everybody knows of them."""
    if not state.stack:
        winners = result(state).winners
        return float(seat in winners) / len(winners)
    market = market_of(state)
    mine = sum(prospects_of(state, seat, state.hands[seat], market))
    theirs = max(
        sum(prospects_of(state, other, state.known[other], market))
        for other in range(state.seats)
        if other != seat
    )
    return 1 / (1 + exp((theirs - mine) / _SCALE))


def turns_left(state: Deliveries) -> float:
    """About how many cards each player can still take before the last Delivery card."""
    cards, left = 0.0, DELIVERY_CARDS - state.came
    for ordinary, deliveries in state.parts:
        if deliveries >= left:
            return (cards + ordinary * left / (deliveries + 1)) / state.seats
        cards += ordinary
        left -= deliveries
    return 0.0


def chances_left(state: Deliveries, seat: int) -> int:
    """How many deliveries this player can still take part in, one under way included."""
    chances = DELIVERY_CARDS - state.came
    frame = state.stack[-1]
    if isinstance(frame, LayDown) and (seat - frame.seat) % state.seats < frame.left:
        chances += 1
    return chances


def market_of(state: Deliveries) -> Market:
    turns, slot = turns_left(state), state.tables.slot
    open_best, open_ones = [0] * (SLOTS + 1), [0] * (SLOTS + 1)
    for card in state.row:
        place = slot[card]
        open_ones[place] += 1
        open_best[place] = max(open_best[place], VALUE[card])
    hidden = [OF_EACH - number for number in open_ones]
    for card in state.discards:
        if card != WOLF:
            hidden[slot[card]] -= 1
    for known in state.known:
        for card in known:
            hidden[slot[card]] -= 1
    for pairs in state.delivered:
        for ship, good in pairs:
            hidden[slot[ship]] -= 1
            hidden[slot[good]] -= 1
    unknown = max(1, len(state.bag) + sum(map(len, state.unseen)))
    # Of the hidden cards of a slot, so many come by; of the open ones, all that there is time for.
    coming, reached = _GRAB * turns * state.seats / unknown, _GRAB * min(1.0, turns)
    likely = [
        min(_MOST, 1 - exp(-coming * max(0, hidden[place]) - reached * open_ones[place]))
        for place in range(SLOTS)
    ]
    return Market(turns, open_best, likely)


def prospects_of(state: Deliveries, seat: int, hand: Sequence[int], market: Market) -> Prospects:
    """What a player with this hand may hope for."""
    chances, kinds = chances_left(state, seat), state.kinds[seat]
    pairs = 0.0
    slot = state.tables.slot
    best, spare = [0] * SLOTS, list[int]()
    for card in hand:
        place, value = slot[card], VALUE[card]
        if card >= FIRST_EVENT:
            spare.append(EVENT_COST)
        elif not chances or kinds >> (place >> 1) & 1:
            spare.append(value)
        elif value > best[place]:
            if best[place]:
                spare.append(best[place])
            best[place] = value
        else:
            spare.append(value)
    if chances:
        for colour in range(len(COLOURS)):
            if not kinds >> colour & 1:
                pairs += _pair(market, colour, best[2 * colour], best[2 * colour + 1])
    return Prospects(
        state.totals[seat] + delivered_points(state, seat),
        pairs,
        -_spare_cost(spare, market.turns) if spare else 0.0,
        _wolves(state, seat, market.turns) if state.wolves[seat] else 0.0,
    )


def _pair(market: Market, colour: int, ship: int, good: int) -> float:
    """What a colour is worth with these as its best cards; 0 for a card that is missing."""
    turns = market.turns
    upgrade = min(_MOST_UPGRADE, _UPGRADE * turns)
    if ship and good:
        hope = max(0.0, _GOOD - ship) + max(0.0, _GOOD - good)
        return (ship + good + upgrade * hope) * _SAFE
    find_ship, find_good = market.likely[2 * colour], market.likely[2 * colour + 1]
    if not ship and not good:
        return find_ship * find_good * 2 * _TO_COME * _SAFE
    have, place = (ship, 2 * colour + 1) if ship else (good, 2 * colour)
    find = market.likely[place]
    partner = max(_TO_COME, market.open_best[place])
    pair = have + upgrade * max(0.0, _GOOD - have) + partner
    return find * pair * _SAFE - (1 - find) * _cost(have)


def _cost(value: int) -> float:
    """What a card costs that is not delivered: a turn and a little, or its points."""
    return min(value, _TURN + 0.2 * value)


def _spare_cost(spare: list[int], turns: float) -> float:
    """Spare cards cost a turn each, the dearest first, and their points where no turn is left."""
    spare.sort(reverse=True)
    cost = 0.0
    for number, value in enumerate(spare):
        cost += _cost(value) if number + 1 <= turns else value
    return cost


def _wolves(state: Deliveries, seat: int, turns: float) -> float:
    """What Sea Wolves may save, less what they cost if they are left over."""
    wolves = state.wolves[seat]
    played = sum(FIRST_EVENT <= card < WOLF for card in state.discards)
    risks = (len(EVENTS) - played) * min(1.0, turns / 4)
    return min(wolves, risks) * _SAVES - wolves * WOLF_COST
