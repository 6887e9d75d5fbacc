"""The components of Deliveries, read from `components.toml` or from a player's own file."""

from __future__ import annotations

import copyreg
from dataclasses import dataclass, field
from functools import lru_cache

from kaper.games.deliveries.components.cards import (
    COLOURS,
    DELIVERY_CARDS,
    EVENTS,
    FIRST_EVENT,
    FIRST_GOODS,
    GOODS,
    VALUES,
)
from kaper.kernel.components import Component, Components
from kaper.kernel.errors import BadSetup

# How many ships there are of each colour, and goods of each kind.
OF_EACH = 6
# What a full set of pairs takes: a ship and a good of each colour.
SLOTS = 2 * len(COLOURS)


@dataclass(frozen=True, slots=True)
class Coloured(Component):
    """An event, which hits the cards of its colour."""

    colour: str


@dataclass(frozen=True, slots=True)
class Valued(Coloured):
    """The ships of a colour or the goods of a kind, with the values on their cards."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tables:
    """What the rules need of the components."""

    cards: tuple[int, ...]  # the whole deck without the Delivery cards, sorted
    colour: tuple[int, ...]  # of each card
    slot: tuple[int, ...]  # twice the colour for a ship, one more for a good; SLOTS for an event
    components: Components = field(repr=False)


@lru_cache(maxsize=8)
def tables_of(components: Components) -> Tables:
    """The checked tables of some components."""
    # Rule: components.cards, components.values-and-colours
    ships = components.rows("ship", Valued)
    goods = components.rows("goods", Valued)
    events = components.rows("event", Coloured)
    _check_ids("ship", ships, COLOURS)
    _check_ids("goods", goods, GOODS)
    _check_ids("event", events, EVENTS)
    for row in ships:
        if row.id != f"ship-{row.colour}":
            raise BadSetup(f"ship {row.id}: field 'colour' cannot be {row.colour!r}")
    for table in ("delivery", "wolf"):
        _check_copies(table, components.row(table, Component), DELIVERY_CARDS)
    valued = [
        card for kind, row in enumerate((*ships, *goods)) for card in _cards(kind * VALUES, row)
    ]
    colours = [
        *(colour for row in (*ships, *goods) for colour in [COLOURS.index(row.colour)] * VALUES),
        *(COLOURS.index(row.colour) for row in events),
    ]
    for event in events:
        _check_copies("event", event, 1)
    every_event = range(FIRST_EVENT, FIRST_EVENT + len(events))
    slots = (
        *(2 * colour for colour in colours[:FIRST_GOODS]),
        *(2 * colour + 1 for colour in colours[FIRST_GOODS:FIRST_EVENT]),
        *(SLOTS for _ in events),
    )
    return Tables((*sorted(valued), *every_event), tuple(colours), slots, components)


# Copies and pickles of a state refer to the tables by what they were made of.
copyreg.pickle(Tables, lambda tables: (tables_of, (tables.components,)))


def _check_ids(table: str, rows: tuple[Coloured, ...], names: tuple[str, ...]) -> None:
    """All rows, in order, each of another colour."""
    wanted = tuple(f"{table}-{name}" for name in names)
    if tuple(row.id for row in rows) != wanted:
        raise BadSetup(f"{table}: the rows are {', '.join(wanted)}, in this order")
    for number, row in enumerate(rows):
        if row.colour not in COLOURS or row.colour in {other.colour for other in rows[:number]}:
            raise BadSetup(
                f"{table} {row.id}: field 'colour' must be another one of {', '.join(COLOURS)}"
            )


def _cards(first: int, row: Valued) -> list[int]:
    table, _, _ = row.id.partition("-")
    _check_copies(table, row, OF_EACH)
    if len(row.values) != OF_EACH or not all(1 <= value <= VALUES for value in row.values):
        raise BadSetup(f"{table} {row.id}: field 'values' needs {OF_EACH} numbers from 1 to 6")
    return [first + value - 1 for value in row.values]


def _check_copies(table: str, row: Component, copies: int) -> None:
    if row.copies != copies:
        raise BadSetup(f"{table} {row.id}: field 'copies' must be {copies}")
