"""What business in port costs and brings: the prices that the captain whose turn it is meets."""

from __future__ import annotations

from kaper.games.marauders.components.ids import SHIP_NUMBER
from kaper.games.marauders.rules.goods import GLORIOUS_SALE, Sale, sale_price, sale_total
from kaper.games.marauders.rules.market import Market, market_cards
from kaper.games.marauders.rules.marks import INSIDE
from kaper.games.marauders.rules.recruiting import CREW_PRICE, recruits_freely
from kaper.games.marauders.rules.rumors import rumor_price
from kaper.games.marauders.rules.shipyard import (
    REFIT_PRICE,
    WEAPON_VALUE,
    modification_price,
    price_after_exchange,
    repair_price,
    sale_value,
    weapon_price,
)
from kaper.games.marauders.state import IN_PLAY, Marauders
from kaper.kernel.codec import Json


def port_view(state: Marauders, viewer: int | None) -> dict[str, Json] | None:
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
        "refit": REFIT_PRICE,
        "modification": modification_price(state, seat),
        "weapon": weapon_price(state, seat),
        "weapon_value": WEAPON_VALUE,
        "ship_value": sale_value(state, seat),
        "exchange": {
            name: price_after_exchange(state, seat, ship)
            for name, ship in SHIP_NUMBER.items()
            if state.tables.ships[ship].price
        },
        "crew": 0 if recruits_freely(state, seat) else CREW_PRICE,
        "rumor": rumor_price(state, seat),
        "pardon": state.pardon_price(),
        **(_laid_out(state) if viewer == seat else {"sale": None, "offer": None}),
    }


def _plain_price(state: Marauders) -> int:
    """What goods bring that are not in demand; a card may raise it for one sale."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Sale):
        return top.plain_price(state)
    return sale_price(state, state.turn.active, demanded=False)


def _laid_out(state: Marauders) -> dict[str, Json]:
    """What the goods laid out for sale bring, and what those on offer cost."""
    top = state.stack[-1] if state.stack else None
    sale: Json = None
    offer: Json = None
    if isinstance(top, Sale):
        demanded, gold = sale_total(state, top)
        glory = demanded >= GLORIOUS_SALE
        sale = {"demanded": demanded, "gold": gold, "glory": glory}
    if isinstance(top, Market):
        goods = state.tables.good_names
        offered = dict.fromkeys(state.tables.cargo[card].good for card in state.laid.cards)
        offer = {goods[good]: top.price(state, good) for good in offered}
    return {"sale": sale, "offer": offer}
