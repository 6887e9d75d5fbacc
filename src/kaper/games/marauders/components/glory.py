"""The Glory deck: Specialists, who are hired, and cards that are played at their moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.marauders.components.board import ZoneDetails
from kaper.games.marauders.components.ids import (
    NATIONS,
    NONE,
    SKILLS,
    Nothing,
    Skill,
    SpecialistKind,
)
from kaper.games.marauders.components.reading import number_of, numbered
from kaper.games.marauders.components.vocabulary import (
    ABILITY_WORDS,
    GLORY_WORDS,
    MOMENTS,
    Names,
    Word,
    read_word,
)
from kaper.kernel.components import Component
from kaper.kernel.errors import BadSetup


@dataclass(frozen=True, slots=True)
class SpecialistRow(Component):
    """`hire` is `gold N`, or a skill to test and the nation or ports where that is possible."""

    kind: str
    power: str
    hire: str
    flavour_en: str = ""
    flavour_pl: str = ""


@dataclass(frozen=True, slots=True)
class SpecialistDetails:
    kind: SpecialistKind  # by the numbers of SPECIALIST_KINDS
    power: Word  # the ability that he adds
    price: int  # NONE where a test is made
    skill: Skill | Nothing  # to test; NONE where a price is paid
    ports: int  # mask of the zones where he can be hired


def read_specialist(
    row: SpecialistRow, names: Names, zones: Sequence[ZoneDetails]
) -> SpecialistDetails:
    price, skill = _hiring(row)
    return SpecialistDetails(
        kind=number_of(f"specialist {row.id}: kind", row.kind, names.specialists),
        power=read_word(f"specialist {row.id}: power", row.power, ABILITY_WORDS, names),
        price=price,
        skill=skill,
        ports=_ports(row, names, zones, everywhere=price != NONE),
    )


def _hiring(row: SpecialistRow) -> tuple[int, Skill | Nothing]:
    """The price, or NONE and the skill to test."""
    word, *rest = row.hire.split()
    if word == "gold" and len(rest) == 1 and rest[0].isdecimal():
        return int(rest[0]), NONE
    return NONE, number_of(f"specialist {row.id}: hire", word, numbered(Skill, SKILLS))


def _ports(
    row: SpecialistRow, names: Names, zones: Sequence[ZoneDetails], *, everywhere: bool
) -> int:
    _, *places = row.hire.split()
    if not everywhere:
        for place in places:
            number_of(f"specialist {row.id}: hire", place, {**names.zones, **names.nations})
    return sum(
        1 << zone
        for name, zone in names.zones.items()
        if (nation := zones[zone].nation) != NONE
        and (everywhere or name in places or NATIONS[nation] in places)
    )


@dataclass(frozen=True, slots=True)
class GloryRow(Component):
    when: str
    effect: str
    flavour_en: str = ""
    flavour_pl: str = ""


@dataclass(frozen=True, slots=True)
class GloryDetails:
    """A kind of Glory cards: what it does, and at which of the MOMENTS."""

    when: str
    effect: Word


# A Specialist is never played: see `SpecialistDetails`.
NEVER_PLAYED = GloryDetails("", Word(""))


def read_glory(row: GloryRow, names: Names) -> GloryDetails:
    if row.when not in MOMENTS:
        raise BadSetup(f"glory {row.id}: field 'when' is one of {', '.join(MOMENTS)}")
    effect = read_word(f"glory {row.id}: effect", row.effect, GLORY_WORDS, names)
    words = MOMENTS[row.when]
    if effect.name not in words:
        raise BadSetup(f"glory {row.id}: at {row.when} a card does one of {', '.join(words)}")
    return GloryDetails(row.when, effect)
