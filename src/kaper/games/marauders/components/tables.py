"""The components of Merchants & Marauders, from `components.toml` or a player's own file.

Each card and token has a record of what rules need to know of it; the modules beside this one say
what stands in it, and how it is read.
"""

from __future__ import annotations

import copyreg
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from kaper.games.marauders.components.board import (
    ZoneDetails,
    ZoneRow,
    read_zones,
    steps_between,
)
from kaper.games.marauders.components.captains import CaptainDetails, CaptainRow, read_captain
from kaper.games.marauders.components.cargo import (
    CargoDetails,
    GoodRow,
    demand_tokens,
    names_of_cards,
    read_cargo,
)
from kaper.games.marauders.components.events import (
    EventDetails,
    EventRow,
    NationRow,
    NpcDetails,
    NpcRow,
    names_of_events,
    names_of_npcs,
    read_events,
    read_npcs,
)
from kaper.games.marauders.components.glory import (
    NEVER_PLAYED,
    GloryDetails,
    GloryRow,
    SpecialistDetails,
    SpecialistRow,
    read_glory,
    read_specialist,
)
from kaper.games.marauders.components.ids import (
    EVERY_SHIP,
    NATIONS,
    NONE,
    SHIPS,
    SPECIALIST_KINDS,
    WEAPONS,
    ByNumber,
    CaptainCard,
    CargoCard,
    EventCard,
    GloryKind,
    Good,
    Mission,
    Modification,
    Nation,
    NpcCard,
    Rumor,
    ShipType,
    SpecialistKind,
    Zone,
)
from kaper.games.marauders.components.missions import MissionDetails, MissionRow, read_mission
from kaper.games.marauders.components.reading import all_copies, check_ids, every, ids_of, numbered
from kaper.games.marauders.components.rumors import RumorDetails, RumorRow, read_rumor
from kaper.games.marauders.components.ships import (
    ModificationRow,
    ShipDetails,
    ShipRow,
    read_powers,
    read_ship,
)
from kaper.games.marauders.components.vocabulary import ModificationWord, Names
from kaper.kernel.components import Component, Components


@dataclass(frozen=True, slots=True)
class Tables:
    """What the rules need of the components, shared by all clones of a state.

    Records go by number. Names stand beside them: draws, options and views need many at once.
    """

    zones: ByNumber[Zone, ZoneDetails]
    every_zone: tuple[Zone, ...]
    zone_names: tuple[str, ...]
    zone_number: Mapping[str, Zone]
    # How many borders lie between two zones. No part of a zone's record: what bots think of a
    # position asks for it more often than for anything else.
    steps: tuple[tuple[int, ...], ...]
    ports: tuple[Zone, ...]
    ships: ByNumber[ShipType, ShipDetails]
    starting_ships: tuple[ShipType, ...]
    captains: ByNumber[CaptainCard, CaptainDetails]
    captain_names: tuple[str, ...]
    captain_number: Mapping[str, CaptainCard]
    cargo: ByNumber[CargoCard, CargoDetails]
    cargo_names: tuple[str, ...]
    cargo_number: Mapping[str, CargoCard]
    good_names: tuple[str, ...]
    good_number: Mapping[str, Good]
    demand: tuple[Good, ...]  # all Demand tokens
    npcs: ByNumber[NpcCard, NpcDetails]  # the cards, then the nameless admirals by nation
    npc_names: tuple[str, ...]
    npc_number: Mapping[str, NpcCard]
    nameless: int  # the first nameless admiral
    events: ByNumber[EventCard, EventDetails]  # the NPC cards, then the others
    event_names: tuple[str, ...]
    event_number: Mapping[str, EventCard]
    glory: ByNumber[GloryKind, GloryDetails]  # by kind, Specialists first
    glory_names: tuple[str, ...]
    glory_number: Mapping[str, GloryKind]
    glory_deck: tuple[GloryKind, ...]
    answers: frozenset[tuple[str, str]]  # what the deck's cards do, by their moments
    every_specialist: tuple[GloryKind, ...]  # the first kinds of Glory cards
    specialists: ByNumber[GloryKind, SpecialistDetails]
    rumors: ByNumber[Rumor, RumorDetails]
    rumor_names: tuple[str, ...]
    rumor_number: Mapping[str, Rumor]
    missions: ByNumber[Mission, MissionDetails]
    mission_names: tuple[str, ...]
    mission_number: Mapping[str, Mission]
    modification_names: tuple[str, ...]
    modification_number: Mapping[str, Modification]
    modification_bag: tuple[Modification, ...]
    power: Mapping[ModificationWord, Modification]  # the Modification with this power
    weapon_supply: tuple[int, ...]
    merchants: tuple[Nation, ...]  # nations of all tokens
    components: Components = field(repr=False)


@dataclass(frozen=True, slots=True)
class _Rows:
    """The rows of `components.toml`."""

    zones: tuple[ZoneRow, ...]
    ships: tuple[ShipRow, ...]
    captains: tuple[CaptainRow, ...]
    goods: tuple[GoodRow, ...]
    npcs: tuple[NpcRow, ...]
    events: tuple[EventRow, ...]
    specialists: tuple[SpecialistRow, ...]
    glory: tuple[GloryRow, ...]
    rumors: tuple[RumorRow, ...]
    missions: tuple[MissionRow, ...]
    modifications: tuple[ModificationRow, ...]
    nations: tuple[NationRow, ...]
    weapons: tuple[Component, ...]


def _rows_of(components: Components) -> _Rows:
    rows = _Rows(
        zones=components.rows("zone", ZoneRow),
        ships=components.rows("ship", ShipRow),
        captains=components.rows("captain", CaptainRow),
        goods=components.rows("cargo", GoodRow),
        npcs=components.rows("npc", NpcRow),
        events=components.rows("event", EventRow),
        specialists=components.rows("specialist", SpecialistRow),
        glory=components.rows("glory", GloryRow),
        rumors=components.rows("rumor", RumorRow),
        missions=components.rows("mission", MissionRow),
        modifications=components.rows("modification", ModificationRow),
        nations=components.rows("nation", NationRow),
        weapons=components.rows("weapon", Component),
    )
    check_ids("ship", rows.ships, SHIPS)
    check_ids("nation", rows.nations, NATIONS)
    check_ids("weapon", rows.weapons, WEAPONS)
    return rows


@lru_cache(maxsize=8)
def tables_of(components: Components) -> Tables:
    """The checked tables of some components."""
    rows = _rows_of(components)
    zone_names, good_names = ids_of(rows.zones), ids_of(rows.goods)
    names = Names(
        zones=numbered(Zone, zone_names),
        nations=numbered(Nation, NATIONS),
        goods=numbered(Good, good_names),
        specialists=numbered(SpecialistKind, SPECIALIST_KINDS),
    )
    zones, every_zone = read_zones(rows.zones, names), every(Zone, rows.zones)
    glory_rows = (*rows.specialists, *rows.glory)
    played = tuple(read_glory(row, names) for row in rows.glory)
    cargo_names = names_of_cards(rows.goods)
    npc_names = names_of_npcs(rows.npcs)
    event_names = names_of_events(rows.npcs, rows.events)
    return Tables(
        zones=zones,
        every_zone=every_zone,
        zone_names=zone_names,
        zone_number=names.zones,
        steps=steps_between(zones),
        # Rule: board.zones
        ports=tuple(zone for zone in every_zone if zones[zone].nation != NONE),
        ships=tuple(read_ship(row) for row in rows.ships),
        starting_ships=tuple(ship for ship in EVERY_SHIP if rows.ships[ship].starting),
        captains=tuple(read_captain(row, names, zones) for row in rows.captains),
        captain_names=ids_of(rows.captains),
        captain_number=numbered(CaptainCard, ids_of(rows.captains)),
        cargo=read_cargo(rows.goods),
        cargo_names=cargo_names,
        cargo_number=numbered(CargoCard, cargo_names),
        good_names=good_names,
        good_number=names.goods,
        demand=demand_tokens(rows.goods),
        npcs=read_npcs(rows.npcs, rows.nations, names),
        npc_names=npc_names,
        npc_number=numbered(NpcCard, npc_names),
        nameless=len(rows.npcs),
        events=read_events(rows.npcs, rows.events, names),
        event_names=event_names,
        event_number=numbered(EventCard, event_names),
        glory=(*(NEVER_PLAYED for _ in rows.specialists), *played),
        glory_names=ids_of(glory_rows),
        glory_number=numbered(GloryKind, ids_of(glory_rows)),
        glory_deck=all_copies(GloryKind, glory_rows),
        answers=frozenset((details.when, details.effect.name) for details in played),
        every_specialist=every(GloryKind, rows.specialists),
        specialists=tuple(read_specialist(row, names, zones) for row in rows.specialists),
        rumors=tuple(read_rumor(row, names) for row in rows.rumors),
        rumor_names=ids_of(rows.rumors),
        rumor_number=numbered(Rumor, ids_of(rows.rumors)),
        missions=tuple(read_mission(row, names) for row in rows.missions),
        mission_names=ids_of(rows.missions),
        mission_number=numbered(Mission, ids_of(rows.missions)),
        modification_names=ids_of(rows.modifications),
        modification_number=numbered(Modification, ids_of(rows.modifications)),
        # Rule: components.tokens
        modification_bag=all_copies(Modification, rows.modifications),
        power=read_powers(rows.modifications, names),
        weapon_supply=tuple(row.copies for row in rows.weapons),
        # Rule: components.tokens
        merchants=all_copies(Nation, rows.nations),
        components=components,
    )


# Copies and pickles of a state refer to the tables by what they were made of.
copyreg.pickle(Tables, lambda tables: (tables_of, (tables.components,)))
