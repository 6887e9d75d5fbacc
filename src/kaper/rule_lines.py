"""Which lines of a game enforce the rules of its ledger.

A line names a rule where it refuses something (`Refusal("move.exact-steps")`), or in a comment
where nothing is refused: `# Rule: load.refill, load.pile-in-hold`. Tables of components do alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

_IN_QUOTES = re.compile(r"\"([a-z0-9:.-]+)\"")
_IN_COMMENT = re.compile(r"Rules?: ([a-z0-9., -]+)")
_LEDGER = "rules.toml"


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A line that enforces a rule: its file within the package, its number, and what stands there.

    Where a comment of its own names the rule, it is the line below.
    """

    file: str
    number: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.number}"


@cache
def named_rules(package: str) -> dict[str, list[RuleLine]]:
    """The lines of a package by what they name: ids of rules, and other words in quotes."""
    found: dict[str, list[RuleLine]] = {}
    for path, source in _sources(files(package), package.replace(".", "/")):
        lines = [line.strip() for line in source.splitlines()]
        for place, text in enumerate(lines):
            for name in _names(text):
                at = _below_comments(lines, place)
                found.setdefault(name, []).append(RuleLine(path, at + 1, lines[at]))
    return found


def _below_comments(lines: Sequence[str], place: int) -> int:
    """The first line from a place on that is neither a comment nor a decorator."""
    below = (at for at in range(place, len(lines)) if not lines[at].startswith(("#", "@")))
    return next(below, place)


def _sources(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        inner = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from _sources(entry, inner)
        elif entry.name.endswith((".py", ".toml")) and entry.name != _LEDGER:
            yield inner, entry.read_text("utf-8")


def _names(text: str) -> list[str]:
    names = _IN_QUOTES.findall(text)
    for listed in _IN_COMMENT.findall(text):
        names += [name.strip(" .") for name in listed.split(",")]
    return list(dict.fromkeys(names))
