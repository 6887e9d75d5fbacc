"""What decided a game: chances over time, turning points, mistakes, luck apart from skill."""

from __future__ import annotations

from collections.abc import Callable

from kaper.analysis.analysing import reviewing
from kaper.analysis.report import Report, report
from kaper.bots.mcts import Budget
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
    reviewed = None
    for reviewed in reviewing(match, Budget.parse(budget), seed):
        if progress is not None:
            progress(len(reviewed.moments), reviewed.steps)
    assert reviewed is not None
    return report(match, reviewed, budget, seed)
