"""A captain's turn: how it opens, its three actions, and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kaper.games.marauders import captains, doors
from kaper.games.marauders.actions import (
    END,
    ENDS,
    ENTER,
    ENTERS,
    JETTISON,
    LEAVE,
    LEAVES,
    PASSAGE,
    PLAY,
    PORT,
    PORTS,
    REPAIRS,
    RETIRE,
    RETIRES,
    SAIL,
    SCOUT,
    each,
    places_of,
)
from kaper.games.marauders.events import CaptainRetired, PassageUsed, TurnBegan
from kaper.games.marauders.movement import enter_port, leave_port, sail, why_no_entry
from kaper.games.marauders.npc_scouting import scout_by_npcs
from kaper.games.marauders.own_turn_cards import play_in_turn, turn_plays
from kaper.games.marauders.port import can_visit, enter_business
from kaper.games.marauders.reasons import why_no_action
from kaper.games.marauders.scouting import scout, scout_options
from kaper.games.marauders.state import IN_PLAY, RETIRED, WAITING, Marauders
from kaper.games.marauders.stowing import jettison
from kaper.games.marauders.tables import NONE
from kaper.games.marauders.weather import face_storm
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import DECLINE, Ask, Frame

ACTIONS = 3
ARRIVAL, WEATHER, CRAFT, PASSAGES, AMBUSH, PLAY_ON = range(6)
# A bit of `done`: an action has been taken this turn.
ACTED = 1 << 21


@dataclass(frozen=True, slots=True)
class BeginTurn(Frame[Marauders]):
    """New captain, Event, own cards, NPC scouting; then retirement or the actions."""

    seat: int
    stage: int = ARRIVAL

    def step(self, state: Marauders) -> bool:
        seat = self.seat
        if state.ending != NONE or (self.stage > ARRIVAL and state.status[seat] != IN_PLAY):
            state.stack.pop()
            return False
        state.stack[-1] = replace(self, stage=self.stage + 1)
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
            if state.ability(seat, "start-repair") and doors.damaged(state, seat):
                state.stack.append(Craft(seat))
        elif self.stage == PASSAGES and passage(state, seat) != NONE:
            state.stack.append(UsePassage(seat))

    def _arrive(self, state: Marauders) -> None:
        seat = self.seat
        usual = state.event_word("actions") or ACTIONS
        state.actions = max(1, usual - state.slowed[seat])
        state.slowed[seat] = 0
        state.moves = state.event_word("extra-moves")
        state.scouted = []
        state.done = 0
        state.last_card = state.rumor_shown = NONE
        doors.tell(state, TurnBegan(seat))
        if state.status[seat] == RETIRED:
            captains.leave_play(state, seat)
        if state.status[seat] == WAITING and state.ending == NONE:
            # What leaving play has asked comes first.
            at = state.stack.index(replace(self, stage=WEATHER)) + 1
            state.stack.insert(at, captains.NewCaptain(seat))


def passage(state: Marauders, seat: int) -> int:
    """A kept Rumor that gives extra Moves; NONE without one."""
    for rumor in state.kept[seat]:
        if state.tables.rumor_reward[rumor][0].name == "passage":
            return rumor
    return NONE


@dataclass(frozen=True, slots=True)
class Craft(Ask[Marauders]):
    """The Craftsman repairs one damage at the start of the turn."""

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return [REPAIRS[location] for location in doors.damaged(state, seat)]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        state.stack.pop()
        doors.repair(state, seat, places_of(action))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-craft")


@dataclass(frozen=True, slots=True)
class UsePassage(Ask[Marauders]):
    """A secret passage may be used at the start of a turn."""

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return PASSAGE(), DECLINE()

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        state.stack.pop()
        if action.verb == PASSAGE.name:
            rumor = passage(state, seat)
            state.kept[seat] = tuple(card for card in state.kept[seat] if card != rumor)
            state.rumor_deck = sorted((*state.rumor_deck, rumor))
            state.moves += state.tables.rumor_reward[rumor][0].value
            doors.tell(state, PassageUsed(seat))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-passage")


def may_retire(state: Marauders, seat: int) -> bool:
    """Only at the start of a turn begun in port, before any action."""
    return bool(state.in_port[seat]) and not state.done & ACTED


def retire(state: Marauders, seat: int) -> None:
    state.status[seat] = RETIRED
    doors.tell(state, CaptainRetired(seat, state.tables.captain_names[state.captains[seat]]))


def end_turn(state: Marauders, seat: int) -> None:
    """Markets are remembered for one turn; a Mission with a time limit may run out."""
    state.market_before[seat], state.market_now[seat] = state.market_now[seat], NONE
    state.last_card = NONE
    state.done = 0
    if state.deadline[seat]:
        state.deadline[seat] -= 1
        if not state.deadline[seat]:
            doors.drop_mission(state, seat)


_ACTIONS = frozenset({SAIL.name, LEAVE.name, ENTER.name, SCOUT.name, PORT.name})


@dataclass(frozen=True, slots=True)
class Turn(Ask[Marauders]):
    """Up to three actions, in any mix and order."""

    def step(self, state: Marauders) -> bool:
        if state.ending != NONE or state.status[self.seat] != IN_PLAY:
            state.stack.pop()
            end_turn(state, self.seat)
            return False
        return True

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        tables = state.tables
        options: list[Action] = []
        can_move = state.actions or state.moves
        if state.in_port[seat]:
            if can_move:
                options.append(LEAVES)
            if state.actions and can_visit(state, seat):
                options.append(PORTS)
        else:
            zone = state.zones[seat]
            if can_move:
                sails = each(SAIL, tables.zone_names)
                options += [sails[to] for to in tables.neighbours[zone]]
                if why_no_entry(state, seat) is None:
                    options.append(ENTERS)
            if state.actions:
                options += scout_options(state, seat)
        if state.hands[seat]:
            options += turn_plays(state, seat)
        if state.cargo[seat]:
            jettisons = each(JETTISON, tables.goods)
            options += [jettisons[good] for good in doors.goods_held(state, seat)]
        options.append(ENDS)
        return [*options, RETIRES] if may_retire(state, seat) else options

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action.verb != PLAY.name:
            state.last_card = NONE
        if action.verb in _ACTIONS:
            state.done |= ACTED
        match action.verb:
            case RETIRE.name:
                retire(state, seat)
            case SAIL.name:
                self._move(state)
                sail(state, seat, state.tables.zone_number[action.args[0]])
            case LEAVE.name:
                self._move(state)
                leave_port(state, seat)
            case ENTER.name:
                self._move(state)
                enter_port(state, seat)
            case SCOUT.name:
                state.actions -= 1
                scout(state, seat, action)
            case PORT.name:
                state.actions -= 1
                enter_business(state, seat)
            case PLAY.name:
                play_in_turn(state, seat, action)
            case JETTISON.name:
                jettison(state, seat, action)
            case END.name:
                state.stack.pop()
                end_turn(state, seat)

    def _move(self, state: Marauders) -> None:
        """A Move spends an extra one first, which serves for nothing else."""
        if state.moves:
            state.moves -= 1
        else:
            state.actions -= 1

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = (("count", state.actions), ("moves", state.moves))
        return Prompt("marauders-prompt-turn", args)

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return why_no_action(state, seat, action)
