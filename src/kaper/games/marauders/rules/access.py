"""Which ports are closed to whom."""

from __future__ import annotations

from kaper.games.marauders.rules.independent import is_enemy
from kaper.games.marauders.state import Marauders


def barred(state: Marauders, seat: int, zone: int) -> bool:
    """Whether a bounty or a war closes a port to a captain; never the Home Port."""
    nation = state.tables.zone_nation[zone]
    # Rule: access.home-port
    if zone == state.tables.home[state.captains[seat]]:
        return False
    # Rule: access.ports-closed
    return state.bounty(seat, nation) > 0 or is_enemy(state, nation, state.nation(seat))
