"""A turn: the ship's move, payments to those it meets, and the visit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.maracaibo import doors, fog
from kaper.games.maracaibo.actions import PAYS, TO_BAY
from kaper.games.maracaibo.asking import Decide
from kaper.games.maracaibo.kinds import MOST_PEOPLE
from kaper.games.maracaibo.layout import BAY, CARDS, MARACAIBO
from kaper.games.maracaibo.powers import RANGE
from kaper.games.maracaibo.redbeard import RedbeardTurn
from kaper.games.maracaibo.skirmishes import Fight
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.games.maracaibo.stops import Visit
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Frame


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

    def step(self, state: Maracaibo) -> bool:
        if state.players[self.seat].ship == BAY:
            state.stack.pop()
            arrive(state, self.seat, MARACAIBO)
            return False
        if state.fog_improvements:
            state.stack[-1] = EndMove(self.seat)
            fog.begin_move(state, self.seat)
            return False
        return True

    def begins_turn(self, state: Maracaibo) -> bool:
        return True

    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        player = state.players[seat]
        by_steps = state.tables.caribbean.sails[state.layout]
        return by_steps[RANGE + player.powers.more_range][player.ship]

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        state.stack.pop()
        arrive(state, seat, BAY if action is TO_BAY else state.chart().number[action.args[0]])

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        spaces = RANGE + state.players[seat].powers.more_range
        return Prompt("maracaibo-prompt-sail", (("spaces", spaces),))


# Frames are values: the ones of every turn are made once.
SAILS = tuple(Sail(seat) for seat in range(MOST_PEOPLE))


def arrive(state: Maracaibo, seat: int, space: int) -> None:
    doors.move_ship(state, seat, space)
    end_move(state, seat, space)


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
        other
        for other, player in enumerate(state.players)
        if other != seat and player.ship == space
    )


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

    opponents: tuple[int, ...]

    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        return [PAYS[other] for other in self.opponents]

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        state.stack.pop()
        paid = PAYS.index(action)
        doors.pay_opponent(state, seat, paid)
        pay_opponents(state, seat, tuple(other for other in self.opponents if other != paid))

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-pay", (("doubloons", state.players[seat].doubloons),))
