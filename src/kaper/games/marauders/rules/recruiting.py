"""Recruiting Crew: for nothing by a test, else for gold."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from kaper.games.marauders import doors, ship_doors
from kaper.games.marauders.actions import HIRE_CREW
from kaper.games.marauders.components.ids import CREW, LEADERSHIP
from kaper.games.marauders.rules.prospects import costing, dice_of_test
from kaper.games.marauders.rules.rolls import SkillTest
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, always, forgo
from kaper.kernel.frames import DONE, Ask, Frame
from kaper.kernel.prospects import Prospect

CREW_PRICE = 2


def recruits_freely(state: Marauders, seat: int) -> bool:
    """Some ports and captains need no test."""
    free = "free-recruits" in state.tables.zones[state.captains[seat].zone].rule
    return free or state.captain_has(seat, "free-recruits")


def crew_missing(state: Marauders, seat: int) -> int:
    return state.full(seat, CREW) - state.crew(seat)


def fill_crew(state: Marauders, seat: int) -> None:
    if recruits_freely(state, seat):
        ship_doors.regain_crew(state, seat, crew_missing(state, seat))
        return
    # Rule: recruit.test
    state.stack.append(Recruiting(seat))
    # Rule: captain.skill-uses
    state.stack.append(SkillTest(seat, LEADERSHIP))


@dataclass(frozen=True, slots=True)
class Recruiting(Ask[Marauders]):
    """A success of the test above fills the Crew for free; else hands may be hired for gold."""

    successes: int = field(default=0, kw_only=True)

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        return replace(self, successes=result[0])

    def step(self, state: Marauders) -> bool:
        missing = crew_missing(state, self.seat)
        # Rule: recruit.test
        if self.successes:
            ship_doors.regain_crew(state, self.seat, missing)
        elif missing and state.wealth(self.seat) >= CREW_PRICE:
            return True
        state.stack.pop()
        return False

    def deeds(self) -> Deeds[Recruiting, Marauders]:
        return RECRUITING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-recruiting", (("count", crew_missing(state, seat)),))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "recruit.pay"


def hire_one(asked: Recruiting, state: Marauders, seat: int, action: Action) -> None:
    # Rule: recruit.pay
    doors.pay(state, seat, CREW_PRICE)
    ship_doors.regain_crew(state, seat, 1)


def crew_price(state: Marauders, seat: int) -> int:
    return CREW_PRICE


RECRUITING: Final = Deeds(
    Deed(HIRE_CREW, always, hire_one, brings=costing(crew_price)),
    Deed(DONE, always, forgo),
)


def recruits_brings(port: object, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    if recruits_freely(state, seat):
        return [Prospect("gain", "free")]
    return [dice_of_test(state, seat, LEADERSHIP)]
