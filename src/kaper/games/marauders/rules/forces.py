"""What a side fights with: its dice, its guns, what it can slip past, and who outmaneuvers whom."""

from __future__ import annotations

from kaper.games.marauders import doors
from kaper.games.marauders.components.ids import CANNONS, LEADERSHIP, MASTS, NONE, SEAMANSHIP
from kaper.games.marauders.state import CAP, FOE, NPC, Marauders

# What Swivel Guns roll before the first clash.
SWIVEL_DICE = 2


def maneuver_dice(state: Marauders, place: int) -> int:
    side, enemy = state.battle.sides[place], state.battle.sides[1 - place]
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
    first, second = state.battle.dice
    # Rule: maneuver.no-success
    if not doors.successes(first) and not doors.successes(second):
        return NONE
    # Rule: maneuver.tie-pips, maneuver.full-tie
    one, other = ((doors.successes(dice), doors.pips(dice)) for dice in (first, second))
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


def clash_dice(state: Marauders, side: int) -> int:
    if side == FOE:
        return state.battle.foe_skill
    if side >= NPC:
        return state.tables.npcs[state.commander(side - NPC)].skills[LEADERSHIP]
    # Rule: captain.skill-uses
    return state.skill(side, LEADERSHIP) + state.ability(side, "clash-dice")
