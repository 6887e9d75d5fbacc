"""Compiled rules are found as long as their sources are those of now."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kaper.compiled import PURE, CompiledRules, digest

KERNEL = "kaper.kernel.frames"
PEARLS = "kaper.games.pearls.rules.diving"
SHELLS = "kaper.games.shells.rules"
FILES = {
    "kernel": {KERNEL: "frames.so", "kaper_kernel__mypyc": "kernel.so"},
    "pearls": {PEARLS: "diving.so"},
    "shells": {SHELLS: "shells.so"},
}
SOURCES = ("compiled_records.py", "kernel/frames.py", "games/pearls/rules/diving.py")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A kernel and two games, and beside them what is said to have been compiled from them."""
    folder = tmp_path / "kaper"
    for source in (*SOURCES, "games/shells/rules.py"):
        (folder / source).parent.mkdir(parents=True, exist_ok=True)
        (folder / source).write_text("TIDES = 2\n")
    native = folder / "native"
    native.mkdir()
    built = {
        group: {"digest": digest(group, folder), "modules": modules}
        for group, modules in FILES.items()
    }
    (native / "manifest.json").write_text(json.dumps(built))
    return folder


def found(package: Path) -> set[str]:
    """The modules that a new process would load compiled."""
    rules = CompiledRules(package / "native", package)
    modules = [module for group in FILES.values() for module in group]
    return {module for module in modules if rules.find_spec(module, None)}


def test_what_was_compiled_from_the_sources_is_found(
    package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert found(package) == {module for group in FILES.values() for module in group}
    spec = CompiledRules(package / "native", package).find_spec(PEARLS, None)
    assert spec is not None
    assert spec.origin == str(package / "native" / "diving.so")
    assert capsys.readouterr().err == ""


def test_a_touched_game_runs_as_it_is_written_and_one_line_says_so(
    package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (package / "games/pearls/rules/diving.py").write_text("TIDES = 3\n")
    assert found(package) == {KERNEL, "kaper_kernel__mypyc", SHELLS}
    (line,) = capsys.readouterr().err.splitlines()
    assert "pearls has changed since it was compiled" in line
    assert "play.py compile" in line


@pytest.mark.parametrize("source", ["compiled_records.py", "kernel/frames.py", "kernel/new.py"])
def test_a_touched_kernel_makes_all_stale_and_one_line_says_so(
    package: Path, capsys: pytest.CaptureFixture[str], source: str
) -> None:
    (package / source).write_text("TIDES = 3\n")
    assert found(package) == set()
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_broken_or_missing_list_finds_nothing(package: Path) -> None:
    (package / "native" / "manifest.json").write_text('{"kernel": {')
    assert found(package) == set()
    (package / "native" / "manifest.json").unlink()
    assert found(package) == set()


def test_other_modules_are_left_alone(package: Path) -> None:
    rules = CompiledRules(package / "native", package)
    for module in ("kaper.kernel", "kaper.match", "json", "kaper.games.pearls", "pearls.rules"):
        assert rules.find_spec(module, None) is None


def test_pure_ignores_what_is_compiled() -> None:
    command = "import kaper, kaper.match; print(kaper.compiled.RULES)"
    environment = {**os.environ, PURE: "1"}
    done = subprocess.run(
        [sys.executable, "-c", command], env=environment, capture_output=True, text=True, check=True
    )
    assert (done.stdout.strip(), done.stderr) == ("None", "")


def test_a_digest_changes_with_the_python(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = digest("pearls", package)
    monkeypatch.setattr(sys, "version_info", (4, 0, 0))
    assert digest("pearls", package) != before
