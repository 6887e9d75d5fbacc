"""The doors of ships: damage and repair, Crew, Special Weapons, Modifications, other ships."""

from __future__ import annotations

from typing import Final

from kaper.games.marauders.battle_events import CrewHit, Hit, HitAbsorbed
from kaper.games.marauders.cargo_doors import lose_excess_cargo
from kaper.games.marauders.components.ids import (
    CANNONS,
    CREW,
    HOLD,
    HULL,
    LOCATIONS,
    MASTS,
    NONE,
    SHIPS,
    WEAPONS,
    Modification,
    ShipType,
    Weapon,
    Zone,
)
from kaper.games.marauders.doors import tell, who
from kaper.games.marauders.port_events import (
    CrewLost,
    CrewRecruited,
    ModificationFitted,
    Refitted,
    Repaired,
    ShipSold,
    ShipTaken,
    WeaponGained,
    WeaponSold,
    WeaponUsed,
)
from kaper.games.marauders.records import with_item
from kaper.games.marauders.state import NPC, PER_SHIP, Marauders

# Crew is recruited.
REPAIRABLE: Final = (HULL, HOLD, MASTS, CANNONS)

# Damage, repair and Crew


def mark(state: Marauders, side: int, location: int, *, shield: int = NONE) -> None:
    """One damage; that of a destroyed location goes to the Hull, unless the shot shields it."""
    # Rule: damage.overflow
    if state.cube(side, location) == 0:
        if location in (shield, HULL):
            return
        location = HULL
        if state.cube(side, HULL) == 0:
            return
    # Rule: damage.cube
    if side >= NPC:
        state.battle.enemy[location] -= 1
    else:
        state.captains[side].cubes[location] -= 1
    tell(state, Hit(who(side), LOCATIONS[location], state.cube(side, location)))
    if location == HOLD and side < NPC:
        # Rule: damage.hold
        lose_excess_cargo(state, side)


def repair(state: Marauders, seat: int, location: int, count: int = 1) -> None:
    state.captains[seat].cubes[location] += count
    tell(state, Repaired(seat, LOCATIONS[location], count))


def damaged(state: Marauders, seat: int) -> list[int]:
    """The locations with something to repair."""
    return [
        location
        for location in REPAIRABLE
        if state.cube(seat, location) < state.full(seat, location)
    ]


def regain_crew(state: Marauders, seat: int, count: int) -> None:
    # Rule: recruit.max
    gained = min(count, state.full(seat, CREW) - state.crew(seat))
    if gained > 0:
        state.captains[seat].cubes[CREW] += gained
        tell(state, CrewRecruited(seat, gained))


def lose_crew(state: Marauders, seat: int, count: int) -> None:
    """Lose Crew by a card, never the last."""
    lost = min(count, state.crew(seat) - 1)
    if lost > 0:
        state.captains[seat].cubes[CREW] -= lost
        tell(state, CrewLost(seat, lost))


def hit_crew(state: Marauders, side: int, count: int) -> None:
    """Lose Crew in a Crew Combat, to the last."""
    if not count:
        return
    if side >= NPC:
        state.battle.enemy[CREW] -= count
    else:
        state.captains[side].cubes[CREW] -= count
    tell(state, CrewHit(who(side), count, state.crew(side)))


# Another ship


def board_ship(state: Marauders, seat: int, ship: ShipType, crew: int) -> None:
    """Sail an undamaged ship with the Crew brought along, as far as it holds them."""
    captain = state.captains[seat]
    # Rule: ship.only-one
    captain.ship = ship
    for location in range(PER_SHIP):
        captain.cubes[location] = state.full(seat, location)
    # Rule: recruit.max
    captain.cubes[CREW] = min(crew, state.full(seat, CREW))


def board_captured(state: Marauders, seat: int, loser: int) -> None:
    """A captured ship keeps its damage and its Modifications; the winner's Crew moves over."""
    crew = state.crew(seat)
    left = [state.cube(loser, location) for location in range(PER_SHIP)]
    captain, ship = state.captains[seat], state.ship_of(loser)
    if loser < NPC:
        beaten = state.captains[loser]
        captain.fitted, beaten.fitted = beaten.fitted, 0
        captain.flipped, beaten.flipped = beaten.flipped, 0
    # Rule: ship.only-one
    captain.ship = ship
    # Rule: take.captured-state, recruit.max
    captain.cubes = left
    captain.cubes[CREW] = min(crew, state.full(seat, CREW))
    tell(state, ShipTaken(seat, SHIPS[ship]))


def sell_ship(state: Marauders, seat: int, gold: int) -> None:
    """The yard pays for the old one; the captain stays aboard until there is another."""
    captain = state.captains[seat]
    captain.gold += gold
    tell(state, ShipSold(seat, SHIPS[captain.ship], gold))


def note_glorious_ship(state: Marauders, seat: int) -> None:
    """It is the first that this captain has bought."""
    state.captains[seat].ship_bought = True


# Special Weapons


def weapon_limit(state: Marauders, seat: int) -> int:
    return max(1, state.ability(seat, "weapon-limit"))


def weapons_left(state: Marauders, weapon: Weapon) -> int:
    """Tokens of a kind in the supply."""
    return state.tables.weapon_supply[weapon] - sum(
        captain.weapons[weapon] for captain in state.captains
    )


def can_hold_weapon(state: Marauders, seat: int, weapon: Weapon) -> bool:
    held = state.captains[seat].weapons[weapon]
    return held < weapon_limit(state, seat) and weapons_left(state, weapon) > 0


def has_weapon(state: Marauders, side: int, weapon: Weapon) -> bool:
    return side < NPC and state.captains[side].weapons[weapon] > 0


def gain_weapon(state: Marauders, seat: int, weapon: Weapon) -> None:
    _count_weapon(state, seat, weapon, 1)
    tell(state, WeaponGained(seat, WEAPONS[weapon]))


def use_weapon(state: Marauders, seat: int, weapon: Weapon) -> None:
    give_back_weapon(state, seat, weapon)
    tell(state, WeaponUsed(seat, WEAPONS[weapon]))


def give_back_weapon(state: Marauders, seat: int, weapon: Weapon) -> None:
    """A token goes to the supply; what comes of it is for the caller to tell."""
    _count_weapon(state, seat, weapon, -1)


def sell_weapon(state: Marauders, seat: int, weapon: Weapon, gold: int) -> None:
    give_back_weapon(state, seat, weapon)
    state.captains[seat].gold += gold
    tell(state, WeaponSold(seat, WEAPONS[weapon]))


def _count_weapon(state: Marauders, seat: int, weapon: Weapon, more: int) -> None:
    captain = state.captains[seat]
    captain.weapons = with_item(captain.weapons, weapon, captain.weapons[weapon] + more)


# Modifications


def fit(state: Marauders, seat: int, zone: Zone) -> None:
    """The Modification token of a port goes to the Player board.

    One that raises a location moves its cube as well, Crew excepted.
    """
    # Rule: mod.local-only
    kind, state.modifications[zone] = state.modifications[zone], NONE
    state.modifications_known[zone] = 0
    before = {location: state.full(seat, location) for location in range(PER_SHIP)}
    captain = state.captains[seat]
    captain.fitted |= 1 << kind
    for location, value in before.items():
        # Rule: mod.hammocks
        if location != CREW:
            # Rule: mod.hold, mod.battery
            captain.cubes[location] += state.full(seat, location) - value
    tell(state, ModificationFitted(seat, state.tables.modification_names[kind]))


def strip(state: Marauders, seat: int, kept: int) -> tuple[Modification, ...]:
    """Take the Modifications off a ship, but for those of a mask; returns their kinds."""
    captain = state.captains[seat]
    tokens = tuple(
        kind
        for kind in state.tables.modification_number.values()
        if (captain.fitted & ~kept) >> kind & 1
    )
    captain.fitted &= kept
    captain.flipped &= kept
    return tokens


def absorb_hit(state: Marauders, seat: int, location: int) -> None:
    """The Reinforced Hull is turned over instead of a location damaged."""
    state.captains[seat].flipped |= 1 << state.tables.power["absorb"]
    tell(state, HitAbsorbed(seat, LOCATIONS[location]))


def refit(state: Marauders, seat: int) -> None:
    """Turn the Reinforced Hull face up again."""
    state.captains[seat].flipped &= ~(1 << state.tables.power["absorb"])
    tell(state, Refitted(seat))


def turn_chasers_over(state: Marauders, seat: int) -> None:
    """They have fired, which they do once a battle."""
    state.captains[seat].flipped |= 1 << state.tables.power["chase"]


def turn_chasers_back(state: Marauders, seat: int) -> None:
    state.captains[seat].flipped &= ~(1 << state.tables.power["chase"])
