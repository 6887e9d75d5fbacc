"""What the bots expect of goods: in the hold, on offer, or still to be bought."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.games.marauders.goods import (
    BASE_PRICE,
    DEMAND_PRICE,
    GLORIOUS_SALE,
    Market,
    Sale,
    purchase_price,
    sale_price,
)
from kaper.games.marauders.port import BOUGHT, SELLING_OVER
from kaper.games.marauders.state import PER_SHIP
from kaper.games.marauders.tables import HOLD
from kaper.games.marauders.voyage import FARTHEST, LATER, SOON, STASHED, Voyage

# Money to buy goods with, for each of the first Ducats aboard.
CAPITAL, ENOUGH = 0.04, 10
PAIR = 0.25  # two demanded cards: a third makes them glorious
STALE = 6  # as good as a market so many actions farther away
FREE_SPACE = 0.2  # a space in the hold, in a port with goods to buy


def trade(voyage: Voyage) -> float:
    state, seat = voyage.state, voyage.seat
    hold = state.cubes[seat * PER_SHIP + HOLD] + state.ability(seat, "extra-hold")
    hold -= state.has_freight(seat)
    top = state.stack[-1]
    if isinstance(top, Sale) and top.seat == seat:
        return _sale(voyage, top)
    if isinstance(top, Market) and top.seat == seat:
        return _offer(voyage, top, hold)
    worth, cargo = 0.0, state.cargo[seat]
    if cargo:
        worth = _cargo(_counted(voyage, cargo), hold, _markets(voyage))
    free = hold - len(cargo)
    if free > 0:
        means = min(1.0, (state.gold[seat] + 2) / (2 * free + 2))
        worth += FREE_SPACE * free * means * _next_market(voyage)
    return worth


def _counted(voyage: Voyage, cards: Sequence[int]) -> dict[int, int]:
    good, counts = voyage.state.tables.good, dict[int, int]()
    for card in cards:
        counts[good[card]] = counts.get(good[card], 0) + 1
    return counts


class _Markets:
    """What a card of each good brings, and how near the demand for it is."""

    __slots__ = ("price", "wanted")

    def __init__(self, wanted: list[float], price: list[float]) -> None:
        self.wanted = wanted
        self.price = price

    def worth(self, good: int, count: int) -> float:
        sold = count * self.price[good]
        if count >= GLORIOUS_SALE:
            return sold + self.wanted[good]
        return sold + PAIR * self.wanted[good] if count == GLORIOUS_SALE - 1 else sold


def _markets(voyage: Voyage) -> _Markets:
    state = voyage.state
    goods = len(state.tables.goods)
    demand = state.demand
    wanted, nearest = [FARTHEST] * goods, FARTHEST
    steps, sailing = voyage.steps, 2 + voyage.moored
    for zone in voyage.ports():
        actions = steps[zone] + sailing
        if zone == voyage.moored_at:
            over = voyage.done & SELLING_OVER
            actions = voyage.to_port_again(zone) if over else voyage.wait
        if actions < wanted[demand[zone]]:
            wanted[demand[zone]] = actions
        if actions < nearest:
            nearest = actions
    anywhere = BASE_PRICE * voyage.ducat * SOON[nearest]
    high = (state.ability(voyage.seat, "demand-price") or DEMAND_PRICE) * voyage.ducat
    soon = [SOON[actions] for actions in wanted]
    return _Markets(soon, [max(anywhere, high * near) for near in soon])


def _next_market(voyage: Voyage) -> float:
    """How soon goods can be bought again."""
    state, seat = voyage.state, voyage.seat
    steps, sailing, best = voyage.steps, 2 + voyage.moored, FARTHEST
    stale = (state.market_before[seat], state.market_now[seat])
    for zone in voyage.ports():
        actions = steps[zone] + sailing
        if zone == voyage.here:
            actions = voyage.to_port(zone)
            if zone in stale or (voyage.moored and voyage.done & BOUGHT):
                actions += STALE
        if actions < best:
            best = actions
    return SOON[best]


def _cargo(counts: dict[int, int], hold: int, markets: _Markets) -> float:
    """By what each good would bring; no more than the hold takes to sea."""
    kinds = [(markets.worth(good, count), count) for good, count in counts.items()]
    if sum(counts.values()) <= hold:
        return sum(worth for worth, _ in kinds)
    worth, left = 0.0, max(0, hold)
    for each, count in sorted(kinds, key=lambda kind: -kind[0] / kind[1]):
        taken = min(count, left)
        worth += each * taken / count
        left -= taken
    return worth


def _sale(voyage: Voyage, sale: Sale) -> float:
    """Cards laid out, and those in the hold that may follow them."""
    state, seat = voyage.state, voyage.seat
    here, markets = state.demand[voyage.here], _markets(voyage)
    laid, held = _counted(voyage, state.table), _counted(voyage, state.cargo[seat])
    plain = len(state.table) - laid.get(here, 0)
    demanded = laid.get(here, 0) + held.pop(here, 0) + min(sale.eager, plain)
    plain -= min(sale.eager, plain)
    price = voyage.ducat * sale_price(state, seat, demanded=False)
    worth = demanded * voyage.ducat * sale_price(state, seat, demanded=True)
    worth += plain * price + (demanded >= GLORIOUS_SALE)
    for good, count in held.items():
        worth += max(count * price, markets.worth(good, count))
    return worth


def _offer(voyage: Voyage, market: Market, hold: int) -> float:
    """The hold, and what could still be gained by buying: the best goods first."""
    state, seat = voyage.state, voyage.seat
    markets = _markets(voyage)
    counts = _counted(voyage, state.cargo[seat])
    left, purse = hold - len(state.cargo[seat]), state.wealth(seat)
    spent = STASHED * LATER[voyage.to_port(voyage.home)] + CAPITAL * (purse <= ENOUGH)
    gains = []
    for good, count in _counted(voyage, state.table).items():
        price = market.fixed or purchase_price(state, seat, good)
        bought = min(count, left, purse // price)
        if bought > 0:
            held = counts.get(good, 0)
            gain = markets.worth(good, held + bought) - markets.worth(good, held)
            gains.append((gain / bought - spent * price, bought))
    worth = _cargo(counts, hold, markets)
    for gain, bought in sorted(gains, reverse=True):
        if gain <= 0 or left <= 0:
            break
        worth += gain * min(bought, left)
        left -= bought
    return worth
