"""Storms, hurricanes and gales: hits that Seamanship lessens."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.marauders import doors, turn_doors
from kaper.games.marauders.components.ids import MASTS, SEAMANSHIP
from kaper.games.marauders.events import StormFaced
from kaper.games.marauders.marks import STORM_FACED
from kaper.games.marauders.rules.damage import BY_WEATHER, strike
from kaper.games.marauders.rules.prospects import dice_of_test
from kaper.games.marauders.rules.rolls import AfterTest, put_to_test
from kaper.games.marauders.rules.sinking import SinkIfHulled
from kaper.games.marauders.state import Marauders
from kaper.kernel.prospects import Prospect


def face_storm(state: Marauders, seat: int) -> None:
    """A captain at sea in a Storm, or in a zone under the Hurricane, tests Seamanship once."""
    hits = state.event_word("storm")
    if not hits and state.struck >> state.captains[seat].zone & 1:
        hits = state.event_word("hurricane")
    if hits and not state.turn.done & STORM_FACED:
        turn_doors.note(state, STORM_FACED)
        put_to_test(state, Storm(seat, hits), SEAMANSHIP)


def face_gale(state: Marauders, seat: int, hits: int) -> None:
    """A card's own weather; without Masts a single die is rolled."""
    put_to_test(state, Storm(seat, hits), SEAMANSHIP, _without_masts(state, seat))


def _without_masts(state: Marauders, seat: int) -> int:
    # Rule: rumor.gale
    return 0 if state.cube(seat, MASTS) else 1 - state.skill(seat, SEAMANSHIP)


def gale_brings(state: Marauders, seat: int) -> Prospect:
    return dice_of_test(state, seat, SEAMANSHIP, _without_masts(state, seat))


@dataclass(frozen=True, slots=True)
class Storm(AfterTest):
    hits: int

    def judge(self, state: Marauders) -> None:
        state.stack.append(SinkIfHulled(self.seat))
        hits = max(0, self.hits - self.successes)
        doors.tell(state, StormFaced(self.seat, self.successes, hits))
        if hits:
            dice = doors.throw(state, "location", hits)
            strike(state, self.seat, self.seat, dice, BY_WEATHER)
