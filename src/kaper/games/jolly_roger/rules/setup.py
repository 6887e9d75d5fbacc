"""Setting up: piles, the first Captain, and the hands."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.jolly_roger import doors
from kaper.games.jolly_roger.components.cards import TYPES
from kaper.games.jolly_roger.components.tables import Tables
from kaper.games.jolly_roger.events import CaptainDrawn, CrewDrawn
from kaper.games.jolly_roger.rules.voyage import Round
from kaper.games.jolly_roger.state import (
    APPOINTING,
    NEUTRAL,
    NOBODY,
    NONE,
    JollyRoger,
)
from kaper.kernel.chance import draw, roll
from kaper.kernel.frames import Frame


@dataclass(frozen=True, slots=True)
class SetUp(Frame[JollyRoger]):
    """Deal one card to each, the Captain card among them; then the extra crew."""

    def step(self, state: JollyRoger) -> bool:
        # Rule: setup.draw-captain, setup.captain-revealed
        (face,) = roll(state, "captain", state.seats)
        doors.make_captain(state, face - 1)
        doors.tell(state, CaptainDrawn(state.captain))
        for seat in range(state.seats):
            # One card of the first deal and the extra ones; the Captain, whose first card
            # is the Captain card, gets one more: so all hands are equal.
            # Rule: setup.captain-extra-card
            hand = draw(state, "crew", state.crew_pile, 1 + extra_crew(state.seats))
            state.hands[seat] = tuple(sorted(hand))
            if state.trace is not None:
                names = tuple(doors.crew_name(state, kind) for kind in state.hands[seat])
                state.trace.events.append(CrewDrawn(seat, len(hand), names))
        state.stack[-1] = Round()
        return False


def extra_crew(seats: int) -> int:
    # Rule: setup.extra-crew, variant.three-players-rules
    return 5 if seats <= 5 else 4 if seats <= 7 else 3


def empty_table(
    seats: int, tables: Tables, rng: int, *, hidden_loot: bool, captains_gold: bool
) -> JollyRoger:
    """The table before the set-up: the cards are sorted, and nobody has an office yet."""
    return JollyRoger(
        seats=seats,
        stack=[SetUp()],
        rng=rng,
        trace=None,
        tables=tables,
        hidden_loot=hidden_loot,
        captains_gold=captains_gold,
        stage=APPOINTING,
        captain=NOBODY,  # Rule: setup.sort-and-set-aside
        quartermaster=NOBODY,  # Rule: setup.sort-and-set-aside
        hands=[()] * seats,
        loot=[()] * seats,
        buried=[()] * seats,
        crew_pile=list(tables.crew_deck),  # Rule: setup.crew-pile, setup.sort-and-set-aside
        crew_discards=[],
        held=[],
        loot_pile=list(tables.loot_deck),  # Rule: setup.loot-pile, setup.sort-and-set-aside
        loot_discards=[],
        piles=tables.piles(seats),  # Rule: setup.destination-piles, setup.sort-and-set-aside
        tops=[NONE] * len(TYPES),
        used=[],
        chosen=NONE,
        destination=NONE,
        barred=False,
        demanded=False,
        table=[],
        changes=[0, 0, 0],
        played=[],
        shown=[],
        since=[0] * seats,
        mutinied=False,
        mutineer=NOBODY,
        sides=[NEUTRAL] * seats,
        laid=[],
        office=NEUTRAL,
        bound=0,
        killed=NOBODY,
        lot=[],
        lot_seen=0,
        got=[0] * seats,
        cook=NOBODY,
        guard=NOBODY,
        offered=[0] * seats,
        jewels=[0] * seats,
        crew_adrift=[()] * (seats + 1),
        loot_adrift=[()] * (seats + 1),
    )
