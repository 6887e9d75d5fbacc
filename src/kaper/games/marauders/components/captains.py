"""The captains whom players lead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kaper.games.marauders.components.board import ZoneDetails
from kaper.games.marauders.components.ids import NONE, ByNumber, Nation, Zone
from kaper.games.marauders.components.reading import number_of
from kaper.games.marauders.components.vocabulary import (
    ABILITY_WORDS,
    AbilityWord,
    Names,
    read_words,
    values_of,
)
from kaper.kernel.components import Component
from kaper.kernel.errors import BadSetup


@dataclass(frozen=True, slots=True)
class CaptainRow(Component):
    home: str
    seamanship: int
    scouting: int
    leadership: int
    influence: int
    abilities: tuple[str, ...]
    flavour_en: str = ""
    flavour_pl: str = ""


@dataclass(frozen=True, slots=True)
class CaptainDetails:
    home: Zone  # the zone of the Home Port
    nation: Nation
    skills: tuple[int, ...]  # by the numbers of SKILLS
    abilities: Mapping[AbilityWord, int]


def read_captain(
    row: CaptainRow, names: Names, zones: ByNumber[Zone, ZoneDetails]
) -> CaptainDetails:
    words = read_words(f"captain {row.id}: abilities", row.abilities, ABILITY_WORDS, names)
    home = number_of(f"captain {row.id}: home", row.home, names.zones)
    nation = zones[home].nation
    if nation == NONE:
        raise BadSetup(f"captain {row.id}: home: there is no port in {row.home}")
    return CaptainDetails(
        home=home,
        # Rule: captain.nationality
        nation=nation,
        # Rule: captain.skills
        skills=(row.seamanship, row.scouting, row.leadership, row.influence),
        # Rule: captain.role
        abilities=values_of(words, ABILITY_WORDS),
    )
