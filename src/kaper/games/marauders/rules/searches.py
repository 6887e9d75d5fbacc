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
from kaper.games.marauders.rules.prospects import dice_of_test, mission_reads
from kaper.games.marauders.rules.prospects_battle import fight_brings
from kaper.games.marauders.rules.rolls import AfterTest, put_to_test
from kaper.games.marauders.state import IN_PLAY, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always, forgo
from kaper.kernel.frames import DECLINE, Ask, Frame
from kaper.kernel.prospects import Prospect

# Goals that are reached by searching a zone.
_SEARCHES = ("scout", "scout-both", "scout-fight", "visit-or-scout", "land")


def why_no_search(state: Marauders, seat: int) -> Refusal | None:
    """Why a Scout action here cannot serve the Mission."""
    captain = state.captains[seat]
    goal, zone = goal_of(state, seat), captain.zone
    if goal.name not in _SEARCHES or zone not in goal.zones:
        return Refusal("term.card-text-wins", "no-search")
    name = state.tables.zone_names[zone]
    if goal.name == "scout-both" and name in captain.progress:
        return Refusal("mission.progress", "searched", zone=name)
    # Rule: mission.land
    return goods_missing(state, seat, goal) if goal.name == "land" else None


def scout_for_mission(state: Marauders, seat: int) -> None:
    if foe_is_found(state, seat):
        state.stack.append(Search(seat, successes=1))
    else:
        # Rule: captain.skill-uses
        put_to_test(state, Search(seat), SCOUTING, search_dice(state, seat))


def foe_is_found(state: Marauders, seat: int) -> bool:
    """Whether the foe of the Mission has been found before, and the fight was put off."""
    return goal_of(state, seat).name == "scout-fight" and bool(state.captains[seat].progress)


def search_dice(state: Marauders, seat: int) -> int:
    """What a captain rolls more than the skill says."""
    return state.ability(seat, "scouting-dice") + state.ability(seat, "mission-dice")


def search_brings(state: Marauders, seat: int) -> list[Prospect]:
    if foe_is_found(state, seat):
        found = stakes_of_fight(state, seat)
    else:
        found = [dice_of_test(state, seat, SCOUTING, search_dice(state, seat))]
    return [*found, *mission_reads(state, state.captains[seat].mission)]


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
            if goal_of(state, self.seat).may_wait:
                return True
            self.fight(state)
            return False
        state.stack.pop()
        if self.won and state.captains[self.seat].status == IN_PLAY:
            complete(state, self.seat)
        return False

    def fight(self, state: Marauders) -> None:
        goal = goal_of(state, self.seat)
        begin_crew_fight(state, self.seat, goal.crew, goal.leadership)

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        return replace(self, won=result[0])

    def deeds(self) -> Deeds[CrewFight, Marauders]:
        return FOUND

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        goal = goal_of(state, seat)
        args = (("crew", goal.crew), ("leadership", goal.leadership))
        return Prompt("marauders-prompt-crew-fight", args)

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "crew.start"


def fight(found: CrewFight, state: Marauders, seat: int, action: Action) -> None:
    found.fight(state)


def foe_brings(found: CrewFight, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return stakes_of_fight(state, seat)


def stakes_of_fight(state: Marauders, seat: int) -> list[Prospect]:
    goal = goal_of(state, seat)
    return fight_brings(state, seat, goal.crew, goal.leadership)


FOUND: Final = Deeds(Deed(FIGHT, always, fight, brings=foe_brings), Deed(DECLINE, always, forgo))
