"""What server and browser say about analyses of finished games."""

from __future__ import annotations

from typing import Literal

from kaper.analysis.report import Report
from kaper.server.messages import Message


class AnalysisState(Message, frozen=True):
    """`going`: so many of the steps are done. `report` is there when all are."""

    status: Literal["none", "going", "done"]
    done: int
    steps: int
    report: Report | None


class TryMove(Message, frozen=True):
    """A table from the position after so many steps; `name` is that of whoever tries."""

    step: int
    name: str = ""
