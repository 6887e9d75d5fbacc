"""Bots by name, as the command line and the server call them."""

from __future__ import annotations

from collections.abc import Callable

from kaper.bots.base import Bot
from kaper.bots.greedy import GreedyBot
from kaper.bots.mcts import Budget, MctsBot
from kaper.bots.random_bot import RandomBot
from kaper.kernel.errors import BadSetup

# From the weakest to the strongest.
_BOTS: dict[str, Callable[[int], Bot]] = {
    RandomBot.name: RandomBot,
    GreedyBot.name: GreedyBot,
    MctsBot.name: MctsBot,
}


def bot_names() -> tuple[str, ...]:
    """The bots with their usual settings, from the weakest to the strongest."""
    return tuple(_BOTS)


def make_bot(name: str, seed: int) -> Bot:
    """A bot of this name, whose whims come from the seed.

    `mcts:2s` names a budget as well, `greedy:2` in how many worlds each option is tried.
    """
    kind, colon, budget = name.partition(":")
    if kind == MctsBot.name and colon:
        return MctsBot(seed, Budget.parse(budget))
    if kind == GreedyBot.name and budget.isdecimal() and int(budget):
        return GreedyBot(seed, worlds=int(budget))
    if name not in _BOTS:
        known = ", ".join(_BOTS)
        raise BadSetup(f"there is no bot {name!r}; the bots are {known}, {MctsBot.name}:100ms")
    return _BOTS[name](seed)
