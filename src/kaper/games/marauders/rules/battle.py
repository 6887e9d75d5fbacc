"""The Naval Battle: round after round of declaration, maneuvers and action.

The stages of a round stand below in the order in which they are played; `ROUND`, at the end, lists
them. What may be declared is told in `declaring`, gunfire in `gunnery`, cards and tokens in
`reactions`; a boarding goes on in `crew_combat`, and the spoils are shared in `aftermath`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, NewType

from kaper.games.marauders import battle_doors, doors
from kaper.games.marauders.battle_events import (
    BattleBrokenOff,
    Escaped,
    ManeuverTied,
    ManeuverWon,
    Sunk,
)
from kaper.games.marauders.components.ids import (
    CANNONS,
    EVERY_NATION,
    HULL,
    MASTS,
    NONE,
    Nation,
    Nothing,
    is_flagship,
)
from kaper.games.marauders.rules.aftermath import clear_battle, settle, survivor
from kaper.games.marauders.rules.combat_dice import LOCATION_ROLL, MANEUVER_ROLL
from kaper.games.marauders.rules.crew_combat import begin_crew_combat
from kaper.games.marauders.rules.declaring import (
    Chase,
    Declare,
    controller,
    declarations,
    may_chase,
    why_no_flight_of_npc,
)
from kaper.games.marauders.rules.forces import gets_away, maneuver_dice, maneuver_winner
from kaper.games.marauders.rules.gunnery import (
    fire_chasers,
    fire_long_guns,
    land_volley,
    roll_locations,
    volley,
)
from kaper.games.marauders.rules.missions import MissionCheck
from kaper.games.marauders.rules.reactions import contest, react
from kaper.games.marauders.state import (
    ATTACKER,
    BOARDING,
    DEFENDER,
    FLEEING,
    NPC,
    PLACES,
    SHOOTING,
    Marauders,
)
from kaper.kernel.frames import Frame

# The stages of a battle round.
BattleStage = NewType("BattleStage", int)
STAGES: Final = tuple(map(BattleStage, range(10)))
BEGIN, DECLARE, ANSWER, CHASE_FIRST, CHASE_SECOND, CHASERS, MANEUVER, AIM, FIRE, DECIDE = STAGES
# The stage after each; the next round follows the last.
NEXT: Final = (*STAGES[1:], BEGIN)


def begin_battle(state: Marauders, attacker: int, defender: int) -> None:
    """Starting combat with a non-pirate brings a bounty before the fighting."""
    if attacker < NPC:
        # Rule: bounty.start-combat, bounty.offended-nation, bounty.defender-free, war.scope
        nation = _offended(state, defender)
        if nation != NONE:
            doors.set_bounty(state, attacker, nation)
    battle_doors.begin_battle(state, attacker, defender)
    state.stack.append(MissionCheck())
    state.stack.append(Naval(BEGIN))


def _offended(state: Marauders, side: int) -> Nation | Nothing:
    """The nation that an attack on a ship offends; NONE for a pirate."""
    if side < NPC:
        # Rule: term.pirate, term.non-pirate
        return NONE if state.is_pirate(side) else state.nation(side)
    return EVERY_NATION[side - NPC] if is_flagship(side - NPC) else NONE


@dataclass(frozen=True, slots=True)
class Naval(Frame[Marauders]):
    """One battle. Each step plays a stage of the round; a stage that ends the battle takes it away.

    The next stage is named first, for a stage may put questions on the stack above this.
    """

    stage: BattleStage

    def step(self, state: Marauders) -> bool:
        # Rule: combat.until-decided
        state.stack[-1] = Naval(NEXT[self.stage])
        ROUND[self.stage](state)
        return False

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        """A card has taken a side out of the battle."""
        (place,) = result
        return Escape(place)


@dataclass(frozen=True, slots=True)
class Escape(Frame[Marauders]):
    """A side gets away, and the battle is over."""

    place: int

    def step(self, state: Marauders) -> bool:
        escape(state, self.place)
        return False


# The round begins


def begin_round(state: Marauders) -> None:
    # Rule: combat.stalemate
    if not any(can_go_on(state, place) for place in PLACES):
        state.stack.pop()
        doors.tell(state, BattleBrokenOff())
        clear_battle(state)
        return
    battle_doors.begin_round(state)
    if state.battle.round == 1:
        # The Long Guns may sink a ship before the first declaration.
        fire_long_guns(state)


def can_go_on(state: Marauders, place: int) -> bool:
    """Whether a side can still shoot, board or flee, be it in a later round."""
    side = state.battle.sides[place]
    if state.cube(side, CANNONS):
        return True
    if not state.cube(side, MASTS):
        return False
    return state.crew(side) > 0 or why_no_flight_of_npc(state, place) is None


# Declaration: the attacker first, then whoever has Chasers and sees somebody flee


def attacker_declares(state: Marauders) -> None:
    if not ended_by_sinking(state):
        # Rule: combat.attacker-declares-first
        ask_declaration(state, ATTACKER)


def defender_declares(state: Marauders) -> None:
    ask_declaration(state, DEFENDER)


def ask_declaration(state: Marauders, place: int) -> None:
    """Who can do nothing but Shoot is not asked."""
    if declarations(state, place) == [SHOOTING]:
        battle_doors.declare(state, place, SHOOTING)
    else:
        state.stack.append(Declare(controller(state, state.battle.sides[place]), place))


def ask_attackers_chasers(state: Marauders) -> None:
    ask_chasers(state, ATTACKER)


def ask_defenders_chasers(state: Marauders) -> None:
    ask_chasers(state, DEFENDER)


def ask_chasers(state: Marauders, place: int) -> None:
    if may_chase(state, place):
        state.stack.append(Chase(state.battle.sides[place], place))


# Maneuvers: Seamanship against Seamanship


def roll_maneuvers(state: Marauders) -> None:
    if not ended_by_sinking(state):
        # Rule: maneuver.test
        contest(state, MANEUVER_ROLL, [maneuver_dice(state, place) for place in PLACES])


# Action: shots first, then boarding or flight


def aim(state: Marauders) -> None:
    """Whoever shoots rolls where the hits go; then the captains may answer those dice."""
    winner = maneuver_winner(state)
    if winner == NONE:
        doors.tell(state, ManeuverTied())
    else:
        doors.tell(state, ManeuverWon(doors.who(state.battle.sides[winner])))
    shooters = []
    for place, side in enumerate(state.battle.sides):
        hits = volley(state, place, winner)
        if hits:
            battle_doors.aim(state, place, roll_locations(state, hits))
            shooters.append(side)
    # Where the deck has a card for it, dice may be answered by those at whom they are aimed.
    # Rule: glory.house-aim
    aimed_at = bool(shooters) and (LOCATION_ROLL, "reroll") in state.tables.answers
    react(state, LOCATION_ROLL, state.battle.sides if aimed_at else shooters)


def fire(state: Marauders) -> None:
    """Damage is dealt together: locations of both volleys were rolled before either is marked."""
    # Rule: damage.simultaneous
    for place in reversed(PLACES):
        if state.battle.hits[place]:
            land_volley(state, place)


def decide(state: Marauders) -> None:
    """With the shots marked, the winner of the maneuvers boards or gets away."""
    winner = maneuver_winner(state)
    # Rule: boarding.after-shots
    if ended_by_sinking(state) or winner == NONE:
        return
    # Rule: combat.loser-board-flee
    declared = state.battle.declared[winner]
    if declared == BOARDING and state.crew(state.battle.sides[winner]) > 0:
        state.stack.pop()
        # Rule: boarding.winner
        begin_crew_combat(state)
    elif declared == FLEEING and gets_away(state, winner):
        escape(state, winner)


def escape(state: Marauders, place: int) -> None:
    state.stack.pop()
    doors.tell(state, Escaped(doors.who(state.battle.sides[place])))
    # Rule: flee.aftermath
    clear_battle(state)


def ended_by_sinking(state: Marauders) -> bool:
    """A destroyed Hull ends the battle."""
    # Rule: damage.hull
    sunk = [place for place, side in enumerate(state.battle.sides) if state.cube(side, HULL) == 0]
    if not sunk:
        return False
    state.stack.pop()
    for place in sunk:
        doors.tell(state, Sunk(doors.who(state.battle.sides[place])))
    # Rule: combat.both-sink
    settle(state, survivor(sunk), boarded=False)
    return True


# Rule: combat.until-decided
ROUND: Final[Mapping[BattleStage, Callable[[Marauders], None]]] = {
    BEGIN: begin_round,
    DECLARE: attacker_declares,
    ANSWER: defender_declares,
    CHASE_FIRST: ask_attackers_chasers,
    CHASE_SECOND: ask_defenders_chasers,
    CHASERS: fire_chasers,
    MANEUVER: roll_maneuvers,
    AIM: aim,
    FIRE: fire,
    DECIDE: decide,
}
