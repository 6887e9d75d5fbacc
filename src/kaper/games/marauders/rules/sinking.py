"""A ship whose Hull is destroyed outside battle."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.marauders import doors
from kaper.games.marauders.battle_events import Sunk
from kaper.games.marauders.components.ids import HULL
from kaper.games.marauders.rules import captains
from kaper.games.marauders.state import IN_PLAY, Marauders
from kaper.kernel.frames import Frame


@dataclass(frozen=True, slots=True)
class SinkIfHulled(Frame[Marauders]):
    """Once all hits are marked: a ship without a Hull sinks, and its captain dies."""

    seat: int

    def step(self, state: Marauders) -> bool:
        state.stack.pop()
        # Rule: damage.hull, raid.sunk
        if state.captains[self.seat].status == IN_PLAY and state.cube(self.seat, HULL) == 0:
            doors.tell(state, Sunk(self.seat))
            captains.die(state, self.seat)
        return False
