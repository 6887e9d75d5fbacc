"""The clock of open windows: when the time is up, and what is then played.

The time hangs on the facts of a table alone, so that it survives a restart. A pass does not set it
back: it tells nothing about who has passed and who still thinks.
"""

from __future__ import annotations

from dataclasses import replace

from kaper.kernel.frames import Window
from kaper.kernel.game import Game
from kaper.kernel.state import State
from kaper.match import Match


def has_windows(game: Game[State]) -> bool:
    return any(issubclass(record, Window) for record in game.records)


class WindowClock:
    """Gives every window so many seconds, anew after each action in it; 0 is no clock."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        self.deadline: float | None = None
        self._window: object = None
        self._moves = 0

    def follow(self, match: Match[State] | None, at: float, *, passed: bool) -> None:
        """Take into account what happened at this moment; `passed` where a seat passed."""
        window = None if match is None or not self.seconds else _open_window(match)
        moves = 0 if match is None else len(match.history)
        goes_on = window == self._window and (passed or moves == self._moves)
        self._window, self._moves = window, moves
        if window is None:
            self.deadline = None
        elif not goes_on:
            self.deadline = at + self.seconds

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


def _open_window(match: Match[State]) -> object:
    """What makes a window the same while seats pass in it."""
    stack = match.state.stack
    top = stack[-1] if stack else None
    return (len(stack), replace(top, passed=())) if isinstance(top, Window) else None
