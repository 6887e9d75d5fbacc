"""Missions: claimed in port, carried out, completed or lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kaper.games.marauders import doors, hands
from kaper.games.marauders.actions import FIGHT, NAME
from kaper.games.marauders.crew_combat import begin_crew_fight
from kaper.games.marauders.deeds import achieved, advance, goal_of
from kaper.games.marauders.events import MissionOffered, Reshuffled, Tested
from kaper.games.marauders.port_events import (
    MissionDone,
    MissionFailed,
    MissionTaken,
    NationNamed,
)
from kaper.games.marauders.rewards import effects_of
from kaper.games.marauders.rolls import AfterTest, put_to_test
from kaper.games.marauders.state import IN_PLAY, PORT_LIMIT, Marauders
from kaper.games.marauders.tables import (
    HOLD,
    INFLUENCE,
    LEADERSHIP,
    NATIONS,
    NONE,
    SCOUTING,
    SKILLS,
)
from kaper.games.marauders.vocabulary import Word
from kaper.kernel.actions import Action
from kaper.kernel.chance import draw
from kaper.kernel.decisions import Prompt
from kaper.kernel.effects import Context, Run
from kaper.kernel.frames import DECLINE, Ask, Frame

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
        if not _meets(state, seat, word):
            return "mission.card"
    return None


def _meets(state: Marauders, seat: int, word: Word) -> bool:
    match word.name:
        case "no-bounty":
            return not state.bounty(seat, word.value)
        case "no-pirate":
            return not state.is_pirate(seat)
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
    if goal.name in ("visit", "visit-or-scout") and goal.value == zone:
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


def can_scout_mission(state: Marauders, seat: int) -> bool:
    """Whether a Scout action here can serve the Mission."""
    goal, zone = goal_of(state, seat), state.zones[seat]
    if goal.name in ("scout", "visit-or-scout", "scout-fight"):
        return goal.value == zone
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


# Completing


def complete(state: Marauders, seat: int, *, consoled: bool = False) -> None:
    """The reward, then the Glory Point; then the card is discarded."""
    mission = state.missions[seat]
    tables = state.tables
    name = tables.mission_names[mission]
    doors.tell(state, MissionDone(seat, name))
    words = tables.mission_consolation[mission] if consoled else tables.mission_reward[mission]
    doors.clear_mission(state, seat)
    state.stack.append(MissionGlory(seat))
    state.stack.append(Run(effects_of(words), Context(seat, name)))


@dataclass(frozen=True, slots=True)
class MissionGlory(Frame[Marauders]):
    seat: int

    def step(self, state: Marauders) -> bool:
        state.stack.pop()
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
