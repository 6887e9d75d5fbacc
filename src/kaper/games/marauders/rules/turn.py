"""A captain's turn: how it opens, its three actions, and how it ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, NewType

from kaper.games.marauders import (
    captain_doors,
    card_doors,
    mission_doors,
    rumor_doors,
    ship_doors,
    turn_doors,
)
from kaper.games.marauders.actions import (
    ARM,
    BOARD,
    CHECK,
    DISARM,
    END,
    ENTER,
    FLEE,
    JETTISON,
    LEAVE,
    PASSAGE,
    PLAY,
    PORT,
    REPAIR,
    RETIRE,
    SAIL,
    SCOUT,
    SHOOT,
    each,
    location_of,
)
from kaper.games.marauders.components.ids import NONE, Nothing, Rumor
from kaper.games.marauders.marks import ACTED
from kaper.games.marauders.rules import captains, hands
from kaper.games.marauders.rules.moments import rule_of_moment
from kaper.games.marauders.rules.movement import enter_port, leave_port, sail, why_shut_out
from kaper.games.marauders.rules.npc_scouting import scout_by_npcs
from kaper.games.marauders.rules.own_turn_cards import (
    play_in_turn,
    turn_plays,
    why_no_turn_card,
    why_not_repaired,
)
from kaper.games.marauders.rules.port import enter_business, why_no_visit
from kaper.games.marauders.rules.prospects import glory_card_reads
from kaper.games.marauders.rules.prospects_turn import (
    end_brings,
    entering_brings,
    leaving_brings,
    lookout_brings,
    sailing_brings,
    visit_brings,
)
from kaper.games.marauders.rules.rumor_slot import kept_rumor
from kaper.games.marauders.rules.scouting import scout, targets, why_no_target
from kaper.games.marauders.rules.shipyard import damaged
from kaper.games.marauders.rules.stowing import held, jettison, why_no_jettison
from kaper.games.marauders.rules.weather import face_storm
from kaper.games.marauders.state import IN_PLAY, RETIRED, WAITING, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always, forgo
from kaper.kernel.frames import DECLINE, Ask, Frame

ACTIONS = 3
# The stages of its beginning, and the one after each.
TurnStage = NewType("TurnStage", int)
STAGES: Final = tuple(map(TurnStage, range(6)))
ARRIVAL, WEATHER, CRAFT, PASSAGES, AMBUSH, PLAY_ON = STAGES
NEXT: Final = (*STAGES[1:], PLAY_ON)


@dataclass(frozen=True, slots=True)
class BeginTurn(Frame[Marauders]):
    """New captain, Event, own cards, NPC scouting; then retirement or the actions."""

    seat: int
    stage: TurnStage = ARRIVAL

    def step(self, state: Marauders) -> bool:
        seat = self.seat
        if state.ending != NONE or (
            self.stage > ARRIVAL and state.captains[seat].status != IN_PLAY
        ):
            state.stack.pop()
            return False
        state.stack[-1] = BeginTurn(seat, NEXT[self.stage])
        BEGINNING[self.stage](state, seat)
        return False


def arrive(state: Marauders, seat: int) -> None:
    """The turn is this captain's; one who is dead or has retired makes way for the next."""
    usual = state.event_word("actions") or ACTIONS
    captain = state.captains[seat]
    # Rule: turn.three-actions, glory.house-slow
    actions = max(1, usual - captain.slowed)
    turn_doors.begin_turn(state, seat, actions, state.event_word("extra-moves"))
    # Rule: death.new-captain
    if captain.status in (RETIRED, WAITING):
        state.stack.append(captains.NewCaptain(seat))
    # Rule: retire.next-turn
    if captain.status == RETIRED:
        captains.leave_play(state, seat)


def meet_weather(state: Marauders, seat: int) -> None:
    if state.at_sea(seat):
        face_storm(state, seat)


def set_to_work(state: Marauders, seat: int) -> None:
    if state.ability(seat, "start-repair") and ship_doors.damaged(state, seat):
        state.stack.append(Craft(seat))


def offer_passage(state: Marauders, seat: int) -> None:
    if passage(state, seat) != NONE:
        state.stack.append(UsePassage(seat))


def be_scouted(state: Marauders, seat: int) -> None:
    if state.at_sea(seat):
        scout_by_npcs(state, seat)


def play_on(state: Marauders, seat: int) -> None:
    state.stack[-1] = Turn(seat)


# Rule: turn.start-sequence
BEGINNING: Final[Mapping[TurnStage, Callable[[Marauders, int], None]]] = {
    ARRIVAL: arrive,
    WEATHER: meet_weather,
    CRAFT: set_to_work,
    PASSAGES: offer_passage,
    AMBUSH: be_scouted,
    PLAY_ON: play_on,
}


def passage(state: Marauders, seat: int) -> Rumor | Nothing:
    """A kept Rumor that gives extra Moves; NONE without one."""
    return kept_rumor(state, seat, "passage")


@dataclass(frozen=True, slots=True)
class Craft(Ask[Marauders]):
    """The Craftsman repairs one damage at the start of the turn."""

    def deeds(self) -> Deeds[Craft, Marauders]:
        return CRAFTING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-craft")

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "turn.start-sequence"


def mend(craft: Craft, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    ship_doors.repair(state, seat, location_of(action))


CRAFTING: Final = Deeds(Deed(REPAIR, why_not_repaired, mend, damaged))


@dataclass(frozen=True, slots=True)
class UsePassage(Ask[Marauders]):
    """A secret passage may be used at the start of a turn."""

    def deeds(self) -> Deeds[UsePassage, Marauders]:
        return PASSING_THROUGH

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-passage")

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "turn.start-sequence"


def use_passage(asked: UsePassage, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    rumor = passage(state, seat)
    assert rumor != NONE
    rumor_doors.use_passage(state, seat, rumor)


PASSING_THROUGH: Final = Deeds(Deed(PASSAGE, always, use_passage), Deed(DECLINE, always, forgo))


def end_turn(state: Marauders, seat: int) -> None:
    """Markets are remembered for one turn; a Mission with a time limit may run out."""
    turn_doors.end_turn(state, seat)
    if state.captains[seat].deadline:
        # Rule: mission.time-limit
        mission_doors.count_turn(state, seat)


# Of what is done at another moment, what an open turn has an answer of its own to.
ELSEWHERE: Final = {
    **{verb.name: "port.in-port-only" for verb in (CHECK, ARM, DISARM)},
    **{verb.name: "scout.combat-at-once" for verb in (SHOOT, BOARD, FLEE)},
}


@dataclass(frozen=True, slots=True)
class Turn(Ask[Marauders]):
    """Up to three actions, in any mix and order."""

    def step(self, state: Marauders) -> bool:
        # Rule: death.timing
        if state.ending != NONE or state.captains[self.seat].status != IN_PLAY:
            state.stack.pop()
            end_turn(state, self.seat)
            return False
        return True

    def begins_turn(self, state: Marauders) -> bool:
        return not state.turn.done & ACTED

    def in_the_open(self, state: Marauders, seat: int) -> bool:
        return not hands.may_hold(state, seat)

    def deeds(self) -> Deeds[Turn, Marauders]:
        return ACTING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = (("count", state.turn.actions), ("moves", state.turn.moves))
        return Prompt("marauders-prompt-turn", args)

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return ELSEWHERE.get(action.verb) or rule_of_moment(action, "turn.action-types")


def no_action_left(state: Marauders) -> Refusal | None:
    return None if state.turn.actions else Refusal("turn.three-actions")


def no_move_left(state: Marauders) -> Refusal | None:
    return None if state.turn.moves else no_action_left(state)


# Move


def why_no_leaving(turn: Turn, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return no_move_left(state) if state.captains[seat].in_port else Refusal("move.port", "at-sea")


def put_to_sea(turn: Turn, state: Marauders, seat: int, action: Action) -> None:
    turn_doors.spend_move(state)
    leave_port(state, seat)


def why_no_sailing(turn: Turn, state: Marauders, seat: int, action: Action) -> Refusal | None:
    captain = state.captains[seat]
    if captain.in_port:
        return Refusal("move.no-shortcut")
    zone = state.tables.zone_number.get(action.args[0], NONE)
    if zone not in state.tables.zones[captain.zone].neighbours:
        return Refusal("move.adjacent-zone", zone=action.args[0])
    return no_move_left(state)


def sail_on(turn: Turn, state: Marauders, seat: int, action: Action) -> None:
    # Rule: move.same-speed
    turn_doors.spend_move(state)
    sail(state, seat, state.tables.zone_number[action.args[0]])


def why_no_entering(turn: Turn, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if state.captains[seat].in_port:
        return Refusal("move.port", "in-port")
    return why_shut_out(state, seat) or no_move_left(state)


def put_into_port(turn: Turn, state: Marauders, seat: int, action: Action) -> None:
    turn_doors.spend_move(state)
    enter_port(state, seat)


# Scout


def why_no_scouting(turn: Turn, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if state.captains[seat].in_port:
        return Refusal("scout.at-sea-only")
    return no_action_left(state) or why_no_target(state, seat, action.args[0])


def look_out(turn: Turn, state: Marauders, seat: int, action: Action) -> None:
    turn_doors.spend_action(state)
    scout(state, seat, action)


# Port


def why_no_port(turn: Turn, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return why_no_visit(state, seat) or no_action_left(state)


def go_ashore(turn: Turn, state: Marauders, seat: int, action: Action) -> None:
    enter_business(state, seat)


# What is no action


def play(turn: Turn, state: Marauders, seat: int, action: Action) -> None:
    play_in_turn(state, seat, action)


def throw_out(turn: Turn, state: Marauders, seat: int, action: Action) -> None:
    card_doors.forget_last_card(state)
    jettison(turn, state, seat, action)


def end(turn: Turn, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    end_turn(state, seat)


def why_no_retiring(turn: Turn, state: Marauders, seat: int, action: Action) -> Refusal | None:
    """Only at the start of a turn begun in port, before any action."""
    if not state.captains[seat].in_port:
        return Refusal("retire.condition", "at-sea")
    return Refusal("retire.condition", "acted") if state.turn.done & ACTED else None


def retire(turn: Turn, state: Marauders, seat: int, action: Action) -> None:
    card_doors.forget_last_card(state)
    captain_doors.retire(state, seat)


def every_action(turn: Turn, state: Marauders, seat: int) -> list[Action]:
    """All that is legal: what can be done in port, or at sea, and what is no action."""
    in_port = state.captains[seat].in_port
    found = _in_port(state, seat) if in_port else _at_sea(state, seat)
    found += turn_plays(turn, state, seat)
    found += held(turn, state, seat)
    found.append(END_TURN)
    if in_port and not state.turn.done & ACTED:
        found.append(RETIRING)
    return found


def _in_port(state: Marauders, seat: int) -> list[Action]:
    found: list[Action] = [LEAVING] if state.turn.actions or state.turn.moves else []
    if state.turn.actions and why_no_visit(state, seat) is None:
        found.append(VISIT)
    return found


def _at_sea(state: Marauders, seat: int) -> list[Action]:
    found: list[Action] = []
    if state.turn.actions or state.turn.moves:
        sails = each(SAIL, state.tables.zone_names)
        found += [sails[zone] for zone in state.tables.zones[state.captains[seat].zone].neighbours]
        if why_shut_out(state, seat) is None:
            found.append(ENTERING)
    if state.turn.actions:
        for scouting in targets(state, seat):
            if why_no_target(state, seat, scouting.args[0]) is None:
                found.append(scouting)
    return found


LEAVING, VISIT, ENTERING, END_TURN, RETIRING = LEAVE(), PORT(), ENTER(), END(), RETIRE()
# Listed at once: most turns are looked at here.
# Rule: turn.action-types
ACTING: Final = Deeds(
    Deed(LEAVE, why_no_leaving, put_to_sea, brings=leaving_brings),
    Deed(PORT, why_no_port, go_ashore, brings=visit_brings),
    Deed(SAIL, why_no_sailing, sail_on, brings=sailing_brings),
    Deed(ENTER, why_no_entering, put_into_port, brings=entering_brings),
    Deed(SCOUT, why_no_scouting, look_out, brings=lookout_brings),
    Deed(PLAY, why_no_turn_card, play, brings=glory_card_reads),
    Deed(JETTISON, why_no_jettison, throw_out),
    Deed(END, always, end, brings=end_brings),
    Deed(RETIRE, why_no_retiring, retire),
    listing=every_action,
)
