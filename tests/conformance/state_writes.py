"""What a module changes of a game's state, read from its source.

A write is found as well where it goes through a local: `captain = state.captains[seat]` is followed
to `captain.gold -= 1`, and so is the captain of a loop. Where a local was assigned more than once,
any of its values counts.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

# Calls that change a list, a set or a dict in place: methods, and functions by the argument.
METHODS = frozenset(
    [
        "add",
        "append",
        "clear",
        "discard",
        "extend",
        "insert",
        "pop",
        "popitem",
        "remove",
        "reverse",
        "setdefault",
        "sort",
        "update",
    ]
)
FUNCTIONS = {"draw": 2, "insort": 0}
# Calls whose result holds the same items, or is one of them.
COLLECTING = frozenset(
    ["dict", "enumerate", "filter", "list", "reversed", "set", "sorted", "tuple", "zip"]
)
CHOOSING = frozenset(["max", "min", "next"])
COLLECTING_METHODS = frozenset({"copy", "items", "values"})
CHOOSING_METHODS = frozenset({"get", "pop"})
# What happens next, and who listens: frames write these.
COURSE = frozenset({"stack", "trace"})

# A way leads from the state to what lies there: by its fields, by ITEM to something in a list, by
# COPY to a new list of the same things, by SHELF to a new list that has just this in it, and by the
# names of functions that were given the state.
Way = tuple[str, ...]
ITEM, COPY, SHELF, CALL = "[]", "[:]", "[,]", "()"
NEW = frozenset({COPY, SHELF})


@dataclass(frozen=True, slots=True)
class Write:
    line: int
    field: str  # or the call that reached into the state


@dataclass(frozen=True)
class Shapes:
    """The classes that a game's state is made of, and their fields that are lists and the like."""

    records: frozenset[str]
    lists: frozenset[str]

    @classmethod
    @cache
    def of(cls, folder: Path) -> Shapes:
        classes = [
            node
            for path in sorted(folder.rglob("*.py"))
            for node in ast.parse(path.read_text("utf-8")).body
            if isinstance(node, ast.ClassDef) and _is_record(node)
        ]
        lists = {
            line.target.id
            for found in classes
            for line in found.body
            if isinstance(line, ast.AnnAssign)
            and isinstance(line.target, ast.Name)
            and ast.unparse(line.annotation).startswith(("list", "dict", "set"))
        }
        return cls(frozenset(found.name for found in classes), frozenset(lists))


def _is_record(node: ast.ClassDef) -> bool:
    made = [ast.unparse(decorator) for decorator in node.decorator_list]
    return any(word.startswith("dataclass") and "frozen=True" not in word for word in made)


def writers(source: str, shapes: Shapes) -> set[str]:
    """The functions and methods that change anything of the state."""
    found = _functions(ast.parse(source), "")
    return {function.node.name for function in found if any(function.writes(shapes))}


def writes(source: str, shapes: Shapes) -> list[Write]:
    """All that functions and methods change of the state, apart from its course."""
    return [
        write for function in _functions(ast.parse(source), "") for write in function.writes(shapes)
    ]


def _functions(node: ast.AST, owner: str) -> Iterator[Function]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield Function(child, owner)
        else:
            yield from _functions(child, child.name if isinstance(child, ast.ClassDef) else owner)


@dataclass(frozen=True)
class Function:
    """With all that is nested in it."""

    node: ast.FunctionDef
    owner: str  # the class, of a method

    def writes(self, shapes: Shapes) -> Iterator[Write]:
        names = self._names(shapes)
        for node in self._nodes:
            for changed, field in _changes(node):
                for way in _reached(changed, names):
                    written = _field(way, field, direct=isinstance(changed, ast.Call))
                    if written:
                        yield Write(changed.lineno, written)
            # `cards += more` changes a list, and is a new value for a number or a tuple.
            if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
                for way in names.get(node.target.id, ()):
                    if way[-1] in shapes.lists and not COURSE.intersection(way):
                        yield Write(node.lineno, way[-1])

    @cached_property
    def _nodes(self) -> list[ast.AST]:
        return list(ast.walk(self.node))

    def _names(self, shapes: Shapes) -> Mapping[str, set[Way]]:
        """Where parameters and locals lead to."""
        names: dict[str, set[Way]] = {root: {(root,)} for root in self._roots(shapes)}
        bound = [pair for node in self._nodes for pair in _bindings(node)]
        growing = True
        while growing:
            growing = False
            for name, value in bound:
                known = names.setdefault(name, set())
                # In a loop a local may lead on from itself.
                found = {way for way in _reached(value, names) if len(way) < 12} - known
                known |= found
                growing = growing or bool(found)
        return names

    def _roots(self, shapes: Shapes) -> Iterator[str]:
        """The state, its records, and lists of them."""
        given = self.node.args
        for arg in (*given.posonlyargs, *given.args, *given.kwonlyargs):
            kinds = _words(arg.annotation) if arg.annotation else set()
            is_self = arg.arg == "self" and self.owner in shapes.records
            if arg.arg == "state" or is_self or kinds & shapes.records:
                yield arg.arg


def _words(node: ast.AST) -> set[str]:
    return {found.id for found in ast.walk(node) if isinstance(found, ast.Name)}


def _bindings(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """The names that a statement or a loop gives a value to."""
    match node:
        case ast.Assign(targets=targets, value=value):
            for target in targets:
                yield from _bound(target, value)
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            yield from _bound(target, value)
        case ast.NamedExpr(target=target, value=value):
            yield from _bound(target, value)
        case ast.For(target=target, iter=items) | ast.comprehension(target=target, iter=items):
            yield from _bound(target, _item_of(items))


def _bound(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    match target, value:
        case ast.Name(id=name), _:
            yield name, value
        case ast.Tuple(elts=parts), ast.Tuple(elts=values) if len(parts) == len(values):
            for part, one in zip(parts, values, strict=True):
                yield from _bound(part, one)
        case ((ast.Tuple(elts=parts) | ast.List(elts=parts)), _):
            for part in parts:
                yield from _bound(part, _item_of(value))
        case ast.Starred(value=part), _:
            yield from _bound(part, value)


def _item_of(items: ast.expr) -> ast.expr:
    return ast.Subscript(items, ast.Constant(0), ast.Load())


def _changes(node: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """What a statement or a call changes, and which field of it; none of a list."""
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            for target in targets:
                yield from _stored(target)
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            yield from _stored(target)
        case ast.For(target=target):
            yield from _stored(target)
        case ast.Call(func=ast.Attribute(value=value, attr=name)) if name in METHODS:
            yield value, ""
        case ast.Call(func=ast.Name(id=name), args=args) if name in FUNCTIONS:
            yield args[FUNCTIONS[name]], ""


def _stored(target: ast.expr) -> Iterator[tuple[ast.expr, str]]:
    match target:
        case ast.Attribute(value=value, attr=name):
            yield value, name
        case ast.Subscript(value=value):
            yield value, ""
        case ast.Starred(value=value):
            yield from _stored(value)
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            for part in parts:
                yield from _stored(part)


def _reached(node: ast.expr, names: Mapping[str, Collection[Way]]) -> set[Way]:
    """Where in the state an expression leads to."""
    match node:
        case ast.Name(id=name):
            return set(names.get(name, ()))
        case ast.Attribute(value=value, attr=name):
            return {(*way, name) for way in _reached(value, names)}
        case ast.Subscript(value=value, slice=ast.Slice()):
            return _copied(_reached(value, names))
        case ast.Subscript(value=value):
            return {_into(way) for way in _reached(value, names)}
        case ast.IfExp(body=one, orelse=other):
            return _reached(one, names) | _reached(other, names)
        case ast.BoolOp(values=values):
            return set[Way]().union(*(_reached(value, names) for value in values))
        case ast.NamedExpr(value=value) | ast.Starred(value=value):
            return _reached(value, names)
        case ast.Tuple(elts=values) | ast.List(elts=values):
            return {(*way, SHELF) for value in values for way in _reached(value, names)}
        case ast.ListComp(elt=value) | ast.SetComp(elt=value) | ast.GeneratorExp(elt=value):
            return {(*way, SHELF) for way in _reached(value, names)}
        case ast.Call():
            return _returned(node, names)
    return set()


def _returned(call: ast.Call, names: Mapping[str, Collection[Way]]) -> set[Way]:
    """What a call may give of that which it was given."""
    given = set[Way]().union(*(_reached(arg, names) for arg in call.args))
    match call.func:
        case ast.Name(id=name) if name in COLLECTING:
            return _copied(given)
        case ast.Name(id=name) if name in CHOOSING:
            return {_into(way) for way in given}
        case ast.Attribute(attr="clone"):
            return set()
        case ast.Attribute(value=value, attr=name) if name in COLLECTING_METHODS:
            return _copied(_reached(value, names))
        case ast.Attribute(value=value, attr=name) if name in CHOOSING_METHODS:
            return {_into(way) for way in _reached(value, names)}
        case ast.Name(id=name) | ast.Attribute(attr=name):
            # Whoever has the whole state, or a whole record, may give away any part of it.
            return {(*way, f"{name}{CALL}") for way in given if len(way) == 1}
    return set()


def _copied(ways: Collection[Way]) -> set[Way]:
    return {way if way[-1] in NEW else (*way, COPY) for way in ways}


def _into(way: Way) -> Way:
    """To an item of a list."""
    if way[-1] == SHELF:
        return way[:-1]
    return (*way[:-1], ITEM) if way[-1] == COPY else (*way, ITEM)


def _field(way: Way, field: str, *, direct: bool) -> str:
    """The field written to; none where something new is changed, or the course of the game."""
    made = way[-1].endswith(CALL) and not field and not direct
    if way[-1] in NEW or made:
        return ""
    steps = [step for step in (*way[1:], field) if step and step not in (ITEM, *NEW)]
    return steps[-1] if steps and steps[0] not in COURSE else ""
