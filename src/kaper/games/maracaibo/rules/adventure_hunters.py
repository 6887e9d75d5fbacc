"""Adventure hunters: more quests, of which only the harder conditions count."""

from __future__ import annotations

from kaper.games.maracaibo.state import Maracaibo

# Quests drawn, kept and laid out beyond the usual numbers.
MORE = 1
FACTOR = 2
UNMET = -5


def more_quests(state: Maracaibo) -> int:
    """How many more quests are drawn, how many more are kept, and how many more lie open."""
    # Rule: hunters.setup
    return MORE if state.hunters else 0


def points_of_quest(*, met: bool, vp: int) -> int:
    """What a quest brings by its harder condition alone."""
    # Rule: hunters.scoring
    return FACTOR * vp if met else UNMET
