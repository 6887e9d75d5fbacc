"""A record gone through again, decision by decision.

Two things are told apart. What a seat chose is judged by what it could know then, in worlds that it
could not tell from the true one. The chances over time are those of the true positions, which
everybody may know after the end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from kaper import registry
from kaper.analysis.chances import chances
from kaper.analysis.judging import Verdict, judge
from kaper.bots.mcts import Budget
from kaper.kernel import driver
from kaper.kernel.codec import Json, encode_fields
from kaper.kernel.errors import BadSetup
from kaper.kernel.events import Event
from kaper.kernel.record import Header, Move
from kaper.kernel.state import State
from kaper.match import Match
from kaper.replay import components_of, moves_that_stood

# What a move was expected to bring is the mean over so many worlds.
_WORLDS = 8


@dataclass(frozen=True, slots=True)
class Moment:
    """One action: each seat's chance in the true position before it, and what it is thought of.

    Where chance decided or something was revealed, `expected` is by how much the action changes
    the chances on average, as far as its seat could know.
    """

    step: int
    seat: int
    action: str
    chances: tuple[float, ...]
    expected: tuple[float, ...] | None
    verdict: Verdict | None


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A game so far: its first moments, and each seat's chance after the last of them."""

    moments: list[Moment]
    ending: tuple[float, ...]

    def after(self, step: int) -> tuple[float, ...]:
        """Each seat's chance after an action."""
        last = step + 1 == len(self.moments)
        return self.ending if last else self.moments[step + 1].chances

    def luck(self, step: int) -> tuple[float, ...]:
        """How much more an action brought each seat than could be expected of it."""
        moment = self.moments[step]
        if moment.expected is None:
            return (0.0,) * len(self.ending)
        changes = zip(self.after(step), moment.chances, moment.expected, strict=True)
        return tuple(after - before - expected for after, before, expected in changes)


@dataclass(frozen=True, slots=True)
class Task:
    """One action to look at, packed so that another process can do it."""

    header: Header
    state: dict[str, Json]
    events: list[Event]
    step: int
    move: Move
    learned: bool
    budget: str
    seed: int

    def carry_out(self) -> Moment:
        game, components = registry.game(self.header.game), components_of(self.header)
        state = game.restore(self.state, components, game.rules)
        position = Match(game, state, self.header, components)
        position.events = self.events
        return _moment(position, self)


def check(match: Match[State]) -> None:
    """Complain of a match that cannot be gone through again."""
    moves = moves_that_stood(match)
    if not moves:
        raise BadSetup("nobody has done anything in this game yet: there is nothing to analyse")
    if len(moves) != len(match.history):
        raise BadSetup("this game began by older rules: how it went can no longer be told")


def tasks(match: Match[State], budget: str, seed: int) -> Iterator[Task]:
    """The actions of a match that stood, one after the other.

    The cost of each is that of one search. With a budget in passes the same seed finds the same.
    """
    check(match)
    Budget.parse(budget)
    for step, move in enumerate(moves_that_stood(match)):
        played = match.history[step]
        yield Task(
            match.header,
            encode_fields(played.before),
            match.events[: played.events],
            step,
            move,
            played.step.learned,
            budget,
            seed,
        )


def reviewed(match: Match[State], moments: list[Moment]) -> Reviewed:
    """A game of which so many moments are known."""
    known = len(moments)
    state = match.history[known].before if known < len(match.history) else match.state
    return Reviewed(moments, chances(match.game, state))


def reviewing(match: Match[State], budget: str, seed: int) -> Iterator[Moment]:
    """Go through a whole game, moment by moment."""
    return (task.carry_out() for task in tasks(match, budget, seed))


def _moment(position: Match[State], task: Task) -> Moment:
    # Each decision has a generator of its own: none depends on what was spent before it.
    random = Random(f"{task.seed} {task.step}")  # noqa: S311 - play, not secrets
    seat, action = task.move.seat, position.parse(task.move.seat, task.move.text)
    verdict = judge(position, seat, action, Budget.parse(task.budget), random)
    now = chances(position.game, position.state)
    expected = _expected(position, seat, action.text, random) if task.learned else None
    return Moment(task.step, seat, action.text, now, expected, verdict)


def _expected(position: Match[State], seat: int, text: str, random: Random) -> tuple[float, ...]:
    """By how much an action changes each seat's chance on average, as far as its seat can know."""
    game, action = position.game, position.parse(seat, text)
    total = [0.0] * position.seats
    for _ in range(_WORLDS):
        world = game.sample(position.state, seat, random.getrandbits(64))
        before = chances(game, world)
        driver.apply(world, seat, action)
        for other, (then, now) in enumerate(zip(chances(game, world), before, strict=True)):
            total[other] += (then - now) / _WORLDS
    return tuple(total)
