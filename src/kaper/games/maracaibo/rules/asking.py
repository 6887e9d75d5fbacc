"""What all questions to a player have in common, and refusals that several of them share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.maracaibo import actions
from kaper.games.maracaibo.components.kinds import KINDS
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.actions import Action
from kaper.kernel.deeds import Deed, Refusal, always, forgo
from kaper.kernel.frames import DECLINE, Ask, Frame

# The rule that says when each of these is done.
WHEN: Final = {
    actions.KEEP.name: "setup.quest-draft",
    actions.STOP.name: "fog-improvements.reveal-on-entry",
    actions.PAY.name: "move.pay-opponents",
    actions.ACQUIRE.name: "improvement.choose-one",
    actions.LEAVE.name: "improvement.choose-one",
    actions.BUILD.name: "residence.build",
    actions.UPGRADE.name: "location.upgrade",
    actions.REROLL.name: "raid.reroll-once",
    actions.RAID.name: "raid.choose-die",
    actions.SPEND.name: "raid.spend-within-raid",
    actions.EXPLORE.name: "explore.up-to-value",
    actions.TRADE.name: "symbol.explore-trade",
    actions.CUBE.name: "symbol.cube-any",
    actions.TREASURE.name: "symbol.gain-treasure",
    actions.STORE.name: "treasure.storage-bonus",
    actions.BURY.name: "bury.one-per-shovel",
    actions.DRAW.name: "quest.gain",
    actions.TAKE.name: "quest.gain",
    actions.REFRESH.name: "figurehead.d-whale",
    actions.SELL.name: "symbol.sell-quest",
    actions.FIGUREHEAD.name: "figurehead.acquire",
    actions.PLACE.name: "black-market.place",
    actions.ACTIVATE.name: "symbol.activate-market",
    actions.RUBY.name: "rubies.sell",
    actions.EXCHANGE.name: "rubies.exchange",
}
SAILING: Final = (actions.SAIL.name, actions.BAY.name, actions.STOP.name)


@dataclass(frozen=True, slots=True)
class Decide(Ask[Maracaibo]):
    """A question to the player whose turn it is."""

    # The rule of the question: by it whatever else could be answered has no place here.
    asks: ClassVar[str]

    def refusal(self, state: Maracaibo, seat: int, action: Action) -> Refusal | None:
        """Where sailing is none of the deeds, the ship has sailed."""
        if action.verb in SAILING and actions.SAIL.name not in self.deeds():
            square = state.chart().names[state.players[seat].ship]
            return Refusal("turn.move-then-action", square=square)
        return Frame.refusal(self, state, seat, action)

    def not_now(self, state: Maracaibo, seat: int, action: Action) -> str:
        return WHEN.get(action.verb, self.asks)

    def not_asked(self, state: Maracaibo, seat: int) -> str:
        return "turn.move-then-action"


# Rule: effects.optional
OR_NOT: Final = Deed(DECLINE, always, forgo)


def too_dear(state: Maracaibo, seat: int, cost: int) -> Refusal | None:
    """What costs doubloons is paid in full or not done."""
    have = state.players[seat].doubloons
    return None if have >= cost else Refusal("doubloons.pay-in-full", have=have, cost=cost)


def other_kind(kinds: Sequence[int], word: str, rule: str) -> Refusal | None:
    """Only these kinds of treasure can be chosen."""
    names = tuple(KINDS[kind] for kind in kinds)
    return None if word in names else Refusal(rule, "other-kind", kind=names)
