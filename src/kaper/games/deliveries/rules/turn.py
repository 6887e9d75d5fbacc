"""The course of play: in a turn a player takes a card or discards one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.deliveries import doors
from kaper.games.deliveries.actions import (
    DELIVER,
    DISCARD,
    DISCARD_WOLF,
    DRAW,
    DRAW_TOP,
    FROM_HAND,
    HIRE,
    LOSE,
    PLAY,
    PROTECT,
    SHOW,
    TAKE,
    TAKES,
    CardAction,
)
from kaper.games.deliveries.components.cards import EVENTS, NUMBER, WOLF_NAME
from kaper.games.deliveries.rules.delivery import LOOKS
from kaper.games.deliveries.rules.event_cards import begin_event
from kaper.games.deliveries.rules.hands import no_such_card, not_held
from kaper.games.deliveries.rules.prospects import (
    discarding_brings,
    drawing_brings,
    playing_brings,
    taking_brings,
)
from kaper.games.deliveries.state import MOST_SEATS, Deliveries
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import Ask

# When what has no place in a turn is done.
OTHER_MOMENTS: Final = {
    DELIVER.name: "delivery.trigger",
    HIRE.name: "wolf.flip",
    LOSE.name: "event.everyone-loses-one",
    PROTECT.name: "event.everyone-loses-one",
    SHOW.name: "event.everyone-loses-one",
}


@dataclass(frozen=True, slots=True)
class Turn(Ask[Deliveries]):
    """Exactly one of: take an open card, take the top card, discard a hand card."""

    def deeds(self) -> Deeds[Turn, Deliveries]:
        return TURN

    def prompt(self, state: Deliveries, seat: int) -> Prompt:
        held = len(state.hands[seat]) + state.wolves[seat]
        return Prompt("deliveries-prompt-turn", (("held", held), ("then", state.left_of(seat))))

    def not_now(self, state: Deliveries, seat: int, action: Action) -> str:
        return OTHER_MOMENTS.get(action.verb, "turn.no-pass")

    def not_asked(self, state: Deliveries, seat: int) -> str:
        return "turn.next-left"


def every_action(turn: Turn, state: Deliveries, seat: int) -> list[Action]:
    """All that is legal, hand cards in the order of the hand: an event is played.

    Equal cards, which only other components have, make one option.
    """
    # Rule: delivery.delivered-kinds-still-takeable
    found: list[Action] = [TAKES[card] for card in dict.fromkeys(state.row)]
    found.append(DRAW_TOP)
    found += [FROM_HAND[card] for card in dict.fromkeys(state.hands[seat])]
    if state.wolves[seat]:
        found.append(DISCARD_WOLF)
    return found


# Taking a card


def why_no_taking(turn: Turn, state: Deliveries, seat: int, action: Action) -> Refusal | None:
    name = action.args[0]
    if name not in NUMBER and name != WOLF_NAME:
        return no_such_card(name)
    # Rule: turn.no-hand-limit
    return None if NUMBER.get(name) in state.row else Refusal("turn.take-open", card=name)


def take(turn: Turn, state: Deliveries, seat: int, action: Action) -> None:
    assert isinstance(action, CardAction)
    doors.take_open(state, seat, action.card)
    end_with_card(state, seat)


def draw(turn: Turn, state: Deliveries, seat: int, action: Action) -> None:
    doors.draw_top(state, seat)
    end_with_card(state, seat)


def end_with_card(state: Deliveries, seat: int) -> None:
    """A Delivery card may have come to the top of the draw pile."""
    # Rule: turn.exactly-one-action, turn.next-left
    state.stack[-1] = TURNS[state.left_of(seat)]
    # Rule: delivery.moment
    if state.parts[0][1]:
        state.stack.append(LOOKS[seat])


# Discarding a card


def why_no_discard(turn: Turn, state: Deliveries, seat: int, action: Action) -> Refusal | None:
    name = action.args[0]
    if name == WOLF_NAME:
        held = state.wolves[seat] > 0
        return None if held else not_held("turn.discard-any-card", name)
    if name not in NUMBER:
        return no_such_card(name)
    if name in EVENTS:
        return Refusal("turn.discard", card=name)
    held = NUMBER[name] in state.hands[seat]
    return None if held else not_held("turn.discard-any-card", name)


def discard(turn: Turn, state: Deliveries, seat: int, action: Action) -> None:
    assert isinstance(action, CardAction)
    # Rule: turn.exactly-one-action, turn.next-left
    state.stack[-1] = TURNS[state.left_of(seat)]
    if action is DISCARD_WOLF:
        doors.discard_wolf(state, seat)
    else:
        doors.discard(state, seat, action.card)


def why_no_event(turn: Turn, state: Deliveries, seat: int, action: Action) -> Refusal | None:
    name = action.args[0]
    if name not in NUMBER and name != WOLF_NAME:
        return no_such_card(name)
    if name not in EVENTS:
        return Refusal("event.to-hand", "no-event", card=name)
    return None if NUMBER[name] in state.hands[seat] else not_held("event.to-hand", name)


def play(turn: Turn, state: Deliveries, seat: int, action: Action) -> None:
    assert isinstance(action, CardAction)
    # Rule: turn.exactly-one-action, turn.next-left
    state.stack[-1] = TURNS[state.left_of(seat)]
    begin_event(state, seat, action.card)


# Listed at once: this is asked more than all else together.
# Rule: turn.no-pass
TURN: Final = Deeds(
    Deed(TAKE, why_no_taking, take, brings=taking_brings),
    Deed(DRAW, always, draw, brings=drawing_brings),
    Deed(DISCARD, why_no_discard, discard, brings=discarding_brings),
    Deed(PLAY, why_no_event, play, brings=playing_brings),
    listing=every_action,
)

# Frames are values: the ones of every turn are made once.
TURNS = tuple(Turn(seat) for seat in range(MOST_SEATS))
