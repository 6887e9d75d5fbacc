"""A captain's turn: how it opens, its three actions, and how it ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.marauders import (
    captain_doors,
    card_doors,
    mission_doors,
    rumor_doors,
    ship_doors,
    turn_doors,
)
from kaper.games.marauders.actions import (
    AMOUNT,
    BOARD,
    BUY,
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
    SELL,
    SHOOT,
    STASH,
    WITHDRAW,
    each,
    places_of,
)
from kaper.games.marauders.components.tables import NONE
from kaper.games.marauders.rules import captains
from kaper.games.marauders.rules.marks import ACTED
from kaper.games.marauders.rules.movement import enter_port, leave_port, sail, why_shut_out
from kaper.games.marauders.rules.npc_scouting import scout_by_npcs
from kaper.games.marauders.rules.own_turn_cards import (
    play_in_turn,
    turn_plays,
    why_no_turn_card,
    why_not_repaired,
)
from kaper.games.marauders.rules.port import BUSINESS, enter_business, why_no_visit
from kaper.games.marauders.rules.prospects import glory_card_reads
from kaper.games.marauders.rules.prospects_turn import (
    end_brings,
    entering_brings,
    leaving_brings,
    lookout_brings,
    sailing_brings,
    visit_brings,
)
from kaper.games.marauders.rules.scouting import scout, targets, why_no_target
from kaper.games.marauders.rules.shipyard import SERVICES, damaged
from kaper.games.marauders.rules.stowing import held, jettison, why_no_jettison
from kaper.games.marauders.rules.weather import face_storm
from kaper.games.marauders.state import IN_PLAY, RETIRED, WAITING, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import DECLINE, DONE, Ask, Frame

ACTIONS = 3
ARRIVAL, WEATHER, CRAFT, PASSAGES, AMBUSH, PLAY_ON = range(6)


@dataclass(frozen=True, slots=True)
class BeginTurn(Frame[Marauders]):
    """New captain, Event, own cards, NPC scouting; then retirement or the actions."""

    seat: int
    stage: int = ARRIVAL

    def step(self, state: Marauders) -> bool:
        seat = self.seat
        if state.ending != NONE or (
            self.stage > ARRIVAL and state.captains[seat].status != IN_PLAY
        ):
            state.stack.pop()
            return False
        # Rule: turn.start-sequence
        state.stack[-1] = BeginTurn(seat, self.stage + 1)
        if self.stage == ARRIVAL:
            self._arrive(state)
        elif self.stage == PLAY_ON:
            state.stack[-1] = Turn(seat)
        elif self.stage in (WEATHER, AMBUSH):
            if state.at_sea(seat):
                begin = face_storm if self.stage == WEATHER else scout_by_npcs
                begin(state, seat)
        else:
            self._own_cards(state)
        return False

    def _own_cards(self, state: Marauders) -> None:
        seat = self.seat
        if self.stage == CRAFT:
            if state.ability(seat, "start-repair") and ship_doors.damaged(state, seat):
                state.stack.append(Craft(seat))
        elif self.stage == PASSAGES and passage(state, seat) != NONE:
            state.stack.append(UsePassage(seat))

    def _arrive(self, state: Marauders) -> None:
        seat = self.seat
        usual = state.event_word("actions") or ACTIONS
        captain = state.captains[seat]
        # Rule: turn.three-actions, glory.house-slow
        actions = max(1, usual - captain.slowed)
        turn_doors.begin_turn(state, seat, actions, state.event_word("extra-moves"))
        # Rule: retire.next-turn
        if captain.status == RETIRED:
            captains.leave_play(state, seat)
        # Rule: death.new-captain
        if captain.status == WAITING and state.ending == NONE:
            # What leaving play has asked comes first.
            at = state.stack.index(BeginTurn(seat, WEATHER)) + 1
            state.stack.insert(at, captains.NewCaptain(seat))


def passage(state: Marauders, seat: int) -> int:
    """A kept Rumor that gives extra Moves; NONE without one."""
    for rumor in state.captains[seat].kept:
        if state.tables.rumor_reward[rumor][0].name == "passage":
            return rumor
    return NONE


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
    ship_doors.repair(state, seat, places_of(action))


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
    rumor_doors.use_passage(state, seat, passage(state, seat))


def save_passage(asked: UsePassage, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()


PASSING_THROUGH: Final = Deeds(
    Deed(PASSAGE, always, use_passage), Deed(DECLINE, always, save_passage)
)


def end_turn(state: Marauders, seat: int) -> None:
    """Markets are remembered for one turn; a Mission with a time limit may run out."""
    turn_doors.end_turn(state, seat)
    if state.captains[seat].deadline:
        # Rule: mission.time-limit
        mission_doors.count_turn(state, seat)


# Done elsewhere than in the open turn: the rule that says where.
ELSEWHERE: Final = {
    **{deed.verb.name: "port.in-port-only" for deeds in (BUSINESS, SERVICES) for deed in deeds},
    **{verb.name: "port.in-port-only" for verb in (SELL, BUY)},
    **{verb.name: "stash.home-port-only" for verb in (STASH, WITHDRAW, AMOUNT)},
    **{verb.name: "scout.combat-at-once" for verb in (SHOOT, BOARD, FLEE)},
    DONE.name: "turn.action-types",
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

    def deeds(self) -> Deeds[Turn, Marauders]:
        return ACTING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = (("count", state.turn.actions), ("moves", state.turn.moves))
        return Prompt("marauders-prompt-turn", args)

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return ELSEWHERE.get(action.verb, "turn.action-types")


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
    if zone not in state.tables.neighbours[captain.zone]:
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
    turn_doors.spend_action(state)
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
        found += [sails[zone] for zone in state.tables.neighbours[state.captains[seat].zone]]
        if why_shut_out(state, seat) is None:
            found.append(ENTERING)
    if state.turn.actions:
        for scouting in targets(state, seat):
            if why_no_target(state, seat, scouting.args[0]) is None:
                found.append(scouting)
    return found


LEAVING, VISIT, ENTERING, END_TURN, RETIRING = LEAVE(), PORT(), ENTER(), END(), RETIRE()
# Listed at once: most turns are looked at here.
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
