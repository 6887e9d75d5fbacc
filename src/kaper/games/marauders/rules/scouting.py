"""Scout actions: ships, merchants, and what Rumors and Missions speak of."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.marauders import board_doors, doors, turn_doors
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
from kaper.games.marauders.battle_events import MerchantFound
from kaper.games.marauders.components.ids import FLEETS, NATIONS, NONE, SCOUTING
from kaper.games.marauders.events import Found, Missed
from kaper.games.marauders.marks import (
    SCOUTED_MERCHANT,
    SCOUTED_MISSION,
    SCOUTED_NPC,
    SCOUTED_RUMOR,
)
from kaper.games.marauders.rules.battle import begin_battle
from kaper.games.marauders.rules.deeds import goal_of
from kaper.games.marauders.rules.found_ships import FoundShip
from kaper.games.marauders.rules.prospects import dice_of_test
from kaper.games.marauders.rules.prospects_sea import battle_follows
from kaper.games.marauders.rules.raid import FoundMerchant, lost_locations
from kaper.games.marauders.rules.rolls import AfterTest, put_to_test
from kaper.games.marauders.rules.rumors import check_brings, check_rumor, why_no_rumor_here
from kaper.games.marauders.rules.searches import (
    scout_for_mission,
    search_brings,
    why_no_search,
)
from kaper.games.marauders.rules.shortages import seat_named
from kaper.games.marauders.state import NPC, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.deeds import Refusal
from kaper.kernel.prospects import Prospect


def target_code(state: Marauders, seat: int, word: str) -> int:
    """What a Scout action looks for, as the ban on a second attempt knows it."""
    if word in FLEETS:
        return SCOUTED_NPC + state.commander(FLEETS.index(word))
    if word in (MERCHANT, SURE_MERCHANT):
        return SCOUTED_MERCHANT + state.captains[seat].zone
    if word == RUMOR_TARGET:
        return SCOUTED_RUMOR
    if word == MISSION_TARGET:
        return SCOUTED_MISSION + _place_of_search(state, seat)
    return seat_of(word)


def _place_of_search(state: Marauders, seat: int) -> int:
    """A Mission that sends to several zones is another target in each of them."""
    goal, zone = goal_of(state, seat), state.captains[seat].zone
    return goal.zones.index(zone) if goal.name == "scout-both" else 0


def targets(state: Marauders, seat: int) -> list[Action]:
    """What may be looked for in a captain's zone."""
    captain = state.captains[seat]
    zone = captain.zone
    found = [
        SCOUT_SEATS[other]
        for other in range(state.seats)
        if other != seat and state.captains[other].zone == zone
    ]
    found += [SCOUT_FLEETS[f] for f in range(len(FLEETS)) if state.fleets[f].zone == zone]
    if state.merchants[zone] != NONE:
        found.append(SCOUT_MERCHANT)
        if "sure-merchant" in state.tables.zones[zone].rule:
            found.append(SCOUT_SURE)
    if captain.rumors:
        found.append(SCOUT_RUMOR)
    if captain.mission != NONE:
        found.append(SCOUT_MISSION)
    return found


def why_no_target(state: Marauders, seat: int, word: str) -> Refusal | None:
    """Why a captain at sea cannot look for this in his zone."""
    refusal = why_not_there(state, seat, word)
    if refusal is not None:
        return refusal
    if target_code(state, seat, word) in state.turn.scouted:
        # Rule: scout.target-identity
        return Refusal("scout.once-per-target")
    return None


def why_not_there(state: Marauders, seat: int, word: str) -> Refusal | None:
    zone = state.captains[seat].zone
    if word == RUMOR_TARGET:
        return why_no_rumor_here(state, seat, SCOUTING)
    if word == MISSION_TARGET:
        return why_no_search(state, seat)
    if word in FLEETS:
        there = state.fleets[FLEETS.index(word)].zone == zone
    elif word in (MERCHANT, SURE_MERCHANT):
        sure = "sure-merchant" in state.tables.zones[zone].rule
        there = state.merchants[zone] != NONE and (sure or word == MERCHANT)
    else:
        other = seat_named(state, word)
        there = other not in (NONE, seat) and state.captains[other].zone == zone
        if there and not state.at_sea(other):
            return Refusal("scout.not-in-port", owner=other)
    return None if there else Refusal("scout.targets", "not-in-zone")


def scout(state: Marauders, seat: int, action: Action) -> None:
    target = action.args[0]
    turn_doors.note_scouted(state, target_code(state, seat, target))
    if target == RUMOR_TARGET:
        check_rumor(state, seat)
    elif target == MISSION_TARGET:
        scout_for_mission(state, seat)
    elif target == SURE_MERCHANT:
        _find_merchant(state, seat, sure=True)
    else:
        # Rule: captain.skill-uses, scout.test
        put_to_test(state, Scouting(seat, target), SCOUTING, extra_dice(state, seat, target))


def extra_dice(state: Marauders, seat: int, target: str) -> int:
    extra = state.ability(seat, "scouting-dice")
    if target == MERCHANT:
        extra += state.tables.zones[state.captains[seat].zone].rule.get("merchant-dice", 0)
    return extra


def scout_brings(turn: object, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    target = action.args[0]
    if target == SURE_MERCHANT:
        return [Prospect("gain", "sure")]
    if target == RUMOR_TARGET:
        return check_brings(turn, state, seat, action)
    if target == MISSION_TARGET:
        return search_brings(state, seat)
    test = dice_of_test(state, seat, SCOUTING, extra_dice(state, seat, target))
    if target == MERCHANT:
        lost = lost_locations(state, seat)
        cannot = Prospect("risk", "cannot-raid", locations=lost)
        return [test, cannot if lost else Prospect("note", "then-raid")]
    return [test, *battle_follows(state, target)]


@dataclass(frozen=True, slots=True)
class Scouting(AfterTest):
    """A ship that is found fights at once."""

    target: str

    def judge(self, state: Marauders) -> None:
        if not self.successes:
            doors.tell(state, Missed(self.seat, self.target))
        elif self.target == MERCHANT:
            # Rule: merchant.reveal
            _find_merchant(state, self.seat, sure=False)
        elif self.target in FLEETS:
            doors.tell(state, Found(self.seat, self.target))
            # Rule: scout.combat-at-once, scout.no-backing-out
            begin_battle(state, self.seat, NPC + FLEETS.index(self.target))
        else:
            state.stack.append(FoundShip(seat_of(self.target), self.seat))


def _find_merchant(state: Marauders, seat: int, *, sure: bool) -> None:
    """The token is turned up and leaves the sea, unless only its finder looks at it."""
    zone = state.captains[seat].zone
    if state.captain_has(seat, "merchant-look"):
        board_doors.spy_merchant(state, seat, zone)
    else:
        # Rule: merchant.reveal
        nation = NATIONS[state.merchants[zone]]
        doors.tell(state, MerchantFound(seat, state.tables.zone_names[zone], nation))
        # Rule: merchant.box
        board_doors.scatter_merchant(state, zone)
    state.stack.append(FoundMerchant(seat, sure))
