"""The doors of rounds and turns: whose turn it is, actions spent, and marks of what was done."""

from __future__ import annotations

from kaper.games.marauders.components.ids import NONE
from kaper.games.marauders.doors import tell
from kaper.games.marauders.events import RoundBegan, TurnBegan
from kaper.games.marauders.marks import ACTED
from kaper.games.marauders.state import ENDING, PLAYING, STARTING, Ending, Marauders

# Rounds


def begin_round(state: Marauders) -> None:
    state.round += 1
    tell(state, RoundBegan(state.round))


def begin_turns(state: Marauders) -> None:
    """The Event is dealt with: everybody has a turn."""
    state.turns = 0
    state.stage = PLAYING


def next_player(state: Marauders) -> int:
    """Whose turn it is now."""
    # Rule: setup.turn-order-fixed
    state.turn.active = (state.first + state.turns) % state.seats
    state.turns += 1
    return state.turn.active


def end_turns(state: Marauders) -> None:
    state.stage = ENDING


def end_round(state: Marauders) -> None:
    state.stage = STARTING


def end_game(state: Marauders, reason: Ending) -> None:
    """It ends for this reason as soon as nothing else is under way."""
    state.ending = reason


# Turns


def begin_turn(state: Marauders, seat: int, actions: int, moves: int) -> None:
    """With so many actions, and Moves besides."""
    turn = state.turn
    turn.actions = actions
    state.captains[seat].slowed = 0
    turn.moves = moves
    turn.scouted = []
    # Rule: term.turn-and-round
    turn.done = 0
    turn.last_card = turn.rumor_shown = NONE
    tell(state, TurnBegan(seat))


def end_turn(state: Marauders, seat: int) -> None:
    """Markets are remembered for one turn, marks no longer."""
    captain = state.captains[seat]
    captain.market_before, captain.market_now = captain.market_now, NONE
    state.turn.last_card = NONE
    state.turn.done = 0


def spend_action(state: Marauders) -> None:
    act(state)
    state.turn.actions -= 1


def spend_move(state: Marauders) -> None:
    """A Move spends an extra one first, which serves for nothing else."""
    act(state)
    if state.turn.moves:
        state.turn.moves -= 1
    else:
        state.turn.actions -= 1


def act(state: Marauders) -> None:
    """An action begins: there is no retiring any more, and no copy of the last card."""
    state.turn.last_card = NONE
    state.turn.done |= ACTED


def gain_moves(state: Marauders, moves: int) -> None:
    state.turn.moves += moves


# Marks: see `marks`


def note(state: Marauders, mark: int) -> None:
    """Something is done that counts for the rest of the turn, or until it is struck out."""
    state.turn.done |= mark


def strike_out(state: Marauders, mark: int) -> None:
    state.turn.done &= ~mark


def note_scouted(state: Marauders, target: int) -> None:
    """Somebody was looked for, whom nobody looks for again this turn: see `marks`."""
    state.turn.scouted.append(target)
