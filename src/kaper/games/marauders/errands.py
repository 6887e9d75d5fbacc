"""What the bots expect of Missions and Rumors, and of gold that is on its way home."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.games.marauders.goods import SALES
from kaper.games.marauders.missions import MISSION_TRIED
from kaper.games.marauders.odds import found, storming
from kaper.games.marauders.port import STASHED as STASHED_ALREADY
from kaper.games.marauders.tables import INFLUENCE, LEADERSHIP, NONE, SCOUTING
from kaper.games.marauders.vocabulary import ANY_GOOD, DIFFERENT_GOODS, Word
from kaper.games.marauders.voyage import LATER, SOON, SPARE, STASHED, Voyage
from kaper.games.marauders.wares import CAPITAL, ENOUGH

OTHER_REWARD = 0.4
# So much of a plan comes to anything.
CLAIMED, CHECKED = 0.85, 0.9
# A port, a search, a sale, a raid or a fight that a Mission asks for takes so many actions.
NEXT_PORT, NEXT_SEARCH, NEXT_SALE, NEXT_RAID, NEXT_FIGHT = 4, 8, 10, 3, 8
A_NATION = 15


def gold(voyage: Voyage) -> float:
    """Gold aboard: worth what it will be in the chest, and the first of it to trade with."""
    aboard, room = voyage.state.gold[voyage.seat], max(0, voyage.room)
    again = voyage.done & STASHED_ALREADY
    actions = voyage.to_port_again(voyage.home) if again else voyage.to_port(voyage.home)
    worth = STASHED * LATER[actions] * min(aboard, room) + SPARE * max(0, aboard - room)
    return worth + CAPITAL * min(aboard, ENOUGH)


def reward(voyage: Voyage, words: Sequence[Word]) -> float:
    worth = 1.0
    for word in words:
        worth += voyage.ducat * word.value if word.name == "gold" else OTHER_REWARD
    return worth


def rumor(voyage: Voyage) -> float:
    state, seat = voyage.state, voyage.seat
    if not state.rumors[seat]:
        return 0.0
    card, tables = state.rumors[seat][0], state.tables
    zone, skill = tables.rumor_zone[card], tables.rumor_skill[card]
    if skill == SCOUTING:
        actions = voyage.to_sea(zone)
        dice = voyage.scouting
    elif voyage.enters(zone):
        actions = voyage.to_port(zone)
        dice = state.skill(seat, skill)
    else:
        return 0.0
    worth = reward(voyage, tables.rumor_reward[card])
    return CHECKED * found(dice) * worth * SOON[actions]


def mission(voyage: Voyage) -> float:
    """The Mission in hand, or the best of those on offer."""
    state = voyage.state
    held = state.missions[voyage.seat]
    if held != NONE:
        return _mission(voyage, held)
    best = 0.0
    for card in state.offered:
        place = state.tables.mission_place[card]
        chance = _claim(voyage, card) if voyage.enters(place) else 0.0
        if chance:
            best = max(best, chance * _mission(voyage, card, place))
    return CLAIMED * best


def _claim(voyage: Voyage, card: int) -> float:
    """The chance to be given a Mission."""
    state, seat = voyage.state, voyage.seat
    chance = 1.0
    for word in state.tables.mission_needs[card]:
        if word.name == "no-bounty" and state.bounty(seat, word.value):
            return 0.0
        if word.name == "no-pirate" and state.is_pirate(seat):
            return 0.0
        if word.name == "influence":
            chance = found(state.skill(seat, INFLUENCE) + state.ability(seat, "mission-dice"))
    return chance


def _mission(voyage: Voyage, card: int, place: int = NONE) -> float:
    """A Mission in hand, or one that is to be had at a place."""
    tables = voyage.state.tables
    goal = tables.mission_goal[card]
    worth = reward(voyage, tables.mission_reward[card])
    if place == NONE:
        return worth * _feasible(voyage, goal, voyage.state.progress[voyage.seat], NONE)
    again = voyage.done & MISSION_TRIED
    actions = voyage.to_port_again(place) if again else voyage.to_port(place)
    return worth * SOON[actions] * _feasible(voyage, goal, 0, place)


def _feasible(voyage: Voyage, goal: Word, progress: int, start: int) -> float:
    """How soon and how surely a goal is reached, from a port or from where the captain is."""
    match goal.name:
        case "visit" | "visit-or-scout" | "visit-test":
            return SOON[_port(voyage, goal.value, start)] * voyage.enters(goal.value)
        case "deliver":
            return SOON[_port(voyage, goal.value, start)] * _deliverable(voyage, goal)
        case "scout":
            return SOON[_sea(voyage, goal.value, start) + 1]
        case "scout-both":
            left = [zone for bit, zone in enumerate(goal.args) if not progress >> bit & 1]
            first = min(_sea(voyage, zone, start) for zone in left)
            return SOON[first + 1 + NEXT_SEARCH * (len(left) - 1)]
        case "scout-fight":
            return SOON[_sea(voyage, goal.value, start) + 1] * _storms(voyage, goal)
        case "duel":
            return 0.5
        case "nations":
            return SOON[NEXT_PORT * max(0, goal.value - (progress & A_NATION).bit_count())]
        case "sales":
            return SOON[NEXT_SALE * max(0, goal.value - (progress >> SALES).bit_count())]
        case "raid":
            return 0.6 * SOON[NEXT_RAID]
    return 0.25 * SOON[NEXT_FIGHT]


def _port(voyage: Voyage, zone: int, start: int) -> int:
    if start == NONE:
        return voyage.to_port_again(zone)
    return voyage.state.tables.steps[start][zone] + 3


def _sea(voyage: Voyage, zone: int, start: int) -> int:
    if start == NONE:
        return voyage.to_sea(zone)
    return voyage.state.tables.steps[start][zone] + 2


def _deliverable(voyage: Voyage, goal: Word) -> float:
    """How far the goods for a delivery are together."""
    state = voyage.state
    _, good, count = goal.args
    held = [state.tables.good[card] for card in state.cargo[voyage.seat]]
    if good == ANY_GOOD:
        have = len(held)
    elif good == DIFFERENT_GOODS:
        have = len(set(held))
    else:
        have = held.count(good)
    return 1.0 if have >= count else 0.25 + 0.45 * have / count


def _storms(voyage: Voyage, goal: Word) -> float:
    state, seat = voyage.state, voyage.seat
    _, crew, leadership, *_ = goal.args
    dice = state.skill(seat, LEADERSHIP) + state.ability(seat, "clash-dice")
    return max(0.0, 2 * storming(state.crew(seat), dice, crew, leadership) - 1)
