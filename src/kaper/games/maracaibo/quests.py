"""Quests: gaining them from deck and market, and selling them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.maracaibo.actions import DECLINES, DRAWS, REFRESHES
from kaper.games.maracaibo.asking import Decide
from kaper.games.maracaibo.quest_doors import draw_quest, refresh_market, sell_quest, take_quest
from kaper.games.maracaibo.state import Maracaibo
from kaper.games.maracaibo.words import Word
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.effects import Context


@dataclass(frozen=True, slots=True)
class GainQuest(Word):
    """One quest, from the top of the deck or of the market."""

    def can(self, state: Maracaibo, context: Context) -> str | None:
        some = state.quest_market or len(state.quest_deck)
        return None if some else "quest.deck-empty"

    def start(self, state: Maracaibo, context: Context) -> None:
        refresh = bool(state.players[context.seat].powers.refresh)
        state.stack.append(ChooseQuest(context.seat, refresh))

    def label(self) -> str:
        return "quest"


@dataclass(frozen=True, slots=True)
class ChooseQuest(Decide):
    """With the whale, the market may be replaced once before choosing."""

    may_refresh: bool

    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        takes = state.tables.actions.takes
        options = [takes[quest] for quest in state.quest_market]
        if len(state.quest_deck):
            options.append(DRAWS)
            if self.may_refresh and state.quest_market:
                options.append(REFRESHES)
        options.append(DECLINES)
        return options

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        if action is REFRESHES:
            state.stack[-1] = ChooseQuest(seat, may_refresh=False)
            refresh_market(state, seat)
            return
        state.stack.pop()
        if action is DRAWS:
            draw_quest(state, seat)
        elif action is not DECLINES:
            take_quest(state, seat, state.tables.quests.number[action.args[0]])

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-quest")


@dataclass(frozen=True, slots=True)
class SellQuest(Word):
    """One quest of the hand under the deck, for doubloons."""

    def can(self, state: Maracaibo, context: Context) -> str | None:
        return None if state.players[context.seat].quests else "symbol.sell-quest"

    def start(self, state: Maracaibo, context: Context) -> None:
        state.stack.append(ChooseSale(context.seat))

    def label(self) -> str:
        return "sell-quest"


@dataclass(frozen=True, slots=True)
class ChooseSale(Decide):
    def options(self, state: Maracaibo, seat: int) -> Sequence[Action]:
        sells = state.tables.actions.sells
        return [*(sells[quest] for quest in state.players[seat].quests), DECLINES]

    def answer(self, state: Maracaibo, seat: int, action: Action) -> None:
        state.stack.pop()
        if action is not DECLINES:
            sell_quest(state, seat, state.tables.quests.number[action.args[0]])

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-sell-quest")
