"""Scout actions for a Mission: what is looked for at sea, landed there or fought."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from kaper.games.marauders.actions import FIGHT
from kaper.games.marauders.components.ids import NONE, SCOUTING
from kaper.games.marauders.rules.crew_combat import begin_crew_fight
from kaper.games.marauders.rules.deeds import achieved, advance, goal_of
from kaper.games.marauders.rules.delivery import goods_missing, hand_over_goods
from kaper.games.marauders.rules.missions import complete
from kaper.games.marauders.rules.prospects_battle import fight_brings
from kaper.games.marauders.rules.rolls import AfterTest, put_to_test
from kaper.games.marauders.state import IN_PLAY, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Prospect, Refusal, always
from kaper.kernel.frames import DECLINE, Ask, Frame


def why_no_search(state: Marauders, seat: int) -> Refusal | None:
    """Why a Scout action here cannot serve the Mission."""
    captain = state.captains[seat]
    goal, zone = goal_of(state, seat), captain.zone
    if goal.name == "scout-both" and zone in goal.args:
        name = state.tables.zone_names[zone]
        searched = name in captain.progress
        return Refusal("mission.progress", "searched", zone=name) if searched else None
    if goal.name not in ("scout", "visit-or-scout", "scout-fight", "land") or goal.value != zone:
        return Refusal("scout.targets", "no-search")
    # Rule: mission.land
    return goods_missing(state, seat, goal) if goal.name == "land" else None


def scout_for_mission(state: Marauders, seat: int) -> None:
    if goal_of(state, seat).name == "scout-fight" and state.captains[seat].progress:
        # The foe has been found before, and the fight was put off.
        state.stack.append(Search(seat, successes=1))
        return
    extra = state.ability(seat, "scouting-dice") + state.ability(seat, "mission-dice")
    # Rule: captain.skill-uses
    put_to_test(state, Search(seat), SCOUTING, extra)


@dataclass(frozen=True, slots=True)
class Search(AfterTest):
    def judge(self, state: Marauders) -> None:
        seat = self.seat
        if not self.successes:
            return
        goal, zone = goal_of(state, seat), state.tables.zone_names[state.captains[seat].zone]
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
            self.fight(state)
            return False
        state.stack.pop()
        if self.won and state.captains[self.seat].status == IN_PLAY:
            complete(state, self.seat)
        return False

    def fight(self, state: Marauders) -> None:
        _, crew, leadership, *_ = goal_of(state, self.seat).args
        begin_crew_fight(state, self.seat, crew, leadership)

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        return replace(self, won=result[0])

    def deeds(self) -> Deeds[CrewFight, Marauders]:
        return FOUND

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        _, crew, leadership, *_ = goal_of(state, seat).args
        args = (("crew", crew), ("leadership", leadership))
        return Prompt("marauders-prompt-crew-fight", args)

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "crew.start"


def fight(found: CrewFight, state: Marauders, seat: int, action: Action) -> None:
    found.fight(state)


def put_off(found: CrewFight, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()


def foe_brings(found: CrewFight, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    _, crew, leadership, *_ = goal_of(state, seat).args
    return fight_brings(state, seat, crew, leadership)


FOUND: Final = Deeds(Deed(FIGHT, always, fight, brings=foe_brings), Deed(DECLINE, always, put_off))
