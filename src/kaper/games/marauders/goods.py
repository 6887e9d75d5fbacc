"""Selling and buying goods."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kaper.games.marauders import deeds, doors, hands
from kaper.games.marauders.actions import (
    BUY,
    DONES,
    JETTISON,
    PLAY,
    REPLACE,
    SELL,
    SHOW,
    playing,
    seat_of,
)
from kaper.games.marauders.port_events import CargoBought, CargoSold, DiscountShown, MarketDrawn
from kaper.games.marauders.state import PORT_LIMIT, Marauders
from kaper.games.marauders.stowing import jettison
from kaper.games.marauders.tables import NONE
from kaper.games.marauders.vocabulary import Word
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask

BASE_PRICE = 3
DEMAND_PRICE = 6
MARKET_CARDS = 6
STALE_MARKET_CARDS = 3
GLORIOUS_SALE = 3


def sale_price(state: Marauders, seat: int, *, demanded: bool) -> int:
    if demanded:
        return state.ability(seat, "demand-price") or DEMAND_PRICE
    rule = state.tables.zone_rule[state.zones[seat]]
    return rule.get("sell-price", rule.get("base-price", BASE_PRICE))


@dataclass(frozen=True, slots=True)
class Sale(Ask[Marauders]):
    """Cards to be sold are laid out, then sold together. `eager` of them count as demanded.

    `price` is what the others bring where a card says so.
    """

    eager: int = field(default=0, kw_only=True)
    price: int = field(default=0, kw_only=True)

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        options = [SELL(state.tables.goods[good]) for good in doors.goods_held(state, seat)]
        if len(self._plain(state)) > self.eager:
            options += [
                playing(name)
                for name, word in hands.fitting(state, seat, "sale")
                if word.name == "demanded" or word.value > self.plain_price(state)
            ]
        return [*options, DONES]

    def plain_price(self, state: Marauders) -> int:
        return self.price or sale_price(state, self.seat, demanded=False)

    def _plain(self, state: Marauders) -> list[int]:
        """Cards laid out that are not in demand here."""
        wanted = state.demand[state.zones[self.seat]]
        return [card for card in state.table if state.tables.good[card] != wanted]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action is DONES:
            self._sell(state)
        elif action.verb == PLAY.name:
            word = hands.play(state, seat, action)
            state.stack[-1] = (
                replace(self, eager=self.eager + word.value)
                if word.name == "demanded"
                else replace(self, price=word.value)
            )
        else:
            card = doors.card_of(state, seat, state.tables.good_number[action.args[0]])
            doors.unload(state, seat, (card,))
            state.table.append(card)

    def _sell(self, state: Marauders) -> None:
        seat, cards = self.seat, state.table
        demanded, gold = sale_total(state, self)
        state.stack.pop()
        state.table, state.table_known = [], 0
        state.last_card = NONE
        if not cards:
            return
        state.gold[seat] += gold
        state.cargo_discards += cards
        doors.tell(state, CargoSold(seat, doors.goods(state, cards), gold))
        if not demanded:
            return
        doors.new_demand(state, state.zones[seat])
        if demanded >= GLORIOUS_SALE:
            deeds.sold(state, seat)
            hands.gain_glory(state, seat, "sale")

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        goods = ",".join(doors.goods(state, state.table))
        wanted = state.tables.goods[state.demand[state.zones[seat]]]
        return Prompt("marauders-prompt-sale", (("goods", goods), ("good", wanted)))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "sell.price-3"


def sale_total(state: Marauders, sale: Sale) -> tuple[int, int]:
    """How many of the cards laid out count as demanded, and what all of them bring."""
    wanted = state.demand[state.zones[sale.seat]]
    count = sum(state.tables.good[card] == wanted for card in state.table)
    demanded = min(len(state.table), count + sale.eager)
    gold = demanded * sale_price(state, sale.seat, demanded=True)
    gold += (len(state.table) - demanded) * sale.plain_price(state)
    return demanded, gold


# Buying


def open_market(state: Marauders, seat: int) -> None:
    zone = state.zones[seat]
    draw_offer(state, seat, market_cards(state, seat))
    state.market_now[seat] = zone
    state.stack.append(Market(seat))
    redraws = state.tables.zone_rule[zone].get("redraw", 0)
    if redraws:
        state.stack.append(Redraw(seat, redraws))


def market_cards(state: Marauders, seat: int) -> int:
    """How many cards are on offer: fewer where goods were bought on the turn before."""
    zone = state.zones[seat]
    stale = state.market_before[seat] == zone
    rule = state.tables.zone_rule[zone]
    count = STALE_MARKET_CARDS if stale else rule.get("draw", MARKET_CARDS)
    return count + state.ability(seat, "market-cards")


def draw_offer(state: Marauders, seat: int, count: int) -> None:
    """Goods that the port itself demands are replaced."""
    state.table_known = 1 << seat
    state.table = sorted((*state.table, *_wares(state, seat, count)))
    state.market = [0] * len(state.tables.goods)
    for card in state.table:
        state.market[state.tables.good[card]] += 1
    names = tuple(state.tables.goods[state.tables.good[card]] for card in state.table)
    doors.tell(state, MarketDrawn(seat, len(names), names))


def _wares(state: Marauders, seat: int, count: int) -> list[int]:
    wanted = state.demand[state.zones[seat]]
    found: list[int] = []
    while len(found) < count:
        cards = doors.draw_cargo(state, count - len(found))
        if not cards:
            break
        refused = [card for card in cards if state.tables.good[card] == wanted]
        found += [card for card in cards if state.tables.good[card] != wanted]
        doors.discard_cargo(state, seat, refused)
    return found


def purchase_price(state: Marauders, seat: int, good: int) -> int:
    """By the copies drawn: one 3, two 2, three or more 1; zones may have their own base."""
    base = state.tables.zone_rule[state.zones[seat]].get("base-price", BASE_PRICE)
    return max(1, base - max(0, state.market[good] - 1))


@dataclass(frozen=True, slots=True)
class Redraw(Ask[Marauders]):
    """A zone lets some cards of the offer be exchanged, all at once; the final offer counts."""

    left: int
    away: int = 0

    def step(self, state: Marauders) -> bool:
        if self.left and state.table:
            return True
        self._draw(state)
        return False

    def _draw(self, state: Marauders) -> None:
        state.stack.pop()
        if self.away:
            draw_offer(state, self.seat, self.away)

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return [*(REPLACE(state.tables.goods[good]) for good in doors.goods_laid(state)), DONES]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action is DONES:
            self._draw(state)
            return
        state.stack[-1] = Redraw(seat, self.left - 1, self.away + 1)
        doors.discard_cargo(state, seat, [doors.take_laid(state, action.args[0])])

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        goods = ",".join(doors.goods(state, state.table))
        return Prompt("marauders-prompt-redraw", (("goods", goods), ("count", self.left)))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "board.zone-rules"


@dataclass(frozen=True, slots=True)
class Market(Ask[Marauders]):
    """The cards on offer, hidden from the others. `fixed` is a price for each card.

    An `extra` purchase is no part of the activity of buying goods.
    """

    extra: bool = field(default=False, kw_only=True)
    fixed: int = field(default=0, kw_only=True)
    bought: tuple[int, ...] = field(default=(), kw_only=True)
    cheap: tuple[int, ...] = field(default=(), kw_only=True)  # those of them at a lower price
    paid: int = field(default=0, kw_only=True)

    def price(self, state: Marauders, good: int) -> int:
        return self.fixed or purchase_price(state, self.seat, good)

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        names = state.tables.goods
        laid = doors.goods_laid(state)
        options: list[Action] = []
        if state.carried(seat) < PORT_LIMIT:
            wealth = state.wealth(seat)
            options += [BUY(names[good]) for good in laid if self.price(state, good) <= wealth]
        elif laid:
            options += [JETTISON(names[good]) for good in doors.goods_held(state, seat)]
        if not self.extra:
            options += [
                playing(name)
                for name, word in hands.fitting(state, seat, "market")
                if not (self.fixed if word.name == "price" else self.bought)
            ]
        return [*options, DONES]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action is DONES:
            self._end(state)
        elif action.verb == PLAY.name:
            self._play(state, hands.play(state, seat, action))
        elif action.verb == JETTISON.name:
            jettison(state, seat, action)
        else:
            self._buy(state, doors.take_laid(state, action.args[0]))

    def _play(self, state: Marauders, word: Word) -> None:
        """A card changes the price, or before anything is bought the offer itself."""
        if word.name == "price":
            state.stack[-1] = replace(self, fixed=word.value)
        elif word.name == "cargo":
            draw_offer(state, self.seat, word.value)
        else:
            refused, state.table = state.table, []
            doors.discard_cargo(state, self.seat, refused)
            draw_offer(state, self.seat, len(refused))

    def _buy(self, state: Marauders, card: int) -> None:
        good = state.tables.good[card]
        price = self.price(state, good)
        doors.load(state, self.seat, (card,))
        doors.pay(state, self.seat, price)
        reduced = not self.fixed and state.market[good] > 1
        state.stack[-1] = replace(
            self,
            bought=(*self.bought, card),
            cheap=(*self.cheap, card) if reduced else self.cheap,
            paid=self.paid + price,
        )

    def _end(self, state: Marauders) -> None:
        seat = self.seat
        state.stack.pop()
        left, state.table, state.table_known = state.table, [], 0
        state.market = [0] * len(state.tables.goods)
        state.last_card = NONE
        if self.bought:
            names = doors.goods(state, sorted(self.bought))
            doors.tell(state, CargoBought(seat, len(names), names, self.paid))
        doors.discard_cargo(state, seat, left)
        if self.cheap:
            state.stack.append(ProveDiscount(seat, self.cheap))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        goods = ",".join(doors.goods(state, state.table))
        return Prompt("marauders-prompt-market", (("goods", goods), ("paid", self.paid)))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        if action.verb == BUY.name and state.carried(seat) >= PORT_LIMIT:
            return "cargo.port-limit-6"
        return "buy.pay-and-store"


@dataclass(frozen=True, slots=True)
class ProveDiscount(Ask[Marauders]):
    """Whoever paid less shows the cards that justify it to one other player."""

    cards: tuple[int, ...]

    def _others(self, state: Marauders) -> list[int]:
        return [other for other in range(state.seats) if other != self.seat]

    def step(self, state: Marauders) -> bool:
        if len(self._others(state)) > 1:
            return True
        self._show(state, self._others(state)[0])
        return False

    def _show(self, state: Marauders, owner: int) -> None:
        state.stack.pop()
        for card in self.cards:
            state.cargo_known[card] |= 1 << owner
        names = doors.goods(state, sorted(self.cards))
        doors.tell(state, DiscountShown(self.seat, owner, names))

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return [SHOW(f"p{other}") for other in self._others(state)]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        self._show(state, seat_of(action.args[0]))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-prove-discount")

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "buy.prove-discount"
