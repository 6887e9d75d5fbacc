"""Which lines of a game enforce the rules of its ledger.

A line names a rule where it refuses something (`Refusal("move.exact-steps")`), or in a comment
where nothing is refused: `# Rule: load.refill, load.pile-in-hold`. Tables of components do alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

_IN_QUOTES = re.compile(r"\"([a-z0-9:.-]+)\"")
_IN_COMMENT = re.compile(r"Rules?: ([a-z0-9., -]+)")
_LEDGER = "rules.toml"


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A line that names a rule: its file within the package, its number, and what stands there."""

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
        for number, text in enumerate(source.splitlines(), 1):
            for name in _names(text):
                found.setdefault(name, []).append(RuleLine(path, number, text.strip()))
    return found


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
