"""The Pirate Port: new crew for all, loot swapped for crew, Hostages and Jewels sold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.jolly_roger import doors, loot_doors
from kaper.games.jolly_roger.actions import SELL, SWAP
from kaper.games.jolly_roger.events import LootSold, LootSwapped
from kaper.games.jolly_roger.rules.bribes import GIFT
from kaper.games.jolly_roger.rules.hands import limit_hands
from kaper.games.jolly_roger.rules.refusals import why_no_loot
from kaper.games.jolly_roger.rules.windows import PLAY, Decide, kinds_in
from kaper.games.jolly_roger.state import NONE, JollyRoger
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always, forgo
from kaper.kernel.frames import DECLINE, DONE

PRICES = {"hostage": 2, "jewels": 1}


def visit_port(state: JollyRoger) -> None:
    """Crew for everybody, then swaps and then sales, clockwise from the Captain."""
    # Rule: port.no-attack, port.same-card, port.crew-for-all, port.order-and-limits
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

    def deeds(self) -> Deeds[Swap, JollyRoger]:
        return SWAPPING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-swap")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "port.order-and-limits"


def swaps(asked: Swap, state: JollyRoger, seat: int) -> list[Action]:
    actions = state.tables.actions.swaps
    return [actions[kind] for kind in sorted(kinds_in(state.loot[seat]))]


def why_no_swap(asked: Swap, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    return why_no_loot(state, seat, action.args[0], "port.swap-loot")


def swap(asked: Swap, state: JollyRoger, seat: int, action: Action) -> None:
    state.stack.pop()
    loot_doors.give_up(state, seat, state.tables.loot_number[action.args[0]])
    doors.tell(state, LootSwapped(seat, action.args[0]))
    # Rule: variant.captains-gold, variant.captains-gold-scope
    everybody = state.captains_gold and seat == state.captain
    drawers = state.clockwise(seat) if everybody else (seat,)
    limit_hands(state, drawers)
    doors.deal_crew(state, drawers, 1)


SWAPPING: Final[Deeds[Swap, JollyRoger]] = Deeds(
    Deed(SWAP, why_no_swap, swap, swaps),
    Deed(DECLINE, always, forgo),
    PLAY,
    GIFT,
)


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

    def deeds(self) -> Deeds[Sell, JollyRoger]:
        return SELLING

    def prompt(self, state: JollyRoger, seat: int) -> Prompt:
        return Prompt("jolly-roger-prompt-sell")

    def not_asked(self, state: JollyRoger, seat: int) -> str:
        return "port.order-and-limits"


def sales(asked: Sell, state: JollyRoger, seat: int) -> list[Action]:
    sells = state.tables.actions.sells
    return [sells[kind] for kind in goods(state, seat)]


def why_no_sale(asked: Sell, state: JollyRoger, seat: int, action: Action) -> Refusal | None:
    name = action.args[0]
    use = state.tables.use[state.tables.loot_number.get(name, NONE)]
    if name not in state.tables.loot_number or use not in PRICES:
        return Refusal("port.order-and-limits", loot=name)
    rule = "port.ransom" if use == "hostage" else "port.sell-jewels"
    return why_no_loot(state, seat, name, rule)


def sell_one(asked: Sell, state: JollyRoger, seat: int, action: Action) -> None:
    sell(state, seat, state.tables.loot_number[action.args[0]])


SELLING: Final[Deeds[Sell, JollyRoger]] = Deeds(
    Deed(SELL, why_no_sale, sell_one, sales),
    Deed(DONE, always, forgo),
    PLAY,
    GIFT,
)


def goods(state: JollyRoger, seat: int) -> list[int]:
    """The kinds of unburied loot that a player can sell."""
    use = state.tables.use
    return [kind for kind in sorted(kinds_in(state.loot[seat])) if use[kind] in PRICES]


def sell(state: JollyRoger, seat: int, kind: int) -> None:
    loot_doors.give_up(state, seat, kind)
    # Rule: port.ransom, port.sell-jewels, variant.hidden-loot-port
    drawn = loot_doors.draw_loot(state, PRICES[state.tables.use[kind]])
    loot_doors.gain_loot(state, seat, drawn)
    names = doors.loot_names(state, sorted(drawn))
    doors.tell(state, LootSold(seat, doors.loot_name(state, kind), names, state.hidden_loot))
