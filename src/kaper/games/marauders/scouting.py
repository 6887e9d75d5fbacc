"""Scout actions: ships, merchants, and what Rumors and Missions speak of."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.marauders import doors
from kaper.games.marauders.actions import (
    MERCHANT,
    MISSION_TARGET,
    RUMOR_TARGET,
    SCOUT_FLEETS,
    SCOUT_MERCHANT,
    SCOUT_MISSION,
    SCOUT_RUMOR,
    SCOUT_SEATS,
    SCOUT_SURE,
    SURE_MERCHANT,
    seat_of,
)
from kaper.games.marauders.battle import begin_battle
from kaper.games.marauders.battle_events import MerchantFound, MerchantSpied
from kaper.games.marauders.deeds import goal_of
from kaper.games.marauders.event_cards import scatter_merchant
from kaper.games.marauders.events import Found, Missed
from kaper.games.marauders.npc_scouting import FoundShip
from kaper.games.marauders.raid import FoundMerchant
from kaper.games.marauders.rolls import AfterTest, put_to_test
from kaper.games.marauders.rumors import can_scout_rumor, check_rumor
from kaper.games.marauders.searches import can_scout_mission, scout_for_mission
from kaper.games.marauders.state import NPC, Marauders
from kaper.games.marauders.tables import FLEETS, NATIONS, NONE, SCOUTING
from kaper.kernel.actions import Action

# Targets in `scouted`: seats, then NPC captains, zones with their merchants, and cards.
_NPC_TARGETS, MERCHANTS, _RUMOR, MISSION_SOUGHT = 10, 50, 80, 81


def target_code(state: Marauders, seat: int, word: str) -> int:
    """What a Scout action looks for, as the ban on a second attempt knows it."""
    if word in FLEETS:
        return _NPC_TARGETS + state.commander(FLEETS.index(word))
    if word in (MERCHANT, SURE_MERCHANT):
        return MERCHANTS + state.zones[seat]
    if word == RUMOR_TARGET:
        return _RUMOR
    if word == MISSION_TARGET:
        return MISSION_SOUGHT + _place_of_search(state, seat)
    return seat_of(word)


def _place_of_search(state: Marauders, seat: int) -> int:
    """A Mission that sends to several zones is another target in each of them."""
    goal, zone = goal_of(state, seat), state.zones[seat]
    return goal.args.index(zone) if goal.name == "scout-both" else 0


def scout_options(state: Marauders, seat: int) -> list[Action]:
    """The targets in a captain's zone that have not been looked for this turn."""
    zone = state.zones[seat]
    options = [
        SCOUT_SEATS[other]
        for other in range(state.seats)
        if other != seat and state.at_sea(other) and state.zones[other] == zone
    ]
    options += [SCOUT_FLEETS[f] for f in range(len(FLEETS)) if state.npc_zones[f] == zone]
    if state.merchants[zone] != NONE:
        options.append(SCOUT_MERCHANT)
        if "sure-merchant" in state.tables.zone_rule[zone]:
            options.append(SCOUT_SURE)
    if can_scout_rumor(state, seat):
        options.append(SCOUT_RUMOR)
    if can_scout_mission(state, seat):
        options.append(SCOUT_MISSION)
    tried = state.scouted
    return [option for option in options if target_code(state, seat, option.args[0]) not in tried]


def scout(state: Marauders, seat: int, action: Action) -> None:
    target = action.args[0]
    state.scouted.append(target_code(state, seat, target))
    if target == RUMOR_TARGET:
        check_rumor(state, seat)
    elif target == MISSION_TARGET:
        scout_for_mission(state, seat)
    elif target == SURE_MERCHANT:
        _find_merchant(state, seat, sure=True)
    else:
        extra = state.ability(seat, "scouting-dice")
        if target == MERCHANT:
            extra += state.tables.zone_rule[state.zones[seat]].get("merchant-dice", 0)
        put_to_test(state, Scouting(seat, target), SCOUTING, extra)


@dataclass(frozen=True, slots=True)
class Scouting(AfterTest):
    """A ship that is found fights at once."""

    target: str

    def judge(self, state: Marauders) -> None:
        if not self.successes:
            doors.tell(state, Missed(self.seat, self.target))
        elif self.target == MERCHANT:
            _find_merchant(state, self.seat, sure=False)
        elif self.target in FLEETS:
            doors.tell(state, Found(self.seat, self.target))
            begin_battle(state, self.seat, NPC + FLEETS.index(self.target))
        else:
            state.stack.append(FoundShip(seat_of(self.target), self.seat))


def _find_merchant(state: Marauders, seat: int, *, sure: bool) -> None:
    """The token is turned up and leaves the sea, unless only its finder looks at it."""
    zone = state.zones[seat]
    nation = NATIONS[state.merchants[zone]]
    name = state.tables.zone_names[zone]
    if state.has_ability(seat, "merchant-look"):
        doors.tell(state, MerchantSpied(seat, name, nation))
        state.merchants_known[zone] |= 1 << seat
    else:
        doors.tell(state, MerchantFound(seat, name, nation))
        scatter_merchant(state, zone)
    state.stack.append(FoundMerchant(seat, sure))
