"""The bot that looks to the end of its own turn and takes what looks best there."""

from __future__ import annotations

from random import Random

from kaper.bots.base import Bot, Position, S, Seen
from kaper.kernel.actions import Action


class GreedyBot(Bot):
    """Tries each option in a few worlds that its seat cannot tell apart, and compares."""

    name = "greedy"

    def __init__(self, seed: int, worlds: int | None = None) -> None:
        self._random = Random(seed)  # noqa: S311 - play, not secrets
        self._worlds = worlds

    def decide(self, seen: Seen[S]) -> Action:
        options = list(seen.options())
        if len(options) == 1:
            return options[0]
        # Equal options are not to be preferred by their place in the list.
        self._random.shuffle(options)
        count, foresight = seen.look
        count = self._worlds or count
        worlds = [seen.sample(self._random.getrandbits(64)) for _ in range(count)]
        return max(options, key=lambda option: _worth(worlds, seen.seat, option, foresight))


def _worth(worlds: list[Position[S]], seat: int, option: Action, foresight: int) -> float:
    total = 0.0
    for world in worlds:
        after = world.clone()
        after.apply(seat, option)
        total += later(after, seat, foresight).evaluate(seat)
    return total


def later(position: Position[S], seat: int, foresight: int) -> Position[S]:
    """Go on until a turn begins or others are asked, each time with what looks best at once.

    A turn of more decisions than are foreseen is judged where it stands.
    """
    for _ in range(foresight):
        if not position.goes_on(seat):
            break
        best, best_worth = position, -1.0
        for option in position.options(seat):
            after = position.clone()
            after.apply(seat, option)
            worth = after.evaluate(seat)
            if worth > best_worth:
                best, best_worth = after, worth
        position = best
    return position
