"""Which rules of the ledgers have tests, and which have a line that enforces them.

Tests are found by reading their sources, so no test has to run: a decorator or a `pytestmark` with
`pytest.mark.rule("martinique:move.exact-steps", ...)` ties a test to rules.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path

from kaper import registry
from kaper.kernel.codec import Json
from kaper.kernel.errors import BadSetup
from kaper.kernel.ledger import KINDS, Ledger, Rule, read_ledger
from kaper.rule_lines import RuleLine, named_rules

KERNEL = "kernel"
PROJECT = "pyproject.toml"
_KERNEL_PACKAGE = "kaper.kernel"

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def tests_folder() -> Path | None:
    """The tests beside the sources; an installed package has none."""
    folder = Path(__file__).parents[2] / "tests"
    return folder if folder.is_dir() else None


def tests_beside(package: str) -> Path | None:
    """The tests of a game from outside, in the project that its package is part of."""
    folder = Path(str(files(package)))
    found = (parent / "tests" for parent in folder.parents[:2] if (parent / PROJECT).is_file())
    return next((tests for tests in found if tests.is_dir()), None)


@dataclass(frozen=True, slots=True)
class Coverage:
    """A ledger and the tests tied to each of its rules; None where there are no tests to read."""

    ledger: Ledger
    tests: dict[str, list[str]] | None
    named: dict[str, list[RuleLine]]

    def rule(self, name: str) -> Rule:
        """A rule by its id, with or without the name of the game."""
        rules = self.ledger.rules
        rule_id = name if ":" in name else f"{self.ledger.game}:{name}"
        if rule_id not in rules:
            near = get_close_matches(rule_id, rules, n=3)
            hint = f"; did you mean {', '.join(near)}?" if near else ""
            raise BadSetup(f"the ledger has no rule {rule_id}{hint}")
        return rules[rule_id]

    def tests_of(self, rule_id: str) -> list[str]:
        return (self.tests or {}).get(rule_id, [])

    @property
    def missing(self) -> list[str]:
        return [rule_id for rule_id in self.ledger.rules if not self.tests_of(rule_id)]

    def lines_of(self, rule_id: str) -> list[RuleLine]:
        """The lines that enforce a rule."""
        return [line for line in self._named(rule_id) if line.enforces]

    def names_of(self, rule_id: str) -> list[RuleLine]:
        """The lines that only name a rule."""
        return [line for line in self._named(rule_id) if not line.enforces]

    def _named(self, rule_id: str) -> list[RuleLine]:
        """The kernel's rules are named by the full id, a game's without the game."""
        short = rule_id.partition(":")[2]
        return self.named.get(rule_id if self.ledger.game == KERNEL else short, [])

    @property
    def without_line(self) -> list[str]:
        """Enforceable rules that no line enforces."""
        rules = self.ledger.rules.values()
        return [rule.id for rule in rules if rule.enforceable and not self.lines_of(rule.id)]

    @property
    def unknown(self) -> list[str]:
        """Rules that tests name and the ledger has not."""
        prefix = f"{self.ledger.game}:"
        named = [rule_id for rule_id in self.tests or {} if rule_id.startswith(prefix)]
        return sorted(set(named) - set(self.ledger.rules))

    def to_json(self) -> dict[str, Json]:
        rules = self.ledger.rules.values()
        read = self.tests is not None
        total = Counter(rule.kind for rule in rules)
        covered = Counter(rule.kind for rule in rules if self.tests_of(rule.id))
        kinds: dict[str, Json] = {
            kind: {"rules": total[kind], "covered": covered[kind] if read else None}
            for kind in KINDS
        }
        return {
            "rules": len(self.ledger.rules),
            "covered": covered.total() if read else None,
            "missing": list(self.missing) if read else None,
            "without_line": list(self.without_line),
            "unknown": list(self.unknown),
            "kinds": kinds,
            "tests": {rule.id: list(self.tests_of(rule.id)) for rule in rules} if read else None,
        }


def coverage(game: str | None, folder: Path | None) -> list[Coverage]:
    """The coverage of one game, or of all and the kernel's own rules."""
    names = [game] if game is not None else [*registry.games(), KERNEL]
    return [_covered(name, folder) for name in names]


def _covered(name: str, folder: Path | None) -> Coverage:
    package = _KERNEL_PACKAGE if name == KERNEL else registry.package_of(name)
    if not package.startswith("kaper."):
        folder = tests_beside(package)
    tests = None if folder is None else tied_tests(folder)
    if name == KERNEL:
        return Coverage(read_ledger(package), tests, named_rules("kaper"))
    return Coverage(read_ledger(package), tests, named_rules(package))


@cache
def tied_tests(folder: Path) -> dict[str, list[str]]:
    """The tests in a folder by the rules that they name."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder.parent).as_posix()
        for test, rule_ids in tests_in(path.read_text("utf-8")):
            for rule_id in rule_ids:
                found.setdefault(rule_id, []).append(f"{name}::{test}")
    return found


def tests_in(source: str) -> Iterator[tuple[str, list[str]]]:
    """The tests of a module, each with the rules that it names."""
    module = ast.parse(source)
    yield from _Reader(_aliases(module)).tests(module.body, "", [])


def _aliases(module: ast.Module) -> frozenset[str]:
    """Names given to `pytest.mark.rule` itself."""
    return frozenset(
        target.id
        for statement in module.body
        if isinstance(statement, ast.Assign) and _is_rule_mark(statement.value)
        for target in statement.targets
        if isinstance(target, ast.Name)
    )


def _is_rule_mark(node: ast.expr) -> bool:
    match node:
        case ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr="rule"):
            return True
    return False


class _Reader:
    def __init__(self, aliases: frozenset[str]) -> None:
        self._aliases = aliases

    def tests(
        self, body: Sequence[ast.stmt], prefix: str, outer: list[str]
    ) -> Iterator[tuple[str, list[str]]]:
        """The tests of a module or class, which passes its own marks on to them."""
        inherited = [*outer, *self._pytestmark(body)]
        for statement in body:
            if not isinstance(statement, Definition):
                continue
            own = [r for decorator in statement.decorator_list for r in self._rules(decorator)]
            named = list(dict.fromkeys([*inherited, *own]))
            if isinstance(statement, ast.ClassDef):
                yield from self.tests(statement.body, f"{prefix}{statement.name}::", named)
            elif statement.name.startswith("test") and named:
                yield prefix + statement.name, named

    def _pytestmark(self, body: Sequence[ast.stmt]) -> Iterator[str]:
        for statement in body:
            match statement:
                case (
                    ast.Assign(targets=[ast.Name(id="pytestmark")], value=ast.expr() as value)
                    | ast.AnnAssign(target=ast.Name(id="pytestmark"), value=ast.expr() as value)
                ):
                    yield from self._rules(value)

    def _rules(self, node: ast.expr) -> Iterator[str]:
        """Also of marks inside, such as those of single parameters."""
        for inner in ast.walk(node):
            if isinstance(inner, ast.Call) and self._marks_rules(inner.func):
                for argument in inner.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value

    def _marks_rules(self, function: ast.expr) -> bool:
        named = isinstance(function, ast.Name) and function.id in self._aliases
        return named or _is_rule_mark(function)
