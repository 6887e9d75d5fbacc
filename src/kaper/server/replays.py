"""Looking back at a finished game, step by step."""

from __future__ import annotations

from kaper.kernel.frames import PASS
from kaper.kernel.record import Move, Undo
from kaper.kernel.state import State
from kaper.match import Match
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
    move = _moves(match)[step - steps - 1] if step else None
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
    """Where turns begin: whenever somebody else acts, and does more than pass."""
    steps = len(match.history)
    # A game that went on from a snapshot has a longer record than can be looked at.
    moves = _moves(match)[-steps:] if steps else []
    turns: list[ReplayTurn] = []
    for step, move in enumerate(moves):
        acts = not turns or move.text != PASS.name
        if acts and (not turns or turns[-1].seat != move.seat):
            turns.append(ReplayTurn(step, move.seat))
    return ReplayOutline(steps, turns)


def _moves(match: Match[State]) -> list[Move]:
    """The actions that were not taken back."""
    moves: list[Move] = []
    for entry in match.entries:
        if isinstance(entry, Move):
            moves.append(entry)
        elif isinstance(entry, Undo):
            del moves[-entry.count :]
    return moves
