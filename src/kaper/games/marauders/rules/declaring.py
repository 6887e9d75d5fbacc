"""Declarations: what each side of a Naval Battle sets out to do in a round, and Chasers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.marauders import battle_doors, doors
from kaper.games.marauders.actions import BOARD, CHASE, FLEE, SHOOT
from kaper.games.marauders.battle_doors import DECLARATION_NAMES
from kaper.games.marauders.components.ids import CANNONS, CREW, MASTS
from kaper.games.marauders.records import Declaration
from kaper.games.marauders.rules.forces import guns
from kaper.games.marauders.rules.moments import Asked
from kaper.games.marauders.rules.prospects_battle import (
    boarding_brings,
    fire_taken,
    flight_brings,
    maneuver_chances,
    volley_brings,
)
from kaper.games.marauders.state import (
    ATTACKER,
    BOARDING,
    DECLARATIONS,
    DEFENDER,
    FLEEING,
    NPC,
    SHOOTING,
    Marauders,
)
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always, forgo
from kaper.kernel.frames import DECLINE
from kaper.kernel.prospects import Prospect


def controller(state: Marauders, side: int) -> int:
    """Who decides for a side: its player, or for an NPC the left neighbour of the one it fights."""
    if side < NPC:
        return side
    player = state.battle.enemy_of(state.battle.place_of(side))
    # Rule: npccombat.controller, npccombat.details
    return (player + 1) % state.seats


# Refusals of declarations, made once: they are looked for in every round

FIRST_ROUND: Final = Refusal("combat.first-round-shoot")
NO_MASTS: Final = Refusal("damage.masts")


def why_no_sailing(state: Marauders, place: int) -> Refusal | None:
    """What Board and Flee have in common: both need Masts, and neither is for the first round."""
    if state.battle.round == 1:
        # Rule: combat.first-round-shoot
        return FIRST_ROUND
    return None if state.cube(state.battle.sides[place], MASTS) else NO_MASTS


def why_no_boarding(state: Marauders, place: int) -> Refusal | None:
    refusal = why_no_sailing(state, place)
    if refusal is not None:
        return refusal
    return None if state.crew(state.battle.sides[place]) else Refusal("damage.crew")


def why_no_fleeing(state: Marauders, place: int) -> Refusal | None:
    return why_no_sailing(state, place) or why_no_flight_of_npc(state, place)


def why_no_flight_of_npc(state: Marauders, place: int) -> Refusal | None:
    """An NPC flees only with fewer Cannons or less Crew than its enemy."""
    side, enemy = state.battle.sides[place], state.battle.enemy_of(place)
    if side < NPC or any(
        state.cube(side, location) < state.cube(enemy, location) for location in (CANNONS, CREW)
    ):
        return None
    return Refusal("npccombat.flee-limit", fleet=str(doors.who(side)))


def declarations(state: Marauders, place: int) -> list[Declaration]:
    """What a side may declare."""
    found = [SHOOTING]
    if why_no_boarding(state, place) is None:
        found.append(BOARDING)
    if why_no_fleeing(state, place) is None:
        found.append(FLEEING)
    return found


# One side declares


@dataclass(frozen=True, slots=True)
class Declare(Asked):
    """One side declares its combat action; the attacker first, openly."""

    place: int

    def deeds(self) -> Deeds[Declare, Marauders]:
        return DECLARING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        owner = doors.spelled(state.battle.sides[self.place])
        args = (("owner", owner), ("round", state.battle.round))
        return Prompt("marauders-prompt-declare", args)


def why_not_board(asked: Declare, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return why_no_boarding(state, asked.place)


def why_not_flee(asked: Declare, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return why_no_fleeing(state, asked.place)


def make_declaration(asked: Declare, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    choice = DECLARATIONS[DECLARATION_NAMES.index(action.verb)]
    battle_doors.declare(state, asked.place, choice)


def declaration_brings(
    asked: Declare, state: Marauders, seat: int, action: Action
) -> list[Prospect]:
    place = asked.place
    told = [maneuver_chances(state, place)]
    if action.verb == SHOOT.name:
        told.append(volley_brings(state, place))
    elif action.verb == BOARD.name:
        told.append(boarding_brings(state, place))
    else:
        told.append(flight_brings(state, place))
    # The second to declare knows what the first has in mind.
    answered = place == DEFENDER and state.battle.declared[ATTACKER] == SHOOTING
    return [*told, fire_taken(state, place)] if answered and guns(state, ATTACKER) else told


DECLARING: Final = Deeds(
    Deed(SHOOT, always, make_declaration, brings=declaration_brings),
    Deed(BOARD, why_not_board, make_declaration, brings=declaration_brings),
    Deed(FLEE, why_not_flee, make_declaration, brings=declaration_brings),
)


# Chasers


@dataclass(frozen=True, slots=True)
class Chase(Asked):
    """Somebody has declared Flee: Chasers may deal one hit before the maneuvers."""

    place: int

    def deeds(self) -> Deeds[Chase, Marauders]:
        return CHASING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-chase")


def may_chase(state: Marauders, place: int) -> bool:
    """Whether a ship has Chasers that have not fired in this battle, and a reason to fire."""
    side = state.battle.sides[place]
    # Rule: mod.most-not-in-raids, mod.chasers
    if FLEEING not in state.battle.declared or not state.has_modification(side, "chase"):
        return False
    # Rule: mod.chasers-details
    return not state.is_flipped(side, "chase")


def chase(asked: Chase, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    battle_doors.ready_chasers(state, asked.place)


def chase_brings(asked: Chase, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return [Prospect("gain", "chase")]


CHASING: Final = Deeds(
    Deed(CHASE, always, chase, brings=chase_brings),
    Deed(DECLINE, always, forgo),
)
