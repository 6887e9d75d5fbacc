"""What decided a game: chances over time, turning points, mistakes, luck apart from skill."""

from __future__ import annotations

from collections.abc import Callable

from kaper.analysis.analysing import Moment, reviewed, reviewing
from kaper.analysis.report import Report, sum_up
from kaper.kernel.state import State
from kaper.match import Match

__all__ = ["Report", "analyse"]


def analyse(
    match: Match[State],
    budget: str = "100",
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Analyse a match, with so many passes or so much time (`100ms`) for each decision.

    `progress` is told how many actions are done, and of how many.
    """
    moments: list[Moment] = []
    for moment in reviewing(match, budget, seed):
        moments.append(moment)
        if progress is not None:
            progress(len(moments), len(match.history))
    return sum_up(match, reviewed(match, moments), budget, seed)
