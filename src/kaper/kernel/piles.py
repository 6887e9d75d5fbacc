"""Lazy piles: unordered until somebody draws or looks.

A pile is a list of segments from top to bottom. A bag segment has no order: its items are sorted,
and a draw is a move of chance. An ordered segment lists its items from the top, each with a mask
of the seats that know it (`EVERYBODY` includes spectators). A deck that the rules stack is several
segments; a shuffle makes one bag.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from kaper.kernel.chance import Item, draw, shuffled
from kaper.kernel.state import State

NOBODY = 0
EVERYBODY = -1


# Where an item lies: a list of items, and the index in it.
Place: TypeAlias = tuple[list[int], int]


@dataclass(slots=True)
class Segment:
    """Part of a pile. `known` is None for a bag, else a mask of knowing seats for each item."""

    items: list[int]
    known: list[int] | None

    def clone(self) -> Segment:
        return Segment(self.items[:], None if self.known is None else self.known[:])


def bag_of(items: Iterable[int]) -> Segment:
    return Segment(sorted(items), None)


def stack_of(items: Iterable[int], known: int = NOBODY) -> Segment:
    """Items in order from the top, all known to the same seats."""
    ordered = list(items)
    return Segment(ordered, [known] * len(ordered))


@dataclass(slots=True)
class Pile:
    """A face-down pile of tokens or cards."""

    name: str
    segments: list[Segment]

    def __len__(self) -> int:
        return sum(len(segment.items) for segment in self.segments)

    def clone(self) -> Pile:
        return Pile(self.name, [segment.clone() for segment in self.segments])

    def items(self) -> list[int]:
        """Every item, sorted: what a count of components needs, telling no order."""
        return sorted(item for segment in self.segments for item in segment.items)

    def draw(self, state: State, count: int = 1) -> list[int]:
        """The top items; as many as there are, if fewer are left."""
        return self.draw_known(state, count)[0]

    def draw_known(self, state: State, count: int = 1) -> tuple[list[int], list[int]]:
        """The top items, and for each the mask of seats that have seen it in the pile."""
        drawn: list[int] = []
        masks: list[int] = []
        while len(drawn) < count and self.segments:
            segment = self.segments[0]
            wanted = min(count - len(drawn), len(segment.items))
            if segment.known is None:
                drawn += draw(state, self.name, segment.items, wanted)
                masks += [NOBODY] * wanted
            else:
                if any(known != EVERYBODY for known in segment.known[:wanted]):
                    _tell_learned(state)
                drawn += segment.items[:wanted]
                masks += segment.known[:wanted]
                del segment.items[:wanted]
                del segment.known[:wanted]
            if not segment.items:
                del self.segments[0]
        return drawn, masks

    def look(self, state: State, seat: int, count: int = 1) -> list[int]:
        """Let a seat see the top items, which thereby get an order and stay in place."""
        items: list[int] = []
        masks: list[int] = []
        while len(items) < count and self.segments:
            segment = self.segments[0]
            if segment.known is None:
                items += draw(state, self.name, segment.items, 1)
                masks.append(1 << seat)
            else:
                known = segment.known.pop(0)
                if not known >> seat & 1:
                    _tell_learned(state)
                items.append(segment.items.pop(0))
                masks.append(known | 1 << seat)
            if not segment.items:
                del self.segments[0]
        if items:
            self.segments.insert(0, Segment(items[:], masks))
            self._join_top()
        return items

    def put_on_top(self, items: Iterable[int], known: int = NOBODY) -> None:
        """Lay items on the pile, the first one topmost, known to the seats of the mask."""
        segment = stack_of(items, known)
        if segment.items:
            self.segments.insert(0, segment)
            self._join_top()

    def put_under(self, items: Iterable[int], known: int = NOBODY) -> None:
        """Lay items under the pile, the last one at the very bottom."""
        segment = stack_of(items, known)
        if segment.items:
            self.segments.append(segment)

    def shuffle_in(self, items: Iterable[int] = ()) -> None:
        """Shuffle the whole pile, together with these items: one bag, known to nobody."""
        everything = self.items()
        for item in items:
            insort(everything, item)
        self.segments = [Segment(everything, None)] if everything else []

    def _join_top(self) -> None:
        if len(self.segments) > 1:
            top, second = self.segments[0], self.segments[1]
            if top.known is not None and second.known is not None:
                second.items[:0] = top.items
                second.known[:0] = top.known
                del self.segments[0]

    def seen_by(self, seat: int | None) -> list[int | None]:
        """Every place from the top: the item where a seat knows it, else None."""
        return [
            item if segment.known is not None and knows(segment.known[index], seat) else None
            for segment in self.segments
            for index, item in enumerate(segment.items)
        ]

    def unknown_to(self, seat: int | None) -> list[Place]:
        """The places whose item a seat does not know, bags included: for `deal_anew`."""
        return [
            (segment.items, index)
            for segment in self.segments
            for index in range(len(segment.items))
            if segment.known is None or not knows(segment.known[index], seat)
        ]

    def settle(self) -> None:
        """Sort the bags again, into which `deal_anew` dealt."""
        for segment in self.segments:
            if segment.known is None:
                segment.items.sort()


def knows(mask: int, seat: int | None) -> bool:
    """Whether a seat is one of those that know an item; None is a spectator."""
    return mask == EVERYBODY if seat is None else bool(mask >> seat & 1)


def _tell_learned(state: State) -> None:
    if state.trace is not None:
        state.trace.learned = True


def deal_anew(state: State, places: Sequence[tuple[list[Item], int]]) -> None:
    """Mix the items that lie in these places among them: for samplers.

    They are sorted first, so the deal hangs on which items there are, never on where they lie.
    """
    items = shuffled(state, sorted(held[index] for held, index in places))
    for (held, index), item in zip(places, items, strict=True):
        held[index] = item
