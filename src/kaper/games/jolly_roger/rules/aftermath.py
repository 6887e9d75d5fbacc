"""After a mutiny: the winner appoints, then the losers' loot and the crew laid are shared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from kaper.games.jolly_roger import doors, loot_doors, mutiny_doors
from kaper.games.jolly_roger.actions import APPOINT, APPOINTS, EXTRA, EXTRAS, seat_of
from kaper.games.jolly_roger.components.cards import SPENT_BY_MUTINY
from kaper.games.jolly_roger.events import LootCollected, MutinyEnded
from kaper.games.jolly_roger.rules.bribes import GIFT
from kaper.games.jolly_roger.rules.hands import limit_hands
from kaper.games.jolly_roger.rules.refusals import named_seat, no_player, why_not_another
from kaper.games.jolly_roger.rules.sharing import share_lot
from kaper.games.jolly_roger.rules.windows import PLAY, Decide, QuartermasterDecides
from kaper.games.jolly_roger.state import CAPTAIN, MUTINEER, NOBODY, JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.frames import Frame


def end_mutiny(state: JollyRoger, winner: int) -> None:
    """The winner is Captain and appoints; then loot and crew are shared."""
    totals = (mutiny_doors.support(state, CAPTAIN), mutiny_doors.support(state, MUTINEER))
    losers = sum(1 << s for s in range(state.seats) if mutiny_doors.loses(state, s, 1 - winner))
    # Rule: mutiny.new-captain
    doors.make_captain(state, state.leader(winner))
    doors.tell(state, MutinyEnded(state.captain, *totals))
    mutiny_doors.end_mutiny(state)
    # Rule: mutiny.present-qm
    state.stack += [Redeal(), CollectLoot(losers)]
    # Rule: mutiny.reappoint-qm
    if state.has_quartermaster():
        state.stack.append(Reappoint(state.captain))


@dataclass(frozen=True, slots=True)
class Appoint(Decide):
    """The Captain appoints a Quartermaster, the same or another."""

    def deeds(self) -> Deeds[Self, JollyRoger]:
        return APPOINTING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-appoint")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "appoint.captain-names-qm"


def players_to_appoint(asked: Appoint, state: JollyRoger, seat: int) -> list[Action]:
    # Rule: appoint.keep-or-change
    return [APPOINTS[other] for other in range(state.seats) if other != seat]


def why_no_appointment(
    asked: Appoint, state: JollyRoger, seat: int, action: Action
) -> Refusal | None:
    return why_not_another(
        state, seat, action.args[0], "appoint.captain-names-qm", "appoint.not-himself"
    )


def appoint(asked: Appoint, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    doors.appoint(state, seat_of(action))


# Listed ahead as just what is legal: mutinies bring many appointments.
APPOINTING: Final[Deeds[Appoint, JollyRoger]] = Deeds(
    Deed(APPOINT, why_no_appointment, appoint, players_to_appoint, prepared=True), PLAY, GIFT
)


@dataclass(frozen=True, slots=True)
class Reappoint(Appoint):
    """The appointment right after a mutiny."""

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-reappoint")


@dataclass(frozen=True, slots=True)
class CollectLoot(Frame[JollyRoger]):
    """The Quartermaster collects what the losers have not buried, and shares it."""

    losers: int

    def step(self, state: JollyRoger) -> bool:
        state.stack.pop()
        loot_doors.collect_lot(state, self.losers)
        if state.lot:
            doors.tell(state, LootCollected(state.quartermaster, len(state.lot)))
            share_lot(state, with_captain=False)
        return False


@dataclass(frozen=True, slots=True)
class Redeal(Frame[JollyRoger]):
    """All crew cards of the mutiny are shuffled and dealt out again, but for three."""

    def step(self, state: JollyRoger) -> bool:
        state.stack.pop()
        mutiny_doors.gather_crew(state, SPENT_BY_MUTINY)
        each, extra = divmod(len(state.laid), state.seats)
        if state.laid:
            state.stack.append(NameExtras(state.quartermaster, each, extra, 0))
        return False


@dataclass(frozen=True, slots=True)
class NameExtras(QuartermasterDecides):
    """The Quartermaster names, unseen, who gets the cards over; `named` is a mask."""

    each: int
    extra: int
    named: int

    def taken_over(self, seat: int) -> NameExtras:
        """Whom the other had named stays a secret: all of them are named anew."""
        # Rule: mutiny.redeal-uneven
        return NameExtras(seat, self.each, self.extra + self.named.bit_count(), 0)

    def asks(self, state: JollyRoger) -> bool:
        if self.extra:
            return True
        state.stack.pop()
        redeal(state, self.each, self.named)
        return False

    def deeds(self) -> Deeds[NameExtras, JollyRoger]:
        return NAMING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-extras", (("count", self.extra),))

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "mutiny.redeal-uneven"


def players_to_name(asked: NameExtras, state: JollyRoger, seat: int) -> list[Action]:
    return [EXTRAS[other] for other in range(state.seats) if not asked.named >> other & 1]


def why_no_extra(asked: NameExtras, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    other = named_seat(state, action.args[0])
    if other == NOBODY:
        return no_player("mutiny.redeal-uneven", action.args[0])
    named = asked.named >> other & 1
    return Refusal("mutiny.redeal-uneven", owner=other) if named else None


def name_extra(asked: NameExtras, state: JollyRoger, seat: int, action: Action) -> None:
    named = asked.named | 1 << seat_of(action)
    state.stack[-1] = NameExtras(seat, asked.each, asked.extra - 1, named)


# Listed ahead as just what is legal, for the same reason.
NAMING: Final[Deeds[NameExtras, JollyRoger]] = Deeds(
    Deed(EXTRA, why_no_extra, name_extra, players_to_name, prepared=True), PLAY, GIFT
)


def redeal(state: JollyRoger, each: int, extras: int) -> None:
    order = state.clockwise(state.captain)
    limit_hands(state, order)
    mutiny_doors.mix_crew(state)
    for seat in order:
        mutiny_doors.deal_crew(state, seat, each + (extras >> seat & 1))
