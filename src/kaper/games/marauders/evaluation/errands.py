"""What the bots expect of Missions and Rumors, and of gold that is on its way home."""

from __future__ import annotations

from kaper.games.marauders.components.ids import INFLUENCE, NONE, SCOUTING, Mission, Zone
from kaper.games.marauders.evaluation.goals import Aim, aims, deed
from kaper.games.marauders.evaluation.prizes import GLORY, prize
from kaper.games.marauders.evaluation.voyage import (
    IN_PORT,
    SOON,
    SPARE,
    STASHED,
    TURN,
    Errand,
    Voyage,
    again,
)
from kaper.games.marauders.evaluation.wares import CAPITAL, ENOUGH
from kaper.games.marauders.marks import MISSION_TRIED, SCOUTED_MISSION, SELLING_OVER
from kaper.games.marauders.marks import STASHED as STASHED_ALREADY
from kaper.games.marauders.rules.chest import Amount
from kaper.games.marauders.rules.delivery import Deliver
from kaper.games.marauders.rules.missions import unmet
from kaper.games.marauders.rules.odds import found
from kaper.games.marauders.rules.rumors import CheckRumor, ProvenRumor
from kaper.games.marauders.rules.searches import CrewFight
from kaper.games.marauders.rules.shortages import others_in_play

# So many of the Missions on offer and of the Rumors in hand come to anything.
CLAIMED, CHECKED = 0.97, 0.9
# Gold aboard may be lost, and is no Glory yet.
ABOARD = 0.6
# To bring home the gold that wins the game.
WINNING = 3.0


def gold(voyage: Voyage, errands: list[Errand]) -> float:
    """Gold aboard: most of what it will be worth in the chest, the rest once it is there."""
    aboard, room = voyage.state.captains[voyage.seat].gold, max(0, voyage.room)
    if not aboard:
        return 0.0
    stashed = STASHED * min(aboard, room)
    actions = voyage.to_port(voyage.home)
    if not actions and voyage.done & STASHED_ALREADY:
        actions = 0 if isinstance(voyage.state.stack[-1], Amount) else voyage.next_turn
    worth = (1 - ABOARD) * stashed
    if _would_win(voyage):
        worth += WINNING
    errands.append(Errand(worth, voyage.home, IN_PORT, actions))
    return ABOARD * stashed + SPARE * max(0, aboard - room) + CAPITAL * min(aboard, ENOUGH)


def _would_win(voyage: Voyage) -> bool:
    """Whether the gold aboard, once stashed, makes up what is missing."""
    state, seat = voyage.state, voyage.seat
    captain = state.captains[seat]
    chest = (captain.chest + captain.gold) // 10
    return captain.glory + min(chest, state.target // 2) >= state.target


# Rumors


def rumor(voyage: Voyage, errands: list[Errand]) -> float:
    """Adds where the Rumor leads; returns what one is worth that is being checked."""
    state, seat = voyage.state, voyage.seat
    top = state.stack[-1]
    captain = state.captains[seat]
    if not captain.rumors or any(isinstance(frame, ProvenRumor) for frame in state.stack):
        return 0.0
    card = captain.rumors[0]
    details = state.tables.rumors[card]
    zone, skill = details.zone, details.skill
    worth = GLORY + prize(voyage, details.reward)
    if skill == SCOUTING:
        worth *= found(voyage.scouting)
    else:
        worth *= found(_influence(voyage, zone))
    if isinstance(top, CheckRumor) and top.seat == seat:
        return worth
    if skill == SCOUTING:
        errands.append(voyage.errand_at_sea(CHECKED * worth, zone))
    elif voyage.enters(zone):
        errands.append(voyage.errand_in_port(CHECKED * worth, zone))
    return 0.0


def _influence(voyage: Voyage, zone: Zone) -> int:
    """The dice for a Rumor or a Mission in a port."""
    dice = voyage.state.tables.zones[zone].rule.get("influence-dice", 0)
    return voyage.state.skill(voyage.seat, INFLUENCE) + dice


# Missions


def mission(voyage: Voyage, errands: list[Errand], risk: float) -> float:
    """Adds what there is to do for Missions; returns what one without a place is worth.

    `risk` is what a captain loses with his life.
    """
    held = voyage.state.captains[voyage.seat].mission
    now = kept = 0.0
    if held != NONE and _being_done(voyage):
        now = GLORY + prize(voyage, voyage.state.tables.missions[held].reward)
    elif held != NONE:
        for aim in aims(voyage, held, risk):
            if aim.zone == NONE:
                now += aim.worth * SOON[aim.actions]
            else:
                errand = _errand(voyage, aim, aim.zone)
                errands.append(errand)
                kept += errand.worth * SOON[errand.actions]
        _reward_deed(voyage, held, now)
    offers = [_offer(voyage, card, risk, now + kept) for card in voyage.state.offered]
    best = max(offers, key=lambda errand: errand.worth * SOON[errand.actions], default=None)
    if best is not None and best.worth > 0:
        errands.append(best)
    return now


def _being_done(voyage: Voyage) -> bool:
    """Whether goods are just handed over for the Mission, or its foe is just fought."""
    return any(
        isinstance(frame, (CrewFight, Deliver)) and frame.seat == voyage.seat
        for frame in voyage.state.stack
    )


def _errand(voyage: Voyage, aim: Aim, zone: Zone) -> Errand:
    """What there is to do for a Mission in hand, if there is time for it."""
    state, seat = voyage.state, voyage.seat
    if aim.place == IN_PORT:
        actions = voyage.to_port(zone)
        if not actions and voyage.done & SELLING_OVER:
            actions = voyage.next_turn
    else:
        actions = voyage.to_sea(zone)
        if state.turn.active == seat and SCOUTED_MISSION in state.turn.scouted:
            actions = max(actions, voyage.next_turn)
    captain = state.captains[seat]
    late = captain.deadline and actions > TURN * captain.deadline
    return Errand(0.0 if late else aim.worth, zone, aim.place, actions)


def _reward_deed(voyage: Voyage, card: Mission, now: float) -> None:
    """A deed that completes the Mission brings its reward instead of what was hoped for."""
    details = voyage.state.tables.missions[card]
    wanted = deed(details.goal)
    if wanted:
        voyage.extra[wanted] = GLORY + prize(voyage, details.reward) - now


def _offer(voyage: Voyage, card: Mission, risk: float, kept: float) -> Errand:
    """A Mission on offer, which replaces the one in hand."""
    state, seat, tables = voyage.state, voyage.seat, voyage.state.tables
    details = tables.missions[card]
    place, needs = details.place, details.needs
    alone = details.goal.names_rival and not others_in_play(state, seat)
    closed = alone or not voyage.enters(place)
    if closed or any(unmet(state, seat, word) for word in needs):
        return Errand(0.0, place, IN_PORT, 0)
    chance = CLAIMED
    if any(word.name == "influence" for word in needs):
        extra = state.ability(seat, "mission-dice")
        chance *= again(found(_influence(voyage, place) + extra))
    away, turns = tables.steps[place], details.turns
    worth = 0.0
    for aim in aims(voyage, card, risk):
        # Out of the port, and there.
        way = away[aim.zone] + 2 + aim.place if aim.zone != NONE else aim.actions
        if not turns or way <= TURN * turns:
            worth += aim.worth * SOON[way]
    actions = voyage.to_port(place)
    if not actions and voyage.done & MISSION_TRIED:
        actions = voyage.next_turn
    return Errand(chance * (worth - kept), place, IN_PORT, actions)
