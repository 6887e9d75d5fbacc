"""The page on adding a game says what is true: its code runs and its files are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kaper import registry

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
SOURCES = "".join(
    path.read_text("utf-8")
    for path in [
        *(ROOT / "src/kaper/testing/toys").rglob("*.py"),
        ROOT / "locales/en/martinique.ftl",
    ]
)


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_code_runs(code: str) -> None:
    with registry.only_for_now():
        exec(compile(code, "adding-a-game.md", "exec"), {})


EXCERPTS = re.sub(r"```\w*\n.*?```", "", PAGE, flags=re.DOTALL)


@pytest.mark.parametrize("line", re.findall(r"^    (\S.*)$", EXCERPTS, re.MULTILINE))
def test_excerpts_are_from_the_sources(line: str) -> None:
    assert line in SOURCES


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`((?:src|tests)/[^`<]+)`", PAGE))))
def test_files_exist(path: str) -> None:
    assert (ROOT / path).exists()
