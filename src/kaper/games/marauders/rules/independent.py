"""Independent captains: pursuit, movement, entry and succession."""

from __future__ import annotations

from kaper.games.marauders import board_doors, doors
from kaper.games.marauders.components.ids import (
    EVERY_NATION,
    FLEETS,
    NONE,
    SHIP_OF_THE_LINE,
    Nation,
    Zone,
    is_flagship,
)
from kaper.games.marauders.events import NpcLurks
from kaper.games.marauders.marks import SHAKEN_OFF
from kaper.games.marauders.state import IN_PLAY, Marauders
from kaper.kernel.chance import draw


def degrees(state: Marauders, fleet: int, seat: int) -> tuple[int, ...] | None:
    """How far a captain meets each Pursuit Priority of a fleet; None where it ignores him."""
    captain = state.captains[seat]
    if captain.status != IN_PLAY:
        return None
    levels = captain.bounties
    if is_flagship(fleet):
        enemy = bool(state.war >> fleet & 1) and is_enemy(
            state, EVERY_NATION[fleet], state.nation(seat)
        )
        # Rule: pursuit.flagships, npcmove.degree
        found = (levels[fleet], sum(levels) - levels[fleet], int(enemy))
        return found if any(found) else None
    # Rule: pursuit.pirates
    if any(levels):
        return None
    mission = captain.mission
    lure = state.tables.missions[mission].lure if mission != NONE else 0
    # Rule: pursuit.pirates, npcmove.degree
    return lure, captain.gold, len(captain.cargo)


def is_enemy(state: Marauders, nation: Nation, other: Nation) -> bool:
    """Whether two nations are at war with each other."""
    return nation != other and state.war == 1 << nation | 1 << other


def hunted(state: Marauders, fleet: int, zones: tuple[Zone, ...]) -> int:
    """The captain in these zones whom a fleet goes for; NONE where it hunts nobody there."""
    best: tuple[int, ...] = ()
    prey: list[int] = []
    for seat in range(state.seats):
        if state.captains[seat].zone in zones:
            found = degrees(state, fleet, seat)
            # Rule: npcmove.compare
            if found is None or found < best:
                continue
            if found > best:
                best, prey = found, []
            prey.append(seat)
    if len(prey) > 1:
        return draw(state, "seat", prey, 1)[0]
    return prey[0] if prey else NONE


def scouts(state: Marauders, zone: Zone) -> list[int]:
    """The fleets in a zone that do not hold back there."""
    here = [fleet for fleet in range(len(FLEETS)) if state.fleets[fleet].zone == zone]
    rule = state.tables.zones[zone].rule
    flagships = [fleet for fleet in here if is_flagship(fleet)]
    line = [fleet for fleet in flagships if state.fleet_ship(fleet) == SHIP_OF_THE_LINE]
    # Rule: board.zone-rules
    if "hidden-from-flagships" in rule:
        return [] if flagships else here
    # Rule: npcscout.pirates-hold-back, npcscout.ships-of-line-hold-back
    if flagships:
        return [fleet for fleet in flagships if fleet not in line or len(line) < 2]
    return [] if "hidden-from-pirates" in rule else here


def hunters(state: Marauders, seat: int, zone: Zone) -> list[int]:
    """The fleets in a zone that look for this captain when he comes to sea there."""
    return [fleet for fleet in scouts(state, zone) if degrees(state, fleet, seat) is not None]


def is_shaken_off(state: Marauders, fleet: int) -> bool:
    """Whether its captain has lost sight of the active player, and does not look again."""
    return SHAKEN_OFF + state.commander(fleet) in state.turn.scouted


def activate(state: Marauders, fleet: int, direction: int) -> None:
    """An icon: the fleet hunts a captain near by, or sails in the given direction."""
    zone = state.fleets[fleet].zone
    # Rule: npcmove.absent
    if zone == NONE:
        return
    # Rule: npcmove.hunt
    prey = hunted(state, fleet, (zone, *state.tables.zones[zone].neighbours))
    sail(
        state,
        fleet,
        state.captains[prey].zone if prey != NONE else state.tables.zones[zone].ways[direction],
    )


def sail(state: Marauders, fleet: int, zone: Zone) -> None:
    if zone == state.fleets[fleet].zone:
        doors.tell(state, NpcLurks(FLEETS[fleet], state.tables.zone_names[zone]))
    else:
        board_doors.sail_npc(state, fleet, zone)


def pirate_hunt(state: Marauders, fleet: int) -> None:
    """An Event: a Flagship with prey exactly two zones away, and none nearer, comes closer."""
    zone = state.fleets[fleet].zone
    if zone == NONE:
        return
    zones = state.tables.zones
    near = zones[zone].neighbours
    close = (zone, *near)
    if any(
        state.captains[s].zone in close and degrees(state, fleet, s) for s in range(state.seats)
    ):
        return
    second = tuple(sorted({far for step in near for far in zones[step].neighbours} - set(close)))
    prey = hunted(state, fleet, second)
    if prey != NONE:
        there = state.captains[prey].zone
        steps = sorted(step for step in near if there in zones[step].neighbours)
        sail(state, fleet, steps[0] if len(steps) == 1 else draw(state, "course", steps, 1)[0])


def defeat(state: Marauders, fleet: int) -> None:
    """A beaten captain's card is discarded; one beneath takes over at the end of the round."""
    tables = state.tables
    beneath = board_doors.discard_npc(state, fleet)
    drawn = any(tables.npcs[entering].fleet == fleet for entering in state.entering)
    # Whoever was drawn this round comes in on top of them all.
    # Rule: npc.successor, npc.details
    if beneath and not drawn:
        successor = beneath[0] if len(beneath) == 1 else draw(state, "npc", sorted(beneath), 1)[0]
        board_doors.appoint_npc(state, fleet, successor)
