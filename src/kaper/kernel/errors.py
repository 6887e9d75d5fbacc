"""What can go wrong, each with what a caller needs to say why.

An error may come from another process: pickling makes it anew from what `Exception` is given.
"""

from __future__ import annotations

from kaper.kernel.deeds import Refusal

# Letters of what was found wrong: a file may hold words of any length.
LONGEST = 1_000


def _short(text: str) -> str:
    if len(text) <= LONGEST:
        return text
    return f"{text[: LONGEST // 2]} … {text[-LONGEST // 2 :]}"


class KaperError(Exception):
    """The base of every error that Kaper raises on purpose."""


class IllegalAction(KaperError):
    """An action that the rules forbid now: by which rule of a ledger, and by which facts."""

    def __init__(self, refusal: Refusal, seat: int, action: str) -> None:
        super().__init__(refusal, seat, action)
        self.refusal = refusal
        self.rule = refusal.rule
        self.seat = seat
        self.action = action

    def __str__(self) -> str:
        return f"p{self.seat} may not {self.action!r}: {self.rule}"


class BadSetup(KaperError):
    """A game that cannot be set up so: the wrong seats, an unknown option, a faulty component."""

    def __str__(self) -> str:
        return _short(super().__str__())


class BadRecord(KaperError):
    """A record that cannot be read or does not follow the rules; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(line, problem)
        self.line = line
        self.problem = problem

    def __str__(self) -> str:
        return f"line {self.line}: {_short(self.problem)}"


class CannotUndo(KaperError):
    """An undo that would take back more than the seat may; `rule` says why."""

    def __init__(self, rule: str, seat: int) -> None:
        super().__init__(rule, seat)
        self.rule = rule
        self.seat = seat

    def __str__(self) -> str:
        return f"p{self.seat} may not undo: {self.rule}"


class Runaway(KaperError):
    """A game whose automatic steps do not come to an end: a fault in its frames."""
