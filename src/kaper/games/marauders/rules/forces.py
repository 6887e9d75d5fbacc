"""What a side fights with: its dice, its guns, what it can slip past, and who outmaneuvers whom."""

from __future__ import annotations

from kaper.games.marauders import doors
from kaper.games.marauders.components.ids import CANNONS, LEADERSHIP, MASTS, NONE, SEAMANSHIP
from kaper.games.marauders.marks import SURGERY
from kaper.games.marauders.state import CAP, FOE, NPC, Marauders

# What Swivel Guns roll before the first clash.
SWIVEL_DICE = 2


def maneuver_dice(state: Marauders, place: int) -> int:
    side, enemy = state.battle.sides[place], state.battle.enemy_of(place)
    if state.cube(side, MASTS) == 0:
        # Rule: damage.masts, damage.masts-exactly-one
        return 1
    # Rule: maneuver.extra-die
    nimble = state.maneuverability(side) >= state.maneuverability(enemy) + 2
    if side >= NPC:
        return state.tables.npcs[state.commander(side - NPC)].skills[SEAMANSHIP] + nimble
    # Rule: captain.skill-uses
    return state.skill(side, SEAMANSHIP) + nimble + state.ability(side, "maneuver-dice")


def maneuver_winner(state: Marauders) -> int:
    """The place of the side that outmaneuvers the other; NONE for a tie or no success at all."""
    # Rule: maneuver.no-success
    if not any(doors.successes(dice) for dice in state.battle.dice):
        return NONE
    # Rule: maneuver.tie-pips, maneuver.full-tie
    return better_roll(state)


def better_roll(state: Marauders) -> int:
    """The place of the side with more successes, or of equals with more pips; NONE for a tie."""
    one, other = ((doors.successes(dice), doors.pips(dice)) for dice in state.battle.dice)
    return NONE if one == other else int(one < other)


def gets_away(state: Marauders, place: int) -> bool:
    # Rule: flee.winner
    return doors.successes(state.battle.dice[1 - place]) <= slips_past(state, place)


def slips_past(state: Marauders, place: int) -> int:
    """Enemy successes despite which a side that has won can still flee."""
    side = state.battle.sides[place]
    return state.ability(side, "flee-past") if side < NPC else 0


def guns(state: Marauders, place: int) -> int:
    """The most hits that a side's Shoot can deal in this round."""
    side = state.battle.sides[place]
    # Rule: damage.cannons
    cannons = state.cube(side, CANNONS)
    if cannons and side < NPC and state.battle.round == 1:
        return min(cannons + state.ability(side, "first-broadside"), CAP)
    return cannons


def strikes(state: Marauders, place: int) -> int:
    """How often a side's roll of a clash strikes: no more often than it has hands."""
    return min(doors.successes(state.battle.dice[place]), state.crew(state.battle.sides[place]))


def blow(state: Marauders, place: int) -> int:
    """The Crew that a side's roll of a clash takes from the other."""
    # Rule: crew.round
    damage = strikes(state, place)
    if damage and surgeon_is_ready(state, 1 - place):
        damage -= 1
    return min(damage, state.crew(state.battle.enemy_of(place)))


def surgeon_is_ready(state: Marauders, place: int) -> bool:
    """Whether a side can still ignore the first Crew damage of its Crew Combat."""
    side = state.battle.sides[place]
    has_one = side < NPC and state.ability(side, "surgeon") > 0
    return has_one and not state.battle.used & SURGERY << place


def clash_dice(state: Marauders, side: int) -> int:
    if side == FOE:
        return state.battle.foe_skill
    if side >= NPC:
        return state.tables.npcs[state.commander(side - NPC)].skills[LEADERSHIP]
    # Rule: captain.skill-uses
    return state.skill(side, LEADERSHIP) + state.ability(side, "clash-dice")
