"""Redbeard's cards and boards as the components write them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kaper.games.maracaibo.components.kinds import KINDS, NONE, TYPES
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
from kaper.kernel.vocabulary import Spelling, number, one_of, read_word

_WORDS: Mapping[str, Spelling[RedbeardWord]] = {
    "points": Spelling(1, lambda args: ScorePoints(number(args[0]))),
    "explore": Spelling(1, lambda args: March(number(args[0]))),
    "cube-of-most": Spelling(0, lambda args: AddCube()),
    "treasure-by-die": Spelling(0, lambda args: TakeTreasure()),
    "upgrade": Spelling(0, lambda args: UpgradeShip()),
    "track-step": Spelling(0, lambda args: AdvanceCube()),
    "quest": Spelling(0, lambda args: TakeQuest()),
    "take-figurehead": Spelling(0, lambda args: TakeFigurehead()),
    "take-residence": Spelling(0, lambda args: TakeResidence()),
}

_TYPE: dict[str, int] = {name: kind for kind, name in enumerate(TYPES)}


def _improvement(args: Sequence[str]) -> Goal:
    """The types in the order in which he prefers them."""
    return ImprovementGoal(tuple(one_of(name, _TYPE) for name in args))


_GOALS: Mapping[str, Spelling[Goal]] = {
    "raid": Spelling(0, lambda args: RaidGoal()),
    "explore": Spelling(0, lambda args: ExploreGoal()),
    "take-quest": Spelling(0, lambda args: QuestGoal()),
    "level-two": Spelling(0, lambda args: LevelTwoGoal()),
    "improvement": Spelling(len(TYPES), _improvement),
}

_FACES: dict[str, int] = {"most": NONE, **{name: kind for kind, name in enumerate(KINDS)}}


def word_of(text: str) -> RedbeardWord:
    return read_word(text, _WORDS)


def extra_of(text: str) -> RedbeardWord | None:
    """The additional action of a card; None for none."""
    return word_of(text) if text else None


def goal_of(text: str) -> Goal:
    return read_word(text, _GOALS)


def face_of(text: str) -> int:
    """The kind that a face of his die means, or NONE for that of the fullest island."""
    return one_of(text, _FACES)
