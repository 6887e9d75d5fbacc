"""What a Move or a Scout action leads to: who waits where, and the chance to find somebody."""

from __future__ import annotations

from collections.abc import Iterator

from kaper.games.marauders import cargo_doors
from kaper.games.marauders.components.ids import FLEETS, NATIONS, NONE, Zone
from kaper.games.marauders.marks import STORM_FACED
from kaper.games.marauders.rules.access import barred
from kaper.games.marauders.rules.independent import degrees, hunters, is_shaken_off
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.prospects import Prospect


def move_taken(state: Marauders) -> Prospect:
    return Prospect("gain", "extra-move") if state.turn.moves else action_taken(state)


def action_taken(state: Marauders) -> Prospect:
    return Prospect("note", "action", left=state.turn.actions - 1)


# Where a ship comes


def dangers(state: Marauders, seat: int, zone: Zone) -> Iterator[Prospect]:
    """Who scouts for a ship that comes to sea there, and the weather."""
    for fleet in hunters(state, seat, zone):
        if not is_shaken_off(state, fleet):
            yield Prospect("risk", "hunted", fleet=FLEETS[fleet])
    if state.turn.done & STORM_FACED:
        return
    if state.struck >> zone & 1:
        yield Prospect("risk", "hurricane")
    if state.event_word("storm"):
        yield Prospect("risk", "storm")


def waiting(state: Marauders, seat: int, zone: Zone) -> Iterator[Prospect]:
    """What there is for this captain in a zone."""
    tables, demand = state.tables, state.demand[zone]
    if state.merchants[zone] != NONE:
        yield Prospect("note", "merchant")
    if demand != NONE and demand in cargo_doors.goods_held(state, seat):
        yield Prospect("gain", "demand", good=tables.good_names[demand])
    if any(tables.rumors[rumor].zone == zone for rumor in state.captains[seat].rumors):
        yield Prospect("gain", "rumor")
    if zone in goal_zones(state, seat):
        yield Prospect("gain", "mission")
    if zone in tables.ports and barred(state, seat, zone):
        yield Prospect("cost", "barred")


def goal_zones(state: Marauders, seat: int) -> tuple[Zone, ...]:
    """The zones that a captain's Mission names."""
    mission = state.captains[seat].mission
    return () if mission == NONE else state.tables.missions[mission].goal.zones


def slipping_brings(slip: object, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    """A ship that slips away takes no action, and nobody scouts for it where it comes."""
    return [*waiting(state, seat, state.tables.zone_number[action.args[0]])]


def prey(state: Marauders, seat: int, fleet: int, zone: Zone) -> list[Prospect]:
    """Whom an NPC that is sent there hunts."""
    return [
        Prospect("risk" if hunted == seat else "gain", "prey", owner=hunted)
        for hunted in range(state.seats)
        if state.captains[hunted].zone == zone and degrees(state, fleet, hunted) is not None
    ]


# What a ship that is found leads to


def battle_follows(state: Marauders, word: str) -> list[Prospect]:
    """A fleet or a player, as a Scout action names them."""
    told = [Prospect("note", "then-battle")]
    if word in NATIONS:
        told.append(Prospect("cost", "wanted", nation=word))
    elif word not in FLEETS:
        other = int(word.removeprefix("p"))
        if not state.is_pirate(other):
            told.append(Prospect("cost", "wanted", nation=NATIONS[state.nation(other)]))
    return told
