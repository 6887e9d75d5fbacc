"""A picture of a tournament: who beats whom, ratings with intervals, scores, and headroom."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from kaper import registry
from kaper.arena.headroom import Headroom
from kaper.arena.intervals import Estimate
from kaper.arena.report import Report
from kaper.kernel.ledger import read_titles
from kaper.words import Words

_INK, _SEA = "#1d2b3a", "#2a7f9e"
_WIDTH, _HEIGHT = 5.0, 4.8


def draw(words: Words, report: Report, path: Path) -> None:
    """Write the picture; the ending of the name says of which kind (png, svg, pdf)."""
    panels = 3 if report.headroom is None else 4
    figure = Figure(figsize=(panels * _WIDTH, _HEIGHT), layout="constrained")
    matrix, elo, scores, *more = figure.subplots(1, panels)
    _matrix(matrix, words, report)
    _elo(elo, words, report)
    _scores(scores, words, report)
    if report.headroom is not None:
        _headroom(more[0], words, report.headroom)
    game = read_titles(registry.package_of(report.plan.game))[words.lang]
    title = words.say("arena-title", game=game, games=len(report.games))
    figure.suptitle(title, color=_INK)
    figure.savefig(path, dpi=120)


def _matrix(axes: Axes, words: Words, report: Report) -> None:
    bots = [standing.bot for standing in report.standings]
    rates = [[report.duels.rate(one, other) for other in bots] for one in bots]
    values = [[0.5 if rate is None else rate.value for rate in row] for row in rates]
    axes.imshow(values, cmap="RdBu", vmin=0, vmax=1)
    for y, row in enumerate(rates):
        for x, rate in enumerate(row):
            if rate is not None:
                ink = "white" if abs(rate.value - 0.5) > 0.3 else _INK
                axes.text(x, y, f"{rate.value:.0%}", ha="center", va="center", color=ink)
    axes.set_xticks(range(len(bots)), bots, rotation=30, ha="right")
    axes.set_yticks(range(len(bots)), bots)
    axes.set_title(words.say("arena-before"), fontsize="medium")


def _elo(axes: Axes, words: Words, report: Report) -> None:
    _intervals(axes, {standing.bot: standing.elo for standing in report.standings})
    axes.set_title(words.say("arena-elo"), fontsize="medium")


def _headroom(axes: Axes, words: Words, headroom: Headroom) -> None:
    known = {reach.bot: reach.part for reach in headroom.bots if reach.part is not None}
    _intervals(axes, known)
    axes.axvline(0, color=_INK, alpha=0.4)
    axes.axvline(1, color=_INK, alpha=0.4)
    axes.xaxis.set_major_formatter(PercentFormatter(1))
    axes.set_title(words.say("arena-headroom", deals=headroom.deals), fontsize="medium")


def _intervals(axes: Axes, estimates: Mapping[str, Estimate]) -> None:
    """Each bot on a line of its own, the best on top."""
    ordered = sorted(estimates.items(), key=lambda item: item[1].value)
    values = [each.value for _, each in ordered]
    below = [max(0.0, each.value - each.low) for _, each in ordered]
    above = [max(0.0, each.high - each.value) for _, each in ordered]
    places = range(len(ordered))
    axes.errorbar(values, places, xerr=[below, above], fmt="o", color=_SEA, capsize=4)
    axes.set_yticks(places, [bot for bot, _ in ordered])
    axes.set_ylim(-0.5, len(ordered) - 0.5)
    axes.grid(axis="x", alpha=0.3)


def _scores(axes: Axes, words: Words, report: Report) -> None:
    bots = [standing.bot for standing in report.standings]
    axes.boxplot([standing.scores for standing in report.standings], showmeans=True)
    axes.set_xticks(range(1, len(bots) + 1), bots, rotation=30, ha="right")
    axes.grid(axis="y", alpha=0.3)
    axes.set_title(words.say("arena-scores"), fontsize="medium")
