"""The bot that looks to the end of its own turn and takes what looks best there."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from random import Random

from kaper.bots.base import Bot, Position, S, Seen
from kaper.bots.clock import Clock, OutOfTime
from kaper.kernel.actions import Action


@dataclass(frozen=True, slots=True)
class Sight:
    """How well a bot looks that does not search; where nothing is said, as the game advises."""

    worlds: int | None = None
    foresight: int | None = None
    # How often it overlooks an option, unless that is better by so much that nobody would.
    overlooks: float = 0.0
    glaring: float = 1.0
    seconds: float | None = 1.0


class GreedyBot(Bot):
    """Tries each option in a few worlds that its seat cannot tell apart, and compares."""

    name = "greedy"

    def __init__(
        self, seed: int, sight: Sight | None = None, name: str = name, style: str = ""
    ) -> None:
        self._random = Random(seed)  # noqa: S311 - play, not secrets
        self._sight = sight or Sight()
        self.name = name
        self._style = style

    def decide(self, seen: Seen[S]) -> Action:
        seen = seen.in_style(self._style)
        options = list(seen.options())
        if len(options) == 1:
            return options[0]
        # Equal options are not to be preferred by their place in the list.
        self._random.shuffle(options)
        worths = self._worths(seen, options)
        return self._noticed(worths) if worths else options[0]

    def _worths(self, seen: Seen[S], options: list[Action]) -> dict[Action, float]:
        """What comes of each option on average, or of those that there was time to look at."""
        sight, (count, foresight) = self._sight, seen.look
        if sight.foresight is not None:
            foresight = sight.foresight
        seeds = [self._random.getrandbits(64) for _ in range(sight.worlds or count)]
        clock, looks = Clock(sight.seconds), list[list[float]]()
        with suppress(OutOfTime):
            for seed in seeds:
                clock.check()
                world = seen.sample(seed)
                looks.append([])
                for option in options:
                    after = _after(world, seen.seat, option, clock)
                    after = later(after, seen.seat, foresight, clock)
                    looks[-1].append(after.evaluate(seen.seat))
        # Options are compared in the same worlds: luck must not look like skill.
        whole = [look for look in looks if len(look) == len(options)] or looks[:1]
        means = [sum(worths) / len(worths) for worths in zip(*whole, strict=True)]
        return dict(zip(options, means, strict=False))

    def _noticed(self, worths: dict[Action, float]) -> Action:
        """The best option that is not overlooked; what is far worse is never taken for it."""
        ranked = sorted(worths, key=lambda option: -worths[option])
        for option in ranked:
            if worths[ranked[0]] - worths[option] > self._sight.glaring:
                break
            if self._random.random() >= self._sight.overlooks:
                return option
        return ranked[0]


def _after(position: Position[S], seat: int, option: Action, clock: Clock) -> Position[S]:
    clock.check()
    after = position.clone()
    after.apply(seat, option)
    return after


def later(position: Position[S], seat: int, foresight: int, clock: Clock) -> Position[S]:
    """Go on until a turn begins or others are asked, each time with what looks best at once.

    A turn of more decisions than are foreseen is judged where it stands.
    """
    for _ in range(foresight):
        if not position.goes_on(seat):
            break
        best, best_worth = position, -1.0
        for option in position.options(seat):
            after = _after(position, seat, option, clock)
            worth = after.evaluate(seat)
            if worth > best_worth:
                best, best_worth = after, worth
        position = best
    return position
