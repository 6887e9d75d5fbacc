"""Missions: claimed in port, carried out, completed or lost.

Each goal is reached where its deed is done:

    goal                                     by                              told in
    visit, visit-or-scout, race, nations     a Port action                   `arrive`
    rival meet                               a Port action                   `arrive`
    visit-test                               a test in a Port action         `VisitTest`
    duel                                     dice, when it is claimed        `Duel`
    deliver                                  goods handed over in port       `delivery`
    scout, visit-or-scout, land              a Scout action                  `searches`
    scout-both, scout-fight                  a Scout action                  `searches`
    rival find                               a ship found by Scouting        `found_ships`
    sales, raid, defeat, rival beat, wager   a deed, and when it is over     `deeds`, `MissionCheck`

A race is lost in `rivals`, a wager in `deeds`, one with a time limit in `turn`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kaper.games.marauders import doors, mission_doors, ship_doors
from kaper.games.marauders.actions import CLAIM, NAME, each
from kaper.games.marauders.components.ids import (
    INFLUENCE,
    LEADERSHIP,
    NATION_NUMBER,
    NATIONS,
    NONE,
    SKILLS,
    Mission,
    Nation,
)
from kaper.games.marauders.components.vocabulary import MEET, Word
from kaper.games.marauders.events import Tested
from kaper.games.marauders.marks import MISSION_TRIED
from kaper.games.marauders.port_events import (
    MissionDone,
    MissionFailed,
)
from kaper.games.marauders.rules import hands
from kaper.games.marauders.rules.deeds import achieved, advance, goal_of
from kaper.games.marauders.rules.prospects import dice_of_test, mission_reads
from kaper.games.marauders.rules.rewards import effects_of
from kaper.games.marauders.rules.rivals import NameRival, Overtaken, racing
from kaper.games.marauders.rules.rolls import AfterTest, put_to_test, talk_of_the_town
from kaper.games.marauders.rules.shortages import others_in_play
from kaper.games.marauders.state import IN_PLAY, PORT_LIMIT, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.effects import Context, Run
from kaper.kernel.frames import Ask, Frame
from kaper.kernel.prospects import Prospect

# Claiming


def offered(port: object, state: Marauders, seat: int) -> list[Action]:
    """Those of this port: the others are not worth asking about."""
    tables, zone = state.tables, state.captains[seat].zone
    here = [mission for mission in state.offered if tables.missions[mission].place == zone]
    return [CLAIM(tables.mission_names[mission]) for mission in here]


def why_no_claim(port: object, state: Marauders, seat: int, action: Action) -> Refusal | None:
    """Why a captain cannot try for a Mission here."""
    word, tables = action.args[0], state.tables
    if state.turn.done & MISSION_TRIED:
        return Refusal("mission.one-attempt")
    mission = tables.mission_number.get(word)
    if mission is None or mission not in state.offered:
        return Refusal("mission.card", "not-offered", mission=word)
    place = tables.missions[mission].place
    if place != state.captains[seat].zone:
        zone = tables.zone_names[place]
        return Refusal("mission.card", "offered-elsewhere", mission=word, zone=zone)
    for need in tables.missions[mission].needs:
        refusal = unmet(state, seat, need)
        if refusal is not None:
            return refusal
    if tables.missions[mission].goal.names_rival and not others_in_play(state, seat):
        return Refusal("mission.rival", "no-rival")
    return None


def unmet(state: Marauders, seat: int, need: Word) -> Refusal | None:
    """Why a captain does not meet a requirement, tests aside."""
    captain = state.captains[seat]
    match need.name:
        case "no-bounty" if captain.bounties[need.value]:
            return Refusal("mission.card", "wanted", nation=NATIONS[need.value])
        case "no-pirate" if state.is_pirate(seat):
            return Refusal("mission.card", "is-pirate")
        case "pirate" if not state.is_pirate(seat):
            return Refusal("mission.pirate")
        case "freight":
            if state.hold(seat) <= 0 or len(captain.cargo) >= PORT_LIMIT:
                return Refusal("mission.freight")
    return None


def claim(state: Marauders, seat: int, mission: Mission) -> None:
    """Without a test in its requirements, a Mission is taken at once."""
    needs = [word.name for word in state.tables.missions[mission].needs]
    if "influence" in needs:
        # Rule: captain.skill-uses
        put_to_test(state, Claim(seat, mission), INFLUENCE, claiming_dice(state, seat))
    else:
        state.stack.append(Claim(seat, mission, successes=1))


def claiming_dice(state: Marauders, seat: int) -> int:
    """Dice that port and captain add where a Mission is granted by a test."""
    return talk_of_the_town(state, seat) + state.ability(seat, "mission-dice")


def claim_brings(port: object, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    mission = state.tables.mission_number[action.args[0]]
    words = mission_reads(state, mission)
    if any(word.name == "influence" for word in state.tables.missions[mission].needs):
        return [dice_of_test(state, seat, INFLUENCE, claiming_dice(state, seat)), *words]
    return words


@dataclass(frozen=True, slots=True)
class Claim(AfterTest):
    """The test is passed or not needed: the old Mission is dropped for the new one."""

    mission: Mission

    def judge(self, state: Marauders) -> None:
        seat, tables = self.seat, state.tables
        # Rule: mission.failed-attempt
        if not self.successes:
            doors.tell(state, MissionFailed(seat, tables.mission_names[self.mission]))
            return
        # Rule: mission.max-one
        mission_doors.drop_mission(state, seat)
        mission_doors.take_mission(state, seat, self.mission)
        # Rule: mission.taken
        mission_doors.offer_mission(state)
        goal = tables.missions[self.mission].goal
        if goal.name == "duel":
            state.stack.append(Duel(seat, goal.dice))
        elif goal.issuer != NONE:
            state.stack.append(NameNation(seat, goal.issuer))
        elif goal.names_rival:
            state.stack.append(NameRival(seat))


@dataclass(frozen=True, slots=True)
class NameNation(Ask[Marauders]):
    """A letter of marque names another nation than its issuer."""

    issuer: Nation

    def deeds(self) -> Deeds[NameNation, Marauders]:
        return NAMING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-name-nation")

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "mission.card"


def nations(asked: NameNation, state: Marauders, seat: int) -> tuple[Action, ...]:
    return each(NAME, NATIONS)


def why_not_named(asked: NameNation, state: Marauders, seat: int, action: Action) -> Refusal | None:
    word = action.args[0]
    if word in NATIONS and NATION_NUMBER[word] != asked.issuer:
        return None
    return Refusal("mission.card", "another-nation", nation=NATIONS[asked.issuer])


def name_nation(asked: NameNation, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    mission_doors.name_nation(state, seat, NATION_NUMBER[action.args[0]])


NAMING: Final = Deeds(Deed(NAME, why_not_named, name_nation, nations))


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
            mission_doors.drop_mission(state, seat)
            ship_doors.lose_crew(state, seat, 1)
        return False


# Carrying out


def arrive(state: Marauders, seat: int) -> None:
    """A Port action begins: a Mission may be completed by it. Call it last, it may ask."""
    captain = state.captains[seat]
    goal, zone = goal_of(state, seat), captain.zone
    # Rule: mission.race
    if racing(state, seat):
        state.stack.append(Overtaken(seat))
    if goal.name in ("visit", "visit-or-scout", "race") and goal.zone == zone:
        complete(state, seat)
    elif goal.encounter == MEET:
        rival = captain.rival
        if state.captains[rival].in_port and state.captains[rival].zone == zone:
            complete(state, seat)
    elif goal.name == "visit-test" and goal.zone == zone:
        put_to_test(state, VisitTest(seat), INFLUENCE, state.ability(seat, "mission-dice"))
    elif goal.name == "nations":
        advance(state, seat, NATIONS[state.tables.zones[zone].nation])
        if achieved(state, seat):
            complete(state, seat)


@dataclass(frozen=True, slots=True)
class VisitTest(AfterTest):
    """Either result completes the Mission, with different rewards."""

    def judge(self, state: Marauders) -> None:
        # Rule: mission.either-way
        complete(state, self.seat, consoled=not self.successes)


# Completing


def complete(state: Marauders, seat: int, *, consoled: bool = False) -> None:
    """The reward, then the Glory Point; then the card is discarded."""
    captain = state.captains[seat]
    mission = captain.mission
    assert mission != NONE
    tables = state.tables
    name = tables.mission_names[mission]
    doors.tell(state, MissionDone(seat, name))
    words = tables.missions[mission].consolation if consoled else tables.missions[mission].reward
    effects = effects_of(words, captain.rival)
    mission_doors.clear_mission(state, seat)
    state.stack.append(MissionGlory(seat))
    state.stack.append(Run(effects, Context(seat, name)))


@dataclass(frozen=True, slots=True)
class MissionGlory(Frame[Marauders]):
    seat: int

    def step(self, state: Marauders) -> bool:
        state.stack.pop()
        if state.captains[self.seat].status == IN_PLAY:
            # Rule: glory.mission
            hands.gain_glory(state, self.seat, "mission")
        return False


@dataclass(frozen=True, slots=True)
class MissionCheck(Frame[Marauders]):
    """After a battle, a raid or a sale, whoever began it: Missions that are done by it.

    One after the other, from the active player on. It waits beneath all that the deed brings.
    """

    def step(self, state: Marauders) -> bool:
        # Rule: mission.deeds
        for seat in state.clockwise(state.turn.active):
            if state.captains[seat].status == IN_PLAY and achieved(state, seat):
                complete(state, seat)
                return False
        state.stack.pop()
        return False
