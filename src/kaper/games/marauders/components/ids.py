"""Zones, cards and tokens are numbers; each kind has a type, so that none is taken for another.

Which zones and cards there are is for the components to say: `Tables` makes their numbers, and
rules take them from there. Ships, weapons, nations and skills are always the same, and stand here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, Literal, NewType, Protocol, TypeAlias, TypeVar, get_args

from kaper.games.marauders.components import names

# What stands where there is no zone, no card, no token.
NONE: Final = -1
Nothing: TypeAlias = Literal[-1]

# The board, and what lies on it
Zone = NewType("Zone", int)
Good = NewType("Good", int)
Modification = NewType("Modification", int)

# Cards
CaptainCard = NewType("CaptainCard", int)
CargoCard = NewType("CargoCard", int)
EventCard = NewType("EventCard", int)
# The captains of the Event deck have the numbers of their cards; nameless admirals follow.
NpcCard = NewType("NpcCard", int)
GloryKind = NewType("GloryKind", int)  # the same for cards that are alike; Specialists first
Rumor = NewType("Rumor", int)
Mission = NewType("Mission", int)

# Rule: ship.maneuverability-undamaged
LOCATIONS: Final[tuple[names.Location, ...]] = get_args(names.Location)
HULL, HOLD, MASTS, CREW, CANNONS = range(5)
# What a Cargo card shows instead of a location: in a raid, a step to the merchant's escape.
ESCAPE = -1

ShipType = NewType("ShipType", int)
SHIPS: Final[tuple[names.ShipType, ...]] = get_args(names.ShipType)  # Rule: ship.types
EVERY_SHIP: Final = tuple(map(ShipType, range(len(SHIPS))))
SHIP_NUMBER: Final[Mapping[str, ShipType]] = dict(zip(SHIPS, EVERY_SHIP, strict=True))
SLOOP, FLUTE, FRIGATE, GALLEON, SHIP_OF_THE_LINE = EVERY_SHIP

Weapon = NewType("Weapon", int)
WEAPONS: Final[tuple[names.Weapon, ...]] = get_args(names.Weapon)
EVERY_WEAPON: Final = tuple(map(Weapon, range(len(WEAPONS))))
WEAPON_NUMBER: Final[Mapping[str, Weapon]] = dict(zip(WEAPONS, EVERY_WEAPON, strict=True))
HOOKS, CHAIN_SHOT, GRAPE_SHOT = EVERY_WEAPON

Nation = NewType("Nation", int)
NATIONS: Final[tuple[names.Nation, ...]] = get_args(names.Nation)
EVERY_NATION: Final = tuple(map(Nation, range(len(NATIONS))))
NATION_NUMBER: Final[Mapping[str, Nation]] = dict(zip(NATIONS, EVERY_NATION, strict=True))
SPAIN, ENGLAND, FRANCE, NETHERLANDS = EVERY_NATION

# A Flagship has the number of its nation.
FLEETS: Final[tuple[names.Fleet, ...]] = get_args(names.Fleet)  # Rule: term.npc
PIRATE_SLOOP, PIRATE_FRIGATE = 4, 5


def is_flagship(fleet: int) -> bool:
    return fleet < len(NATIONS)


Skill = NewType("Skill", int)
SKILLS = ("seamanship", "scouting", "leadership", "influence")
SEAMANSHIP, SCOUTING, LEADERSHIP, INFLUENCE = map(Skill, range(len(SKILLS)))

SpecialistKind = NewType("SpecialistKind", int)
SPECIALIST_KINDS = (  # Rule: specialist.kinds
    "craftsman",
    "boatswain",
    "gunner",
    "sawbones",
    "lookout",
    "veteran",
    "steward",
    "helmsman",
)

Number_contra = TypeVar("Number_contra", bound=int, contravariant=True)
Details_co = TypeVar("Details_co", covariant=True)


class ByNumber(Protocol[Number_contra, Details_co]):
    """A tuple of records that only numbers of their own kind lead to."""

    def __getitem__(self, number: Number_contra, /) -> Details_co: ...

    def __iter__(self) -> Iterator[Details_co]: ...

    def __len__(self) -> int: ...
