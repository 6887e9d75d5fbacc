"""Win rates and ratings.

A shared win counts as its share. Ratings are the most likely ones of the Bradley-Terry model on the
scale of Elo, from who came in before whom; each pair that met is given one drawn game, so that a
bot that never lost has a rating too. How sure all that is: `intervals`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from kaper.arena.bradley_terry import Pair, elo
from kaper.arena.intervals import Estimate, Tally, middle_of, share_of, weighings
from kaper.arena.play import Played


@dataclass(frozen=True, slots=True)
class Duels:
    """Who came in before whom, over pairs of seats of different bots, deal by deal."""

    found: Mapping[Pair, Sequence[Tally]]
    deals: int

    @classmethod
    def of(cls, games: Sequence[Played]) -> Duels:
        """Before counts 1, level with a half."""
        # In the order of deals, whichever game ended first.
        numbers = {deal: number for number, deal in enumerate(sorted({g.deal for g in games}))}
        found: dict[Pair, list[Tally]] = {}
        for game in games:
            number = numbers[game.deal]
            places = [game.place(seat) for seat in range(len(game.bots))]
            for one, mine in zip(game.bots, places, strict=True):
                for other, theirs in zip(game.bots, places, strict=True):
                    if one != other:
                        if (one, other) not in found:
                            found[one, other] = [Tally() for _ in numbers]
                        before = (mine < theirs) + (mine == theirs) / 2
                        found[one, other][number].add(before)
        return cls(found, len(numbers))

    def rate(self, one: str, other: str) -> Estimate | None:
        """How often one came in before the other; None where they never met."""
        met = self.found.get((one, other))
        return None if met is None else share_of([deal for deal in met if deal.games])

    def points(self) -> dict[Pair, float]:
        """All points, with those of the drawn game that each pair is given."""
        return {pair: sum(deal.points for deal in met) + 0.5 for pair, met in self.found.items()}


def ratings(bots: Sequence[str], duels: Duels) -> list[Estimate]:
    """Ratings with their intervals, by the Bayesian bootstrap over deals."""
    found = elo(bots, duels.points())
    drawn = []
    for weighing in weighings(duels.deals):
        points: dict[Pair, float] = {}
        for one, other in combinations(bots, 2):
            if (one, other) in duels.found:
                won, lost = weighing.weighed(duels.found[one, other])
                points[one, other], points[other, one] = won, lost
        drawn.append(elo(bots, points))
    return [
        Estimate(value, *middle_of(ratings[place] for ratings in drawn))
        for place, value in enumerate(found)
    ]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
