"""What the bots expect of raids and of fights, those they look for and those they fear."""

from __future__ import annotations

from kaper.games.marauders.components.ids import (
    ESCAPE,
    HULL,
    NONE,
    SEAMANSHIP,
    Nothing,
    Zone,
    is_flagship,
)
from kaper.games.marauders.evaluation.battle_odds import odds
from kaper.games.marauders.evaluation.fighters import ship_of_fleet, ship_of_player
from kaper.games.marauders.evaluation.means import CARGO_CARD
from kaper.games.marauders.evaluation.voyage import AT_SEA, FARTHEST, Errand, Voyage
from kaper.games.marauders.evaluation.wares import free_space
from kaper.games.marauders.marks import SCOUTED_MERCHANT
from kaper.games.marauders.rules.deeds import GLORIOUS_RAID
from kaper.games.marauders.rules.independent import degrees, scouts
from kaper.games.marauders.rules.npc_scouting import scouting_dice
from kaper.games.marauders.rules.odds import found
from kaper.games.marauders.rules.raid import FoundMerchant
from kaper.games.marauders.rules.raid_course import RaidRoll, RaidSpend
from kaper.games.marauders.rules.stowing import Stow

# What it costs to become a pirate, and to go on as one: ports that close, and hunters.
FIRST_RAID, NEXT_RAID = 0.8, 0.3
# A raid played well, by dice of Seamanship: the gold it brings, the chance of a Glory Point.
LIKELY_GOLD = (9.3, 9.9, 10.4, 11.0, 11.7, 12.2)
LIKELY_GLORY = (0.11, 0.22, 0.32, 0.41, 0.49, 0.54)
# The chance that the merchant escapes, by Maneuverability.
LIKELY_ESCAPE = (1.0, 0.66, 0.28, 0.05, 0.0, 0.0)
# The chance that a location with so many cubes (or more) is shot away; by dice, how much
# of that is left when successes are spent against it.
LIKELY_RUIN = (1.0, 0.3, 0.04, 0.0)
LIKELY_CARELESS = (1.0, 0.85, 0.65, 0.55, 0.42, 0.35)
# Cards that a raid brings, what each is worth in the hold, and what the hits cost.
PRIZE_CARDS, LIKELY_HITS = 3, 0.25
RAID_HIT, RAID_FAILED, RAID_SUNK = 0.15, 0.9, 2.0
# A merchant of the nation that a letter of marque names.
RIGHT_FLAG = 0.5
# A success that may still be spent to draw one more card.
SPARE_SUCCESS = 0.1
# How likely a hunter is met: in the zone, by one who can still sail on, by one who has to leave
# port one day, near by, and from the port.
HERE, PASSING, OUTSIDE, NEAR, ASHORE = 1.0, 0.3, 0.9, 0.15, 0.1
BEATEN_PIRATE, BEATEN_FLAGSHIP = 1.3, 1.3
# Only those who have some hands aboard look for a fight.
BOLD_CREW = 2


def raid(voyage: Voyage, errands: list[Errand]) -> float:
    """Adds the nearest merchant; returns what one that is found or under attack would bring."""
    state, seat = voyage.state, voyage.seat
    top = state.stack[-1]
    if isinstance(top, RaidSpend) and top.seat == seat:
        return _raid_now(voyage)
    if isinstance(top, RaidRoll) and top.seat == seat:
        return _raid_worth(voyage)
    if isinstance(top, Stow) and top.seat == seat:
        return _prizes(voyage, len(state.laid.cards))
    worth = 0.0 if state.crippled(seat) else _raid_worth(voyage) - _price(voyage)
    if isinstance(top, FoundMerchant) and top.seat == seat:
        return max(0.0, worth)
    if worth > 0:
        errands.append(_nearest_merchant(voyage, worth * found(voyage.scouting)))
    return 0.0


def _nearest_merchant(voyage: Voyage, worth: float) -> Errand:
    state, steps, nearest, best = voyage.state, voyage.steps, FARTHEST, voyage.here
    tried = state.turn.scouted if voyage.done else ()
    for zone, flag in zip(state.tables.every_zone, state.merchants, strict=True):
        if flag != NONE and steps[zone] < nearest and SCOUTED_MERCHANT + zone not in tried:
            nearest, best = steps[zone], zone
    return Errand(worth, best, AT_SEA, nearest + 1 + voyage.moored)


def _raid_worth(voyage: Voyage) -> float:
    """What may be expected of a raid, the attack being paid for."""
    state, seat = voyage.state, voyage.seat
    dice = min(5, state.skill(seat, SEAMANSHIP) + bool(state.ability(seat, "raid-reroll")))
    won = voyage.ducat * LIKELY_GOLD[dice] + LIKELY_GLORY[dice] + _prizes(voyage, PRIZE_CARDS)
    won += RIGHT_FLAG * voyage.extra.get("raid", 0.0)
    cubes = state.captains[seat].cubes
    ruin = min(1.0, LIKELY_CARELESS[dice] * sum(LIKELY_RUIN[min(cube, 3)] for cube in cubes))
    success = (1 - LIKELY_ESCAPE[state.maneuverability(seat)]) * (1 - ruin)
    return success * won - ruin * RAID_FAILED - LIKELY_HITS


def _price(voyage: Voyage) -> float:
    return NEXT_RAID if voyage.state.is_pirate(voyage.seat) else FIRST_RAID


def _prizes(voyage: Voyage, cards: int) -> float:
    """What so many cards are worth that go into the hold as far as it takes them."""
    return CARGO_CARD * max(0, min(cards, free_space(voyage)))


def _raid_now(voyage: Voyage) -> float:
    """What would come of the cards on the table, if successes were spent only against escape."""
    state, seat = voyage.state, voyage.seat
    cards = [state.tables.cargo[card] for card in state.laid.cards]
    hits = [card.symbol for card in cards if card.symbol != ESCAPE]
    escapes = sorted(card.loot for card in cards if card.symbol == ESCAPE)
    thrown = max(0, len(escapes) + 1 - state.maneuverability(seat))
    left = state.captains[seat].cubes[:]
    for location in hits:
        # A destroyed location passes its damage on to the Hull.
        left[location if left[location] > 0 else HULL] -= 1
    harm = RAID_HIT * len(hits)
    if left[HULL] <= 0:
        return -RAID_SUNK
    if min(left) <= 0:
        return -harm - RAID_FAILED
    if thrown > state.laid.successes:
        return -harm
    gold = sum(escapes[thrown:]) + sum(card.loot for card in cards if card.symbol != ESCAPE)
    worth = voyage.ducat * gold + (gold >= GLORIOUS_RAID) + _prizes(voyage, len(cards) - thrown)
    return worth + SPARE_SUCCESS * (state.laid.successes - thrown) - harm


def threat(voyage: Voyage, loss: float) -> float:
    """What those who lie in wait near by may cost."""
    state, seat = voyage.state, voyage.seat
    danger = 0.0
    for fleet, there in enumerate(state.fleets):
        zone = there.zone
        if zone == NONE or voyage.steps[zone] > 1 or degrees(state, fleet, seat) is None:
            continue
        chances = odds(ship_of_player(state, seat), ship_of_fleet(state, fleet), opening=True)
        met = found(scouting_dice(state, fleet, seat))
        if zone != voyage.here:
            met *= ASHORE if voyage.moored else NEAR
        elif fleet not in scouts(state, zone):
            continue
        elif voyage.moored:
            met *= OUTSIDE
        else:
            met *= PASSING if voyage.actions_left() else HERE
        danger += met * (1 - max(chances.win, chances.escape)) * loss
    return min(danger, loss)


def prey(voyage: Voyage, loss: float, errands: list[Errand]) -> None:
    """Adds the NPC that is best hunted."""
    state, seat = voyage.state, voyage.seat
    fleets = [fleet for fleet, there in enumerate(state.fleets) if there.zone != NONE]
    if not fleets or state.crew(seat) < BOLD_CREW:
        return
    best, ship = 0.0, ship_of_player(state, seat)
    where: Zone | Nothing = NONE
    for fleet in fleets:
        win = odds(ship, ship_of_fleet(state, fleet), opening=True).win
        flagship = is_flagship(fleet)
        gain = BEATEN_FLAGSHIP if flagship else BEATEN_PIRATE
        gain += voyage.extra.get("flagship" if flagship else "pirate", 0.0)
        worth = win * gain - (1 - win) * loss
        if worth > best:
            best, where = worth, state.fleets[fleet].zone
    if where != NONE:
        errands.append(voyage.errand_at_sea(best * found(voyage.scouting), where))
