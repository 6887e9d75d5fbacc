"""The command `kaper arena`: plays a tournament and tells what came of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from kaper.arena.keeping import Line, keeper_of, known_to
from kaper.arena.play import play_all
from kaper.arena.report import Report, tables
from kaper.arena.schedule import Plan
from kaper.extras import plot_libraries
from kaper.kernel.errors import BadSetup
from kaper.output import check_plot, print_json, show, with_bar
from kaper.words import Words


def run(
    plan: Plan,
    words: Words,
    *,
    workers: int | None,
    resume: Path | None,
    ray: str | None,
    plot: Path | None,
    as_json: bool,
) -> None:
    plan.prepare()
    draw = None if plot is None else _painter(plot)
    report = tournament(plan, workers, resume, ray)
    if plot is not None and draw is not None:
        draw(words, report, plot)
    if as_json:
        print_json(report.to_json())
    else:
        show(*tables(words, report))


def tournament(
    plan: Plan,
    workers: int | None = None,
    resume: Path | None = None,
    ray: str | None = None,
) -> Report:
    """Play all games that the file does not know yet, with a bar where somebody watches."""
    start, pairings = perf_counter(), plan.pairings()
    keeper = None if resume is None else keeper_of(plan, resume)
    ended = {} if keeper is None else known_to(keeper, pairings)
    left = [pairing for pairing in pairings if pairing not in ended]
    games = enumerate(play_all(plan, left, workers, ray), 1 + len(ended))
    for _, (pairing, game) in with_bar(games, plan.game, len(pairings), lambda item: item[0]):
        ended[pairing] = game
        if keeper is not None:
            keeper.keep([Line(pairing.deal, pairing.number, game)])
    played = [game for game in ended.values() if game is not None]
    if not played:
        raise BadSetup(f"no game was over after {plan.longest} decisions: nothing to compare")
    return Report.of(plan, played, perf_counter() - start)


def _painter(plot: Path) -> Callable[[Words, Report, Path], None]:
    """What draws, asked for before the games are played: something may be missing."""
    check_plot(plot)
    with plot_libraries("arena"):
        # Heavy, and not part of what playing needs.
        from kaper.arena.plots import draw  # noqa: PLC0415
    return draw
