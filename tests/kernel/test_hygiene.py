"""Kernel, games and toys are pure: the same state and action give the same state, anywhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import kaper

SOURCE = Path(kaper.__file__).parent
FILES = sorted(
    path
    for folder in ("kernel", "games", "testing/toys")
    for path in (SOURCE / folder).rglob("*.py")
)
IMPURE = frozenset(
    {
        "asyncio",
        "datetime",
        "io",
        "logging",
        "os",
        "random",
        "secrets",
        "socket",
        "threading",
        "time",
        "uuid",
    }
)
# What takes a set and does not tell its order.
ORDERLESS = frozenset(
    {"sorted", "len", "min", "max", "sum", "any", "all", "set", "frozenset", "bool"}
)


def imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]


def is_set(node: ast.expr) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.BinOp(left=left, op=ast.BitAnd() | ast.BitOr() | ast.Sub(), right=right):
            return is_set(left) or is_set(right)
    return False


def set_orders(tree: ast.AST) -> Iterator[int]:
    """Lines where the order of a set decides: loops, comprehensions, unpacking, sequences of it."""
    for node in ast.walk(tree):
        match node:
            case ast.For(iter=source) | ast.comprehension(iter=source) if is_set(source):
                yield source.lineno
            case ast.Starred(value=source) if is_set(source):
                yield source.lineno
            case ast.Call(func=ast.Name(id=name), args=args) if name not in ORDERLESS:
                yield from (arg.lineno for arg in args if is_set(arg))
            case ast.Call(func=ast.Attribute(attr="join" | "extend" | "pop"), args=args):
                yield from (arg.lineno for arg in args if is_set(arg))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_clock_no_chance_no_order_of_sets(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    assert not IMPURE & set(imports(tree))
    assert list(set_orders(tree)) == []


@pytest.mark.parametrize(
    "code",
    [
        "for a in {1, 2}: pass",
        "[a for a in set(b)]",
        "tuple({1, 2})",
        "list(set(a) - b)",
        "','.join({a for a in b})",
        "(*{1, 2},)",
        "list(enumerate(frozenset(a) & b))",
    ],
)
def test_the_scan_finds_orders_of_sets(code: str) -> None:
    assert list(set_orders(ast.parse(code)))


@pytest.mark.parametrize(
    "code", ["sorted({1, 2})", "a in {1, 2}", "len(set(a) | b)", "set(a) <= b"]
)
def test_the_scan_lets_other_uses_be(code: str) -> None:
    assert not list(set_orders(ast.parse(code)))
