"""The board: zones, their borders, and where the compass leads from each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kaper.games.marauders.components.rows import Zone
from kaper.kernel.errors import BadSetup

COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")


def numbered(names: Sequence[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def number_of(where: str, word: str, names: Mapping[str, int]) -> int:
    if word not in names:
        raise BadSetup(f"{where}: {word!r} is none of {', '.join(names)}")
    return names[word]


def borders_of(zone: Zone, zones: Mapping[str, int]) -> dict[int, int]:
    """The neighbours of a zone by direction, clockwise from north."""
    found: dict[int, int] = {}
    for border in zone.borders:
        way, _, other = border.partition(" ")
        where = f"zone {zone.id}: borders"
        found[number_of(where, way, numbered(COMPASS))] = number_of(where, other, zones)
    return dict(sorted(found.items()))


def check_links(zones: Sequence[Zone], links: Sequence[Mapping[int, int]]) -> None:
    for zone, link in enumerate(links):
        for way, other in link.items():
            if links[other].get((way + 4) % len(COMPASS)) != zone:
                raise BadSetup(
                    f"zone {zones[zone].id}: field 'borders': {zones[other].id} does not lead back"
                )


def ways_of(link: Mapping[int, int]) -> tuple[int, ...]:
    """Where N, E, S and W lead; where the way is closed, the next one clockwise."""
    return tuple(
        # Rule: npcmove.blocked
        next(link[(way + turn) % 8] for turn in range(8) if (way + turn) % 8 in link)
        for way in range(0, 8, 2)
    )


def steps_of(links: Sequence[Mapping[int, int]]) -> tuple[tuple[int, ...], ...]:
    """How many borders lie between any two zones."""
    rows = []
    for start in range(len(links)):
        away = {start: 0}
        reached = [start]
        for zone in reached:
            for near in links[zone].values():
                if near not in away:
                    away[near] = away[zone] + 1
                    reached.append(near)
        if len(away) < len(links):
            raise BadSetup("zone: field 'borders': some zones cannot be reached from others")
        rows.append(tuple(away[zone] for zone in range(len(links))))
    return tuple(rows)
