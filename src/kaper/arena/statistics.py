"""Win rates and ratings, and how sure they are.

Win rates have Wilson's interval, in which a shared win counts as its share. Ratings are the most
likely ones of the Bradley-Terry model on the scale of Elo, from who came in before whom; each pair
that met is given one drawn game, so that a bot that never lost has a rating too. Their intervals
come from the bootstrap over deals: all games of a deal are drawn together, for they are alike.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log10, sqrt
from random import Random

from kaper.arena.play import Played

# So many standard deviations either way hold 95 % of the normal distribution.
Z = 1.959964
AVERAGE = 1500.0
RESAMPLES = 400
_ROUNDS = 10_000
_CLOSE = 1e-6


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number with its interval of 95 %."""

    value: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Estimate:
    """A share of games, by Wilson's score interval."""
    if games == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = wins / games
    z2 = Z * Z / games
    middle = (share + z2 / 2) / (1 + z2)
    half = Z * sqrt(share * (1 - share) / games + z2 / (4 * games)) / (1 + z2)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


@dataclass(slots=True)
class Duels:
    """Who came in before whom, over pairs of seats of different bots: points out of meetings."""

    points: dict[tuple[str, str], float]
    meetings: dict[tuple[str, str], int]

    @classmethod
    def of(cls, games: Iterable[Played]) -> Duels:
        """Before counts 1, level with a half."""
        found = cls(defaultdict(float), defaultdict(int))
        for game in games:
            places = [game.place(seat) for seat in range(len(game.bots))]
            for one, mine in zip(game.bots, places, strict=True):
                for other, theirs in zip(game.bots, places, strict=True):
                    if one != other:
                        found.points[one, other] += (mine < theirs) + (mine == theirs) / 2
                        found.meetings[one, other] += 1
        return found

    def rate(self, one: str, other: str) -> Estimate | None:
        """How often one came in before the other; None where they never met."""
        met = self.meetings.get((one, other), 0)
        return wilson(self.points[one, other], met) if met else None


def elo(bots: Sequence[str], duels: Duels) -> list[float]:
    """The ratings under which these results are most likely; their mean is `AVERAGE`."""
    met = {pair: n + 1 for pair, n in duels.meetings.items() if n}
    points = {pair: duels.points[pair] + 0.5 for pair in met}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(_ROUNDS):
        new = {}
        for bot in bots:
            won = sum(points.get((bot, other), 0.0) for other in bots)
            weight = sum(
                met[bot, other] / (strength[bot] + strength[other])
                for other in bots
                if (bot, other) in met
            )
            new[bot] = won / weight if weight else strength[bot]
        moved = max(abs(log10(new[bot] / strength[bot])) for bot in bots)
        strength = new
        if moved < _CLOSE:
            break
    ratings = [400 * log10(strength[bot]) for bot in bots]
    mean = sum(ratings) / len(ratings)
    return [AVERAGE + rating - mean for rating in ratings]


def ratings(bots: Sequence[str], games: Sequence[Played], seed: int = 0) -> list[Estimate]:
    """Ratings with their intervals, by resampling deals."""
    found = elo(bots, Duels.of(games))
    deals: dict[int, list[Played]] = defaultdict(list)
    for game in games:
        deals[game.deal].append(game)
    # In the order of deals, whichever game ended first; the counts of a deal are made once.
    counted = [Duels.of(deals[deal]) for deal in sorted(deals)]
    random = Random(seed)  # noqa: S311 - statistics, not secrets
    drawn = [
        elo(bots, _together(random.choices(counted, k=len(counted)))) for _ in range(RESAMPLES)
    ]
    return [
        Estimate(value, *_middle_of([ratings[place] for ratings in drawn]))
        for place, value in enumerate(found)
    ]


def _together(parts: Iterable[Duels]) -> Duels:
    whole = Duels(defaultdict(float), defaultdict(int))
    for part in parts:
        for pair, met in part.meetings.items():
            whole.meetings[pair] += met
            whole.points[pair] += part.points[pair]
    return whole


def _middle_of(values: Sequence[float]) -> tuple[float, float]:
    """The bounds of the middle 95 %."""
    ordered = sorted(values)
    cut = int(len(ordered) * 0.025)
    return ordered[cut], ordered[-1 - cut]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
