"""What bots may like beyond what wins: raiders take ships, traders keep the law."""

from __future__ import annotations

from kaper.games.marauders.state import Marauders

PRIDE, SHAME = 0.02, 0.03  # for each bounty
WARES = 0.008  # for each cargo card
MOST = 0.1


def raider(state: Marauders, seat: int) -> float:
    return min(PRIDE * sum(state.captains[seat].bounties), MOST)


def trader(state: Marauders, seat: int) -> float:
    captain = state.captains[seat]
    return max(WARES * len(captain.cargo) - SHAME * sum(captain.bounties), -MOST)


STYLES = {"raider": raider, "trader": trader}
