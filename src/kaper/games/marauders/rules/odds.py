"""The chances of rolls and of Crew Combat, from plain numbers: exact, and kept once reckoned.

Dice have four faces with pips and two with a skull, the success. What cards may still add
is left out. Ships against each other have a module of their own: `battle_odds`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

SUCCESS = 1 / 3
PIPS = (1, 2, 3, 4)

# Rolls


@cache
def throws(dice: int) -> tuple[tuple[int, int, float], ...]:
    """How likely so many dice show which successes and pips."""
    if not dice:
        return ((0, 0, 1.0),)
    found = defaultdict[tuple[int, int], float](float)
    for skulls, pips, chance in throws(dice - 1):
        found[skulls + 1, pips] += chance * SUCCESS
        for more in PIPS:
            found[skulls, pips + more] += chance * (1 - SUCCESS) / len(PIPS)
    return tuple((skulls, pips, chance) for (skulls, pips), chance in found.items())


@cache
def successes(dice: int) -> tuple[float, ...]:
    """The chance of each number of successes."""
    return tuple(
        comb(dice, count) * SUCCESS**count * (1 - SUCCESS) ** (dice - count)
        for count in range(dice + 1)
    )


@cache
def found(dice: int) -> float:
    """The chance of any success."""
    return 1 - (1 - SUCCESS) ** dice


class Contest(NamedTuple):
    """One way in which two rolls against each other may end."""

    winner: int  # 1 for the first, -1 for the second, 0 for nobody
    successes: int
    foes: int  # successes of the second
    chance: float


@cache
def contests(dice: int, foes: int) -> tuple[Contest, ...]:
    """More successes win, then more pips; without any success nobody does."""
    ways = defaultdict[tuple[int, int, int], float](float)
    for mine, pips, chance in throws(dice):
        for theirs, other_pips, likely in throws(foes):
            one, other = (mine, pips), (theirs, other_pips)
            winner = (one > other) - (one < other) if mine or theirs else 0
            ways[winner, mine, theirs] += chance * likely
    return tuple(Contest(*way, chance) for way, chance in ways.items())


class Maneuvers(NamedTuple):
    win: float
    lose: float
    away: float  # the first wins, and the second has few enough successes for it to get away
    hits: float  # of the first's volley on average, if it shoots


@cache
def maneuvers(dice: int, foes: int, guns: int = 0, slips: int = 0) -> Maneuvers:
    """What comes of a maneuver roll, for the first; `slips` are successes it can flee past."""
    ways = contests(dice, foes)
    return Maneuvers(
        sum(way.chance for way in ways if way.winner > 0),
        sum(way.chance for way in ways if way.winner < 0),
        sum(way.chance for way in ways if way.winner > 0 and way.foes <= slips),
        sum(way.chance * volley(way.winner, way.successes, guns) for way in ways),
    )


def volley(winner: int, rolled: int, guns: int) -> int:
    """The hits of a volley: of all Cannons for the winner, else one for each success."""
    return guns if winner > 0 else min(rolled, guns)


@cache
def duel(dice: int, foes: int) -> float:
    """The chance of more successes; ties are rolled again."""
    ways = contests(dice, foes)
    more = sum(way.chance for way in ways if way.successes > way.foes)
    fewer = sum(way.chance for way in ways if way.successes < way.foes)
    return more / (more + fewer)


# Crew Combat


class Boarders(NamedTuple):
    """One side of a Crew Combat that is about to begin."""

    crew: int
    dice: int
    onset: int = 0  # dice more in the first clash
    surgeon: int = 0  # damage to the Crew that is undone, once
    swivel: int = 0  # dice that take one hand at most before the first clash


@lru_cache(maxsize=1 << 14)
def storming(own: Boarders, other: Boarders) -> float:
    """The chance to win a Crew Combat."""
    chance = 0.0
    for hit, likely in _swivel_guns(own.swivel):
        for taken, possible in _swivel_guns(other.swivel):
            first, second = _wounded(own, taken), _wounded(other, hit)
            chance += likely * possible * _clash(first, second)
    return chance


def _swivel_guns(dice: int) -> Sequence[tuple[int, float]]:
    return ((1, found(dice)), (0, 1 - found(dice))) if dice else ((0, 1.0),)


def _wounded(side: Boarders, damage: int) -> Boarders:
    """After some damage, the first of which a surgeon undoes."""
    helped = min(damage, side.surgeon)
    crew = max(0, side.crew - damage + helped)
    return side._replace(crew=crew, surgeon=side.surgeon - helped, swivel=0)


@lru_cache(maxsize=1 << 15)
def _clash(own: Boarders, other: Boarders) -> float:
    """The chance of the first to win from the next clash on."""
    if not own.crew or not other.crew:
        return float(own.crew > 0)
    fiercer = own.onset or other.onset
    won = idle = 0.0
    for way in contests(own.dice + own.onset, other.dice + other.onset):
        damage, taken = min(way.successes, own.crew), min(way.foes, other.crew)
        if not damage and not taken and not fiercer:
            idle += way.chance
            continue
        first, second = _wounded(own, taken), _wounded(other, damage)
        if first.crew or second.crew:
            won += way.chance * _clash(first._replace(onset=0), second._replace(onset=0))
        else:
            won += way.chance * (way.winner > 0)
    return won / (1 - idle) if idle < 1 else 0.0
