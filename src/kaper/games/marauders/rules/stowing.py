"""Cargo laid out for a captain to stow, and cargo thrown overboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kaper.games.marauders import cargo_doors, doors, mission_doors
from kaper.games.marauders.actions import JETTISON, STOW, each
from kaper.games.marauders.components.ids import CargoCard
from kaper.games.marauders.port_events import CargoGained, CargoStowed
from kaper.games.marauders.rules.shortages import not_aboard, not_laid
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import DONE, Ask
from kaper.kernel.piles import EVERYBODY
from kaper.kernel.prospects import Prospect

# Throwing cargo out: the same wherever it is done


def held(frame: object, state: Marauders, seat: int) -> list[Action]:
    """Each good in the hold: just what can be thrown out."""
    if not state.captains[seat].cargo:
        return []
    jettisons = each(JETTISON, state.tables.good_names)
    return [jettisons[good] for good in cargo_doors.goods_held(state, seat)]


def why_no_jettison(frame: object, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return not_aboard(state, seat, action.args[0])


def jettison(frame: object, state: Marauders, seat: int, action: Action) -> None:
    card = cargo_doors.card_of(state, seat, state.tables.good_number[action.args[0]])
    cargo_doors.unload(state, seat, (card,))
    # Rule: cargo.jettison-and-trade, buy.unbought-discard
    cargo_doors.discard_cargo(state, seat, [card])


# Stowing


def lay_out(state: Marauders, seat: int, cards: Sequence[CargoCard], known: int) -> None:
    """Cargo for a captain to keep as far as the hold has room; the rest is discarded."""
    cargo_doors.lay_out_cargo(state, cards, known)
    state.stack.append(Stow(seat))


@dataclass(frozen=True, slots=True)
class Stow(Ask[Marauders]):
    """Old cargo may be thrown out to make room."""

    def step(self, state: Marauders) -> bool:
        if state.laid.cards and (state.captains[self.seat].cargo or has_room(state, self.seat)):
            return True
        self.end(state)
        return False

    def end(self, state: Marauders) -> None:
        state.stack.pop()
        cargo_doors.discard_cargo(state, self.seat, cargo_doors.clear_table(state))

    def deeds(self) -> Deeds[Stow, Marauders]:
        return STOWING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        goods = ",".join(doors.goods(state, state.laid.cards))
        room = max(0, state.capacity(seat) - state.carried(seat))
        return Prompt("marauders-prompt-stow", (("goods", goods), ("count", room)))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "ship.hold"


def has_room(state: Marauders, seat: int) -> bool:
    return state.carried(seat) < state.capacity(seat)


def laid_out(stow: Stow, state: Marauders, seat: int) -> list[Action]:
    stows = each(STOW, state.tables.good_names)
    return [stows[good] for good in cargo_doors.goods_laid(state)]


def why_not_stowed(stow: Stow, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if not has_room(state, seat):
        return Refusal("ship.hold", count=state.carried(seat))
    return not_laid(state, action.args[0], "raid.keep-cargo")


def stow_away(stow: Stow, state: Marauders, seat: int, action: Action) -> None:
    cargo_doors.load(state, seat, (cargo_doors.take_laid(state, action.args[0]),))
    seen = state.laid.known == EVERYBODY
    doors.tell(state, (CargoStowed if seen else CargoGained)(seat, action.args))


def leave_the_rest(stow: Stow, state: Marauders, seat: int, action: Action) -> None:
    stow.end(state)


def stowing_brings(stow: Stow, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return [Prospect("note", "room", count=state.capacity(seat) - state.carried(seat) - 1)]


STOWING: Final = Deeds(
    Deed(STOW, why_not_stowed, stow_away, laid_out, brings=stowing_brings),
    Deed(JETTISON, why_no_jettison, jettison, held, prepared=True),
    Deed(DONE, always, leave_the_rest),
)


# A hold that is too small


@dataclass(frozen=True, slots=True)
class ShedCargo(Ask[Marauders]):
    """Out of port, or aboard a captured ship: the owner chooses which cargo stays behind."""

    def step(self, state: Marauders) -> bool:
        seat = self.seat
        mission_doors.lose_freight(state, seat)
        # Rule: cargo.leave-port-discard, cargo.limit-details
        if state.carried(seat) > state.capacity(seat):
            return True
        state.stack.pop()
        return False

    def deeds(self) -> Deeds[ShedCargo, Marauders]:
        return SHEDDING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        excess = state.carried(seat) - state.capacity(seat)
        return Prompt("marauders-prompt-shed-cargo", (("count", excess),))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "ship.hold"


SHEDDING: Final[Deeds[ShedCargo, Marauders]] = Deeds(
    Deed(JETTISON, why_no_jettison, jettison, held, prepared=True)
)
