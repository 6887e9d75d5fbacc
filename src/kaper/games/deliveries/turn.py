"""The course of play: in a turn a player takes a card or discards one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.deliveries import doors
from kaper.games.deliveries.actions import (
    DISCARD_WOLF,
    DRAW_TOP,
    FROM_HAND,
    TAKES,
    Discard,
    Play,
    Take,
)
from kaper.games.deliveries.delivery import LOOKS
from kaper.games.deliveries.event_cards import begin_event
from kaper.games.deliveries.reasons import why_no_turn
from kaper.games.deliveries.state import MOST_SEATS, Deliveries
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask


@dataclass(frozen=True, slots=True)
class Turn(Ask[Deliveries]):
    """Exactly one of: take an open card, take the top card, discard a hand card."""

    def options(self, state: Deliveries, seat: int) -> Sequence[Action]:
        # Equal cards, which only other components have, make one option.
        options: list[Action] = [TAKES[card] for card in dict.fromkeys(state.row)]
        options.append(DRAW_TOP)
        options += [FROM_HAND[card] for card in dict.fromkeys(state.hands[seat])]
        if state.wolves[seat]:
            options.append(DISCARD_WOLF)
        return options

    def answer(self, state: Deliveries, seat: int, action: Action) -> None:
        stack = state.stack
        stack[-1] = TURNS[state.left_of(seat)]
        if isinstance(action, Play):
            begin_event(state, seat, action.card)
        elif action is DISCARD_WOLF:
            doors.discard_wolf(state, seat)
        elif isinstance(action, Discard):
            doors.discard(state, seat, action.card)
        else:
            if isinstance(action, Take):
                doors.take_open(state, seat, action.card)
            else:
                doors.draw_top(state, seat)
            if state.parts[0][1]:
                stack.append(LOOKS[seat])

    def prompt(self, state: Deliveries, seat: int) -> Prompt:
        return Prompt("deliveries-prompt-turn")

    def why_not(self, state: Deliveries, seat: int, action: Action) -> str:
        return why_no_turn(action)

    def not_asked(self, state: Deliveries, seat: int) -> str:
        return "turn.next-left"


# Frames are values: the ones of every turn are made once.
TURNS = tuple(Turn(seat) for seat in range(MOST_SEATS))
