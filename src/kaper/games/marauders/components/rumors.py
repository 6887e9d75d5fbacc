"""Rumors: where each can be proven, how, and what that brings."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.marauders.components.ids import SKILLS, Skill, Zone
from kaper.games.marauders.components.reading import number_of, numbered
from kaper.games.marauders.components.vocabulary import Names, Word, read_reward
from kaper.kernel.components import Component


@dataclass(frozen=True, slots=True)
class RumorRow(Component):
    zone: str
    test: str
    reward: tuple[str, ...]
    flavour_en: str = ""
    flavour_pl: str = ""


@dataclass(frozen=True, slots=True)
class RumorDetails:
    zone: Zone
    skill: Skill  # to test, by the numbers of SKILLS
    reward: tuple[Word, ...]


def read_rumor(row: RumorRow, names: Names) -> RumorDetails:
    return RumorDetails(
        zone=number_of(f"rumor {row.id}: zone", row.zone, names.zones),
        skill=number_of(f"rumor {row.id}: test", row.test, numbered(Skill, SKILLS)),
        reward=read_reward(f"rumor {row.id}", row.reward, names, fights=row.test == "scouting"),
    )
