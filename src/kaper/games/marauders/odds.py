"""How a fight is likely to end: what the bots think of it before the dice are rolled."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import NamedTuple

from kaper.games.marauders.battle import maneuver_dice
from kaper.games.marauders.crew_combat import clash_dice
from kaper.games.marauders.state import FOE, Marauders
from kaper.games.marauders.tables import (
    CANNONS,
    HOLD,
    HULL,
    LEADERSHIP,
    MASTS,
    SEAMANSHIP,
)

SKULL = 1 / 3
# A ship is as tough as its Hull and so much of all else that shots may hit before.
PADDING = 0.6
# How far the tougher ship with more guns can rely on winning.
CERTAINTY = 3.0
# A fight lasts this part of the rounds that guns alone would need to sink a ship.
HASTE = 0.8


class Ship(NamedTuple):
    """What counts of a ship in a fight."""

    hull: int
    padding: int  # Hold and Masts
    crew: int
    cannons: int
    sailing: int  # dice
    leadership: int
    crippled: bool  # without Masts nobody gets away


class Odds(NamedTuple):
    win: float
    escape: float  # for one who does nothing but flee


def ship_of_player(state: Marauders, seat: int) -> Ship:
    sailing = state.skill(seat, SEAMANSHIP) + state.ability(seat, "maneuver-dice")
    return _ship(state, seat, sailing, clash_dice(state, seat))


def ship_of_fleet(state: Marauders, fleet: int) -> Ship:
    """An NPC's ship as it meets its next enemy: undamaged."""
    hull, hold, masts, crew, cannons = state.tables.ship_values[state.fleet_ship(fleet)]
    skills = state.tables.npc_skills[state.commander(fleet)]
    return Ship(
        hull, hold + masts, crew, cannons, skills[SEAMANSHIP], skills[LEADERSHIP], crippled=False
    )


def _ship(state: Marauders, side: int, sailing: int, leadership: int) -> Ship:
    masts = state.cube(side, MASTS)
    return Ship(
        state.cube(side, HULL),
        state.cube(side, HOLD) + masts,
        state.crew(side),
        state.cube(side, CANNONS),
        sailing,
        leadership,
        masts == 0,
    )


def odds_now(state: Marauders, place: int) -> Odds:
    """How the fight that is going on stands for one of its sides."""
    own, other = state.sides[place], state.sides[1 - place]
    if FOE in (own, other):
        return Odds(_storming(state, own, other), 0.0)
    ships = [
        _ship(state, side, maneuver_dice(state, at), clash_dice(state, side))
        for at, side in enumerate(state.sides)
    ]
    return odds(ships[place], ships[1 - place])


def _storming(state: Marauders, own: int, other: int) -> float:
    return storming(
        state.crew(own), clash_dice(state, own), state.crew(other), clash_dice(state, other)
    )


@lru_cache(maxsize=1 << 14)
def odds(own: Ship, other: Ship) -> Odds:
    """Each side steers for the kind of fight that suits it; the better sailor gets it."""
    if not own.hull or not other.hull:
        return Odds(float(own.hull > 0), 0.0)
    first, second = outmaneuver(own.sailing, other.sailing)
    lasting, other_lasting = _lasting(own, other, second), _lasting(other, own, first)
    guns = lasting**CERTAINTY / (lasting**CERTAINTY + other_lasting**CERTAINTY)
    swords = storming(own.crew, own.leadership, other.crew, other.leadership)
    steering = first / (first + second)
    win = steering * max(guns, swords) + (1 - steering) * min(guns, swords)
    slip = (1 - SKULL) ** other.sailing * (1 - (1 - SKULL) ** own.sailing)
    escape = 0.0 if own.crippled else 1 - (1 - slip) ** (HASTE * min(lasting, 20.0))
    return Odds(win, escape)


def _lasting(ship: Ship, enemy: Ship, outmaneuvered: float) -> float:
    """How many rounds of shooting a ship withstands."""
    hits = outmaneuvered * enemy.cannons
    hits += (1 - outmaneuvered) * min(enemy.cannons, enemy.sailing * SKULL)
    tough = ship.hull + PADDING * (ship.padding + ship.crew + ship.cannons)
    return tough / max(hits, 0.05)


@lru_cache(maxsize=64)
def rolls(dice: int) -> tuple[float, ...]:
    """The chance of each number of successes."""
    return tuple(
        comb(dice, count) * SKULL**count * (1 - SKULL) ** (dice - count)
        for count in range(dice + 1)
    )


@lru_cache(maxsize=256)
def outmaneuver(dice: int, other: int) -> tuple[float, float]:
    """The chance of either side to win the maneuver; where successes are equal, pips decide."""
    first = second = 0.0
    for mine, chance in enumerate(rolls(dice)):
        for theirs, other_chance in enumerate(rolls(other)):
            both = chance * other_chance
            if mine == theirs:
                first, second = first + both * bool(mine) / 2, second + both * bool(mine) / 2
            elif mine > theirs:
                first += both
            else:
                second += both
    return first, second


@lru_cache(maxsize=4096)
def storming(crew: int, dice: int, other_crew: int, other_dice: int) -> float:
    """The chance to win a Crew Combat."""
    if not crew or not other_crew:
        return float(crew > 0)
    won = idle = 0.0
    for mine, chance in enumerate(rolls(dice)):
        for theirs, other_chance in enumerate(rolls(other_dice)):
            both = chance * other_chance
            left = max(0, crew - min(theirs, other_crew))
            other_left = max(0, other_crew - min(mine, crew))
            if left == crew and other_left == other_crew:
                idle += both
            elif not left and not other_left:
                won += both * (0.5 if mine == theirs else mine > theirs)
            else:
                won += both * storming(left, dice, other_left, other_dice)
    return won / (1 - idle)


def found(dice: int) -> float:
    """The chance of any success."""
    return 1 - (1 - SKULL) ** dice
