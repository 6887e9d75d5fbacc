"""What is said of every line of text, and the names that stand in lines."""

from __future__ import annotations

import re

from kaper.text import UNKNOWN, Text

NAMES = ("Ania", "Bartek", "Celina", "Darek", "Ewa", "Filip", "Gosia", "Hubert", "Iga", "Jan")
NUMBERS = (1, 2, 5, 12, 22)


def speakers(game: str, lang: str) -> tuple[Text, Text]:
    """With the names of players, and without."""
    return Text(game, lang, NAMES), Text(game, lang)


def assert_sentence(line: str) -> None:
    assert line.endswith("."), line
    assert_clean(line)


def assert_clean(line: str) -> None:
    assert not re.search(rf"[{{}}]|\b{UNKNOWN}\b|  | [.,:;]|\.\.", line), line
    assert line == line.strip() != "", repr(line)
