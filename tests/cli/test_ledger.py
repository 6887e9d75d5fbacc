"""`kaper ledger`: rules, and the tests that are tied to them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kaper import coverage, registry
from kaper.cli import main
from kaper.kernel.ledger import read_ledger
from kaper.rule_lines import RuleLine, named_rules
from tests.cli.running import GAME, dig, run, run_json

TESTS = """
import pytest
from pytest import mark

rule = pytest.mark.rule
pytestmark = [pytest.mark.rule("g:module")]

@pytest.mark.rule("g:one", "g:two")
def test_both(): ...

@mark.rule("g:class")
class TestGroup:
    @rule("g:alias")
    async def test_inner(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("g:one"))])
def test_parameter(n): ...

@pytest.mark.rule("g:unused")
def helper(): ...
"""


def test_tests_are_found_by_reading(tmp_path: Path) -> None:
    folder = tmp_path / "tests" / "deep"
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_text(TESTS)
    found = coverage.tied_tests(tmp_path / "tests")
    file = "tests/deep/test_it.py"
    assert found["g:one"] == [f"{file}::test_both", f"{file}::test_parameter"]
    assert found["g:class"] == found["g:alias"] == [f"{file}::TestGroup::test_inner"]
    assert len(found["g:module"]) == 3
    assert "g:unused" not in found


def test_ledger(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "test_it.py").write_text(
        "import pytest\n@pytest.mark.rule('martinique:goal.find-lost-treasure', 'martinique:x')\n"
        "def test_goal(): ...\n"
    )
    monkeypatch.setattr(coverage, "tests_folder", lambda: tmp_path)
    data = run_json(capsys, "ledger")
    assert list(data) == [*registry.games(), "kernel"]
    rules, missing = dig(data, GAME, "rules"), dig(data, GAME, "missing")
    assert dig(data, GAME, "covered") == 1
    assert dig(data, GAME, "unknown") == ["martinique:x"]
    assert isinstance(missing, list)
    assert isinstance(rules, int)
    assert len(missing) == rules - 1
    assert "martinique:goal.find-lost-treasure" not in missing
    assert "test_it.py::test_goal" in run(capsys, "ledger", GAME)
    assert "test_goal" not in run(capsys, "ledger", GAME, "--missing")


def test_ledger_of_an_installed_package_says_that_tests_are_not_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coverage, "tests_folder", lambda: None)
    assert main(["ledger", GAME, "--json"]) == 0
    captured = capsys.readouterr()
    assert "not here" in captured.err
    assert dig(json.loads(captured.out), GAME, "covered") is None


def test_one_rule_with_its_lines_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "ledger", GAME, "move.exact-steps")
    assert "martinique:move.exact-steps" in told
    assert "neither more nor fewer" in told
    assert "games/martinique/rules/dawn.py:" in told
    assert "tests/games/martinique/" in told
    data = run_json(capsys, "ledger", GAME, "martinique:move.exact-steps")
    lines = dig(data, "lines")
    assert isinstance(lines, list)
    assert lines


def test_lines_that_only_name_a_rule_stand_apart(capsys: pytest.CaptureFixture[str]) -> None:
    told = run(capsys, "ledger", "jolly-roger", "card.sea-wolf")
    enforcing, _, naming = told.partition("Lines that only name it")
    naming, _, _ = naming.partition("Tests")
    assert "mutiny_doors.py:" in enforcing
    assert "rules/refusals.py:" not in enforcing
    assert "rules/refusals.py:" in naming
    data = run_json(capsys, "ledger", "jolly-roger", "card.sea-wolf")
    lines, named = dig(data, "lines"), dig(data, "named")
    assert isinstance(lines, list)
    assert isinstance(named, list)
    assert not set(map(str, lines)) & set(map(str, named))
    assert "only name" not in run(capsys, "ledger", GAME, "move.no-square-twice")


def test_a_rule_that_no_ledger_has(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ledger", GAME, "move.exact-step"]) != 0
    assert "did you mean martinique:move.exact-steps" in capsys.readouterr().err


SOURCE = """
TOO_LATE = Refusal("made.once")
MOMENTS = {"sail": "in.table"}

def why_no_walk(state: State) -> Refusal | None:
    if state.far:
        return Refusal("in.guard")
    rule = "helped.a" if state.dark else "helped.b"
    return occupied(rule, "helped.c")

class Word(Effect):
    asks: str = "in.class"

    def can(self, state: State) -> str | None:
        return "in.can"

    def not_now(self, state: State) -> str:
        return "in.not-now"

def walk(state: State) -> None:
    # Rule: above, above.second

    # Why it is so.
    state.far = True
    state.dark = True  # Rule: beside
    # One more word. Rule: kernel:full-id
    state.done = "kernel:full-id"
    state.over = "beside"
# Rule: last
"""


@pytest.fixture
def lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[RuleLine]]:
    package = tmp_path / "read_for_rules"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(SOURCE)
    (package / "components.toml").write_text('rule = "in.toml"\ncrew = 5  # Rule: beside.toml\n')
    (package / "rules.toml").write_text('id = "in.ledger"\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    return named_rules("read_for_rules")


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("in.guard", 'return Refusal("in.guard")'),
        ("helped.a", 'rule = "helped.a" if state.dark else "helped.b"'),
        ("helped.c", 'return occupied(rule, "helped.c")'),
        ("in.can", 'return "in.can"'),
        ("above", "state.far = True"),
        ("above.second", "state.far = True"),
        ("beside.toml", "crew = 5  # Rule: beside.toml"),
        ("kernel:full-id", 'state.done = "kernel:full-id"'),
    ],
)
def test_guards_and_comments_enforce(
    lines: dict[str, list[RuleLine]], rule: str, text: str
) -> None:
    (line,) = lines[rule]
    assert line.text == text
    assert line.enforces


@pytest.mark.parametrize("rule", ["made.once", "in.table", "in.class", "in.not-now", "in.toml"])
def test_anything_else_only_names(lines: dict[str, list[RuleLine]], rule: str) -> None:
    (line,) = lines[rule]
    assert f'"{rule}"' in line.text
    assert not line.enforces


def test_a_rule_may_be_enforced_and_named(lines: dict[str, list[RuleLine]]) -> None:
    assert [line.enforces for line in lines["beside"]] == [True, False]
    assert "in.ledger" not in lines


def test_a_rule_that_is_only_named_has_no_line() -> None:
    found = coverage.Coverage(
        read_ledger("kaper.games.martinique"), None, named_rules("kaper.testing.toys.deal")
    )
    assert "martinique:move.exact-steps" in found.without_line
    named = RuleLine("table.py", 1, '"dig": "move.exact-steps",', enforces=False)
    found = coverage.Coverage(found.ledger, None, {"move.exact-steps": [named]})
    assert "martinique:move.exact-steps" in found.without_line
    assert found.names_of("martinique:move.exact-steps") == [named]


@pytest.mark.parametrize("name", [*registry.games(), coverage.KERNEL])
def test_every_rule_has_a_line_that_says_something(name: str) -> None:
    (found,) = coverage.coverage(name, None)
    assert found.without_line == []
    for rule_id in found.ledger.rules:
        for line in [*found.lines_of(rule_id), *found.names_of(rule_id)]:
            assert re.search("[A-Za-z]", line.text), f"{rule_id}: {line}"
            assert not line.text.startswith("#"), f"{rule_id}: {line}"


def test_a_comment_of_its_own_stands_for_the_line_below() -> None:
    found = coverage.Coverage(
        read_ledger("kaper.games.maracaibo"), None, named_rules("kaper.games.maracaibo")
    )
    (line,) = found.lines_of("maracaibo:raid.roll-all")
    assert line.text.startswith("dice = ")
    (line,) = found.lines_of("maracaibo:market-tile.bury")
    assert line.text == 'effect = "bury"  # Rule: market-tile.bury'
