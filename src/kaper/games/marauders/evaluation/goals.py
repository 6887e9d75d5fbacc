"""What the goals of Missions ask of a captain, and how likely he reaches them: a line for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from kaper.games.marauders.components.ids import (
    INFLUENCE,
    LEADERSHIP,
    NATIONS,
    NONE,
    SCOUTING,
    Mission,
    Nation,
    Nothing,
    Skill,
    Zone,
)
from kaper.games.marauders.components.missions import Goal
from kaper.games.marauders.components.vocabulary import (
    ANY_GOOD,
    BEAT,
    DIFFERENT_GOODS,
    FIND,
    RAID,
    SALE,
)
from kaper.games.marauders.evaluation.battle_odds import boarders
from kaper.games.marauders.evaluation.fighters import ship_of_player
from kaper.games.marauders.evaluation.means import CUBE
from kaper.games.marauders.evaluation.prizes import GLORY, prize
from kaper.games.marauders.evaluation.voyage import AT_SEA, IN_PORT, Voyage, again
from kaper.games.marauders.rules.delivery import fitting_cards
from kaper.games.marauders.rules.odds import Boarders, duel, found, storming
from kaper.games.marauders.rules.selling import BASE_PRICE
from kaper.games.marauders.rules.shortages import others_in_play
from kaper.games.marauders.state import IN_PLAY

# How many actions it takes until the next sale, raid or battle that a Mission asks for, and how
# likely it then succeeds.
NEXT_SALE, NEXT_RAID, NEXT_BATTLE = 9, 6, 10
SOLD, RAIDED, BEATEN = 0.6, 0.5, 0.25
# How likely a card that a delivery lacks is found on the way: of one good, of another, of any.
ONE_GOOD, ANOTHER_GOOD, SOME_GOOD = 0.55, 0.8, 0.9
# A race that somebody else is nearer to winning, a wager, and a rival who sails on meanwhile.
OUTRUN, WON_WAGER, MET = 0.3, 0.5, 0.5


class Aim(NamedTuple):
    """Something to do for a Mission, and what comes of it in Glory Points."""

    worth: float
    zone: Zone | Nothing  # NONE where it can be done anywhere
    place: int  # AT_SEA or IN_PORT
    actions: int = 0  # besides the way there


class Task(NamedTuple):
    """A Mission in the eyes of a captain."""

    voyage: Voyage
    card: Mission
    goal: Goal
    reward: float
    risk: float  # what he loses with his life
    held: bool

    @property
    def progress(self) -> tuple[str, ...]:
        """What is done for it already."""
        return self.voyage.state.captains[self.voyage.seat].progress if self.held else ()


Aims: TypeAlias = Callable[[Task], list[Aim]]


def aims(voyage: Voyage, card: Mission, risk: float) -> list[Aim]:
    """All there is to do for a Mission, in hand or on offer."""
    details = voyage.state.tables.missions[card]
    goal, reward = details.goal, GLORY + prize(voyage, details.reward)
    held = voyage.state.captains[voyage.seat].mission == card
    listed = _AIMS[goal.name](Task(voyage, card, goal, reward, risk, held))
    return [aim for aim in listed if aim.worth > 0]


def deed(goal: Goal) -> str:
    """The deed by which a goal is reached that has no place of its own; empty for other goals."""
    deeds = {"sales": SALE, "raid": RAID, "defeat": goal.prey, "wager": goal.deed}
    return deeds.get(goal.name, "")


# Places to go to


def _visit(task: Task) -> list[Aim]:
    zone = task.goal.zones[0]
    return [Aim(task.reward, zone, IN_PORT)] if task.voyage.enters(zone) else []


def _visit_or_scout(task: Task) -> list[Aim]:
    return _visit(task) or _scout(task)


def _visit_test(task: Task) -> list[Aim]:
    voyage = task.voyage
    passed = found(_dice(voyage, INFLUENCE))
    consolation = GLORY + prize(voyage, voyage.state.tables.missions[task.card].consolation)
    return _visit(task._replace(reward=passed * task.reward + (1 - passed) * consolation))


def _race(task: Task) -> list[Aim]:
    """Others who are as near will be there first as likely as not."""
    voyage, steps = task.voyage, task.voyage.state.tables.steps[task.goal.zones[0]]
    captains, others = voyage.state.captains, others_in_play(voyage.state, voyage.seat)
    own = steps[captains[voyage.seat].zone]
    ahead = all(own < steps[captains[other].zone] for other in others)
    return _visit(task._replace(reward=task.reward * (1.0 if ahead else OUTRUN)))


def _deliver(task: Task) -> list[Aim]:
    return _visit(task._replace(reward=_with_goods(task)))


def _land(task: Task) -> list[Aim]:
    return _scout(task._replace(reward=_with_goods(task)))


def _with_goods(task: Task) -> float:
    """The reward less the goods for it, as far as they are together."""
    voyage, goal = task.voyage, task.goal
    have = fitting_cards(voyage.state, voyage.seat, goal)
    chance = {ANY_GOOD: SOME_GOOD, DIFFERENT_GOODS: ANOTHER_GOOD}.get(goal.goods, ONE_GOOD)
    together = chance ** max(0, goal.count - have)
    return together * (task.reward - voyage.ducat * BASE_PRICE * goal.count)


def _nations(task: Task) -> list[Aim]:
    """The nearest ports of nations that are still missing."""
    voyage, tables = task.voyage, task.voyage.state.tables
    nearest: dict[Nation | Nothing, Zone] = {}
    for zone in voyage.ports():
        nation = tables.zones[zone].nation
        best = nearest.get(nation)
        if NATIONS[nation] in task.progress:
            continue
        if best is None or voyage.steps[zone] < voyage.steps[best]:
            nearest[nation] = zone
    left = max(1, task.goal.count - len(task.progress))
    zones = sorted(nearest.values(), key=voyage.steps.__getitem__)[:left]
    return [Aim(task.reward / left, zone, IN_PORT) for zone in zones]


# Seas to search


def _scout(task: Task) -> list[Aim]:
    sure = again(found(_dice(task.voyage, SCOUTING)))
    return [Aim(sure * task.reward, task.goal.zones[0], AT_SEA)]


def _scout_both(task: Task) -> list[Aim]:
    names = task.voyage.state.tables.zone_names
    left = [zone for zone in task.goal.zones if names[zone] not in task.progress]
    if not left:
        return []
    share = again(found(_dice(task.voyage, SCOUTING))) ** len(left) * task.reward / len(left)
    return [Aim(share, zone, AT_SEA) for zone in left]


def _scout_fight(task: Task) -> list[Aim]:
    foe = Boarders(task.goal.crew, task.goal.leadership)
    ship = ship_of_player(task.voyage.state, task.voyage.seat)
    win = storming(boarders(ship, ship.cubes[3]), foe)
    worth = again(found(_dice(task.voyage, SCOUTING))) * (win * task.reward - (1 - win) * task.risk)
    return [Aim(worth, task.goal.zones[0], AT_SEA)]


def _dice(voyage: Voyage, skill: Skill) -> int:
    """The dice of a test that a Mission asks for."""
    dice = voyage.scouting if skill == SCOUTING else voyage.state.skill(voyage.seat, skill)
    return dice + voyage.state.ability(voyage.seat, "mission-dice")


# Deeds without a place


def _duel(task: Task) -> list[Aim]:
    win = duel(_dice(task.voyage, LEADERSHIP), task.goal.dice)
    return [Aim(win * task.reward - (1 - win) * CUBE, NONE, IN_PORT)]


def _sales(task: Task) -> list[Aim]:
    left = max(0, task.goal.count - len(task.progress))
    return [Aim(SOLD**left * task.reward, NONE, IN_PORT, NEXT_SALE * left)]


def _raid(task: Task) -> list[Aim]:
    return [Aim(RAIDED * task.reward, NONE, AT_SEA, NEXT_RAID)]


def _defeat(task: Task) -> list[Aim]:
    return [Aim(BEATEN * task.reward, NONE, AT_SEA, NEXT_BATTLE)]


# Rivals


def _wager(task: Task) -> list[Aim]:
    """The stake is won or lost besides."""
    reward = WON_WAGER * task.reward - (1 - 2 * WON_WAGER) * task.voyage.ducat * task.goal.stake
    actions = {SALE: NEXT_SALE, RAID: NEXT_RAID}.get(task.goal.deed, NEXT_BATTLE)
    return [Aim(reward, NONE, AT_SEA, actions)]


def _rival(task: Task) -> list[Aim]:
    """To where the named rival is, or the nearest who could be named."""
    state, seat = task.voyage.state, task.voyage.seat
    others = others_in_play(state, seat)
    captain = state.captains[seat]
    if task.held:
        others = [captain.rival] if state.captains[captain.rival].status == IN_PLAY else []
    if not others:
        return []
    if task.goal.encounter == BEAT:
        return _defeat(task)
    rival = min(others, key=lambda other: task.voyage.steps[state.captains[other].zone])
    zone = state.captains[rival].zone
    if task.goal.encounter == FIND:
        sure = again(found(_dice(task.voyage, SCOUTING)))
        return [Aim(MET * sure * task.reward, zone, AT_SEA)]
    if not state.captains[rival].in_port:
        zone = state.tables.captains[state.captains[rival].card].home
    return [Aim(MET * task.reward, zone, IN_PORT)] if task.voyage.enters(zone) else []


_AIMS: dict[str, Aims] = {
    "visit": _visit,
    "visit-or-scout": _visit_or_scout,
    "visit-test": _visit_test,
    "deliver": _deliver,
    "scout": _scout,
    "scout-both": _scout_both,
    "scout-fight": _scout_fight,
    "nations": _nations,
    "duel": _duel,
    "sales": _sales,
    "raid": _raid,
    "defeat": _defeat,
    "race": _race,
    "land": _land,
    "wager": _wager,
    "rival": _rival,
}
