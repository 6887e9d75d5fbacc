"""The rows of the component tables, as `components.toml` writes them."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.kernel.components import Component


@dataclass(frozen=True, slots=True)
class ImprovementRow(Component):
    number: int
    level: int
    type: str
    cost: int
    vp: int
    income_doubloons: int
    income_vp: int
    now: str
    permanent: str
    end: str


@dataclass(frozen=True, slots=True)
class LocationRow(Component):
    number: int
    level: int
    actions: str
    value_tile: int


@dataclass(frozen=True, slots=True)
class ResidenceRow(Component):
    number: int
    cost: int
    per: str
    each: int
    most: int


@dataclass(frozen=True, slots=True)
class QuestRow(Component):
    number: int
    conditions: tuple[str, ...]
    easier: tuple[int, ...]
    harder: tuple[int, ...]
    vp: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FigureheadRow(Component):
    now: str
    permanent: str
    income_doubloons: int
    income_vp: int
    income_per_quest: int
    bury_spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MarketRow(Component):
    tile: int
    side: str
    effect: str


@dataclass(frozen=True, slots=True)
class UpgradeRow(Component):
    sector: int
    effect: str


@dataclass(frozen=True, slots=True)
class LockRow(Component):
    """A line before a sector, and how many upgrades open it."""

    sector: int
    upgrades: int


@dataclass(frozen=True, slots=True)
class HideoutRow(Component):
    kind: str
    area: str
    effect: str


@dataclass(frozen=True, slots=True)
class RaidActionRow(Component):
    strength: int
    effect: str


@dataclass(frozen=True, slots=True)
class SpaceRow(Component):
    actions: str


@dataclass(frozen=True, slots=True)
class IslandRow(Component):
    kind: str
    cubes: int


@dataclass(frozen=True, slots=True)
class TreasureValueRow(Component):
    """From so many cubes on its island on, a treasure is worth so much."""

    cubes: int
    vp: int


@dataclass(frozen=True, slots=True)
class ValueTileRow(Component):
    kind: str


@dataclass(frozen=True, slots=True)
class RubyRow(Component):
    effect: str


@dataclass(frozen=True, slots=True)
class RubyDeliveryRow(Component):
    locations: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RedbeardRow(Component):
    number: int
    deck: str
    extra: str
    main: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RedbeardUpgradeRow(Component):
    column: int
    effect: str


@dataclass(frozen=True, slots=True)
class RedbeardTrackRow(Component):
    raid_vp: int
    treasures: int
    cubes: int
    spaces: int
    explore_vp: int


@dataclass(frozen=True, slots=True)
class RedbeardDieRow(Component):
    faces: tuple[str, ...]
