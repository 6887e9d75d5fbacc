"""Bots' games that somebody watches: what was asked, what was answered, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kaper.bots import Seen
from kaper.kernel import driver
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.state import State
from kaper.match import Match
from kaper.simulate import Plan


@dataclass(frozen=True, slots=True)
class Answer:
    """What a seat is about to do. Of a form, the options are suggestions."""

    seat: int
    prompt: Prompt
    options: Sequence[Action]
    action: Action


def watch(plan: Plan, match: Match[State], seed: int) -> Iterator[Answer]:
    """Each answer before it is played; the very game that `simulate` plays with this seed.

    It ends with the game, or where that is cut.
    """
    bots, order = plan.seated(seed), plan.order(seed)
    for _ in range(plan.longest):
        if match.over:
            return
        waiting = driver.waiting(match.state)
        seat = waiting[0] if len(waiting) == 1 else order.choice(waiting)
        prompt = match.state.stack[-1].prompt(match.state, seat)
        options = tuple(driver.options(match.state, seat))
        action = bots[seat].decide(Seen(match, seat))
        yield Answer(seat, prompt, options, action)
        match.play(seat, action)
