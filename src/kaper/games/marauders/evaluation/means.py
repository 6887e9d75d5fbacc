"""What a captain's ship, cards and tokens are worth to bots, in Glory Points."""

from __future__ import annotations

from kaper.games.marauders.components.ids import HULL
from kaper.games.marauders.state import Marauders

HAND_CARD, SPECIALIST, MODIFICATION, WEAPON = 0.12, 0.3, 0.33, 0.15
# A card in the hold that no port is in need of.
CARGO_CARD = 0.2
CUBE, LOST_LOCATION, LAST_PLANK = 0.12, 0.35, 0.3
FIRST_BOUNTY, MORE_BOUNTY = 0.12, 0.05
# What a ship is worth without any cubes.
SHIPS = (-0.6, -0.3, 0.8, 0.9, 1.1)


def means(state: Marauders, seat: int) -> float:
    """Ship, cards and tokens; bounties count against them."""
    captain = state.captains[seat]
    cubes = captain.cubes
    worth = SHIPS[captain.ship] + CUBE * sum(cubes)
    worth -= LOST_LOCATION * cubes.count(0) + LAST_PLANK * (cubes[HULL] == 1)
    worth += HAND_CARD * len(captain.hand)
    worth += MODIFICATION * captain.fitted.bit_count()
    worth += SPECIALIST * captain.specialists.bit_count()
    worth += WEAPON * sum(captain.weapons)
    for level in captain.bounties:
        if level:
            worth -= bounty(level)
    return worth


def bounty(levels: int) -> float:
    """What a Bounty of so many levels costs."""
    return FIRST_BOUNTY + MORE_BOUNTY * (levels - 1) if levels else 0.0
