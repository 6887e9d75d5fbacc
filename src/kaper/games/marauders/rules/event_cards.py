"""What Event cards do."""

from __future__ import annotations

from kaper.games.marauders import board_doors, doors, ship_doors
from kaper.games.marauders.components.tables import (
    ENGLAND,
    FRANCE,
    NETHERLANDS,
    NONE,
    SPAIN,
)
from kaper.games.marauders.components.vocabulary import Word
from kaper.games.marauders.events import (
    MerchantScattered,
)
from kaper.games.marauders.rules.independent import pirate_hunt
from kaper.games.marauders.state import BOUNTIES, IN_PLAY, Marauders
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
            board_doors.mix_demand(state)
        case "pirate-hunt":
            for fleet in _HUNTERS:
                pirate_hunt(state, fleet)


def declare_war(state: Marauders) -> None:
    """Two nations are drawn; one without a Flagship gets a nameless admiral."""
    nations = sorted(draw(state, "nation", list(range(BOUNTIES)), 2))
    board_doors.declare_war(state, nations)
    for nation in nations:
        if state.fleets[nation].zone == NONE:
            board_doors.await_npc(state, state.tables.nameless + nation)


def make_peace(state: Marauders) -> None:
    """Ships of the Line become Frigates again, and nameless admirals leave.

    None of them is still to enter: that was at the end of the round in which war broke out.
    """
    if not state.war:
        return
    board_doors.make_peace(state)
    for fleet in range(BOUNTIES):
        cards = state.fleets[fleet].cards
        if cards and cards[0] >= state.tables.nameless:
            board_doors.dismiss_npc(state, fleet)


def _hurricane(state: Marauders) -> None:
    tables = state.tables
    (zone,) = draw(state, "zone", list(range(len(tables.zone_names))), 1)
    board_doors.strike_with_hurricane(state, zone)
    if state.merchants[zone] != NONE:
        board_doors.scatter_merchant(state, zone)
        doors.tell(state, MerchantScattered(tables.zone_names[zone]))


def _plague(state: Marauders, count: int) -> None:
    """Two ports are closed to the end of the next round; crews in them sicken."""
    board_doors.begin_plague(state, draw(state, "port", list(state.tables.ports), count))
    for seat in range(state.seats):
        captain = state.captains[seat]
        inside = captain.in_port and captain.zone in state.plague
        if inside and captain.status == IN_PLAY:
            ship_doors.lose_crew(state, seat, 1)


def end_plague(state: Marauders) -> None:
    if state.plague and state.round >= state.plague_until:
        board_doors.end_plague(state)
