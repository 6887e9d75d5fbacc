"""Selling goods."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from kaper.games.marauders import board_doors, card_doors, cargo_doors, doors
from kaper.games.marauders.actions import PLAY, SELL, each
from kaper.games.marauders.components.ids import Good
from kaper.games.marauders.rules import deeds, hands
from kaper.games.marauders.rules.prospects import gained, glory_card_reads
from kaper.games.marauders.rules.shortages import not_aboard
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import DONE, Ask
from kaper.kernel.prospects import Prospect

BASE_PRICE = 3
DEMAND_PRICE = 6
GLORIOUS_SALE = 3


def sale_price(state: Marauders, seat: int, *, demanded: bool) -> int:
    if demanded:
        # Rule: sell.price-demand-6
        return state.ability(seat, "demand-price") or DEMAND_PRICE
    rule = state.tables.zones[state.captains[seat].zone].rule
    # Rule: sell.price-3
    return rule.get("sell-price", rule.get("base-price", BASE_PRICE))


@dataclass(frozen=True, slots=True)
class Sale(Ask[Marauders]):
    """Cards to be sold are laid out, then sold together. `eager` of them count as demanded.

    `price` is what the others bring where a card says so.
    """

    eager: int = field(default=0, kw_only=True)
    price: int = field(default=0, kw_only=True)

    def deeds(self) -> Deeds[Sale, Marauders]:
        return SELLING

    def plain_price(self, state: Marauders) -> int:
        return self.price or sale_price(state, self.seat, demanded=False)

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        goods = ",".join(doors.goods(state, state.laid.cards))
        wanted = state.tables.good_names[state.demand[state.captains[seat].zone]]
        return Prompt("marauders-prompt-sale", (("goods", goods), ("good", wanted)))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "port.each-once"


def aboard(sale: object, state: Marauders, seat: int) -> list[Action]:
    sells = each(SELL, state.tables.good_names)
    return [sells[good] for good in cargo_doors.goods_held(state, seat)]


def why_not_sold(sale: object, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return not_aboard(state, seat, action.args[0])


def lay_down(sale: Sale, state: Marauders, seat: int, action: Action) -> None:
    cargo_doors.lay_down_good(state, seat, action.args[0])


def price_brings(sale: Sale, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    demanded = state.tables.good_number[action.args[0]] == state.demand[state.captains[seat].zone]
    if demanded:
        return [gained(sale_price(state, seat, demanded=True))]
    return [gained(sale.plain_price(state))]


def selling_cards(sale: Sale, state: Marauders, seat: int) -> list[Action]:
    return hands.plays(state, seat, "sale")


def why_no_selling_card(sale: Sale, state: Marauders, seat: int, action: Action) -> Refusal | None:
    """A card has to raise what a card laid out brings."""
    unfit = hands.why_no_card(state, seat, action, "sale", "glory.play-own-turn")
    if unfit is not None:
        return unfit
    word = hands.effect_of(state, action.args[0])
    raises = word.name == "demanded" or word.value > sale.plain_price(state)
    if raises and not all(ware.demanded for ware in wares(state, sale)):
        return None
    return Refusal("glory.house-no-effect", "no-better-price", card=action.args[0])


def play_selling_card(sale: Sale, state: Marauders, seat: int, action: Action) -> None:
    word = hands.play(state, seat, action)
    state.stack[-1] = (
        replace(sale, eager=sale.eager + word.value)
        if word.name == "demanded"
        else replace(sale, price=word.value)
    )


def sell_all(sale: Sale, state: Marauders, seat: int, action: Action) -> None:
    """All cards laid out together, at the prices before the Demand token is swapped."""
    # Rule: sell.one-batch
    demanded, gold = sale_total(state, sale)
    state.stack.pop()
    cards = cargo_doors.clear_table(state)
    card_doors.forget_last_card(state)
    if not cards:
        return
    cargo_doors.sell_cargo(state, seat, cards, gold)
    if not demanded:
        return
    # Rule: sell.demand-replaced
    board_doors.new_demand(state, state.captains[seat].zone)
    # Rule: glory.demand-sale, glory.demand-sale-details
    if demanded >= GLORIOUS_SALE:
        deeds.sold(state, seat)
        hands.gain_glory(state, seat, "sale")


def sale_brings(sale: Sale, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    demanded, gold = sale_total(state, sale)
    told = [gained(gold)] if gold else []
    return [*told, Prospect("gain", "glory")] if demanded >= GLORIOUS_SALE else told


SELLING: Final = Deeds(
    Deed(SELL, why_not_sold, lay_down, aboard, brings=price_brings),
    Deed(PLAY, why_no_selling_card, play_selling_card, selling_cards, brings=glory_card_reads),
    Deed(DONE, always, sell_all, brings=sale_brings),
)


class Ware(NamedTuple):
    """A card laid out for sale."""

    good: Good
    demanded: bool
    gold: int


def wares(state: Marauders, sale: Sale) -> list[Ware]:
    """The cards laid out; a Glory card may count some as demanded, the first that are not."""
    wanted = state.demand[state.captains[sale.seat].zone]
    # Rule: sell.loot-value-ignored
    high, low = sale_price(state, sale.seat, demanded=True), sale.plain_price(state)
    eager = sale.eager
    found = []
    for card in state.laid.cards:
        good = state.tables.cargo[card].good
        if good == wanted or eager:
            eager -= good != wanted
            found.append(Ware(good, demanded=True, gold=high))
        else:
            found.append(Ware(good, demanded=False, gold=low))
    return found


def sale_total(state: Marauders, sale: Sale) -> tuple[int, int]:
    """How many of the cards laid out count as demanded, and what all of them bring."""
    laid = wares(state, sale)
    return sum(ware.demanded for ware in laid), sum(ware.gold for ware in laid)
