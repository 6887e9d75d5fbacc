"""What came of a tournament: as data, and as tables for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kaper import registry
from kaper.arena.headroom import Headroom
from kaper.arena.intervals import Estimate, Tally, share_of
from kaper.arena.play import Played
from kaper.arena.schedule import Plan
from kaper.arena.statistics import Duels, mean, ratings
from kaper.kernel.codec import Json

if TYPE_CHECKING:
    from rich.console import RenderableType

    from kaper.words import Words

_COLUMNS = (
    "bot", "games", "wins", "share", "interval", "elo", "elo-interval", "mean-score", "ms-decision",
    "cpu",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot did. `games` counts seats: a bot that sits twice plays twice."""

    bot: str
    games: int
    wins: float
    win_rate: Estimate
    elo: Estimate
    scores: tuple[int, ...]
    ms_per_decision: float
    cpu: float
    by_seat: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that a game tells of itself, on average over so many games."""

    mean: float
    games: int


@dataclass(frozen=True, slots=True)
class Report:
    plan: Plan
    games: tuple[Played, ...]
    standings: tuple[Standing, ...]
    duels: Duels
    headroom: Headroom | None
    seconds: float

    @classmethod
    def of(cls, plan: Plan, games: Sequence[Played], seconds: float) -> Report:
        """The games may come in any order; the report has them in that of the plan."""
        played = tuple(sorted(games, key=lambda game: (game.deal, game.number)))
        bots, duels = plan.players, Duels.of(played)
        rated = zip(bots, ratings(bots, duels), strict=True)
        standings = tuple(_standing(bot, elo, played) for bot, elo in rated)
        headroom = None if plan.oracle is None else Headroom.of(plan, played)
        return cls(plan, played, standings, duels, headroom, seconds)

    @property
    def cut(self) -> int:
        """Games that were not over in time: they are left out of all numbers."""
        return len(self.plan.pairings()) - len(self.games)

    @property
    def deals(self) -> int:
        return len({game.deal for game in self.games})

    @property
    def mean_length(self) -> float:
        return mean([game.length for game in self.games])

    @property
    def figures(self) -> dict[str, Figure]:
        return mean_figures([game.figures for game in self.games])

    def to_json(self) -> dict[str, Json]:
        plan = self.plan
        return {
            "game": plan.game,
            "seats": plan.seats,
            "seed": plan.seed,
            "options": dict(registry.game(plan.game).check_options(dict(plan.options))),
            "games": len(self.games),
            "cut": self.cut,
            "deals": self.deals,
            "line_ups": [list(bots) for bots in plan.line_ups()],
            "seconds": round(self.seconds, 3),
            "mean_length": round(self.mean_length, 2),
            "shortest": min(game.length for game in self.games),
            "longest": max(game.length for game in self.games),
            "bots": {standing.bot: _standing_json(standing) for standing in self.standings},
            "before": {
                one: {other: _rounded(self.duels.rate(one, other), 4) for other in plan.players}
                for one in plan.players
            },
            "figures": {
                name: {"mean": round(figure.mean, 4), "games": figure.games}
                for name, figure in self.figures.items()
            },
            "headroom": None if self.headroom is None else _headroom_json(self.headroom),
        }


def mean_figures(games: Sequence[Mapping[str, float]]) -> dict[str, Figure]:
    """Each figure over the games that have it, in the order of their first mention."""
    found: dict[str, list[float]] = {}
    for game in games:
        for name, value in game.items():
            found.setdefault(name, []).append(value)
    return {name: Figure(mean(values), len(values)) for name, values in found.items()}


def _standing(bot: str, elo: Estimate, games: Sequence[Played]) -> Standing:
    seats = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    deals: dict[int, Tally] = {}
    for game, seat in seats:
        deals.setdefault(game.deal, Tally()).add(game.share(seat))
    decisions = sum(game.decisions[seat] for game, seat in seats)
    seconds = sum(game.seconds[seat] for game, seat in seats)
    return Standing(
        bot,
        len(seats),
        sum(game.share(seat) for game, seat in seats),
        share_of(list(deals.values())),
        elo,
        tuple(game.scores[seat] for game, seat in seats),
        1000 * seconds / decisions if decisions else 0.0,
        sum(game.busy[seat] for game, seat in seats) / seconds if seconds else 0.0,
        tuple(
            mean([game.share(at) for game, at in seats if at == seat])
            for seat in range(len(games[0].bots))
        ),
    )


def _standing_json(standing: Standing) -> Json:
    return {
        "games": standing.games,
        "wins": round(standing.wins, 3),
        "win_rate": _rounded(standing.win_rate, 4),
        "win_rate_by_seat": [round(rate, 4) for rate in standing.by_seat],
        "elo": _rounded(standing.elo, 1),
        "mean_score": round(mean(standing.scores), 3),
        "ms_per_decision": round(standing.ms_per_decision, 3),
        "cpu": round(standing.cpu, 4),
    }


def _headroom_json(headroom: Headroom) -> Json:
    return {
        "deals": headroom.deals,
        "bots": {
            reach.bot: {"gain": _rounded(reach.gain, 4), "part": _rounded(reach.part, 4)}
            for reach in headroom.bots
        },
    }


def _rounded(estimate: Estimate | None, digits: int) -> Json:
    if estimate is None:
        return None
    bounds: list[Json] = [round(estimate.low, digits), round(estimate.high, digits)]
    return {"value": round(estimate.value, digits), "interval": bounds}


def tables(words: Words, report: Report) -> list[RenderableType]:
    """The standings, the best first; where three or more bots met, who came in before whom."""
    # `rich` takes a while to import, and JSON needs none of it.
    from kaper.listings import table  # noqa: PLC0415

    ordered = sorted(report.standings, key=lambda standing: -standing.elo.value)
    rows = [
        (
            standing.bot,
            standing.games,
            f"{round(standing.wins, 1):g}",
            f"{standing.win_rate.value:.1%}",
            f"{standing.win_rate.low:.1%}-{standing.win_rate.high:.1%}",
            f"{standing.elo.value:.0f}",
            f"{standing.elo.low:.0f}-{standing.elo.high:.0f}",
            f"{mean(standing.scores):.2f}",
            f"{standing.ms_per_decision:.2f}",
            f"{standing.cpu:.0%}",
        )
        for standing in ordered
    ]
    shown: list[RenderableType] = [table(words, _COLUMNS, rows, " ".join(_COLUMNS[1:])), ""]
    if len(ordered) > 2:
        shown += [words.say("arena-before"), _before(words, report, ordered), ""]
    if report.headroom is not None:
        shown += [*_headroom(words, report.headroom), ""]
    figures = [(name, f"{each.mean:.2f}", each.games) for name, each in report.figures.items()]
    if figures:
        shown += [table(words, ("figure", "mean", "games"), figures, "mean games"), ""]
    played = words.say(
        "arena-played",
        games=len(report.games),
        deals=report.deals,
        length=f"{report.mean_length:.1f}",
        seconds=f"{report.seconds:.1f}",
    )
    cut = [words.say("cut", count=report.cut, longest=report.plan.longest)] if report.cut else []
    return [*shown, played, *cut, words.say("arena-note")]


def _headroom(words: Words, headroom: Headroom) -> list[RenderableType]:
    from kaper.listings import table  # noqa: PLC0415

    rows = [
        (
            reach.bot,
            f"{100 * reach.gain.value:+.1f}",
            _span(reach.gain, lambda gain: f"{100 * gain:+.1f}"),
            "?" if reach.part is None else f"{reach.part.value:.0%}",
            "" if reach.part is None else _span(reach.part, lambda part: f"{part:.0%}"),
        )
        for reach in sorted(headroom.bots, key=lambda reach: -reach.gain.value)
    ]
    columns = ("bot", "gain", "interval", "headroom", "elo-interval")
    known = all(reach.part is not None for reach in headroom.bots)
    note = words.say("arena-headroom-note" if known else "arena-headroom-unknown")
    title = words.say("arena-headroom", deals=headroom.deals)
    return [title, table(words, columns, rows, " ".join(columns[1:])), note]


def _span(estimate: Estimate, told: Callable[[float], str]) -> str:
    """The bounds, which may be below nothing; none where the number is one by definition."""
    if estimate.low == estimate.high:
        return ""
    return f"{told(estimate.low)} … {told(estimate.high)}"


def _before(words: Words, report: Report, ordered: Sequence[Standing]) -> RenderableType:
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text as Line  # noqa: PLC0415

    made = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    made.add_column(words.say("column-bot"))
    for standing in ordered:
        made.add_column(Line(standing.bot), justify="right")
    for one in ordered:
        rates = [report.duels.rate(one.bot, other.bot) for other in ordered]
        cells = ["" if rate is None else f"{rate.value:.1%}" for rate in rates]
        made.add_row(*map(Line, (one.bot, *cells)))
    return made
