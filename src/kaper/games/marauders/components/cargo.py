"""Goods: their Cargo cards and Demand tokens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.marauders.components.ids import ESCAPE, LOCATIONS, Good
from kaper.games.marauders.components.reading import every, number_of, numbered
from kaper.kernel.components import Component
from kaper.kernel.errors import BadSetup


@dataclass(frozen=True, slots=True)
class GoodRow(Component):
    """The cards of a good: loot values and symbols, and its Demand tokens."""

    loot: tuple[int, ...]
    symbols: tuple[str, ...]
    demand: int


@dataclass(frozen=True, slots=True)
class CargoDetails:
    """One card. A merchant who carries it pays the loot, and the symbol says how he resists."""

    good: Good
    loot: int  # in Ducats
    symbol: int  # the location hit, or ESCAPE


def read_cargo(rows: Sequence[GoodRow]) -> tuple[CargoDetails, ...]:
    """Every card of every good, in the order of `names_of_cards`."""
    for row in rows:
        _check_copies(row)
    return tuple(
        # Rule: raid.card-symbols
        CargoDetails(good, row.loot[copy], _symbol(row, row.symbols[copy]))
        for good, row in zip(every(Good, rows), rows, strict=True)
        for copy in range(row.copies)
    )


def names_of_cards(rows: Sequence[GoodRow]) -> tuple[str, ...]:
    return tuple(f"{row.id}-{copy + 1}" for row in rows for copy in range(row.copies))


def demand_tokens(rows: Sequence[GoodRow]) -> tuple[Good, ...]:
    """The good of each token."""
    # Rule: components.tokens
    return tuple(
        good for good, row in zip(every(Good, rows), rows, strict=True) for _ in range(row.demand)
    )


def _check_copies(row: GoodRow) -> None:
    for field, entries in (("loot", len(row.loot)), ("symbols", len(row.symbols))):
        if entries != row.copies:
            raise BadSetup(f"cargo {row.id}: field {field!r} needs {row.copies} entries")


def _symbol(row: GoodRow, word: str) -> int:
    if word == "escape":
        return ESCAPE
    return number_of(f"cargo {row.id}: symbols", word, numbered(int, LOCATIONS))
