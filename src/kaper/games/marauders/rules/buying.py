"""Buying goods."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from kaper.games.marauders import captain_doors, card_doors, cargo_doors, doors
from kaper.games.marauders.actions import BUY, JETTISON, PLAY, REPLACE, SHOW, each, seat_of
from kaper.games.marauders.components.ids import CargoCard, Good
from kaper.games.marauders.rules import hands
from kaper.games.marauders.rules.prospects import glory_card_reads, paid
from kaper.games.marauders.rules.selling import BASE_PRICE
from kaper.games.marauders.rules.shortages import (
    not_aboard,
    not_another,
    not_laid,
    too_dear,
)
from kaper.games.marauders.rules.stowing import held, jettison
from kaper.games.marauders.state import PORT_LIMIT, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import DONE, Ask
from kaper.kernel.prospects import Prospect

MARKET_CARDS = 6
STALE_MARKET_CARDS = 3


def open_market(state: Marauders, seat: int) -> None:
    draw_offer(state, seat, market_cards(state, seat))
    captain_doors.remember_market(state, seat)
    state.stack.append(Market(seat))
    redraws = state.tables.zones[state.captains[seat].zone].rule.get("redraw", 0)
    if redraws:
        state.stack.append(Redraw(seat, redraws))


def market_cards(state: Marauders, seat: int) -> int:
    """How many cards are on offer: fewer where goods were bought on the turn before."""
    captain = state.captains[seat]
    zone = captain.zone
    # Rule: buy.same-port-three, buy.same-port-meaning
    stale = captain.market_before == zone
    rule = state.tables.zones[zone].rule
    # Rule: buy.draw-six
    count = STALE_MARKET_CARDS if stale else rule.get("draw", MARKET_CARDS)
    return count + state.ability(seat, "market-cards")


def draw_offer(state: Marauders, seat: int, count: int) -> None:
    """Goods that the port itself demands are replaced."""
    # Rule: buy.draw-six
    cargo_doors.lay_out_offer(state, seat, _wares(state, seat, count))


def _wares(state: Marauders, seat: int, count: int) -> list[CargoCard]:
    wanted = state.demand[state.captains[seat].zone]
    found: list[CargoCard] = []
    # Rule: buy.demand-details
    while len(found) < count:
        cards = cargo_doors.draw_cargo(state, count - len(found))
        if not cards:
            break
        # Rule: buy.redraw-demanded
        refused = [card for card in cards if state.tables.cargo[card].good == wanted]
        found += [card for card in cards if state.tables.cargo[card].good != wanted]
        cargo_doors.discard_cargo(state, seat, refused)
    return found


def purchase_price(state: Marauders, seat: int, good: Good) -> int:
    """By the copies drawn: one 3, two 2, three or more 1; zones may have their own base."""
    base = state.tables.zones[state.captains[seat].zone].rule.get("base-price", BASE_PRICE)
    # Rule: buy.prices, buy.price-details
    return max(1, base - max(0, state.laid.copies[good] - 1))


# Exchanging part of the offer


@dataclass(frozen=True, slots=True)
class Redraw(Ask[Marauders]):
    """A zone lets some cards of the offer be exchanged, all at once; the final offer counts."""

    left: int
    away: int = 0

    def step(self, state: Marauders) -> bool:
        # Rule: board.zone-rules
        if self.left and state.laid.cards:
            return True
        self.draw(state)
        return False

    def draw(self, state: Marauders) -> None:
        state.stack.pop()
        if self.away:
            draw_offer(state, self.seat, self.away)

    def deeds(self) -> Deeds[Redraw, Marauders]:
        return EXCHANGING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        goods = ",".join(doors.goods(state, state.laid.cards))
        return Prompt("marauders-prompt-redraw", (("goods", goods), ("count", self.left)))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "board.zone-rules"


def replaceable(redraw: Redraw, state: Marauders, seat: int) -> list[Action]:
    replacements = each(REPLACE, state.tables.good_names)
    return [replacements[good] for good in cargo_doors.goods_laid(state)]


def why_not_replaced(redraw: Redraw, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return not_laid(state, action.args[0], "board.zone-rules")


def put_away(redraw: Redraw, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = Redraw(seat, redraw.left - 1, redraw.away + 1)
    cargo_doors.discard_cargo(state, seat, [cargo_doors.take_laid(state, action.args[0])])


def draw_anew(redraw: Redraw, state: Marauders, seat: int, action: Action) -> None:
    redraw.draw(state)


EXCHANGING: Final = Deeds(
    Deed(REPLACE, why_not_replaced, put_away, replaceable),
    Deed(DONE, always, draw_anew),
)


# Buying


@dataclass(frozen=True, slots=True)
class Market(Ask[Marauders]):
    """The cards on offer, hidden from the others. `fixed` is a price for each card.

    An `extra` purchase is no part of the activity of buying goods.
    """

    extra: bool = field(default=False, kw_only=True)
    fixed: int = field(default=0, kw_only=True)
    bought: tuple[CargoCard, ...] = field(default=(), kw_only=True)
    cheap: tuple[CargoCard, ...] = field(default=(), kw_only=True)  # those of them at a lower price
    paid: int = field(default=0, kw_only=True)

    def price(self, state: Marauders, good: Good) -> int:
        return self.fixed or purchase_price(state, self.seat, good)

    def deeds(self) -> Deeds[Market, Marauders]:
        return BUYING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        goods = ",".join(doors.goods(state, state.laid.cards))
        return Prompt("marauders-prompt-market", (("goods", goods), ("paid", self.paid)))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "port.each-once"


def on_offer(market: Market, state: Marauders, seat: int) -> list[Action]:
    buys = each(BUY, state.tables.good_names)
    return [buys[good] for good in cargo_doors.goods_laid(state)]


def why_not_bought(market: Market, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if state.carried(seat) >= PORT_LIMIT:
        return Refusal("cargo.port-limit-6", count=state.carried(seat))
    absent = not_laid(state, action.args[0], "buy.pay-and-store")
    if absent is not None:
        return absent
    price = market.price(state, state.tables.good_number[action.args[0]])
    return too_dear(state, seat, price, "buy.pay-and-store")


def buy(market: Market, state: Marauders, seat: int, action: Action) -> None:
    card = cargo_doors.take_laid(state, action.args[0])
    good = state.tables.cargo[card].good
    price = market.price(state, good)
    cargo_doors.load(state, seat, (card,))
    doors.pay(state, seat, price)
    reduced = not market.fixed and state.laid.copies[good] > 1
    state.stack[-1] = replace(
        market,
        bought=(*market.bought, card),
        cheap=(*market.cheap, card) if reduced else market.cheap,
        paid=market.paid + price,
    )


def buying_brings(market: Market, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    good = state.tables.good_number[action.args[0]]
    told = [paid(market.price(state, good))]
    wanted = demanded_in(state, good)
    return [*told, Prospect("gain", "wanted-in", zones=tuple(wanted))] if wanted else told


def demanded_in(state: Marauders, good: int) -> list[str]:
    """The zones whose ports demand a good."""
    zones = zip(state.tables.zone_names, state.demand, strict=True)
    return [zone for zone, demand in zones if demand == good]


def why_no_making_room(
    market: Market, state: Marauders, seat: int, action: Action
) -> Refusal | None:
    """Cargo is thrown out here only to make room for what is on offer."""
    carried = state.carried(seat)
    if not state.laid.cards:
        return Refusal("cargo.limit-details", "nothing-on-offer")
    if carried < PORT_LIMIT:
        return Refusal("cargo.limit-details", "room-left", have=carried, most=PORT_LIMIT)
    return not_aboard(state, seat, action.args[0])


def market_plays(market: Market, state: Marauders, seat: int) -> list[Action]:
    return hands.plays(state, seat, "market")


def why_no_market_card(
    market: Market, state: Marauders, seat: int, action: Action
) -> Refusal | None:
    """A fixed price is set once; the offer is changed before anything is bought."""
    card = action.args[0]
    unfit = hands.why_no_card(state, seat, action, "market", "glory.play-own-turn")
    if unfit is not None:
        return unfit
    if market.extra:
        return Refusal("glory.house-offer", "card-moment", card=card)
    if hands.effect_of(state, card).name == "price":
        return Refusal("glory.house-no-effect", "fixed-price", card=card) if market.fixed else None
    return Refusal("glory.house-offer", card=card) if market.bought else None


def play_market_card(market: Market, state: Marauders, seat: int, action: Action) -> None:
    """A card changes the price, or before anything is bought the offer itself."""
    word = hands.play(state, seat, action)
    if word.name == "price":
        state.stack[-1] = replace(market, fixed=word.value)
    # Rule: glory.house-offer
    elif word.name == "cargo":
        draw_offer(state, seat, word.value)
    else:
        draw_offer(state, seat, cargo_doors.refuse_offer(state, seat))


def shut_market(market: Market, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    cargo_doors.shut_market(state, seat, market.bought, market.paid)
    card_doors.forget_last_card(state)
    # Rule: buy.prove-discount-digital
    if market.cheap and not state.vouch:
        state.stack.append(ProveDiscount(seat, market.cheap))


BUYING: Final = Deeds(
    Deed(BUY, why_not_bought, buy, on_offer, brings=buying_brings),
    Deed(JETTISON, why_no_making_room, jettison, held),
    Deed(PLAY, why_no_market_card, play_market_card, market_plays, brings=glory_card_reads),
    Deed(DONE, always, shut_market),
)


# Showing what was cheap


@dataclass(frozen=True, slots=True)
class ProveDiscount(Ask[Marauders]):
    """Whoever paid less shows the cards that justify it to one other player."""

    cards: tuple[CargoCard, ...]

    def step(self, state: Marauders) -> bool:
        others = [other for other in range(state.seats) if other != self.seat]
        if len(others) > 1:
            return True
        self.show(state, others[0])
        return False

    def show(self, state: Marauders, owner: int) -> None:
        state.stack.pop()
        cargo_doors.show_cargo(state, self.seat, owner, self.cards)

    def deeds(self) -> Deeds[ProveDiscount, Marauders]:
        return PROVING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-prove-discount")

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "buy.prove-discount"


def others(asked: object, state: Marauders, seat: int) -> list[Action]:
    return [SHOW(f"p{other}") for other in range(state.seats)]


def why_not_shown(
    asked: ProveDiscount, state: Marauders, seat: int, action: Action
) -> Refusal | None:
    return not_another(state, seat, action.args[0], "buy.prove-discount")


def show_cards(asked: ProveDiscount, state: Marauders, seat: int, action: Action) -> None:
    asked.show(state, seat_of(action.args[0]))


PROVING: Final = Deeds(Deed(SHOW, why_not_shown, show_cards, others))
