"""What `pip install kaper` brings is enough to play: no web framework, no database."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from importlib.metadata import requires
from pathlib import Path

from tests.cli import light

ROOT = Path(__file__).parents[2]


def alone(*commands: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """Some turns of every game, then these commands."""
    command = [sys.executable, "-m", "tests.cli.light", *commands]
    return subprocess.run(
        command, check=False, cwd=ROOT, input=said, capture_output=True, text=True, timeout=300
    )


def test_games_and_commands_run() -> None:
    done = alone(
        "--lang en games",
        "--lang en simulate martinique --workers 1",
        "--lang en arena martinique --bots random,random --games 2 --workers 1",
        "--lang en play martinique --terminal --seed 7",
        said="quit\n",
    )
    assert (done.returncode, done.stderr) == (0, "")
    for told in ("Merchants & Marauders", "1 game of", "2 games of", "Fair winds"):
        assert told in done.stdout


def test_what_is_missing_is_told_in_a_line() -> None:
    done = alone("play", "serve", "arena martinique --bots random,greedy --plot p.svg --workers 1")
    assert (done.returncode, done.stdout) == (1, "")
    lines = done.stderr.splitlines()
    assert all(line.startswith("kaper: ") for line in lines)
    extras = ("kaper[play]", "kaper[hosting]", "kaper[arena]")
    assert all(f"pip install '{extra}'" in line for extra, line in zip(extras, lines, strict=True))
    assert "kaper play --terminal" in lines[0]


def test_only_what_is_brought_is_let_through() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted, brought = [_name(line) for line in project["dependencies"]], {"kaper"}
    assert wanted == ["fluent.runtime", "platformdirs", "rich"]
    while wanted:
        name = wanted.pop()
        brought.add(name)
        always = (line for line in requires(name) or () if "extra ==" not in line)
        wanted += [_name(line) for line in always if _name(line) not in brought]
    known = {name.replace("-", "_").partition(".")[0].removesuffix("_py") for name in brought}
    assert known - light.BROUGHT <= {"pysocks"}
    assert {"fluent", "rich", "babel", "pygments"} <= known


def _name(requirement: str) -> str:
    letters = (c if c.isalnum() or c in "._-" else " " for c in requirement)
    return "".join(letters).split()[0].lower()
