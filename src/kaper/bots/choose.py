"""Bots by name, as the command line and the server call them."""

from __future__ import annotations

from collections.abc import Callable

from kaper.bots.base import Bot
from kaper.bots.greedy import GreedyBot, Sight
from kaper.bots.mcts import USUAL, Budget, MctsBot
from kaper.bots.random_bot import RandomBot
from kaper.kernel.errors import BadSetup

# What people choose their opponents by. The lower two look only at their own turn.
_SIGHTS = {
    "easy": Sight(worlds=1, overlooks=0.6, glaring=0.2),
    "medium": Sight(overlooks=0.2, glaring=0.05),
}
_BUDGETS = {
    MctsBot.name: USUAL,
    "hard": Budget(seconds=1.0),
    "expert": Budget(seconds=4.0),
}
# Who plays on for a person that has left, and answers where somebody's time is up.
STAND_IN = "hard"


def _looking(name: str) -> Callable[[int], Bot]:
    return lambda seed: GreedyBot(seed, _SIGHTS[name], name)


def _searching(name: str) -> Callable[[int], Bot]:
    return lambda seed: MctsBot(seed, _BUDGETS[name], name)


# From the weakest to the strongest.
_BOTS: dict[str, Callable[[int], Bot]] = {
    RandomBot.name: RandomBot,
    "easy": _looking("easy"),
    "medium": _looking("medium"),
    GreedyBot.name: GreedyBot,
    MctsBot.name: _searching(MctsBot.name),
    "hard": _searching("hard"),
    "expert": _searching("expert"),
}


def bot_names() -> tuple[str, ...]:
    """The bots with their usual settings, from the weakest to the strongest."""
    return tuple(_BOTS)


def level_names() -> tuple[str, ...]:
    """The bots that people are offered as opponents, from the weakest to the strongest."""
    return ("easy", "medium", "hard", "expert")


def make_bot(name: str, seed: int) -> Bot:
    """A bot of this name, whose whims come from the seed.

    `mcts:2s` names a budget as well, `greedy:2` in how many worlds each option is tried, however
    long that takes.
    """
    kind, colon, budget = name.partition(":")
    if kind in _BUDGETS and colon:
        return MctsBot(seed, Budget.parse(budget), kind)
    if kind == GreedyBot.name and budget.isdecimal() and int(budget):
        return GreedyBot(seed, Sight(int(budget), seconds=None))
    if name not in _BOTS:
        known = ", ".join(_BOTS)
        raise BadSetup(f"there is no bot {name!r}; the bots are {known}, {MctsBot.name}:100ms")
    return _BOTS[name](seed)
