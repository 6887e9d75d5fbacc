"""The bot that plays anything legal: a yardstick, and a fuzzer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from kaper.bots.base import Bot, S, Seen
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt


class RandomBot(Bot):
    name = "random"

    def __init__(self, seed: int) -> None:
        # Gives a number below another: all that this bot has in mind.
        self.number: Callable[[int], int] = Random(seed).randrange  # noqa: S311 - play, not secrets

    def decide(self, seen: Seen[S]) -> Action:
        options = seen.options()
        return options[self.number(len(options))]

    def because(self, seen: Seen[S], action: Action) -> Prompt | None:
        """It has no reasons."""
        return None
