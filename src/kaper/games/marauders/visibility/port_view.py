"""What business in port costs and brings: the prices that the captain whose turn it is meets."""

from __future__ import annotations

from kaper.games.marauders.cargo_doors import goods_laid
from kaper.games.marauders.components.ids import EVERY_SHIP, LOCATIONS, SHIPS
from kaper.games.marauders.marks import INSIDE
from kaper.games.marauders.rules.buying import Market, demanded_in, market_cards
from kaper.games.marauders.rules.recruiting import CREW_PRICE, crew_missing, recruits_freely
from kaper.games.marauders.rules.rumors import rumor_price, rumors_are_free
from kaper.games.marauders.rules.selling import GLORIOUS_SALE, Sale, sale_price, sale_total, wares
from kaper.games.marauders.rules.shipyard import (
    REFIT_PRICE,
    WEAPON_VALUE,
    modification_price,
    price_after_exchange,
    repair_price,
    sale_value,
    weapon_price,
)
from kaper.games.marauders.ship_doors import REPAIRABLE
from kaper.games.marauders.state import IN_PLAY, Marauders
from kaper.games.marauders.visibility.shapes import OfferedGood, PortView, SaleView


def port_view(state: Marauders, viewer: int | None) -> PortView | None:
    """The port of the captain whose turn it is; goods laid out are for his eyes only."""
    seat = state.turn.active
    captain = state.captains[seat]
    if captain.status != IN_PLAY or not captain.in_port:
        return None
    return {
        "seat": seat,
        "zone": state.tables.zone_names[captain.zone],
        "open": bool(state.turn.done & INSIDE),
        "sell": _plain_price(state),
        "sell_demanded": sale_price(state, seat, demanded=True),
        "market_cards": market_cards(state, seat),
        "repair": repair_price(state, seat),
        "repairs": [LOCATIONS[location] for location in REPAIRABLE],
        "refit": REFIT_PRICE,
        "modification": modification_price(state, seat),
        "weapon": weapon_price(state, seat),
        "weapon_value": WEAPON_VALUE,
        "ship_value": sale_value(state, seat),
        "exchange": {
            name: price_after_exchange(state, seat, ship)
            for name, ship in zip(SHIPS, EVERY_SHIP, strict=True)
            if state.tables.ships[ship].price
        },
        "crew": 0 if recruits_freely(state, seat) else CREW_PRICE,
        "crew_missing": crew_missing(state, seat),
        "rumor": rumor_price(state, seat),
        "rumor_test": not rumors_are_free(state),
        "pardon": state.pardon_price(),
        "sale": _sale(state) if viewer == seat else None,
        "offer": _offer(state) if viewer == seat else None,
    }


def _plain_price(state: Marauders) -> int:
    """What goods bring that are not in demand; a card may raise it for one sale."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Sale):
        return top.plain_price(state)
    return sale_price(state, state.turn.active, demanded=False)


def _sale(state: Marauders) -> SaleView | None:
    """What the goods laid out for sale bring."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Sale):
        return None
    demanded, gold = sale_total(state, top)
    return {
        "laid": [
            {"good": state.tables.good_names[good], "demanded": wanted, "gold": price}
            for good, wanted, price in wares(state, top)
        ],
        "demanded": demanded,
        "gold": gold,
        "glory": demanded >= GLORIOUS_SALE,
    }


def _offer(state: Marauders) -> list[OfferedGood] | None:
    """What is on offer, and what it costs."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Market):
        return None
    laid = [state.tables.cargo[card].good for card in state.laid.cards]
    return [
        {
            "good": state.tables.good_names[good],
            "count": laid.count(good),
            "price": top.price(state, good),
            "wanted_in": demanded_in(state, good),
        }
        for good in goods_laid(state)
    ]
