"""The rows of components.toml, one class for each table."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.kernel.components import Component


@dataclass(frozen=True, slots=True)
class Zone(Component):
    nation: str
    rule: str
    borders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ship(Component):
    durability: int
    hold: int
    crew: int
    cannons: int
    maneuverability: int
    price: int
    value: int
    starting: int


@dataclass(frozen=True, slots=True)
class Captain(Component):
    home: str
    seamanship: int
    scouting: int
    leadership: int
    influence: int
    abilities: tuple[str, ...]
    flavour_en: str = ""
    flavour_pl: str = ""


@dataclass(frozen=True, slots=True)
class Cargo(Component):
    """The eight cards of a good: loot values and symbols, and its Demand tokens."""

    loot: tuple[int, ...]
    symbols: tuple[str, ...]
    demand: int


@dataclass(frozen=True, slots=True)
class Npc(Component):
    """An Event card that brings an independent captain."""

    fleet: str
    zone: str
    seamanship: int
    scouting: int
    leadership: int
    icons: tuple[str, ...]
    flavour_en: str = ""
    flavour_pl: str = ""


@dataclass(frozen=True, slots=True)
class EventCard(Component):
    """Any other Event; `icons` are three for each copy."""

    effect: str
    icons: tuple[str, ...]
    flavour_en: str = ""
    flavour_pl: str = ""


@dataclass(frozen=True, slots=True)
class Specialist(Component):
    """`hire` is `gold N`, or a skill to test and the nation or ports where that is possible."""

    kind: str
    power: str
    hire: str
    flavour_en: str = ""
    flavour_pl: str = ""


@dataclass(frozen=True, slots=True)
class Glory(Component):
    when: str
    effect: str
    flavour_en: str = ""
    flavour_pl: str = ""


@dataclass(frozen=True, slots=True)
class Rumor(Component):
    zone: str
    test: str
    reward: tuple[str, ...]
    flavour_en: str = ""
    flavour_pl: str = ""


@dataclass(frozen=True, slots=True)
class Mission(Component):
    """`consolation` is the reward where the Mission's own test fails; `turns` its time limit."""

    place: str
    requires: tuple[str, ...]
    goal: str
    reward: tuple[str, ...]
    consolation: tuple[str, ...] = ()
    turns: int = 0
    prey: int = 0
    flavour_en: str = ""
    flavour_pl: str = ""


@dataclass(frozen=True, slots=True)
class Modification(Component):
    power: str


@dataclass(frozen=True, slots=True)
class Nation(Component):
    """`copies` are its Merchant tokens; the rest is its nameless admiral in war."""

    seat: str
    seamanship: int
    scouting: int
    leadership: int
