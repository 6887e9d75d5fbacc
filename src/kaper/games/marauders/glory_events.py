"""What happens to gold and Glory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kaper.kernel.events import Event

# Gold and Glory


@dataclass(frozen=True, slots=True)
class GoldGained(Event):
    public: ClassVar[bool] = True
    seat: int
    gold: int


@dataclass(frozen=True, slots=True)
class GoldPaid(Event):
    public: ClassVar[bool] = True
    seat: int
    gold: int


@dataclass(frozen=True, slots=True)
class GoldStolen(Event):
    reveals: ClassVar[bool] = True
    public: ClassVar[bool] = True
    seat: int
    owner: int
    gold: int


@dataclass(frozen=True, slots=True)
class ChestOpened(Event):
    """The purpose is `stash` or `withdraw`; how much it will be is still to be said."""

    seat: int
    purpose: str


@dataclass(frozen=True, slots=True)
class Stashed(Event):
    """How much goes into the chest is told to its owner alone; 0 is unknown."""

    seat: int
    gold: int


@dataclass(frozen=True, slots=True)
class Withdrew(Event):
    seat: int
    gold: int


@dataclass(frozen=True, slots=True)
class GloryGained(Event):
    seat: int
    deed: str
    glory: int


@dataclass(frozen=True, slots=True)
class GloryDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: int
    count: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GloryDiscarded(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class GloryPlayed(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class GloryCopied(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class GloryHeldBack(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class FleetBeckoned(Event):
    seat: int
    fleet: str


@dataclass(frozen=True, slots=True)
class GlorySalvaged(Event):
    """A card comes back from the discards, before all eyes."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Slowed(Event):
    """The owner will have so many actions fewer on the next turn."""

    seat: int
    owner: int
    count: int


@dataclass(frozen=True, slots=True)
class TargetReached(Event):
    reveals: ClassVar[bool] = True
    public: ClassVar[bool] = True
    seat: int
    total: int
    gold: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    reason: str


ALL: tuple[type[Event], ...] = (
    GoldGained,
    GoldPaid,
    GoldStolen,
    ChestOpened,
    Stashed,
    Withdrew,
    GloryGained,
    GloryDrawn,
    GloryDiscarded,
    GloryPlayed,
    GloryCopied,
    GloryHeldBack,
    FleetBeckoned,
    GlorySalvaged,
    Slowed,
    TargetReached,
    GameEnded,
)
