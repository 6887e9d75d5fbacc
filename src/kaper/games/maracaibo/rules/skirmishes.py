"""Pirate skirmishes: captains whose ships meet on a card fight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.module_events import SkirmishDrawn, SkirmishRolled, SkirmishWon
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.kernel.chance import roll
from kaper.kernel.frames import Frame
from kaper.kernel.prospects import Prospect

DIE = 6
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
        dice = roll(state, "skirmish", DIE, len(fighters))
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


def opponents_at(state: Maracaibo, seat: int, space: int) -> tuple[int, ...]:
    """The opponents whose ships stand on a space."""
    return tuple(
        other
        for other, player in enumerate(state.players)
        if other != seat and player.ship == space
    )


def chance_of(strengths: Sequence[int], one: int) -> float:
    """How likely one of these strengths wins: for each roll of its die, all others have less."""
    others = [strength for place, strength in enumerate(strengths) if place != one]
    won = 0
    for pips in range(1, DIE + 1):
        lead = strengths[one] + pips
        won += prod(min(max(lead - other - 1, 0), DIE) for other in others)
    return won / int(DIE ** len(strengths))


def fight_brings(state: Maracaibo, seat: int, others: tuple[int, ...]) -> list[Prospect]:
    """A skirmish to come: the strengths, how likely it is won or lost, and what that means."""
    strengths = [strength_of(state, fighter) for fighter in (seat, *others)]
    chances = [chance_of(strengths, place) for place in range(len(strengths))]
    won, lost = round(100 * chances[0]), round(100 * sum(chances[1:], 0.0))
    foes = tuple(f"+{strength}" for strength in strengths[1:])
    told = [Prospect("note", "fight", own=strengths[0], others=foes)]
    if state.solo():
        victory = Prospect("gain", "fight-won", chance=won, vp=FOR_VICTORY_ALONE, doubloons=0)
        return [
            *told,
            victory,
            Prospect("risk", "fight-lost-alone", chance=lost, vp=FOR_VICTORY_ALONE),
        ]
    # Whoever was paid for meeting has a doubloon to lose.
    paid = state.players[seat].doubloons >= len(others)
    spoils = sum(paid or state.players[other].doubloons > 0 for other in others)
    loss = int(state.players[seat].doubloons > len(others))
    return [
        *told,
        Prospect("gain", "fight-won", chance=won, vp=FOR_VICTORY, doubloons=spoils),
        Prospect("risk", "fight-lost", chance=lost, doubloons=loss),
    ]


def strength_of(state: Maracaibo, seat: int) -> int:
    """Permanent strength, without what hangs on a die's colour; Redbeard's is the round."""
    # Rule: skirmish.solo
    if state.solo() and seat == REDBEARD:
        return state.round
    # Rule: skirmish.roll
    return state.players[seat].powers.strength
