"""Intervals hold what they should as often as they say, and have a width at 0 and 100 % too."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, log10
from random import Random

import pytest

from kaper.arena.intervals import Tally, share_of, wilson
from kaper.arena.statistics import Duels, ratings

SHARES = (0.5, 0.9, 0.99)
DEALS = (10, 30, 100)  # of two games


def deals(*points: float, games: int = 2) -> list[Tally]:
    return [Tally(each, games) for each in points]


def all_alike(won: int, lost: int) -> list[Tally]:
    return deals(*[2.0] * won, *[0.0] * lost)


def duels(found: Sequence[Tally]) -> Duels:
    turned = [Tally(deal.games - deal.points, deal.games) for deal in found]
    return Duels({("a", "b"): found, ("b", "a"): turned}, len(found))


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (0.5, 100, 0.4038, 0.5962)],
)
def test_wilson(share: float, games: int, low: float, high: float) -> None:
    found = wilson(share, games)
    assert found.value == share
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)


def test_a_deal_is_worth_as_many_games_as_its_games_hang_together() -> None:
    def width(found: Sequence[Tally]) -> float:
        share = share_of(found)
        assert share.value == 0.5
        return share.high - share.low

    alike = width(deals(*[0.0, 2.0] * 20))
    apart = width(deals(*[0.0, 1.0, 1.0, 2.0] * 10))
    opposed = width(deals(*[1.0] * 40))
    assert 0 < opposed < apart < alike
    assert alike == pytest.approx(wilson_width(40))
    assert apart == pytest.approx(wilson_width(80), rel=0.05)


def wilson_width(games: int) -> float:
    found = wilson(0.5, games)
    return found.high - found.low


def test_games_that_are_the_only_ones_of_their_deals_have_the_plain_interval() -> None:
    found, plain = share_of(deals(*[1.0] * 8, *[0.0] * 2, games=1)), wilson(0.8, 10)
    assert (found.low, found.high) == pytest.approx((plain.low, plain.high))


@pytest.mark.parametrize("won", [0, 10])
def test_nothing_is_certain(won: int) -> None:
    found = all_alike(won, 10 - won)
    share = share_of(found)
    assert share.low <= share.value <= share.high
    assert share.high - share.low > 0.2
    a, b = ratings("ab", duels(found))
    for rating in (a, b):
        assert rating.low < rating.value < rating.high
        assert rating.high - rating.low > 200
    assert (a.low > b.high) == (won == 10)


def test_one_deal_tells_hardly_anything() -> None:
    assert share_of(all_alike(1, 0)).low < 0.25


@pytest.mark.parametrize("likeness", [0.0, 0.5, 1.0])
def test_shares_lie_in_their_intervals(likeness: float) -> None:
    """Of deals in which the second game is so often like the first."""
    random = Random(5)

    def deal(share: float) -> Tally:
        first, second = random.random() < share, random.random() < share
        return Tally(float(first + (first if random.random() < likeness else second)), 2)

    for share in SHARES:
        for count in DEALS:
            inside = 0
            for _ in range(200):
                found = share_of([deal(share) for _ in range(count)])
                inside += found.low <= share <= found.high
            # Nine of ten at least: of ten deals at 99 %, one lost in ten makes it look like less.
            assert inside >= 0.87 * 200, (share, count)


@pytest.mark.parametrize("count", [10, 30])
def test_ratings_lie_in_their_intervals(count: int) -> None:
    """All ways in which deals of two like games can go, each with how likely it is."""
    found = [ratings("ab", duels(all_alike(won, count - won)))[0] for won in range(count + 1)]
    for share in SHARES:
        true = 1500 + 200 * log10(share / (1 - share))
        inside = sum(
            comb(count, won) * share**won * (1 - share) ** (count - won)
            for won, rating in enumerate(found)
            if rating.low <= true <= rating.high
        )
        assert inside > 0.9, share
