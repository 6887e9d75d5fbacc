"""The only writers of what players see change: each changes the state and tells what happened."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Sequence
from typing import Final, get_args

from kaper.games.marauders.battle_events import BountyLifted, BountySet, Hit
from kaper.games.marauders.components.names import Face, Side
from kaper.games.marauders.components.tables import (
    CANNONS,
    CREW,
    FLEETS,
    HOLD,
    HULL,
    LOCATIONS,
    MASTS,
    NATIONS,
    NONE,
    WEAPONS,
)
from kaper.games.marauders.events import (
    NewDemand,
    Reshuffled,
)
from kaper.games.marauders.glory_events import (
    GoldGained,
    GoldPaid,
    GoldStolen,
    TargetReached,
)
from kaper.games.marauders.port_events import (
    CargoDiscarded,
    CargoLost,
    CrewLost,
    CrewRecruited,
    MissionDropped,
    Repaired,
    WeaponGained,
    WeaponUsed,
)
from kaper.games.marauders.records import with_item
from kaper.games.marauders.state import (
    CAP,
    FOE,
    NPC,
    PER_SHIP,
    Marauders,
)
from kaper.games.marauders.visibility.knowledge import (
    HELD,
    cargo_reshuffled,
    gold_counted,
    gold_spent,
)
from kaper.kernel.chance import draw, roll
from kaper.kernel.events import Event
from kaper.kernel.piles import NOBODY

# Rule: dice.faces
SKULL = 5
DUCATS_A_POINT = 10  # in the chest
REPAIRABLE: Final = (HULL, HOLD, MASTS, CANNONS)
_FACES: Final[tuple[Face, ...]] = get_args(Face)


def tell(state: Marauders, event: Event) -> None:
    if state.trace is not None:
        state.trace.events.append(event)


def who(side: int) -> Side:
    """A side of a battle as events and views name it."""
    if side < NPC:
        return side
    return "foe" if side == FOE else FLEETS[side - NPC]


def goods(state: Marauders, cards: Iterable[int]) -> tuple[str, ...]:
    tables = state.tables
    return tuple(tables.goods[tables.good[card]] for card in cards)


# Dice


def throw(state: Marauders, die: str, count: int) -> tuple[int, ...]:
    """Dice with four faces of pips and two skulls, the highest first; skulls count as 5."""
    # Rule: dice.faces
    return tuple(sorted((min(face, SKULL) for face in roll(state, die, 6, count)), reverse=True))


def successes(dice: Sequence[int]) -> int:
    return dice.count(SKULL)


def pips(dice: Sequence[int]) -> int:
    return sum(face for face in dice if face != SKULL)


def faces(dice: Sequence[int]) -> tuple[Face, ...]:
    return tuple(_FACES[face - 1] for face in dice)


def shown(dice: Sequence[int]) -> str:
    """Dice as a prompt shows them, in any language."""
    return " ".join("☠" if face == SKULL else str(face) for face in dice)


# Gold


def gain_gold(state: Marauders, seat: int, gold: int) -> None:
    if gold:
        # Rule: components.coins-unlimited, gold.secrecy
        state.captains[seat].gold += gold
        tell(state, GoldGained(seat, gold))


def pay(state: Marauders, seat: int, gold: int) -> None:
    """Pay the bank, from the chest too where it lies open."""
    if not gold:
        return
    captain = state.captains[seat]
    aboard = min(gold, captain.gold)
    captain.gold -= aboard
    captain.chest -= gold - aboard
    gold_spent(state, seat)
    tell(state, GoldPaid(seat, gold))


def take_gold(state: Marauders, seat: int, owner: int, most: int) -> int:
    """Take gold from another's ship, as far as there is; returns how much it was."""
    captain = state.captains[owner]
    # Rule: stash.safe
    gold = min(most, captain.gold)
    captain.gold -= gold
    state.captains[seat].gold += gold
    gold_spent(state, owner)
    if gold < most:
        gold_counted(state, owner)
    tell(state, GoldStolen(seat, owner, gold))
    return gold


def stash_points(state: Marauders, seat: int) -> int:
    """One point for every full ten Ducats stashed, up to half of the target."""
    # Rule: stash.value, variant.stash-cap
    return min(state.captains[seat].chest // DUCATS_A_POINT, state.target // 2)


def announce(state: Marauders, seat: int) -> None:
    """The app announces for a player the moment the target is reached."""
    captain = state.captains[seat]
    # Rule: stash.scored-at-end
    total = captain.glory + stash_points(state, seat)
    # Rule: end.announce-details
    if total >= state.target and not state.announced >> seat & 1:
        state.announced |= 1 << seat
        tell(state, TargetReached(seat, total, captain.chest))


# Cargo


def draw_cargo(state: Marauders, count: int) -> list[int]:
    """The top cards; the discards make a new deck where it runs out."""
    drawn = draw(state, "cargo", state.decks.cargo, min(count, len(state.decks.cargo)))
    for card in drawn:
        state.cargo_known[card] = NOBODY
    # Rule: decks.reshuffle
    if len(drawn) < count and state.discards.cargo:
        cargo_reshuffled(state)
        state.decks.cargo = sorted(state.discards.cargo)
        state.discards.cargo = []
        tell(state, Reshuffled("cargo"))
        drawn += draw(
            state, "cargo", state.decks.cargo, min(count - len(drawn), len(state.decks.cargo))
        )
    return drawn


def discard_cargo(state: Marauders, seat: int, cards: Sequence[int]) -> None:
    """Cards from the table or the hold, face up."""
    if cards:
        state.discards.cargo += cards
        tell(state, CargoDiscarded(seat, goods(state, cards)))


def load(state: Marauders, seat: int, cards: Sequence[int]) -> None:
    """From the table into a hold: only who saw them there knows which went, and which stayed."""
    for card in (*cards, *state.laid.cards):
        still_known = state.cargo_known[card] & HELD
        state.cargo_known[card] = still_known | state.laid.known | 1 << seat
    captain = state.captains[seat]
    captain.cargo = tuple(sorted((*captain.cargo, *cards)))


def unload(state: Marauders, seat: int, cards: Iterable[int]) -> None:
    captain = state.captains[seat]
    left = list(captain.cargo)
    for card in cards:
        left.remove(card)
    captain.cargo = tuple(left)


def card_of(state: Marauders, seat: int, good: int) -> int:
    """A captain's first card of a good: in the hold they are all alike."""
    return next(card for card in state.captains[seat].cargo if state.tables.good[card] == good)


def goods_held(state: Marauders, seat: int) -> list[int]:
    """The goods in a hold, each once."""
    return list(dict.fromkeys(state.tables.good[card] for card in state.captains[seat].cargo))


def goods_laid(state: Marauders) -> list[int]:
    """The goods on the table, each once."""
    return list(dict.fromkeys(state.tables.good[card] for card in state.laid.cards))


def take_laid(state: Marauders, good: str) -> int:
    """Take a card of this good from the table."""
    wanted = state.tables.good_number[good]
    card = next(card for card in state.laid.cards if state.tables.good[card] == wanted)
    state.laid.cards.remove(card)
    return card


def lose_excess_cargo(state: Marauders, seat: int) -> None:
    """Cargo beyond a damaged hold is lost at random; freight only with the whole hold."""
    capacity = state.capacity(seat)
    if state.has_freight(seat):
        if capacity == 0:
            drop_mission(state, seat)
        else:
            capacity -= 1
    captain = state.captains[seat]
    excess = len(captain.cargo) - capacity
    if excess > 0:
        held = list(captain.cargo)
        lost = draw(state, "lost-cargo", held, excess)
        captain.cargo = tuple(held)
        state.discards.cargo += lost
        tell(state, CargoLost(seat, goods(state, lost)))


def drop_mission(state: Marauders, seat: int) -> None:
    mission = state.captains[seat].mission
    if mission != NONE:
        tell(state, MissionDropped(seat, state.tables.mission_names[mission]))
        clear_mission(state, seat)


def clear_mission(state: Marauders, seat: int) -> None:
    captain = state.captains[seat]
    # Rule: decks.reshuffle
    state.discards.mission.append(captain.mission)
    captain.mission = captain.named = captain.rival = NONE
    captain.progress = ()
    captain.deadline = 0


# Ships


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
    """The locations with something to repair; Crew is recruited."""
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


def board_ship(state: Marauders, seat: int, ship: int, crew: int) -> None:
    """Sail an undamaged ship with the Crew brought along, as far as it holds them."""
    captain = state.captains[seat]
    # Rule: ship.only-one
    captain.ship = ship
    for location in range(PER_SHIP):
        captain.cubes[location] = state.full(seat, location)
    captain.cubes[CREW] = min(crew, state.full(seat, CREW))


def weapon_limit(state: Marauders, seat: int) -> int:
    return max(1, state.ability(seat, "weapon-limit"))


def weapons_left(state: Marauders, weapon: int) -> int:
    """Tokens of a kind in the supply."""
    return state.tables.weapon_supply[weapon] - sum(
        captain.weapons[weapon] for captain in state.captains
    )


def can_hold_weapon(state: Marauders, seat: int, weapon: int) -> bool:
    held = state.captains[seat].weapons[weapon]
    return held < weapon_limit(state, seat) and weapons_left(state, weapon) > 0


def has_weapon(state: Marauders, side: int, weapon: int) -> bool:
    return side < NPC and state.captains[side].weapons[weapon] > 0


def gain_weapon(state: Marauders, seat: int, weapon: int) -> None:
    _count_weapon(state, seat, weapon, 1)
    tell(state, WeaponGained(seat, WEAPONS[weapon]))


def use_weapon(state: Marauders, seat: int, weapon: int) -> None:
    give_back_weapon(state, seat, weapon)
    tell(state, WeaponUsed(seat, WEAPONS[weapon]))


def give_back_weapon(state: Marauders, seat: int, weapon: int) -> None:
    """A token goes to the supply; what comes of it is for the caller to tell."""
    _count_weapon(state, seat, weapon, -1)


def _count_weapon(state: Marauders, seat: int, weapon: int, more: int) -> None:
    captain = state.captains[seat]
    captain.weapons = with_item(captain.weapons, weapon, captain.weapons[weapon] + more)


# Bounties


def set_bounty(state: Marauders, seat: int, nation: int) -> None:
    level = state.captains[seat].bounties[nation]
    # Rule: bounty.track
    if level < CAP:
        _mark_bounty(state, seat, nation, level + 1)
        tell(state, BountySet(seat, NATIONS[nation], level + 1))


def lift_bounty(state: Marauders, seat: int, nation: int, levels: int) -> None:
    level = state.captains[seat].bounties[nation]
    # Rule: bounty.stays, bounty.zero
    lifted = min(levels, level)
    if lifted:
        _mark_bounty(state, seat, nation, level - lifted)
        tell(state, BountyLifted(seat, NATIONS[nation], level - lifted))


def _mark_bounty(state: Marauders, seat: int, nation: int, level: int) -> None:
    captain = state.captains[seat]
    captain.bounties = with_item(captain.bounties, nation, level)


# The board


def new_demand(state: Marauders, zone: int) -> None:
    """Swap a port's Demand token for one of the pool, to which the old one returns after it."""
    old = state.demand[zone]
    # Rule: sell.demand-pool
    if not state.demand_pool:
        insort(state.demand_pool, old)
        old = NONE
    (state.demand[zone],) = draw(state, "demand", state.demand_pool, 1)
    # Rule: sell.demand-pool
    if old != NONE:
        insort(state.demand_pool, old)
    tell(state, NewDemand(state.tables.zone_names[zone], state.tables.goods[state.demand[zone]]))
