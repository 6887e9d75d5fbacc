"""Missions: claimed in port, carried out, completed or lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaper.games.marauders import doors, hands
from kaper.games.marauders.actions import NAME
from kaper.games.marauders.deeds import achieved, advance, goal_of
from kaper.games.marauders.events import MissionOffered, Reshuffled, Tested
from kaper.games.marauders.port_events import (
    MissionDone,
    MissionFailed,
    MissionTaken,
    NationNamed,
)
from kaper.games.marauders.rewards import effects_of
from kaper.games.marauders.rivals import NameRival, Overtaken, nameable, racing
from kaper.games.marauders.rolls import AfterTest, put_to_test
from kaper.games.marauders.state import IN_PLAY, PORT_LIMIT, Marauders
from kaper.games.marauders.tables import (
    HOLD,
    INFLUENCE,
    LEADERSHIP,
    NATIONS,
    SKILLS,
)
from kaper.games.marauders.vocabulary import MEET, Word
from kaper.kernel.actions import Action
from kaper.kernel.chance import draw
from kaper.kernel.decisions import Prompt
from kaper.kernel.effects import Context, Run
from kaper.kernel.frames import Ask, Frame

# Goals for which a rival is named.
_NAMING = ("rival", "wager")
# A bit of `done`: a Mission was tried for in this Port action.
MISSION_TRIED = 1 << 7


def offer_mission(state: Marauders) -> None:
    """Two Missions are always on offer; the discards make a new deck."""
    if not state.mission_deck and state.mission_discards:
        state.mission_deck = sorted(state.mission_discards)
        state.mission_discards = []
        doors.tell(state, Reshuffled("mission"))
    if state.mission_deck:
        (mission,) = draw(state, "mission", state.mission_deck, 1)
        state.offered.append(mission)
        tables = state.tables
        place = tables.zone_names[tables.mission_place[mission]]
        doors.tell(state, MissionOffered(tables.mission_names[mission], place))


# Claiming


def why_no_claim(state: Marauders, seat: int, mission: int) -> str | None:
    """The rule that keeps a captain from trying for a Mission here, or None."""
    if state.done & MISSION_TRIED:
        return "mission.one-attempt"
    tables = state.tables
    if mission not in state.offered or tables.mission_place[mission] != state.zones[seat]:
        return "mission.card"
    for word in tables.mission_needs[mission]:
        if not meets(state, seat, word):
            return "mission.card"
    if tables.mission_goal[mission].name in _NAMING and not nameable(state, seat):
        return "mission.rival"
    return None


def meets(state: Marauders, seat: int, word: Word) -> bool:
    """Whether a captain meets a requirement, tests aside."""
    match word.name:
        case "no-bounty":
            return not state.bounty(seat, word.value)
        case "no-pirate":
            return not state.is_pirate(seat)
        case "pirate":
            return state.is_pirate(seat)
        case "freight":
            hold = state.cube(seat, HOLD) + state.ability(seat, "extra-hold")
            return hold > 0 and len(state.cargo[seat]) < PORT_LIMIT
    return True


def claim(state: Marauders, seat: int, mission: int) -> None:
    state.done |= MISSION_TRIED
    needs = [word.name for word in state.tables.mission_needs[mission]]
    if "influence" in needs:
        extra = state.tables.zone_rule[state.zones[seat]].get("influence-dice", 0)
        extra += state.ability(seat, "mission-dice")
        put_to_test(state, Claim(seat, mission), INFLUENCE, extra)
    else:
        state.stack.append(Claim(seat, mission, successes=1))


@dataclass(frozen=True, slots=True)
class Claim(AfterTest):
    """The test is passed or not needed: the old Mission is dropped for the new one."""

    mission: int

    def judge(self, state: Marauders) -> None:
        seat, tables = self.seat, state.tables
        if not self.successes:
            doors.tell(state, MissionFailed(seat, tables.mission_names[self.mission]))
            return
        doors.drop_mission(state, seat)
        state.offered.remove(self.mission)
        state.missions[seat] = self.mission
        # The turn of the claim does not count.
        limit = tables.mission_turns[self.mission]
        state.deadline[seat] = limit + 1 if limit else 0
        doors.tell(state, MissionTaken(seat, tables.mission_names[self.mission]))
        offer_mission(state)
        goal = tables.mission_goal[self.mission]
        if goal.name == "duel":
            state.stack.append(Duel(seat, goal.value))
        elif goal.name == "raid":
            state.stack.append(NameNation(seat, goal.value))
        elif goal.name in _NAMING:
            state.stack.append(NameRival(seat))


@dataclass(frozen=True, slots=True)
class NameNation(Ask[Marauders]):
    """A letter of marque names another nation than its issuer."""

    issuer: int

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return [NAME(name) for nation, name in enumerate(NATIONS) if nation != self.issuer]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        state.stack.pop()
        state.named[seat] = NATIONS.index(action.args[0])
        doors.tell(state, NationNamed(seat, action.args[0]))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-name-nation")

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "mission.card"


@dataclass(frozen=True, slots=True)
class Duel(Frame[Marauders]):
    """Leadership against some dice at once; ties are rolled again."""

    seat: int
    foe: int

    def step(self, state: Marauders) -> bool:
        seat = self.seat
        dice = state.skill(seat, LEADERSHIP) + state.ability(seat, "mission-dice")
        own = doors.throw(state, SKILLS[LEADERSHIP], dice)
        others = doors.throw(state, "foe", self.foe)
        for who, roll in ((seat, own), ("foe", others)):
            shown = (doors.faces(roll), doors.successes(roll))
            doors.tell(state, Tested(who, SKILLS[LEADERSHIP], *shown))
        if doors.successes(own) == doors.successes(others):
            return False
        state.stack.pop()
        if doors.successes(own) > doors.successes(others):
            complete(state, seat)
        else:
            doors.drop_mission(state, seat)
            doors.lose_crew(state, seat, 1)
        return False


# Carrying out


def arrive(state: Marauders, seat: int) -> None:
    """A Port action begins: a Mission may be completed by it. Call it last, it may ask."""
    goal, zone = goal_of(state, seat), state.zones[seat]
    if racing(state, seat):
        state.stack.append(Overtaken(seat))
    if goal.name in ("visit", "visit-or-scout", "race") and goal.value == zone:
        complete(state, seat)
    elif goal.name == "rival" and goal.text == MEET:
        rival = state.rivals[seat]
        if state.in_port[rival] and state.zones[rival] == zone:
            complete(state, seat)
    elif goal.name == "visit-test" and goal.value == zone:
        put_to_test(state, VisitTest(seat), INFLUENCE, state.ability(seat, "mission-dice"))
    elif goal.name == "nations":
        advance(state, seat, NATIONS[state.tables.zone_nation[zone]])
        if achieved(state, seat):
            complete(state, seat)


@dataclass(frozen=True, slots=True)
class VisitTest(AfterTest):
    """Either result completes the Mission, with different rewards."""

    def judge(self, state: Marauders) -> None:
        complete(state, self.seat, consoled=not self.successes)


# Completing


def complete(state: Marauders, seat: int, *, consoled: bool = False) -> None:
    """The reward, then the Glory Point; then the card is discarded."""
    mission = state.missions[seat]
    tables = state.tables
    name = tables.mission_names[mission]
    doors.tell(state, MissionDone(seat, name))
    words = tables.mission_consolation[mission] if consoled else tables.mission_reward[mission]
    effects = effects_of(words, state.rivals[seat])
    doors.clear_mission(state, seat)
    state.stack.append(MissionGlory(seat))
    state.stack.append(Run(effects, Context(seat, name)))


@dataclass(frozen=True, slots=True)
class MissionGlory(Frame[Marauders]):
    seat: int

    def step(self, state: Marauders) -> bool:
        state.stack.pop()
        if state.status[self.seat] == IN_PLAY:
            hands.gain_glory(state, self.seat, "mission")
        return False


@dataclass(frozen=True, slots=True)
class MissionCheck(Frame[Marauders]):
    """After a battle, a raid or a sale, whoever began it: Missions that are done by it.

    One after the other, from the active player on. It waits beneath all that the deed brings.
    """

    def step(self, state: Marauders) -> bool:
        for seat in state.clockwise(state.active):
            if state.status[seat] == IN_PLAY and achieved(state, seat):
                complete(state, seat)
                return False
        state.stack.pop()
        return False
