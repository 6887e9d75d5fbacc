"""What a seat sees, ready for JSON.

Hidden are the decks, others' hands, Rumors and cargo, others' gold and chests, goods on offer,
face-down tokens, and at the start the others' captains.
"""

from __future__ import annotations

from kaper.games.marauders.board_doors import event_id
from kaper.games.marauders.components.ids import (
    EVERY_NATION,
    FLEETS,
    LOCATIONS,
    NATIONS,
    NONE,
    SHIPS,
    WEAPONS,
    CargoCard,
    Zone,
)
from kaper.games.marauders.doors import goods, stash_points
from kaper.games.marauders.rules.access import barred
from kaper.games.marauders.rules.independent import degrees
from kaper.games.marauders.rules.prospects_sea import goal_zones
from kaper.games.marauders.rules.rounds import FULL_BOX
from kaper.games.marauders.rules.scoring import decided_by, least, total
from kaper.games.marauders.rules.scouting import Scouting
from kaper.games.marauders.state import UNSEEN, Marauders
from kaper.games.marauders.visibility.combat_view import (
    LOCATION_DICE,
    battle_view,
    full_view,
    hits_view,
    raid_view,
)
from kaper.games.marauders.visibility.knowledge import hand_as_seen
from kaper.games.marauders.visibility.port_view import port_view
from kaper.games.marauders.visibility.shapes import (
    DeckSizes,
    FleetView,
    MaraudersView,
    SeatView,
    Stage,
    Status,
    ZoneView,
)
from kaper.kernel.piles import knows

_STATUS: tuple[Status, ...] = ("in-play", "waiting", "retired", "unseen")
_STAGES: tuple[Stage, ...] = ("event", "event", "turns", "end")


def view(state: Marauders, seat: int | None) -> MaraudersView:
    tables = state.tables
    over = not state.stack
    return {
        "stage": "over" if over else "setup" if not state.round else _STAGES[state.stage],
        "target": state.target,
        "round": state.round,
        "events_left": len(state.decks.event),
        "first": state.first,
        "active": state.turn.active,
        "event": None if state.event == NONE else event_id(state, state.event),
        "event_copy": None if state.event == NONE else tables.event_names[state.event],
        "prizewinner": None if state.prizewinner == NONE else state.prizewinner,
        # Rule: board.areas
        "war": [NATIONS[nation] for nation in EVERY_NATION if state.war >> nation & 1],
        "plague": [tables.zone_names[zone] for zone in state.plague],
        "struck": [name for zone, name in enumerate(tables.zone_names) if state.struck >> zone & 1],
        "announced": [s for s in range(state.seats) if state.announced >> s & 1],
        "decided": decided_by(state) if over else None,
        "zones": [_zone(state, zone, seat) for zone in tables.every_zone],
        # Rule: board.areas
        "npcs": [_fleet(state, fleet) for fleet in range(len(FLEETS))],
        "entering": [tables.npc_names[npc] for npc in state.entering],
        # Rule: board.areas
        "merchant_box": [NATIONS[nation] for nation in sorted(state.merchant_box)],
        "full_box": FULL_BOX,
        "missions": [
            {
                "mission": tables.mission_names[mission],
                "zone": tables.zone_names[tables.missions[mission].place],
            }
            for mission in state.offered
        ],
        "decks": _decks(state),
        "cargo_discards": [tables.cargo_names[card] for card in state.discards.cargo],
        "glory_discards": [tables.glory_names[kind] for kind in state.discards.glory],
        "event_discards": [tables.event_names[card] for card in state.discards.event],
        "turn": {"actions": state.turn.actions, "moves": state.turn.moves},
        "scouting": next((f.target for f in state.stack if isinstance(f, Scouting)), None),
        "rumor_shown": None
        if state.turn.rumor_shown == NONE
        else tables.rumor_names[state.turn.rumor_shown],
        "table": [
            tables.cargo_names[card] if over or knows(state.laid.known, seat) else None
            for card in state.laid.cards
        ],
        "successes": state.laid.successes,
        "location_dice": LOCATION_DICE,
        "raid": raid_view(state),
        "port": port_view(state, seat),
        # Rule: board.areas
        "battle": battle_view(state),
        "incoming": hits_view(state),
        "seats": [_seat(state, owner, seat, over=over) for owner in range(state.seats)],
    }


def _decks(state: Marauders) -> DeckSizes:
    return {
        "captains": len(state.decks.captain),
        "cargo": len(state.decks.cargo),
        "glory": len(state.decks.glory),
        "rumors": len(state.decks.rumor),
        "missions": len(state.decks.mission),
    }


def _zone(state: Marauders, zone: Zone, seat: int | None) -> ZoneView:
    tables = state.tables
    demand, fitting, flag = state.demand[zone], state.modifications[zone], state.merchants[zone]
    seen = knows(state.modifications_known[zone], seat)
    spied = knows(state.merchants_known[zone], seat)
    return {
        "zone": tables.zone_names[zone],
        "demand": None if demand == NONE else tables.good_names[demand],
        "modification": None
        if fitting == NONE
        else tables.modification_names[fitting]
        if seen
        else "unknown",
        "merchant": None if flag == NONE else NATIONS[flag] if spied else "unknown",
    }


def _fleet(state: Marauders, fleet: int) -> FleetView:
    tables, zone = state.tables, state.fleets[fleet].zone
    names = tables.npc_names
    return {
        "fleet": FLEETS[fleet],
        "zone": None if zone == NONE else tables.zone_names[zone],
        "npc": None if zone == NONE else names[state.fleets[fleet].cards[0]],
        "beneath": [names[npc] for npc in sorted(state.fleets[fleet].cards[zone != NONE :])],
        "ship": SHIPS[state.fleet_ship(fleet)],
        "hunts": [s for s in range(state.seats) if degrees(state, fleet, s) is not None],
    }


def _seat(state: Marauders, owner: int, viewer: int | None, *, over: bool) -> SeatView:
    tables = state.tables
    own = owner == viewer or over
    captain, mission = state.captains[owner].card, state.captains[owner].mission
    seen = own or state.captains[owner].status != UNSEEN
    announced = bool(state.announced >> owner & 1)
    zone, ship = state.captains[owner].zone, state.captains[owner].ship
    cubes = state.captains[owner].cubes
    weapons = state.captains[owner].weapons
    levels = state.captains[owner].bounties
    fitted = [k for k in range(len(tables.power)) if state.captains[owner].fitted >> k & 1]
    specialists = [
        k for k in range(len(tables.specialists)) if state.captains[owner].specialists >> k & 1
    ]
    return {
        "status": _STATUS[state.captains[owner].status],
        "captain": tables.captain_names[captain] if seen and captain != NONE else None,
        "zone": None if zone == NONE else tables.zone_names[zone],
        "in_port": state.captains[owner].in_port,
        "barred": [tables.zone_names[z] for z in tables.ports if seen and _barred(state, owner, z)],
        "ship": None if ship == NONE else SHIPS[ship],
        "locations": dict(zip(LOCATIONS, cubes, strict=True)),
        "full": None if ship == NONE else full_view(state, owner),
        "maneuverability": None if ship == NONE else state.maneuverability(owner),
        "modifications": [tables.modification_names[kind] for kind in fitted],
        "flipped": [
            tables.modification_names[kind]
            for kind in fitted
            if state.captains[owner].flipped >> kind & 1
        ],
        "weapons": dict(zip(WEAPONS, weapons, strict=True)),
        # Rule: gold.secrecy
        "gold": state.captains[owner].gold if own else None,
        # Rule: end.announce-details, stash.secret
        "chest": state.captains[owner].chest if own or announced else None,
        "stashed": state.captains[owner].chest_most > 0,
        "glory": state.captains[owner].glory,
        "chest_points": stash_points(state, owner) if own or announced else None,
        "total": total(state, owner) if own or announced else None,
        "least": total(state, owner) if own or announced else least(state, owner),
        "hand": _hand(state, owner, viewer, own=own),
        "specialists": [tables.glory_names[kind] for kind in specialists],
        "cargo": _cargo(state, owner, viewer, own=own),
        "cargo_cards": [tables.cargo_names[c] for c in _cargo_seen(state, owner, viewer, own=own)],
        "rumors": _rumors(state, owner, viewer, own=own),
        "kept": [tables.rumor_names[rumor] for rumor in state.captains[owner].kept],
        "mission": None if mission == NONE else tables.mission_names[mission],
        "goals": [tables.zone_names[zone] for zone in goal_zones(state, owner)],
        "progress": list(state.captains[owner].progress),
        "named": None
        if state.captains[owner].named == NONE
        else NATIONS[state.captains[owner].named],
        "rival": None if state.captains[owner].rival == NONE else state.captains[owner].rival,
        "turns_left": state.captains[owner].deadline,
        "slowed": state.captains[owner].slowed,
        "bounties": dict(zip(NATIONS, levels, strict=True)),
        "pirate": any(levels),
    }


def _barred(state: Marauders, owner: int, zone: Zone) -> bool:
    return state.captains[owner].card != NONE and barred(state, owner, zone)


def _hand(state: Marauders, owner: int, viewer: int | None, *, own: bool) -> list[str | None]:
    """Glory cards; of another's hand those come first that the viewer has seen."""
    hand = state.captains[owner].hand
    seen = hand if own else hand_as_seen(state, owner, viewer)
    names = [state.tables.glory_names[kind] for kind in seen]
    return [*names, *[None] * (len(hand) - len(seen))]


def _cargo(state: Marauders, owner: int, viewer: int | None, *, own: bool) -> list[str | None]:
    """Goods; of another's hold those come first that the viewer has seen."""
    seen = _cargo_seen(state, owner, viewer, own=own)
    # Rule: cargo.hidden
    return [*goods(state, seen), *[None] * (len(state.captains[owner].cargo) - len(seen))]


def _cargo_seen(state: Marauders, owner: int, viewer: int | None, *, own: bool) -> list[CargoCard]:
    # Rule: cargo.hidden
    return [c for c in state.captains[owner].cargo if own or knows(state.cargo_known[c], viewer)]


def _rumors(state: Marauders, owner: int, viewer: int | None, *, own: bool) -> list[str | None]:
    """Of another's Rumors those come first that the viewer has seen: the order tells nothing."""
    held = state.captains[owner].rumors
    seen = [rumor for rumor in held if own or knows(state.rumors_known[rumor], viewer)]
    names = [state.tables.rumor_names[rumor] for rumor in seen]
    return [*names, *[None] * (len(held) - len(seen))]
