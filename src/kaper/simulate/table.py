"""One game of bots."""

from __future__ import annotations

import traceback
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from kaper import registry
from kaper.bots import Seen
from kaper.bots.random_bot import RandomBot
from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.kernel.chance import seeded
from kaper.kernel.errors import KaperError
from kaper.kernel.state import State, Trace
from kaper.simulate.plan import Plan
from kaper.testing.checks import Checks
from kaper.testing.faults import Fault

# What faulty rules raise. A fault of the machine (no memory, an interrupt) is none of theirs.
RULES_FAULTS = (
    KaperError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    TypeError,
    ValueError,
)


@dataclass(frozen=True, slots=True)
class Ended:
    """How one game went: a game that was cut has no reason, winners or scores."""

    seed: int
    decisions: int
    reason: str | None = None
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Failure:
    """The first fault: which check, in which game, at which decision, and the record of it."""

    check: str
    detail: str
    seed: int
    decision: int
    record: str


def play(plan: Plan, seed: int) -> Ended | Failure:
    """One game of the plan, with no more kept of it than is asked for."""
    return _play_quickly(plan, seed) if plan.quick else Table(plan, seed, plan.keeps).play()


def _play_quickly(plan: Plan, seed: int) -> Ended | Failure:
    """The bare rules: these bots need to know no more than how many options there are."""
    state = plan.deal(seed)
    choices = [RandomBot(whims).number for whims in plan.whims(seed)]
    try:
        decisions = driver.play_on(state, plan.order(seed).randrange, choices, plan.longest)
        return _ended(plan, seed, state, decisions)
    except RULES_FAULTS:
        # Nothing was kept of this game, but it goes the same way again.
        again = Table(plan, seed, keeps=True).play()
        if isinstance(again, Ended):
            raise
        return again


class Table:
    """One game with its bots. Where nothing is kept, only the state goes on, and what is told."""

    def __init__(self, plan: Plan, seed: int, keeps: bool) -> None:
        self._plan = plan
        self._seed = seed
        self._keeps = keeps
        self._decisions = 0
        self._actions: list[tuple[int, Action]] = []
        self._match = plan.begin(seed)
        if not keeps:
            self._match.state.trace = Trace(events=self._match.events)
        self._bots = plan.seated(seed)
        self._order = plan.order(seed)
        self._checks = Checks(self._match, seeded(f"{seed} checks")) if plan.check else None

    def play(self) -> Ended | Failure:
        """Play to the end, or until the game is cut or shows a fault."""
        match = self._match
        try:
            while not match.over and self._decisions < self._plan.longest:
                if self._checks is not None:
                    self._checks.step()
                self._decide()
            if self._checks is not None:
                self._checks.end()
            ended = _ended(self._plan, self._seed, match.state, self._decisions)
        except Fault as fault:
            return self._failure(fault.check, fault.detail)
        except RULES_FAULTS as error:
            return self._failure("crash", _where(error))
        file = self._plan.record_file(self._seed)
        if file is not None:
            file.write_text(match.record(), "utf-8")
        return ended

    def _decide(self) -> None:
        match = self._match
        waiting = driver.waiting(match.state)
        seat = waiting[0] if len(waiting) == 1 else self._order.choice(waiting)
        action = self._bots[seat].decide(Seen(match, seat))
        if self._keeps:
            match.play(seat, action)
        else:
            self._actions.append((seat, action))
            driver.apply(match.state, seat, action)
        self._decisions += 1

    def _failure(self, check: str, detail: str) -> Failure:
        return Failure(check, detail, self._seed, self._decisions + 1, self._record())

    def _record(self) -> str:
        """Of the game up to the fault, which is played again where nothing was kept."""
        if self._keeps:
            return self._match.record()
        match = self._plan.begin(self._seed)
        with suppress(*RULES_FAULTS):
            for seat, action in self._actions:
                match.play(seat, action)
        return match.record()


def _ended(plan: Plan, seed: int, state: State, decisions: int) -> Ended:
    if state.stack:
        return Ended(seed, decisions)
    result = registry.game(plan.game).result(state)
    return Ended(seed, decisions, result.reason, result.winners, result.scores)


def _where(error: BaseException) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    name = type(error).__name__
    return f"{name}: {error} ({Path(frame.filename).name}, line {frame.lineno}, in {frame.name})"
