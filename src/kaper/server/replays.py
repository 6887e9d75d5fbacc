"""Looking back at a finished game, step by step."""

from __future__ import annotations

from kaper.kernel.state import State
from kaper.match import Match
from kaper.replay import moves_that_stood, turns_of
from kaper.server.http_messages import ReplayOutline, ReplayStep, ReplayTurn
from kaper.server.news import happening
from kaper.server.refusals import refuse


def replay_step(match: Match[State], step: int, eyes: int | None) -> ReplayStep:
    """The position after so many of the actions that stood, as one seat saw it then."""
    history = match.history
    steps = len(history)
    if not 0 <= step <= steps:
        refuse("no-such-step")
    if eyes is not None and not 0 <= eyes < match.seats:
        refuse("no-such-seat")
    state = history[step].before if step < steps else match.state
    first = history[step - 1].events if step else 0
    end = history[step].events if step < steps else len(match.events)
    told = [
        happening(match.game.id, index, event)
        for index in range(first, end)
        for event in match.redact((match.events[index],), eyes)
    ]
    move = moves_that_stood(match)[step - steps - 1] if step else None
    return ReplayStep(
        step,
        steps,
        eyes,
        dict(match.game.view(state, eyes)),
        "" if move is None else move.text,
        None if move is None else move.seat,
        told,
    )


def replay_outline(match: Match[State]) -> ReplayOutline:
    turns = [ReplayTurn(step, seat) for step, seat in turns_of(match)]
    return ReplayOutline(len(match.history), turns)
