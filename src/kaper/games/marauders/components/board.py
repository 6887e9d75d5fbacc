"""The board: zones, their ports and borders, and where the compass leads from each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kaper.games.marauders.components.ids import NONE, Nation, Nothing, Zone
from kaper.games.marauders.components.reading import number_of, numbered
from kaper.games.marauders.components.vocabulary import (
    ZONE_WORDS,
    Names,
    ZoneWord,
    read_words,
    values_of,
)
from kaper.kernel.components import Component
from kaper.kernel.errors import BadSetup

COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


@dataclass(frozen=True, slots=True)
class ZoneRow(Component):
    nation: str
    rule: str
    borders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ZoneDetails:
    nation: Nation | Nothing  # of the port
    rule: Mapping[ZoneWord, int]
    neighbours: tuple[Zone, ...]
    ways: tuple[Zone, ...]  # the zone an NPC reaches by N, E, S, W


def read_zones(rows: Sequence[ZoneRow], names: Names) -> tuple[ZoneDetails, ...]:
    links = [borders_of(row, names.zones) for row in rows]
    _check_links(rows, links)
    return tuple(
        ZoneDetails(
            nation=number_of(f"zone {row.id}: nation", row.nation, names.nations)
            if row.nation
            else NONE,
            rule=_rule(row, names),
            neighbours=tuple(link.values()),
            ways=_ways(link),
        )
        for row, link in zip(rows, links, strict=True)
    )


def _rule(row: ZoneRow, names: Names) -> dict[ZoneWord, int]:
    texts = (row.rule,) if row.rule else ()
    # Rule: board.zone-rules
    return values_of(read_words(f"zone {row.id}: rule", texts, ZONE_WORDS, names), ZONE_WORDS)


def borders_of(row: ZoneRow, zones: Mapping[str, Zone]) -> dict[int, Zone]:
    """The neighbours of a zone by direction, clockwise from north."""
    found: dict[int, Zone] = {}
    for border in row.borders:
        way, _, other = border.partition(" ")
        where = f"zone {row.id}: borders"
        found[number_of(where, way, numbered(int, COMPASS))] = number_of(where, other, zones)
    return dict(sorted(found.items()))


def _check_links(rows: Sequence[ZoneRow], links: Sequence[Mapping[int, Zone]]) -> None:
    for zone, link in enumerate(links):
        for way, other in link.items():
            if links[other].get((way + 4) % len(COMPASS)) != zone:
                raise BadSetup(
                    f"zone {rows[zone].id}: field 'borders': {rows[other].id} does not lead back"
                )


def _ways(link: Mapping[int, Zone]) -> tuple[Zone, ...]:
    """Where N, E, S and W lead; where the way is closed, the next one clockwise."""
    return tuple(
        # Rule: npcmove.blocked
        next(link[(way + turn) % 8] for turn in range(8) if (way + turn) % 8 in link)
        for way in range(0, 8, 2)
    )


def steps_between(zones: Sequence[ZoneDetails]) -> tuple[tuple[int, ...], ...]:
    """How many borders lie between any two zones."""
    rows = []
    for start in range(len(zones)):
        away = {start: 0}
        reached = [start]
        for zone in reached:
            for near in zones[zone].neighbours:
                if near not in away:
                    away[near] = away[zone] + 1
                    reached.append(near)
        if len(away) < len(zones):
            raise BadSetup("zone: field 'borders': some zones cannot be reached from others")
        rows.append(tuple(away[zone] for zone in range(len(zones))))
    return tuple(rows)
