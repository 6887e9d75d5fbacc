"""Reading the words in which an arrangement is described, for all games alike.

A word that means nothing and a value of the wrong kind are refused by name.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from kaper.kernel.errors import BadSetup

Arrangement: TypeAlias = Mapping[str, object]
Number = TypeVar("Number", bound=int)


def refuse_unknown(described: Arrangement, known: Iterable[str], what: str) -> None:
    unknown = sorted(set(described) - set(known))
    if unknown:
        raise BadSetup(f"{what} has no {', '.join(unknown)}")


def read_number(value: object) -> int:
    if not isinstance(value, int):
        raise BadSetup(f"{value!r} is no number")
    return value


def read_text(value: object) -> str:
    if not isinstance(value, str):
        raise BadSetup(f"{value!r} is no name")
    return value


def read_table(value: object) -> Arrangement:
    if not isinstance(value, Mapping):
        raise BadSetup(f"{value!r} is no table")
    return value


def read_list(value: object) -> Sequence[object]:
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise BadSetup(f"{value!r} is no list")
    return value


def read_words(value: object) -> list[str]:
    return [str(word) for word in read_list(value)]


def read_seat(value: object, seats: int) -> int:
    """A player by p0, p1 and so on."""
    names = [f"p{seat}" for seat in range(seats)]
    if value not in names:
        raise BadSetup(f"{value!r} is no seat: p0 to p{seats - 1}")
    return names.index(str(value))


def read_name(value: object, numbers: Mapping[str, Number]) -> Number:
    """The number of what has this name."""
    name = read_text(value)
    if name not in numbers:
        raise BadSetup(f"there is no {name}; such a name is {next(iter(numbers))}")
    return numbers[name]


def take(left: list[Number], numbers: Mapping[str, Number], wanted: object) -> list[Number]:
    """What has these names, as often as each is named, out of what is left."""
    found = []
    for name in read_list(wanted):
        number = read_name(name, numbers)
        if number not in left:
            raise BadSetup(f"there is no {name} left")
        left.remove(number)
        found.append(number)
    return found


def written(arrangement: Arrangement) -> str:
    """An arrangement on one line, in its own order, which may matter."""
    try:
        return json.dumps(arrangement, ensure_ascii=False, separators=(",", ":"))
    except (TypeError, ValueError) as error:
        raise BadSetup(f"an arrangement holds names, numbers, lists and tables: {error}") from error


def read_arrangement(text: str) -> Arrangement:
    """An arrangement as it was written."""
    try:
        return read_table(json.loads(text))
    except ValueError as error:
        raise BadSetup(f"no arrangement: {error}") from error
