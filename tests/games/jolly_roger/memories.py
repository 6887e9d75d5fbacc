"""What the tests of lost cards share: the names of what each has seen and lost track of."""

from __future__ import annotations

from kaper.games.jolly_roger.state import JollyRoger
from kaper.testing.scenario import Scenario


def loot_adrift(s: Scenario) -> list[list[str]]:
    """By seat, with spectators last."""
    state = s.state(JollyRoger)
    return [[state.tables.loot_names[kind] for kind in kinds] for kinds in state.loot_adrift]


def crew_adrift(s: Scenario) -> list[list[str]]:
    """By seat, with spectators last."""
    state = s.state(JollyRoger)
    return [[state.tables.crew_names[kind] for kind in kinds] for kinds in state.crew_adrift]
