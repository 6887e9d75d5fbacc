"""What the bots expect of raids and of fights, those they look for and those they fear."""

from __future__ import annotations

from kaper.games.marauders.independent import degrees
from kaper.games.marauders.odds import found, odds, ship_of_fleet, ship_of_player
from kaper.games.marauders.raid import GLORIOUS, RaidSpend
from kaper.games.marauders.scouting import MERCHANTS
from kaper.games.marauders.state import BOUNTIES, PER_SHIP
from kaper.games.marauders.tables import (
    ESCAPE,
    HULL,
    NONE,
    SCOUTING,
    SEAMANSHIP,
)
from kaper.games.marauders.voyage import AT_SEA, FARTHEST, Errand, Voyage

FIRST_BOUNTY, MORE_BOUNTY = 0.12, 0.05
# Damage, and ports that close: what a raid costs one who is no pirate yet, and one who is.
FIRST_RAID, NEXT_RAID, RAID_LOOT = 1.2, 0.8, 9
RAID_HIT, RAID_FAILED, RAID_SUNK, RAID_CARGO = 0.15, 0.5, 2.0, 0.1
# By Seamanship, and by Maneuverability.
LIKELY_GLORY = (0.0, 0.15, 0.3, 0.42, 0.55, 0.65)
LIKELY_ESCAPE = (1.0, 0.8, 0.4, 0.12, 0.04, 0.02)
# How likely a hunter is met: in the zone, by one who can still sail on, by one who has to leave
# port one day, and near by.
HERE, PASSING, OUTSIDE, NEAR = 1.0, 0.3, 0.9, 0.15
BEATEN_PIRATE, BEATEN_FLAGSHIP = 1.3, 1.3
# Only those who have some hands aboard look for a fight.
BOLD_CREW = 2


def raid(voyage: Voyage, errands: list[Errand]) -> float:
    """Adds the nearest merchant; returns what a raid that is going on would bring."""
    state, seat = voyage.state, voyage.seat
    top = state.stack[-1]
    if isinstance(top, RaidSpend) and top.seat == seat:
        return _raid_now(voyage)
    worth = 0.0 if state.crippled(seat) else _raid_worth(voyage)
    if worth > 0:
        errands.append(_nearest_merchant(voyage, worth * found(voyage.scouting)))
    return 0.0


def _nearest_merchant(voyage: Voyage, worth: float) -> Errand:
    state, steps, nearest, best = voyage.state, voyage.steps, FARTHEST, voyage.here
    tried = state.scouted if voyage.done else ()
    for zone, flag in enumerate(state.merchants):
        if flag != NONE and steps[zone] < nearest and MERCHANTS + zone not in tried:
            nearest, best = steps[zone], zone
    return Errand(worth, best, AT_SEA, nearest + 1 + voyage.moored)


def _raid_worth(voyage: Voyage) -> float:
    """What a merchant would bring, beside what the attack costs."""
    state, seat = voyage.state, voyage.seat
    dice = min(5, state.skill(seat, SEAMANSHIP) + bool(state.ability(seat, "raid-reroll")))
    won = voyage.ducat * (RAID_LOOT + 2 * dice) + LIKELY_GLORY[dice]
    cost = NEXT_RAID if state.is_pirate(seat) else FIRST_RAID
    return (1 - LIKELY_ESCAPE[state.maneuverability(seat)]) * won - cost


def _raid_now(voyage: Voyage) -> float:
    """What would come of the cards on the table if no more successes were spent."""
    state, seat = voyage.state, voyage.seat
    tables = state.tables
    symbols = [tables.symbol[card] for card in state.table]
    escapes = symbols.count(ESCAPE)
    left = state.cubes[seat * PER_SHIP : (seat + 1) * PER_SHIP]
    for symbol in symbols:
        if symbol != ESCAPE:
            # A destroyed location passes its damage on to the Hull.
            left[symbol if left[symbol] > 0 else HULL] -= 1
    harm = RAID_HIT * (len(symbols) - escapes)
    if left[HULL] <= 0:
        return -RAID_SUNK
    if min(left) <= 0:
        return -harm - RAID_FAILED
    if escapes >= state.maneuverability(seat):
        return -harm
    gold = sum(tables.loot[card] for card in state.table)
    return voyage.ducat * gold + (gold >= GLORIOUS) + RAID_CARGO - harm


def threat(voyage: Voyage, loss: float) -> float:
    """What those who lie in wait near by may cost."""
    state, seat = voyage.state, voyage.seat
    danger = 0.0
    for fleet, zone in enumerate(state.npc_zones):
        if zone == NONE or voyage.steps[zone] > 1 or degrees(state, fleet, seat) is None:
            continue
        chances = odds(ship_of_player(state, seat), ship_of_fleet(state, fleet))
        met = found(state.tables.npc_skills[state.commander(fleet)][SCOUTING])
        if zone != voyage.here:
            met *= 0.0 if voyage.moored else NEAR
        elif voyage.moored:
            met *= OUTSIDE
        else:
            met *= PASSING if voyage.can_move() else HERE
        danger += met * (1 - max(chances.win, chances.escape)) * loss
    return min(danger, loss)


def prey(voyage: Voyage, loss: float, errands: list[Errand]) -> None:
    """Adds the NPC that is best hunted."""
    state, seat = voyage.state, voyage.seat
    fleets = [fleet for fleet, zone in enumerate(state.npc_zones) if zone != NONE]
    if not fleets or state.crew(seat) < BOLD_CREW:
        return
    best, where, ship = 0.0, NONE, ship_of_player(state, seat)
    for fleet in fleets:
        win = odds(ship, ship_of_fleet(state, fleet)).win
        gain = BEATEN_FLAGSHIP if fleet < BOUNTIES else BEATEN_PIRATE
        worth = win * gain - (1 - win) * loss
        if worth > best:
            best, where = worth, state.npc_zones[fleet]
    if where != NONE:
        errands.append(voyage.errand_at_sea(best * found(voyage.scouting), where))
