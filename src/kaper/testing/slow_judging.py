"""A clock for tests of bots, which goes on only when a game judges a position."""

from __future__ import annotations

import pytest

from kaper.bots import clock
from kaper.bots.base import Position
from kaper.kernel.state import State


class SlowJudging:
    """Each judgement takes so many seconds, and nothing else takes any time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, step: float) -> None:
        self.now = 0.0
        judge = Position.evaluate

        def evaluate(position: Position[State], seat: int) -> float:
            self.now += step
            return judge(position, seat)

        monkeypatch.setattr(Position, "evaluate", evaluate)
        monkeypatch.setattr(clock, "perf_counter", lambda: self.now)
