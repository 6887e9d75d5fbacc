"""The exploration track: a one-way trail with forks and rivers.

Spaces go by their number in the table, the start being 0. The residence discount tile, when in
play, is one more space behind the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.kernel.components import Component, Components
from kaper.kernel.errors import BadSetup

START = 0
NOWHERE = -1


@dataclass(frozen=True, slots=True)
class ExploreSpace(Component):
    """`river` is the number of the river that is crossed on entering the space, 0 for none."""

    next: tuple[str, ...]
    river: int
    effect: str


@dataclass(frozen=True, slots=True)
class DiscountTile(Component):
    after: str


@dataclass(frozen=True, slots=True)
class Track:
    """The trail in numbers; all tables go by the number of the space."""

    names: tuple[str, ...]
    number: dict[str, int]
    effects: tuple[str, ...]
    next: tuple[tuple[int, ...], ...]  # at a fork the upper path first
    rivers: tuple[int, ...]  # how many lie between the start and the space
    last: int
    discount: int  # the discount tile, or NOWHERE without it
    shared: int  # mask of the spaces that hold any number of explorers
    longer: tuple[int, ...]  # the space that follows on the longer path, NOWHERE at the end

    def reach(self, start: int, steps: int, taken: int) -> list[int]:
        """Every space within so many steps, nearest first.

        `taken` is the mask of the spaces where others stand: they are skipped without counting.
        """
        ends: list[int] = []
        # Rule: explore.ends-shared
        taken &= ~self.shared
        seen = 0
        level = [start]
        for _ in range(steps):
            # Rule: explore.direction
            ahead = [space for here in level for space in self.next[here]]
            level = []
            for space in ahead:
                if seen >> space & 1:
                    continue
                seen |= 1 << space
                # Rule: explore.skip-occupied
                if taken >> space & 1:
                    ahead += self.next[space]
                else:
                    level.append(space)
            # Rule: explore.track-end
            ends += level
        return ends

    def way(self, start: int, end: int, taken: int) -> tuple[int, ...]:
        """The way of the fewest steps without its start; of several the upper one."""
        ways: list[tuple[int, ...]] = [()]
        found: list[tuple[int, ...]] = []
        for way in ways:
            here = way[-1] if way else start
            if here == end:
                found.append(way)
            else:
                ways += [(*way, space) for space in self.next[here]]
        return min(found, key=lambda way: self.steps(way, taken))

    def steps(self, way: Sequence[int], taken: int) -> int:
        """How many steps a way takes: none for spaces where others stand."""
        taken &= ~self.shared
        return sum(not taken >> space & 1 for space in way)

    def march(self, start: int, steps: int, taken: int) -> int:
        """Where Redbeard's explorer gets: by the longer path, never onto the discount tile."""
        taken &= ~self.shared
        here = start
        while steps and self.longer[here] != NOWHERE:
            # Rule: solo.explore.longer-path
            here = self.longer[here]
            if not taken >> here & 1:
                steps -= 1
        return here


def track_of(components: Components, *, discount: bool) -> Track:
    """The checked track of some components, with or without the residence discount tile."""
    rows = components.rows("explore", ExploreSpace)
    if not rows:
        raise BadSetup("explore: the track needs its spaces")
    names = [row.id.removeprefix("explore-") for row in rows]
    number = {name: space for space, name in enumerate(names)}
    for row, name in zip(rows, names, strict=True):
        _check(name != row.id, row, "the id begins with explore-")
        _check(rows[number[name]] is row, row, "the id stands twice")
    following = [_following(row, number) for row in rows]
    order = _order(rows, following)
    rivers = _rivers(rows, following, order)
    longer = _longer(following, order)
    last = order[-1]
    tile = components.row("discount", DiscountTile)
    if tile.after != rows[last].id:
        raise BadSetup(f"discount {tile.id}: field 'after' must be {rows[last].id}")
    effects = [row.effect for row in rows]
    if discount:
        names.append("discount")
        number["discount"] = len(rows)
        # Rule: retirement.tile-spot
        following[last] = (len(rows),)
        following.append(())
        rivers.append(rivers[last])
        # Rule: retirement.solo-none
        longer.append(NOWHERE)
        effects.append("")
    return Track(
        names=tuple(names),
        number=number,
        effects=tuple(effects),
        next=tuple(following),
        rivers=tuple(rivers),
        last=last,
        discount=len(rows) if discount else NOWHERE,
        # Rule: explore.ends-shared
        shared=1 << START | 1 << last,
        longer=tuple(longer),
    )


def _following(row: ExploreSpace, number: dict[str, int]) -> tuple[int, ...]:
    for name in row.next:
        known = name.startswith("explore-") and name.removeprefix("explore-") in number
        _check(known, row, f"field 'next' names no space {name!r}")
    return tuple(number[name.removeprefix("explore-")] for name in row.next)


def _order(rows: tuple[ExploreSpace, ...], following: list[tuple[int, ...]]) -> list[int]:
    """The spaces so that every one comes after those that lead to it; the last ends the track."""
    before = [0] * len(rows)
    for spaces in following:
        for space in spaces:
            before[space] += 1
    for space, leading in enumerate(before):
        _check((leading == 0) == (space == START), rows[space], "only the first space is a start")
    order = [START]
    for here in order:
        for space in following[here]:
            before[space] -= 1
            if not before[space]:
                order.append(space)
    for space, row in enumerate(rows):
        _check(space in order, row, "field 'next' leads in a circle")
    for space in order[:-1]:
        _check(bool(following[space]), rows[space], "field 'next' is empty before the end")
    return order


def _rivers(
    rows: tuple[ExploreSpace, ...], following: list[tuple[int, ...]], order: list[int]
) -> list[int]:
    """How many rivers lie before each space: the same on every path, crossed one by one."""
    crossed: list[int | None] = [None] * len(rows)
    crossed[START] = 0
    for here in order:
        so_far = crossed[here] or 0
        for space in following[here]:
            river = rows[space].river
            _check(river in (0, so_far + 1), rows[space], f"field 'river' cannot be {river} here")
            after = max(so_far, river)
            fits = crossed[space] in (None, after)
            _check(fits, rows[space], "every path must cross the same rivers")
            crossed[space] = after
    return [rivers or 0 for rivers in crossed]


def _longer(following: list[tuple[int, ...]], order: list[int]) -> list[int]:
    """The next space of the longer path from each space; the upper of equal ones."""
    length = [0] * len(following)
    longer = [NOWHERE] * len(following)
    for here in reversed(order):
        if following[here]:
            # Rule: solo.explore.at-end
            longer[here] = max(following[here], key=lambda space: length[space])
            length[here] = 1 + length[longer[here]]
    return longer


def _check(holds: bool, row: ExploreSpace, fault: str) -> None:
    if not holds:
        raise BadSetup(f"explore {row.id}: {fault}")
