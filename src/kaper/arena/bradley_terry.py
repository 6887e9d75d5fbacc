"""The Bradley-Terry model: the ratings under which results are most likely, as Elo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log

AVERAGE = 1500.0
# One step in the logarithm of strength is so much on the scale of Elo.
_SCALE = 400 / log(10)
_ROUNDS = 100
_CLOSE = 1e-6
# Far from the ratings that are sought the curve is flat, and the way there seems too long.
_LONGEST_STEP = 2.0
_STAY = 1e-6

Pair = tuple[str, str]


def elo(bots: Sequence[str], points: Mapping[Pair, float]) -> list[float]:
    """Ratings from how many points each bot won against each other; their mean is `AVERAGE`.

    Each of two that met needs some points, or there are no such ratings. Found by Newton's method,
    which bots far apart do not make slow.
    """
    strength = [0.0] * len(bots)
    for _ in range(_ROUNDS):
        gain, curve = _slope(bots, points, strength)
        step = [max(-_LONGEST_STEP, min(_LONGEST_STEP, each)) for each in _solved(curve, gain)]
        strength = [old + by for old, by in zip(strength, step, strict=True)]
        if max(map(abs, step)) < _CLOSE:
            break
    mean = sum(strength) / len(strength)
    return [AVERAGE + _SCALE * (each - mean) for each in strength]


def _slope(
    bots: Sequence[str], points: Mapping[Pair, float], strength: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The first and second derivatives of the logarithm of the likelihood, the second negated."""
    gain = [0.0] * len(bots)
    # Only differences count: that the mean stays is asked too, for there to be one answer. And a
    # bot that met nobody stays where it is.
    curve = [[1.0 + _STAY * (one == other) for other in bots] for one in bots]
    for one, first in enumerate(bots):
        for other, second in enumerate(bots[:one]):
            if (first, second) in points:
                won, lost = points[first, second], points[second, first]
                likely = 1 / (1 + exp(strength[other] - strength[one]))
                surprise = won - (won + lost) * likely
                gain[one] += surprise
                gain[other] -= surprise
                bend = (won + lost) * likely * (1 - likely)
                curve[one][one] += bend
                curve[other][other] += bend
                curve[one][other] -= bend
                curve[other][one] -= bend
    return gain, curve


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The vector that the matrix, symmetric and positive, turns into the right side."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            for column in range(at, size + 1):
                rows[below][column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found
