"""The bot that looks to the end of its own turn and takes what looks best there."""

from __future__ import annotations

from random import Random

from kaper.bots.base import Bot, Position, S, Seen
from kaper.kernel.actions import Action

# A turn of so many decisions is judged where it stands.
_LONGEST = 0
# Of ways that end alike the shorter is better.
_DETOUR = 1e-9


class GreedyBot(Bot):
    """Tries each option in a few worlds that its seat cannot tell apart, and compares."""

    name = "greedy"

    def __init__(self, seed: int, worlds: int = 8) -> None:
        self._random = Random(seed)  # noqa: S311 - play, not secrets
        self._worlds = worlds

    def decide(self, seen: Seen[S]) -> Action:
        options = list(seen.options())
        if len(options) == 1:
            return options[0]
        # Equal options are not to be preferred by their place in the list.
        self._random.shuffle(options)
        worlds = [seen.sample(self._random.getrandbits(64)) for _ in range(self._worlds)]
        return max(options, key=lambda option: self._worth(worlds, seen.seat, option))

    def _worth(self, worlds: list[Position[S]], seat: int, option: Action) -> float:
        total = 0.0
        for world in worlds:
            after = world.clone()
            after.apply(seat, option)
            total += _at_the_end_of_the_turn(after, seat)
        return total


def _at_the_end_of_the_turn(position: Position[S], seat: int) -> float:
    """Go on until a turn begins or others are asked, each time with what looks best at once."""
    for steps in range(_LONGEST):
        if not position.goes_on(seat):
            return position.evaluate(seat) - steps * _DETOUR
        best, best_worth = position, -1.0
        for option in position.options(seat):
            after = position.clone()
            after.apply(seat, option)
            worth = after.evaluate(seat)
            if worth > best_worth:
                best, best_worth = after, worth
        position = best
    return position.evaluate(seat) - _LONGEST * _DETOUR
