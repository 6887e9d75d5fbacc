"""Ships, and the Modifications that a ship is fitted with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kaper.games.marauders.components.ids import Modification
from kaper.games.marauders.components.reading import every
from kaper.games.marauders.components.vocabulary import (
    MODIFICATION_WORDS,
    ModificationWord,
    Names,
    read_word,
)
from kaper.kernel.components import Component


@dataclass(frozen=True, slots=True)
class ShipRow(Component):
    durability: int
    hold: int
    crew: int
    cannons: int
    maneuverability: int
    price: int
    value: int
    starting: int


@dataclass(frozen=True, slots=True)
class ShipDetails:
    values: tuple[int, ...]  # by location, undamaged and without Modifications
    maneuverability: int
    price: int  # 0 where no shipyard sells it
    value: int  # what a shipyard pays for it


def read_ship(row: ShipRow) -> ShipDetails:
    return ShipDetails(
        # Rule: ship.parameters, setup.location-cubes
        values=(row.durability, row.hold, row.durability, row.crew, row.cannons),
        maneuverability=row.maneuverability,
        price=row.price,
        value=row.value,
    )


@dataclass(frozen=True, slots=True)
class ModificationRow(Component):
    power: str


def read_powers(
    rows: Sequence[ModificationRow], names: Names
) -> Mapping[ModificationWord, Modification]:
    """The Modification with each power: rules ask for no more of it than whether it is aboard."""
    words = [
        read_word(f"modification {row.id}: power", row.power, MODIFICATION_WORDS, names)
        for row in rows
    ]
    return {
        power: number
        for number, word in zip(every(Modification, rows), words, strict=True)
        for power in MODIFICATION_WORDS
        if power == word.name
    }
