"""What players choose while the Shipwright acts; nothing else is played meanwhile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.jolly_roger import doors, loot_doors
from kaper.games.jolly_roger.actions import CLAIM, CLAIMS, GIVE, seat_of
from kaper.games.jolly_roger.card_events import LootClaimed, LootGiven
from kaper.games.jolly_roger.components.cards import kinds_of
from kaper.games.jolly_roger.rules.hands import Choice
from kaper.games.jolly_roger.rules.refusals import (
    moment,
    named_seat,
    why_no_loot,
    why_not_another,
)
from kaper.games.jolly_roger.state import JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always, forgo
from kaper.kernel.frames import DECLINE, Frame, Window


@dataclass(frozen=True, slots=True)
class Repairs(Window[JollyRoger]):
    """Everybody with loot may give a card for the repairs; the first gift is taken."""

    shipwright: int

    def deeds(self) -> Deeds[Repairs, JollyRoger]:
        return GIVING

    def resolve(self, state: JollyRoger) -> None:
        # Rule: card.shipwright-demand
        state.stack.append(Claim(self.shipwright))

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-repairs", (("owner", self.shipwright),))

    def not_now(self, state: JollyRoger, seat: int, action: Action) -> str:
        return moment(state, seat, action)

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "card.shipwright-ask"


def own_loot(asked: Frame[JollyRoger], state: JollyRoger, seat: int) -> list[Action]:
    gives = state.tables.actions.gives
    return [gives[kind] for kind in sorted(set(kinds_of(state.loot[seat])))]


def why_no_gift(
    asked: Frame[JollyRoger], state: JollyRoger, seat: int, action: Action
) -> Refusal | None:
    return why_no_loot(state, seat, action.args[0], "card.shipwright-details")


def give(asked: Repairs | HandOver, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    kind, taker = state.tables.loot_number[action.args[0]], asked.shipwright
    loot_doors.pass_loot(state, seat, kind, taker)
    doors.tell(state, LootGiven(taker, seat, action.args[0], state.hidden_loot))


@dataclass(frozen=True, slots=True)
class Claim(Choice):
    """All have refused: claim a card from the Captain or the Quartermaster, or let it be."""

    asked_by: ClassVar[str] = "card.shipwright-demand"

    def debtors(self, state: JollyRoger) -> list[int]:
        officers = dict.fromkeys((state.captain, state.quartermaster))
        return [seat for seat in officers if seat != self.seat and state.loot[seat]]

    def step(self, state: JollyRoger) -> bool:
        if self.debtors(state):
            return True
        state.stack.pop()
        return False

    def deeds(self) -> Deeds[Claim, JollyRoger]:
        return CLAIMING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-claim")


def claims(asked: Claim, state: JollyRoger, seat: int) -> list[Action]:
    return [CLAIMS[debtor] for debtor in asked.debtors(state)]


def why_no_claim(asked: Claim, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    unfit = why_not_another(
        state, seat, action.args[0], "card.shipwright-demand", "card.shipwright-details"
    )
    if unfit:
        return unfit
    debtor = named_seat(state, action.args[0])
    if debtor not in (state.captain, state.quartermaster):
        return Refusal("card.shipwright-demand", owner=debtor)
    if not state.loot[debtor]:
        return Refusal("card.shipwright-details", "owner-without-loot", owner=debtor)
    return None


def claim(asked: Claim, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    debtor = seat_of(action)
    doors.tell(state, LootClaimed(seat, debtor))
    state.stack.append(HandOver(debtor, seat))


CLAIMING: Final = Deeds(
    Deed(CLAIM, why_no_claim, claim, claims),
    Deed(DECLINE, always, forgo),
)


@dataclass(frozen=True, slots=True)
class HandOver(Choice):
    """The one it was claimed from chooses the card."""

    asked_by: ClassVar[str] = "card.shipwright-details"

    shipwright: int

    def deeds(self) -> Deeds[HandOver, JollyRoger]:
        return GIVING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-hand-over", (("owner", self.shipwright),))


GIVING: Final = Deeds(Deed(GIVE, why_no_gift, give, own_loot))
