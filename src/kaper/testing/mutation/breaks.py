"""Breaks of a module: found, named so that the name outlives edits elsewhere, and made."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from types import CodeType
from typing import cast

from kaper.testing.mutation.changes import (
    ONE_LINE,
    Change,
    changes_of,
    deletion,
    first_values_in,
    is_spare,
)

# As much of a line as is shown with a change in it.
WIDTH = 72


@dataclass(frozen=True, slots=True)
class Name:
    """What a break is called: no line number, so that only an edit of the place itself renames it.

    `nth` tells apart changes that read the same in one function.
    """

    module: str
    function: str
    kind: str
    before: str
    after: str
    nth: int = 1

    def __str__(self) -> str:
        number = f" ({self.nth})" if self.nth > 1 else ""
        where = f"{self.module}.{self.function}" if self.function else self.module
        return f"{where}: {self.kind}{number}: {self.before} -> {self.after}"


@dataclass(frozen=True, slots=True)
class Break:
    name: Name
    first_line: int
    last_line: int

    @property
    def lines(self) -> range:
        """The lines of the statement: a test that runs none of them cannot notice the break."""
        return range(self.first_line, self.last_line + 1)


def breaks_of(module: str, source: str) -> list[Break]:
    """Every break of a module, in the order of its lines."""
    return [found for found, _ in _found(module, ast.parse(source))]


def broken(name: Name, source: str, path: str) -> CodeType:
    """The module with this break, compiled; its lines keep their numbers."""
    tree = ast.parse(source)
    for found, change in _found(name.module, tree):
        if found.name == name:
            change.make()
            return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)
    raise LookupError(f"there is no such break: {name}")


def chosen(breaks: list[Break], count: int, seed: int) -> list[Break]:
    """So many at random. Each is drawn by its name: an edit changes little of what is chosen, and
    a larger number begins with the smaller one."""

    def lot(found: Break) -> bytes:
        return sha256(f"{seed} {found.name}".encode()).digest()

    return sorted(breaks, key=lot)[:count]


def _found(module: str, tree: ast.Module) -> Iterator[tuple[Break, Change]]:
    seen: Counter[Name] = Counter()
    for place, change in _Walk().body(tree, "body", tree.body):
        before, after = place.told(change)
        name = Name(module, place.function, change.kind, before, after)
        seen[name] += 1
        numbered = Name(module, place.function, change.kind, before, after, seen[name])
        yield Break(numbered, *place.lines), change


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a change is: in which function and lines, and in which expressions, outermost first."""

    function: str
    lines: tuple[int, int]
    around: tuple[ast.AST, ...]

    def told(self, change: Change) -> tuple[str, str]:
        """The text before and after: as much of the statement as fits."""
        texts = [(node, ast.unparse(node)) for node in self.around]
        node, before = next((pair for pair in texts if len(pair[1]) <= WIDTH), texts[-1])
        old = change.now
        if node is old:
            assert isinstance(change.value, ast.AST)
            return before, ast.unparse(change.value)
        change.make()
        after = ast.unparse(node)
        change.put(old)
        return before, after


Found = Iterator[tuple[_Place, Change]]


class _Walk:
    """Walks through a definition, or through a module."""

    def __init__(
        self, path: tuple[str, ...] = (), first_values: Mapping[str, int] | None = None
    ) -> None:
        self._path = path
        self._first_values = first_values or {}

    def body(self, holder: ast.AST, field: str, statements: list[ast.stmt]) -> Found:
        for index, statement in enumerate(statements):
            last = isinstance(holder, ast.FunctionDef) and statement is statements[-1]
            if is_spare(statement, self._first_values, last=last):
                yield self._place(_lines(statement), (statement,)), deletion(holder, field, index)
            yield from self._statement(statement)

    def _place(self, lines: tuple[int, int], around: tuple[ast.AST, ...]) -> _Place:
        return _Place(".".join(self._path), lines, around)

    def _statement(self, statement: ast.stmt) -> Found:
        match statement:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                inner = _Walk((*self._path, statement.name), first_values_in(statement))
                # Neither what decorates it nor the types of its parameters are rules.
                for default in (*statement.args.defaults, *statement.args.kw_defaults):
                    if default is not None:
                        yield from inner._inside(default, _lines(statement), ())
                yield from inner.body(statement, "body", statement.body)
            case ast.ClassDef():
                inner = _Walk((*self._path, statement.name))
                yield from inner.body(statement, "body", statement.body)
            case ast.Assert() | ast.If(test=ast.Name(id="TYPE_CHECKING")):
                return  # an invariant, or imports of types
            case ast.AnnAssign(value=ast.expr() as value):
                yield from self._inside(value, _lines(statement), (statement,))
            case _:
                yield from self._inside(statement, _lines(statement), ())

    def _inside(self, node: ast.AST, lines: tuple[int, int], around: tuple[ast.AST, ...]) -> Found:
        """The changes of a node and of all that it consists of."""
        if isinstance(node, (ast.expr, *ONE_LINE)):
            around = (*around, node)
        for change in changes_of(node):
            told = around or (cast("ast.expr", change.now),)
            yield self._place(lines, told), change
        for field, value in ast.iter_fields(node):
            children = value if isinstance(value, list) else [value]
            if children and isinstance(children[0], ast.stmt):
                yield from self.body(node, field, children)
                continue
            for child in children:
                if isinstance(child, ast.keyword) and child.arg == "strict":
                    continue  # of zip: an invariant as well
                if isinstance(child, ast.match_case):
                    yield from self._inside(child, _lines_of_case(child), ())
                elif isinstance(child, ast.AST):
                    yield from self._inside(child, lines, around)


def _lines(statement: ast.stmt) -> tuple[int, int]:
    """From the first line to the last, or to that before the body."""
    body: list[ast.stmt] = getattr(statement, "body", [])
    last = body[0].lineno - 1 if body else statement.end_lineno
    return statement.lineno, max(statement.lineno, last or 0)


def _lines_of_case(case: ast.match_case) -> tuple[int, int]:
    return case.pattern.lineno, max(case.pattern.lineno, case.body[0].lineno - 1)
