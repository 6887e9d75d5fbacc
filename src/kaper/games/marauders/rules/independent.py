"""Independent captains: pursuit, movement, entry and succession."""

from __future__ import annotations

from kaper.games.marauders import doors
from kaper.games.marauders.components.tables import FLEETS, NONE
from kaper.games.marauders.events import NpcEntered, NpcLeft, NpcLurks, NpcSailed
from kaper.games.marauders.state import BOUNTIES, IN_PLAY, Marauders
from kaper.kernel.chance import draw


def degrees(state: Marauders, fleet: int, seat: int) -> tuple[int, ...] | None:
    """How far a captain meets each Pursuit Priority of a fleet; None where it ignores him."""
    if state.status[seat] != IN_PLAY:
        return None
    levels = state.bounties[seat * BOUNTIES : (seat + 1) * BOUNTIES]
    if fleet < BOUNTIES:
        enemy = bool(state.war >> fleet & 1) and is_enemy(state, fleet, state.nation(seat))
        # Rule: pursuit.flagships, npcmove.degree
        found = (levels[fleet], sum(levels) - levels[fleet], int(enemy))
        return found if any(found) else None
    # Rule: pursuit.pirates
    if any(levels):
        return None
    mission = state.missions[seat]
    prey = state.tables.mission_prey[mission] if mission != NONE else 0
    # Rule: pursuit.pirates, npcmove.degree
    return prey, state.gold[seat], len(state.cargo[seat])


def is_enemy(state: Marauders, nation: int, other: int) -> bool:
    """Whether two nations are at war with each other."""
    return nation != other and state.war == 1 << nation | 1 << other


def hunted(state: Marauders, fleet: int, zones: tuple[int, ...]) -> int:
    """The captain in these zones whom a fleet goes for; NONE where it hunts nobody there."""
    best: tuple[int, ...] = ()
    prey: list[int] = []
    for seat in range(state.seats):
        if state.zones[seat] in zones:
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
    zone = state.npc_zones[fleet]
    # Rule: npcmove.absent
    if zone == NONE:
        return
    # Rule: npcmove.hunt
    prey = hunted(state, fleet, (zone, *state.tables.neighbours[zone]))
    sail(state, fleet, state.zones[prey] if prey != NONE else state.tables.way[zone][direction])


def sail(state: Marauders, fleet: int, zone: int) -> None:
    name = state.tables.zone_names[zone]
    if zone == state.npc_zones[fleet]:
        doors.tell(state, NpcLurks(FLEETS[fleet], name))
    else:
        state.npc_zones[fleet] = zone
        doors.tell(state, NpcSailed(FLEETS[fleet], name))


def pirate_hunt(state: Marauders, fleet: int) -> None:
    """An Event: a Flagship with prey exactly two zones away, and none nearer, comes closer."""
    zone = state.npc_zones[fleet]
    if zone == NONE:
        return
    near = state.tables.neighbours
    close = (zone, *near[zone])
    if any(state.zones[s] in close and degrees(state, fleet, s) for s in range(state.seats)):
        return
    second = tuple(sorted({far for step in near[zone] for far in near[step]} - set(close)))
    prey = hunted(state, fleet, second)
    if prey != NONE:
        steps = sorted(step for step in near[zone] if state.zones[prey] in near[step])
        sail(state, fleet, steps[0] if len(steps) == 1 else draw(state, "course", steps, 1)[0])


def enter(state: Marauders, npc: int) -> None:
    """At the end of a round: a captain takes command, and his figure stands in his zone."""
    fleet, zone = state.tables.npc_fleet[npc], state.tables.npc_zone[npc]
    named = (card for card in state.npc_cards[fleet] if card < state.tables.nameless)
    # Rule: npc.limit, npc.replacement
    state.npc_cards[fleet] = (npc, *named)
    # Rule: npc.placed-at-end
    state.npc_zones[fleet] = zone
    doors.tell(
        state,
        NpcEntered(FLEETS[fleet], state.tables.npc_names[npc], state.tables.zone_names[zone]),
    )


def defeat(state: Marauders, fleet: int) -> None:
    """A beaten captain's card is discarded; one beneath takes over at the end of the round."""
    tables = state.tables
    npc, *beneath = state.npc_cards[fleet]
    doors.tell(state, NpcLeft(FLEETS[fleet], tables.npc_names[npc]))
    if npc < tables.nameless:
        state.event_discards.append(npc)
    state.npc_zones[fleet] = NONE
    state.npc_cards[fleet] = tuple(beneath)
    drawn = any(tables.npc_fleet[entering] == fleet for entering in state.npc_entering)
    # Whoever was drawn this round comes in on top of them all.
    # Rule: npc.successor, npc.details
    if beneath and not drawn:
        successor = beneath[0] if len(beneath) == 1 else draw(state, "npc", sorted(beneath), 1)[0]
        # The successor waits for the end of the round on top of the others.
        state.npc_cards[fleet] = tuple(card for card in beneath if card != successor)
        state.npc_entering.append(successor)
