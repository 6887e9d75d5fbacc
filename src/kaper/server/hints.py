"""Hints: what a search advises a person, who is told why, and how it would go on."""

from __future__ import annotations

import asyncio
import pickle
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from kaper.bots import Seen
from kaper.bots.advice import Step, advise, known, own_turn
from kaper.bots.mcts import USUAL, MctsBot
from kaper.kernel.state import State
from kaper.match import Match
from kaper.server.choices import plain_choice, prospect
from kaper.server.chores import weakly
from kaper.server.facts import Person
from kaper.server.jobs import Job, Thinking
from kaper.server.messages import Advice, NextBest
from kaper.server.refusals import refuse

if TYPE_CHECKING:
    from kaper.server.rooms import Room


@dataclass(frozen=True, slots=True)
class Wondering:
    """A position in which a person wants to be advised, and what they did in this turn."""

    job: Job
    taken: list[str]


# What is advised in each situation that a seat will be in, as long as it learns nothing new.
Plan = dict[str, Advice]


def think_of_advice(data: bytes) -> Plan:
    """Run in the worker: a plan for the rest of the turn."""
    wondering = pickle.loads(data)  # noqa: S301 - from our own process
    assert isinstance(wondering, Wondering)
    job = wondering.job
    match = job.match()
    taken = [match.parse(job.seat, action) for action in wondering.taken]
    seen, random = Seen(match, job.seat), Random(job.seed)  # noqa: S311 - play, not secrets
    advice = advise(seen, random, USUAL, taken)
    game, steps = job.header.game, advice.steps
    return {
        step.known: _told(game, step, steps[place + 1 :], ends_open=advice.open, first=not place)
        for place, step in enumerate(steps)
    }


def _told(game: str, step: Step, rest: tuple[Step, ...], *, ends_open: bool, first: bool) -> Advice:
    best = step.best
    return Advice(
        plain_choice(game, best.action),
        [prospect(game, reason) for reason in step.reasons],
        step.sure,
        _thousandths(best.worth),
        best.passes,
        step.options,
        [
            NextBest(
                plain_choice(game, other.action),
                max(0, _thousandths(best.worth) - _thousandths(other.worth)),
            )
            for other in step.others
        ],
        [plain_choice(game, later.best.action) for later in rest],
        ends_open,
        followed=not first,
    )


def _thousandths(worth: float) -> int:
    return round(1000 * worth)


class Hints:
    """Advises the persons at one table, and stands by what it advised."""

    def __init__(self, room: Room, thinkers: Thinking) -> None:
        self._living_room = weakly(room)
        self._thinkers = thinkers
        self._plans: dict[int, Plan] = {}
        # Held while a hint is thought of: whoever asks often makes no other table wait.
        self._thinking = asyncio.Lock()

    async def ask(self, person: Person | None, seat: int) -> tuple[str, Advice | None]:
        """An action, and what speaks for it; a guide has no advice beside its script."""
        async with self._thinking:
            async with self._living_room().held() as table:
                if not table.owns(person, seat):
                    refuse("not-your-seat")
                match = table.playing()
                if seat not in table.pending:
                    refuse("not-asked")
                if table.guide is not None:
                    return table.guide.hint(match), None
                now, wondering = known(match, seat), _wondering(match, seat)
            advice = self._plans.get(seat, {}).get(now) or await self._think(seat, now, wondering)
        return advice.choice.text, advice

    async def _think(self, seat: int, now: str, wondering: bytes) -> Advice:
        plan = await self._thinkers.run(think_of_advice, wondering)
        if plan is None:
            refuse("busy")
        self._plans[seat] = plan
        return plan[now]


def _wondering(match: Match[State], seat: int) -> bytes:
    job = Job.of(match, seat, MctsBot.name)
    return pickle.dumps(Wondering(job, [action.text for action in own_turn(match, seat)]))
