"""`kaper ledger`: rules, and the tests that are tied to them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kaper import coverage, registry
from kaper.cli import main
from kaper.kernel.ledger import read_ledger
from kaper.rule_lines import named_rules
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


def test_a_rule_that_no_ledger_has(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ledger", GAME, "move.exact-step"]) != 0
    assert "did you mean martinique:move.exact-steps" in capsys.readouterr().err


def test_lines_name_rules_in_quotes_and_in_comments() -> None:
    found = coverage.Coverage(
        read_ledger("kaper.games.martinique"), None, named_rules("kaper.testing.toys.deal")
    )
    assert found.lines_of("martinique:partner")[0].file.endswith("deal/flow.py")
    assert "martinique:move.exact-steps" in found.without_line


def test_a_comment_of_its_own_stands_for_the_line_below() -> None:
    found = coverage.Coverage(
        read_ledger("kaper.games.maracaibo"), None, named_rules("kaper.games.maracaibo")
    )
    (line,) = found.lines_of("maracaibo:raid.roll-all")
    assert line.text.startswith("dice = ")
    (line,) = found.lines_of("maracaibo:market-tile.bury")
    assert line.text == 'effect = "bury"  # Rule: market-tile.bury'
