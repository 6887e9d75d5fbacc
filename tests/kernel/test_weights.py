"""Weights judge by the stage that a game has come to."""

from __future__ import annotations

from math import exp

import pytest

from kaper.kernel.weights import Weights


@pytest.mark.parametrize(("stage", "total"), [(0, 2.0), (1, 1.0), (2, 0.0), (4, -2.0)])
def test_the_two_weights_of_a_feature_are_mixed_by_stage(stage: int, total: float) -> None:
    weights = Weights((4.0, 0.0), (-4.0, 0.0), 4)
    assert weights.judge((0.5, 9.0), stage) == pytest.approx(1 / (1 + exp(-total)))


def test_what_seems_certain_stays_between_0_and_1() -> None:
    weights = Weights((1.0,), (1.0,), 1)
    assert weights.judge((1e6,), 0) == 1
    assert weights.judge((-1e6,), 0) == 0
