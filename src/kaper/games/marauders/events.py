"""What happens in Merchants & Marauders. An empty name is a card not seen.

`seat` and `owner` are players; in battles they may be the names of independent captains.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kaper.games.marauders import battle_events, glory_events, port_events
from kaper.kernel.events import Event

# Some cards that are not seen.
UNSEEN = ("",)


# Setting up, and captains who come and go


@dataclass(frozen=True, slots=True)
class CaptainDealt(Event):
    """A captain drawn in secret; only that seat sees it before all are revealed."""

    reveals: ClassVar[bool] = True
    seat: int
    captain: str


@dataclass(frozen=True, slots=True)
class CaptainDrawn(Event):
    seat: int
    captain: str


@dataclass(frozen=True, slots=True)
class CaptainSailed(Event):
    """A captain comes into play in the Home Port."""

    seat: int
    captain: str
    ship: str
    zone: str


@dataclass(frozen=True, slots=True)
class CaptainRefused(Event):
    seat: int
    captain: str


@dataclass(frozen=True, slots=True)
class FirstPlayerDrawn(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class CaptainDied(Event):
    seat: int
    captain: str


@dataclass(frozen=True, slots=True)
class BelongingsLost(Event):
    """What a captain held and carried is given up in the open."""

    reveals: ClassVar[bool] = True
    public: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]
    goods: tuple[str, ...]
    gold: int


@dataclass(frozen=True, slots=True)
class CaptainRetired(Event):
    seat: int
    captain: str


@dataclass(frozen=True, slots=True)
class StartingGold(Event):
    """The coins of a new captain, which tell of the chest."""

    reveals: ClassVar[bool] = True
    public: ClassVar[bool] = True
    seat: int
    gold: int


# The round


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int


@dataclass(frozen=True, slots=True)
class MerchantsReturned(Event):
    count: int


@dataclass(frozen=True, slots=True)
class EventDrawn(Event):
    seat: int
    event: str


@dataclass(frozen=True, slots=True)
class NpcSailed(Event):
    fleet: str
    zone: str


@dataclass(frozen=True, slots=True)
class NpcLurks(Event):
    """An NPC stays with the captain it pursues."""

    fleet: str
    zone: str


@dataclass(frozen=True, slots=True)
class NpcEntered(Event):
    fleet: str
    npc: str
    zone: str


@dataclass(frozen=True, slots=True)
class NpcLeft(Event):
    fleet: str
    npc: str


@dataclass(frozen=True, slots=True)
class WarDeclared(Event):
    nations: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PeaceMade(Event):
    """The war is over."""


@dataclass(frozen=True, slots=True)
class HurricaneStruck(Event):
    zone: str


@dataclass(frozen=True, slots=True)
class MerchantScattered(Event):
    zone: str


@dataclass(frozen=True, slots=True)
class PlagueStruck(Event):
    zones: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlagueOver(Event):
    """Its ports are open again."""


@dataclass(frozen=True, slots=True)
class NewDemand(Event):
    zone: str
    good: str


@dataclass(frozen=True, slots=True)
class MissionOffered(Event):
    mission: str
    zone: str


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    deck: str


# The turn


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Sailed(Event):
    seat: int
    zone: str


@dataclass(frozen=True, slots=True)
class LeftPort(Event):
    seat: int
    zone: str


@dataclass(frozen=True, slots=True)
class EnteredPort(Event):
    seat: int
    zone: str


@dataclass(frozen=True, slots=True)
class TurnedAway(Event):
    seat: int
    zone: str


@dataclass(frozen=True, slots=True)
class PapersUsed(Event):
    seat: int
    zone: str


@dataclass(frozen=True, slots=True)
class PassageUsed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Tested(Event):
    seat: int | str
    skill: str
    dice: tuple[str, ...]
    successes: int


@dataclass(frozen=True, slots=True)
class Rerolled(Event):
    seat: int | str
    dice: tuple[str, ...]
    successes: int


@dataclass(frozen=True, slots=True)
class Found(Event):
    seat: int | str
    owner: int | str


@dataclass(frozen=True, slots=True)
class Missed(Event):
    seat: int | str
    owner: int | str


@dataclass(frozen=True, slots=True)
class LostInFog(Event):
    seat: int | str
    owner: int | str


@dataclass(frozen=True, slots=True)
class Eluded(Event):
    """A ship that was found has sailed away before the battle."""

    seat: int | str
    owner: int


@dataclass(frozen=True, slots=True)
class StormFaced(Event):
    seat: int
    successes: int
    hits: int


ALL: tuple[type[Event], ...] = (
    CaptainDealt,
    CaptainDrawn,
    CaptainSailed,
    CaptainRefused,
    FirstPlayerDrawn,
    CaptainDied,
    BelongingsLost,
    CaptainRetired,
    StartingGold,
    RoundBegan,
    MerchantsReturned,
    EventDrawn,
    NpcSailed,
    NpcLurks,
    NpcEntered,
    NpcLeft,
    WarDeclared,
    PeaceMade,
    HurricaneStruck,
    MerchantScattered,
    PlagueStruck,
    PlagueOver,
    NewDemand,
    MissionOffered,
    Reshuffled,
    TurnBegan,
    Sailed,
    LeftPort,
    EnteredPort,
    TurnedAway,
    PapersUsed,
    PassageUsed,
    Tested,
    Rerolled,
    Found,
    Missed,
    LostInFog,
    Eluded,
    StormFaced,
    *battle_events.ALL,
    *glory_events.ALL,
    *port_events.ALL,
)
