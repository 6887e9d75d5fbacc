"""Everything that lies on the table of Deliveries, and who has seen it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from kaper.games.deliveries.components.cards import NAMES
from kaper.games.deliveries.components.tables import Tables
from kaper.games.deliveries.facts import FACTS
from kaper.kernel.frames import Frame
from kaper.kernel.state import State

MOST_SEATS = FACTS.seats[-1]
# Told instead of the seat that is asked next, where there is none.
NOBODY = -1
# What the top of a shuffled part turns out to be.
TOPS = ("card", "delivery")


@dataclass(slots=True)
class Deliveries(State):
    """Lists go by seat, except `bag`, `row` and `discards`. Cards are numbers: see `cards`.

    The draw pile is two things. `parts` tells, from the top, how many ordinary cards and how many
    Delivery cards lie in each part; within a part they are shuffled, and a Delivery card that lies
    at a known place is a part of its own. That much everybody can count. `bag` holds the ordinary
    cards of all parts: which of them lies where has never been decided.

    A hand is known in part. `known` are the cards that everybody has seen its owner take or show;
    for each of the others `unseen` has a mask of the colours that it is proven not to have, the
    oldest first. Sea Wolves are hired openly and only counted.
    """

    transient: ClassVar[frozenset[str]] = frozenset({"trace", "tables"})

    stack: list[Frame[Deliveries]]
    tables: Tables
    target: int  # points that end a series of games; 0: a single game
    fog: bool  # the variant Poor visibility
    vouch: bool  # the engine vouches for a hand instead of showing it
    first_seat: bool  # the first seat begins the first game
    game: int  # the number of this game in the series, from 1
    first: int  # who began this game
    bag: list[int]  # sorted, so that its order tells nothing
    parts: tuple[tuple[int, int], ...]  # of the draw pile, from the top: ordinary, Delivery cards
    row: list[int]  # the four open cards
    discards: list[int]  # open, the last on top
    came: int  # Delivery cards that have come up
    hands: list[tuple[int, ...]]  # sorted, without Sea Wolves
    known: list[tuple[int, ...]]  # the part of each hand that everybody knows, sorted
    unseen: list[tuple[int, ...]]
    wolves: list[int]
    delivered: list[tuple[tuple[int, int], ...]]  # pairs of a ship and a good
    kinds: list[int]  # masks of the colours delivered
    totals: list[int]  # points of the finished games

    def clone(self) -> Deliveries:
        return Deliveries(
            self.seats,
            self.stack[:],
            self.rng,
            None,
            self.tables,
            self.target,
            self.fog,
            self.vouch,
            self.first_seat,
            self.game,
            self.first,
            self.bag[:],
            self.parts,
            self.row[:],
            self.discards[:],
            self.came,
            self.hands[:],
            self.known[:],
            self.unseen[:],
            self.wolves[:],
            self.delivered[:],
            self.kinds[:],
            self.totals[:],
        )

    def item_names(self, pile: str) -> Sequence[str]:
        return TOPS if pile == "top" else NAMES

    def until_delivery(self) -> tuple[int, int]:
        """How many ordinary cards lie above the next Delivery card: at least, and at most."""
        first = next(i for i, (_, deliveries) in enumerate(self.parts) if deliveries)
        least = sum(cards for cards, _ in self.parts[:first])
        return least, least + self.parts[first][0]

    def left_of(self, seat: int) -> int:
        """The next seat in turn."""
        following = seat + 1
        return 0 if following == self.seats else following

    def next_asked(self, seat: int, left: int, asks: Callable[[Deliveries, int], bool]) -> int:
        """Who is asked after this seat, the first of `left`; `NOBODY` if it is the last."""
        for _ in range(left - 1):
            seat = self.left_of(seat)
            if asks(self, seat):
                return seat
        return NOBODY
