"""What the actions of an open turn lead to."""

from __future__ import annotations

from kaper.games.marauders.rules.access import barred
from kaper.games.marauders.rules.prospects_sea import (
    action_taken,
    dangers,
    move_taken,
    waiting,
)
from kaper.games.marauders.rules.scouting import scout_brings
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.prospects import Prospect


def sailing_brings(turn: object, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    zone = state.tables.zone_number[action.args[0]]
    return [move_taken(state), *dangers(state, seat, zone), *waiting(state, seat, zone)]


def leaving_brings(turn: object, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    # Rule: cargo.leave-port-discard
    surplus = state.carried(seat) - state.hold(seat)
    left = [Prospect("cost", "left-ashore", count=surplus)] if surplus > 0 else []
    return [move_taken(state), *left, *dangers(state, seat, state.captains[seat].zone)]


def entering_brings(turn: object, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    told = [move_taken(state), Prospect("gain", "safe")]
    closed = barred(state, seat, state.captains[seat].zone)
    return [*told, Prospect("cost", "barred")] if closed else told


def visit_brings(turn: object, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return [action_taken(state)]


def lookout_brings(turn: object, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return [action_taken(state), *scout_brings(turn, state, seat, action)]


def end_brings(turn: object, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return [Prospect("cost", "unused", count=state.turn.actions)] if state.turn.actions else []
