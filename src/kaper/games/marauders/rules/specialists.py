"""Specialists: hired from the hand in port, on the terms of the card."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.marauders import card_doors, doors, turn_doors
from kaper.games.marauders.actions import HIRE
from kaper.games.marauders.components.ids import NONE, GloryKind, SpecialistKind
from kaper.games.marauders.marks import TRIED
from kaper.games.marauders.rules.rolls import AfterTest, put_to_test
from kaper.games.marauders.rules.shortages import too_dear
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.deeds import Refusal


def employs(state: Marauders, seat: int, kind: SpecialistKind) -> bool:
    """Whether a captain has a Specialist of this kind."""
    hired = state.captains[seat].specialists
    cards = enumerate(state.tables.specialists)
    return any(hired >> number & 1 and card.kind == kind for number, card in cards)


def in_hand(port: object, state: Marauders, seat: int) -> list[Action]:
    tables = state.tables
    return [
        HIRE(tables.glory_names[kind])
        for kind in dict.fromkeys(state.captains[seat].hand)
        if kind < len(tables.specialists)
    ]


def why_no_hiring(port: object, state: Marauders, seat: int, action: Action) -> Refusal | None:
    """A Specialist asks for Ducats or for a test, some only in certain ports."""
    card, tables = action.args[0], state.tables
    kind = tables.glory_number.get(card)
    captain = state.captains[seat]
    if kind is None or kind not in captain.hand:
        return Refusal("specialist.hire", "card-not-held", card=card)
    if kind >= len(tables.specialists):
        return Refusal("specialist.hire", "no-specialist", card=card)
    if employs(state, seat, tables.specialists[kind].kind):
        return Refusal("specialist.one-per-kind", card=card)
    if not tables.specialists[kind].ports >> captain.zone & 1:
        zone = tables.zone_names[captain.zone]
        return Refusal("specialist.hire", "not-hired-here", card=card, zone=zone)
    if state.turn.done >> TRIED + kind & 1:
        return Refusal("specialist.hire", "tried", card=card)
    return too_dear(state, seat, tables.specialists[kind].price, "specialist.hire")


def hire(state: Marauders, seat: int, action: Action) -> None:
    kind = state.tables.glory_number[action.args[0]]
    details = state.tables.specialists[kind]
    turn_doors.note(state, 1 << TRIED + kind)
    if details.skill == NONE:
        doors.pay(state, seat, details.price)
        card_doors.hire(state, seat, kind)
        return
    card_doors.show_glory(state, seat, kind)
    put_to_test(state, Hiring(seat, kind), details.skill)


@dataclass(frozen=True, slots=True)
class Hiring(AfterTest):
    """The card's test decides; after a failure it stays in hand."""

    kind: GloryKind

    def judge(self, state: Marauders) -> None:
        if self.successes:
            card_doors.hire(state, self.seat, self.kind)
