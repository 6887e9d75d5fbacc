"""What the rolls of a battle round come to if they stand, and what Special Weapons make of them."""

from __future__ import annotations

from kaper.games.marauders import doors
from kaper.games.marauders.components.ids import (
    CHAIN_SHOT,
    CREW,
    HOOKS,
    LOCATIONS,
    MASTS,
    NONE,
    Weapon,
)
from kaper.games.marauders.rules.forces import blow, gets_away, maneuver_winner
from kaper.games.marauders.rules.gunnery import volley
from kaper.games.marauders.state import BOARDING, FLEEING, Marauders
from kaper.kernel.prospects import Prospect


def roll_stands(state: Marauders, place: int, *, crew: bool) -> list[Prospect]:
    """For the side at this place, in a maneuver roll or in Crew Combat."""
    if crew:
        mine, theirs = blow(state, place), blow(state, 1 - place)
        dealt = [Prospect("gain", "deal-crew", count=mine)] if mine else []
        return [*dealt, Prospect("cost", "take-crew", count=theirs)] if theirs else dealt
    winner = maneuver_winner(state)
    mine, theirs = (volley(state, at, winner) for at in (place, 1 - place))
    told = [_maneuvers(state, winner, won=winner == place)]
    if mine:
        told.append(Prospect("gain", "deal", count=mine))
    if theirs:
        told.append(Prospect("cost", "take", count=theirs))
    return told


def _maneuvers(state: Marauders, winner: int, *, won: bool) -> Prospect:
    if winner == NONE:
        return Prospect("note", "nobody")
    declared = state.battle.declared[winner]
    if declared == BOARDING:
        return Prospect("gain", "win-board") if won else Prospect("cost", "lose-board")
    if declared == FLEEING and gets_away(state, winner):
        return Prospect("gain", "win-flee") if won else Prospect("cost", "lose-flee")
    if declared == FLEEING and won:
        return Prospect("gain", "win-stuck")
    return Prospect("gain", "win") if won else Prospect("cost", "lose")


def weapon_brings(state: Marauders, place: int, weapon: Weapon) -> Prospect:
    if weapon == HOOKS:
        return Prospect("gain", "hooks")
    struck = LOCATIONS[MASTS if weapon == CHAIN_SHOT else CREW]
    skulls = sum(face == doors.SKULL for face in state.battle.hits[place])
    return Prospect("gain", "shot", count=skulls, location=struck)
