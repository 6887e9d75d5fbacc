"""The clock of open windows: when the time is up, and what is then played.

The time hangs on the facts of a table alone, so that it survives a restart. A pass does not set it
back: it tells nothing about who has passed and who still thinks.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from kaper.kernel.frames import Window
from kaper.kernel.game import Game
from kaper.kernel.state import State
from kaper.match import Match


def has_windows(game: Game[State]) -> bool:
    return any(issubclass(record, Window) for record in game.records)


class WindowClock:
    """Gives every window so many seconds, anew after each action in it; 0 is no clock.

    `in_secret` are those of a window in which passes are secret, where it has no others. As long as
    somebody whom it asked is on holiday, the time stands still.
    """

    def __init__(self, seconds: int, in_secret: int = 0) -> None:
        self._usual = seconds
        self._in_secret = in_secret
        self.deadline: float | None = None
        self._window: tuple[int, Window[State]] | None = None
        self._moves = 0
        self._seconds = 0
        self._holiday = -math.inf  # until when it stands still

    def follow(
        self,
        match: Match[State] | None,
        at: float,
        *,
        passed: bool,
        holidays: Sequence[float] = (),
    ) -> None:
        """Take into account what happened at this moment; `passed` where a seat passed, `holidays`
        are until when each seat is away."""
        window = None if match is None else self._timed_window(match)
        if match is None or window is None:
            self.deadline, self._window = None, None
            return
        key, moves = (len(match.state.stack), replace(window, passed=())), len(match.history)
        goes_on = key == self._window and (passed or moves == self._moves)
        self._window, self._moves = key, moves
        until = max((holidays[seat] for seat in window.seats if holidays), default=-math.inf)
        if not goes_on or self.deadline is None:
            self._seconds = self._time_of(window)
            self.deadline = max(at, until) + self._seconds
        else:
            self.deadline += max(at, until) - max(at, self._holiday)
        self._holiday = until

    def _timed_window(self, match: Match[State]) -> Window[State] | None:
        top = match.state.stack[-1] if match.state.stack else None
        return top if isinstance(top, Window) and self._time_of(top) else None

    def _time_of(self, window: Window[State]) -> int:
        return self._usual or (self._in_secret if window.secret else 0)

    def grant(self, seconds: float, at: float) -> None:
        """Wait so much longer, but for what of it was holiday."""
        if self.deadline is not None:
            self.deadline += max(0.0, min(seconds, at - self._holiday))

    def longest(self, now: float) -> float:
        """More seconds than these no window has, even where the machine's clock was set back."""
        return self._seconds + max(0.0, self._holiday - now)

    def left(self, now: float) -> float | None:
        """How many seconds the window still has."""
        if self.deadline is None:
            return None
        return min(max(0.0, self.deadline - now), self.longest(now))

    def lapse(self, match: Match[State]) -> tuple[int, str] | None:
        """The next that is played for somebody whose time is up: a seat and its action."""
        top = match.state.stack[-1]
        if not isinstance(top, Window):
            return None
        for seat in top.waiting(match.state):
            action = top.lapse(match.state, seat)
            if match.why_not(seat, action) is None:
                return seat, action.text
        return None
