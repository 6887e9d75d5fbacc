"""Reading the rows of a component table, with faults told by row and field."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.games.maracaibo.components.kinds import KINDS
from kaper.games.maracaibo.components.notation import effect_of
from kaper.games.maracaibo.rules.words import Word
from kaper.kernel.components import C, Component, Components
from kaper.kernel.errors import BadSetup
from kaper.kernel.vocabulary import read_field


def check(holds: bool, fault: str) -> None:
    if not holds:
        raise BadSetup(fault)


def named_rows(
    components: Components, table: str, kind: type[C]
) -> tuple[tuple[C, ...], tuple[str, ...]]:
    """The rows of a table and their names: the ids without the name of the table."""
    found = components.rows(table, kind)
    for row in found:
        begins = row.id.startswith(f"{table}-")
        check(begins, f"{table} {row.id}: the id begins with {table}-")
    names = tuple(row.id.removeprefix(f"{table}-") for row in found)
    for row, name in zip(found, names, strict=True):
        check(names.count(name) == 1, f"{table} {row.id}: the id stands twice")
    return found, names


def single_rows(
    components: Components, table: str, kind: type[C]
) -> tuple[tuple[C, ...], tuple[str, ...]]:
    """The same of a table whose every row is one card or tile, told apart by its name."""
    found, names = named_rows(components, table, kind)
    for row in found:
        check(row.copies == 1, f"{table} {row.id}: field 'copies' must be 1")
    return found, names


def must(where: str, text: str) -> Word:
    """The effect of a field that must not be empty."""
    # Rule: setup.components-checked
    effect = read_field(where, text, effect_of)
    if effect is None:
        raise BadSetup(f"{where} must not be empty")
    return effect


def treasure_kind(table: str, row: Component, kind: str) -> int:
    check(kind in KINDS, f"{table} {row.id}: field 'kind' is one of {', '.join(KINDS)}")
    return KINDS.index(kind)


def numbers(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}
