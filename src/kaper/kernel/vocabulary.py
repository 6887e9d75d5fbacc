"""The words of effects as components write them: a name and its arguments, parted by spaces.

`explore 4` or `repair-price 1`: each field of a component has its own words, which the game lists
with what they mean. A word that is misspelt, or has other arguments, fails when the components are
read. What words combine (`kernel.effects`) and how several stand in one text, a game says too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from kaper.kernel.errors import BadSetup

T = TypeVar("T")


class BadWord(ValueError):
    """A text that is no word of its field; the caller knows where it stands."""


@dataclass(frozen=True, slots=True)
class Spelling(Generic[T]):
    """How many arguments a word takes, and what it means with them."""

    takes: int
    meaning: Callable[[Sequence[str]], T]


def read_word(text: str, words: Mapping[str, Spelling[T]]) -> T:
    """What one word means."""
    name, *args = text.split() or [""]
    spelling = words.get(name)
    if spelling is None:
        raise BadWord(f"unknown word {name!r}; the words are {', '.join(words)}")
    if len(args) != spelling.takes:
        raise BadWord(f"{name} takes {spelling.takes} arguments, not {len(args)}")
    try:
        return spelling.meaning(args)
    except BadWord as error:
        raise BadWord(f"{name} {error}") from error


def number(arg: str) -> int:
    if not arg.isdecimal():
        raise BadWord(f"takes a number, not {arg!r}")
    return int(arg)


def one_of(arg: str, known: Mapping[str, T]) -> T:
    """What a name stands for."""
    if arg not in known:
        raise BadWord(f"takes one of {', '.join(known)}, not {arg!r}")
    return known[arg]


def read_field(where: str, text: str, read: Callable[[str], T]) -> T:
    """What the text of a field means; a fault is told with `where`, its row and field."""
    try:
        return read(text)
    except BadWord as error:
        raise BadSetup(f"{where}: {error}") from error
