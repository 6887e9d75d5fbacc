"""What happens in Deliveries. Cards, events and colours go by their names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kaper.kernel.events import Event


@dataclass(frozen=True, slots=True)
class Began(Event):
    """A game was set up: these cards lie open, and this seat begins."""

    seat: int
    game: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TookOpen(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class RowFilled(Event):
    """A card came from the draw pile to the place of an open card that was taken."""

    reveals: ClassVar[bool] = True
    card: str


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat took the top card; the card is empty for those who may not know it."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class EventPlayed(Event):
    reveals: ClassVar[bool] = True
    seat: int
    event: str
    colour: str


@dataclass(frozen=True, slots=True)
class CardLost(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """A seat had no card of the colour and showed its hand, from now on known to all."""

    reveals: ClassVar[bool] = True
    seat: int
    colour: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HandVouched(Event):
    """A seat had no card of the colour; the engine says so, and nobody sees the hand."""

    reveals: ClassVar[bool] = True
    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class WolfUsed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class DeliveryCame(Event):
    """A Delivery card lies on top of the draw pile; `number` counts from 1."""

    reveals: ClassVar[bool] = True
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Delivered(Event):
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class NothingDelivered(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class WolfHired(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class WolfDeclined(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class WolfDiscarded(Event):
    """Nobody wanted the Sea Wolf."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """`cause` is `third-delivery` or `all-kinds`."""

    cause: str


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A seat's points of one game and where they came from; hands are shown for it."""

    reveals: ClassVar[bool] = True
    public: ClassVar[bool] = True
    seat: int
    total: int
    deliveries: int
    hand: int
    wolves: int
    events: int


@dataclass(frozen=True, slots=True)
class Totalled(Event):
    """A seat's points of all games of a series so far."""

    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class SharedWin(Event):
    """One of the seats that win together."""

    seat: int


ALL = (
    Began,
    TookOpen,
    RowFilled,
    Drew,
    Discarded,
    EventPlayed,
    CardLost,
    HandShown,
    HandVouched,
    WolfUsed,
    DeliveryCame,
    Delivered,
    NothingDelivered,
    WolfHired,
    WolfDeclined,
    WolfDiscarded,
    GameEnded,
    Scored,
    Totalled,
    Won,
    SharedWin,
)
