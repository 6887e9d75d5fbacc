"""A picture of a tournament: who beats whom, ratings with intervals, and scores."""

from __future__ import annotations

from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from kaper import registry
from kaper.arena.report import Report
from kaper.kernel.ledger import read_ledger
from kaper.words import Words

_INK, _SEA = "#1d2b3a", "#2a7f9e"
_WIDTH, _HEIGHT = 15.0, 4.8


def draw(words: Words, report: Report, path: Path) -> None:
    """Write the picture; the ending of the name says of which kind (png, svg, pdf)."""
    figure = Figure(figsize=(_WIDTH, _HEIGHT), layout="constrained")
    matrix, elo, scores = figure.subplots(1, 3)
    _matrix(matrix, words, report)
    _elo(elo, words, report)
    _scores(scores, words, report)
    game = read_ledger(registry.game(report.plan.game).package).titles[words.lang]
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
    ordered = sorted(report.standings, key=lambda standing: standing.elo.value)
    values = [standing.elo.value for standing in ordered]
    below = [max(0.0, standing.elo.value - standing.elo.low) for standing in ordered]
    above = [max(0.0, standing.elo.high - standing.elo.value) for standing in ordered]
    places = range(len(ordered))
    axes.errorbar(values, places, xerr=[below, above], fmt="o", color=_SEA, capsize=4)
    axes.set_yticks(places, [standing.bot for standing in ordered])
    axes.set_ylim(-0.5, len(ordered) - 0.5)
    axes.grid(axis="x", alpha=0.3)
    axes.set_title(words.say("arena-elo"), fontsize="medium")


def _scores(axes: Axes, words: Words, report: Report) -> None:
    bots = [standing.bot for standing in report.standings]
    axes.boxplot([standing.scores for standing in report.standings], showmeans=True)
    axes.set_xticks(range(1, len(bots) + 1), bots, rotation=30, ha="right")
    axes.grid(axis="y", alpha=0.3)
    axes.set_title(words.say("arena-scores"), fontsize="medium")
