"""A picture of a training: the loss over games, and strength against the formula on the way."""

from __future__ import annotations

from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from kaper import registry
from kaper.arena.statistics import mean
from kaper.kernel.ledger import read_titles
from kaper.train.training import WINDOW, Training
from kaper.words import Words

_INK, _SEA = "#1d2b3a", "#2a7f9e"
_WIDTH, _HEIGHT = 11.0, 4.4


def draw(words: Words, training: Training, path: Path) -> None:
    """Write the picture; the ending of the name says of which kind (png, svg, pdf)."""
    figure = Figure(figsize=(_WIDTH, _HEIGHT), layout="constrained")
    loss, strength = figure.subplots(1, 2)
    _loss(loss, words, training)
    _strength(strength, words, training)
    game = read_titles(registry.package_of(training.plan.game))[words.lang]
    figure.suptitle(words.say("train-title", game=game, games=training.games), color=_INK)
    figure.savefig(path, dpi=120)


def _loss(axes: Axes, words: Words, training: Training) -> None:
    """Each point is the mean of the games before it, which differ much from one another."""
    losses = training.losses
    ends = range(min(WINDOW, len(losses)), len(losses) + 1)
    axes.plot(ends, [mean(losses[max(0, end - WINDOW) : end]) for end in ends], color=_SEA)
    axes.grid(alpha=0.3)
    axes.set_xlabel(words.say("train-games"))
    axes.set_title(words.say("train-loss-over-games", window=WINDOW), fontsize="medium")


def _strength(axes: Axes, words: Words, training: Training) -> None:
    """Trials on the way, and the matches at the end."""
    shares = dict(training.trials)
    if training.matches.games:
        shares[training.games] = training.share
    games = list(shares)
    values = [share.value for share in shares.values()]
    below = [max(0.0, share.value - share.low) for share in shares.values()]
    above = [max(0.0, share.high - share.value) for share in shares.values()]
    axes.errorbar(games, values, yerr=[below, above], fmt="o-", color=_SEA, capsize=4)
    axes.axhline(0.5, color=_INK, linestyle=":")
    axes.set_ylim(0, 1)
    axes.grid(alpha=0.3)
    axes.set_xlabel(words.say("train-games"))
    axes.set_title(words.say("train-strength"), fontsize="medium")
