"""Which lines of a game enforce the rules of its ledger, and which only name them.

A line enforces a rule in one of two ways. In a guard the id stands in quotes where the rule
forbids: `return Refusal("move.exact-steps")`. Guards are the functions that give a `Refusal`, and
the `can` of effects. Elsewhere a comment stands at the statement that carries the rule out, or
above it: `# Rule: load.refill, load.pile-in-hold`. Tables of components have such comments too.

Otherwise an id in quotes only names the rule, for example in a table of what to answer to an action
that comes at the wrong moment.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

_IN_QUOTES = re.compile(r"\"([a-z0-9:.-]+)\"")
_IN_COMMENT = re.compile(r"#.*\bRules?: ([a-z0-9:., -]+)")
# The ledger tells each rule, and the book tells of it: neither carries one out.
_TELLING = ("rules.toml", "book.toml")


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A line that enforces or names a rule: its file within the package, its number, and its text.

    Where a comment of its own names the rule, it is the line below.
    """

    file: str
    number: int
    text: str
    enforces: bool

    def __str__(self) -> str:
        return f"{self.file}:{self.number}"


@cache
def named_rules(package: str) -> dict[str, list[RuleLine]]:
    """The lines of a package by what they name: ids of rules, and other words in quotes."""
    found: dict[str, list[RuleLine]] = {}
    for path, source in _sources(files(package), package.replace(".", "/")):
        for name, line in _named_in(path, source):
            lines = found.setdefault(name, [])
            # A comment above a line that has the id in quotes tells of one line, not of two.
            if not lines or str(lines[-1]) != str(line):
                lines.append(line)
    return found


def _named_in(path: str, source: str) -> Iterator[tuple[str, RuleLine]]:
    guards = _guards(source) if path.endswith(".py") else frozenset()
    lines = [line.strip() for line in source.splitlines()]
    for place, text in enumerate(lines):
        commented = _in_comment(text)
        for name in commented:
            at = _below_comments(lines, place)
            yield name, RuleLine(path, at + 1, lines[at], enforces=True)
        for name in dict.fromkeys(_IN_QUOTES.findall(text)):
            if name not in commented:
                yield name, RuleLine(path, place + 1, text, place + 1 in guards)


def _guards(source: str) -> frozenset[int]:
    """The numbers of the lines that stand in guards, or in helpers that make their refusals."""
    return frozenset(
        number
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and _is_guard(node)
        for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    )


def _is_guard(function: ast.FunctionDef) -> bool:
    gives = "" if function.returns is None else ast.unparse(function.returns)
    return "Refusal" in gives or function.name == "can"


def _in_comment(text: str) -> list[str]:
    listed = ",".join(_IN_COMMENT.findall(text)).split(",")
    return [name.strip(" .") for name in listed if name]


def _below_comments(lines: Sequence[str], place: int) -> int:
    """The first line from a place on that is neither blank nor a comment nor a decorator."""
    below = (at for at in range(place, len(lines)) if not lines[at].startswith(("#", "@")))
    return next((at for at in below if lines[at]), place)


def _sources(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        inner = f"{path}/{entry.name}"
        if entry.is_dir():
            yield from _sources(entry, inner)
        elif entry.name.endswith((".py", ".toml")) and entry.name not in _TELLING:
            yield inner, entry.read_text("utf-8")
