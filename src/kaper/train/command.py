"""The command `kaper train`: learns, writes the weights, and tells how strong they are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kaper.extras import plot_libraries
from kaper.kernel.errors import BadSetup
from kaper.output import check_plot, print_json, show, with_bar
from kaper.train.training import Plan, Training, train
from kaper.words import Words


def run(plan: Plan, words: Words, *, out: Path, plot: Path | None, as_json: bool) -> None:
    plan.prepare()
    if not out.absolute().parent.is_dir():
        raise BadSetup(f"there is no folder {out.parent} for the weights")
    draw = None if plot is None else _painter(plot)
    total = plan.games + plan.matches
    *_, training = with_bar(train(plan), plan.game, total, lambda training: training.done)
    out.write_text(training.text(), "utf-8")
    if plot is not None and draw is not None:
        draw(words, training, plot)
    if as_json:
        print_json(training.to_json() | {"file": str(out)})
    else:
        show(*_told(words, training, out))


def _told(words: Words, training: Training, out: Path) -> list[str]:
    first, last = training.losses_told
    lines = []
    if training.games:
        seconds = f"{training.seconds:.1f}"
        lines = [
            words.say("train-learned", games=training.games, seconds=seconds),
            words.say("train-loss", first=f"{first:.3f}", last=f"{last:.3f}"),
        ]
    if training.cut:
        lines.append(words.say("train-cut", count=training.cut))
    matches, share = training.matches, training.share
    if matches.games:
        lines += [
            words.say(
                "train-matches",
                games=matches.games,
                share=f"{share.value:.1%}",
                low=f"{share.low:.1%}",
                high=f"{share.high:.1%}",
                ms=f"{matches.ms_per_decision(0):.1f}",
                formula=f"{matches.ms_per_decision(1):.1f}",
            ),
            words.say("train-stronger" if training.stronger else "train-not-stronger"),
        ]
    return [*lines, words.say("train-written", file=str(out))]


def _painter(plot: Path) -> Callable[[Words, Training, Path], None]:
    """What draws, asked for before anything is learned: something may be missing."""
    check_plot(plot)
    with plot_libraries("train"):
        # Heavy, and not part of what learning needs.
        from kaper.train.plots import draw  # noqa: PLC0415
    return draw
