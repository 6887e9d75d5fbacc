"""The doors of the board: ports, merchants, Events in force, independent captains."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import replace

from kaper.games.marauders.battle_events import MerchantSpied
from kaper.games.marauders.components.tables import FLEETS, NATIONS, NONE
from kaper.games.marauders.doors import tell
from kaper.games.marauders.events import (
    EventDrawn,
    HurricaneStruck,
    MerchantsReturned,
    NewDemand,
    NpcEntered,
    NpcLeft,
    NpcSailed,
    PeaceMade,
    PlagueOver,
    PlagueStruck,
    WarDeclared,
)
from kaper.games.marauders.port_events import (
    ModificationReturned,
    ModificationShown,
    PlansSeen,
)
from kaper.games.marauders.records import NO_FLEET, Fleet
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.visibility.knowledge import laid_in, next_lot
from kaper.kernel.chance import draw
from kaper.kernel.piles import EVERYBODY

# Ports


def new_demand(state: Marauders, zone: int) -> None:
    """Swap a port's Demand token for one of the pool, to which the old one returns after it."""
    old = state.demand[zone]
    # Rule: sell.demand-pool
    if not state.demand_pool:
        insort(state.demand_pool, old)
        old = NONE
    (state.demand[zone],) = draw(state, "demand", state.demand_pool, 1)
    # Rule: sell.demand-pool
    if old != NONE:
        insort(state.demand_pool, old)
    tell(state, NewDemand(state.tables.zone_names[zone], state.tables.goods[state.demand[zone]]))


def mix_demand(state: Marauders) -> None:
    """All Demand tokens are mixed and dealt anew."""
    ports = state.tables.ports
    state.demand_pool = sorted((*state.demand_pool, *(state.demand[zone] for zone in ports)))
    for zone in ports:
        state.demand[zone] = NONE
    for zone in ports:
        new_demand(state, zone)


def turn_up_modification(state: Marauders, zone: int) -> None:
    """The token of a port, for all to see."""
    # Rule: mod.revealed
    state.modifications_known[zone] = EVERYBODY
    kind = state.tables.modification_names[state.modifications[zone]]
    tell(state, ModificationShown(state.tables.zone_names[zone], kind))


def see_modifications(state: Marauders, seat: int) -> None:
    """Look at the tokens of all ports."""
    tell(state, PlansSeen(seat))
    for zone in state.tables.ports:
        state.modifications_known[zone] |= 1 << seat


def return_modification(
    state: Marauders, seat: int, zone: int, tokens: list[int], lot: int
) -> None:
    """One of these tokens is laid face down into a port; chance decides which."""
    # Rule: mod.return-ports
    (state.modifications[zone],) = draw(state, "modification", tokens, 1)
    state.modifications_known[zone] = laid_in(lot)
    tell(state, ModificationReturned(seat, state.tables.zone_names[zone]))


# Merchants


def spy_merchant(state: Marauders, seat: int, zone: int) -> None:
    """The finder alone looks at the token, which stays there."""
    nation = NATIONS[state.merchants[zone]]
    tell(state, MerchantSpied(seat, state.tables.zone_names[zone], nation))
    state.merchants_known[zone] |= 1 << seat


def scatter_merchant(state: Marauders, zone: int) -> None:
    """A Merchant token goes to the 'Merchants' spaces."""
    state.merchant_box.append(state.merchants[zone])
    state.merchants[zone] = NONE
    state.merchants_known[zone] = 0


def return_merchants(state: Marauders) -> None:
    """All merchants off the sea come back to the zones without one."""
    empty = [zone for zone, nation in enumerate(state.merchants) if nation == NONE]
    tokens = sorted(state.merchant_box)
    tell(state, MerchantsReturned(len(tokens)))
    lot = next_lot(state.merchants_known)
    for zone, nation in zip(empty, draw(state, "nation", tokens, len(tokens)), strict=True):
        state.merchants[zone] = nation
        state.merchants_known[zone] = laid_in(lot)
    state.merchant_box = []


# Events


def draw_event(state: Marauders) -> int:
    # Rule: round.order, event.first-player-draws
    (card,) = draw(state, "event", state.decks.event, 1)
    tell(state, EventDrawn(state.first, event_id(state, card)))
    return card


def event_id(state: Marauders, card: int) -> str:
    """The name of an Event without the number of its copy."""
    name = state.tables.event_names[card]
    return name.rstrip("0123456789").rstrip("-") if name[-1].isdigit() else name


def put_in_force(state: Marauders, card: int) -> None:
    """An Event holds until the round ends."""
    state.event = card


def discard_event(state: Marauders) -> None:
    """Out of force, with its prize and the weather it brought."""
    if state.event != NONE:
        state.discards.event.append(state.event)
        state.event = state.prizewinner = NONE
    state.struck = 0


def declare_war(state: Marauders, nations: Sequence[int]) -> None:
    for nation in nations:
        state.war |= 1 << nation
    tell(state, WarDeclared(tuple(NATIONS[nation] for nation in nations)))


def make_peace(state: Marauders) -> None:
    """Ships of the Line become Frigates again."""
    state.war = 0
    tell(state, PeaceMade())


def strike_with_hurricane(state: Marauders, zone: int) -> None:
    """A zone and its neighbours lie under it."""
    state.struck = 1 << zone
    for other in state.tables.neighbours[zone]:
        state.struck |= 1 << other
    tell(state, HurricaneStruck(state.tables.zone_names[zone]))


def begin_plague(state: Marauders, ports: Sequence[int]) -> None:
    """Ports are closed to the end of the next round."""
    state.plague = sorted(ports)
    state.plague_until = state.round + 1
    tell(state, PlagueStruck(tuple(state.tables.zone_names[zone] for zone in state.plague)))


def end_plague(state: Marauders) -> None:
    state.plague = []
    tell(state, PlagueOver())


# Independent captains


def await_npc(state: Marauders, npc: int) -> None:
    """An independent captain comes into play when the round ends."""
    state.entering.append(npc)


def call_in_npcs(state: Marauders) -> list[int]:
    """Those who were awaited come now, in the order they were drawn."""
    entering, state.entering = state.entering, []
    return entering


def enter_npc(state: Marauders, npc: int) -> None:
    """A captain takes command, and his figure stands in his zone."""
    tables = state.tables
    fleet, zone = tables.npc_fleet[npc], tables.npc_zone[npc]
    named = (card for card in state.fleets[fleet].cards if card < tables.nameless)
    # Rule: npc.limit, npc.replacement, npc.placed-at-end
    state.fleets[fleet] = Fleet(zone, (npc, *named))
    tell(state, NpcEntered(FLEETS[fleet], tables.npc_names[npc], tables.zone_names[zone]))


def sail_npc(state: Marauders, fleet: int, zone: int) -> None:
    state.fleets[fleet] = replace(state.fleets[fleet], zone=zone)
    tell(state, NpcSailed(FLEETS[fleet], state.tables.zone_names[zone]))


def discard_npc(state: Marauders, fleet: int) -> list[int]:
    """A beaten captain leaves; returns those beneath, who have no ship at sea now."""
    npc, *beneath = state.fleets[fleet].cards
    tell(state, NpcLeft(FLEETS[fleet], state.tables.npc_names[npc]))
    if npc < state.tables.nameless:
        state.discards.event.append(npc)
    state.fleets[fleet] = Fleet(NONE, tuple(beneath))
    return beneath


def dismiss_npc(state: Marauders, fleet: int) -> None:
    """The nameless admiral of a nation leaves, with whom nobody else serves."""
    npc = state.commander(fleet)
    state.fleets[fleet] = NO_FLEET
    tell(state, NpcLeft(FLEETS[fleet], state.tables.npc_names[npc]))


def appoint_npc(state: Marauders, fleet: int, npc: int) -> None:
    """One of those beneath waits on top of the others for the end of the round."""
    left = tuple(card for card in state.fleets[fleet].cards if card != npc)
    state.fleets[fleet] = Fleet(NONE, left)
    await_npc(state, npc)
