"""A turn: the ship's move, payments to those it meets, and the visit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.maracaibo import actions, doors, fog
from kaper.games.maracaibo.actions import PAY, PAYS, SAIL
from kaper.games.maracaibo.asking import Decide
from kaper.games.maracaibo.courses import no_advance, no_course, too_far
from kaper.games.maracaibo.kinds import MOST_PEOPLE
from kaper.games.maracaibo.layout import BAY, CARDS, MARACAIBO
from kaper.games.maracaibo.powers import RANGE
from kaper.games.maracaibo.redbeard import RedbeardTurn
from kaper.games.maracaibo.skirmishes import Fight
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.games.maracaibo.stops import Visit
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.frames import Frame


# Rule: turn.move-then-action, raid.unspent-lost, raid.action-once-per-turn
def begin_turn(state: Maracaibo, seat: int) -> None:
    """The next turn; every raid action may be performed again, and unspent strength is lost."""
    state.turn = seat
    state.used = 0
    state.closed_raids = ()
    alone = state.solo() and seat == REDBEARD
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
            fog.begin_move(state, self.seat)
            return False
        return True

    def begins_turn(self, state: Maracaibo) -> bool:
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


# Listed at once: every turn begins with these.
MOVE: Final = Deeds(
    Deed(SAIL, why_no_sailing, sail),
    Deed(actions.BAY, why_no_bay, sail_to_bay),
    listing=every_course,
)
# Frames are values: the ones of every turn are made once.
SAILS = tuple(Sail(seat) for seat in range(MOST_PEOPLE))


def arrive(state: Maracaibo, seat: int, space: int) -> None:
    doors.move_ship(state, seat, space)
    end_move(state, seat, space)


# Rule: move.pay-before-actions, move.no-pay-on-board-spaces, skirmish.trigger
# Rule: skirmish.with-normal-payment
def end_move(state: Maracaibo, seat: int, space: int) -> None:
    """Payments belong to the move, so they come before the visit; between them ships may fight."""
    state.stack.append(Visit(seat))
    if space < CARDS:
        met = opponents_at(state, seat, space)
        if met:
            if state.skirmishes:
                state.stack.append(Fight((seat, *met)))
            pay_opponents(state, seat, met)


@dataclass(frozen=True, slots=True)
class EndMove(Frame[Maracaibo]):
    """The end of a move of several legs, wherever it led."""

    seat: int

    def step(self, state: Maracaibo) -> bool:
        state.stack.pop()
        end_move(state, self.seat, state.players[self.seat].ship)
        return False


def opponents_at(state: Maracaibo, seat: int, space: int) -> tuple[int, ...]:
    """The opponents whose ships stand on a space."""
    return tuple(
        [
            other
            for other, player in enumerate(state.players)
            if other != seat and player.ship == space
        ]
    )


# Rule: move.pay-short
def pay_opponents(state: Maracaibo, seat: int, opponents: tuple[int, ...]) -> None:
    """One doubloon to each; who has too few chooses whom to pay."""
    doubloons = state.players[seat].doubloons
    if doubloons >= len(opponents):
        for other in opponents:
            doors.pay_opponent(state, seat, other)
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


PAYMENT: Final = Deeds(Deed(PAY, why_no_payment, pay, payees))
