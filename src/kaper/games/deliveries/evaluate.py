"""How well a player stands, by what this player can know: for bots."""

from __future__ import annotations

from math import exp

from kaper.games.deliveries.cards import (
    COLOURS,
    DELIVERY_CARDS,
    EVENTS,
    FIRST_EVENT,
    FIRST_GOODS,
    VALUE,
    WOLF,
)
from kaper.games.deliveries.delivery import LayDown
from kaper.games.deliveries.scoring import EVENT_COST, WOLF_COST, delivered_points, result
from kaper.games.deliveries.state import Deliveries

# Points of lead that make a win about three times as likely as a loss.
_SCALE = 8.0
# How many of a pair's points are safe while it is still in the hand: events may hit it.
_SAFE = 0.93
# What a better card for a pair in the hand is worth, for each point it can still gain.
_UPGRADE = 0.03
# A card that cannot be delivered costs a turn to get rid of, or its points.
_TURN = 1.4
# Cards of a missing kind that come by are not all to be had: others want them, too.
_GRAB = 0.45
_MOST = 0.9
# What a Sea Wolf saves for each event that may still be played.
_SAVES = 2.2


def evaluate(state: Deliveries, seat: int) -> float:
    """Between 0 and 1. Of other hands it uses only what everybody knows of them."""
    if not state.stack:
        winners = result(state).winners
        return float(seat in winners) / len(winners)
    turns = turns_left(state)
    mine = _prospects(state, seat, state.hands[seat], turns)
    theirs = max(
        _prospects(state, other, state.known[other], turns)
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


def _prospects(state: Deliveries, seat: int, hand: tuple[int, ...], turns: float) -> float:
    """The points that a player with this hand may hope for, those of a series included."""
    chances = chances_left(state, seat)
    worth = float(state.totals[seat] + delivered_points(state, seat))
    spare: list[int] = []
    for colour in range(len(COLOURS)):
        ships, goods = _by_kind(state, hand, colour)
        if not chances or state.kinds[seat] >> colour & 1:
            spare += ships + goods
            continue
        if ships and goods:
            pair = ships.pop() + goods.pop()
            worth += pair * _SAFE + _UPGRADE * (12 - pair) * min(turns, 6.0)
        elif ships or goods:
            worth += _half(state, colour, ships or goods, turns, ship_missing=not ships)
        spare += ships + goods
    spare += [EVENT_COST] * sum(card >= FIRST_EVENT for card in hand)
    return worth - _spare_cost(spare, turns) + _wolves(state, seat)


def _by_kind(state: Deliveries, hand: tuple[int, ...], colour: int) -> tuple[list[int], list[int]]:
    """The values of a hand's ships and of its goods of a colour, the best last."""
    colours = state.tables.colour
    ships = [VALUE[c] for c in hand if c < FIRST_GOODS and colours[c] == colour]
    goods = [VALUE[c] for c in hand if FIRST_GOODS <= c < FIRST_EVENT and colours[c] == colour]
    return sorted(ships), sorted(goods)


def _half(
    state: Deliveries, colour: int, values: list[int], turns: float, *, ship_missing: bool
) -> float:
    """What the best of these cards is worth while its counterpart is still to be found."""
    best = values.pop()
    first, last = (0, FIRST_GOODS) if ship_missing else (FIRST_GOODS, FIRST_EVENT)
    colours = state.tables.colour
    open_ones = [VALUE[c] for c in state.row if first <= c < last and colours[c] == colour]
    gone = sum(first <= c < last and colours[c] == colour for c in _out_of_reach(state))
    hidden = max(0, 6 - gone - len(open_ones))
    unknown = max(1, len(state.bag) + sum(map(len, state.unseen)))
    coming = turns * state.seats * hidden / unknown
    likely = min(_MOST, 1 - exp(-_GRAB * (coming + len(open_ones) * min(1.0, turns))))
    partner = max([3.5, *open_ones])
    return likely * (best + partner) * _SAFE - (1 - likely) * min(best, _TURN + 0.2 * best)


def _out_of_reach(state: Deliveries) -> list[int]:
    """Cards that everybody sees and nobody can take any more."""
    laid = [card for pairs in state.delivered for pair in pairs for card in pair]
    return [*state.discards, *laid, *(card for known in state.known for card in known)]


def _spare_cost(spare: list[int], turns: float) -> float:
    """Spare cards cost a turn each, the dearest first, and their points where no turn is left."""
    spare.sort(reverse=True)
    cost = 0.0
    for number, value in enumerate(spare):
        cost += min(value, _TURN + 0.2 * value) if number + 1 <= turns else value
    return cost


def _wolves(state: Deliveries, seat: int) -> float:
    """What Sea Wolves may save, less what they cost if they are left over."""
    wolves = state.wolves[seat]
    if not wolves:
        return 0.0
    played = sum(FIRST_EVENT <= card < WOLF for card in state.discards)
    risks = (len(EVENTS) - played) * min(1.0, turns_left(state) / 4)
    return min(wolves, risks) * _SAVES - wolves * WOLF_COST
