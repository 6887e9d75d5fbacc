"""Players made of code. They see what their seat may know, and nothing else."""

from kaper.bots.base import Bot, Seen
from kaper.bots.choose import STAND_IN, bot_names, bots_of, check_bot, level_names, make_bot

__all__ = [
    "STAND_IN",
    "Bot",
    "Seen",
    "bot_names",
    "bots_of",
    "check_bot",
    "level_names",
    "make_bot",
]
