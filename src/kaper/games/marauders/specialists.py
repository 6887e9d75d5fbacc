"""Specialists: hired from the hand in port, on the terms of the card."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.marauders import doors
from kaper.games.marauders.actions import HIRE
from kaper.games.marauders.aftermath import employs
from kaper.games.marauders.knowledge import leave_hand, show_glory
from kaper.games.marauders.port_events import Hired
from kaper.games.marauders.rolls import AfterTest, put_to_test
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.tables import NONE
from kaper.kernel.actions import Action

# Bits of `done` from here on: cards that were tried this turn.
TRIED = 32


def why_no_hiring(state: Marauders, seat: int, kind: int) -> str | None:
    tables = state.tables
    if kind >= tables.specialists or kind not in state.hands[seat]:
        return "specialist.hire"
    if employs(state, seat, kind):
        return "specialist.one-per-kind"
    here = tables.hire_ports[kind] >> state.zones[seat] & 1
    poor = tables.hire_price[kind] > state.wealth(seat)
    return "specialist.hire" if not here or poor or state.done >> TRIED + kind & 1 else None


def hireable(state: Marauders, seat: int) -> list[Action]:
    specialists = state.tables.specialists
    return [
        HIRE(state.tables.glory_names[kind])
        for kind in dict.fromkeys(state.hands[seat])
        if kind < specialists and why_no_hiring(state, seat, kind) is None
    ]


def hire(state: Marauders, seat: int, action: Action) -> None:
    kind = state.tables.glory_number[action.args[0]]
    price = state.tables.hire_price[kind]
    state.done |= 1 << TRIED + kind
    if price != NONE:
        doors.pay(state, seat, price)
        employ(state, seat, kind)
        return
    show_glory(state, seat, kind)
    put_to_test(state, Hiring(seat, kind), state.tables.hire_skill[kind])


def employ(state: Marauders, seat: int, kind: int) -> None:
    hand = list(state.hands[seat])
    hand.remove(kind)
    state.hands[seat] = tuple(hand)
    leave_hand(state, seat, kind)
    state.specialists[seat] |= 1 << kind
    doors.tell(state, Hired(seat, state.tables.glory_names[kind]))


@dataclass(frozen=True, slots=True)
class Hiring(AfterTest):
    """The card's test decides; after a failure it stays in hand."""

    kind: int

    def judge(self, state: Marauders) -> None:
        if self.successes:
            employ(state, self.seat, self.kind)
