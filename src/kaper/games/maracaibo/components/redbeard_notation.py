"""Redbeard's cards and boards as the components write them."""

from __future__ import annotations

import re
from collections.abc import Callable

from kaper.games.maracaibo.components.kinds import KINDS, NONE, TYPES
from kaper.games.maracaibo.components.notation import BadEffect, Match
from kaper.games.maracaibo.rules.redbeard_goals import (
    ExploreGoal,
    Goal,
    ImprovementGoal,
    LevelTwoGoal,
    QuestGoal,
    RaidGoal,
)
from kaper.games.maracaibo.rules.redbeard_words import (
    AddCube,
    AdvanceCube,
    March,
    RedbeardWord,
    ScorePoints,
    TakeFigurehead,
    TakeQuest,
    TakeResidence,
    TakeTreasure,
    UpgradeShip,
)

_WORDS: tuple[tuple[str, Callable[[Match], RedbeardWord]], ...] = (
    (r"VP\+(\d+)", lambda m: ScorePoints(int(m[1]))),
    (r"EXP:(\d+)", lambda m: March(int(m[1]))),
    (r"CUBE:most", lambda m: AddCube()),
    (r"TRE:die", lambda m: TakeTreasure()),
    (r"UPG", lambda m: UpgradeShip()),
    (r"TRACK", lambda m: AdvanceCube()),
    (r"QUEST", lambda m: TakeQuest()),
    (r"FIGUREHEAD", lambda m: TakeFigurehead()),
    (r"RES", lambda m: TakeResidence()),
)

_GOALS: dict[str, Goal] = {
    "RAID": RaidGoal(),
    "EXPLORE": ExploreGoal(),
    "QUESTLOC": QuestGoal(),
    "GETLOC": LevelTwoGoal(),
}


def word_of(text: str) -> RedbeardWord:
    for pattern, make in _WORDS:
        if found := re.fullmatch(pattern, text):
            return make(found)
    raise BadEffect(f"{text!r} is nothing that Redbeard does")


def extra_of(text: str) -> RedbeardWord | None:
    """The additional action of a card; None for none."""
    return word_of(text) if text else None


def goal_of(text: str) -> Goal:
    if text in _GOALS:
        return _GOALS[text]
    types = text.removeprefix("ACQ:").split(">")
    if not text.startswith("ACQ:") or not set(types) <= set(TYPES):
        raise BadEffect(f"{text!r} is no main action of Redbeard")
    return ImprovementGoal(tuple(TYPES.index(name) for name in types))


def face_of(text: str) -> int:
    """The kind that a face of his die means, or NONE for that of the fullest island."""
    if text != "most" and text not in KINDS:
        raise BadEffect(f"{text!r} is no treasure")
    return NONE if text == "most" else KINDS.index(text)
