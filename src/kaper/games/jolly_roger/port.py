"""The Pirate Port: new crew for all, loot swapped for crew, Hostages and Jewels sold."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.jolly_roger import doors, memory
from kaper.games.jolly_roger.cards import with_card, without_kind
from kaper.games.jolly_roger.events import LootSold, LootSwapped
from kaper.games.jolly_roger.hands import limit_hands
from kaper.games.jolly_roger.state import JollyRoger
from kaper.games.jolly_roger.windows import Decide, kinds_in
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import DECLINE, DONE

PRICES = {"hostage": 2, "jewels": 1}


def visit_port(state: JollyRoger) -> None:
    """Crew for everybody, then swaps and then sales, clockwise from the Captain."""
    kind = doors.turn_up(state)
    order = state.clockwise(state.captain)
    state.stack += [Sell(seat) for seat in reversed(order)]
    state.stack += [Swap(seat) for seat in reversed(order)]
    limit_hands(state, order)
    doors.deal_crew(state, order, state.tables.port_crew[kind])


@dataclass(frozen=True, slots=True)
class Swap(Decide):
    """Swap one unburied loot card of any kind for a crew card, or not."""

    def step(self, state: JollyRoger) -> bool:
        if state.loot[self.seat] and (state.crew_pile or state.crew_discards):
            return True
        state.stack.pop()
        return False

    def choices(self, state: JollyRoger, seat: int) -> list[Action]:
        swaps = state.tables.actions.swaps
        return [*(swaps[kind] for kind in sorted(kinds_in(state.loot[seat]))), DECLINE()]

    def decide(self, state: JollyRoger, seat: int, action: Action) -> None:
        state.stack.pop()
        if action == DECLINE():
            return
        give_up(state, seat, state.tables.loot_number[action.args[0]])
        doors.tell(state, LootSwapped(seat, action.args[0]))
        everybody = state.captains_gold and seat == state.captain
        drawers = state.clockwise(seat) if everybody else (seat,)
        limit_hands(state, drawers)
        doors.deal_crew(state, drawers, 1)

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-swap")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "port.order-and-limits"


def give_up(state: JollyRoger, seat: int, kind: int) -> None:
    """A loot card goes face up to the discards."""
    before = state.loot[seat]
    after = state.loot[seat] = without_kind(before, kind)
    memory.leave_openly(state.loot_adrift, kind, before, after, seat)
    state.loot_discards.append(kind)


@dataclass(frozen=True, slots=True)
class Sell(Decide):
    """Sell any number of Hostages and Jewels for new loot, as long as there is any.

    Where loot is hidden everybody who has some is asked: else the question would tell.
    """

    def step(self, state: JollyRoger) -> bool:
        loot = state.loot[self.seat]
        if state.loot_pile and (loot if state.hidden_loot else goods(state, self.seat)):
            return True
        state.stack.pop()
        return False

    def choices(self, state: JollyRoger, seat: int) -> list[Action]:
        sells = state.tables.actions.sells
        return [*(sells[kind] for kind in goods(state, seat)), DONE()]

    def decide(self, state: JollyRoger, seat: int, action: Action) -> None:
        if action == DONE():
            state.stack.pop()
        else:
            sell(state, seat, state.tables.loot_number[action.args[0]])

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-sell")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "port.order-and-limits"


def goods(state: JollyRoger, seat: int) -> list[int]:
    """The kinds of unburied loot that a player can sell."""
    use = state.tables.use
    return [kind for kind in sorted(kinds_in(state.loot[seat])) if use[kind] in PRICES]


def sell(state: JollyRoger, seat: int, kind: int) -> None:
    give_up(state, seat, kind)
    drawn = doors.draw_loot(state, PRICES[state.tables.use[kind]])
    for card in drawn:
        state.loot[seat] = with_card(state.loot[seat], card)
    names = doors.loot_names(state, sorted(drawn))
    doors.tell(state, LootSold(seat, doors.loot_name(state, kind), names, state.hidden_loot))
