"""What the bots expect of goods: in the hold, on offer, or still to be bought."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from kaper.games.marauders.components.ids import HOLD, NONE, CargoCard, Good, Nothing, Zone
from kaper.games.marauders.evaluation.voyage import (
    FARTHEST,
    IN_PORT,
    SOON,
    STASHED,
    Errand,
    Voyage,
)
from kaper.games.marauders.marks import BOUGHT, SELLING_OVER
from kaper.games.marauders.rules.buying import Market, purchase_price
from kaper.games.marauders.rules.selling import (
    BASE_PRICE,
    DEMAND_PRICE,
    GLORIOUS_SALE,
    Sale,
    sale_price,
)

# Money to buy goods with, for each of the first Ducats aboard.
CAPITAL, ENOUGH = 0.05, 10
PAIR = 0.08  # two demanded cards: a third makes them glorious
FREE_SPACE = 0.12  # a space in the hold, in a port with goods to buy
STOWED = 0.2  # a card in the hold that there is no time to sell


class Markets:
    """Where each good is in demand next, how far that is, and where the next port is."""

    __slots__ = ("actions", "any", "any_actions", "glory", "high", "low", "zones")

    def __init__(self, voyage: Voyage) -> None:
        state = voyage.state
        demand = state.demand
        self.zones = [voyage.home] * len(state.tables.good_names)
        self.actions = [FARTHEST] * len(self.zones)
        self.any, self.any_actions = voyage.home, FARTHEST
        sold = voyage.done & SELLING_OVER and not voyage.wait
        for zone in voyage.ports():
            actions = voyage.to_port(zone)
            if sold and zone == voyage.moored_at:
                actions = voyage.next_turn
            if actions < self.actions[demand[zone]]:
                self.actions[demand[zone]], self.zones[demand[zone]] = actions, zone
            if actions < self.any_actions:
                self.any_actions, self.any = actions, zone
        self.glory = glory_of_sale(voyage)
        self.low = BASE_PRICE * voyage.ducat
        self.high = (state.ability(voyage.seat, "demand-price") or DEMAND_PRICE) * voyage.ducat

    def errand(self, good: Good, count: int) -> Errand:
        """Selling some cards of a good where that is best."""
        high = count * self.high
        if count >= GLORIOUS_SALE:
            high += self.glory
        elif count == GLORIOUS_SALE - 1:
            high += PAIR
        low = count * self.low
        if high * SOON[self.actions[good]] > low * SOON[self.any_actions]:
            return Errand(high, self.zones[good], IN_PORT, self.actions[good])
        return Errand(low, self.any, IN_PORT, self.any_actions)

    def worth(self, good: Good, count: int) -> float:
        errand = self.errand(good, count)
        return errand.worth * SOON[errand.actions]


def glory_of_sale(voyage: Voyage) -> float:
    return 1 + voyage.extra.get("sale", 0.0)


def hold_of(voyage: Voyage) -> int:
    state, seat = voyage.state, voyage.seat
    hold = state.captains[seat].cubes[HOLD] + state.ability(seat, "extra-hold")
    return hold - state.has_freight(seat)


def free_space(voyage: Voyage) -> int:
    """How many Cargo cards more the ship takes to sea."""
    return hold_of(voyage) - len(voyage.state.captains[voyage.seat].cargo)


def counted(voyage: Voyage, cards: Sequence[CargoCard]) -> dict[Good, int]:
    cargo, counts = voyage.state.tables.cargo, dict[Good, int]()
    for card in cards:
        good = cargo[card].good
        counts[good] = counts.get(good, 0) + 1
    return counts


def trade(voyage: Voyage, errands: list[Errand]) -> float:
    """Adds where the cargo is to go; returns what is being sold or bought just now."""
    state, seat = voyage.state, voyage.seat
    top, now = state.stack[-1], 0.0
    selling = isinstance(top, Sale) and top.seat == seat
    buying = isinstance(top, Market) and top.seat == seat
    captain = state.captains[seat]
    if not (captain.cargo or selling or buying):
        return 0.0
    markets, counts = Markets(voyage), counted(voyage, captain.cargo)
    if isinstance(top, Sale) and selling:
        now = _sale(voyage, top, counts, markets)
    elif isinstance(top, Market) and buying:
        now = _offer(voyage, top, counts, markets)
    left = hold_of(voyage)
    each = [(markets.errand(good, count), count) for good, count in counts.items()]
    if sum(counts.values()) > left:
        each.sort(key=lambda one: -one[0].worth * SOON[one[0].actions] / one[1])
    for errand, count in each:
        # No more than the hold takes to sea.
        taken = max(0, min(count, left))
        left -= taken
        now += STOWED * taken
        errands.append(errand._replace(worth=errand.worth * taken / count - STOWED * taken))
    return now


def port_call(voyage: Voyage) -> float:
    """What a Port action brings besides: goods for the free part of the hold."""
    free = free_space(voyage)
    if free <= 0:
        return 0.0
    return (
        FREE_SPACE * free * min(1.0, (voyage.state.captains[voyage.seat].gold + 2) / (2 * free + 2))
    )


def stale_markets(voyage: Voyage) -> tuple[Zone | Nothing, ...]:
    """The ports where goods were bought on this turn or on the one before."""
    state, seat = voyage.state, voyage.seat
    bought = voyage.moored_at if voyage.done & BOUGHT else NONE
    captain = state.captains[seat]
    return captain.market_before, captain.market_now, bought


def next_market(voyage: Voyage, stale: Collection[int]) -> Errand:
    """The nearest port where goods were not just bought."""
    best, nearest = voyage.home, FARTHEST
    for zone in voyage.ports():
        actions = voyage.to_port(zone)
        if actions < nearest and zone not in stale:
            best, nearest = zone, actions
    return Errand(0.0, best, IN_PORT, nearest)


def _sale(voyage: Voyage, sale: Sale, counts: dict[Good, int], markets: Markets) -> float:
    """Cards laid out, and those in the hold that may follow them: these are taken from `counts`."""
    state, seat = voyage.state, voyage.seat
    here = state.demand[voyage.here]
    laid = counted(voyage, state.laid.cards)
    wanted = laid.get(here, 0) if here != NONE else 0
    plain = len(state.laid.cards) - wanted
    eager = min(sale.eager, plain)
    demanded = wanted + (counts.pop(here, 0) if here != NONE else 0) + eager
    price = voyage.ducat * sale_price(state, seat, demanded=False)
    worth = demanded * voyage.ducat * sale_price(state, seat, demanded=True)
    worth += (plain - eager) * price + glory_of_sale(voyage) * (demanded >= GLORIOUS_SALE)
    for good, count in list(counts.items()):
        if count * price > markets.worth(good, count):
            worth += counts.pop(good) * price
    return worth


def _offer(voyage: Voyage, market: Market, counts: dict[Good, int], markets: Markets) -> float:
    """What could still be gained by buying, the best goods first."""
    state, seat = voyage.state, voyage.seat
    left, purse = free_space(voyage), state.wealth(seat)
    spent = STASHED + CAPITAL * (purse <= ENOUGH)
    gains = []
    for good, count in counted(voyage, state.laid.cards).items():
        price = market.fixed or purchase_price(state, seat, good)
        bought = min(count, left, purse // price)
        if bought > 0:
            held = counts.get(good, 0)
            gain = markets.worth(good, held + bought)
            if held:
                gain -= markets.worth(good, held)
            gains.append((gain / bought - spent * price, bought))
    worth = 0.0
    for gain, bought in sorted(gains, reverse=True):
        if gain <= 0 or left <= 0:
            break
        worth += gain * min(bought, left)
        left -= bought
    return worth
