"""The components of Martinique, read from `components.toml` or from a player's own file."""

from __future__ import annotations

import copyreg
from dataclasses import dataclass, field
from functools import lru_cache

from kaper.games.martinique.components.geography import IN_HOOK, NUMBER
from kaper.games.martinique.components.tokens import (
    DIGITS,
    JOKERS,
    MAP_NAMES,
    SYMBOLS,
    TREASURE_SIZES,
)
from kaper.kernel.components import Component, Components
from kaper.kernel.errors import BadSetup


@dataclass(frozen=True, slots=True)
class LootToken(Component):
    """`digits` says how many of the copies carry the digit 1, 2 and 3."""

    digits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Board(Component):
    map_squares: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tables:
    """What the rules need of the components, in numbers; shared by all clones of a state."""

    map_squares: tuple[int, ...]
    loot_squares: tuple[int, ...]
    bag: tuple[int, ...]
    components: Components = field(repr=False)


@lru_cache(maxsize=8)
def tables_of(components: Components) -> Tables:
    """The checked tables of some components."""
    bag = _bag(components.rows("loot", LootToken))
    map_squares = _map_squares(components.row("board", Board))
    # Rule: components.pieces
    for table, ids in (
        ("map", ("token-map",)),
        ("joker", ("token-joker",)),
        ("tavern", ("tavern-the-hook",)),
        ("treasure", tuple(f"small-treasure-{size}" for size in TREASURE_SIZES)),
    ):
        _check_ids(components, table, ids)
    # Rule: setup.no-loot-on-hook
    loot_squares = tuple(s for s in range(64) if not IN_HOOK[s] and s not in map_squares)
    least = len(loot_squares) + sum(TREASURE_SIZES)
    if len(bag) < least:
        raise BadSetup(f"loot: the set-up needs {least} tokens, these are {len(bag)}")
    return Tables(map_squares, loot_squares, bag, components)


# Copies and pickles of a state refer to the tables by what they were made of.
copyreg.pickle(Tables, lambda tables: (tables_of, (tables.components,)))


# Rule: components.loot-distribution
def _bag(rows: tuple[LootToken, ...]) -> tuple[int, ...]:
    ids = tuple(row.id for row in rows)
    wanted = tuple(f"token-{symbol}" for symbol in SYMBOLS)
    if ids != wanted:
        raise BadSetup(f"loot: the rows are {', '.join(wanted)}, in this order")
    bag: list[int] = []
    for symbol, row in enumerate(rows):
        if len(row.digits) != DIGITS or min(row.digits) < 0:
            raise BadSetup(f"loot {row.id}: field 'digits' needs three counts, not {row.digits}")
        if sum(row.digits) != row.copies:
            raise BadSetup(f"loot {row.id}: field 'digits' adds up to {sum(row.digits)}")
        if not 0 < row.copies < 32:
            raise BadSetup(f"loot {row.id}: field 'copies' must be 1 to 31")
        for digit, number in enumerate(row.digits):
            bag += [symbol * DIGITS + digit] * number
    return tuple(sorted(bag))


# Rule: components.map-squares-layout
def _map_squares(board: Board) -> tuple[int, ...]:
    for name in board.map_squares:
        if name not in NUMBER or IN_HOOK[NUMBER[name]]:
            raise BadSetup(f"board {board.id}: field 'map_squares' has no square {name!r}")
    squares = tuple(sorted({NUMBER[name] for name in board.map_squares}))
    # Two of the sixteen map tokens lie in the bar and two on the Lost Treasure space.
    if len(squares) != len(MAP_NAMES) - 4 or len(squares) != len(board.map_squares):
        raise BadSetup(f"board {board.id}: field 'map_squares' needs 12 different squares")
    return squares


def _check_ids(components: Components, table: str, ids: tuple[str, ...]) -> None:
    rows = components.rows(table, Component)
    if tuple(row.id for row in rows) != ids:
        raise BadSetup(f"{table}: the rows are {', '.join(ids)}, in this order")
    copies = {"map": len(MAP_NAMES), "joker": JOKERS}.get(table, 1)
    for row in rows:
        if row.copies != copies:
            raise BadSetup(f"{table} {row.id}: field 'copies' must be {copies}")
