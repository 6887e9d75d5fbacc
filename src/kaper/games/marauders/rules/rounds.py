"""A round: the Event, everybody's turn, and what enters at its end."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.marauders import board_doors, doors, turn_doors
from kaper.games.marauders.components.ids import NONE, NpcCard
from kaper.games.marauders.glory_events import (
    GameEnded,
)
from kaper.games.marauders.rules import event_cards, independent
from kaper.games.marauders.rules.turn import BeginTurn
from kaper.games.marauders.state import NO_EVENTS, PLAYING, STARTING, TARGET, Marauders
from kaper.kernel.frames import Frame

FULL_BOX = 8
REASONS = ("no-events", "no-captains", "target")


@dataclass(frozen=True, slots=True)
class Round(Frame[Marauders]):
    """The bottom of the stack from the first Event to the end of the game."""

    def step(self, state: Marauders) -> bool:
        # Rule: end.most-points-details
        if state.ending != NONE:
            doors.tell(state, GameEnded(REASONS[state.ending]))
            state.stack.clear()
        elif state.stage == STARTING:
            begin(state)
        elif state.stage == PLAYING:
            self._next_turn(state)
        else:
            end(state)
        return False

    def _next_turn(self, state: Marauders) -> None:
        if state.turns == state.seats:
            turn_doors.end_turns(state)
        else:
            state.stack.append(BeginTurn(turn_doors.next_player(state)))


def begin(state: Marauders) -> None:
    """Without an Event to draw the game is over; merchants return before the draw."""
    # Rule: round.start-sequence, end.event-deck, event.no-reshuffle
    if not state.decks.event:
        turn_doors.end_game(state, NO_EVENTS)
        return
    turn_doors.begin_round(state)
    # Rule: merchant.refill, merchant.refill-details
    if len(state.merchant_box) >= FULL_BOX:
        board_doors.return_merchants(state)
    card = board_doors.draw_event(state)
    # Rule: event.npc-icons-first, npcmove.icons
    for fleet, direction in state.tables.events[card].icons:
        independent.activate(state, fleet, direction)
    word = state.tables.events[card].word
    # Rule: event.timing
    if word.name:
        board_doors.put_in_force(state, card)
        event_cards.carry_out(state, word)
    else:
        # Rule: npc.event-entry
        board_doors.await_npc(state, NpcCard(card))
    turn_doors.begin_turns(state)


def end(state: Marauders) -> None:
    """End-of-round effects of the Event first, then NPC figures in the order they were drawn."""
    # Rule: round.end-sequence, event.discard, term.turn-and-round
    board_doors.discard_event(state)
    event_cards.end_plague(state)
    # Rule: npc.placed-at-end
    for npc in board_doors.call_in_npcs(state):
        board_doors.enter_npc(state, npc)
    turn_doors.end_round(state)
    # Rule: end.target, end.finish-round
    if state.announced:
        turn_doors.end_game(state, TARGET)
