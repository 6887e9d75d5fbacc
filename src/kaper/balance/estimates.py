"""Means and their differences, with intervals of 95 %. Games are what is counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf, sqrt
from statistics import fmean, stdev

from kaper.arena.intervals import Estimate, Tally, Z, share_of


def mean_of(values: Sequence[float]) -> Estimate | None:
    """The mean of independent numbers, by Student's t.

    Numbers that are all the same, such as one alone, do not tell how far others may lie.
    """
    if not values:
        return None
    mean, count = fmean(values), len(values)
    spread = stdev(values) if count > 1 else 0.0
    half = student(count - 1) * spread / sqrt(count) if spread else inf
    return Estimate(mean, mean - half, mean + half)


def share(parts: Iterable[tuple[float, int]]) -> Estimate | None:
    """A share that each game tells a part of: points, of so many."""
    games = [Tally(points, count) for points, count in parts if count]
    return share_of(games) if games else None


def times(estimate: Estimate | None, factor: float) -> Estimate | None:
    if estimate is None:
        return None
    return Estimate(estimate.value * factor, estimate.low * factor, estimate.high * factor)


def gap(before: Estimate | None, after: Estimate | None) -> Estimate | None:
    """What comes to the first to make the second, of samples that do not hang together.

    The interval joins theirs as Newcombe does, so that it need not lie evenly about the value.
    """
    if before is None or after is None:
        return None
    value = after.value - before.value
    below = sqrt((after.value - after.low) ** 2 + (before.high - before.value) ** 2)
    above = sqrt((after.high - after.value) ** 2 + (before.value - before.low) ** 2)
    return Estimate(value, value - below, value + above)


def student(freedom: int) -> float:
    """The quantile 0.975 of Student's t: exact for 1 and 2, else by Cornish and Fisher (1937)."""
    if freedom == 1:
        return 12.7062
    if freedom == 2:
        return 4.3027
    z, n = Z, float(freedom)
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
