"""The Caribbean: where cards and islands lie, which spaces touch, and how far a ship gets.

Cards are numbered as they are dealt: column by column from the left, each from the top.
A card is named like a square of chess: `c2` lies in the third column, second from the top.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from kaper.games.maracaibo.components.kinds import NONE
from kaper.kernel.components import Component, Components
from kaper.kernel.errors import BadSetup

CARDS = 27
BAY = 27
MARACAIBO = 28
START = 29
SPACES = 30
MOST_STEPS = 4  # with the harpy; 3 without
MOST_COLUMNS = 12
MOST_ROWS = 6
ISLANDS = "GEP"

Place = tuple[int, int]  # column and row


@dataclass(frozen=True, slots=True)
class LayoutRow(Component):
    """The grid as lines of text; columns run from the start zone to Maracaibo."""

    rows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """One Caribbean; all tables go by the number of the space."""

    names: tuple[str, ...]
    number: dict[str, int]
    column: tuple[int, ...]
    row: tuple[int, ...]
    columns: int
    rows: int
    islands: tuple[tuple[Place, ...], ...]  # gold, emerald, pearl: the two places of each
    neighbours: tuple[tuple[int, ...], ...]
    distance: tuple[tuple[int, ...], ...]  # fewest steps; 0 where no ship can sail
    reach: tuple[tuple[tuple[int, ...], ...], ...]  # [most steps][from]: where a move may end

    def island_at(self, name: str) -> int:
        """The kind of the island that lies where a card would have this name, or NONE."""
        for kind, places in enumerate(self.islands):
            if any(place_name(*place) == name for place in places):
                return kind
        return NONE

    def way(self, start: int, end: int) -> tuple[int, ...]:
        """The shortest way without its start; of several the topmost, step by step."""
        way: list[int] = []
        here = start
        while here != end:
            left = self.distance[here][end] - 1
            nearer = [
                n for n in self.neighbours[here] if n == end or 0 < self.distance[n][end] == left
            ]
            here = min(nearer, key=lambda space: (self.row[space], -self.column[space]))
            way.append(here)
        return tuple(way)


def layouts_of(components: Components) -> dict[str, Layout]:
    """The checked layouts of some components, by the name in the option."""
    layouts: dict[str, Layout] = {}
    # Rule: setup.custom-layout
    for row in components.rows("layout", LayoutRow):
        name = row.id.removeprefix("layout-")
        if name == row.id:
            raise BadSetup(f"layout {row.id}: the id begins with layout-")
        if name in layouts:
            raise BadSetup(f"layout {row.id}: the id stands twice")
        layouts[name] = _layout(f"layout {row.id}: field 'rows'", row.rows)
    return layouts


def _layout(where: str, rows: tuple[str, ...]) -> Layout:
    _check_grid(where, rows)
    # Rule: move.islands-blocked
    places = [
        (column, row)
        for column in range(len(rows[0]))
        for row in range(len(rows))
        if rows[row][column] == "C"
    ]
    # Rule: setup.caribbean-area
    names = (*(place_name(*place) for place in places), "bay", "maracaibo", "start")
    last = len(rows[0])
    column = (*(column for column, _ in places), last, last + 1, -1)
    neighbours = _neighbours(places, last - 1)
    distance = tuple(_distances(space, neighbours) for space in range(SPACES))
    reach = tuple(
        tuple(_ends(space, most, column, distance[space]) for space in range(SPACES))
        for most in range(MOST_STEPS + 1)
    )
    islands = tuple(_island(where, rows, letter) for letter in ISLANDS)
    _check_sailing(where, names, reach[3])
    return Layout(
        names=names,
        number={name: space for space, name in enumerate(names)},
        column=column,
        row=(*(row for _, row in places), 0, 0, 0),
        columns=last,
        rows=len(rows),
        islands=islands,
        neighbours=neighbours,
        distance=distance,
        reach=reach,
    )


def place_name(column: int, row: int) -> str:
    return f"{'abcdefghijkl'[column]}{row + 1}"


def _check_grid(where: str, rows: tuple[str, ...]) -> None:
    # Rule: setup.layout-checks
    if not 1 <= len(rows) <= MOST_ROWS:
        raise BadSetup(f"{where} has {len(rows)} rows, not 1 to {MOST_ROWS}")
    widths = {len(row) for row in rows}
    if len(widths) > 1 or not 1 <= len(rows[0]) <= MOST_COLUMNS:
        raise BadSetup(f"{where} needs rows of one length, 1 to {MOST_COLUMNS} columns")
    letters = "".join(rows)
    strange = sorted(set(letters) - {"C", ".", *ISLANDS})
    if strange:
        raise BadSetup(f"{where} has {strange[0]!r}; places are C, G, E, P or .")
    if letters.count("C") != CARDS:
        raise BadSetup(f"{where} has {letters.count('C')} cards, not {CARDS}")
    for column, edge in ((0, "first"), (-1, "last")):
        if all(row[column] != "C" for row in rows):
            raise BadSetup(f"{where} has no card in the {edge} column")


def _island(where: str, rows: tuple[str, ...], letter: str) -> tuple[Place, ...]:
    places = [
        (c, r) for r, row in enumerate(rows) for c, found in enumerate(row) if found == letter
    ]
    # Rule: setup.layout-checks
    if len(places) != 2 or not _touch(*places):
        raise BadSetup(f"{where}: the island {letter} needs two places that touch")
    return tuple(places)


def _touch(one: Place, other: Place) -> bool:
    """Places share an edge, not only a corner."""
    # Rule: move.adjacent-steps, move.no-diagonal
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def _neighbours(places: list[Place], last_column: int) -> tuple[tuple[int, ...], ...]:
    """What touches each space: the start zone the first column, the Bay the last one."""
    around: list[tuple[int, ...]] = []
    for place in places:
        # Rule: move.adjacent-steps
        cards = tuple(card for card, other in enumerate(places) if _touch(place, other))
        # Rule: bay.reached-from-last-column
        around.append((*cards, BAY) if place[0] == last_column else cards)
    # Rule: move.from-start
    first = tuple(card for card, place in enumerate(places) if place[0] == 0)
    return (*around, (MARACAIBO,), (), first)


def _distances(start: int, neighbours: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The fewest steps to every space; whoever enters the Bay stays there."""
    steps = [0] * SPACES
    ahead = deque([start])
    while ahead:
        here = ahead.popleft()
        for space in neighbours[here]:
            if space != start and not steps[space]:
                steps[space] = steps[here] + 1
                # Rule: move.board-space-ends-move, bay.must-stop
                if space != BAY:
                    ahead.append(space)
    return tuple(steps)


def _ends(
    start: int, most: int, column: tuple[int, ...], distance: tuple[int, ...]
) -> tuple[int, ...]:
    """Where a move of so many steps may end: in a column nearer to Maracaibo."""
    return tuple(
        space
        for space in range(SPACES)
        # Rule: move.must-advance, move.leftward-steps
        if 0 < distance[space] <= most and column[space] > column[start]
    )


def _check_sailing(where: str, names: tuple[str, ...], reach: tuple[tuple[int, ...], ...]) -> None:
    """Some move leads to every card, and one leads on."""
    seen = {START}
    ahead = [START]
    while ahead:
        new = [space for space in reach[ahead.pop()] if space not in seen]
        seen.update(new)
        ahead += new
    for card in range(CARDS):
        # Rule: setup.layout-checks
        if card not in seen:
            raise BadSetup(f"{where}: no ship can ever stop at {names[card]}")
        # Rule: move.always-possible
        if not reach[card]:
            raise BadSetup(f"{where}: a ship at {names[card]} has no move")
