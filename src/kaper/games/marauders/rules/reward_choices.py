"""Choices that rewards ask for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from kaper.games.marauders import cargo_doors, doors, ship_doors
from kaper.games.marauders.actions import (
    ARM,
    ARMS,
    CAPTURE,
    FIGHT,
    PARDON,
    PARDONS,
    SELL,
    SHOW,
    TAKE,
    each,
    seat_of,
)
from kaper.games.marauders.components.ids import (
    EVERY_WEAPON,
    FRIGATE,
    NATION_NUMBER,
    NONE,
    SHIPS,
    WEAPON_NUMBER,
)
from kaper.games.marauders.port_events import ShipTaken
from kaper.games.marauders.rules.captains import leave_ship
from kaper.games.marauders.rules.crew_combat import begin_crew_fight
from kaper.games.marauders.rules.prospects import gained
from kaper.games.marauders.rules.prospects_battle import fight_brings
from kaper.games.marauders.rules.selling import aboard, why_not_sold
from kaper.games.marauders.rules.shortages import (
    SEATS,
    fitted_already,
    not_wanted,
    others_in_play,
    seat_named,
    why_no_weapon,
)
from kaper.games.marauders.state import CAP, IN_PLAY, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always, forgo
from kaper.kernel.frames import DECLINE, DONE, Ask, Frame
from kaper.kernel.prospects import Prospect

FRIGATE_CREW, FRIGATE_LEADERSHIP = 3, 2
FRIGATE_GOLD, DECLINED_GOLD = 12, 6


@dataclass(frozen=True, slots=True)
class ChooseWeapon(Ask[Marauders]):
    """One Special Weapon of choice; lost where none can be held."""

    def step(self, state: Marauders) -> bool:
        weapons = EVERY_WEAPON
        if any(ship_doors.can_hold_weapon(state, self.seat, weapon) for weapon in weapons):
            return True
        state.stack.pop()
        return False

    def deeds(self) -> Deeds[ChooseWeapon, Marauders]:
        return ARMING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-choose-weapon")

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "weapon.one-of-each"


def weapons(asked: ChooseWeapon, state: Marauders, seat: int) -> tuple[Action, ...]:
    return ARMS


def why_not_armed(
    asked: ChooseWeapon, state: Marauders, seat: int, action: Action
) -> Refusal | None:
    return why_no_weapon(state, seat, action.args[0])


def take_weapon(asked: ChooseWeapon, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    ship_doors.gain_weapon(state, seat, WEAPON_NUMBER[action.args[0]])


ARMING: Final = Deeds(Deed(ARM, why_not_armed, take_weapon, weapons))


@dataclass(frozen=True, slots=True)
class ChoosePardon(Ask[Marauders]):
    """The whole bounty of one nation is lifted."""

    def deeds(self) -> Deeds[ChoosePardon, Marauders]:
        return PARDONING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-choose-pardon")

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "bounty.stays"


def nations(asked: ChoosePardon, state: Marauders, seat: int) -> tuple[Action, ...]:
    return PARDONS


def why_not_pardoned(
    asked: ChoosePardon, state: Marauders, seat: int, action: Action
) -> Refusal | None:
    return not_wanted(state, seat, action.args[0])


def pardon(asked: ChoosePardon, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    doors.lift_bounty(state, seat, NATION_NUMBER[action.args[0]], CAP)


PARDONING: Final = Deeds(Deed(PARDON, why_not_pardoned, pardon, nations))


def levy(state: Marauders, seat: int, victim: int, most: int, total: int) -> None:
    gold = doors.take_gold(state, seat, victim, most)
    doors.gain_gold(state, seat, total - gold)


@dataclass(frozen=True, slots=True)
class ChooseVictim(Ask[Marauders]):
    """A player gives up to `most` Ducats; the bank makes it up to `total`."""

    most: int
    total: int

    def step(self, state: Marauders) -> bool:
        if others_in_play(state, self.seat):
            return True
        state.stack.pop()
        doors.gain_gold(state, self.seat, self.total)
        return False

    def deeds(self) -> Deeds[ChooseVictim, Marauders]:
        return TAXING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-choose-victim", (("gold", self.most),))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "term.card-text-wins"


def players(asked: ChooseVictim, state: Marauders, seat: int) -> tuple[Action, ...]:
    return each(SHOW, SEATS[: state.seats])


def why_not_taxed(
    asked: ChooseVictim, state: Marauders, seat: int, action: Action
) -> Refusal | None:
    if seat_named(state, action.args[0]) in others_in_play(state, seat):
        return None
    return Refusal("term.card-text-wins", "nobody-to-tax")


def tax(asked: ChooseVictim, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    levy(state, seat, seat_of(action.args[0]), asked.most, asked.total)


TAXING: Final = Deeds(Deed(SHOW, why_not_taxed, tax, players))


@dataclass(frozen=True, slots=True)
class Smuggle(Ask[Marauders]):
    """Sell some cards at a fixed price: no sale of the port, and no Glory for it."""

    count: int
    price: int

    def step(self, state: Marauders) -> bool:
        if self.count and state.captains[self.seat].cargo:
            return True
        state.stack.pop()
        return False

    def deeds(self) -> Deeds[Smuggle, Marauders]:
        return SMUGGLING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = (("count", self.count), ("gold", self.price))
        return Prompt("marauders-prompt-smuggle", args)

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "term.card-text-wins"


def sell_off(asked: Smuggle, state: Marauders, seat: int, action: Action) -> None:
    card = cargo_doors.card_of(state, seat, state.tables.good_number[action.args[0]])
    cargo_doors.unload(state, seat, (card,))
    cargo_doors.sell_cargo(state, seat, (card,), asked.price)
    state.stack[-1] = replace(asked, count=asked.count - 1)


SMUGGLING: Final = Deeds(Deed(SELL, why_not_sold, sell_off, aboard), Deed(DONE, always, forgo))


@dataclass(frozen=True, slots=True)
class ChooseModification(Ask[Marauders]):
    """A Modification of any port, of a type not yet fitted, for free."""

    def deeds(self) -> Deeds[ChooseModification, Marauders]:
        return FITTING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-choose-modification")

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "mod.one-per-type"


def ports(asked: ChooseModification, state: Marauders, seat: int) -> list[Action]:
    return [TAKE(state.tables.zone_names[zone]) for zone in state.tables.ports]


def why_not_fitted(
    asked: ChooseModification, state: Marauders, seat: int, action: Action
) -> Refusal | None:
    zone = state.tables.zone_number.get(action.args[0], NONE)
    kind = state.modifications[zone] if zone in state.tables.ports else NONE
    if kind == NONE:
        return Refusal("mod.local-only")
    return fitted_already(state, seat, kind)


def take_plans(asked: ChooseModification, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    ship_doors.fit(state, seat, state.tables.zone_number[action.args[0]])


FITTING: Final = Deeds(Deed(TAKE, why_not_fitted, take_plans, ports), Deed(DECLINE, always, forgo))


@dataclass(frozen=True, slots=True)
class MutinousFrigate(Ask[Marauders]):
    """Fight the mutineers for their Frigate, or leave them with a little gold."""

    won: bool = False

    def deeds(self) -> Deeds[MutinousFrigate, Marauders]:
        return WON_FRIGATE if self.won else MUTINEERS

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        return replace(self, won=result[0] > 0)

    def step(self, state: Marauders) -> bool:
        if state.captains[self.seat].status == IN_PLAY:
            return True
        state.stack.pop()
        return False

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        if self.won:
            return Prompt("marauders-prompt-frigate-won")
        return Prompt("marauders-prompt-frigate-fight")

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "crew.start"


def fight(asked: MutinousFrigate, state: Marauders, seat: int, action: Action) -> None:
    begin_crew_fight(state, seat, FRIGATE_CREW, FRIGATE_LEADERSHIP)


def capture(asked: MutinousFrigate, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    leave_ship(state, seat)
    ship_doors.board_ship(state, seat, FRIGATE, state.crew(seat))
    doors.tell(state, ShipTaken(seat, SHIPS[FRIGATE]))


def take_gold(asked: MutinousFrigate, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    doors.gain_gold(state, seat, FRIGATE_GOLD if asked.won else DECLINED_GOLD)


def mutiny_brings(
    asked: MutinousFrigate, state: Marauders, seat: int, action: Action
) -> list[Prospect]:
    return fight_brings(state, seat, FRIGATE_CREW, FRIGATE_LEADERSHIP)


def gold_brings(
    asked: MutinousFrigate, state: Marauders, seat: int, action: Action
) -> list[Prospect]:
    return [gained(FRIGATE_GOLD if asked.won else DECLINED_GOLD)]


MUTINEERS: Final = Deeds(
    Deed(FIGHT, always, fight, brings=mutiny_brings),
    Deed(DECLINE, always, take_gold, brings=gold_brings),
)
WON_FRIGATE: Final = Deeds(
    Deed(CAPTURE, always, capture), Deed(DECLINE, always, take_gold, brings=gold_brings)
)
