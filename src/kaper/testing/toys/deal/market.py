"""The stores of all seats, and what happens to them."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.kernel.events import Event
from kaper.kernel.frames import Frame
from kaper.kernel.state import State

GOODS = ("gold", "rum")
HARBOUR = -1


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Goods changed hands: so many of each kind from the seat to its partner, and back."""

    seat: int
    partner: int
    gave: tuple[int, ...]
    got: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Paid(Event):
    seat: int
    goods: tuple[str, ...]


@dataclass(slots=True)
class Market(State):
    stack: list[Frame[Market]]
    stores: list[tuple[int, ...]]  # goods by kind: each seat's, and the harbour's at the end

    def clone(self) -> Market:
        return Market(self.seats, self.stack[:], self.rng, None, self.stores[:])


def move(state: Market, giver: int, taker: int, goods: tuple[int, ...]) -> None:
    state.stores[giver] = tuple(h - n for h, n in zip(state.stores[giver], goods, strict=True))
    state.stores[taker] = tuple(h + n for h, n in zip(state.stores[taker], goods, strict=True))


def has(state: Market, seat: int, goods: tuple[int, ...]) -> bool:
    return all(h >= n for h, n in zip(state.stores[seat], goods, strict=True))
