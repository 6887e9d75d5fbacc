"""Missions: where each is on offer, to whom, what is to be done, and what that brings."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.marauders.components.ids import Zone
from kaper.games.marauders.components.reading import number_of
from kaper.games.marauders.components.vocabulary import (
    GOAL_WORDS,
    REQUIREMENT_WORDS,
    ZONE,
    Names,
    Word,
    read_reward,
    read_word,
    read_words,
)
from kaper.kernel.components import Component


@dataclass(frozen=True, slots=True)
class MissionRow(Component):
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
class MissionDetails:
    place: Zone  # the zone of the port where it is taken
    needs: tuple[Word, ...]  # what its holder must be, have or do to take it
    goal: Word
    zones: tuple[Zone, ...]  # that the goal names
    reward: tuple[Word, ...]
    consolation: tuple[Word, ...]  # the reward where the Mission's own test fails
    turns: int  # its time limit, or 0
    prey: int  # how much NPCs prefer its holder to others whom they could hunt


def read_mission(row: MissionRow, names: Names) -> MissionDetails:
    card = f"mission {row.id}"
    goal = read_word(f"{card}: goal", row.goal, GOAL_WORDS, names)
    return MissionDetails(
        place=number_of(f"{card}: place", row.place, names.zones),
        needs=read_words(f"{card}: requires", row.requires, REQUIREMENT_WORDS, names),
        goal=goal,
        zones=tuple(
            Zone(number)
            for number, kind in zip(goal.args, GOAL_WORDS[goal.name], strict=True)
            if kind == ZONE
        ),
        reward=read_reward(card, row.reward, names),
        consolation=read_reward(card, row.consolation, names, field="consolation"),
        turns=row.turns,
        prey=row.prey,
    )
