"""Rounds: whose turn is next, income, and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.components.layout import MARACAIBO
from kaper.games.maracaibo.events import RoundEnded
from kaper.games.maracaibo.rules.counting import income
from kaper.games.maracaibo.rules.raid import go_on_with_raids
from kaper.games.maracaibo.rules.scoring import end_game
from kaper.games.maracaibo.rules.voyage import begin_turn
from kaper.games.maracaibo.state import ROUNDS, Maracaibo
from kaper.kernel.frames import Frame


@dataclass(frozen=True, slots=True)
class EndTurn(Frame[Maracaibo]):
    """At the bottom of the stack: after each turn the next one, or the end of the round."""

    def step(self, state: Maracaibo) -> bool:
        if go_on_with_raids(state):
            return False
        seat = state.turn
        # Rule: round.three-rounds, solo.alternate-turns
        following = (seat + 1) % len(state.players)
        arrived = state.players[seat].ship == MARACAIBO
        if state.round == ROUNDS:
            if arrived:
                doors.begin_last_turns(state)
            # Rule: round.third-finishes-lap, round.third-last-player-arrives
            # Rule: end.after-third-income, solo.last-turn
            if state.ending and seat == state.last():
                take_income(state)
                end_game(state)
                return False
        # Rule: round.ends-at-maracaibo, solo.round-end
        elif arrived:
            take_income(state)
            # Rule: round.next-starter
            begin_round(state, following)
            return False
        begin_turn(state, following)
        return False


def take_income(state: Maracaibo) -> None:
    """The end of a round: everybody gets what their green scrolls show."""
    doors.tell(state, RoundEnded(state.round))
    # Rule: solo.ignores-improvements, solo.redbeard-no-doubloons
    for seat in range(state.seats):
        # Rule: round.end-income-doubloons, round.end-income-vp
        doors.take_income(state, seat, *income(state, seat))


def begin_round(state: Maracaibo, seat: int) -> None:
    doors.begin_round(state, seat)
    begin_turn(state, seat)
