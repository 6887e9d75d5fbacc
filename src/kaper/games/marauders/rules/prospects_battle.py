"""What is at stake in a fight: maneuvers, volleys, flight and boarding, by exact chances."""

from __future__ import annotations

from kaper.games.marauders.rules.forces import (
    SWIVEL_DICE,
    clash_dice,
    guns,
    maneuver_dice,
    slips_past,
)
from kaper.games.marauders.rules.odds import Boarders, maneuvers, storming
from kaper.games.marauders.rules.prospects import average, percent
from kaper.games.marauders.state import NPC, Marauders
from kaper.kernel.prospects import Prospect


def maneuver_chances(state: Marauders, place: int) -> Prospect:
    dice, foes = maneuver_dice(state, place), maneuver_dice(state, 1 - place)
    chance = percent(maneuvers(dice, foes).win)
    return Prospect("note", "dice", dice=dice, foes=foes, chance=chance)


def volley_brings(state: Marauders, place: int) -> Prospect:
    most = guns(state, place)
    if not most:
        return Prospect("note", "no-guns")
    return Prospect("note", "shoot", **average("hits", _hits(state, place)), most=most)


def fire_taken(state: Marauders, place: int) -> Prospect:
    """The enemy has declared Shoot."""
    most = guns(state, 1 - place)
    return Prospect("risk", "fire", **average("hits", _hits(state, 1 - place)), most=most)


def _hits(state: Marauders, place: int) -> float:
    dice, foes = maneuver_dice(state, place), maneuver_dice(state, 1 - place)
    return maneuvers(dice, foes, guns(state, place)).hits


def flight_brings(state: Marauders, place: int) -> Prospect:
    dice, foes = maneuver_dice(state, place), maneuver_dice(state, 1 - place)
    away = maneuvers(dice, foes, 0, slips_past(state, place)).away
    return Prospect("note", "flee", chance=percent(away))


def boarding_brings(state: Marauders, place: int) -> Prospect:
    side, enemy = state.battle.sides[place], state.battle.enemy_of(place)
    stakes = _stakes(_boarders(state, side), _boarders(state, enemy))
    return Prospect("note", "board", **stakes)


def fight_brings(state: Marauders, seat: int, crew: int, leadership: int) -> list[Prospect]:
    """The fight of a card."""
    stakes = _stakes(_boarders(state, seat), Boarders(crew, leadership))
    return [Prospect("note", "fight", **stakes)]


def _stakes(own: Boarders, other: Boarders) -> dict[str, int]:
    return {
        "crew": own.crew,
        "dice": own.dice,
        "foes": other.crew,
        "foes_dice": other.dice,
        "chance": percent(storming(own, other)),
    }


def _boarders(state: Marauders, side: int) -> Boarders:
    """A side before its Crew Combat begins."""
    crew, dice = state.crew(side), clash_dice(state, side)
    if side >= NPC:
        return Boarders(crew, dice)
    return Boarders(
        crew,
        dice,
        onset=state.ability(side, "first-clash-dice"),
        surgeon=min(1, state.ability(side, "surgeon")),
        swivel=SWIVEL_DICE * state.has_modification(side, "swivel"),
    )
