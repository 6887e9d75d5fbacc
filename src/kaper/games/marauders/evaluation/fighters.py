"""What counts of captains and ships in a fight, in the numbers of `odds` and `battle_odds`."""

from __future__ import annotations

from kaper.games.marauders.components.ids import LEADERSHIP, NONE, SEAMANSHIP
from kaper.games.marauders.evaluation.battle_odds import Odds, Ship, odds
from kaper.games.marauders.marks import SURGERY
from kaper.games.marauders.rules.aftermath import Aftermath
from kaper.games.marauders.rules.crew_combat import CrewCombat
from kaper.games.marauders.rules.forces import SWIVEL_DICE, clash_dice
from kaper.games.marauders.rules.odds import Boarders, storming
from kaper.games.marauders.state import NPC, Marauders


def ship_of_player(state: Marauders, seat: int) -> Ship:
    return Ship(
        tuple(state.captains[seat].cubes),
        state.maneuverability(seat),
        state.skill(seat, SEAMANSHIP) + state.ability(seat, "maneuver-dice"),
        clash_dice(state, seat),
        broadside=state.ability(seat, "first-broadside"),
        slips=state.ability(seat, "flee-past"),
        onset=state.ability(seat, "first-clash-dice"),
        surgeon=min(1, state.ability(seat, "surgeon")),
        swivel=SWIVEL_DICE * state.has_modification(seat, "swivel"),
    )


def ship_of_fleet(state: Marauders, fleet: int) -> Ship:
    """An NPC's ship as it meets its next enemy: undamaged."""
    ship = state.tables.ships[state.fleet_ship(fleet)]
    skills = state.tables.npcs[state.commander(fleet)].skills
    return Ship(ship.values, ship.maneuverability, skills[SEAMANSHIP], skills[LEADERSHIP])


def odds_now(state: Marauders, place: int) -> Odds:
    """How the fight that is going on stands for one of its sides, bound by what it has declared."""
    for frame in state.stack:
        if isinstance(frame, Aftermath):
            won = float(frame.winner == state.battle.sides[place])
            return Odds(won, won, won)
        if isinstance(frame, CrewCombat):
            win = storming(_boarders(state, place), _boarders(state, 1 - place))
            return Odds(win, win, 0.0)
    own, other = (_ship(state, state.battle.sides[at]) for at in (place, 1 - place))
    chances = odds(own, other, opening=state.battle.round <= 1)
    declared = NONE if state.battle.round <= 1 else state.battle.declared[place]
    if declared == NONE:
        return chances
    return Odds(*(chance * (plan == declared) for plan, chance in enumerate(chances)))


def _ship(state: Marauders, side: int) -> Ship:
    if side < NPC:
        return ship_of_player(state, side)
    return ship_of_fleet(state, side - NPC)._replace(cubes=tuple(state.battle.enemy))


def _boarders(state: Marauders, place: int) -> Boarders:
    """A side of a Crew Combat in which guns have been fired."""
    side = state.battle.sides[place]
    crew, dice = state.crew(side), clash_dice(state, side)
    if side >= NPC:
        return Boarders(crew, dice)
    onset = 0 if state.battle.round else state.ability(side, "first-clash-dice")
    surgeon = (
        min(1, state.ability(side, "surgeon")) if not state.battle.used & SURGERY << place else 0
    )
    return Boarders(crew, dice, onset=onset, surgeon=surgeon)
