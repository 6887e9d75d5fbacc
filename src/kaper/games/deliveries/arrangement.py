"""Arrangements: states described in words, for tests and puzzles.

    turn="p0"                                 whose turn it is (p0)
    p0={"hand": ["blue-4", "rats"],           the hand (empty), without Sea Wolves
        "known": ["blue-4"],                  what everybody knows of it (nothing)
        "wolves": 1,                          Sea Wolves (0)
        "delivered": [["yellow-1", "gold-5"]]}
    row=["red-1", "fish-2"]                   open cards (filled up to four)
    pile=[3, "delivery", [17, 1]]             the draw pile from the top: ordinary cards, a Delivery
                                              card at a known place, a shuffled part with Delivery
                                              cards (the rest, 17 and 17, as the set-up stacks it)
    totals=[92, 88]                           points of earlier games of the series (0)
    number=4                                  the number of this game (1)

Everything else stays complete: ordinary cards that are nowhere else lie on the discard pile, and so
do Sea Wolves that nobody has. A Delivery card on top of the pile has come up in the turn of `turn`.
"""

from __future__ import annotations

from kaper.games.deliveries.components.cards import DELIVERY_CARDS, NUMBER, ROW, WOLF
from kaper.games.deliveries.rules.delivery import LOOKS
from kaper.games.deliveries.rules.setup import Series
from kaper.games.deliveries.rules.turn import TURNS
from kaper.games.deliveries.state import Deliveries
from kaper.kernel.arrangement import (
    Arrangement,
    read_list,
    read_number,
    read_seat,
    read_table,
    refuse_unknown,
    take,
)
from kaper.kernel.errors import BadSetup

_KNOWN = ("turn", "row", "pile", "totals", "number")
_PERSON = ("hand", "known", "wolves", "delivered")
# Under the first Delivery card, as the set-up stacks it.
_BELOW = ((0, 1), (17, 0), (0, 1), (17, 1))


def arrange(state: Deliveries, arrangement: Arrangement) -> None:
    seats = [f"p{seat}" for seat in range(state.seats)]
    refuse_unknown(arrangement, (*_KNOWN, *seats), "an arrangement")
    people = [read_table(arrangement.get(seat, {})) for seat in seats]
    left = list(state.tables.cards)
    for seat, person in enumerate(people):
        refuse_unknown(person, _PERSON, f"p{seat}")
        _arrange_person(state, seat, person, left)
    _arrange_row(state, arrangement, left)
    _arrange_pile(state, arrangement, left)
    state.game = read_number(arrangement.get("number", 1))
    if state.game < 1:
        raise BadSetup("the games of a series are counted from 1")
    totals = read_list(arrangement.get("totals", [0] * state.seats))
    state.totals = [read_number(total) for total in totals]
    if len(totals) != state.seats:
        raise BadSetup(f"totals are one for each of {state.seats} seats")
    _arrange_turn(state, read_seat(arrangement.get("turn", "p0"), state.seats))


def _arrange_person(state: Deliveries, seat: int, person: Arrangement, left: list[int]) -> None:
    hand = take(left, NUMBER, person.get("hand", ()))
    held = list(hand)
    known = take(held, NUMBER, person.get("known", ()))
    state.hands[seat] = tuple(sorted(hand))
    state.known[seat] = tuple(sorted(known))
    state.unseen[seat] = (0,) * len(held)
    state.wolves[seat] = read_number(person.get("wolves", 0))
    pairs = [tuple(take(left, NUMBER, pair)) for pair in read_list(person.get("delivered", ()))]
    if any(len(pair) != 2 for pair in pairs):
        raise BadSetup("a delivery is a ship and a good")
    state.delivered[seat] = tuple((pair[0], pair[1]) for pair in pairs)
    state.kinds[seat] = 0
    for _, goods in state.delivered[seat]:
        state.kinds[seat] |= 1 << state.tables.colour[goods]


def _arrange_row(state: Deliveries, arrangement: Arrangement, left: list[int]) -> None:
    """The open cards described; then those that the set-up laid out, as far as they are free."""
    row = take(left, NUMBER, arrangement.get("row", ()))
    for card in (*state.row, *left[:]):
        if len(row) < ROW and card in left:
            left.remove(card)
            row.append(card)
    state.row = row


def _arrange_pile(state: Deliveries, arrangement: Arrangement, left: list[int]) -> None:
    described = arrangement.get("pile")
    if described is None:
        below = sum(cards for cards, _ in _BELOW)
        parts = [(len(left) - below, 0), *_BELOW]
    else:
        parts = [_part(part) for part in read_list(described)]
    number = sum(cards for cards, _ in parts)
    if number > len(left) or min(cards for cards, _ in parts) < 0:
        raise BadSetup(f"only {len(left)} cards are left for the draw pile")
    state.parts = tuple(part for part in parts if part != (0, 0))
    # Every second card, so that neither colours nor values run out.
    order = [*left[::2], *left[1::2]]
    state.bag = sorted(order[:number])
    state.came = DELIVERY_CARDS - sum(deliveries for _, deliveries in parts)
    thrown_wolves = state.came - sum(state.wolves)
    if state.came < 0 or thrown_wolves < 0 or state.came == DELIVERY_CARDS:
        raise BadSetup("the draw pile and the Sea Wolves need 3 Delivery cards, 1 in the pile")
    state.discards = [*sorted(order[number:]), *[WOLF] * thrown_wolves]


def _part(part: object) -> tuple[int, int]:
    if part == "delivery":
        return (0, 1)
    if isinstance(part, int):
        return (part, 0)
    numbers = [read_number(number) for number in read_list(part)]
    if len(numbers) != 2:
        raise BadSetup(f"{part!r} is no part of the draw pile")
    return numbers[0], numbers[1]


def _arrange_turn(state: Deliveries, seat: int) -> None:
    state.first = seat
    state.stack = [Series(), TURNS[seat]]
    cards, _ = state.parts[0]
    if not cards:
        state.stack = [Series(), TURNS[state.left_of(seat)], LOOKS[seat]]
