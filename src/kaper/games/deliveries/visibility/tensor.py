"""What a seat knows in numbers; by seats, its own first and the others clockwise."""

from __future__ import annotations

from functools import lru_cache

from kaper.games.deliveries.components.cards import (
    CARDS,
    COLOURS,
    DELIVERY_CARDS,
    ROW,
)
from kaper.games.deliveries.rules.scoring import delivered_points
from kaper.games.deliveries.state import Deliveries
from kaper.kernel.planes import Plane, around, bits, counts, hot, number, small, tally

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
    row += _pile(state.parts)
    row.append(state.came)
    for owner in order:
        row += tally(state.hands[owner] if owner == seat else state.known[owner], CARDS)
    unseen = [() if owner == seat else state.unseen[owner] for owner in order]
    row += bytes(map(len, unseen))
    for masks in unseen:
        row += _may_be(masks)
    row += bytes(state.wolves[owner] for owner in order)
    for owner in order:
        row += bits(state.kinds[owner], len(COLOURS))
    row += bytes(len(state.delivered[owner]) for owner in order)
    for owner in order:
        row += number(delivered_points(state, owner))
    for owner in order:
        row += number(state.totals[owner])
    row += hot((state.first - seat) % state.seats, state.seats)
    row += bytes((small(state.game), state.target, state.fog, state.vouch))
    return row


@lru_cache(maxsize=1024)
def _pile(parts: tuple[tuple[int, int], ...]) -> bytes:
    """How many cards there are, and how many lie above the next Delivery card: at least, at most.

    Once the last one has come up there is nothing left to count to.
    """
    least = most = total = 0
    found = False
    for cards, deliveries in parts:
        total += cards + deliveries
        if not found:
            least, most = most, most + cards
            found = deliveries > 0
    return bytes((small(total), *((least, most) if found else (0, 0))))


@lru_cache(maxsize=4096)
def _may_be(masks: tuple[int, ...]) -> bytes:
    """How many of the cards that are hidden may have each colour."""
    return bytes(sum(not mask >> colour & 1 for mask in masks) for colour in range(len(COLOURS)))
