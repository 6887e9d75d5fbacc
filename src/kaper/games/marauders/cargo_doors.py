"""The doors of Cargo cards: in the deck, in the holds, and laid out on the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kaper.games.marauders.battle_events import HoldSearched
from kaper.games.marauders.components.ids import CargoCard, Good
from kaper.games.marauders.doors import goods, tell
from kaper.games.marauders.events import Reshuffled
from kaper.games.marauders.mission_doors import lose_freight
from kaper.games.marauders.port_events import (
    CargoBought,
    CargoDiscarded,
    CargoLost,
    CargoSold,
    Delivered,
    DiscountShown,
    MarketDrawn,
)
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.visibility.knowledge import HELD, cargo_reshuffled
from kaper.kernel.chance import draw
from kaper.kernel.piles import NOBODY

# The deck and the discards


def draw_cargo(state: Marauders, count: int) -> list[CargoCard]:
    """The top cards; the discards make a new deck where it runs out."""
    drawn = draw(state, "cargo", state.decks.cargo, min(count, len(state.decks.cargo)))
    for card in drawn:
        state.cargo_known[card] = NOBODY
    # Rule: decks.reshuffle
    if len(drawn) < count and state.discards.cargo:
        cargo_reshuffled(state)
        state.decks.cargo = sorted(state.discards.cargo)
        state.discards.cargo = []
        tell(state, Reshuffled("cargo"))
        drawn += draw(
            state, "cargo", state.decks.cargo, min(count - len(drawn), len(state.decks.cargo))
        )
    return drawn


def discard_cargo(state: Marauders, seat: int, cards: Sequence[CargoCard]) -> None:
    """Cards from the table or the hold, face up."""
    if cards:
        state.discards.cargo += cards
        tell(state, CargoDiscarded(seat, goods(state, cards)))


def sell_cargo(state: Marauders, seat: int, cards: Sequence[CargoCard], gold: int) -> None:
    """Cards already out of the hold, all together."""
    state.captains[seat].gold += gold
    state.discards.cargo += cards
    tell(state, CargoSold(seat, goods(state, cards), gold))


def deliver_cargo(state: Marauders, seat: int, cards: Sequence[CargoCard]) -> None:
    state.discards.cargo += cards
    tell(state, Delivered(seat, goods(state, cards)))


# Holds


def load(state: Marauders, seat: int, cards: Sequence[CargoCard]) -> None:
    """From the table into a hold: only who saw them there knows which went, and which stayed."""
    for card in (*cards, *state.laid.cards):
        still_known = state.cargo_known[card] & HELD
        state.cargo_known[card] = still_known | state.laid.known | 1 << seat
    captain = state.captains[seat]
    captain.cargo = tuple(sorted((*captain.cargo, *cards)))


def unload(state: Marauders, seat: int, cards: Iterable[CargoCard]) -> None:
    captain = state.captains[seat]
    left = list(captain.cargo)
    for card in cards:
        left.remove(card)
    captain.cargo = tuple(left)


def card_of(state: Marauders, seat: int, good: Good) -> CargoCard:
    """A captain's first card of a good: in the hold they are all alike."""
    cards = state.tables.cargo
    return next(card for card in state.captains[seat].cargo if cards[card].good == good)


def goods_held(state: Marauders, seat: int) -> list[Good]:
    """The goods in a hold, each once."""
    return list(dict.fromkeys(state.tables.cargo[card].good for card in state.captains[seat].cargo))


def show_cargo(state: Marauders, seat: int, viewer: int, cards: Sequence[CargoCard]) -> None:
    """Cards that a captain has bought cheaply, to one other player."""
    for card in cards:
        # Rule: buy.prove-discount
        state.cargo_known[card] |= 1 << viewer
    tell(state, DiscountShown(seat, viewer, goods(state, sorted(cards))))


def search_hold(state: Marauders, seat: int, loser: int) -> tuple[CargoCard, ...]:
    """All that a beaten captain carried, before the eyes of both."""
    beaten = state.captains[loser]
    cargo, beaten.cargo = beaten.cargo, ()
    if cargo:
        tell(state, HoldSearched(seat, loser, goods(state, cargo)))
    return cargo


def lose_excess_cargo(state: Marauders, seat: int) -> None:
    """Cargo beyond a damaged hold is lost at random; freight only with the whole hold."""
    lose_freight(state, seat)
    captain = state.captains[seat]
    excess = state.carried(seat) - state.capacity(seat)
    if excess > 0:
        held = list(captain.cargo)
        lost = draw(state, "lost-cargo", held, excess)
        captain.cargo = tuple(held)
        state.discards.cargo += lost
        tell(state, CargoLost(seat, goods(state, lost)))


# On the table


def goods_laid(state: Marauders) -> list[Good]:
    """The goods on the table, each once."""
    return list(dict.fromkeys(state.tables.cargo[card].good for card in state.laid.cards))


def take_laid(state: Marauders, good: str) -> CargoCard:
    """Take a card of this good from the table."""
    wanted = state.tables.good_number[good]
    card = next(card for card in state.laid.cards if state.tables.cargo[card].good == wanted)
    state.laid.cards.remove(card)
    return card


def lay_out_cargo(state: Marauders, cards: Sequence[CargoCard], known: int) -> None:
    """Cards before the eyes of some seats, given as a mask."""
    state.laid.cards = sorted(cards)
    state.laid.known = known


def lay_down_good(state: Marauders, seat: int, good: str) -> None:
    """A card of this good from the hold, to be sold or delivered with others."""
    card = card_of(state, seat, state.tables.good_number[good])
    unload(state, seat, (card,))
    state.laid.cards.append(card)


def clear_table(state: Marauders) -> list[CargoCard]:
    """Take up whatever lies there; returns it."""
    cards, state.laid.cards, state.laid.known = state.laid.cards, [], 0
    return cards


# A market


def lay_out_offer(state: Marauders, seat: int, wares: Iterable[CargoCard]) -> None:
    """Wares beside those on offer already, which only the buyer sees."""
    laid = state.laid
    laid.known = 1 << seat
    laid.cards = sorted((*laid.cards, *wares))
    laid.copies = [0] * len(state.tables.good_names)
    for card in laid.cards:
        laid.copies[state.tables.cargo[card].good] += 1
    names = goods(state, laid.cards)
    tell(state, MarketDrawn(seat, len(names), names))


def refuse_offer(state: Marauders, seat: int) -> int:
    """All that is on offer is discarded; returns how many cards it was."""
    refused, state.laid.cards = state.laid.cards, []
    discard_cargo(state, seat, refused)
    return len(refused)


def shut_market(state: Marauders, seat: int, bought: Sequence[CargoCard], paid: int) -> None:
    """Goods bought are told together; the others are discarded."""
    left = clear_table(state)
    state.laid.copies = [0] * len(state.tables.good_names)
    if bought:
        names = goods(state, sorted(bought))
        tell(state, CargoBought(seat, len(names), names, paid))
    # Rule: buy.unbought-discard
    discard_cargo(state, seat, left)
