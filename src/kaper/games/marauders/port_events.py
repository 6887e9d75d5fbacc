"""What happens in port: trade, the shipyard, Rumors and Missions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kaper.kernel.events import Event

# The port


@dataclass(frozen=True, slots=True)
class PortVisited(Event):
    seat: int
    zone: str


@dataclass(frozen=True, slots=True)
class CargoSold(Event):
    reveals: ClassVar[bool] = True
    seat: int
    goods: tuple[str, ...]
    gold: int


@dataclass(frozen=True, slots=True)
class MarketDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: int
    count: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CargoBought(Event):
    reveals: ClassVar[bool] = True
    seat: int
    count: int
    goods: tuple[str, ...]
    gold: int


@dataclass(frozen=True, slots=True)
class DiscountShown(Event):
    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    goods: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CargoDiscarded(Event):
    reveals: ClassVar[bool] = True
    seat: int
    goods: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CargoGained(Event):
    """Cargo from a beaten ship: the others do not see which."""

    reveals: ClassVar[bool] = True
    seat: int
    goods: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CargoStowed(Event):
    """Cargo that lay open for all to see."""

    seat: int
    goods: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CargoLost(Event):
    reveals: ClassVar[bool] = True
    seat: int
    goods: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Repaired(Event):
    seat: int
    location: str
    count: int


@dataclass(frozen=True, slots=True)
class Refitted(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class ModificationShown(Event):
    reveals: ClassVar[bool] = True
    zone: str
    modification: str


@dataclass(frozen=True, slots=True)
class PlansSeen(Event):
    """A captain alone looks at all face-down Modifications."""

    reveals: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True, slots=True)
class ModificationFitted(Event):
    seat: int
    modification: str


@dataclass(frozen=True, slots=True)
class ModificationReturned(Event):
    """A token goes back face down; nobody sees which."""

    reveals: ClassVar[bool] = True
    seat: int
    zone: str


@dataclass(frozen=True, slots=True)
class WeaponGained(Event):
    seat: int
    weapon: str


@dataclass(frozen=True, slots=True)
class WeaponSold(Event):
    seat: int
    weapon: str


@dataclass(frozen=True, slots=True)
class WeaponUsed(Event):
    seat: int
    weapon: str


@dataclass(frozen=True, slots=True)
class ShipSold(Event):
    seat: int
    ship: str
    gold: int


@dataclass(frozen=True, slots=True)
class ShipChosen(Event):
    seat: int
    ship: str


@dataclass(frozen=True, slots=True)
class ShipBought(Event):
    seat: int
    ship: str
    gold: int


@dataclass(frozen=True, slots=True)
class ShipTaken(Event):
    seat: int
    ship: str


@dataclass(frozen=True, slots=True)
class CrewRecruited(Event):
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CrewLost(Event):
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Hired(Event):
    seat: int
    card: str


# Rumors and Missions


@dataclass(frozen=True, slots=True)
class RumorDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: int
    rumor: str


@dataclass(frozen=True, slots=True)
class RumorDropped(Event):
    reveals: ClassVar[bool] = True
    seat: int
    rumor: str


@dataclass(frozen=True, slots=True)
class RumorShown(Event):
    reveals: ClassVar[bool] = True
    seat: int
    rumor: str


@dataclass(frozen=True, slots=True)
class RumorProven(Event):
    seat: int
    rumor: str


@dataclass(frozen=True, slots=True)
class RumorFalse(Event):
    seat: int
    rumor: str


@dataclass(frozen=True, slots=True)
class RumorSeen(Event):
    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    rumor: str


@dataclass(frozen=True, slots=True)
class RumorBought(Event):
    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    rumor: str


@dataclass(frozen=True, slots=True)
class MissionTaken(Event):
    seat: int
    mission: str


@dataclass(frozen=True, slots=True)
class MissionFailed(Event):
    seat: int
    mission: str


@dataclass(frozen=True, slots=True)
class MissionDropped(Event):
    seat: int
    mission: str


@dataclass(frozen=True, slots=True)
class MissionAdvanced(Event):
    seat: int
    mission: str


@dataclass(frozen=True, slots=True)
class MissionDone(Event):
    seat: int
    mission: str


@dataclass(frozen=True, slots=True)
class NationNamed(Event):
    seat: int
    nation: str


@dataclass(frozen=True, slots=True)
class RivalNamed(Event):
    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class WagerWon(Event):
    seat: int
    owner: int
    mission: str


@dataclass(frozen=True, slots=True)
class Overtook(Event):
    """Another than the holder of a Mission is the first where its race ends."""

    seat: int
    owner: int
    mission: str


@dataclass(frozen=True, slots=True)
class RewardChosen(Event):
    seat: int
    rewards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PrizeTaken(Event):
    """Somebody is the first to do what the Event asks for."""

    seat: int
    gold: int


@dataclass(frozen=True, slots=True)
class Delivered(Event):
    reveals: ClassVar[bool] = True
    seat: int
    goods: tuple[str, ...]


ALL: tuple[type[Event], ...] = (
    PortVisited,
    CargoSold,
    MarketDrawn,
    CargoBought,
    DiscountShown,
    CargoDiscarded,
    CargoGained,
    CargoStowed,
    CargoLost,
    Repaired,
    Refitted,
    ModificationShown,
    PlansSeen,
    ModificationFitted,
    ModificationReturned,
    WeaponGained,
    WeaponSold,
    WeaponUsed,
    ShipSold,
    ShipChosen,
    ShipBought,
    ShipTaken,
    CrewRecruited,
    CrewLost,
    Hired,
    RumorDrawn,
    RumorDropped,
    RumorShown,
    RumorProven,
    RumorFalse,
    RumorSeen,
    RumorBought,
    MissionTaken,
    MissionFailed,
    MissionDropped,
    MissionAdvanced,
    MissionDone,
    NationNamed,
    RivalNamed,
    WagerWon,
    Overtook,
    RewardChosen,
    PrizeTaken,
    Delivered,
)
