"""The code, read for what it asks of the messages and of the ledger."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import kaper
from kaper import registry
from kaper.kernel.ledger import read_ledger

SOURCES = Path(kaper.__file__).parent
BROWSER = Path(__file__).parents[2] / "web" / "src"


@cache
def sources(name: str) -> tuple[ast.Module, ...]:
    """The modules of a game; for the kernel its own and those beside it, such as the match."""
    if name == "kernel":
        paths = [*SOURCES.glob("kernel/*.py"), *SOURCES.glob("*.py")]
    else:
        paths = [*(SOURCES / "games" / name.replace("-", "_")).rglob("*.py")]
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
    """The ids of the ledger that stand in the code: rules by which something is refused."""
    package = "kaper.kernel" if name == "kernel" else registry.game(name).package
    rules = read_ledger(package).rules
    strings = strings_in_code(name)
    return {rule for rule in rules if rule in strings or rule.partition(":")[2] in strings}


def facts_in_code(name: str) -> set[str]:
    """The messages of refusals that stand in the code with their rule or their fact."""
    found = set()
    for words in _calls(name, "Refusal"):
        rule, fact = [*words, None][:2]
        told = fact or (rule and rule.replace(".", "-"))
        if told:
            home, _, own = (told if ":" in told else f"{name}:{told}").partition(":")
            found.add(f"{home}-why-{own}")
    return found


def prospects_in_code(name: str) -> set[str]:
    return {f"{name}-brings-{words[1]}" for words in _calls(name, "Prospect") if words[1]}


def _calls(name: str, function: str) -> Iterator[list[str | None]]:
    """The arguments by place of each call of a function; None where they are no plain text."""
    for module in sources(name):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == function:
                yield [_text(argument) for argument in node.args]


def _text(node: ast.expr) -> str | None:
    plain = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return str(node.value) if plain and isinstance(node, ast.Constant) else None


@cache
def strings_in_code(name: str) -> frozenset[str]:
    return frozenset(
        node.value
        for module in sources(name)
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


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
