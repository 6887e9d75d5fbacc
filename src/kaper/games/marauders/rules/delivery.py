"""Goods delivered for a Mission: no sale, in port as the first step of a Port action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kaper.games.marauders import cargo_doors, doors
from kaper.games.marauders.actions import DELIVER, each
from kaper.games.marauders.components.ids import CargoCard, Good
from kaper.games.marauders.components.missions import Goal
from kaper.games.marauders.components.vocabulary import ANY_GOOD, DIFFERENT_GOODS
from kaper.games.marauders.rules.deeds import goal_of
from kaper.games.marauders.rules.missions import complete
from kaper.games.marauders.rules.shortages import not_aboard
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.frames import Ask


def why_no_goods_for_it(state: Marauders, seat: int, word: str) -> Refusal | None:
    """Why a good, `any` or `different` goods cannot be delivered here for the Mission."""
    goal = goal_of(state, seat)
    if goal.name != "deliver" or goal.goods_name != word:
        return Refusal("mission.card", "no-delivery", good=word)
    if goal.zone != state.captains[seat].zone:
        zone = state.tables.zone_names[goal.zone]
        return Refusal("mission.card", "deliver-elsewhere", good=word, zone=zone)
    return goods_missing(state, seat, goal)


def goods_missing(state: Marauders, seat: int, goal: Goal) -> Refusal | None:
    """Of the cards that a Mission wants to have delivered or landed."""
    have, need = fitting_cards(state, seat, goal), goal.count
    if have >= need:
        return None
    missing = goal.goods_name
    return Refusal("turn.nothing-there", "goods-missing", good=missing, have=have, need=need)


def fitting_cards(state: Marauders, seat: int, goal: Goal) -> int:
    """How many cards aboard count for what is to be brought."""
    held = [state.tables.cargo[card].good for card in state.captains[seat].cargo]
    if goal.goods == ANY_GOOD:
        return len(held)
    return len(set(held)) if goal.goods == DIFFERENT_GOODS else held.count(Good(goal.goods))


def hand_over_goods(state: Marauders, seat: int, goal: Goal) -> None:
    if goal.goods in (ANY_GOOD, DIFFERENT_GOODS):
        cargo_doors.lay_out_cargo(state, (), 1 << seat)
        different = goal.goods == DIFFERENT_GOODS
        state.stack.append(Deliver(seat, goal.count, different=different))
    else:
        held = state.captains[seat].cargo
        fitting = [card for card in held if state.tables.cargo[card].good == goal.goods]
        cards = fitting[: goal.count]
        cargo_doors.unload(state, seat, cards)
        _hand_over(state, seat, cards)


def _hand_over(state: Marauders, seat: int, cards: Sequence[CargoCard]) -> None:
    cargo_doors.deliver_cargo(state, seat, cards)
    complete(state, seat)


@dataclass(frozen=True, slots=True)
class Deliver(Ask[Marauders]):
    """Any cards, or cards of different goods, chosen one by one."""

    count: int
    different: bool

    def step(self, state: Marauders) -> bool:
        if len(state.laid.cards) < self.count:
            return True
        state.stack.pop()
        _hand_over(state, self.seat, cargo_doors.clear_table(state))
        return False

    def deeds(self) -> Deeds[Deliver, Marauders]:
        return DELIVERING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        left = self.count - len(state.laid.cards)
        return Prompt("marauders-prompt-deliver", (("count", left),))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "mission.card"


def aboard(asked: Deliver, state: Marauders, seat: int) -> list[Action]:
    deliveries = each(DELIVER, state.tables.good_names)
    return [deliveries[good] for good in cargo_doors.goods_held(state, seat)]


def why_not_delivered(
    asked: Deliver, state: Marauders, seat: int, action: Action
) -> Refusal | None:
    word = action.args[0]
    if asked.different and word in doors.goods(state, state.laid.cards):
        return Refusal("mission.card", "same-good", good=word)
    return not_aboard(state, seat, word)


def choose_card(asked: Deliver, state: Marauders, seat: int, action: Action) -> None:
    cargo_doors.lay_down_good(state, seat, action.args[0])


DELIVERING: Final = Deeds(Deed(DELIVER, why_not_delivered, choose_card, aboard))
