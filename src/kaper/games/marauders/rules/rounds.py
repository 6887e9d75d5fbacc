"""A round: the Event, everybody's turn, and what enters at its end."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.marauders import doors
from kaper.games.marauders.components.ids import NONE, EventCard, NpcCard
from kaper.games.marauders.events import (
    EventDrawn,
    MerchantsReturned,
    RoundBegan,
)
from kaper.games.marauders.glory_events import (
    GameEnded,
)
from kaper.games.marauders.rules import event_cards, independent
from kaper.games.marauders.rules.captains import NO_EVENTS, TARGET
from kaper.games.marauders.rules.turn import BeginTurn
from kaper.games.marauders.state import ENDING, PLAYING, STARTING, Marauders
from kaper.games.marauders.visibility.knowledge import laid_in, next_lot
from kaper.kernel.chance import draw
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
            state.stage = ENDING
            return
        # Rule: setup.turn-order-fixed
        state.turn.active = (state.first + state.turns) % state.seats
        state.turns += 1
        state.stack.append(BeginTurn(state.turn.active))


def begin(state: Marauders) -> None:
    """Without an Event to draw the game is over; merchants return before the draw."""
    # Rule: round.start-sequence, end.event-deck, event.no-reshuffle
    if not state.decks.event:
        state.ending = NO_EVENTS
        return
    state.round += 1
    doors.tell(state, RoundBegan(state.round))
    return_merchants(state)
    # Rule: round.order, event.first-player-draws
    (card,) = draw(state, "event", state.decks.event, 1)
    doors.tell(state, EventDrawn(state.first, event_id(state, card)))
    # Rule: event.npc-icons-first, npcmove.icons
    for fleet, direction in state.tables.events[card].icons:
        independent.activate(state, fleet, direction)
    word = state.tables.events[card].word
    # Rule: event.timing
    if word.name:
        state.event = card
        event_cards.carry_out(state, word)
    else:
        # Rule: npc.event-entry
        state.entering.append(NpcCard(card))
    state.turns = 0
    state.stage = PLAYING


def event_id(state: Marauders, card: EventCard) -> str:
    """The name of an Event without the number of its copy."""
    name = state.tables.event_names[card]
    return name.rstrip("0123456789").rstrip("-") if name[-1].isdigit() else name


def return_merchants(state: Marauders) -> None:
    """Eight merchants or more off the sea come back to the zones without one."""
    # Rule: merchant.refill, merchant.refill-details
    if len(state.merchant_box) < FULL_BOX:
        return
    empty = [zone for zone, nation in enumerate(state.merchants) if nation == NONE]
    tokens = sorted(state.merchant_box)
    doors.tell(state, MerchantsReturned(len(tokens)))
    lot = next_lot(state.merchants_known)
    for zone, nation in zip(empty, draw(state, "nation", tokens, len(tokens)), strict=True):
        state.merchants[zone] = nation
        state.merchants_known[zone] = laid_in(lot)
    state.merchant_box = []


def end(state: Marauders) -> None:
    """End-of-round effects of the Event first, then NPC figures in the order they were drawn."""
    # Rule: round.end-sequence, event.discard, term.turn-and-round
    if state.event != NONE:
        state.discards.event.append(state.event)
        state.event = state.prizewinner = NONE
    state.struck = 0
    event_cards.end_plague(state)
    entering, state.entering = state.entering, []
    # Rule: npc.placed-at-end
    for npc in entering:
        independent.enter(state, npc)
    state.stage = STARTING
    # Rule: end.target, end.finish-round
    if state.announced:
        state.ending = TARGET
