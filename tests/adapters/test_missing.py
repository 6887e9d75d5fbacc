"""Without the library that it adapts to an adapter says how to get it."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("adapter", "library"),
    [("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium")],
)
def test_the_extra_is_named(adapter: str, library: str) -> None:
    code = f"import sys; sys.modules['{library}'] = None; import kaper.adapters.{adapter}"
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert f"pip install 'kaper[{adapter}]'" in done.stderr
