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
    places_of,
)
from kaper.games.marauders.components.tables import (
    CREW,
    FRIGATE,
    GALLEON,
    LOCATIONS,
    NONE,
    SHIP_OF_THE_LINE,
    SHIPS,
    WEAPONS,
)
from kaper.games.marauders.components.vocabulary import PriceWord
from kaper.games.marauders.port_events import (
    ShipBought,
    ShipChosen,
)
from kaper.games.marauders.rules import hands
from kaper.games.marauders.rules.captains import lose_modifications
from kaper.games.marauders.rules.prospects import costing, gained, paid
from kaper.games.marauders.rules.shortages import too_dear, why_no_weapon
from kaper.games.marauders.state import KINDS_OF_WEAPONS, PER_SHIP, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Prospect, Refusal, always
from kaper.kernel.frames import DONE, Ask
from kaper.kernel.piles import EVERYBODY

REPAIR_PRICE = 2
MODIFICATION_PRICE = 3
WEAPON_PRICE = 3
WEAPON_VALUE = 1
REFIT_PRICE = 3
GLORIOUS_SHIPS = (FRIGATE, GALLEON)


def price(state: Marauders, seat: int, word: PriceWord, standard: int) -> int:
    """The lowest of the standard price, the zone's and the captain's own."""
    zone = state.tables.zone_rule[state.captains[seat].zone].get(word, standard)
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
    value = state.tables.ship_value[captain.ship]
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
        return Refusal("recruit.test")
    if word in LOCATIONS and LOCATIONS.index(word) in ship_doors.damaged(state, seat):
        return None
    return Refusal("yard.repair", location=word)


def why_no_repair(yard: Yard, state: Marauders, seat: int, action: Action) -> Refusal | None:
    cost = repair_price(state, seat)
    nothing = why_nothing_to_repair(state, seat, action.args[0])
    return nothing or too_dear(state, seat, cost, "yard.repair")


def repair(yard: Yard, state: Marauders, seat: int, action: Action) -> None:
    doors.pay(state, seat, repair_price(state, seat))
    ship_doors.repair(state, seat, places_of(action))


def why_no_refit(yard: Yard, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if not state.captains[seat].flipped >> state.tables.power["absorb"] & 1:
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
    if captain.fitted >> kind & 1:
        name = state.tables.modification_names[kind]
        return Refusal("mod.one-per-type", modification=name)
    cost = modification_price(state, seat)
    return too_dear(state, seat, cost, "mod.price")


def modify(yard: Yard, state: Marauders, seat: int, action: Action) -> None:
    doors.pay(state, seat, modification_price(state, seat))
    ship_doors.fit(state, seat, state.captains[seat].zone)


# Special Weapons


def weapon_trades(yard: Yard, state: Marauders, seat: int) -> list[Action]:
    """Weapon by weapon, what can be bought and what can be sold: just what is legal."""
    rich = state.wealth(seat) >= weapon_price(state, seat)
    trades: list[Action] = []
    for weapon in range(KINDS_OF_WEAPONS):
        if rich and ship_doors.can_hold_weapon(state, seat, weapon):
            trades.append(ARMS[weapon])
        if ship_doors.has_weapon(state, seat, weapon):
            trades.append(DISARMS[weapon])
    return trades


def with_the_others(yard: Yard, state: Marauders, seat: int) -> tuple[Action, ...]:
    """Weapons to be sold are listed beside those to be bought."""
    return ()


def why_not_armed(yard: Yard, state: Marauders, seat: int, action: Action) -> Refusal | None:
    cost = weapon_price(state, seat)
    unfit = why_no_weapon(state, seat, action.args[0])
    return unfit or too_dear(state, seat, cost, "yard.special-weapons")


def arm(yard: Yard, state: Marauders, seat: int, action: Action) -> None:
    doors.pay(state, seat, weapon_price(state, seat))
    ship_doors.gain_weapon(state, seat, WEAPONS.index(action.args[0]))


def why_not_disarmed(yard: Yard, state: Marauders, seat: int, action: Action) -> Refusal | None:
    word = action.args[0]
    if word in WEAPONS and ship_doors.has_weapon(state, seat, WEAPONS.index(word)):
        return None
    return Refusal("yard.special-weapons", "no-weapon", weapon=word)


def disarm(yard: Yard, state: Marauders, seat: int, action: Action) -> None:
    ship_doors.sell_weapon(state, seat, WEAPONS.index(action.args[0]), WEAPON_VALUE)


# Another ship


def ships(yard: Yard, state: Marauders, seat: int) -> tuple[Action, ...]:
    return () if yard.bought else PURCHASES


def why_no_ship(yard: Yard, state: Marauders, seat: int, action: Action) -> Refusal | None:
    word = action.args[0]
    ship = SHIPS.index(word) if word in SHIPS else NONE
    if ship == NONE or not state.tables.ship_price[ship]:
        return Refusal("yard.no-ship-of-line")
    if yard.bought:
        return Refusal("yard.visit-order")
    return why_too_dear_a_ship(state, seat, ship)


def why_too_dear_a_ship(state: Marauders, seat: int, ship: int, carried: int = 0) -> Refusal | None:
    """The old ship's price counts, less what is not sold with it."""
    # Rule: yard.sell-before-buy, yard.trade-in-details
    have = state.wealth(seat) + sale_value(state, seat, carried)
    cost = state.tables.ship_price[ship]
    return None if have >= cost else Refusal("yard.never-shipless", have=have, cost=cost)


def purchase(yard: Yard, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = replace(yard, bought=True)
    bought = Purchase(seat, SHIPS.index(action.args[0]))
    state.stack.append(bought)
    if bought.movable(state):
        doors.tell(state, ShipChosen(seat, action.args[0]))


def leave(yard: Yard, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()


def weapon_brings(yard: Yard, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return [gained(WEAPON_VALUE)]


def ship_brings(yard: Yard, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return [paid(price_after_exchange(state, seat, SHIPS.index(action.args[0])))]


def price_after_exchange(state: Marauders, seat: int, ship: int) -> int:
    """What another ship costs besides the old one; less than nothing for a cheaper one."""
    return state.tables.ship_price[ship] - sale_value(state, seat)


# Rule: yard.services
SERVICES: Final = Deeds(
    Deed(REPAIR, why_no_repair, repair, damaged, brings=costing(repair_price)),
    Deed(REFIT, why_no_refit, refit, brings=costing(refit_price)),
    Deed(MODIFY, why_no_modification, modify, brings=costing(modification_price)),
    Deed(ARM, why_not_armed, arm, weapon_trades, prepared=True, brings=costing(weapon_price)),
    Deed(DISARM, why_not_disarmed, disarm, with_the_others, brings=weapon_brings),
    Deed(PURCHASE, why_no_ship, purchase, ships, brings=ship_brings),
    Deed(DONE, always, leave),
)


@dataclass(frozen=True, slots=True)
class Purchase(Ask[Marauders]):
    """The old ship is sold for the new one; one port lets Modifications come along."""

    ship: int
    carried: int = 0

    def movable(self, state: Marauders) -> list[int]:
        if "carry-modifications" not in state.tables.zone_rule[state.captains[self.seat].zone]:
            return []
        kinds = range(len(state.tables.modification_names))
        return [kind for kind in kinds if self.why_not_moved(state, kind) is None]

    def why_not_moved(self, state: Marauders, kind: int) -> Refusal | None:
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
        doors.pay(state, seat, tables.ship_price[self.ship])
        doors.tell(state, ShipBought(seat, SHIPS[self.ship], tables.ship_price[self.ship]))
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
    kind = state.tables.modification_number.get(action.args[0], NONE)
    return Refusal("mod.no-transfer") if kind == NONE else asked.why_not_moved(state, kind)


def carry(asked: Purchase, state: Marauders, seat: int, action: Action) -> None:
    kind = state.tables.modification_number[action.args[0]]
    state.stack[-1] = replace(asked, carried=asked.carried | 1 << kind)


def carry_no_more(asked: Purchase, state: Marauders, seat: int, action: Action) -> None:
    asked.trade_in(state)


MOVING: Final = Deeds(
    Deed(CARRY, why_not_carried, carry, movable), Deed(DONE, always, carry_no_more)
)
