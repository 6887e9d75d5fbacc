"""What the rolls of a battle round come to if they stand, and what Special Weapons make of them."""

from __future__ import annotations

from kaper.games.marauders import doors
from kaper.games.marauders.components.tables import CHAIN_SHOT, CREW, HOOKS, LOCATIONS, MASTS, NONE
from kaper.games.marauders.rules.declaring import BOARDING, FLEEING
from kaper.games.marauders.rules.forces import gets_away, maneuver_winner
from kaper.games.marauders.rules.gunnery import volley
from kaper.games.marauders.state import Marauders
from kaper.kernel.deeds import Prospect


def roll_stands(state: Marauders, place: int, *, crew: bool) -> list[Prospect]:
    """For the side at this place, in a maneuver roll or in Crew Combat."""
    if crew:
        return _dealt("-crew", _blows(state, place), _blows(state, 1 - place))
    winner = maneuver_winner(state)
    mine, theirs = (volley(state, at, winner) for at in (place, 1 - place))
    return [_maneuvers(state, place, winner), *_dealt("", mine, theirs)]


def _blows(state: Marauders, place: int) -> int:
    """Crew that a side takes: no more than it has hands itself, or the other has."""
    one, other = (state.crew(side) for side in state.battle.sides)
    return min(doors.successes(state.battle.dice[place]), one, other)


def _maneuvers(state: Marauders, place: int, winner: int) -> Prospect:
    if winner == NONE:
        return Prospect("note", "nobody")
    word, declared = "win" if winner == place else "lose", state.battle.declared[winner]
    away = declared == FLEEING and gets_away(state, winner)
    if declared == BOARDING:
        word += "-board"
    elif away:
        word += "-flee"
    elif declared == FLEEING and winner == place:
        word += "-stuck"
    return Prospect("gain" if winner == place else "cost", word)


def _dealt(of_crew: str, mine: int, theirs: int) -> list[Prospect]:
    told = []
    if mine:
        told.append(Prospect("gain", f"deal{of_crew}", count=mine))
    if theirs:
        told.append(Prospect("cost", f"take{of_crew}", count=theirs))
    return told


def weapon_brings(state: Marauders, place: int, weapon: int) -> Prospect:
    if weapon == HOOKS:
        return Prospect("gain", "hooks")
    struck = LOCATIONS[MASTS if weapon == CHAIN_SHOT else CREW]
    skulls = sum(face == doors.SKULL for face in state.battle.hits[place])
    return Prospect("gain", "shot", count=skulls, location=struck)
