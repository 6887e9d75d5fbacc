"""The bot that plays anything legal: a yardstick, and a fuzzer."""

from __future__ import annotations

from random import Random

from kaper.bots.base import Bot, S, Seen
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt


class RandomBot(Bot):
    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311 - play, not secrets

    def decide(self, seen: Seen[S]) -> Action:
        return self._random.choice(seen.options())

    def because(self, seen: Seen[S], action: Action) -> Prompt | None:
        """It has no reasons."""
        return None
