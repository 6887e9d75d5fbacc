"""Deeds that count beyond their Glory Point: for the Mission that is held, a prize or a wager.

There are three: a sale of at least three cards in demand, a merchant raided for at least one Ducat,
and a captain defeated. A deed counts once its Glory Point and the card for that are taken. So it is
put on the stack before them, and waits beneath: call `sold`, `raided` and `defeated` first.
"""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.marauders import doors, mission_doors
from kaper.games.marauders.components.ids import FLEETS, NATIONS, NONE, Nation, is_flagship
from kaper.games.marauders.components.missions import NO_GOAL, Goal
from kaper.games.marauders.components.vocabulary import BEAT, DEFEAT, RAID, SALE
from kaper.games.marauders.port_events import MissionAdvanced, WagerWon
from kaper.games.marauders.state import NPC, Marauders
from kaper.kernel.frames import Frame

FLAGSHIP, PIRATE = "flagship", "pirate"

# The gold of a raid that brings a Glory Point.
GLORIOUS_RAID = 12


def sold(state: Marauders, seat: int) -> None:
    port = state.tables.zone_names[state.captains[seat].zone]
    state.stack.append(Deed(seat, SALE, (port,)))


def raided(state: Marauders, seat: int, nation: Nation) -> None:
    state.stack.append(Deed(seat, RAID, (NATIONS[nation],)))


def defeated(state: Marauders, seat: int, loser: int) -> None:
    """A player or an independent captain; what he is now counts, not what he was before."""
    if loser >= NPC:
        fleet = loser - NPC
        of: tuple[str, ...] = (FLEETS[fleet], FLAGSHIP if is_flagship(fleet) else PIRATE)
    else:
        of = (f"p{loser}", PIRATE) if state.is_pirate(loser) else (f"p{loser}",)
    state.stack.append(Deed(seat, DEFEAT, of))


@dataclass(frozen=True, slots=True)
class Deed(Frame[Marauders]):
    """`of` is first the port, the nation or the beaten, then what kind of captain he was.

    It is no deed of the kernel's, which tells an action: records know this frame by its name.
    """

    seat: int
    name: str
    of: tuple[str, ...]

    def step(self, state: Marauders) -> bool:
        state.stack.pop()
        if self._serves_mission(state):
            advance(state, self.seat, self.of[0])
        self._take_prize(state)
        self._settle_wagers(state)
        return False

    def _serves_mission(self, state: Marauders) -> bool:
        goal = goal_of(state, self.seat)
        captain = state.captains[self.seat]
        # Rule: mission.deeds
        match goal.name:
            case "sales":
                return self.name == SALE
            case "raid":
                return self.name == RAID and self.of[0] == NATIONS[captain.named]
            case "defeat":
                return self.name == DEFEAT and goal.prey in self.of
            case "rival":
                named = f"p{captain.rival}"
                return self.name == DEFEAT and goal.encounter == BEAT and named in self.of
        return False

    def _take_prize(self, state: Marauders) -> None:
        """The Event in force may reward whoever is the first to do this."""
        if state.event == NONE or state.prizewinner != NONE:
            return
        word = state.tables.events[state.event].word
        # Rule: event.prize
        if word.name == "prize" and word.text == self.name:
            _, gold = word.args
            doors.win_prize(state, self.seat, gold)

    def _settle_wagers(self, state: Marauders) -> None:
        """The own wager is won by this, and lost are those of others who have named the doer."""
        seat = self.seat
        # Rule: mission.wager
        if self._is_wagered(state, seat) and not achieved(state, seat):
            _pay_stake(state, seat, state.captains[seat].rival, holder=seat)
            advance(state, seat, self.of[0])
        for holder in state.clockwise(seat)[1:]:
            # Rule: mission.wager
            if self._is_wagered(state, holder) and state.captains[holder].rival == seat:
                _pay_stake(state, seat, holder, holder=holder)
                mission_doors.drop_mission(state, holder)

    def _is_wagered(self, state: Marauders, holder: int) -> bool:
        goal = goal_of(state, holder)
        return goal.name == "wager" and goal.deed == self.name


def _pay_stake(state: Marauders, winner: int, loser: int, *, holder: int) -> None:
    """From aboard, as far as there is."""
    name = state.tables.mission_names[state.captains[holder].mission]
    doors.tell(state, WagerWon(winner, loser, name))
    doors.take_gold(state, winner, loser, goal_of(state, holder).stake)


# The Mission that is held


def goal_of(state: Marauders, seat: int) -> Goal:
    mission = state.captains[seat].mission
    return NO_GOAL if mission == NONE else state.tables.missions[mission].goal


def advance(state: Marauders, seat: int, deed: str) -> None:
    """Something the Mission asks for is done: it is named in its progress, and counts once."""
    captain = state.captains[seat]
    # Rule: mission.progress
    if deed in captain.progress:
        return
    mission_doors.note_progress(state, seat, deed)
    if not achieved(state, seat):
        name = state.tables.mission_names[captain.mission]
        doors.tell(state, MissionAdvanced(seat, name))


def achieved(state: Marauders, seat: int) -> bool:
    return reached(goal_of(state, seat), len(state.captains[seat].progress))


def reached(goal: Goal, count: int) -> bool:
    """Whether so many deeds are all that a goal asks for; others are not counted in deeds."""
    match goal.name:
        case "defeat" | "raid" | "rival" | "wager":
            return count > 0
        case "sales" | "nations":
            return count >= goal.count
        case "scout-both":
            return count == len(goal.zones)
    return False
