"""What is sold, what everybody has, and what happens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.kernel.events import Event
from kaper.kernel.frames import Frame
from kaper.kernel.state import State

LOTS = (6, 4, 9)  # what each is worth
COINS = 12
CARDS = ("blank", "challenge")
CHALLENGE_CARD = 1
NOBODY = -1


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """A seat played its card against what was done last."""

    seat: int


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """A lot went to the highest bidder, or to nobody."""

    lot: int
    buyer: int
    coins: int


@dataclass(slots=True)
class Sale(State):
    stack: list[Frame[Sale]]
    coins: list[int]
    worth: list[int]  # of the lots bought
    hands: list[list[int]]  # hidden cards, sorted
    played: int  # challenges

    def clone(self) -> Sale:
        hands = [hand[:] for hand in self.hands]
        stack, coins, worth = self.stack[:], self.coins[:], self.worth[:]
        return Sale(self.seats, stack, self.rng, None, coins, worth, hands, self.played)

    def item_names(self, pile: str) -> Sequence[str]:
        return CARDS
