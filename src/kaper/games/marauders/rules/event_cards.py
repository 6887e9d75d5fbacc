"""What Event cards do."""

from __future__ import annotations

from kaper.games.marauders import doors
from kaper.games.marauders.components.ids import (
    ENGLAND,
    EVERY_NATION,
    FLEETS,
    FRANCE,
    NATIONS,
    NETHERLANDS,
    NONE,
    SPAIN,
    NpcCard,
    Zone,
)
from kaper.games.marauders.components.vocabulary import Word
from kaper.games.marauders.events import (
    HurricaneStruck,
    MerchantScattered,
    NpcLeft,
    PeaceMade,
    PlagueOver,
    PlagueStruck,
    WarDeclared,
)
from kaper.games.marauders.records import NO_FLEET
from kaper.games.marauders.rules.independent import pirate_hunt
from kaper.games.marauders.state import IN_PLAY, Marauders
from kaper.kernel.chance import draw

# Flagships that a Pirate Hunt moves, in this order.
_HUNTERS = (FRANCE, SPAIN, NETHERLANDS, ENGLAND)


def carry_out(state: Marauders, word: Word) -> None:
    """What the text of an Event does at once; the rest holds as long as it is in force."""
    match word.name:
        case "war":
            make_peace(state)
            declare_war(state)
        case "peace" | "treaty":
            make_peace(state)
        case "hurricane":
            _hurricane(state)
        case "plague":
            _plague(state, word.value)
        case "new-markets":
            _new_markets(state)
        case "pirate-hunt":
            for fleet in _HUNTERS:
                pirate_hunt(state, fleet)


def declare_war(state: Marauders) -> None:
    """Two nations are drawn; one without a Flagship gets a nameless admiral."""
    nations = draw(state, "nation", list(EVERY_NATION), 2)
    for nation in sorted(nations):
        state.war |= 1 << nation
        if state.fleets[nation].zone == NONE:
            state.entering.append(NpcCard(state.tables.nameless + nation))
    doors.tell(state, WarDeclared(tuple(NATIONS[nation] for nation in sorted(nations))))


def make_peace(state: Marauders) -> None:
    """Ships of the Line become Frigates again, and nameless admirals leave.

    None of them is still to enter: that was at the end of the round in which war broke out.
    """
    if not state.war:
        return
    state.war = 0
    doors.tell(state, PeaceMade())
    nameless = state.tables.nameless
    for fleet in EVERY_NATION:
        cards = state.fleets[fleet].cards
        if cards and cards[0] >= nameless:
            state.fleets[fleet] = NO_FLEET
            name = state.tables.npc_names[nameless + fleet]
            doors.tell(state, NpcLeft(FLEETS[fleet], name))


def _hurricane(state: Marauders) -> None:
    tables = state.tables
    (zone,) = draw(state, "zone", list(tables.every_zone), 1)
    state.struck = 1 << zone
    for other in tables.zones[zone].neighbours:
        state.struck |= 1 << other
    doors.tell(state, HurricaneStruck(tables.zone_names[zone]))
    if state.merchants[zone] != NONE:
        scatter_merchant(state, zone)
        doors.tell(state, MerchantScattered(tables.zone_names[zone]))


def scatter_merchant(state: Marauders, zone: Zone) -> None:
    """A Merchant token goes to the 'Merchants' spaces."""
    token = state.merchants[zone]
    assert token != NONE
    state.merchant_box.append(token)
    state.merchants[zone] = NONE
    state.merchants_known[zone] = 0


def _plague(state: Marauders, count: int) -> None:
    """Two ports are closed to the end of the next round; crews in them sicken."""
    state.plague = sorted(draw(state, "port", list(state.tables.ports), count))
    state.plague_until = state.round + 1
    names = tuple(state.tables.zone_names[zone] for zone in state.plague)
    doors.tell(state, PlagueStruck(names))
    for seat in range(state.seats):
        captain = state.captains[seat]
        inside = captain.in_port and captain.zone in state.plague
        if inside and captain.status == IN_PLAY:
            doors.lose_crew(state, seat, 1)


def end_plague(state: Marauders) -> None:
    if state.plague and state.round >= state.plague_until:
        state.plague = []
        doors.tell(state, PlagueOver())


def _new_markets(state: Marauders) -> None:
    """All Demand tokens are mixed and dealt anew."""
    ports = state.tables.ports
    laid = [good for good in state.demand if good != NONE]
    state.demand_pool = sorted((*state.demand_pool, *laid))
    for zone in ports:
        state.demand[zone] = NONE
    for zone in ports:
        doors.new_demand(state, zone)
