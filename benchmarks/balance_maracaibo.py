"""Is the house set of Pirates of Maracaibo in balance? Plays many games and draws the answer.

    .venv/bin/python -m benchmarks.balance_maracaibo --games 100

Writes docs/pictures/balance-maracaibo-*.png and prints the tables of docs/balance-maracaibo.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean, pstdev

from matplotlib.axes import Axes

from benchmarks.balance import BRASS, INK, SEA, SEAL, draw, play_all, played, tell
from kaper.games.maracaibo.components.kinds import IMPROVEMENT, RESIDENCE
from kaper.games.maracaibo.components.layout import CARDS
from kaper.games.maracaibo.game import GAME
from kaper.games.maracaibo.rules.scoring import Score, score
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.match import Match

DIFFICULTIES = range(7)
# What somebody plays for, by the sources of points that it shows in.
STRATEGIES = {
    "treasures": ("treasures", "buried"),
    "cards": ("improvements", "conditions"),
    "residences": ("residences",),
    "quests": ("quests", "six_quests"),
    "raids, trail and income": ("track", "rivers"),
}
TAKING = ("acquire", "build")
NO_POINTS = Score(*(0 for _ in Score._fields))


@dataclass(frozen=True)
class Wanted:
    seats: int
    seed: int
    difficulty: int = 0


@dataclass
class Played:
    """What one game came to."""

    wanted: Wanted
    places: list[int]  # of each seat in the order of play, from 0
    winners: tuple[int, ...]
    scores: list[int]
    sources: list[dict[str, int]]
    taken: list[set[str]]  # improvements and residences of each seat
    seen: set[str] = field(default_factory=set)  # cards that lay in the Caribbean
    asked: Counter[str] = field(default_factory=Counter)  # how often one could be had at once
    answered: Counter[str] = field(default_factory=Counter)  # and was
    redbeard: Score = NO_POINTS


def play(wanted: Wanted) -> Played:
    """One game among bots that look at one world each: quick, and good enough for this."""
    options = {"difficulty": str(wanted.difficulty)}
    seen: set[int] = set()
    asked: Counter[str] = Counter()
    answered: Counter[str] = Counter()
    match = None
    for match, decision, action in played(GAME, wanted.seats, wanted.seed, options, worlds=1):
        # From afar many are offered of which one can be taken: those questions tell nothing.
        offered = [option.args[0] for option in decision.options if option.verb in TAKING]
        if len(offered) == 1:
            asked.update(offered)
            answered.update(offered if action.verb in TAKING else ())
        seen.update(match.state.cards)
    assert match is not None
    names = match.state.tables.cards.names
    game = _summed_up(match, wanted)
    game.seen = {names[card] for card in seen if card >= 0}
    game.asked, game.answered = asked, answered
    return game


def _summed_up(match: Match[Maracaibo], wanted: Wanted) -> Played:
    state, seats = match.state, range(wanted.seats)
    cards = state.tables.cards
    scores = [score(state, seat) for seat in seats]
    assert match.result is not None
    return Played(
        wanted=wanted,
        places=[(seat - state.first) % wanted.seats for seat in seats],
        winners=match.result.winners,
        scores=[each.total for each in scores],
        sources=[each.by_source() for each in scores],
        taken=[{cards.names[card] for card in _taken(state, seat)} for seat in seats],
        redbeard=score(state, REDBEARD) if state.solo() else NO_POINTS,
    )


def _taken(state: Maracaibo, seat: int) -> list[int]:
    player = state.players[seat]
    built = [state.cards[space] for space in range(CARDS) if player.residences >> space & 1]
    return [*player.improvements, *built]


# What it came to


@dataclass(frozen=True)
class CardRate:
    """How often a card is taken where it could be, and how those fare who do."""

    name: str
    kind: int
    picked: float  # in the games in which it lay in the Caribbean
    accepted: float  # by those who stopped there and could pay
    worth: float  # in points, beside the mean at tables of that size


def by_size(games: Sequence[Played]) -> dict[int, list[Played]]:
    """The games by the number of their players."""
    sizes = sorted({game.wanted.seats for game in games})
    return {seats: [game for game in games if game.wanted.seats == seats] for seats in sizes}


def card_rates(games: Sequence[Played]) -> list[CardRate]:
    tables = Match.begin(GAME, 2, 0, {}).state.tables.cards
    usual = {
        seats: fmean(points for game in group for points in game.scores)
        for seats, group in by_size(games).items()
    }
    rates: list[CardRate] = []
    for name, kind in zip(tables.names, tables.type, strict=True):
        if kind not in {IMPROVEMENT, RESIDENCE}:
            continue
        offered = [game for game in games if name in game.seen]
        owners = [
            points - usual[game.wanted.seats]
            for game in offered
            for points, taken in zip(game.scores, game.taken, strict=True)
            if name in taken
        ]
        picked = sum(any(name in taken for taken in game.taken) for game in offered)
        worth = fmean(owners) if owners else 0.0
        asked = sum(game.asked[name] for game in games)
        accepted = sum(game.answered[name] for game in games) / max(asked, 1)
        rates.append(CardRate(name, kind, picked / max(len(offered), 1), accepted, worth))
    return sorted(rates, key=lambda rate: -rate.picked)


def by_place(games: Sequence[Played], seats: int) -> list[tuple[float, float]]:
    """Share of victories and mean score of the first player, the second and so on."""
    rows: list[tuple[float, float]] = []
    for place in range(seats):
        at = [(game, game.places.index(place)) for game in games]
        share = fmean((seat in game.winners) / len(game.winners) for game, seat in at)
        rows.append((share, fmean(game.scores[seat] for game, seat in at)))
    return rows


def sources(games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Mean points of each source, for winners and for the others."""
    split: tuple[list[dict[str, int]], list[dict[str, int]]] = ([], [])
    for game in games:
        for seat, found in enumerate(game.sources):
            split[seat not in game.winners].append(found)
    names = [name for name in split[0][0] if any(each[name] for each in (*split[0], *split[1]))]
    return {name: (_mean(split[0], name), _mean(split[1], name)) for name in names}


def strategies(games: Sequence[Played]) -> dict[str, tuple[float, float, float]]:
    """Of each strategy: how many play it, their mean score, and their victories of the fair share.

    Somebody's is the one whose points stand out most from what others get that way.
    """
    people = [(game, seat) for game in games for seat in range(game.wanted.seats)]
    points = {
        name: [sum(game.sources[seat][part] for part in parts) for game, seat in people]
        for name, parts in STRATEGIES.items()
    }
    usual = {name: (fmean(column), pstdev(column) or 1.0) for name, column in points.items()}
    found: dict[str, list[tuple[int, float]]] = {name: [] for name in STRATEGIES}
    for row, (game, seat) in enumerate(people):
        chosen = max(usual, key=lambda name: (points[name][row] - usual[name][0]) / usual[name][1])
        share = (seat in game.winners) * game.wanted.seats / len(game.winners)
        found[chosen].append((game.scores[seat], share))
    return {
        name: (
            len(rows) / len(people),
            fmean(score for score, _ in rows),
            fmean(share for _, share in rows),
        )
        for name, rows in found.items()
        if rows
    }


def _mean(found: list[dict[str, int]], name: str) -> float:
    return fmean(each[name] for each in found) if found else 0.0


# Pictures


def paint_cards(axes: Axes, rates: Sequence[CardRate]) -> None:
    places = range(len(rates))
    axes.barh(places, [rate.picked for rate in rates], color=SEA, height=0.7)
    axes.set_yticks(places, [rate.name for rate in rates], fontsize=7)
    axes.invert_yaxis()
    axes.margins(y=0.01)
    axes.set_xlim(0, 1)
    axes.set_xlabel("taken in this share of the games in which it lay in the Caribbean")
    for place, rate in zip(places, rates, strict=True):
        axes.text(rate.picked + 0.01, place, f"{rate.worth:+.0f}", va="center", fontsize=7)


def paint_sources(axes: Axes, found: dict[str, tuple[float, float]]) -> None:
    places = range(len(found))
    for shift, (column, colour, label) in enumerate(((0, BRASS, "winners"), (1, SEA, "others"))):
        heights = [pair[column] for pair in found.values()]
        axes.bar([p + shift * 0.4 - 0.2 for p in places], heights, 0.4, color=colour, label=label)
    axes.set_xticks(places, [name.replace("_", " ") for name in found], rotation=30, ha="right")
    axes.set_ylabel("points")
    axes.legend(frameon=False)


def paint_strategies(axes: Axes, found: dict[str, tuple[float, float, float]]) -> None:
    axes.bar(range(len(found)), [wins for _, _, wins in found.values()], color=BRASS, width=0.6)
    axes.axhline(1, color=INK, linewidth=0.8)
    labels = [
        f"{name}\n{share:.0%} of players\n{mean:.0f} points"
        for name, (share, mean, _) in found.items()
    ]
    axes.set_xticks(range(len(found)), labels, fontsize=8)
    axes.set_ylabel("victories, 1 being the fair share")


def paint_seats(axes: Axes, rows: dict[int, list[tuple[float, float]]]) -> None:
    for seats, row in rows.items():
        shares = [share * seats for share, _ in row]
        axes.plot(range(1, seats + 1), shares, "o-", label=f"{seats} players")
    axes.axhline(1, color=INK, linewidth=0.8)
    axes.set_xticks(range(1, max(rows) + 1))
    axes.set_xlabel("place in the order of the first round")
    axes.set_ylabel("victories, 1 being the fair share")
    axes.legend(frameon=False)


def paint_redbeard(axes: Axes, solo: Sequence[Played]) -> None:
    groups = [[game for game in solo if game.wanted.difficulty == d] for d in DIFFICULTIES]
    axes.boxplot([[game.redbeard.total for game in group] for group in groups], showmeans=True)
    axes.plot(
        range(1, len(groups) + 1),
        [fmean(game.scores[0] for game in group) for group in groups],
        "s--",
        color=SEAL,
        label="the bot, on average",
    )
    axes.set_xticks(range(1, len(groups) + 1), [str(d) for d in DIFFICULTIES])
    axes.axhspan(150, 230, color=BRASS, alpha=0.15)
    axes.set_xlabel("difficulty")
    axes.set_ylabel("Redbeard's points")
    axes.legend(frameon=False)


# Running it


def report_tables(games: Sequence[Played]) -> None:
    rows = {seats: by_place(group, seats) for seats, group in by_size(games).items()}
    rates, found = card_rates(games), sources(games)
    for seats, row in rows.items():
        shown = ", ".join(f"{share:.0%} ({mean:.0f})" for share, mean in row)
        tell(f"{seats} players, victories (mean score) by place: {shown}")
    for name, (won, lost) in found.items():
        tell(f"{name}: winners {won:.1f}, others {lost:.1f}")
    played_for = strategies(games)
    for name, (share, mean, wins) in played_for.items():
        tell(f"strategy {name}: {share:.0%} of players, {mean:.0f} points, {wins:.2f} victories")
    for rate in rates:
        tell(
            f"{rate.name}: taken {rate.picked:.0%}, when asked {rate.accepted:.0%},"
            f" owners {rate.worth:+.1f}"
        )
    draw("maracaibo-cards", (7.5, 11), lambda axes: paint_cards(axes, rates))
    draw("maracaibo-sources", (8, 4), lambda axes: paint_sources(axes, found))
    draw("maracaibo-strategies", (8, 3.6), lambda axes: paint_strategies(axes, played_for))
    draw("maracaibo-seats", (6, 4), lambda axes: paint_seats(axes, rows))


def report_redbeard(solo: Sequence[Played]) -> None:
    for difficulty in DIFFICULTIES:
        group = [game for game in solo if game.wanted.difficulty == difficulty]
        his, own = fmean(g.redbeard.total for g in group), fmean(g.scores[0] for g in group)
        won = fmean(bool(game.winners) for game in group)
        tell(f"difficulty {difficulty}: Redbeard {his:.0f}, bot {own:.0f}, bot wins {won:.0%}")
        for source in Score._fields:
            mean = fmean(getattr(game.redbeard, source) for game in group)
            often = fmean(getattr(game.redbeard, source) > 0 for game in group)
            tell(f"    {source}: {mean:.1f}, in {often:.0%} of the games")
    draw("maracaibo-redbeard", (6, 4), lambda axes: paint_redbeard(axes, solo))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="for each size of table, or 0")
    parser.add_argument("--solo", type=int, default=20, help="for each difficulty, or 0")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    tables = [Wanted(seats, seed) for seats in (2, 3, 4) for seed in range(args.games)]
    alone = [Wanted(1, seed, d) for d in DIFFICULTIES for seed in range(args.solo)]
    results = play_all(play, [*tables, *alone], args.workers)
    if tables:
        report_tables(results[: len(tables)])
    if alone:
        report_redbeard(results[len(tables) :])


if __name__ == "__main__":
    main()
