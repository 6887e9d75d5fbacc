"""Which ports are closed to whom."""

from __future__ import annotations

from kaper.games.marauders.components.ids import NONE, Zone
from kaper.games.marauders.rules.independent import is_enemy
from kaper.games.marauders.state import Marauders


def barred(state: Marauders, seat: int, zone: Zone) -> bool:
    """Whether a bounty or a war closes a port to a captain; never the Home Port."""
    nation = state.tables.zones[zone].nation
    # Rule: access.home-port
    if zone == state.tables.captains[state.captains[seat].card].home:
        return False
    assert nation != NONE
    # Rule: access.ports-closed
    is_wanted = state.captains[seat].bounties[nation] > 0
    return is_wanted or is_enemy(state, nation, state.nation(seat))
