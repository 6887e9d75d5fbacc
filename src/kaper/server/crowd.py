"""How many may be here at once."""

from __future__ import annotations

from collections import Counter

from kaper.server.network import is_loopback
from kaper.server.security import household
from kaper.server.settings import Settings


class Crowd:
    """Counts who is here, in all and of each household; who sits at this machine may be many."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.connections
        self._most_of_one = settings.connections_of_one
        self._all = 0
        self.households: Counter[str] = Counter()

    def enter(self, address: str, *, trusted: bool = False) -> str | None:
        """What to leave by, or None where there are too many already."""
        one = "" if trusted or is_loopback(address) else household(address)
        if self._all >= self._most or (one and self.households[one] >= self._most_of_one):
            return None
        self._all += 1
        self.households[one] += 1
        return one

    def leave(self, one: str) -> None:
        self._all -= 1
        self.households[one] -= 1
        if not self.households[one]:
            del self.households[one]
