"""Is the house set of Merchants & Marauders in balance? Plays many games and draws the answer.

    .venv/bin/python -m benchmarks.balance_marauders --games 40

Writes docs/pictures/balance-marauders-*.png and prints the tables of docs/balance-marauders.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from matplotlib.axes import Axes

from benchmarks.balance import BRASS, INK, SEA, draw, play_all, played, tell
from kaper.games.marauders.battle_events import RaidBegan
from kaper.games.marauders.evaluation.figures import figures
from kaper.games.marauders.events import CaptainDied, CaptainRetired, CaptainSailed
from kaper.games.marauders.game import GAME
from kaper.games.marauders.glory_events import GloryGained
from kaper.games.marauders.state import Marauders
from kaper.match import Match

PACE = ("first-glory", "missions-taken", "missions", "rumors")
WAYS = ("sale", "mission", "rumor", "defeat", "raid", "ship", "stash")


@dataclass(frozen=True)
class Wanted:
    seats: int
    seed: int


@dataclass(frozen=True)
class Captain:
    """What one player came to, by the captain of the beginning."""

    name: str
    won: float
    place: int  # in the order of play, from 0
    ways: Counter[str]
    raids: int
    lost: int  # captains dead or retired

    @property
    def pirate(self) -> bool:
        return self.raids > 0


@dataclass(frozen=True)
class Played:
    wanted: Wanted
    rounds: int
    reason: str
    captains: list[Captain]
    figures: dict[str, float]


def play(wanted: Wanted) -> Played:
    *_, (match, _, _) = played(GAME, wanted.seats, wanted.seed, {}, worlds=None)
    assert match.result is not None
    seats = range(wanted.seats)
    captains = [_captain(match, seat) for seat in seats]
    counted = figures(match.state, match.events)
    return Played(wanted, match.state.round, match.result.reason, captains, counted)


def _captain(match: Match[Marauders], seat: int) -> Captain:
    assert match.result is not None
    own = [event for event in match.events if getattr(event, "seat", None) == seat]
    ways = Counter(event.deed for event in own if isinstance(event, GloryGained))
    ways["stash"] = match.result.scores[seat] - match.state.captains[seat].glory
    winners = match.result.winners
    return Captain(
        name=next(event.captain for event in own if isinstance(event, CaptainSailed)),
        won=(seat in winners) / len(winners),
        place=(seat - match.state.first) % match.seats,
        ways=ways,
        raids=sum(isinstance(event, RaidBegan) for event in own),
        lost=sum(isinstance(event, (CaptainDied, CaptainRetired)) for event in own),
    )


# What it came to


def ways(captains: Sequence[Captain]) -> dict[str, tuple[float, float]]:
    """Mean points by each way, for winners and for the others."""
    winners = [captain for captain in captains if captain.won]
    others = [captain for captain in captains if not captain.won]
    return {way: (_mean(winners, way), _mean(others, way)) for way in WAYS}


def _mean(captains: Sequence[Captain], way: str) -> float:
    return fmean(captain.ways[way] for captain in captains) if captains else 0.0


def by_captain(games: Sequence[Played]) -> dict[str, tuple[int, float]]:
    """How often each was dealt, and how many of the fair share of victories he won."""
    found: dict[str, list[float]] = {}
    for game in games:
        for captain in game.captains:
            found.setdefault(captain.name, []).append(captain.won * game.wanted.seats)
    rates = {name: (len(won), fmean(won)) for name, won in found.items()}
    return dict(sorted(rates.items(), key=lambda rate: -rate[1][1]))


# Pictures


def paint_ways(axes: Axes, found: dict[str, tuple[float, float]]) -> None:
    places = range(len(found))
    for shift, (column, colour, label) in enumerate(((0, BRASS, "winners"), (1, SEA, "others"))):
        heights = [pair[column] for pair in found.values()]
        axes.bar([p + shift * 0.4 - 0.2 for p in places], heights, 0.4, color=colour, label=label)
    axes.set_xticks(places, list(found))
    axes.set_ylabel("Glory Points")
    axes.legend(frameon=False)


def paint_captains(axes: Axes, rates: dict[str, tuple[int, float]]) -> None:
    places = range(len(rates))
    axes.barh(places, [won for _, won in rates.values()], color=SEA, height=0.7)
    axes.axvline(1, color=INK, linewidth=0.8)
    axes.set_yticks(places, [f"{name} ({dealt})" for name, (dealt, _) in rates.items()], fontsize=8)
    axes.invert_yaxis()
    axes.set_xlabel("victories of those dealt the captain, 1 being the fair share (games)")


def paint_rounds(axes: Axes, games: Sequence[Played]) -> None:
    counts = sorted({game.wanted.seats for game in games})
    lengths = [[game.rounds for game in games if game.wanted.seats == seats] for seats in counts]
    axes.hist(lengths, bins=range(6, 37, 2), label=[f"{seats} players" for seats in counts])
    axes.set_xlabel("rounds")
    axes.set_ylabel("games")
    axes.legend(frameon=False)


# Running it


def report(games: Sequence[Played]) -> None:
    captains = [captain for game in games for captain in game.captains]
    for seats in sorted({game.wanted.seats for game in games}):
        some = [game for game in games if game.wanted.seats == seats]
        reasons = Counter(game.reason for game in some)
        shares = ", ".join(f"{reason} {n / len(some):.0%}" for reason, n in reasons.items())
        places = ", ".join(
            f"{fmean(c.won for g in some for c in g.captains if c.place == place):.0%}"
            for place in range(seats)
        )
        rounds = fmean(game.rounds for game in some)
        tell(
            f"{seats} players, {len(some)} games: {rounds:.1f} rounds; {shares}; by place {places}"
        )
        for figure in PACE:
            tell(f"  {figure} {fmean(game.figures[figure] for game in some):.2f}")
    found = ways(captains)
    for way, (won, lost) in found.items():
        tell(f"{way}: winners {won:.2f}, others {lost:.2f}")
    for pirates, name in ((True, "with a raid"), (False, "without")):
        some_captains = [captain for captain in captains if captain.pirate == pirates]
        if some_captains:
            points = fmean(sum(captain.ways.values()) for captain in some_captains)
            won_share = fmean(captain.won for captain in some_captains)
            tell(f"{name}: {len(some_captains)}, points {points:.1f}, victories {won_share:.0%}")
    tell(f"captains lost by each player: {fmean(captain.lost for captain in captains):.2f}")
    rates = by_captain(games)
    for name, (dealt, rate) in rates.items():
        tell(f"{name}: dealt {dealt}, victories {rate:.2f}")
    draw("marauders-ways", (7, 4), lambda axes: paint_ways(axes, found))
    draw("marauders-captains", (7, 5), lambda axes: paint_captains(axes, rates))
    draw("marauders-rounds", (7, 4), lambda axes: paint_rounds(axes, games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="for each number of players")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    wanted = [Wanted(seats, seed) for seats in (2, 3, 4) for seed in range(args.games)]
    report(play_all(play, wanted, args.workers))


if __name__ == "__main__":
    main()
