"""What the readers of all components share: rows, their names, and words that are names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kaper.kernel.components import Component
from kaper.kernel.errors import BadSetup


def ids_of(rows: Sequence[Component]) -> tuple[str, ...]:
    return tuple(row.id for row in rows)


def check_ids(table: str, rows: Sequence[Component], wanted: Sequence[str]) -> None:
    """Refuse rows of which rules know the numbers, if they are not those."""
    if ids_of(rows) != tuple(wanted):
        raise BadSetup(f"{table}: the rows are {', '.join(wanted)}, in this order")


def all_copies(rows: Sequence[Component]) -> tuple[int, ...]:
    """Every card or token of a deck or a bag, by the number of its kind."""
    return tuple(kind for kind, row in enumerate(rows) for _ in range(row.copies))


def numbered(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def number_of(where: str, word: str, names: Mapping[str, int]) -> int:
    """The number of a name, checked; `where` names row and field for the error."""
    if word not in names:
        raise BadSetup(f"{where}: {word!r} is none of {', '.join(names)}")
    return names[word]
