"""Headroom: how much a bot wins of what an oracle wins beyond the greedy bot, in the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import starmap
from math import copysign, inf

from kaper.arena.intervals import Estimate, Tally, middle_of, share_of, weighings
from kaper.arena.play import Played
from kaper.arena.schedule import BASE, Plan


@dataclass(frozen=True, slots=True)
class Reach:
    """How far one bot comes: what it wins beyond the fair share, and its part of the headroom.

    None where the oracle itself is not surely better than the greedy bot.
    """

    bot: str
    gain: Estimate
    part: Estimate | None


@dataclass(frozen=True, slots=True)
class Headroom:
    """Only deals count of which every game came to an end: all are compared over the same."""

    deals: int
    bots: tuple[Reach, ...]

    @classmethod
    def of(cls, plan: Plan, games: Sequence[Played]) -> Headroom:
        won = _won(plan, games)
        oracle = won[plan.players[-1]]
        # Among its like the greedy bot wins its share of the seats, as often as the others.
        fair = 1 / plan.seats
        bots = [Reach(BASE, Estimate(0.0, 0.0, 0.0), Estimate(0.0, 0.0, 0.0))]
        for bot, deals in won.items():
            gain = share_of(deals).less(fair)
            part = Estimate(1.0, 1.0, 1.0) if deals is oracle else _part(deals, oracle, fair)
            bots.append(Reach(bot, gain, part))
        return cls(len(oracle), tuple(bots))


def _won(plan: Plan, games: Sequence[Played]) -> dict[str, list[Tally]]:
    """What each bot won among greedy ones, deal by deal."""
    by_deal: dict[int, list[Played]] = {}
    for game in games:
        by_deal.setdefault(game.deal, []).append(game)
    whole = len(plan.line_ups())
    complete = [by_deal[deal] for deal in sorted(by_deal) if len(by_deal[deal]) == whole]
    won = {bot: [Tally() for _ in complete] for bot in plan.players[1:]}
    for number, deal in enumerate(complete):
        for game in deal:
            for seat, bot in enumerate(game.bots):
                if bot != BASE:
                    won[bot][number].add(game.share(seat))
    return won


def _part(bot: Sequence[Tally], oracle: Sequence[Tally], fair: float) -> Estimate | None:
    """The bot's gain over the oracle's, by the Bayesian bootstrap over the deals of both."""
    if not oracle:
        return None
    drawn = [
        (_gain(weighing.weighed(bot), fair), _gain(weighing.weighed(oracle), fair))
        for weighing in weighings(len(oracle))
    ]
    least, _ = middle_of(most for _, most in drawn)
    if least <= 0:
        return None
    gain, most = (share_of(deals).value - fair for deals in (bot, oracle))
    return Estimate(gain / most, *middle_of(starmap(_ratio, drawn)))


def _gain(won_and_lost: tuple[float, float], fair: float) -> float:
    won, lost = won_and_lost
    return won / (won + lost) - fair


def _ratio(gain: float, most: float) -> float:
    """Where there is nothing to win, any gain is beyond all measure."""
    return gain / most if most > 0 else copysign(inf, gain)
