"""What is learned from a game, by hand: the arithmetic of TD(lambda)."""

from __future__ import annotations

from math import log

import pytest

from kaper.kernel.weights import Weights
from kaper.train.learner import LAMBDA, Learner, Moment, log_loss

STAGES = 4


def fresh() -> Learner:
    return Learner(Weights((0.0, 0.0), (0.0, 0.0), STAGES), STAGES)


def test_what_came_before_a_win_is_weighed_more_and_before_a_loss_less() -> None:
    for outcome, sign in ((1.0, 1), (0.0, -1)):
        learner = fresh()
        learner.learn([[Moment((1.0, 0.0), 0, 0.5)]], [outcome])
        weights = learner.weights()
        assert sign * weights.first[0] > 0
        assert weights.first[1] == weights.last[0] == weights.last[1] == 0


@pytest.mark.parametrize(
    ("stage", "first", "last"), [(0, True, False), (2, True, True), (4, False, True)]
)
def test_the_stage_decides_which_of_the_two_weights_learns(
    stage: int, first: bool, last: bool
) -> None:
    learner = fresh()
    learner.learn([[Moment((1.0, 0.0), stage, 0.5)]], [1.0])
    weights = learner.weights()
    assert (weights.first[0] != 0, weights.last[0] != 0) == (first, last)


def test_positions_are_judged_by_those_that_followed() -> None:
    """Of a win that a later position had already promised, an earlier one learns from both."""
    later = 0.9
    target = (1 - LAMBDA) * later + LAMBDA * 0.0
    for value in (target - 0.01, target + 0.01):
        learner = fresh()
        early, late = Moment((1.0, 0.0), 0, value), Moment(None, 0, later)
        learner.learn([[early, late]], [0.0])
        assert (learner.weights().first[0] > 0) == (value < target)


def test_what_is_judged_without_weights_teaches_no_weight() -> None:
    learner = fresh()
    assert learner.learn([[Moment(None, 4, 0.5)]], [1.0]) == 0
    assert learner.weights().first == learner.weights().last == (0.0, 0.0)


def test_the_loss_is_that_of_the_outcome() -> None:
    assert log_loss(0.5, 1.0) == log_loss(0.5, 0.0) == pytest.approx(log(2))
    assert log_loss(0.9, 1.0) == pytest.approx(-log(0.9))
    assert log_loss(1.0, 0.0) < 20
    learner = fresh()
    moments = [Moment((1.0, 0.0), 0, 0.8), Moment((0.0, 1.0), 2, 0.6)]
    assert learner.learn([moments], [1.0]) == pytest.approx(-(log(0.8) + log(0.6)) / 2)


def test_the_weights_that_are_kept_are_a_mean_of_the_way() -> None:
    learner = fresh()
    for outcome in (1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0):
        learner.learn([[Moment((1.0, 0.0), 0, 0.5)]], [outcome])
    assert 0 < learner.weights().first[0] < learner.kept().first[0]
