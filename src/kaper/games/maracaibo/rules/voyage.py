"""A turn: the ship's move, payments to those it meets, and the visit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.maracaibo import actions, doors
from kaper.games.maracaibo.actions import PAY, PAYS, SAIL
from kaper.games.maracaibo.components.kinds import MOST_PEOPLE
from kaper.games.maracaibo.components.layout import BAY, CARDS, MARACAIBO
from kaper.games.maracaibo.rules import fog_sailing
from kaper.games.maracaibo.rules.arriving import bay_brings, stop_brings, way_brings
from kaper.games.maracaibo.rules.asking import Decide
from kaper.games.maracaibo.rules.courses import no_advance, no_course, too_far
from kaper.games.maracaibo.rules.powers import RANGE
from kaper.games.maracaibo.rules.prospects import pays
from kaper.games.maracaibo.rules.redbeard import RedbeardTurn
from kaper.games.maracaibo.rules.skirmishes import Fight, opponents_at
from kaper.games.maracaibo.rules.stops import Visit
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.frames import Frame
from kaper.kernel.prospects import Prospect


def begin_turn(state: Maracaibo, seat: int) -> None:
    doors.begin_turn(state, seat)
    # Rule: solo.opponent
    alone = state.solo() and seat == REDBEARD
    # Rule: turn.move-then-action
    state.stack.append(RedbeardTurn() if alone else SAILS[seat])


@dataclass(frozen=True, slots=True)
class Sail(Decide):
    """The move step: where the ship ends its move. From the Bay there is only one way."""

    asks: ClassVar[str] = "turn.no-pass"

    def step(self, state: Maracaibo) -> bool:
        if state.players[self.seat].ship == BAY:
            state.stack.pop()
            # Rule: maracaibo.from-bay
            arrive(state, self.seat, MARACAIBO)
            return False
        if state.fog_improvements:
            state.stack[-1] = EndMove(self.seat)
            fog_sailing.begin_move(state, self.seat)
            return False
        return True

    def begins_turn(self, state: Maracaibo) -> bool:
        return True

    def in_the_open(self, state: Maracaibo, seat: int) -> bool:
        return True

    def deeds(self) -> Deeds[Sail, Maracaibo]:
        return MOVE

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-sail", (("spaces", steps_of(state, seat)),))


def steps_of(state: Maracaibo, seat: int) -> int:
    """How many spaces a player's ship moves at most."""
    return RANGE + state.players[seat].powers.more_range  # Rule: figurehead.c-harpy


def every_course(turn: Sail, state: Maracaibo, seat: int) -> Sequence[Action]:
    """All that is legal: each space within range, and the Bay if it is."""
    # Rule: move.ships-do-not-block
    by_steps = state.tables.caribbean.sails[state.layout]
    return by_steps[steps_of(state, seat)][state.players[seat].ship]


def why_no_sailing(turn: Sail, state: Maracaibo, seat: int, action: Action) -> Refusal | None:
    chart = state.chart()
    refusal = no_course(chart, action.args[0])
    if refusal is not None:
        return refusal
    start, end = state.players[seat].ship, chart.number[action.args[0]]
    return no_advance(chart, start, end) or too_far(chart, start, end, steps_of(state, seat))


def sail(turn: Sail, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    arrive(state, seat, state.chart().number[action.args[0]])


def why_no_bay(turn: Sail, state: Maracaibo, seat: int, action: Action) -> Refusal | None:
    return too_far(state.chart(), state.players[seat].ship, BAY, steps_of(state, seat))


def sail_to_bay(turn: Sail, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    arrive(state, seat, BAY)


def sailing_brings(turn: Sail, state: Maracaibo, seat: int, action: Action) -> list[Prospect]:
    end = state.chart().number[action.args[0]]
    steps = state.chart().distance[state.players[seat].ship][end]
    return [way_brings(state, seat, end, steps), *stop_brings(state, seat, end)]


def sailing_to_bay_brings(
    turn: Sail, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    steps = state.chart().distance[state.players[seat].ship][BAY]
    return [way_brings(state, seat, BAY, steps), *bay_brings(state, seat)]


# Listed at once: every turn begins with these.
# Rule: turn.no-pass
MOVE: Final = Deeds(
    Deed(SAIL, why_no_sailing, sail, brings=sailing_brings),
    Deed(actions.BAY, why_no_bay, sail_to_bay, brings=sailing_to_bay_brings),
    listing=every_course,
)
# Frames are values: the ones of every turn are made once.
SAILS = tuple(Sail(seat) for seat in range(MOST_PEOPLE))


def arrive(state: Maracaibo, seat: int, space: int) -> None:
    doors.move_ship(state, seat, space)
    end_move(state, seat, space)


def end_move(state: Maracaibo, seat: int, space: int) -> None:
    """Payments belong to the move, so they come before the visit; between them ships may fight."""
    # Rule: improvement.new-card-no-action, turn.move-then-action
    state.stack.append(Visit(seat))
    # Rule: move.no-pay-on-board-spaces
    if space < CARDS:
        met = opponents_at(state, seat, space)
        if met:
            # Rule: skirmish.trigger
            if state.skirmishes:
                state.stack.append(Fight((seat, *met)))
            # Rule: move.pay-before-actions, skirmish.with-normal-payment
            pay_opponents(state, seat, met)


@dataclass(frozen=True, slots=True)
class EndMove(Frame[Maracaibo]):
    """The end of a move of several legs, wherever it led."""

    seat: int

    def step(self, state: Maracaibo) -> bool:
        state.stack.pop()
        end_move(state, self.seat, state.players[self.seat].ship)
        return False


def pay_opponents(state: Maracaibo, seat: int, opponents: tuple[int, ...]) -> None:
    """One doubloon to each; who has too few chooses whom to pay."""
    doubloons = state.players[seat].doubloons
    if doubloons >= len(opponents):
        # Rule: move.pay-opponents
        for other in opponents:
            doors.pay_opponent(state, seat, other)
    # Rule: move.pay-short
    elif doubloons:
        state.stack.append(ChoosePayee(seat, opponents))


@dataclass(frozen=True, slots=True)
class ChoosePayee(Decide):
    """Too few doubloons for all opponents on the card: whom to pay next."""

    asks: ClassVar[str] = "move.pay-opponents"
    opponents: tuple[int, ...]

    def deeds(self) -> Deeds[ChoosePayee, Maracaibo]:
        return PAYMENT

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-pay", (("doubloons", state.players[seat].doubloons),))


def payees(asked: ChoosePayee, state: Maracaibo, seat: int) -> list[Action]:
    return [PAYS[other] for other in asked.opponents]


def why_no_payment(
    asked: ChoosePayee, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    names = tuple(f"p{other}" for other in asked.opponents)
    return None if action.args[0] in names else Refusal("move.pay-opponents", owner=names)


def pay(asked: ChoosePayee, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    paid = PAYS.index(action)
    doors.pay_opponent(state, seat, paid)
    pay_opponents(state, seat, tuple(other for other in asked.opponents if other != paid))


def payment_brings(
    asked: ChoosePayee, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    return [pays(state, seat, 1)]


PAYMENT: Final = Deeds(Deed(PAY, why_no_payment, pay, payees, brings=payment_brings))
