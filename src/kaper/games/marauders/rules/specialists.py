"""Specialists: hired from the hand in port, on the terms of the card."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.marauders import card_doors, doors, turn_doors
from kaper.games.marauders.actions import HIRE
from kaper.games.marauders.components.tables import NONE
from kaper.games.marauders.rules.aftermath import employs
from kaper.games.marauders.rules.marks import TRIED
from kaper.games.marauders.rules.rolls import AfterTest, put_to_test
from kaper.games.marauders.rules.shortages import too_dear
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.deeds import Refusal


def in_hand(port: object, state: Marauders, seat: int) -> list[Action]:
    tables = state.tables
    return [
        HIRE(tables.glory_names[kind])
        for kind in dict.fromkeys(state.captains[seat].hand)
        if kind < tables.specialists
    ]


def why_no_hiring(port: object, state: Marauders, seat: int, action: Action) -> Refusal | None:
    """A Specialist asks for Ducats or for a test, some only in certain ports."""
    card, tables = action.args[0], state.tables
    kind = tables.glory_number.get(card, NONE)
    captain = state.captains[seat]
    if kind not in captain.hand:
        return Refusal("specialist.hire", "card-not-held", card=card)
    if kind >= tables.specialists:
        return Refusal("specialist.hire", "no-specialist", card=card)
    if employs(state, seat, kind):
        return Refusal("specialist.one-per-kind", card=card)
    if not tables.hire_ports[kind] >> captain.zone & 1:
        zone = tables.zone_names[captain.zone]
        return Refusal("specialist.hire", "not-hired-here", card=card, zone=zone)
    if state.turn.done >> TRIED + kind & 1:
        return Refusal("specialist.hire", "tried", card=card)
    return too_dear(state, seat, tables.hire_price[kind], "specialist.hire")


def hire(state: Marauders, seat: int, action: Action) -> None:
    kind = state.tables.glory_number[action.args[0]]
    price = state.tables.hire_price[kind]
    turn_doors.note(state, 1 << TRIED + kind)
    if price != NONE:
        doors.pay(state, seat, price)
        card_doors.hire(state, seat, kind)
        return
    card_doors.show_glory(state, seat, kind)
    put_to_test(state, Hiring(seat, kind), state.tables.hire_skill[kind])


@dataclass(frozen=True, slots=True)
class Hiring(AfterTest):
    """The card's test decides; after a failure it stays in hand."""

    kind: int

    def judge(self, state: Marauders) -> None:
        if self.successes:
            card_doors.hire(state, self.seat, self.kind)
