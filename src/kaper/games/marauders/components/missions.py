"""Missions: where each is on offer, to whom, what is to be done, and what that brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.marauders.components.ids import EVERY_NATION, NONE, Nation, Nothing, Zone
from kaper.games.marauders.components.reading import number_of
from kaper.games.marauders.components.vocabulary import (
    ANY_GOOD,
    GOAL_WORDS,
    REQUIREMENT_WORDS,
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
class Goal:
    """What a Mission asks for: one of GOAL_WORDS, and what that word says more closely."""

    name: str
    zones: tuple[Zone, ...] = ()  # to visit, to search, or to bring goods to
    goods: int = ANY_GOOD  # the good to be brought, or one of GOODS_TO_DELIVER
    goods_name: str = ""
    count: int = 0  # of goods, nations or sales
    crew: int = 0  # of a foe to be fought
    leadership: int = 0
    may_wait: bool = False  # whether the fight may be put off
    dice: int = 0  # of the opponent in a duel
    issuer: Nation | Nothing = NONE  # of a letter of marque
    prey: str = ""  # what kind of captain is to be defeated
    encounter: str = ""  # FIND, MEET or BEAT
    deed: str = ""  # that is wagered on: SALE, RAID or DEFEAT
    stake: int = 0

    @property
    def zone(self) -> Zone:
        """The zone of a goal that has just one."""
        return self.zones[0]

    @property
    def names_rival(self) -> bool:
        return self.name in ("rival", "wager")


NO_GOAL: Final = Goal("")


@dataclass(frozen=True, slots=True)
class MissionDetails:
    place: Zone  # the zone of the port where it is taken
    needs: tuple[Word, ...]  # what its holder must be, have or do to take it
    goal: Goal
    reward: tuple[Word, ...]
    consolation: tuple[Word, ...]  # the reward where the Mission's own test fails
    turns: int  # its time limit, or 0
    lure: int  # how much NPCs prefer its holder to others whom they could hunt


def read_mission(row: MissionRow, names: Names) -> MissionDetails:
    card = f"mission {row.id}"
    return MissionDetails(
        place=number_of(f"{card}: place", row.place, names.zones),
        needs=read_words(f"{card}: requires", row.requires, REQUIREMENT_WORDS, names),
        goal=_goal(read_word(f"{card}: goal", row.goal, GOAL_WORDS, names)),
        reward=read_reward(card, row.reward, names),
        consolation=read_reward(card, row.consolation, names, field="consolation"),
        turns=row.turns,
        lure=row.prey,
    )


def _goal(word: Word) -> Goal:
    """The arguments of a goal by their names."""
    name, args = word.name, word.args
    match name:
        case "deliver" | "land":
            zone, goods, count = args
            return Goal(name, (Zone(zone),), goods=goods, goods_name=word.text, count=count)
        case "scout-fight":
            zone, crew, leadership, _ = args
            later = word.text == "later"
            return Goal(name, (Zone(zone),), crew=crew, leadership=leadership, may_wait=later)
        case "sales" | "nations":
            return Goal(name, count=word.value)
        case "duel":
            return Goal(name, dice=word.value)
        case "raid":
            return Goal(name, issuer=EVERY_NATION[word.value])
        case "defeat":
            return Goal(name, prey=word.text)
        case "rival":
            return Goal(name, encounter=word.text)
        case "wager":
            _, stake = args
            return Goal(name, deed=word.text, stake=stake)
    return Goal(name, tuple(map(Zone, args)))
