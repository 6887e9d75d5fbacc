"""Goods delivered for a Mission: no sale, in port as the first step of a Port action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.marauders import doors
from kaper.games.marauders.actions import DELIVER
from kaper.games.marauders.deeds import goal_of
from kaper.games.marauders.missions import complete
from kaper.games.marauders.port_events import Delivered
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.vocabulary import ANY_GOOD, DIFFERENT_GOODS, Word
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask


def can_deliver(state: Marauders, seat: int) -> list[str]:
    """What may be delivered here for the Mission: a good, `any` or `different`."""
    goal = goal_of(state, seat)
    if goal.name != "deliver" or goal.value != state.zones[seat]:
        return []
    return [goal.text] if has_goods(state, seat, goal) else []


def has_goods(state: Marauders, seat: int, goal: Word) -> bool:
    """Whether the cards are aboard that a Mission wants to have delivered or landed."""
    _, good, count = goal.args
    held = [state.tables.good[card] for card in state.cargo[seat]]
    if good == ANY_GOOD:
        return len(held) >= count
    if good == DIFFERENT_GOODS:
        return len(set(held)) >= count
    return held.count(good) >= count


def hand_over_goods(state: Marauders, seat: int, goal: Word) -> None:
    _, good, count = goal.args
    if good in (ANY_GOOD, DIFFERENT_GOODS):
        state.table, state.table_known = [], 1 << seat
        state.stack.append(Deliver(seat, count, different=good == DIFFERENT_GOODS))
    else:
        cards = [card for card in state.cargo[seat] if state.tables.good[card] == good][:count]
        doors.unload(state, seat, cards)
        _hand_over(state, seat, cards)


def _hand_over(state: Marauders, seat: int, cards: Sequence[int]) -> None:
    state.cargo_discards += cards
    doors.tell(state, Delivered(seat, doors.goods(state, cards)))
    complete(state, seat)


@dataclass(frozen=True, slots=True)
class Deliver(Ask[Marauders]):
    """Any cards, or cards of different goods, chosen one by one."""

    count: int
    different: bool

    def step(self, state: Marauders) -> bool:
        if len(state.table) < self.count:
            return True
        state.stack.pop()
        cards, state.table, state.table_known = state.table, [], 0
        _hand_over(state, self.seat, cards)
        return False

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        laid = {state.tables.good[card] for card in state.table} if self.different else set()
        goods = [good for good in doors.goods_held(state, seat) if good not in laid]
        return [DELIVER(state.tables.goods[good]) for good in goods]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        card = doors.card_of(state, seat, state.tables.good_number[action.args[0]])
        doors.unload(state, seat, (card,))
        state.table.append(card)

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        left = self.count - len(state.table)
        return Prompt("marauders-prompt-deliver", (("count", left),))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "mission.card"
