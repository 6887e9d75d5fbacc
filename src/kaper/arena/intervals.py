"""How sure a number is that comes from several games of each of several deals.

The games of a deal are alike, or opposed where the deal favours a seat, so deals are counted. A
share has Wilson's interval for as many games as the deals are worth. What is made of shares, such
as a rating, has the Bayesian bootstrap: again and again every deal gets a random weight. To the
deals come a won and a lost one, half a deal each (Jeffreys' prior), so that nothing is taken for
certain because it has not happened yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

# So many standard deviations either way hold 95 % of the normal distribution.
Z = 1.959964
RESAMPLES = 1000
# How alike the games of a deal are is learned from the deals, and from so many more in which all
# games ended alike.
_ALIKE = 2


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its interval of 95 %."""

    value: float
    low: float
    high: float

    def less(self, amount: float) -> Estimate:
        return Estimate(self.value - amount, self.low - amount, self.high - amount)


@dataclass(slots=True)
class Tally:
    """What came of some games of one deal: points, at most one a game."""

    points: float = 0.0
    games: int = 0

    def add(self, points: float) -> None:
        self.points += points
        self.games += 1


def wilson(share: float, games: float) -> Estimate:
    """A share of games that do not hang together, by Wilson's score interval."""
    z2 = Z * Z / games
    middle = (share + z2 / 2) / (1 + z2)
    half = Z * sqrt(share * (1 - share) / games + z2 / (4 * games)) / (1 + z2)
    # The bounds are never inside of the share itself, which rounding might bring about.
    return Estimate(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def share_of(deals: Sequence[Tally]) -> Estimate:
    """The share of points, with Wilson's interval for as many games as the deals are worth."""
    games = sum(deal.games for deal in deals)
    if not games:
        return Estimate(0.0, 0.0, 1.0)
    share = min(1.0, sum(deal.points for deal in deals) / games)
    return wilson(share, _worth(deals, share))


def _worth(deals: Sequence[Tally], share: float) -> float:
    """As many independent games would scatter as these deals do.

    Where all games of a deal end alike a deal is worth one game, else more.
    """
    count = len(deals)
    usual = sum(deal.games for deal in deals) / count
    scatter = sum(((deal.points - share * deal.games) / usual) ** 2 for deal in deals)
    # Never nothing, so that it can be shared out even where all was won.
    likely = (share * count + 1) / (count + 2)
    alike = _ALIKE * likely * (1 - likely)
    return count * (count * share * (1 - share) + alike) / (scatter + alike)


@dataclass(frozen=True, slots=True)
class Weighing:
    """One draw of the bootstrap: a weight for each deal, and chance for what is added."""

    weights: Sequence[float]
    random: Random

    def weighed(self, deals: Sequence[Tally]) -> tuple[float, float]:
        """The points that were won and lost; the deals are those of the weights, in their order."""
        won = lost = played = 0.0
        for weight, deal in zip(self.weights, deals, strict=True):
            won += weight * deal.points
            lost += weight * (deal.games - deal.points)
            played += deal.games
        usual = played / len(deals)
        return won + usual * self._half_a_deal(), lost + usual * self._half_a_deal()

    def _half_a_deal(self) -> float:
        """The weight of half a deal: the gamma distribution of shape 1/2."""
        return self.random.gauss(0, 1) ** 2 / 2


def weighings(deals: int, seed: int = 0) -> Iterator[Weighing]:
    random = Random(seed)  # noqa: S311 - statistics, not secrets
    for _ in range(RESAMPLES):
        yield Weighing([random.expovariate(1) for _ in range(deals)], random)


def middle_of(values: Iterable[float]) -> tuple[float, float]:
    """The bounds of the middle 95 %."""
    ordered = sorted(values)
    cut = int(len(ordered) * 0.025)
    return ordered[cut], ordered[-1 - cut]
