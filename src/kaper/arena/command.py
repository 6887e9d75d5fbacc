"""The command `kaper arena`: plays a tournament and tells what came of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from kaper.arena.play import play_all
from kaper.arena.report import Report, tables
from kaper.arena.schedule import Plan
from kaper.kernel.errors import BadSetup
from kaper.machine import cores
from kaper.output import check_plot, print_json, show, with_bar
from kaper.words import Words


def run(plan: Plan, words: Words, *, workers: int | None, plot: Path | None, as_json: bool) -> None:
    plan.prepare()
    draw = None if plot is None else _painter(plot)
    report = tournament(plan, workers)
    if plot is not None and draw is not None:
        draw(words, report, plot)
    if as_json:
        print_json(report.to_json())
    else:
        show(*tables(words, report))


def tournament(plan: Plan, workers: int | None = None) -> Report:
    """Play all games, with a bar where somebody watches."""
    start, total = perf_counter(), len(plan.pairings())
    workers = min(cores(), total) if workers is None else workers
    games = enumerate(play_all(plan, workers), 1)
    ended = [game for _, game in with_bar(games, plan.game, total, lambda item: item[0])]
    played = [game for game in ended if game is not None]
    if not played:
        raise BadSetup(f"no game was over after {plan.longest} decisions: nothing to compare")
    return Report.of(plan, played, perf_counter() - start)


def _painter(plot: Path) -> Callable[[Words, Report, Path], None]:
    """What draws, asked for before the games are played: something may be missing."""
    check_plot(plot)
    try:
        # Heavy, and not part of what playing needs.
        from kaper.arena.plots import draw  # noqa: PLC0415
    except ImportError as error:
        raise BadSetup("a plot needs matplotlib: python3 play.py arena installs it") from error
    return draw
