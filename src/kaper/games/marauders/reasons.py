"""Why an action is refused: the rule of the ledger that forbids it."""

from __future__ import annotations

from kaper.games.marauders.actions import MERCHANT, MISSION_TARGET, SURE_MERCHANT
from kaper.games.marauders.chest import CALLED_OFF
from kaper.games.marauders.missions import why_no_claim
from kaper.games.marauders.movement import why_no_entry
from kaper.games.marauders.rumors import RUMOR_SOUGHT
from kaper.games.marauders.searches import can_scout_mission
from kaper.games.marauders.specialists import why_no_hiring
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.tables import CREW, FLEETS
from kaper.kernel.actions import Action

_SELLING_OVER = 4


def why_no_action(state: Marauders, seat: int, action: Action) -> str:
    """In a turn, outside port business."""
    match action.verb:
        case "sail":
            return _why_no_sailing(state, seat, action)
        case "enter":
            if state.in_port[seat]:
                return "move.port"
            return why_no_entry(state, seat) or "turn.three-actions"
        case "leave":
            return "turn.three-actions" if state.in_port[seat] else "move.port"
        case "scout":
            return _why_no_scouting(state, seat, action)
        case "port":
            return _why_no_port(state, seat)
        case "play":
            return "glory.play-own-turn"
        case "retire":
            return "retire.condition"
        case "jettison":
            return "cargo.jettison-and-trade"
        case "sell" | "trade" | "market" | "buy" | "yard" | "recruit" | "ask-around" | "claim":
            return "port.in-port-only"
        case "stash" | "withdraw" | "amount":
            return "stash.home-port-only"
        case "shoot" | "board" | "flee":
            return "scout.combat-at-once"
    return "turn.action-types"


def _why_no_sailing(state: Marauders, seat: int, action: Action) -> str:
    if state.in_port[seat]:
        return "move.no-shortcut"
    zone = state.tables.zone_number.get(action.args[0], -1)
    if zone not in state.tables.neighbours[state.zones[seat]]:
        return "move.adjacent-zone"
    return "turn.three-actions"


def _why_no_scouting(state: Marauders, seat: int, action: Action) -> str:
    if state.in_port[seat]:
        return "scout.at-sea-only"
    target, zone = action.args[0], state.zones[seat]
    if not state.actions:
        return "turn.three-actions"
    if target[:1] == "p" and target[1:].isdecimal() and int(target[1:]) < state.seats:
        other = int(target[1:])
        if other == seat or state.zones[other] != zone:
            return "scout.targets"
        return "scout.not-in-port" if state.in_port[other] else "scout.once-per-target"
    if target in FLEETS and state.npc_zones[FLEETS.index(target)] == zone:
        return "scout.once-per-target"
    if target in (MERCHANT, SURE_MERCHANT) and state.merchants[zone] >= 0:
        return "scout.once-per-target"
    if target == MISSION_TARGET and can_scout_mission(state, seat):
        return "scout.once-per-target"
    return "scout.targets"


def _why_no_port(state: Marauders, seat: int) -> str:
    if not state.in_port[seat]:
        return "port.in-port-only"
    if state.done & 2:
        return "port.once-per-turn"
    return "turn.three-actions" if not state.actions else "access.caught-in-port"


def why_no_business(state: Marauders, seat: int, action: Action) -> str:
    """Within a Port action."""
    match action.verb:
        case "trade" | "deliver":
            return "port.sell-first" if state.done & _SELLING_OVER else "sell.price-3"
        case "market" | "yard":
            return "port.each-once"
        case "recruit":
            full = state.crew(seat) >= state.full(seat, CREW)
            return "recruit.max" if full else "port.each-once"
        case "ask-around":
            return "port.each-once" if state.done & RUMOR_SOUGHT else "rumor.pay-and-test"
        case "check":
            return "rumor.place-and-test"
        case "claim":
            mission = state.tables.mission_number.get(action.args[0], -1)
            return why_no_claim(state, seat, mission) or "mission.card"
        case "hire":
            kind = state.tables.glory_number.get(action.args[0], len(state.tables.glory_names))
            return why_no_hiring(state, seat, kind) or "specialist.hire"
        case "stash":
            home = state.at_home(seat)
            return "port.each-once" if home else "stash.home-port-only"
        case "withdraw":
            if state.at_home(seat) and not state.chest_open(seat):
                return "end.chest-shut"
            return "stash.details" if state.done & CALLED_OFF else "stash.withdraw"
        case "pardon":
            return "bounty.stays"
        case "play":
            return "glory.play-own-turn"
    return "port.activities"
