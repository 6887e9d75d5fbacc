"""How well a seat stands, by what it can know."""

from __future__ import annotations

from math import exp

from kaper.games.marauders.actions import SHIP_CHOICES
from kaper.games.marauders.components.ids import SCOUTING, SEAMANSHIP, SLOOP
from kaper.games.marauders.evaluation.errands import gold, mission, rumor
from kaper.games.marauders.evaluation.fighters import odds_now
from kaper.games.marauders.evaluation.means import CARGO_CARD, means
from kaper.games.marauders.evaluation.perils import prey, raid, threat
from kaper.games.marauders.evaluation.prizes import promised
from kaper.games.marauders.evaluation.voyage import Errand, Voyage
from kaper.games.marauders.evaluation.wares import next_market, port_call, stale_markets, trade
from kaper.games.marauders.rules.scoring import result
from kaper.games.marauders.rules.setup import ChooseShips
from kaper.games.marauders.state import (
    FOE,
    IN_PLAY,
    UNSEEN,
    Marauders,
)

# A captain who starts again, beside one who has never begun.
NEWCOMER = 0.8
LATE = 5.0  # rounds before the end of the Events, from which on less is begun
VICTORY = 1.3
# What a captain loses with his life, at least, and for each Ducat aboard.
LEAST_LOSS, STAKE = 0.5, 0.06
NEARLY_WON, NEARLY_LOST = 0.97, 0.2
# So much Scouting and Seamanship make a pirate.
RAIDER = 6
# How far a lead of as many points as win the game is to be relied on.
CERTAINTY = 3.0


def evaluate(state: Marauders, seat: int) -> float:
    """Between 0 and 1: what a seat has and may expect, against what the others have."""
    if not state.stack:
        winners = result(state).winners
        return 1.0 / len(winners) if seat in winners else 0.0
    others = [seen(state, other) for other in range(state.seats) if other != seat]
    lead = _own(state, seat) - 0.7 * max(others) - 0.3 * sum(others) / len(others)
    worth = 1 / (1 + exp(-CERTAINTY * lead / state.target))
    if state.announced:
        won = state.announced >> seat & 1
        return NEARLY_WON + (1 - NEARLY_WON) * worth if won else NEARLY_LOST * worth
    return worth


def _own(state: Marauders, seat: int) -> float:
    captain = state.captains[seat]
    points = captain.glory + min(captain.chest / 10, state.target / 2)
    pace = min(1.0, (len(state.decks.event) + 0.5) / LATE) * (0.2 if state.announced else 1.0)
    if captain.status == UNSEEN:
        return _chosen(state, seat)
    if captain.status != IN_PLAY:
        return points + NEWCOMER * pace
    voyage, errands = Voyage(state, seat), list[Errand]()
    alive = means(state, seat)
    loss = max(LEAST_LOSS, alive + CARGO_CARD * len(captain.cargo) + STAKE * captain.gold)
    alive += promised(voyage) + mission(voyage, errands, loss) + rumor(voyage, errands)
    alive += gold(voyage, errands) + trade(voyage, errands) + raid(voyage, errands)
    fighting = seat in state.battle.sides
    if not fighting:
        prey(voyage, loss, errands)
    stale = stale_markets(voyage)
    errands.append(next_market(voyage, stale))
    alive += voyage.plan(errands, port_call(voyage), stale)
    if fighting:
        return points + pace * in_battle(state, seat, alive)
    return points + pace * (alive - threat(voyage, loss))


def _chosen(state: Marauders, seat: int) -> float:
    """The ship picked in secret: those who find and outsail merchants take the Sloop."""
    top = state.stack[-1]
    chosen = top.given()[seat] if isinstance(top, ChooseShips) else None
    if chosen is None:
        return NEWCOMER
    raider = state.skill(seat, SCOUTING) + state.skill(seat, SEAMANSHIP) >= RAIDER
    return NEWCOMER + ((chosen is SHIP_CHOICES[SLOOP]) == raider)


def in_battle(state: Marauders, seat: int, alive: float) -> float:
    chances = odds_now(state, state.battle.place_of(seat))
    victory = 0.0 if FOE in state.battle.sides else VICTORY
    fight = chances.win * (alive + victory) + (1 - chances.win) * NEWCOMER
    flee = chances.escape * alive + (1 - chances.escape) * NEWCOMER
    return max(fight, flee)


def seen(state: Marauders, seat: int) -> float:
    """What all can see of another player: how gold is shared between ship and chest is not seen."""
    captain = state.captains[seat]
    wealth = captain.gold + captain.chest
    points = captain.glory + 0.8 * min(wealth / 10, state.target / 2)
    if captain.status != IN_PLAY:
        return points + NEWCOMER
    alive = means(state, seat) + 0.3 * len(captain.cargo)
    return points + (in_battle(state, seat, alive + 0.5) if seat in state.battle.sides else alive)
