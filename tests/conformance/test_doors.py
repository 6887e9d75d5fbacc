"""Doors are the only writers of what players see: checked over the source of every game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import kaper

GAMES = Path(kaper.__file__).parent / "games"
# Calls that change a list, a set or a dict in place.
CHANGES = frozenset(
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
# Before anybody looks, or on a copy that nobody looks at.
NOT_SEEN = frozenset({"setup.py", "arrangement.py", "upgrade.py", "sampling.py"})
# What happens next, and who listens: frames write these.
COURSE = frozenset({"stack", "trace"})
ROOTS = frozenset({"state", "player"})


def is_door(path: Path) -> bool:
    return path.stem == "doors" or path.stem.endswith("_doors")


def field_of(node: ast.expr) -> str:
    """The field that is written to, where it is one of the state: `state.gold[seat]` is `gold`."""
    path: list[str] = []
    while isinstance(node, ast.Attribute | ast.Subscript):
        if isinstance(node, ast.Attribute):
            path.append(node.attr)
        node = node.value
    is_state = isinstance(node, ast.Name) and node.id in ROOTS
    return path[0] if is_state and path and path[-1] not in COURSE else ""


def targets(node: ast.AST) -> Iterator[ast.expr]:
    match node:
        case ast.Assign(targets=found) | ast.Delete(targets=found):
            for target in found:
                yield from target.elts if isinstance(target, ast.Tuple) else [target]
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            yield target
        case ast.Call(func=ast.Attribute(value=value, attr=name)) if name in CHANGES:
            yield value


def writes(source: str) -> list[tuple[int, str]]:
    """The lines that change a field of the state, with its name."""
    return [
        (node.lineno, field)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.stmt | ast.expr)
        for target in targets(node)
        if (field := field_of(target))
    ]


def seen(folder: Path) -> set[str]:
    """Whatever the modules of visibility read, somebody may see."""
    return {
        node.attr
        for path in (folder / "visibility").glob("*.py")
        if path.name not in NOT_SEEN
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
    }


def intruders(folder: Path) -> list[str]:
    fields = seen(folder)
    return [
        f"{path.relative_to(folder)}:{line} writes {field}"
        for path in sorted((*folder.glob("*.py"), *(folder / "rules").glob("*.py")))
        if not is_door(path) and path.name not in NOT_SEEN
        for line, field in writes(path.read_text("utf-8"))
        if field in fields
    ]


@pytest.mark.parametrize("game", ["deliveries", "jolly_roger", "maracaibo", "martinique"])
def test_only_doors_write_what_players_see(game: str) -> None:
    assert intruders(GAMES / game) == []


@pytest.mark.parametrize(
    "line",
    [
        "state.gold[seat] += 3",
        "state.gold = []",
        "a, state.gold[seat] = 1, 2",
        "del state.gold[seat]",
        "state.gold.append(3)",
        "state.players[seat].gold -= 1",
        "player.gold = 0",
        "kept = state.gold.pop()",
    ],
)
def test_every_way_to_write_is_found(line: str) -> None:
    assert [field for _, field in writes(line)] == ["gold"]


@pytest.mark.parametrize("line", ["gold = state.gold[seat]", "gold.append(3)", "state.stack.pop()"])
def test_reading_is_no_writing(line: str) -> None:
    assert writes(line) == []
