"""The test command runs a few failed tests once more, and says so."""

from __future__ import annotations

from pathlib import Path

import pytest

from kaper.testing import every_check

UNSTEADY = """
from pathlib import Path
def test_unsteady():
    ran = Path("ran")
    before = ran.exists()
    ran.touch()
    assert before
"""
WRONG = """
import pytest
@pytest.mark.parametrize("number", range({count}))
def test_wrong(number):
    with open("runs", "a") as runs:
        runs.write("x")
    assert not "wrong"
"""


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(every_check, "TESTS", "pytest -q")


def test_what_passes_when_run_again_is_named(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_some.py").write_text(UNSTEADY, "utf-8")
    assert every_check._run_patiently("test_some.py") == 0
    assert "PASSED ONLY WHEN RUN AGAIN: test_some.py::test_unsteady" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("count", "runs"), [(1, 2), (every_check.MOST_AGAIN + 1, every_check.MOST_AGAIN + 1)]
)
def test_what_is_wrong_fails(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], count: int, runs: int
) -> None:
    (tmp_path / "test_some.py").write_text(WRONG.format(count=count), "utf-8")
    assert every_check._run_patiently("test_some.py") == every_check.SOME_FAILED
    assert "PASSED" not in capfd.readouterr().out
    assert (tmp_path / "runs").read_text("utf-8") == "x" * runs
