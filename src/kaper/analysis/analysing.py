"""A record gone through again, decision by decision.

Two things are told apart. What a seat chose is judged by what it could know then, in worlds that it
could not tell from the true one. The chances over time are those of the true positions, which
everybody may know after the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from kaper.analysis.chances import chances
from kaper.analysis.judging import Verdict, judge
from kaper.bots.mcts import Budget
from kaper.kernel import driver
from kaper.kernel.errors import BadSetup
from kaper.kernel.state import State
from kaper.match import Match
from kaper.replay import moves_that_stood

# What a move was expected to bring is the mean over so many worlds.
_WORLDS = 8


@dataclass(frozen=True, slots=True)
class Moment:
    """One action: each seat's chance before it, what luck added in it, and what it is thought of.

    The chances are those of the true position. `luck` is how much more it brought than the seat
    that acted could expect: dice, draws, and what was turned up.
    """

    step: int
    seat: int
    action: str
    chances: tuple[float, ...]
    luck: tuple[float, ...]
    verdict: Verdict | None


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A whole game: all its moments so far, and each seat's chance after the last of them."""

    steps: int
    moments: list[Moment]
    ending: tuple[float, ...]


def reviewing(match: Match[State], budget: Budget, seed: int) -> Iterator[Reviewed]:
    """Go through a game, and give what is known of it after each of its actions.

    The cost is that of one search for each action. With a budget in passes the same seed finds
    the same.
    """
    moves = moves_that_stood(match)
    if not moves:
        raise BadSetup("nobody has done anything in this game yet: there is nothing to analyse")
    if len(moves) != len(match.history):
        raise BadSetup("this game began by older rules: how it went can no longer be told")
    moments: list[Moment] = []
    for step, move in enumerate(moves):
        before = _position(match, step)
        after = match.history[step + 1].before if step + 1 < len(moves) else match.state
        # Each decision has a generator of its own: none depends on what was spent before it.
        random = Random(f"{seed} {step}")  # noqa: S311 - play, not secrets
        action = match.parse(move.seat, move.text)
        verdict = judge(before, move.seat, action, budget, random)
        now, then = chances(match.game, before.state), chances(match.game, after)
        luck = (0.0,) * match.seats
        if match.history[step].step.learned:
            expected = _expected(before, move.seat, move.text, random)
            luck = tuple(b - a - e for a, b, e in zip(now, then, expected, strict=True))
        moments.append(Moment(step, move.seat, move.text, now, luck, verdict))
        yield Reviewed(len(moves), moments, then)


def _position(match: Match[State], step: int) -> Match[State]:
    """The match as it stood before one of its actions, without its record."""
    played = match.history[step]
    position = Match(match.game, played.before, match.header, match.components)
    position.events = match.events[: played.events]
    return position


def _expected(match: Match[State], seat: int, text: str, random: Random) -> list[float]:
    """By how much an action changes each seat's chance on average, as far as its seat can know."""
    game, action = match.game, match.parse(seat, text)
    total = [0.0] * match.seats
    for _ in range(_WORLDS):
        world = game.sample(match.state, seat, random.getrandbits(64))
        before = chances(game, world)
        driver.apply(world, seat, action)
        for other, (then, now) in enumerate(zip(chances(game, world), before, strict=True)):
            total[other] += (then - now) / _WORLDS
    return total
