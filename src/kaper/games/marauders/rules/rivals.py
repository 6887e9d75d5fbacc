"""Missions that set players against each other: naming a rival, and races."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.marauders import doors, mission_doors
from kaper.games.marauders.actions import CHALLENGE, each, seat_of
from kaper.games.marauders.components.ids import NONE
from kaper.games.marauders.port_events import Overtook
from kaper.games.marauders.rules.deeds import goal_of
from kaper.games.marauders.rules.rewards import effects_of
from kaper.games.marauders.rules.shortages import SEATS, others_in_play, seat_named
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.effects import Context, Run
from kaper.kernel.frames import Ask, Frame
from kaper.kernel.prospects import Prospect


@dataclass(frozen=True, slots=True)
class NameRival(Ask[Marauders]):
    """The Mission is about another player, whichever captain he has."""

    def step(self, state: Marauders) -> bool:
        others = others_in_play(state, self.seat)
        if len(others) > 1:
            return True
        self.name(state, *others)
        return False

    def name(self, state: Marauders, rival: int) -> None:
        state.stack.pop()
        mission_doors.name_rival(state, self.seat, rival)

    def deeds(self) -> Deeds[NameRival, Marauders]:
        return CHALLENGES

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        mission = state.tables.mission_names[state.captains[seat].mission]
        return Prompt("marauders-prompt-name-rival", (("mission", mission),))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "mission.rival"


def players(asked: NameRival, state: Marauders, seat: int) -> tuple[Action, ...]:
    return each(CHALLENGE, SEATS[: state.seats])


def why_no_rival(asked: NameRival, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if seat_named(state, action.args[0]) in others_in_play(state, seat):
        return None
    return Refusal("mission.rival", "not-nameable")


def challenge(asked: NameRival, state: Marauders, seat: int, action: Action) -> None:
    asked.name(state, seat_of(action.args[0]))


def challenge_brings(
    asked: NameRival, state: Marauders, seat: int, action: Action
) -> list[Prospect]:
    """Where the rival would have to be looked for."""
    zone = state.captains[seat_of(action.args[0])].zone
    return [] if zone == NONE else [Prospect("note", "rival", zone=state.tables.zone_names[zone])]


CHALLENGES: Final = Deeds(
    Deed(CHALLENGE, why_no_rival, challenge, players, brings=challenge_brings)
)


def racing(state: Marauders, seat: int) -> list[int]:
    """Whose race ends in the port where this captain begins a Port action, clockwise."""
    zone = state.captains[seat].zone
    goals = ((other, goal_of(state, other)) for other in state.clockwise(seat)[1:])
    return [other for other, goal in goals if goal.name == "race" and goal.zone == zone]


@dataclass(frozen=True, slots=True)
class Overtaken(Frame[Marauders]):
    """Others lose their races to this port, once the own Mission is paid."""

    seat: int

    def step(self, state: Marauders) -> bool:
        slow = racing(state, self.seat)
        if not slow:
            state.stack.pop()
            return False
        holder = slow[0]
        mission = state.captains[holder].mission
        assert mission != NONE
        name = state.tables.mission_names[mission]
        doors.tell(state, Overtook(self.seat, holder, name))
        mission_doors.drop_mission(state, holder)
        consolation = effects_of(state.tables.missions[mission].consolation)
        if consolation:
            state.stack.append(Run(consolation, Context(self.seat, name)))
        return False
