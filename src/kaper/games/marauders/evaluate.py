"""How well a seat stands, by what it can know."""

from __future__ import annotations

from kaper.games.marauders.scoring import result, total
from kaper.games.marauders.state import IN_PLAY, PER_SHIP, Marauders
from kaper.games.marauders.tables import NONE


def evaluate(state: Marauders, seat: int) -> float:
    """Between 0 and 1: points and means against those of the best other."""
    if not state.stack:
        winners = result(state).winners
        return 1.0 / len(winners) if seat in winners else 0.0
    others = max(_rough(state, other) for other in range(state.seats) if other != seat)
    lead = _standing(state, seat) - others
    return min(0.99, max(0.01, 0.5 + lead / (2.5 * state.target)))


def _rough(state: Marauders, seat: int) -> float:
    """What is open of another player."""
    return state.glory[seat] + _ship(state, seat) + 0.1 * len(state.hands[seat])


def _standing(state: Marauders, seat: int) -> float:
    points = float(total(state, seat))
    points += (state.chest[seat] % 10) * 0.08 + state.gold[seat] * 0.06
    points += 0.15 * len(state.cargo[seat]) + 0.1 * len(state.hands[seat])
    points += 0.2 * len(state.rumors[seat]) + 0.3 * (state.missions[seat] != NONE)
    return points + _ship(state, seat)


def _ship(state: Marauders, seat: int) -> float:
    if state.status[seat] != IN_PLAY:
        return -1.5
    cubes = state.cubes[seat * PER_SHIP : (seat + 1) * PER_SHIP]
    return 0.08 * sum(cubes) - 0.3 * cubes.count(0)
