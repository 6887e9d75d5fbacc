"""Choices that rewards ask for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kaper.games.marauders import doors
from kaper.games.marauders.actions import (
    ARMS,
    CAPTURE,
    DONES,
    FIGHT,
    PARDONS,
    SELL,
    SHOW,
    TAKE,
    seat_of,
)
from kaper.games.marauders.captains import lose_modifications
from kaper.games.marauders.crew_combat import begin_crew_fight
from kaper.games.marauders.port_events import CargoSold, ShipTaken
from kaper.games.marauders.shipyard import take_modification
from kaper.games.marauders.state import BOUNTIES, CAP, IN_PLAY, KINDS_OF_WEAPONS, Marauders
from kaper.games.marauders.stowing import ShedCargo
from kaper.games.marauders.tables import FRIGATE, NATIONS, NONE, SHIPS, WEAPONS
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import DECLINE, Ask, Frame

FRIGATE_CREW, FRIGATE_LEADERSHIP = 3, 2
FRIGATE_GOLD, DECLINED_GOLD = 12, 6


@dataclass(frozen=True, slots=True)
class ChooseWeapon(Ask[Marauders]):
    """One Special Weapon of choice; lost where none can be held."""

    def _kinds(self, state: Marauders) -> list[int]:
        return [w for w in range(KINDS_OF_WEAPONS) if doors.can_hold_weapon(state, self.seat, w)]

    def step(self, state: Marauders) -> bool:
        if self._kinds(state):
            return True
        state.stack.pop()
        return False

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return [ARMS[weapon] for weapon in self._kinds(state)]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        state.stack.pop()
        doors.gain_weapon(state, seat, WEAPONS.index(action.args[0]))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-choose-weapon")

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "weapon.one-of-each"


@dataclass(frozen=True, slots=True)
class ChoosePardon(Ask[Marauders]):
    """The whole bounty of one nation is lifted."""

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return [PARDONS[nation] for nation in range(BOUNTIES) if state.bounty(seat, nation)]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        state.stack.pop()
        doors.lift_bounty(state, seat, NATIONS.index(action.args[0]), CAP)

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-choose-pardon")

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "bounty.stays"


def levy(state: Marauders, seat: int, victim: int, most: int, total: int) -> None:
    gold = doors.take_gold(state, seat, victim, most)
    doors.gain_gold(state, seat, total - gold)


@dataclass(frozen=True, slots=True)
class ChooseVictim(Ask[Marauders]):
    """A player gives up to `most` Ducats; the bank makes it up to `total`."""

    most: int
    total: int

    def _others(self, state: Marauders) -> list[int]:
        seats = range(state.seats)
        return [s for s in seats if s != self.seat and state.status[s] == IN_PLAY]

    def step(self, state: Marauders) -> bool:
        if self._others(state):
            return True
        state.stack.pop()
        doors.gain_gold(state, self.seat, self.total)
        return False

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return [SHOW(f"p{other}") for other in self._others(state)]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        state.stack.pop()
        levy(state, seat, seat_of(action.args[0]), self.most, self.total)

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-choose-victim", (("gold", self.most),))


@dataclass(frozen=True, slots=True)
class Smuggle(Ask[Marauders]):
    """Sell some cards at a fixed price: no sale of the port, and no Glory for it."""

    count: int
    price: int

    def step(self, state: Marauders) -> bool:
        if self.count and state.cargo[self.seat]:
            return True
        state.stack.pop()
        return False

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        goods = doors.goods_held(state, seat)
        return [*(SELL(state.tables.goods[good]) for good in goods), DONES]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action is DONES:
            state.stack.pop()
            return
        card = doors.card_of(state, seat, state.tables.good_number[action.args[0]])
        doors.unload(state, seat, (card,))
        state.cargo_discards.append(card)
        state.gold[seat] += self.price
        doors.tell(state, CargoSold(seat, action.args, self.price))
        state.stack[-1] = replace(self, count=self.count - 1)

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = (("count", self.count), ("gold", self.price))
        return Prompt("marauders-prompt-smuggle", args)


@dataclass(frozen=True, slots=True)
class ChooseModification(Ask[Marauders]):
    """A Modification of any port, of a type not yet fitted, for free."""

    def _zones(self, state: Marauders) -> list[int]:
        fitted = state.fitted[self.seat]
        return [
            zone
            for zone in state.tables.ports
            if state.modifications[zone] != NONE and not fitted >> state.modifications[zone] & 1
        ]

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        names = state.tables.zone_names
        return [*(TAKE(names[zone]) for zone in self._zones(state)), DECLINE()]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.verb == TAKE.name:
            take_modification(state, seat, state.tables.zone_number[action.args[0]])

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-choose-modification")

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "mod.one-per-type"


@dataclass(frozen=True, slots=True)
class MutinousFrigate(Ask[Marauders]):
    """Fight the mutineers for their Frigate, or leave them with a little gold."""

    won: bool = False

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return (CAPTURE(), DECLINE()) if self.won else (FIGHT(), DECLINE())

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action.verb == FIGHT.name:
            begin_crew_fight(state, seat, FRIGATE_CREW, FRIGATE_LEADERSHIP)
            return
        state.stack.pop()
        if action.verb == CAPTURE.name:
            crew = state.crew(seat)
            lose_modifications(state, seat)
            doors.board_ship(state, seat, FRIGATE, crew)
            doors.tell(state, ShipTaken(seat, SHIPS[FRIGATE]))
            state.stack.append(ShedCargo(seat))
        else:
            doors.gain_gold(state, seat, FRIGATE_GOLD if self.won else DECLINED_GOLD)

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        return replace(self, won=result[0] > 0)

    def step(self, state: Marauders) -> bool:
        if state.status[self.seat] == IN_PLAY:
            return True
        state.stack.pop()
        return False

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        if self.won:
            return Prompt("marauders-prompt-frigate-won")
        return Prompt("marauders-prompt-frigate-fight")
