"""Rubies: delivered to two locations, sold and exchanged in the Bay."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from kaper.games.maracaibo import doors, module_doors
from kaper.games.maracaibo.actions import EXCHANGE, RUBY
from kaper.games.maracaibo.components.kinds import NONE
from kaper.games.maracaibo.components.layout import BAY, CARDS
from kaper.games.maracaibo.rules.asking import Decide
from kaper.games.maracaibo.rules.words import Word, effect_brings
from kaper.games.maracaibo.state import REDBEARD, Maracaibo
from kaper.kernel.actions import Action
from kaper.kernel.chance import roll
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.effects import Context, run_effect
from kaper.kernel.frames import DONE
from kaper.kernel.prospects import Prospect

FOR_EXCHANGE = 2


def has_delivery(state: Maracaibo, space: int) -> bool:
    """Whether a delivery tile lies here: it comes to a location in the fog with its reveal."""
    hidden = state.hidden >> space & 1
    # Rule: rubies.setup, rubies.with-fog
    return state.rubies and not hidden and state.cards[space] in state.tables.rubies.locations


def deliver(state: Maracaibo, seat: int, space: int) -> None:
    """A ruby for whoever stops here. Nobody refuses one: it never does harm."""
    # Rule: rubies.gain, rubies.automatic
    if has_delivery(state, space):
        module_doors.gain_ruby(state, seat)


def free_spaces(state: Maracaibo) -> list[int]:
    """The spaces of the ruby market that still give their bonus."""
    spaces = range(len(state.tables.rubies.effects))
    return [space for space in spaces if not state.ruby_market >> space & 1]


@dataclass(frozen=True, slots=True)
class VisitBay(Decide):
    """The Bay's own steps in order; before, between and after them rubies may leave the ship.

    Exchanging waits for the last moment, as points serve no other purpose; selling does not.
    """

    asks: ClassVar[str] = "rubies.timing"
    steps: tuple[Word, ...]
    sold: bool
    context: Context

    def step(self, state: Maracaibo) -> bool:
        # Rule: rubies.automatic
        if state.players[self.seat].rubies and (self._may_sell(state) or not self.steps):
            return True
        self.go_on(state)
        return False

    def _may_sell(self, state: Maracaibo) -> bool:
        return not self.sold and bool(free_spaces(state))

    def go_on(self, state: Maracaibo) -> None:
        """The next step that can happen: before one that cannot, nobody is asked again."""
        if not self.steps:
            state.stack.pop()
            return
        step, *later = self.steps
        while later and step.can(state, self.context) is not None:
            step, *later = later
        state.stack[-1] = replace(self, steps=tuple(later))
        run_effect(state, step, self.context)

    def deeds(self) -> Deeds[VisitBay, Maracaibo]:
        return IN_THE_BAY

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        args = (
            ("rubies", state.players[seat].rubies),
            ("sell", int(self._may_sell(state))),
            ("steps", len(self.steps)),
        )
        return Prompt("maracaibo-prompt-rubies", args)


def market(visit: VisitBay, state: Maracaibo, seat: int) -> list[Action]:
    rubies = state.tables.actions.rubies
    return [] if visit.sold else [rubies[space] for space in free_spaces(state)]


def why_not_sold(visit: VisitBay, state: Maracaibo, seat: int, action: Action) -> Refusal | None:
    space = state.tables.rubies.number.get(action.args[0], NONE)
    if space == NONE:
        return Refusal("rubies.sell", "no-such-ruby")
    if visit.sold:
        return Refusal("rubies.sell", "ruby-sold")
    if state.ruby_market >> space & 1:
        return Refusal("rubies.sell", ruby=action.args[0])
    return None


def sell_here(visit: VisitBay, state: Maracaibo, seat: int, action: Action) -> None:
    space = state.tables.rubies.number[action.args[0]]
    state.stack[-1] = replace(visit, sold=True)
    module_doors.sell_ruby(state, seat, space)
    run_effect(state, state.tables.rubies.effects[space], visit.context)


def exchange(visit: VisitBay, state: Maracaibo, seat: int, action: Action) -> None:
    # Rule: rubies.exchange
    module_doors.exchange_ruby(state, seat)
    doors.score(state, seat, FOR_EXCHANGE)


def keep(visit: VisitBay, state: Maracaibo, seat: int, action: Action) -> None:
    visit.go_on(state)


def selling_brings(visit: VisitBay, state: Maracaibo, seat: int, action: Action) -> list[Prospect]:
    table = state.tables.rubies
    effect = table.effects[table.number[action.args[0]]]
    return [a_ruby_less(state, seat), *effect_brings(state, effect, visit.context)]


def exchanging_brings(
    visit: VisitBay, state: Maracaibo, seat: int, action: Action
) -> list[Prospect]:
    return [a_ruby_less(state, seat), Prospect("gain", "vp", count=FOR_EXCHANGE)]


def a_ruby_less(state: Maracaibo, seat: int) -> Prospect:
    return Prospect("cost", "ruby-less", left=state.players[seat].rubies - 1)


# Who has no rubies is not asked.
IN_THE_BAY: Final = Deeds(
    Deed(RUBY, why_not_sold, sell_here, market, brings=selling_brings),
    Deed(EXCHANGE, always, exchange, brings=exchanging_brings),
    Deed(DONE, always, keep),
)


# Redbeard


def stop_of_redbeard(state: Maracaibo, space: int) -> None:
    """He gains rubies like everybody, and in the Bay sells one where a die says."""
    if space < CARDS:
        # Rule: rubies.solo-gain-sell, rubies.solo-without-action
        deliver(state, REDBEARD, space)
    elif space == BAY and state.players[REDBEARD].rubies and free_spaces(state):
        # Rule: rubies.solo-gain-sell
        (pips,) = roll(state, "ruby-market", len(state.tables.rubies.effects))
        free = free_spaces(state)
        # Rule: rubies.solo-no-bonus
        module_doors.sell_ruby(
            state, REDBEARD, next((space for space in free if space >= pips - 1), free[0])
        )
