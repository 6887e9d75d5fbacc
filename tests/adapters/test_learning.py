"""The example learns something, and says what it is for."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from tests.adapters.needed import need

need("gymnasium")

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_deliveries.py"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = spec_from_file_location("learn_deliveries", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    # Where dataclasses look up the module that they are in.
    monkeypatch.setitem(sys.modules, "learn_deliveries", module)
    spec.loader.exec_module(module)
    return module


def test_a_few_rounds_of_learning_help(example: ModuleType) -> None:
    games, seed = 100, 500_000
    before = example.share_won(example.train("random"), "random", games, seed)
    after = example.share_won(example.train("random", rounds=20), "random", games, seed)
    assert before == pytest.approx(0.5, abs=0.12)
    assert after > before + 0.08
