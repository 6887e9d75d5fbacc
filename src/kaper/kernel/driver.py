"""The one loop that runs frames, and the flat face that search and playouts use."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from kaper.kernel.actions import Action
from kaper.kernel.errors import Runaway
from kaper.kernel.frames import S, Window

# Far above what any rulebook needs between two decisions; only a faulty frame gets there.
_STEPS = 10_000
# Whoever lets bots play cuts a game that is not over after so many decisions: a game may go on for
# as long as its players keep it from its end, and bots never tire.
LONGEST = 20_000


def run(state: S) -> None:
    """Do automatic work until a seat must choose or the game is over."""
    stack = state.stack
    for _ in range(_STEPS):
        if not stack or stack[-1].step(state):
            return
    raise Runaway("\n".join(["automatic steps without end; the stack:", *map(repr, stack)]))


def waiting(state: S) -> tuple[int, ...]:
    """The seats that may act; empty when the game is over."""
    return state.stack[-1].waiting(state) if state.stack else ()


def seen_waiting(state: S, own: Collection[int]) -> tuple[int, ...]:
    """The same, as far as one may know who plays these seats: a pass may be secret."""
    seats = waiting(state)
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Window) or not top.secret:
        return seats
    return tuple(seat for seat in top.seats if seat in seats or seat not in own)


def options(state: S, seat: int) -> Sequence[Action]:
    """What a waiting seat may do, suggestions of a form included."""
    frame = state.stack[-1]
    listed = frame.options(state, seat)
    suggested = frame.suggestions(state, seat, 8)
    return [*listed, *suggested] if suggested else listed


def apply(state: S, seat: int, action: Action) -> None:
    """Carry out a legal action of a waiting seat. Legality is the caller's business."""
    state.stack[-1].answer(state, seat, action)
    run(state)


def playout(state: S, choose: Callable[[int], int], limit: int = 1_000_000) -> int:
    """Play to the end, `choose(n)` giving a number below n; returns how many decisions it took."""
    return play_on(state, choose, [choose] * state.seats, limit)


def play_on(
    state: S,
    first: Callable[[int], int],
    choices: Sequence[Callable[[int], int]],
    limit: int,
) -> int:
    """The same, with a choice of each seat's own; `first` says which of several acts first."""
    stack, decisions = state.stack, 0
    while stack and decisions < limit:
        frame = stack[-1]
        seats = frame.waiting(state)
        seat = seats[0] if len(seats) == 1 else seats[first(len(seats))]
        actions = options(state, seat)
        frame.answer(state, seat, actions[choices[seat](len(actions))])
        run(state)
        decisions += 1
    return decisions
