"""Quests: gaining them from deck and market, and selling them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.maracaibo.actions import DRAW, REFRESH, SELL, TAKE
from kaper.games.maracaibo.components.kinds import NONE
from kaper.games.maracaibo.quest_doors import (
    SALE,
    draw_quest,
    market_size,
    refresh_market,
    sell_quest,
    take_quest,
)
from kaper.games.maracaibo.rules.asking import OR_NOT, Decide
from kaper.games.maracaibo.rules.prospects import quest_brings, score_change
from kaper.games.maracaibo.rules.scoring import score
from kaper.games.maracaibo.rules.words import Word
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.effects import Context
from kaper.kernel.prospects import Prospect


@dataclass(frozen=True, slots=True)
class GainQuest(Word):
    """One quest, from the top of the deck or of the market."""

    def refusal(self, state: Maracaibo, context: Context) -> Refusal | None:
        some = state.quest_market or len(state.quest_deck)
        return None if some else Refusal("quest.deck-empty", "no-quest-left")

    def start(self, state: Maracaibo, context: Context) -> None:
        refresh = bool(state.players[context.seat].powers.refresh)
        state.stack.append(ChooseQuest(context.seat, refresh))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        return [Prospect("gain", "quest")]

    def label(self) -> str:
        return "quest"


@dataclass(frozen=True, slots=True)
class ChooseQuest(Decide):
    """With the whale, the market may be replaced once before choosing."""

    asks: ClassVar[str] = "quest.gain"
    may_refresh: bool

    def deeds(self) -> Deeds[ChooseQuest, Maracaibo]:
        return GAINING

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-quest")


def market(asked: ChooseQuest, state: Maracaibo, seat: int) -> list[Action]:
    takes = state.tables.actions.takes
    return [takes[quest] for quest in state.quest_market]


def why_not_taken(
    asked: ChooseQuest, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    quest = state.tables.quests.number.get(action.args[0], NONE)
    return None if quest in state.quest_market else Refusal("quest.gain", quest=action.args[0])


def take(asked: ChooseQuest, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    take_quest(state, seat, state.tables.quests.number[action.args[0]])


def why_not_drawn(
    asked: ChooseQuest, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    return None if len(state.quest_deck) else Refusal("quest.deck-empty")


def draw(asked: ChooseQuest, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    draw_quest(state, seat)


def why_no_refreshing(
    asked: ChooseQuest, state: Maracaibo, seat: int, action: Action
) -> Refusal | None:
    if not state.players[seat].powers.refresh:
        return Refusal("figurehead.d-whale")
    if not asked.may_refresh:
        return Refusal("figurehead.d-discards-bottom")
    if not state.quest_market:
        return Refusal("quest.deck-empty", "no-quest-in-market")
    return why_not_drawn(asked, state, seat, action)


def refresh(asked: ChooseQuest, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack[-1] = ChooseQuest(seat, may_refresh=False)
    refresh_market(state, seat)


def taking_brings(
    asked: ChooseQuest, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    quest, held = state.tables.quests.number[action.args[0]], state.players[seat].quests
    change = score_change(score(state, seat), score(state, seat, (*held, quest)))
    return [*quest_brings(state, seat, quest), *change]


def drawing_brings(
    asked: ChooseQuest, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    return [Prospect("note", "unseen", count=len(state.quest_deck))]


def refreshing_brings(
    asked: ChooseQuest, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    """The deck is drawn from with the old market already under it."""
    old = len(state.quest_market)
    return [
        Prospect("note", "new-market", count=min(market_size(state), len(state.quest_deck) + old))
    ]


GAINING: Final = Deeds(
    Deed(TAKE, why_not_taken, take, market, prepared=True, brings=taking_brings),
    Deed(DRAW, why_not_drawn, draw, brings=drawing_brings),
    Deed(REFRESH, why_no_refreshing, refresh, brings=refreshing_brings),
    OR_NOT,
)


@dataclass(frozen=True, slots=True)
class SellQuest(Word):
    """One quest of the hand under the deck, for doubloons."""

    def refusal(self, state: Maracaibo, context: Context) -> Refusal | None:
        held = state.players[context.seat].quests
        return None if held else Refusal("symbol.sell-quest", "no-quest-held")

    def start(self, state: Maracaibo, context: Context) -> None:
        state.stack.append(ChooseSale(context.seat))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        return [Prospect("gain", "sell-quest", count=SALE)]

    def label(self) -> str:
        return "sell-quest"


@dataclass(frozen=True, slots=True)
class ChooseSale(Decide):
    asks: ClassVar[str] = "symbol.sell-quest"

    def deeds(self) -> Deeds[ChooseSale, Maracaibo]:
        return SELLING

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-sell-quest")


def held(asked: ChooseSale, state: Maracaibo, seat: int) -> list[Action]:
    sells = state.tables.actions.sells
    return [sells[quest] for quest in state.players[seat].quests]


def why_not_sold(asked: ChooseSale, state: Maracaibo, seat: int, action: Action) -> Refusal | None:
    quest = state.tables.quests.number.get(action.args[0], NONE)
    if quest in state.players[seat].quests:
        return None
    return Refusal("symbol.sell-quest", quest=action.args[0])


def sell(asked: ChooseSale, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    sell_quest(state, seat, state.tables.quests.number[action.args[0]])


def selling_brings(
    asked: ChooseSale, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    quest = state.tables.quests.number[action.args[0]]
    kept = tuple(other for other in state.players[seat].quests if other != quest)
    change = score_change(score(state, seat), score(state, seat, kept))
    return [Prospect("gain", "doubloons", count=SALE), *change]


SELLING: Final = Deeds(
    Deed(SELL, why_not_sold, sell, held, prepared=True, brings=selling_brings), OR_NOT
)
