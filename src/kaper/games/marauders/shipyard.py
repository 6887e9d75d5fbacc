"""The shipyard: repairs, Modifications, Special Weapons, and another ship."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kaper.games.marauders import doors, hands
from kaper.games.marauders.actions import (
    ARMS,
    CARRY,
    DISARMS,
    DONES,
    MODIFY,
    PURCHASES,
    REFIT,
    REPAIRS,
    places_of,
)
from kaper.games.marauders.captains import lose_modifications
from kaper.games.marauders.port_events import (
    ModificationFitted,
    Refitted,
    ShipBought,
    ShipSold,
    WeaponSold,
)
from kaper.games.marauders.state import KINDS_OF_WEAPONS, PER_SHIP, Marauders
from kaper.games.marauders.tables import (
    CREW,
    FRIGATE,
    GALLEON,
    LOCATIONS,
    NONE,
    SHIP_OF_THE_LINE,
    SHIPS,
    WEAPONS,
)
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask
from kaper.kernel.piles import EVERYBODY

REPAIR_PRICE = 2
MODIFICATION_PRICE = 3
WEAPON_PRICE = 3
REFIT_PRICE = 3
GLORIOUS_SHIPS = (FRIGATE, GALLEON)


def price(state: Marauders, seat: int, word: str, standard: int) -> int:
    """The lowest of the standard price, the zone's and the captain's own."""
    zone = state.tables.zone_rule[state.zones[seat]].get(word, standard)
    own = state.ability(seat, word)
    return min(standard, zone, own) if own else min(standard, zone)


def sale_value(state: Marauders, seat: int, carried: int = 0) -> int:
    """What the yard gives for the old ship: more for Modifications, less for damage."""
    if state.ships[seat] == SHIP_OF_THE_LINE:
        return 0
    value = state.tables.ship_value[state.ships[seat]]
    value += (state.fitted[seat] & ~carried).bit_count()
    for location in range(PER_SHIP):
        if location != CREW:
            value -= state.full(seat, location) - state.cube(seat, location)
    return max(0, value)


def can_buy_ship(state: Marauders, seat: int, ship: int, carried: int = 0) -> bool:
    cost = state.tables.ship_price[ship]
    return cost > 0 and state.wealth(seat) + sale_value(state, seat, carried) >= cost


def fit(state: Marauders, seat: int, kind: int) -> None:
    """Fit a Modification; one that raises a location moves its cube as well, Crew excepted."""
    before = {location: state.full(seat, location) for location in range(PER_SHIP)}
    state.fitted[seat] |= 1 << kind
    for location, value in before.items():
        if location != CREW:
            state.cubes[seat * PER_SHIP + location] += state.full(seat, location) - value
    doors.tell(state, ModificationFitted(seat, state.tables.modification_names[kind]))


@dataclass(frozen=True, slots=True)
class Yard(Ask[Marauders]):
    """Its services in any order and as often as wanted, but one ship at most."""

    bought: bool = field(default=False, kw_only=True)

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        wealth = state.wealth(seat)
        options: list[Action] = []
        if wealth >= price(state, seat, "repair-price", REPAIR_PRICE):
            options += [REPAIRS[location] for location in doors.damaged(state, seat)]
        if wealth >= REFIT_PRICE and state.flipped[seat] >> state.tables.power["absorb"] & 1:
            options.append(REFIT())
        if why_no_modification(state, seat) is None:
            options.append(MODIFY())
        rich = wealth >= price(state, seat, "weapon-price", WEAPON_PRICE)
        for weapon in range(KINDS_OF_WEAPONS):
            if rich and doors.can_hold_weapon(state, seat, weapon):
                options.append(ARMS[weapon])
            if doors.has_weapon(state, seat, weapon):
                options.append(DISARMS[weapon])
        if not self.bought:
            options += [PURCHASES[s] for s in range(len(SHIPS)) if can_buy_ship(state, seat, s)]
        return [*options, DONES]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        match action.verb:
            case "repair":
                doors.pay(state, seat, price(state, seat, "repair-price", REPAIR_PRICE))
                doors.repair(state, seat, places_of(action))
            case "refit":
                doors.pay(state, seat, REFIT_PRICE)
                state.flipped[seat] &= ~(1 << state.tables.power["absorb"])
                doors.tell(state, Refitted(seat))
            case "modify":
                cost = price(state, seat, "modification-price", MODIFICATION_PRICE)
                doors.pay(state, seat, cost)
                take_modification(state, seat, state.zones[seat])
            case "arm":
                doors.pay(state, seat, price(state, seat, "weapon-price", WEAPON_PRICE))
                doors.gain_weapon(state, seat, WEAPONS.index(action.args[0]))
            case "disarm":
                weapon = WEAPONS.index(action.args[0])
                state.weapons[seat * KINDS_OF_WEAPONS + weapon] -= 1
                state.gold[seat] += 1
                doors.tell(state, WeaponSold(seat, action.args[0]))
            case "purchase":
                state.stack[-1] = replace(self, bought=True)
                state.stack.append(Purchase(seat, SHIPS.index(action.args[0])))
            case _:
                state.stack.pop()

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-yard", (("gold", state.wealth(seat)),))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return why_no_service(state, seat, action)


def why_no_service(state: Marauders, seat: int, action: Action) -> str:
    match action.verb:
        case "repair":
            crew = action.args[0] == LOCATIONS[CREW]
            return "recruit.test" if crew else "yard.repair"
        case "modify":
            return why_no_modification(state, seat) or "mod.price"
        case "arm":
            return "weapon.one-of-each"
        case "purchase":
            if action.args[0] == SHIPS[SHIP_OF_THE_LINE]:
                return "yard.no-ship-of-line"
            return "yard.never-shipless"
    return "yard.services"


def why_no_modification(state: Marauders, seat: int) -> str | None:
    kind = state.modifications[state.zones[seat]]
    if kind == NONE:
        return "mod.local-only"
    if state.modifications_known[state.zones[seat]] != EVERYBODY:
        # It came back from a ship given up here, and waits for another Port action.
        return "mod.revealed"
    if state.fitted[seat] >> kind & 1:
        return "mod.one-per-type"
    cost = price(state, seat, "modification-price", MODIFICATION_PRICE)
    return None if state.wealth(seat) >= cost else "mod.price"


def take_modification(state: Marauders, seat: int, zone: int) -> None:
    """The token of a port goes to the Player board; the port has none to sell then."""
    kind, state.modifications[zone] = state.modifications[zone], NONE
    state.modifications_known[zone] = 0
    fit(state, seat, kind)


@dataclass(frozen=True, slots=True)
class Purchase(Ask[Marauders]):
    """The old ship is sold for the new one; one port lets Modifications come along."""

    ship: int
    carried: int = 0

    def _movable(self, state: Marauders) -> list[int]:
        if "carry-modifications" not in state.tables.zone_rule[state.zones[self.seat]]:
            return []
        return [
            kind
            for kind in range(len(state.tables.modification_names))
            if (state.fitted[self.seat] & ~self.carried) >> kind & 1
            and can_buy_ship(state, self.seat, self.ship, self.carried | 1 << kind)
        ]

    def step(self, state: Marauders) -> bool:
        if self._movable(state):
            return True
        self._trade_in(state)
        return False

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        names = state.tables.modification_names
        return [*(CARRY(names[kind]) for kind in self._movable(state)), DONES]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action is DONES:
            self._trade_in(state)
        else:
            kind = state.tables.modification_number[action.args[0]]
            state.stack[-1] = replace(self, carried=self.carried | 1 << kind)

    def _trade_in(self, state: Marauders) -> None:
        seat, tables = self.seat, state.tables
        state.stack.pop()
        value = sale_value(state, seat, self.carried)
        crew = state.crew(seat)
        state.gold[seat] += value
        doors.tell(state, ShipSold(seat, SHIPS[state.ships[seat]], value))
        doors.pay(state, seat, tables.ship_price[self.ship])
        doors.tell(state, ShipBought(seat, SHIPS[self.ship], tables.ship_price[self.ship]))
        lose_modifications(state, seat, self.carried)
        doors.board_ship(state, seat, self.ship, crew)
        if self.ship in GLORIOUS_SHIPS and not state.ship_bought[seat]:
            state.ship_bought[seat] = 1
            hands.gain_glory(state, seat, "ship")

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-carry", (("ship", SHIPS[self.ship]),))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "mod.no-transfer"
