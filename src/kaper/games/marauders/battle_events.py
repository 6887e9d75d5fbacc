"""What happens in raids and battles, and the bounties they bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kaper.kernel.events import Event

# Bounties


@dataclass(frozen=True, slots=True)
class BountySet(Event):
    seat: int
    nation: str
    level: int


@dataclass(frozen=True, slots=True)
class BountyLifted(Event):
    seat: int
    nation: str
    level: int


@dataclass(frozen=True, slots=True)
class BountyPaid(Event):
    seat: int
    owner: int
    nation: str
    gold: int


# Merchant raids


@dataclass(frozen=True, slots=True)
class MerchantFound(Event):
    reveals: ClassVar[bool] = True
    seat: int
    zone: str
    nation: str


@dataclass(frozen=True, slots=True)
class MerchantSpied(Event):
    """Its finder alone sees the flag."""

    reveals: ClassVar[bool] = True
    seat: int
    zone: str
    nation: str


@dataclass(frozen=True, slots=True)
class MerchantReleased(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class MerchantPutBack(Event):
    seat: int
    zone: str


@dataclass(frozen=True, slots=True)
class RaidBegan(Event):
    seat: int
    nation: str


@dataclass(frozen=True, slots=True)
class RaidDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RaidThrown(Event):
    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SuccessAdded(Event):
    seat: int
    successes: int


@dataclass(frozen=True, slots=True)
class RaidWon(Event):
    seat: int
    gold: int


@dataclass(frozen=True, slots=True)
class RaidLost(Event):
    seat: int
    outcome: str


# Battles


@dataclass(frozen=True, slots=True)
class BattleBegan(Event):
    seat: int | str
    owner: int | str


@dataclass(frozen=True, slots=True)
class Declared(Event):
    seat: int | str
    declaration: str


@dataclass(frozen=True, slots=True)
class ManeuverWon(Event):
    seat: int | str


@dataclass(frozen=True, slots=True)
class ManeuverTied(Event):
    """Nobody has outmaneuvered the other."""


@dataclass(frozen=True, slots=True)
class LongGunsFired(Event):
    seat: int | str
    dice: tuple[str, ...]
    hits: int


@dataclass(frozen=True, slots=True)
class ChasersFired(Event):
    seat: int | str


@dataclass(frozen=True, slots=True)
class Located(Event):
    seat: int | str
    dice: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DieSet(Event):
    seat: int
    location: str


@dataclass(frozen=True, slots=True)
class Hit(Event):
    seat: int | str
    location: str
    left: int


@dataclass(frozen=True, slots=True)
class HitAbsorbed(Event):
    seat: int
    location: str


@dataclass(frozen=True, slots=True)
class HitIgnored(Event):
    seat: int
    location: str


@dataclass(frozen=True, slots=True)
class HitChosen(Event):
    seat: int
    location: str


@dataclass(frozen=True, slots=True)
class HitMoved(Event):
    seat: int
    location: str
    to: str


@dataclass(frozen=True, slots=True)
class SwivelGunsFired(Event):
    seat: int
    dice: tuple[str, ...]
    hits: int


@dataclass(frozen=True, slots=True)
class CrewHit(Event):
    seat: int | str
    count: int
    left: int


@dataclass(frozen=True, slots=True)
class Sunk(Event):
    seat: int | str


@dataclass(frozen=True, slots=True)
class Escaped(Event):
    seat: int | str


@dataclass(frozen=True, slots=True)
class BattleBrokenOff(Event):
    """No further round could change anything."""


@dataclass(frozen=True, slots=True)
class CrewCombatBegan(Event):
    seat: int | str
    owner: int | str


@dataclass(frozen=True, slots=True)
class CrewCombatWon(Event):
    seat: int | str


@dataclass(frozen=True, slots=True)
class NobodyWon(Event):
    """Both captains die."""


@dataclass(frozen=True, slots=True)
class NpcDefeated(Event):
    seat: int
    fleet: str
    npc: str


@dataclass(frozen=True, slots=True)
class Plundered(Event):
    reveals: ClassVar[bool] = True
    public: ClassVar[bool] = True
    seat: int
    owner: int
    gold: int


@dataclass(frozen=True, slots=True)
class CardsTaken(Event):
    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    count: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HoldSearched(Event):
    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    goods: tuple[str, ...]


ALL: tuple[type[Event], ...] = (
    BountySet,
    BountyLifted,
    BountyPaid,
    MerchantFound,
    MerchantSpied,
    MerchantReleased,
    MerchantPutBack,
    RaidBegan,
    RaidDrawn,
    RaidThrown,
    SuccessAdded,
    RaidWon,
    RaidLost,
    BattleBegan,
    Declared,
    ManeuverWon,
    ManeuverTied,
    LongGunsFired,
    ChasersFired,
    Located,
    DieSet,
    Hit,
    HitAbsorbed,
    HitIgnored,
    HitChosen,
    HitMoved,
    SwivelGunsFired,
    CrewHit,
    Sunk,
    Escaped,
    BattleBrokenOff,
    CrewCombatBegan,
    CrewCombatWon,
    NobodyWon,
    NpcDefeated,
    Plundered,
    CardsTaken,
    HoldSearched,
)
