"""What the tests of mutinies share."""

from __future__ import annotations

from collections.abc import Callable

from kaper.games.jolly_roger.state import JollyRoger
from kaper.testing.scenario import Scenario

Arrange = Callable[..., Scenario]
GAME = "jolly-roger"
NO_TRAITOR = ["traitor", "traitor"]


def sailing(scenario: Arrange, **more: object) -> Scenario:
    """The Captain p0 has chosen a Fort; p1 is Quartermaster; no Traitor is about."""
    return scenario(GAME, seats=4, **{"crew_discards": NO_TRAITOR, **more}).play("p0 sail fort")


def crew_number(s: Scenario, name: str) -> int:
    return s.state(JollyRoger).tables.crew_number[name]
