"""What a viewer of Martinique remembers: which map token came from where, and which was seen."""

from __future__ import annotations

from collections.abc import Iterator

from kaper.games.martinique import events
from kaper.games.martinique.components.tokens import MAP_NAMES
from kaper.games.martinique.state import SEATS, Martinique
from kaper.kernel.events import Event
from kaper.match import Match
from kaper.testing.witness import Witness

# The two places of the bar, and all other places that a map token comes from.
BAR = (1, 2)
ISLAND = 0


class MapWitness(Witness[Martinique]):
    def __init__(self, match: Match[Martinique], viewer: int | None) -> None:
        super().__init__(match, viewer)
        # By seat, in the order in which they were taken: from where, and what if it was seen.
        self.taken: list[list[tuple[int, str]]] = [[] for _ in range(SEATS)]
        self.dusk = False

    def read(self, event: Event) -> None:
        match event:
            case events.MapTaken(seat=seat, coordinate=coordinate):
                self.taken[seat].append((ISLAND, coordinate))
            case events.BarMapTaken(seat=seat, place=place, coordinate=coordinate):
                self.taken[seat].append((place, coordinate))
            case events.MapTurnedUp(owner=owner, slot=slot, coordinate=coordinate):
                self.taken[owner][slot - 1] = self.taken[owner][slot - 1][0], coordinate
            case events.DuskFell():
                self.dusk = True

    def doubts(self, state: Martinique) -> Iterator[str]:
        letters, digits = MAP_NAMES[:8], MAP_NAMES[8:]
        names = [[MAP_NAMES[token] for token in maps] for maps in state.maps]
        lost = [MAP_NAMES[token] for token in state.lost]
        if lost[0] not in letters or lost[1] not in digits:
            yield f"the Lost Treasure lies at {lost}"
        from_bar = [] if self.dusk else [MAP_NAMES[t] for t in state.bar_maps if t >= 0]
        for seat, taken in enumerate(self.taken):
            for slot, (place, coordinate) in enumerate(taken):
                found = names[seat][slot]
                if coordinate not in ("", found):
                    yield f"map {slot + 1} of p{seat} is {found} and was {coordinate}"
                if place in BAR:
                    from_bar.append(found)
        for kind in (letters, digits):
            if sum(name in kind for name in from_bar) > 1:
                yield f"in the bar lay {from_bar}"
