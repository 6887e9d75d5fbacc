"""How a check says what it found."""

from __future__ import annotations

from dataclasses import fields

from kaper.kernel.errors import KaperError
from kaper.kernel.state import State


class Fault(KaperError):
    """A check that failed: which one, and what was found."""

    def __init__(self, check: str, detail: str) -> None:
        super().__init__(check, detail)
        self.check = check
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.check}: {self.detail}"


def require(holds: bool, check: str, detail: str) -> None:
    if not holds:
        raise Fault(check, detail)


def require_same(check: str, what: str, one: State, other: State) -> None:
    if one != other:
        names = (field.name for field in fields(one))
        unequal = [name for name in names if getattr(one, name) != getattr(other, name, None)]
        raise Fault(check, f"{what} differs in {', '.join(unequal)}")


def name(viewer: int | None) -> str:
    return "the spectator" if viewer is None else f"p{viewer}"
