"""What happens in Martinique. Squares, tokens and coordinates go by their names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kaper.kernel.events import Event


@dataclass(frozen=True, slots=True)
class Entered(Event):
    seat: int
    square: str


@dataclass(frozen=True, slots=True)
class Moved(Event):
    seat: int
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MapTurnedUp(Event):
    """A seat turned up a map token of another by passing a pirate; all may see it from now on."""

    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    slot: int
    coordinate: str


@dataclass(frozen=True, slots=True)
class RevealDeclined(Event):
    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class LootTaken(Event):
    seat: int
    square: str
    token: str


@dataclass(frozen=True, slots=True)
class MapTaken(Event):
    """The coordinate is empty for those who may not know it."""

    reveals: ClassVar[bool] = True
    seat: int
    square: str
    coordinate: str


@dataclass(frozen=True, slots=True)
class Sat(Event):
    """A pirate left the island for a bar stool; `stool` counts from 1."""

    seat: int
    square: str
    stool: int


@dataclass(frozen=True, slots=True)
class JokerTaken(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class BarMapTaken(Event):
    """The coordinate is empty for those who may not know it."""

    reveals: ClassVar[bool] = True
    seat: int
    place: int
    coordinate: str


@dataclass(frozen=True, slots=True)
class Loaded(Event):
    """A Small Treasure went into a hold; `spent` are the tokens given up for it."""

    seat: int
    size: int
    tokens: tuple[str, ...]
    spent: tuple[str, ...]
    jokers: int
    points: int


@dataclass(frozen=True, slots=True)
class Refilled(Event):
    reveals: ClassVar[bool] = True
    size: int
    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LoadSkipped(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Blocked(Event):
    """A seat had no legal action and passed."""

    seat: int


@dataclass(frozen=True, slots=True)
class DuskFell(Event):
    discarded: int


@dataclass(frozen=True, slots=True)
class Dug(Event):
    """Where a pirate digs tells what its owner knows of the treasure."""

    reveals: ClassVar[bool] = True
    seat: int
    square: str
    stool: int


@dataclass(frozen=True, slots=True)
class TreasureShown(Event):
    reveals: ClassVar[bool] = True
    square: str


@dataclass(frozen=True, slots=True)
class TreasureFound(Event):
    seat: int
    square: str


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A seat's points and where they came from."""

    seat: int
    total: int
    loads: int
    digits: int
    pairs: int
    treasure: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    pass


ALL = (
    Entered,
    Moved,
    MapTurnedUp,
    RevealDeclined,
    LootTaken,
    MapTaken,
    Sat,
    JokerTaken,
    BarMapTaken,
    Loaded,
    Refilled,
    LoadSkipped,
    Blocked,
    DuskFell,
    Dug,
    TreasureShown,
    TreasureFound,
    Scored,
    Won,
    Drawn,
)
