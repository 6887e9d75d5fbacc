"""What the bots expect of Missions and Rumors, and of gold that is on its way home."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.games.marauders.chest import Amount
from kaper.games.marauders.missions import MISSION_TRIED
from kaper.games.marauders.odds import Boarders, found, storming
from kaper.games.marauders.perils import FIRST_BOUNTY
from kaper.games.marauders.port import SELLING_OVER
from kaper.games.marauders.port import STASHED as STASHED_ALREADY
from kaper.games.marauders.rivals import nameable
from kaper.games.marauders.tables import INFLUENCE, LEADERSHIP, NONE, SCOUTING
from kaper.games.marauders.vocabulary import (
    ANY_GOOD,
    DIFFERENT_GOODS,
    RAID,
    SALE,
    Word,
    alternatives,
)
from kaper.games.marauders.voyage import (
    IN_PORT,
    NEXT_TURN,
    SOON,
    SPARE,
    STASHED,
    Errand,
    Voyage,
)
from kaper.games.marauders.wares import CAPITAL, ENOUGH

OTHER_REWARD = 0.4
# A cube on the ship, and the captain who may die in a fight for a reward.
CUBE, LOST_FIGHT = 0.12, 4.0
# So much of a plan comes to anything.
CLAIMED, CHECKED, RETRIED = 0.75, 0.75, 0.75
# Gold aboard may be lost, and is no Glory yet.
ABOARD = 0.6
# Two race for the same deed.
WON_WAGER = 0.5
# To bring home the gold that wins the game.
WINNING = 3.0
# A port, a search, a sale, a raid or a fight that a Mission asks for takes so many actions.
NEXT_PORT, NEXT_SEARCH, NEXT_SALE, NEXT_RAID, NEXT_FIGHT = 4, 8, 10, 3, 8


def gold(voyage: Voyage, errands: list[Errand]) -> float:
    """Gold aboard: most of what it will be worth in the chest, the rest once it is there."""
    aboard, room = voyage.state.gold[voyage.seat], max(0, voyage.room)
    if not aboard:
        return 0.0
    stashed = STASHED * min(aboard, room)
    actions = voyage.to_port(voyage.home)
    if not actions and voyage.done & STASHED_ALREADY:
        actions = 0 if isinstance(voyage.state.stack[-1], Amount) else NEXT_TURN
    worth = (1 - ABOARD) * stashed
    if _would_win(voyage):
        worth += WINNING
    errands.append(Errand(worth, voyage.home, IN_PORT, actions))
    return ABOARD * stashed + SPARE * max(0, aboard - room) + CAPITAL * min(aboard, ENOUGH)


def _would_win(voyage: Voyage) -> bool:
    """Whether the gold aboard, once stashed, makes up what is missing."""
    state, seat = voyage.state, voyage.seat
    chest = (state.chest[seat] + state.gold[seat]) // 10
    return state.glory[seat] + min(chest, state.target // 2) >= state.target


def reward(voyage: Voyage, words: Sequence[Word]) -> float:
    """The Glory Point and the best of the alternatives."""
    return 1.0 + max(
        sum(_word_worth(voyage, word) for word in part) for part in alternatives(words)
    )


def _word_worth(voyage: Voyage, word: Word) -> float:
    match word.name:
        case "gold":
            return voyage.ducat * word.value
        case "lose-crew" | "gale":
            return -CUBE * word.value
        case "bounty":
            return -FIRST_BOUNTY
        case "fight":
            state, seat = voyage.state, voyage.seat
            crew, leadership = word.args
            dice = state.skill(seat, LEADERSHIP) + state.ability(seat, "clash-dice")
            lost = 1 - storming(Boarders(state.crew(seat), dice), Boarders(crew, leadership))
            return -LOST_FIGHT * lost
    return OTHER_REWARD


def rumor(voyage: Voyage, errands: list[Errand]) -> None:
    state, seat = voyage.state, voyage.seat
    if not state.rumors[seat]:
        return
    card, tables = state.rumors[seat][0], state.tables
    zone, skill = tables.rumor_zone[card], tables.rumor_skill[card]
    worth = CHECKED * reward(voyage, tables.rumor_reward[card])
    if skill == SCOUTING:
        errands.append(voyage.errand_at_sea(worth * found(voyage.scouting), zone))
    elif voyage.enters(zone):
        errands.append(voyage.errand_in_port(worth * found(state.skill(seat, skill)), zone))


def mission(voyage: Voyage, errands: list[Errand]) -> float:
    """Adds the Mission in hand, or those on offer; returns what one without a place is worth."""
    state = voyage.state
    held = state.missions[voyage.seat]
    if held != NONE:
        return _in_hand(voyage, held, errands)
    for card in state.offered:
        place = state.tables.mission_place[card]
        chance = _claim(voyage, card) if voyage.enters(place) else 0.0
        if chance:
            actions = voyage.to_port(place)
            if voyage.done & MISSION_TRIED and not voyage.wait:
                actions = NEXT_TURN
            worth = CLAIMED * chance * _to_come(voyage, card, place)
            errands.append(Errand(worth, place, IN_PORT, actions))
    return 0.0


def _claim(voyage: Voyage, card: int) -> float:
    """The chance to be given a Mission."""
    state, seat = voyage.state, voyage.seat
    chance = 1.0
    if state.tables.mission_goal[card].name in ("rival", "wager") and not nameable(state, seat):
        return 0.0
    for word in state.tables.mission_needs[card]:
        if word.name == "no-bounty" and state.bounty(seat, word.value):
            return 0.0
        if word.name == "no-pirate" and state.is_pirate(seat):
            return 0.0
        if word.name == "pirate" and not state.is_pirate(seat):
            return 0.0
        if word.name == "influence":
            chance = found(state.skill(seat, INFLUENCE) + state.ability(seat, "mission-dice"))
    return chance


def _in_hand(voyage: Voyage, card: int, errands: list[Errand]) -> float:
    """A Mission in hand: an errand where it leads to a place, else its worth."""
    tables = voyage.state.tables
    goal, worth = tables.mission_goal[card], reward(voyage, tables.mission_reward[card])
    progress = voyage.state.progress[voyage.seat]
    match goal.name:
        case "deliver" if _deliverable(voyage, goal) < 1:
            return worth * _deliverable(voyage, goal) * SOON[NEXT_PORT]
        case "visit" | "visit-or-scout" | "visit-test" | "race" | "deliver":
            if voyage.enters(goal.value):
                actions = voyage.to_port(goal.value)
                if not actions and voyage.done & SELLING_OVER:
                    actions = NEXT_TURN
                errands.append(Errand(worth, goal.value, IN_PORT, actions))
        case "land":
            share = RETRIED * worth * _deliverable(voyage, goal)
            errands.append(voyage.errand_at_sea(share, goal.value))
        case "scout" | "scout-fight":
            sure = RETRIED if goal.name == "scout" else RETRIED * _storms(voyage, goal)
            errands.append(voyage.errand_at_sea(sure * worth, goal.value))
        case "scout-both":
            left = [zone for zone in goal.args if tables.zone_names[zone] not in progress]
            if not left:
                # Done, and about to be paid.
                return worth
            share = RETRIED * worth * SOON[NEXT_SEARCH * (len(left) - 1)] / len(left)
            errands += [voyage.errand_at_sea(share, zone) for zone in left]
        case _:
            return worth * _anywhere(goal, len(progress))
    return 0.0


def _to_come(voyage: Voyage, card: int, start: int) -> float:
    """What a Mission is worth to one who has just been given it in a port."""
    tables = voyage.state.tables
    goal, worth = tables.mission_goal[card], reward(voyage, tables.mission_reward[card])
    away = tables.steps[start]
    match goal.name:
        case "visit" | "visit-or-scout" | "visit-test" | "race":
            return worth * SOON[away[goal.value] + 3] * voyage.enters(goal.value)
        case "deliver":
            return worth * SOON[away[goal.value] + 3] * _deliverable(voyage, goal)
        case "scout":
            return RETRIED * worth * SOON[away[goal.value] + 2]
        case "land":
            return RETRIED * worth * SOON[away[goal.value] + 2] * _deliverable(voyage, goal)
        case "scout-fight":
            return RETRIED * worth * SOON[away[goal.value] + 2] * _storms(voyage, goal)
        case "scout-both":
            return RETRIED * worth * SOON[min(away[zone] for zone in goal.args) + 2 + NEXT_SEARCH]
    return worth * _anywhere(goal, 0)


def _anywhere(goal: Word, done: int) -> float:
    """How soon and how surely a goal is reached that has no place of its own."""
    match goal.name:
        case "duel":
            return 0.5
        case "nations":
            return SOON[NEXT_PORT * max(0, goal.value - done)]
        case "sales":
            return SOON[NEXT_SALE * max(0, goal.value - done)]
        case "raid":
            return 0.6 * SOON[NEXT_RAID]
        case "wager" if goal.text == SALE:
            return WON_WAGER * SOON[NEXT_SALE]
        case "wager" if goal.text == RAID:
            return WON_WAGER * SOON[NEXT_RAID]
    return 0.25 * SOON[NEXT_FIGHT]


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
    return 1.0 if have >= count else 0.2 + 0.5 * have / count


def _storms(voyage: Voyage, goal: Word) -> float:
    state, seat = voyage.state, voyage.seat
    _, crew, leadership, *_ = goal.args
    dice = state.skill(seat, LEADERSHIP) + state.ability(seat, "clash-dice")
    own = Boarders(state.crew(seat), dice)
    return max(0.0, 2 * storming(own, Boarders(crew, leadership)) - 1)
