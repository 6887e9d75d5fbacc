"""Cargo laid out for a captain to stow, and cargo thrown overboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.marauders import doors
from kaper.games.marauders.actions import DONES, JETTISON, STOW
from kaper.games.marauders.port_events import CargoGained, CargoStowed
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask
from kaper.kernel.piles import EVERYBODY


def lay_out(state: Marauders, seat: int, cards: Sequence[int], known: int) -> None:
    """Cargo for a captain to keep as far as the hold has room; the rest is discarded."""
    state.table = sorted(cards)
    state.table_known = known
    state.stack.append(Stow(seat))


@dataclass(frozen=True, slots=True)
class Stow(Ask[Marauders]):
    """Old cargo may be thrown out to make room."""

    def step(self, state: Marauders) -> bool:
        if state.table and (state.cargo[self.seat] or self._room(state)):
            return True
        self._end(state)
        return False

    def _room(self, state: Marauders) -> bool:
        return state.carried(self.seat) < state.capacity(self.seat)

    def _end(self, state: Marauders) -> None:
        state.stack.pop()
        left, state.table = state.table, []
        state.table_known = 0
        doors.discard_cargo(state, self.seat, left)

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        names = state.tables.goods
        options: list[Action] = []
        if self._room(state):
            options += [STOW(names[good]) for good in doors.goods_laid(state)]
        options += [JETTISON(names[good]) for good in doors.goods_held(state, seat)]
        return [*options, DONES]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action is DONES:
            self._end(state)
        elif action.verb == JETTISON.name:
            jettison(state, seat, action)
        else:
            doors.load(state, seat, (doors.take_laid(state, action.args[0]),))
            seen = state.table_known == EVERYBODY
            doors.tell(state, (CargoStowed if seen else CargoGained)(seat, action.args))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        goods = ",".join(doors.goods(state, state.table))
        room = max(0, state.capacity(seat) - state.carried(seat))
        return Prompt("marauders-prompt-stow", (("goods", goods), ("count", room)))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "ship.hold"


@dataclass(frozen=True, slots=True)
class ShedCargo(Ask[Marauders]):
    """Leaving port, the owner chooses which cargo beyond the hold stays behind."""

    def step(self, state: Marauders) -> bool:
        seat = self.seat
        if state.has_freight(seat) and state.capacity(seat) == 0:
            doors.drop_mission(state, seat)
        if state.carried(seat) > state.capacity(seat):
            return True
        state.stack.pop()
        return False

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return [JETTISON(state.tables.goods[good]) for good in doors.goods_held(state, seat)]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        jettison(state, seat, action)

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        excess = state.carried(seat) - state.capacity(seat)
        return Prompt("marauders-prompt-shed-cargo", (("count", excess),))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "cargo.leave-port-discard"


def jettison(state: Marauders, seat: int, action: Action) -> None:
    card = doors.card_of(state, seat, state.tables.good_number[action.args[0]])
    doors.unload(state, seat, (card,))
    doors.discard_cargo(state, seat, [card])
