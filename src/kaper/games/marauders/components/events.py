"""The Event deck: independent captains and all other Events; and the nations' nameless admirals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.marauders.components.ids import FLEETS, NATIONS, Zone
from kaper.games.marauders.components.reading import ids_of, number_of, numbered
from kaper.games.marauders.components.vocabulary import EVENT_WORDS, Names, Word, read_word
from kaper.kernel.components import Component

_WAYS = {"n": 0, "e": 1, "s": 2, "w": 3}


@dataclass(frozen=True, slots=True)
class NpcRow(Component):
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
class NationRow(Component):
    """`copies` are its Merchant tokens; the rest is its nameless admiral in war."""

    seat: str
    seamanship: int
    scouting: int
    leadership: int


@dataclass(frozen=True, slots=True)
class NpcDetails:
    fleet: int
    zone: Zone  # where he comes into play
    skills: tuple[int, ...]  # by the numbers of SKILLS, without Influence


def read_npcs(
    npcs: Sequence[NpcRow], nations: Sequence[NationRow], names: Names
) -> tuple[NpcDetails, ...]:
    """The captains of the cards, then the nameless admirals by nation."""
    fleets = numbered(int, FLEETS)
    return (
        *(
            NpcDetails(
                fleet=number_of(f"npc {row.id}: fleet", row.fleet, fleets),
                zone=number_of(f"npc {row.id}: zone", row.zone, names.zones),
                skills=(row.seamanship, row.scouting, row.leadership),
            )
            for row in npcs
        ),
        *(
            NpcDetails(
                fleet=fleet,
                zone=number_of(f"nation {row.id}: seat", row.seat, names.zones),
                skills=(row.seamanship, row.scouting, row.leadership),
            )
            for fleet, row in enumerate(nations)
        ),
    )


def names_of_npcs(npcs: Sequence[NpcRow]) -> tuple[str, ...]:
    return (*ids_of(npcs), *(f"admiral-{nation}" for nation in NATIONS))


@dataclass(frozen=True, slots=True)
class EventRow(Component):
    """Any other Event; `icons` are three for each copy."""

    effect: str
    icons: tuple[str, ...]
    flavour_en: str = ""
    flavour_pl: str = ""


@dataclass(frozen=True, slots=True)
class EventDetails:
    icons: tuple[tuple[int, int], ...]  # which fleet moves, and which of the `ways` it takes
    word: Word  # what the Event does; an empty name for an NPC card


def read_events(
    npcs: Sequence[NpcRow], events: Sequence[EventRow], names: Names
) -> tuple[EventDetails, ...]:
    """Every card of the deck, in the order of `names_of_events`: the NPC cards first."""
    cards = [EventDetails(_icons(f"npc {row.id}", row.icons), Word("")) for row in npcs]
    for row in events:
        word = read_word(f"event {row.id}: effect", row.effect, EVENT_WORDS, names)
        icons = _icons(f"event {row.id}", row.icons)
        each = len(icons) // row.copies
        cards += [
            EventDetails(icons[copy * each : (copy + 1) * each], word) for copy in range(row.copies)
        ]
    return tuple(cards)


def names_of_events(npcs: Sequence[NpcRow], events: Sequence[EventRow]) -> tuple[str, ...]:
    """Copies of an Event are told apart, for their icons differ."""
    titles = list(ids_of(npcs))
    for row in events:
        copies = [f"{row.id}-{copy + 1}" for copy in range(row.copies)]
        titles += copies if row.copies > 1 else [row.id]
    return tuple(titles)


def _icons(card: str, icons: Sequence[str]) -> tuple[tuple[int, int], ...]:
    found = []
    for icon in icons:
        fleet, _, way = icon.partition(" ")
        where = f"{card}: icons"
        direction = number_of(where, way, _WAYS)
        found.append((number_of(where, fleet, numbered(int, FLEETS)), direction))
    return tuple(found)
