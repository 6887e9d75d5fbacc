"""A word that no game knows, in any field of any table: it is refused when components are read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kaper import registry
from kaper.kernel.codec import Json
from kaper.kernel.components import Components
from kaper.kernel.errors import BadSetup

GAMES = [
    ("marauders", {"cards": "first"}),
    ("marauders", {"cards": "second"}),
    ("maracaibo", {}),
    ("jolly-roger", {}),
]
# What people read, and no rule does.
PROSE = ("_en", "_pl")
NAMES = ("id", "source")


def misspelt(value: Json) -> Iterator[Json]:
    """The value of a field with one of its words misspelt, for each of them in turn."""
    if isinstance(value, list):
        for place, item in enumerate(value):
            for wrong in misspelt(item):
                yield [*value[:place], wrong, *value[place + 1 :]]
    elif isinstance(value, str):
        words = value.split(" ")
        for place, word in enumerate(words):
            if word and not word.isdecimal():
                yield " ".join((*words[:place], f"{word}zz", *words[place + 1 :]))


def faults(components: Components) -> Iterator[tuple[str, Components]]:
    """For each field that holds words, and each way it is filled: the same with a wrong word."""
    for name, rows in components.tables.items():
        shown: set[tuple[str, str]] = set()
        for place, row in enumerate(rows):
            for field, value in row.items():
                if field in NAMES or field.endswith(PROSE):
                    continue
                for wrong in misspelt(value):
                    first = str(wrong).strip("['").split(" ")[0]
                    if (field, first) in shown:
                        continue
                    shown.add((field, first))
                    other = tuple(
                        {**each, field: wrong} if at == place else each
                        for at, each in enumerate(rows)
                    )
                    where = f"{name}: {row['id']}: {field} = {wrong}"
                    yield where, Components({**components.tables, name: other})


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_misspelt_word_is_refused(game: str, options: dict[str, str]) -> None:
    rules = registry.game(game)
    accepted, vague = [], []
    for where, components in faults(rules.components(options)):
        try:
            rules.tables(components)
        except BadSetup as fault:
            if not str(fault).startswith(where.split(":")[0]):
                vague.append(f"{where}: {fault}")
        else:
            accepted.append(where)
    assert accepted == []
    assert vague == []
