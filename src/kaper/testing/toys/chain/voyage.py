"""What happens on a voyage, and the purses."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.kernel.events import Event
from kaper.kernel.frames import Frame
from kaper.kernel.state import State


@dataclass(frozen=True, slots=True)
class Gained(Event):
    seat: int
    gold: int


@dataclass(frozen=True, slots=True)
class Lost(Event):
    seat: int
    gold: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    seat: int
    face: int


@dataclass(slots=True)
class Voyage(State):
    stack: list[Frame[Voyage]]
    gold: list[int]
    row: list[str]  # the cards still on offer

    def clone(self) -> Voyage:
        return Voyage(self.seats, self.stack[:], self.rng, None, self.gold[:], self.row[:])
