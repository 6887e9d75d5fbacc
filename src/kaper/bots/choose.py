"""Bots by name, as the command line and the server call them."""

from __future__ import annotations

from kaper.bots.base import Bot, S
from kaper.bots.greedy import GreedyBot, Sight
from kaper.bots.mcts import USUAL, Budget, MctsBot
from kaper.bots.random_bot import RandomBot
from kaper.kernel.errors import BadSetup
from kaper.kernel.game import Game

# What people choose their opponents by. The lower two look only at their own turn.
_SIGHTS = {
    GreedyBot.name: Sight(),
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

_LEVELS = ("easy", "medium", "hard", "expert")

# From the weakest to the strongest.
_NAMES = (RandomBot.name, "easy", "medium", GreedyBot.name, MctsBot.name, "hard", "expert")
# A level and what it likes: `hard-raider`.
_DASH = "-"


def bot_names() -> tuple[str, ...]:
    """The bots with their usual settings, from the weakest to the strongest."""
    return _NAMES


def level_names() -> tuple[str, ...]:
    """The bots that people are offered as opponents, from the weakest to the strongest."""
    return _LEVELS


def bots_of(game: Game[S]) -> tuple[str, ...]:
    """All bots that can sit at a table of this game: the levels also in each of its styles."""
    styled = [f"{level}{_DASH}{style}" for level in _LEVELS for style in game.styles]
    return (*_NAMES, *styled)


def check_bot(name: str, game: Game[S]) -> None:
    """Raise what is wrong with a bot's name."""
    make_bot(name, 0)
    kind, _, _ = name.partition(":")
    _, _, style = kind.partition(_DASH)
    if style and style not in game.styles:
        known = ", ".join(game.styles) or "none"
        raise BadSetup(f"{game.id} knows no style {style!r} of bots; its styles: {known}")


def make_bot(name: str, seed: int) -> Bot:
    """A bot of this name, whose whims come from the seed.

    `mcts:2s` names a budget as well, `greedy:2` in how many worlds each option is tried, however
    long that takes; `hard-raider:2s` also what it likes: a style of the game.
    """
    kind, colon, budget = name.partition(":")
    level, dash, style = kind.partition(_DASH)
    if level in _NAMES and (not dash or level in _LEVELS):
        if level in _BUDGETS:
            return MctsBot(seed, Budget.parse(budget) if colon else _BUDGETS[level], kind, style)
        if level == GreedyBot.name and budget.isdecimal() and int(budget):
            return GreedyBot(seed, Sight(int(budget), seconds=None))
        if not colon:
            looks = _SIGHTS.get(level)
            return GreedyBot(seed, looks, kind, style) if looks else RandomBot(seed)
    known = ", ".join(_NAMES)
    raise BadSetup(f"there is no bot {name!r}; the bots are {known}, {MctsBot.name}:100ms")
