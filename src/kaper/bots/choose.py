"""Bots by name, as the command line and the server call them."""

from __future__ import annotations

from collections.abc import Callable

from kaper.bots.base import Bot
from kaper.bots.greedy import GreedyBot
from kaper.bots.random_bot import RandomBot
from kaper.kernel.errors import BadSetup

_BOTS: dict[str, Callable[[int], Bot]] = {
    RandomBot.name: RandomBot,
    GreedyBot.name: GreedyBot,
}


def bot_names() -> tuple[str, ...]:
    return tuple(_BOTS)


def make_bot(name: str, seed: int) -> Bot:
    """A bot of this name, whose whims come from the seed."""
    if name not in _BOTS:
        raise BadSetup(f"there is no bot {name!r}; the bots are {', '.join(_BOTS)}")
    return _BOTS[name](seed)
