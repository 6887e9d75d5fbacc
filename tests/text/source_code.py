"""The code, read for what it asks of the messages and of the ledger."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import kaper

SOURCES = Path(kaper.__file__).parent
BROWSER = Path(__file__).parents[2] / "web" / "src"


@cache
def sources(name: str) -> tuple[ast.Module, ...]:
    """The modules of a game; for the kernel its own and those beside it, such as the match."""
    if name == "kernel":
        paths = [*SOURCES.glob("kernel/*.py"), *SOURCES.glob("*.py")]
    else:
        paths = [*(SOURCES / "games" / name.replace("-", "_")).glob("*.py")]
    return tuple(ast.parse(path.read_text("utf-8")) for path in sorted(paths))


def prompts_in_code(name: str) -> set[str]:
    return {
        node.args[0].value
        for module in sources(name)
        for node in ast.walk(module)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Prompt"
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


def reasons_in_code(name: str) -> set[str]:
    """The rule ids that functions such as `why_not`, `not_asked` and `can` return."""
    found = {
        node.value
        for module in sources(name)
        for function in ast.walk(module)
        if isinstance(function, ast.FunctionDef)
        and re.match(r"_?why_no|not_asked|can$", function.name)
        for returned in ast.walk(function)
        if isinstance(returned, ast.Return) and returned.value is not None
        for node in branches(returned.value)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {reason if ":" in reason else f"{name}:{reason}" for reason in found}


def branches(node: ast.expr) -> Iterator[ast.expr]:
    """What an expression can come to."""
    if isinstance(node, ast.IfExp):
        yield from branches(node.body)
        yield from branches(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from branches(value)
    else:
        yield node


@cache
def interface_code() -> str:
    """All code that may ask for words of the interface, the browser's included."""
    paths = [*SOURCES.rglob("*.py"), *BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]
    return "\n".join(path.read_text("utf-8") for path in sorted(paths))


@cache
def words_in_quotes() -> frozenset[str]:
    # Looking ahead finds the word after a quote even if that quote also ends the word before it.
    found = re.findall(r"""(?=(["'`])([\w-]+)\1)""", interface_code())
    return frozenset(word for _, word in found)


@cache
def openings() -> frozenset[str]:
    """What stands before a gap in a text put together, as `cli-play` in `cli-play-{key}`."""
    return frozenset(re.findall(r"([\w-]+)-\$?\{", interface_code()))
