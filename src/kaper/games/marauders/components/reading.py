"""What the readers of all components share: rows, their names, and words that are names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from kaper.kernel.components import Component
from kaper.kernel.errors import BadSetup

Number = TypeVar("Number", bound=int)


def ids_of(rows: Sequence[Component]) -> tuple[str, ...]:
    return tuple(row.id for row in rows)


def check_ids(table: str, rows: Sequence[Component], wanted: Sequence[str]) -> None:
    """Refuse rows of which rules know the numbers, if they are not those."""
    if ids_of(rows) != tuple(wanted):
        raise BadSetup(f"{table}: the rows are {', '.join(wanted)}, in this order")


def every(number: Callable[[int], Number], of: Sequence[object]) -> tuple[Number, ...]:
    """The numbers of a table, in the type that they have."""
    return tuple(map(number, range(len(of))))


def all_copies(number: Callable[[int], Number], rows: Sequence[Component]) -> tuple[Number, ...]:
    """Every card or token of a deck or a bag, by the number of its kind."""
    return tuple(
        kind for kind, row in zip(every(number, rows), rows, strict=True) for _ in range(row.copies)
    )


def numbered(number: Callable[[int], Number], names: Sequence[str]) -> dict[str, Number]:
    return dict(zip(names, every(number, names), strict=True))


def number_of(where: str, word: str, names: Mapping[str, Number]) -> Number:
    """The number of a name, checked; `where` names row and field for the error."""
    if word not in names:
        raise BadSetup(f"{where}: {word!r} is none of {', '.join(names)}")
    return names[word]
