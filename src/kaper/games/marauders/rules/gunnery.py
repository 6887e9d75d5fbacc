"""Gunfire in a Naval Battle: Shoot, Long Guns and Chasers, and where their hits land."""

from __future__ import annotations

from kaper.games.marauders import battle_doors, doors
from kaper.games.marauders.battle_events import Located, LongGunsFired
from kaper.games.marauders.components.ids import CANNONS, CHAIN_SHOT, CREW, MASTS, NONE
from kaper.games.marauders.marks import CHASERS_READY
from kaper.games.marauders.rules.damage import BY_GUNS, PlaceHits, split_skulls, strike
from kaper.games.marauders.rules.declaring import controller
from kaper.games.marauders.rules.forces import guns
from kaper.games.marauders.state import PLACES, SHOOTING, Marauders


def volley(state: Marauders, place: int, winner: int) -> int:
    """How many hits a side's Shoot deals: all Cannons for the winner, else one per success."""
    if state.battle.declared[place] != SHOOTING:
        return 0
    cannons = guns(state, place)
    # Rule: shoot.winner, shoot.loser, maneuver.full-tie
    return cannons if place == winner else min(doors.successes(state.battle.dice[place]), cannons)


def roll_locations(state: Marauders, hits: int) -> tuple[int, ...]:
    # Rule: damage.location-roll, damage.location-numbers
    return doors.throw(state, "location", hits)


def land_volley(state: Marauders, place: int) -> None:
    """Where Chain or Grape Shot was used, all skulls hit the Masts or the Crew."""
    target = state.battle.enemy_of(place)
    located, skulls = split_skulls(state.battle.hits[place])
    shield = NONE
    if state.battle.shot[place] != NONE:
        # Rule: weapon.chain-shot, weapon.grape-shot
        shield = MASTS if state.battle.shot[place] == CHAIN_SHOT else CREW
        located, skulls = (*located, *[shield] * skulls), 0
    seat = controller(state, target)
    state.stack.append(PlaceHits(seat, target, located, skulls, BY_GUNS, shield=shield))


def fire_long_guns(state: Marauders) -> None:
    """One die for each Cannon; both volleys are rolled before either lands."""
    volleys: list[tuple[int, int]] = []
    for place, side in enumerate(state.battle.sides):
        # Rule: mod.most-not-in-raids
        if state.has_modification(side, "long-range") and state.cube(side, CANNONS):
            # Rule: mod.long-guns
            dice = doors.throw(state, "long-guns", state.cube(side, CANNONS))
            hits = doors.successes(dice)
            doors.tell(state, LongGunsFired(doors.who(side), doors.faces(dice), hits))
            volleys.append((place, hits))
    # Rule: mod.long-guns-details
    for place, hits in reversed(volleys):
        if hits:
            _strike(state, place, hits)


def fire_chasers(state: Marauders) -> None:
    """One hit from each ship whose captain has chosen so."""
    # Rule: mod.chasers-details
    for place in reversed(PLACES):
        if state.battle.used & CHASERS_READY << place:
            battle_doors.fire_chasers(state, place)
            _strike(state, place, 1)


def _strike(state: Marauders, place: int, hits: int) -> None:
    target = state.battle.enemy_of(place)
    dice = roll_locations(state, hits)
    doors.tell(state, Located(doors.who(state.battle.sides[place]), doors.faces(dice)))
    strike(state, target, controller(state, target), dice, BY_GUNS)
