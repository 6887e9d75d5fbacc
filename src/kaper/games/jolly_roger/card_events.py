"""What special cards and bribes bring about. See `events` for how cards are named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kaper.kernel.events import Event


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A special card for its effect."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class SeaWolfLaid(Event):
    """A Sea Wolf for a leader: all see which, before anybody answers it."""

    reveals: ClassVar[bool] = True
    seat: int
    leader: str
    card: str


@dataclass(frozen=True, slots=True)
class CardBetrayed(Event):
    """A Traitor against another's card."""

    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    card: str


@dataclass(frozen=True, slots=True)
class CardCancelled(Event):
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class CrewStolen(Event):
    """A random crew card; only thief and victim know which."""

    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    card: str


@dataclass(frozen=True, slots=True)
class OfficeTaken(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CaptaincyTaken(Event):
    """With three players the Surgeon makes its player Captain."""

    seat: int


@dataclass(frozen=True, slots=True)
class CookFirst(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class LootDugUp(Event):
    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    card: str
    hidden: bool


@dataclass(frozen=True, slots=True)
class GuardPosted(Event):
    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class StandInRefused(Event):
    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class LootGiven(Event):
    """To the player with the Shipwright."""

    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    card: str
    hidden: bool


@dataclass(frozen=True, slots=True)
class LootClaimed(Event):
    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class BribeOffered(Event):
    """A gift is offered, and shown to whom it is for; `card` is empty for those who do not see."""

    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    card: str
    hidden: bool


@dataclass(frozen=True, slots=True)
class BribeTaken(Event):
    seat: int
    owner: int
    card: str
    hidden: bool


@dataclass(frozen=True, slots=True)
class BribeRefused(Event):
    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class LootShown(Event):
    """Where loot is hidden: a player shows a card to everybody, and hides it again."""

    reveals: ClassVar[bool] = True
    public: ClassVar[bool] = True
    seat: int
    card: str


BY_CARDS = (
    CardPlayed,
    SeaWolfLaid,
    CardBetrayed,
    CardCancelled,
    CrewStolen,
    OfficeTaken,
    CaptaincyTaken,
    CookFirst,
    LootDugUp,
    GuardPosted,
    StandInRefused,
    LootGiven,
    LootClaimed,
    BribeOffered,
    BribeTaken,
    BribeRefused,
    LootShown,
)
