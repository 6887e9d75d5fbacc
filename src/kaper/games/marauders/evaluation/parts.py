"""The parts of what bots think of a position, by name: for hints, which tell why."""

from __future__ import annotations

from kaper.games.marauders.evaluation.errands import gold, mission, rumor
from kaper.games.marauders.evaluation.evaluate import LEAST_LOSS, STAKE, in_battle, seen
from kaper.games.marauders.evaluation.means import CARGO_CARD, means
from kaper.games.marauders.evaluation.perils import prey, raid, threat
from kaper.games.marauders.evaluation.prizes import promised
from kaper.games.marauders.evaluation.voyage import Errand, Voyage
from kaper.games.marauders.evaluation.wares import next_market, port_call, stale_markets, trade
from kaper.games.marauders.state import IN_PLAY, Marauders


def outlook(state: Marauders, seat: int) -> dict[str, float]:
    """In Glory Points; what an errand is worth to a plan is what the plan lacks without it."""
    if not state.stack:
        return {}
    captain = state.captains[seat]
    parts = {
        "outlook-glory": captain.glory + min(captain.chest / 10, state.target / 2),
        "outlook-rivals": -max(seen(state, other) for other in range(state.seats) if other != seat),
    }
    return parts | (_alive(state, seat) if captain.status == IN_PLAY else {})


def _alive(state: Marauders, seat: int) -> dict[str, float]:
    captain, voyage = state.captains[seat], Voyage(state, seat)
    ship = means(state, seat)
    loss = max(LEAST_LOSS, ship + CARGO_CARD * len(captain.cargo) + STAKE * captain.gold)
    errands: dict[str, list[Errand]] = {name: [] for name in ERRANDS}
    parts = {
        "outlook-ship": ship,
        "outlook-reward": promised(voyage),
        "outlook-mission": mission(voyage, errands["outlook-mission"], loss),
        "outlook-rumor": rumor(voyage, errands["outlook-rumor"]),
        "outlook-gold": gold(voyage, errands["outlook-gold"]),
        "outlook-trade": trade(voyage, errands["outlook-trade"]),
        "outlook-raid": raid(voyage, errands["outlook-raid"]),
    }
    if seat in state.battle.sides:
        return {"outlook-battle": in_battle(state, seat, sum(parts.values()))}
    prey(voyage, loss, errands["outlook-prey"])
    stale = stale_markets(voyage)
    market = next_market(voyage, stale)
    errands["outlook-trade"].append(market)
    whole = _planned(voyage, errands, "")
    for name, own in errands.items():
        if own:
            parts[name] = parts.get(name, 0.0) + whole - _planned(voyage, errands, name)
    return parts | {"outlook-danger": -threat(voyage, loss)}


ERRANDS = (
    "outlook-mission",
    "outlook-rumor",
    "outlook-gold",
    "outlook-trade",
    "outlook-raid",
    "outlook-prey",
)


def _planned(voyage: Voyage, errands: dict[str, list[Errand]], without: str) -> float:
    """What the best errands bring, those of one kind left out."""
    left = [each for name, own in errands.items() if name != without for each in own]
    return voyage.plan(left, port_call(voyage), stale_markets(voyage))
