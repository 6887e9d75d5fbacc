"""What a seat knows in numbers; by seats, its own first and the others clockwise."""

from __future__ import annotations

from kaper.games.deliveries.components.cards import (
    CARDS,
    COLOURS,
    DELIVERY_CARDS,
    ROW,
)
from kaper.games.deliveries.rules.scoring import delivered_points
from kaper.games.deliveries.state import Deliveries
from kaper.kernel.planes import Plane, around, bits, counts, hot, number, small

_ALL = 255


def planes(seats: int) -> tuple[Plane, ...]:
    return (
        Plane("row", (CARDS,), ROW),
        Plane("discards", (CARDS + 1,), 4),
        Plane("top-discard", (CARDS + 1,)),
        Plane("pile", (1,), 80),
        Plane("until-delivery", (2,), 80),
        Plane("deliveries", (1,), DELIVERY_CARDS),
        Plane("known-hands", (seats, CARDS), 4),
        Plane("hidden-cards", (seats,), 20),
        Plane("hidden-may-be", (seats, len(COLOURS)), 20),
        Plane("wolves", (seats,), DELIVERY_CARDS),
        Plane("delivered-kinds", (seats, len(COLOURS))),
        Plane("delivered-pairs", (seats,), 24),
        Plane("delivered-points", (seats, 2), _ALL),
        Plane("points-of-earlier-games", (seats, 2), _ALL),
        Plane("first", (seats,)),
        Plane("game", (1,), 40),
        Plane("target", (1,), 100),
        Plane("variants", (2,)),
    )


def tensor(state: Deliveries, seat: int) -> bytearray:
    order = around(seat, state.seats)
    row = counts(state.row, CARDS)
    row += counts(state.discards, CARDS + 1)
    row += hot(state.discards[-1] if state.discards else -1, CARDS + 1)
    row.append(small(sum(cards + deliveries for cards, deliveries in state.parts)))
    # Once the last Delivery card has come up there is nothing left to count to.
    left = any(deliveries for _, deliveries in state.parts)
    row += bytes(state.until_delivery() if left else (0, 0))
    row.append(state.came)
    for owner in order:
        row += counts(state.hands[owner] if owner == seat else state.known[owner], CARDS)
    unseen = [() if owner == seat else state.unseen[owner] for owner in order]
    row += bytes(map(len, unseen))
    for masks in unseen:
        for colour in range(len(COLOURS)):
            row.append(sum(not mask >> colour & 1 for mask in masks))
    row += bytes(state.wolves[owner] for owner in order)
    for owner in order:
        row += bits(state.kinds[owner], len(COLOURS))
    row += bytes(len(state.delivered[owner]) for owner in order)
    for owner in order:
        row += bytes(number(delivered_points(state, owner)))
    for owner in order:
        row += bytes(number(state.totals[owner]))
    row += hot((state.first - seat) % state.seats, state.seats)
    row += bytes((small(state.game), state.target, state.fog, state.vouch))
    return row
