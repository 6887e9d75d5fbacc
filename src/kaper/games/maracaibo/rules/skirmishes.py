"""Pirate skirmishes: captains whose ships meet on a card fight."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.module_events import SkirmishDrawn, SkirmishRolled, SkirmishWon
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.kernel.chance import roll
from kaper.kernel.frames import Frame

FOR_VICTORY = 2
FOR_VICTORY_ALONE = 5  # between one player and Redbeard, and no doubloons


@dataclass(frozen=True, slots=True)
class Fight(Frame[Maracaibo]):
    """Everybody with a ship on the card rolls a die; who is strongest alone wins."""

    fighters: tuple[int, ...]

    def step(self, state: Maracaibo) -> bool:
        state.stack.pop()
        fighters = self.fighters
        # Rule: skirmish.roll
        dice = roll(state, "skirmish", 6, len(fighters))
        totals = [dice[place] + strength_of(state, seat) for place, seat in enumerate(fighters)]
        if state.trace is not None:
            for seat, pips, total in zip(fighters, dice, totals, strict=True):
                doors.tell(state, SkirmishRolled(doors.who(state, seat), pips, total))
        # Rule: skirmish.winner
        if totals.count(max(totals)) > 1:
            doors.tell(state, SkirmishDrawn())
        else:
            win(state, fighters[totals.index(max(totals))], fighters)
        return False


def win(state: Maracaibo, winner: int, fighters: tuple[int, ...]) -> None:
    """Points, and a doubloon of every loser who has one; against Redbeard only points."""
    doors.tell(state, SkirmishWon(doors.who(state, winner)))
    # Rule: skirmish.solo
    if state.solo():
        doors.score(state, winner, FOR_VICTORY_ALONE)
        return
    # Rule: skirmish.winner
    doors.score(state, winner, FOR_VICTORY)
    for seat in fighters:
        if seat != winner and state.players[seat].doubloons:
            doors.pay_opponent(state, seat, winner)


def strength_of(state: Maracaibo, seat: int) -> int:
    """Permanent strength, without what hangs on a die's colour; Redbeard's is the round."""
    # Rule: skirmish.solo
    if state.solo() and seat == REDBEARD:
        return state.round
    # Rule: skirmish.roll
    return state.players[seat].powers.strength
