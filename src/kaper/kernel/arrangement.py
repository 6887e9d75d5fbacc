"""Reading the words in which an arrangement is described, for all games alike.

A word that means nothing and a value of the wrong kind are refused by name.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from kaper.kernel.errors import BadSetup

Arrangement: TypeAlias = Mapping[str, object]


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
