"""The snippets of docs/environments.md run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.adapters.needed import need

for library in ("pyspiel", "pettingzoo", "gymnasium"):
    need(library)

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text("utf-8")


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_code_runs(code: str) -> None:
    exec(compile(code, "environments.md", "exec"), {})


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`((?:tests|examples)/[^`]+)`", PAGE))))
def test_files_exist(path: str) -> None:
    assert (Path(__file__).parents[2] / path).exists()
