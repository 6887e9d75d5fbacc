"""Temporal differences, TD(lambda), on weights of features.

After each game every position is judged anew by what came of it: by the positions that followed,
the nearer ones more than the farther ones, and by how the game ended. The weights go a step
against the gradient of the log loss, each by its own measure (Adam). What is kept is a mean of all
weights on the way, the later ones more, so it can be had at any time and jitters less than they do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

from kaper.kernel.weights import Weights

# How far what came of a position reaches back, in decisions.
LAMBDA = 0.8
STEP, STEPS_TO_HALF = 0.01, 300.0
_MEMORY, _MEMORY_OF_SQUARES, _TINY = 0.9, 0.99, 1e-8
# The mean weighs the n-th of all weights by about n to this power.
_LATE = 3.0
_CERTAIN = 1e-6


@dataclass(frozen=True, slots=True)
class Moment:
    """A position as a seat judged it: without features where no weights were asked."""

    features: Sequence[float] | None
    stage: int
    value: float


class Learner:
    """Weights that learn: the two of each feature stand in one row, the first ones first."""

    def __init__(self, start: Weights, stages: int) -> None:
        self._row = [*start.first, *start.last]
        self._mean = self._row[:]
        self._momentum = [0.0] * len(self._row)
        self._squares = [0.0] * len(self._row)
        self._stages = stages
        self.games = 0

    def weights(self) -> Weights:
        """Those that play the next game."""
        return self._cut(self._row)

    def kept(self) -> Weights:
        """The mean of those so far."""
        return self._cut(self._mean)

    def _cut(self, row: Sequence[float]) -> Weights:
        half = len(row) // 2
        return Weights(row[:half], row[half:], self._stages)

    def learn(self, seats: Sequence[Sequence[Moment]], outcomes: Sequence[float]) -> float:
        """Learn from one game as each seat saw it; returns the mean log loss of its positions."""
        gradient = [0.0] * len(self._row)
        loss, judged = 0.0, 0
        for moments, outcome in zip(seats, outcomes, strict=True):
            target = outcome
            for moment in reversed(moments):
                if moment.features is not None:
                    self._blame(gradient, moment, target)
                    loss += log_loss(moment.value, outcome)
                    judged += 1
                target = (1 - LAMBDA) * moment.value + LAMBDA * target
        self.games += 1
        if judged:
            self._go([part / judged for part in gradient])
        return loss / max(1, judged)

    def _blame(self, gradient: list[float], moment: Moment, target: float) -> None:
        assert moment.features is not None
        late = moment.stage / self._stages
        at_last = late * (moment.value - target)
        at_first = moment.value - target - at_last
        half = len(moment.features)
        for place, feature in enumerate(moment.features):
            if feature:
                gradient[place] += at_first * feature
                gradient[half + place] += at_last * feature

    def _go(self, gradient: Sequence[float]) -> None:
        step = STEP / (1 + self.games / STEPS_TO_HALF)
        warm = 1 - _MEMORY**self.games
        warm_squares = 1 - _MEMORY_OF_SQUARES**self.games
        share = (_LATE + 1) / (self.games + _LATE)
        for place, slope in enumerate(gradient):
            momentum = _MEMORY * self._momentum[place] + (1 - _MEMORY) * slope
            squares = self._squares[place]
            squares = _MEMORY_OF_SQUARES * squares + (1 - _MEMORY_OF_SQUARES) * slope * slope
            self._momentum[place], self._squares[place] = momentum, squares
            size = sqrt(squares / warm_squares) + _TINY
            self._row[place] -= step * (momentum / warm) / size
            self._mean[place] += share * (self._row[place] - self._mean[place])


def log_loss(value: float, outcome: float) -> float:
    """How surprising an outcome is to whoever foretold this value."""
    value = min(max(value, _CERTAIN), 1 - _CERTAIN)
    return -outcome * log(value) - (1 - outcome) * log(1 - value)
