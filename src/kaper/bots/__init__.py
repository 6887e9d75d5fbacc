"""Players made of code. They see what their seat may know, and nothing else."""

from kaper.bots.base import Bot, Seen
from kaper.bots.choose import bot_names, make_bot

__all__ = ["Bot", "Seen", "bot_names", "make_bot"]
