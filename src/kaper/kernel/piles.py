"""Lazy piles: unordered until somebody draws or looks.

A pile is a list of segments from top to bottom. A bag segment has no order: its items are sorted,
and a draw is a move of chance. An ordered segment lists its items from the top, each with a mask
of the seats that know it. A deck that the rules stack is several segments; a shuffle makes one bag.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from dataclasses import dataclass

from kaper.kernel.chance import draw
from kaper.kernel.state import State


@dataclass(slots=True)
class Segment:
    """Part of a pile. `known` is None for a bag, else a mask of knowing seats for each item."""

    items: list[int]
    known: list[int] | None

    def clone(self) -> Segment:
        return Segment(self.items[:], None if self.known is None else self.known[:])


def bag_of(items: Iterable[int]) -> Segment:
    return Segment(sorted(items), None)


def stack_of(items: Iterable[int], known: int = 0) -> Segment:
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
        drawn: list[int] = []
        while len(drawn) < count and self.segments:
            segment = self.segments[0]
            wanted = min(count - len(drawn), len(segment.items))
            if segment.known is None:
                drawn += draw(state, self.name, segment.items, wanted)
            else:
                drawn += segment.items[:wanted]
                del segment.items[:wanted]
                del segment.known[:wanted]
            if not segment.items:
                del self.segments[0]
        return drawn

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
                items.append(segment.items.pop(0))
                masks.append(segment.known.pop(0) | 1 << seat)
            if not segment.items:
                del self.segments[0]
        if items:
            self.segments.insert(0, Segment(items, masks))
            self._join_top()
        return items

    def put_on_top(self, items: Iterable[int], known: int = 0) -> None:
        """Lay items on the pile, the first one topmost, known to the seats of the mask."""
        self.segments.insert(0, stack_of(items, known))
        self._join_top()

    def put_under(self, items: Iterable[int], known: int = 0) -> None:
        """Lay items under the pile, the last one at the very bottom."""
        self.segments.append(stack_of(items, known))

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

    def unknown_to(self, seat: int | None) -> list[tuple[list[int], int]]:
        """The ordered places whose item a seat does not know, as (list, index) for a sampler."""
        mask = 0 if seat is None else 1 << seat
        return [
            (segment.items, index)
            for segment in self.segments
            if segment.known is not None
            for index, known in enumerate(segment.known)
            if not known & mask
        ]
