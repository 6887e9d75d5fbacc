"""The doors of the quest cards: the only writers of hands, deck and market."""

from __future__ import annotations

from kaper.games.maracaibo.doors import tell, who
from kaper.games.maracaibo.events import (
    MarketRefreshed,
    QuestDrawn,
    QuestSold,
    QuestTaken,
    QuestTurnedUp,
)
from kaper.games.maracaibo.rules.adventure_hunters import more_quests
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.piles import EVERYBODY, NOBODY

# The mask of who knows a quest also tells who sold it: bits from here on, by seat.
FROM_HAND = 8
SALE = 8
MARKET = 2


def market_size(state: Maracaibo) -> int:
    """How many quests lie open, as long as the deck has enough of them."""
    # Rule: setup.quest-market, hunters.setup
    return MARKET + more_quests(state)


def draw_quest(state: Maracaibo, seat: int) -> None:
    """The top of the deck, seen by nobody else."""
    # Rule: quest.gain
    drawn, masks = state.quest_deck.draw_known(state)
    player = state.players[seat]
    # Rule: quest.no-hand-limit
    player.quests += tuple(drawn)
    player.known += tuple(masks)
    tell(state, QuestDrawn(who(state, seat), state.tables.quests.names[drawn[0]]))


def take_quest(state: Maracaibo, seat: int, quest: int) -> None:
    """A card of the market, which is filled again at once in the same place."""
    place = state.quest_market.index(quest)
    player = state.players[seat]
    player.quests = (*player.quests, quest)
    # Rule: quest.seen-in-market
    player.known = (*player.known, EVERYBODY)
    tell(state, QuestTaken(who(state, seat), state.tables.quests.names[quest]))
    del state.quest_market[place]
    # Rule: quest.refill-market
    turn_up_quest(state, place)


def turn_up_quest(state: Maracaibo, place: int) -> None:
    """The top of the deck to a place of the market; nothing where the deck is empty."""
    # Rule: quest.deck-empty
    for quest in state.quest_deck.draw(state):
        state.quest_market.insert(place, quest)
        found_again(state, quest)
        tell(state, QuestTurnedUp(state.tables.quests.names[quest]))


def refresh_market(state: Maracaibo, seat: int) -> None:
    """All cards of the market go under the deck, and a whole new market lies there."""
    # Rule: figurehead.d-discards-bottom
    state.quest_deck.put_under(state.quest_market, EVERYBODY)
    # Rule: hunters.gaps
    state.quest_market = state.quest_deck.draw(state, market_size(state))
    for quest in state.quest_market:
        found_again(state, quest)
    names = tuple(state.tables.quests.names[quest] for quest in state.quest_market)
    tell(state, MarketRefreshed(who(state, seat), names))


def sell_quest(state: Maracaibo, seat: int, quest: int) -> None:
    """Face down under the deck: others lose track of which cards of the hand they know."""
    player = state.players[seat]
    _lose_track(state, seat)
    player.quests = tuple(held for held in player.quests if held != quest)
    player.known = (NOBODY,) * len(player.quests)
    # Rule: symbol.sell-quest
    player.doubloons += SALE
    state.quest_deck.put_under((quest,), 1 << seat | sold_from(seat))
    tell(state, QuestSold(who(state, seat), state.tables.quests.names[quest], SALE))


# What everybody knows of quests sold face down


def sold_from(seat: int) -> int:
    return 1 << FROM_HAND + seat


def _lose_track(state: Maracaibo, seat: int) -> None:
    """What everybody knew of this hand is either still there, or is the quest just sold.

    If the hand had drawn a quest that was sold from another, that may be the one: then nobody
    knows about the other hand any more.
    """
    player = state.players[seat]
    held = zip(player.quests, player.known, strict=True)
    known = {quest for quest, mask in held if mask == EVERYBODY}
    state.strayed[seat] = tuple(sorted({*state.strayed[seat], *known}))
    for other in range(len(state.players)):
        drawn = any(mask & sold_from(other) and mask != EVERYBODY for mask in player.known)
        if other != seat and drawn:
            state.strayed[other] = ()


def found_again(state: Maracaibo, quest: int) -> None:
    """It lies open, so it is in no hand and under no deck."""
    state.strayed = [tuple(q for q in strayed if q != quest) for strayed in state.strayed]
