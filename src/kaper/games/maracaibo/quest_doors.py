"""The doors of the quest cards: the only writers of hands, deck and market."""

from __future__ import annotations

from kaper.games.maracaibo.adventure_hunters import more_quests
from kaper.games.maracaibo.doors import tell, who
from kaper.games.maracaibo.events import (
    MarketRefreshed,
    QuestDrawn,
    QuestSold,
    QuestTaken,
    QuestTurnedUp,
)
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.piles import EVERYBODY, NOBODY

SALE = 8
MARKET = 2


def market_size(state: Maracaibo) -> int:
    """How many quests lie open, as long as the deck has enough of them."""
    return MARKET + more_quests(state)


def draw_quest(state: Maracaibo, seat: int) -> None:
    """The top of the deck, seen by nobody else."""
    drawn, masks = state.quest_deck.draw_known(state)
    player = state.players[seat]
    player.quests += tuple(drawn)
    player.known += tuple(masks)
    tell(state, QuestDrawn(who(state, seat), state.tables.quests.names[drawn[0]]))


def take_quest(state: Maracaibo, seat: int, quest: int) -> None:
    """A card of the market, which is filled again at once in the same place."""
    place = state.quest_market.index(quest)
    player = state.players[seat]
    player.quests = (*player.quests, quest)
    player.known = (*player.known, EVERYBODY)
    tell(state, QuestTaken(who(state, seat), state.tables.quests.names[quest]))
    del state.quest_market[place]
    turn_up_quest(state, place)


def turn_up_quest(state: Maracaibo, place: int) -> None:
    """The top of the deck to a place of the market; nothing where the deck is empty."""
    for quest in state.quest_deck.draw(state):
        state.quest_market.insert(place, quest)
        tell(state, QuestTurnedUp(state.tables.quests.names[quest]))


def refresh_market(state: Maracaibo, seat: int) -> None:
    """All cards of the market go under the deck, and a whole new market lies there."""
    state.quest_deck.put_under(state.quest_market, EVERYBODY)
    state.quest_market = state.quest_deck.draw(state, market_size(state))
    names = tuple(state.tables.quests.names[quest] for quest in state.quest_market)
    tell(state, MarketRefreshed(who(state, seat), names))


def sell_quest(state: Maracaibo, seat: int, quest: int) -> None:
    """Face down under the deck: others lose track of which cards of the hand they know."""
    player = state.players[seat]
    player.quests = tuple(held for held in player.quests if held != quest)
    player.known = (NOBODY,) * len(player.quests)
    player.doubloons += SALE
    state.quest_deck.put_under((quest,), 1 << seat)
    tell(state, QuestSold(who(state, seat), state.tables.quests.names[quest], SALE))
