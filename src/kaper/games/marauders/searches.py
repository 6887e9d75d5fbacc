"""Scout actions for a Mission: what is looked for at sea, landed there or fought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kaper.games.marauders.actions import FIGHT
from kaper.games.marauders.crew_combat import begin_crew_fight
from kaper.games.marauders.deeds import achieved, advance, goal_of
from kaper.games.marauders.delivery import hand_over_goods, has_goods
from kaper.games.marauders.missions import complete
from kaper.games.marauders.rolls import AfterTest, put_to_test
from kaper.games.marauders.state import IN_PLAY, Marauders
from kaper.games.marauders.tables import NONE, SCOUTING
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import DECLINE, Ask, Frame


def can_scout_mission(state: Marauders, seat: int) -> bool:
    """Whether a Scout action here can serve the Mission."""
    goal, zone = goal_of(state, seat), state.zones[seat]
    if goal.name in ("scout", "visit-or-scout", "scout-fight"):
        return goal.value == zone
    if goal.name == "land":
        return goal.value == zone and has_goods(state, seat, goal)
    if goal.name == "scout-both" and zone in goal.args:
        return state.tables.zone_names[zone] not in state.progress[seat]
    return False


def scout_for_mission(state: Marauders, seat: int) -> None:
    if goal_of(state, seat).name == "scout-fight" and state.progress[seat]:
        # The foe has been found before, and the fight was put off.
        state.stack.append(Search(seat, successes=1))
        return
    extra = state.ability(seat, "scouting-dice") + state.ability(seat, "mission-dice")
    put_to_test(state, Search(seat), SCOUTING, extra)


@dataclass(frozen=True, slots=True)
class Search(AfterTest):
    def judge(self, state: Marauders) -> None:
        seat = self.seat
        if not self.successes:
            return
        goal, zone = goal_of(state, seat), state.tables.zone_names[state.zones[seat]]
        if goal.name == "scout-both":
            advance(state, seat, zone)
            if achieved(state, seat):
                complete(state, seat)
        elif goal.name == "scout-fight":
            advance(state, seat, zone)
            state.stack.append(CrewFight(seat))
        elif goal.name == "land":
            hand_over_goods(state, seat, goal)
        else:
            complete(state, seat)


@dataclass(frozen=True, slots=True)
class CrewFight(Ask[Marauders]):
    """The foe is found: fight at once, or put it off where the card allows."""

    won: int = NONE

    def step(self, state: Marauders) -> bool:
        if self.won == NONE:
            if goal_of(state, self.seat).text == "later":
                return True
            self._fight(state)
            return False
        state.stack.pop()
        if self.won and state.status[self.seat] == IN_PLAY:
            complete(state, self.seat)
        return False

    def _fight(self, state: Marauders) -> None:
        _, crew, leadership, *_ = goal_of(state, self.seat).args
        begin_crew_fight(state, self.seat, crew, leadership)

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        return replace(self, won=result[0])

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return FIGHT(), DECLINE()

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action.verb == FIGHT.name:
            self._fight(state)
        else:
            state.stack.pop()

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        _, crew, leadership, *_ = goal_of(state, seat).args
        args = (("crew", crew), ("leadership", leadership))
        return Prompt("marauders-prompt-crew-fight", args)
