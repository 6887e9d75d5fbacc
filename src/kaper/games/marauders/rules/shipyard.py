"""The shipyard: repairs, Modifications, Special Weapons, and another ship."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from kaper.games.marauders import doors, ship_doors
from kaper.games.marauders.actions import (
    ARM,
    ARMS,
    CARRY,
    DISARM,
    DISARMS,
    MODIFY,
    PURCHASE,
    PURCHASES,
    REFIT,
    REPAIR,
    REPAIRS,
    each,
    location_of,
)
from kaper.games.marauders.components.ids import (
    CREW,
    EVERY_WEAPON,
    FRIGATE,
    GALLEON,
    LOCATIONS,
    NONE,
    SHIP_NUMBER,
    SHIP_OF_THE_LINE,
    SHIPS,
    WEAPON_NUMBER,
    WEAPONS,
    Modification,
    ShipType,
)
from kaper.games.marauders.components.vocabulary import PriceWord
from kaper.games.marauders.port_events import (
    ShipBought,
    ShipChosen,
)
from kaper.games.marauders.rules import hands
from kaper.games.marauders.rules.captains import lose_modifications
from kaper.games.marauders.rules.prospects import costing, gained, paid, ship_reads
from kaper.games.marauders.rules.shortages import fitted_already, too_dear, why_no_weapon
from kaper.games.marauders.state import PER_SHIP, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always, forgo
from kaper.kernel.frames import DONE, Ask
from kaper.kernel.piles import EVERYBODY
from kaper.kernel.prospects import Prospect

REPAIR_PRICE = 2
MODIFICATION_PRICE = 3
WEAPON_PRICE = 3
WEAPON_VALUE = 1
REFIT_PRICE = 3
GLORIOUS_SHIPS = (FRIGATE, GALLEON)


def price(state: Marauders, seat: int, word: PriceWord, standard: int) -> int:
    """The lowest of the standard price, the zone's and the captain's own."""
    zone = state.tables.zones[state.captains[seat].zone].rule.get(word, standard)
    own = state.ability(seat, word)
    return min(standard, zone, own) if own else min(standard, zone)


def repair_price(state: Marauders, seat: int) -> int:
    return price(state, seat, "repair-price", REPAIR_PRICE)


def refit_price(state: Marauders, seat: int) -> int:
    return REFIT_PRICE


def modification_price(state: Marauders, seat: int) -> int:
    return price(state, seat, "modification-price", MODIFICATION_PRICE)


def weapon_price(state: Marauders, seat: int) -> int:
    return price(state, seat, "weapon-price", WEAPON_PRICE)


def sale_value(state: Marauders, seat: int, carried: int = 0) -> int:
    """What the yard gives for the old ship: more for Modifications, less for damage."""
    captain = state.captains[seat]
    # Rule: yard.no-ship-of-line
    if captain.ship == SHIP_OF_THE_LINE:
        return 0
    # Rule: yard.ship-prices
    value = state.tables.ships[captain.ship].value
    # Rule: yard.sale-value
    value += (captain.fitted & ~carried).bit_count()
    for location in range(PER_SHIP):
        if location != CREW:
            # Rule: yard.sale-value
            value -= state.full(seat, location) - state.cube(seat, location)
    # Rule: yard.trade-in-details
    return max(0, value)


@dataclass(frozen=True, slots=True)
class Yard(Ask[Marauders]):
    """Its services in any order and as often as wanted, but one ship at most."""

    bought: bool = field(default=False, kw_only=True)

    def deeds(self) -> Deeds[Yard, Marauders]:
        return SERVICES

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-yard", (("gold", state.wealth(seat)),))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "yard.services"


# Repairs


def damaged(yard: object, state: Marauders, seat: int) -> list[Action]:
    return [REPAIRS[location] for location in ship_doors.damaged(state, seat)]


def why_nothing_to_repair(state: Marauders, seat: int, word: str) -> Refusal | None:
    if word == LOCATIONS[CREW]:
        # Rule: yard.repair
        return Refusal("recruit.test")
    if word in LOCATIONS and LOCATIONS.index(word) in ship_doors.damaged(state, seat):
        return None
    return Refusal("yard.repair", location=word)


def why_no_repair(yard: Yard, state: Marauders, seat: int, action: Action) -> Refusal | None:
    cost = repair_price(state, seat)
    nothing = why_nothing_to_repair(state, seat, action.args[0])
    return nothing or too_dear(state, seat, cost, "yard.repair")


def repair(yard: Yard, state: Marauders, seat: int, action: Action) -> None:
    # Rule: yard.repair
    doors.pay(state, seat, repair_price(state, seat))
    ship_doors.repair(state, seat, location_of(action))


def why_no_refit(yard: Yard, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if not state.is_flipped(seat, "absorb"):
        return Refusal("mod.reinforced-hull", "hull-intact")
    return too_dear(state, seat, REFIT_PRICE, "mod.reinforced-hull")


def refit(yard: Yard, state: Marauders, seat: int, action: Action) -> None:
    doors.pay(state, seat, REFIT_PRICE)
    ship_doors.refit(state, seat)


# Modifications


def why_no_modification(yard: Yard, state: Marauders, seat: int, action: Action) -> Refusal | None:
    captain = state.captains[seat]
    kind = state.modifications[captain.zone]
    if kind == NONE:
        return Refusal("mod.local-only")
    if state.modifications_known[captain.zone] != EVERYBODY:
        # It came back from a ship given up here.
        return Refusal("mod.returned-waits")
    cost = modification_price(state, seat)
    return fitted_already(state, seat, kind) or too_dear(state, seat, cost, "mod.price")


def fitting_brings(yard: Yard, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    kind = state.modifications[state.captains[seat].zone]
    price = paid(modification_price(state, seat))
    name = state.tables.modification_names[kind]
    return [price, Prospect("note", "reads-modification", modification=name)]


def modify(yard: Yard, state: Marauders, seat: int, action: Action) -> None:
    doors.pay(state, seat, modification_price(state, seat))
    ship_doors.fit(state, seat, state.captains[seat].zone)


# Special Weapons


def weapon_trades(state: Marauders, seat: int) -> list[Action]:
    """Weapon by weapon, what can be bought and what can be sold: just what is legal."""
    rich = state.wealth(seat) >= weapon_price(state, seat)
    trades: list[Action] = []
    for weapon in EVERY_WEAPON:
        if rich and ship_doors.can_hold_weapon(state, seat, weapon):
            trades.append(ARMS[weapon])
        if ship_doors.has_weapon(state, seat, weapon):
            trades.append(DISARMS[weapon])
    return trades


def why_not_armed(yard: Yard, state: Marauders, seat: int, action: Action) -> Refusal | None:
    cost = weapon_price(state, seat)
    unfit = why_no_weapon(state, seat, action.args[0])
    return unfit or too_dear(state, seat, cost, "yard.special-weapons")


def arm(yard: Yard, state: Marauders, seat: int, action: Action) -> None:
    doors.pay(state, seat, weapon_price(state, seat))
    ship_doors.gain_weapon(state, seat, WEAPON_NUMBER[action.args[0]])


def why_not_disarmed(yard: Yard, state: Marauders, seat: int, action: Action) -> Refusal | None:
    word = action.args[0]
    if word in WEAPONS and ship_doors.has_weapon(state, seat, WEAPON_NUMBER[word]):
        return None
    return Refusal("yard.special-weapons", "no-weapon", weapon=word)


def disarm(yard: Yard, state: Marauders, seat: int, action: Action) -> None:
    ship_doors.sell_weapon(state, seat, WEAPON_NUMBER[action.args[0]], WEAPON_VALUE)


def arming_brings(yard: Yard, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    price = paid(weapon_price(state, seat))
    return [price, Prospect("note", "reads-weapon", weapon=action.args[0])]


def disarming_brings(yard: Yard, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return [gained(WEAPON_VALUE)]


# Another ship


def ships(yard: Yard, state: Marauders, seat: int) -> tuple[Action, ...]:
    return () if yard.bought else PURCHASES


def why_no_ship(yard: Yard, state: Marauders, seat: int, action: Action) -> Refusal | None:
    word = action.args[0]
    ship = SHIP_NUMBER.get(word)
    if ship is None or not state.tables.ships[ship].price:
        return Refusal("yard.no-ship-of-line")
    if yard.bought:
        return Refusal("yard.visit-order")
    return why_too_dear_a_ship(state, seat, ship)


def why_too_dear_a_ship(
    state: Marauders, seat: int, ship: ShipType, carried: int = 0
) -> Refusal | None:
    """The captain pays with what the old ship brings too; `carried` are not sold with it."""
    # Rule: yard.sell-before-buy, yard.trade-in-details
    have = state.wealth(seat) + sale_value(state, seat, carried)
    cost = state.tables.ships[ship].price
    return None if have >= cost else Refusal("yard.never-shipless", have=have, cost=cost)


def purchase(yard: Yard, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = replace(yard, bought=True)
    bought = Purchase(seat, SHIP_NUMBER[action.args[0]])
    state.stack.append(bought)
    if bought.movable(state):
        doors.tell(state, ShipChosen(seat, action.args[0]))


def ship_brings(yard: Yard, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    price = paid(price_after_exchange(state, seat, SHIP_NUMBER[action.args[0]]))
    return [price, *ship_reads(yard, state, seat, action)]


def price_after_exchange(state: Marauders, seat: int, ship: ShipType) -> int:
    """What another ship costs besides the old one; less than nothing for a cheaper one."""
    return state.tables.ships[ship].price - sale_value(state, seat)


def every_service(yard: Yard, state: Marauders, seat: int) -> list[Action]:
    """All that is legal; a weapon's sale stands beside its purchase."""
    repairs = damaged(yard, state, seat)
    found = [one for one in repairs if why_no_repair(yard, state, seat, one) is None]
    if why_no_refit(yard, state, seat, REFITTING) is None:
        found.append(REFITTING)
    if why_no_modification(yard, state, seat, MODIFYING) is None:
        found.append(MODIFYING)
    found += weapon_trades(state, seat)
    offers = ships(yard, state, seat)
    found += [one for one in offers if why_no_ship(yard, state, seat, one) is None]
    found.append(LEAVING)
    return found


REFITTING, MODIFYING, LEAVING = REFIT(), MODIFY(), DONE()
# Rule: yard.services
SERVICES: Final = Deeds(
    Deed(REPAIR, why_no_repair, repair, brings=costing(repair_price)),
    Deed(REFIT, why_no_refit, refit, brings=costing(refit_price)),
    Deed(MODIFY, why_no_modification, modify, brings=fitting_brings),
    Deed(ARM, why_not_armed, arm, brings=arming_brings),
    Deed(DISARM, why_not_disarmed, disarm, brings=disarming_brings),
    Deed(PURCHASE, why_no_ship, purchase, brings=ship_brings),
    Deed(DONE, always, forgo),
    listing=every_service,
)


@dataclass(frozen=True, slots=True)
class Purchase(Ask[Marauders]):
    """The old ship is sold for the new one; one port lets Modifications come along."""

    ship: ShipType
    carried: int = 0

    def movable(self, state: Marauders) -> list[Modification]:
        if "carry-modifications" not in state.tables.zones[state.captains[self.seat].zone].rule:
            return []
        kinds = state.tables.modification_number.values()
        return [kind for kind in kinds if self.why_not_moved(state, kind) is None]

    def why_not_moved(self, state: Marauders, kind: Modification) -> Refusal | None:
        if not (state.captains[self.seat].fitted & ~self.carried) >> kind & 1:
            return Refusal("mod.no-transfer")
        return why_too_dear_a_ship(state, self.seat, self.ship, self.carried | 1 << kind)

    def step(self, state: Marauders) -> bool:
        if self.movable(state):
            return True
        self.trade_in(state)
        return False

    def deeds(self) -> Deeds[Purchase, Marauders]:
        return MOVING

    def trade_in(self, state: Marauders) -> None:
        seat, tables = self.seat, state.tables
        state.stack.pop()
        value = sale_value(state, seat, self.carried)
        crew = state.crew(seat)
        # Rule: yard.sell-before-buy
        ship_doors.sell_ship(state, seat, value)
        doors.pay(state, seat, tables.ships[self.ship].price)
        doors.tell(state, ShipBought(seat, SHIPS[self.ship], tables.ships[self.ship].price))
        # Rule: mod.lost-with-ship
        lose_modifications(state, seat, self.carried)
        # Rule: yard.crew-and-weapons-move, yard.new-ship-state
        ship_doors.board_ship(state, seat, self.ship, crew)
        if self.ship in GLORIOUS_SHIPS and not state.captains[seat].ship_bought:
            # Rule: glory.buy-ship
            ship_doors.note_glorious_ship(state, seat)
            hands.gain_glory(state, seat, "ship")

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-carry", (("ship", SHIPS[self.ship]),))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "mod.no-transfer"


def movable(asked: Purchase, state: Marauders, seat: int) -> tuple[Action, ...]:
    return each(CARRY, state.tables.modification_names)


def why_not_carried(asked: Purchase, state: Marauders, seat: int, action: Action) -> Refusal | None:
    kind = state.tables.modification_number.get(action.args[0])
    return Refusal("mod.no-transfer") if kind is None else asked.why_not_moved(state, kind)


def carry(asked: Purchase, state: Marauders, seat: int, action: Action) -> None:
    kind = state.tables.modification_number[action.args[0]]
    state.stack[-1] = replace(asked, carried=asked.carried | 1 << kind)


def carry_no_more(asked: Purchase, state: Marauders, seat: int, action: Action) -> None:
    asked.trade_in(state)


MOVING: Final = Deeds(
    Deed(CARRY, why_not_carried, carry, movable), Deed(DONE, always, carry_no_more)
)
