"""Independent captains: pursuit, movement, entry and succession."""

from __future__ import annotations

from kaper.games.marauders import board_doors, doors
from kaper.games.marauders.components.tables import FLEETS, NONE
from kaper.games.marauders.events import NpcLurks
from kaper.games.marauders.state import BOUNTIES, IN_PLAY, Marauders
from kaper.kernel.chance import draw


def degrees(state: Marauders, fleet: int, seat: int) -> tuple[int, ...] | None:
    """How far a captain meets each Pursuit Priority of a fleet; None where it ignores him."""
    captain = state.captains[seat]
    if captain.status != IN_PLAY:
        return None
    levels = captain.bounties
    if fleet < BOUNTIES:
        enemy = bool(state.war >> fleet & 1) and is_enemy(state, fleet, state.nation(seat))
        # Rule: pursuit.flagships, npcmove.degree
        found = (levels[fleet], sum(levels) - levels[fleet], int(enemy))
        return found if any(found) else None
    # Rule: pursuit.pirates
    if any(levels):
        return None
    mission = captain.mission
    prey = state.tables.mission_prey[mission] if mission != NONE else 0
    # Rule: pursuit.pirates, npcmove.degree
    return prey, captain.gold, len(captain.cargo)


def is_enemy(state: Marauders, nation: int, other: int) -> bool:
    """Whether two nations are at war with each other."""
    return nation != other and state.war == 1 << nation | 1 << other


def hunted(state: Marauders, fleet: int, zones: tuple[int, ...]) -> int:
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


def activate(state: Marauders, fleet: int, direction: int) -> None:
    """An icon: the fleet hunts a captain near by, or sails in the given direction."""
    zone = state.fleets[fleet].zone
    # Rule: npcmove.absent
    if zone == NONE:
        return
    # Rule: npcmove.hunt
    prey = hunted(state, fleet, (zone, *state.tables.neighbours[zone]))
    sail(
        state,
        fleet,
        state.captains[prey].zone if prey != NONE else state.tables.way[zone][direction],
    )


def sail(state: Marauders, fleet: int, zone: int) -> None:
    if zone == state.fleets[fleet].zone:
        doors.tell(state, NpcLurks(FLEETS[fleet], state.tables.zone_names[zone]))
    else:
        board_doors.sail_npc(state, fleet, zone)


def pirate_hunt(state: Marauders, fleet: int) -> None:
    """An Event: a Flagship with prey exactly two zones away, and none nearer, comes closer."""
    zone = state.fleets[fleet].zone
    if zone == NONE:
        return
    near = state.tables.neighbours
    close = (zone, *near[zone])
    if any(
        state.captains[s].zone in close and degrees(state, fleet, s) for s in range(state.seats)
    ):
        return
    second = tuple(sorted({far for step in near[zone] for far in near[step]} - set(close)))
    prey = hunted(state, fleet, second)
    if prey != NONE:
        steps = sorted(step for step in near[zone] if state.captains[prey].zone in near[step])
        sail(state, fleet, steps[0] if len(steps) == 1 else draw(state, "course", steps, 1)[0])


def defeat(state: Marauders, fleet: int) -> None:
    """A beaten captain's card is discarded; one beneath takes over at the end of the round."""
    tables = state.tables
    beneath = board_doors.discard_npc(state, fleet)
    drawn = any(tables.npc_fleet[entering] == fleet for entering in state.entering)
    # Whoever was drawn this round comes in on top of them all.
    # Rule: npc.successor, npc.details
    if beneath and not drawn:
        successor = beneath[0] if len(beneath) == 1 else draw(state, "npc", sorted(beneath), 1)[0]
        board_doors.appoint_npc(state, fleet, successor)
