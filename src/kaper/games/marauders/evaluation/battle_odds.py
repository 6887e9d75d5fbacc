"""What a battle between two ships may come to, from plain numbers.

How one gets away is exact, for one who flees all the time from one who does nothing but shoot or
board; who wins is an estimate, some six points of percentage off on the average. Special Weapons,
Glory cards, Long Guns and Chasers are left out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from kaper.games.marauders.components.ids import CANNONS, CREW, HOLD, HULL, MASTS
from kaper.games.marauders.rules.odds import (
    PIPS,
    Boarders,
    contests,
    maneuvers,
    storming,
    successes,
    volley,
)

# A die more for a ship that is so much nimbler.
NIMBLER = 2
# No volley has more hits.
MOST_GUNS = 5

# How much is left of each location.
Cubes: TypeAlias = tuple[int, ...]


class Ship(NamedTuple):
    """What counts of a ship in a fight."""

    cubes: Cubes
    maneuverability: int
    seamanship: int  # dice
    leadership: int  # dice
    broadside: int = 0  # hits more of its guns in the first round
    slips: int = 0  # enemy successes past which it can flee
    onset: int = 0  # see `Boarders`
    surgeon: int = 0
    swivel: int = 0


class Odds(NamedTuple):
    """The chance to win by shooting or boarding; to come out alive by nothing but fleeing."""

    shooting: float
    boarding: float
    escape: float

    @property
    def win(self) -> float:
        return max(self.shooting, self.boarding)


@lru_cache(maxsize=1 << 15)
def odds(own: Ship, other: Ship, *, opening: bool) -> Odds:
    """What one may hope for, before the first round (when both have to shoot) or later."""
    if not own.cubes[HULL] or not other.cubes[HULL]:
        afloat = float(own.cubes[HULL] > 0)
        return Odds(afloat, afloat, afloat)
    return Odds(*winning(own, other), min(flight(own, other, opening=opening)))


def sailing(ship: Ship, enemy: Ship) -> int:
    """The dice of a maneuver."""
    if not ship.cubes[MASTS]:
        return 1
    return ship.seamanship + (ship.maneuverability >= enemy.maneuverability + NIMBLER)


def boarders(ship: Ship, crew: int) -> Boarders:
    return Boarders(crew, ship.leadership, ship.onset, ship.surgeon, ship.swivel)


# Getting away

# Where skulls are placed, the fullest first: by one who flees, by one who goes on shooting.
FLEEING, SHOOTING = (HOLD, CREW, CANNONS), (HOLD, CREW)


class Flight(NamedTuple):
    """The chance of one who flees all the time."""

    from_guns: float  # to get away from one who does nothing but shoot
    from_boarders: float  # to get away from one who does nothing but board, or to beat him then


def flight(own: Ship, other: Ship, *, opening: bool) -> Flight:
    guns = boarding = 0.0
    for (hits, taken), chance in _first_volleys(own, other) if opening else (((0, 0), 1.0),):
        for cubes, likely in _crippled(other.cubes, hits):
            enemy = other._replace(cubes=cubes)
            guns += chance * likely * _from_guns(own, enemy, taken)
            boarding += chance * likely * _from_boarders(own, enemy, taken)
    return Flight(guns, boarding)


def _first_volleys(own: Ship, other: Ship) -> list[tuple[tuple[int, int], float]]:
    """How likely either deals how many hits in the round in which both have to shoot."""
    guns, foes = (
        ship.cubes[CANNONS] and min(ship.cubes[CANNONS] + ship.broadside, MOST_GUNS)
        for ship in (own, other)
    )
    volleys = defaultdict[tuple[int, int], float](float)
    for way in contests(sailing(own, other), sailing(other, own)):
        hits = volley(way.winner, way.successes, guns)
        volleys[hits, volley(-way.winner, way.foes, foes)] += way.chance
    return list(volleys.items())


@lru_cache(maxsize=1 << 12)
def _crippled(cubes: Cubes, hits: int) -> tuple[tuple[Cubes, float], ...]:
    """How a ship comes out of a volley, as far as it matters to one who flees from her."""
    left = defaultdict[Cubes, float](float)
    for (hull, _, masts, crew, cannons), chance in after_hits(cubes, hits, SHOOTING):
        left[min(hull, 1), 0, min(masts, 1), crew, cannons] += chance
    return tuple(left.items())


def _from_guns(own: Ship, enemy: Ship, taken: int) -> float:
    if not enemy.cubes[HULL]:
        return _afloat(own.cubes, taken)
    dice, foes = sailing(own, enemy), sailing(enemy, own)
    return _chase(dice, foes, enemy.cubes[CANNONS], own.slips).after(own.cubes, taken)


def _from_boarders(own: Ship, enemy: Ship, taken: int) -> float:
    if not enemy.cubes[HULL] or not enemy.cubes[MASTS] or not enemy.cubes[CREW]:
        return _afloat(own.cubes, taken)
    roll = maneuvers(sailing(own, enemy), sailing(enemy, own), slips=own.slips)
    foes, safe = boarders(enemy, enemy.cubes[CREW]), 0.0
    for left, chance in after_hits(own.cubes, taken, FLEEING):
        if left[HULL]:
            away = roll.away if left[MASTS] else 0.0
            beaten = roll.lose * storming(boarders(own, left[CREW]), foes)
            safe += chance * (away + beaten) / (away + roll.lose)
    return safe


class _Chase:
    """One flees all the time and the other shoots, with the same dice and guns throughout."""

    def __init__(self, dice: int, foes: int, guns: int, slips: int) -> None:
        ways = defaultdict[tuple[int, bool], float](float)
        for way in contests(dice, foes):
            gone = way.winner > 0 and way.foes <= slips
            ways[volley(-way.winner, way.foes, guns), gone] += way.chance
        self._idle = ways.pop((0, False), 0.0)
        self._rounds = [(hits, gone, chance) for (hits, gone), chance in ways.items()]
        self._known: dict[Cubes, float] = {}

    def away(self, cubes: Cubes) -> float:
        """The chance of a ship to get away before she is sunk or without Masts."""
        hull, hold, masts, crew, cannons = cubes
        if not hull or not masts:
            return 0.0
        # To one who flees, what is not Hull or Masts is all alike.
        first, second, third = sorted((hold, crew, cannons))
        cubes = hull, first, masts, second, third
        known = self._known.get(cubes)
        if known is None:
            away = sum(
                chance * (_afloat(cubes, hits) if gone else self.after(cubes, hits))
                for hits, gone, chance in self._rounds
            )
            known = self._known[cubes] = away / (1 - self._idle) if self._idle < 1 else 0.0
        return known

    def after(self, cubes: Cubes, hits: int) -> float:
        """The same when a volley has been fired at her."""
        return sum(chance * self.away(left) for left, chance in after_hits(cubes, hits, FLEEING))


_chase = lru_cache(maxsize=1 << 9)(_Chase)


def _afloat(cubes: Cubes, hits: int) -> float:
    return sum(chance for left, chance in after_hits(cubes, hits, FLEEING) if left[HULL])


@lru_cache(maxsize=1 << 15)
def after_hits(cubes: Cubes, hits: int, spared: tuple[int, ...]) -> tuple[tuple[Cubes, float], ...]:
    """How likely a volley leaves which cubes: dice with pips first, then skulls are placed."""
    found = defaultdict[Cubes, float](float)
    located = {cubes: 1.0}
    for pips in range(hits + 1):
        skulls = hits - pips
        for left, likely in located.items():
            found[_placed(left, skulls, spared)] += likely * successes(hits)[skulls]
        located = _one_more_hit(located)
    return tuple(found.items())


def _placed(cubes: Cubes, skulls: int, spared: Sequence[int]) -> Cubes:
    for _ in range(skulls):
        cubes = struck(cubes, spare(cubes, spared))
    return cubes


def _one_more_hit(located: Mapping[Cubes, float]) -> dict[Cubes, float]:
    found = defaultdict[Cubes, float](float)
    for cubes, chance in located.items():
        for location in PIPS:
            found[struck(cubes, location)] += chance / len(PIPS)
    return found


def struck(cubes: Cubes, location: int) -> Cubes:
    """One damage; that of a destroyed location goes to the Hull."""
    place = location if cubes[location] else HULL
    return (*cubes[:place], max(0, cubes[place] - 1), *cubes[place + 1 :])


def spare(cubes: Cubes, spared: Sequence[int]) -> int:
    """Where a skull is placed: on the fullest of what can be done without."""
    best = max(spared, key=cubes.__getitem__)
    if cubes[best]:
        return best
    return MASTS if cubes[MASTS] > 1 else HULL


# Winning

# A ship is as tough as its Hull and so much of all else that shots may hit before.
PADDING = 0.5
# How far the tougher ship with more guns can rely on winning.
CERTAINTY = 3.0
FEWEST_HITS = 0.05


def winning(own: Ship, other: Ship) -> tuple[float, float]:
    """An estimate, for one who shoots and for one who boards: the better sailor gets his way."""
    dice, foes = sailing(own, other), sailing(other, own)
    roll = maneuvers(dice, foes, own.cubes[CANNONS])
    lasting = _toughness(own) / max(FEWEST_HITS, maneuvers(foes, dice, other.cubes[CANNONS]).hits)
    other_lasting = _toughness(other) / max(FEWEST_HITS, roll.hits)
    guns = lasting**CERTAINTY / (lasting**CERTAINTY + other_lasting**CERTAINTY)
    if not own.cubes[CANNONS]:
        # Nobody is sunk without guns: two ships might shoot at each other for ever.
        guns = 0.0
    swords = storming(boarders(own, own.cubes[CREW]), boarders(other, other.cubes[CREW]))
    steering = roll.win / (roll.win + roll.lose)
    worse = (1 - steering) * min(guns, swords)
    return steering * guns + worse, steering * swords + worse


def _toughness(ship: Ship) -> float:
    return (1 - PADDING) * ship.cubes[HULL] + PADDING * sum(ship.cubes)
