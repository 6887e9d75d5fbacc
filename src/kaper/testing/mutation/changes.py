"""The kinds of breaks: what may stand in the place of a part of the syntax tree."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
# Turning one of these is the same as negating the condition.
OPPOSITES = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
EXCHANGED = {"any": "all", "all": "any", "min": "max", "max": "min"}
ONE_LINE = (
    ast.Assign,
    ast.AnnAssign,
    ast.AugAssign,
    ast.Break,
    ast.Continue,
    ast.Delete,
    ast.Expr,
    ast.Raise,
    ast.Return,
)
# What is named in one of these is not known outside.
OWN_NAMES = (
    ast.ClassDef,
    ast.DictComp,
    ast.FunctionDef,
    ast.GeneratorExp,
    ast.Lambda,
    ast.ListComp,
    ast.SetComp,
)


@dataclass(frozen=True, slots=True)
class Change:
    """Another value for a field of a node, or for one item of a field that is a list."""

    kind: str
    holder: ast.AST
    field: str
    index: int | None
    value: object

    def make(self) -> None:
        self.put(self.value)

    def put(self, value: object) -> None:
        if self.index is None:
            setattr(self.holder, self.field, value)
        else:
            getattr(self.holder, self.field)[self.index] = value

    @property
    def now(self) -> object:
        """What stands in this place."""
        value: object = getattr(self.holder, self.field)
        if self.index is None:
            return value
        assert isinstance(value, list)
        item: object = value[self.index]
        return item


def changes_of(node: ast.AST) -> Iterator[Change]:
    """Every change of a node itself; those of its children are their own."""
    match node:
        case ast.Compare():
            for index, operator in enumerate(node.ops):
                yield Change("comparison", node, "ops", index, TURNED[type(operator)]())
        case ast.BoolOp():
            other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield Change("and-or", node, "op", None, other)
        case ast.BinOp(op=ast.Add()) | ast.AugAssign(op=ast.Add()):
            yield Change("arithmetic", node, "op", None, ast.Sub())
        case ast.BinOp(op=ast.Sub()) | ast.AugAssign(op=ast.Sub()):
            yield Change("arithmetic", node, "op", None, ast.Add())
        case ast.Constant(value=bool() as truth):
            yield Change("truth", node, "value", None, not truth)
        case ast.Constant(value=int() as number):
            yield Change("number", node, "value", None, number + 1)
            yield Change("number", node, "value", None, number - 1)
        case ast.Call(func=ast.Name(id=name) as function) if name in EXCHANGED:
            yield Change("function", function, "id", None, EXCHANGED[name])
        case ast.If() | ast.While() | ast.IfExp():
            yield from _negated(node, "test", None, node.test)
        case ast.comprehension():
            for index, condition in enumerate(node.ifs):
                yield from _negated(node, "ifs", index, condition)
        case ast.match_case(guard=ast.expr() as guard):
            yield from _negated(node, "guard", None, guard)


def _negated(
    holder: ast.AST, field: str, index: int | None, condition: ast.expr
) -> Iterator[Change]:
    match condition:
        case ast.Compare(ops=[only]) if isinstance(only, OPPOSITES):
            return
        case ast.UnaryOp(op=ast.Not(), operand=other):
            pass
        case _:
            other = ast.copy_location(ast.UnaryOp(ast.Not(), condition), condition)
    yield Change("condition", holder, field, index, other)


def deletion(holder: ast.AST, field: str, index: int) -> Change:
    statement: ast.stmt = getattr(holder, field)[index]
    return Change("deletion", holder, field, index, ast.copy_location(ast.Pass(), statement))


def is_spare(statement: ast.stmt, first_values: Mapping[str, int], *, last: bool) -> bool:
    """Whether the rest may make sense without it: any test would see that a name has no value, or
    that the last line of a function no longer gives one."""
    match statement:
        case ast.Expr(value=ast.Constant()):
            return False  # a docstring, or the dots of a body that is not there
        case ast.AnnAssign(value=None) | ast.Assign(targets=[ast.Tuple()]):
            return False
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return statement.lineno > first_values.get(name, statement.lineno)
        case ast.Return(value=ast.expr()):
            return not last
    return isinstance(statement, ONE_LINE)


def first_values_in(function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, int]:
    """The lines in which the names of a function get their first value."""
    first: dict[str, int] = {}
    waiting: list[ast.AST] = [*function.body]
    for argument in ast.walk(function.args):
        if isinstance(argument, ast.arg):
            first[argument.arg] = function.lineno
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            first[node.id] = min(node.lineno, first.get(node.id, node.lineno))
        if not isinstance(node, OWN_NAMES):
            waiting += ast.iter_child_nodes(node)
    return first
