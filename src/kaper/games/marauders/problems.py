"""Everything that can be wrong with a state: all cards, tokens and limits counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kaper.games.marauders.components.ids import EVERY_WEAPON, NONE, EventCard
from kaper.games.marauders.rules.captains import ReturnTokens
from kaper.games.marauders.rules.deeds import achieved, goal_of
from kaper.games.marauders.rules.hands import CutHand
from kaper.games.marauders.rules.missions import MissionCheck
from kaper.games.marauders.rules.rivals import NameRival
from kaper.games.marauders.rules.stowing import ShedCargo
from kaper.games.marauders.state import (
    CAP,
    HAND_LIMIT,
    IN_PLAY,
    PER_SHIP,
    Marauders,
)
from kaper.games.marauders.visibility.knowledge import hand_as_seen
from kaper.kernel.frames import Frame


def problems(state: Marauders) -> list[str]:
    return [
        *_cards(state),
        *_tokens(state),
        *_players(state),
        *_missions(state),
        *_knowledge(state),
    ]


def _differ(what: str, found: Iterable[int], wanted: Iterable[int]) -> list[str]:
    have, need = Counter(found), Counter(wanted)
    if have == need:
        return []
    return [f"{what}: {dict(need - have)} missing, {dict(have - need)} too many"]


def _cards(state: Marauders) -> list[str]:
    tables = state.tables
    cargo = [*state.decks.cargo, *state.discards.cargo, *state.laid.cards]
    glory = [*state.decks.glory, *state.discards.glory]
    rumors = [*state.decks.rumor]
    missions = [*state.decks.mission, *state.discards.mission, *state.offered]
    for seat in range(state.seats):
        cargo += state.captains[seat].cargo
        glory += state.captains[seat].hand
        glory += [k for k in tables.every_specialist if state.captains[seat].specialists >> k & 1]
        rumors += [*state.captains[seat].rumors, *state.captains[seat].kept]
        mission = state.captains[seat].mission
        if mission != NONE:
            missions.append(mission)
    events = [*state.decks.event, *state.discards.event]
    npcs = [*state.entering, *(npc for fleet in state.fleets for npc in fleet.cards)]
    events += [EventCard(npc) for npc in npcs if npc < tables.nameless]
    if state.event != NONE:
        events.append(state.event)
    captains = [
        *state.decks.captain,
        *(captain.card for captain in state.captains if captain.card != NONE),
    ]
    found = _differ("cargo", cargo, range(len(tables.cargo_names)))
    found += _differ("glory", glory, tables.glory_deck)
    found += _differ("rumors", rumors, range(len(tables.rumor_names)))
    found += _differ("missions", missions, range(len(tables.mission_names)))
    found += _differ("events", events, range(len(tables.event_names)))
    if len(captains) != len(set(captains)):
        found.append("a captain is there twice")
    return found


def _tokens(state: Marauders) -> list[str]:
    tables = state.tables
    if not state.round and not any(nation != NONE for nation in state.merchants):
        return []
    demand = [*state.demand_pool, *(good for good in state.demand if good != NONE)]
    flags = [*state.merchant_box, *(nation for nation in state.merchants if nation != NONE)]
    found = _differ("demand", demand, tables.demand)
    found += _differ("merchants", flags, tables.merchants)
    fitted = [kind for kind in state.modifications if kind != NONE]
    for seat in range(state.seats):
        fitted += [k for k in tables.power.values() if state.captains[seat].fitted >> k & 1]
    for frame in state.stack:
        if isinstance(frame, ReturnTokens):
            fitted += frame.tokens
    found += _differ("modifications", fitted, tables.modification_bag)
    for weapon in EVERY_WEAPON:
        if (
            sum(captain.weapons[weapon] for captain in state.captains)
            > tables.weapon_supply[weapon]
        ):
            found.append(f"too many special weapons of kind {weapon}")
    return found


def _players(state: Marauders) -> list[str]:
    found = []
    for seat in range(state.seats):
        captain = state.captains[seat]
        if captain.gold < 0 or captain.chest < 0:
            found.append(f"p{seat} owes gold")
        if len(captain.hand) > HAND_LIMIT and not _asks(state, CutHand(seat)):
            found.append(f"p{seat} holds {len(captain.hand)} Glory cards")
        if captain.slowed < 0:
            found.append(f"p{seat} would have more actions than usual")
        if any(not 0 <= level <= CAP for level in captain.bounties):
            found.append(f"p{seat} has an impossible bounty")
        if captain.status != IN_PLAY:
            continue
        found += [
            f"p{seat} has location {location} at {state.cube(seat, location)}"
            for location in range(PER_SHIP)
            if not 0 <= state.cube(seat, location) <= state.full(seat, location)
        ]
        if state.carried(seat) > state.capacity(seat) and not _asks(state, ShedCargo(seat)):
            found.append(f"p{seat} carries too much cargo")
    return found


def _missions(state: Marauders) -> list[str]:
    """Progress belongs to a Mission, and one that is done has been paid."""
    found = []
    for seat in range(state.seats):
        captain = state.captains[seat]
        progress, held = captain.progress, captain.mission != NONE
        if progress and not held:
            found.append(f"p{seat} has done {', '.join(progress)} for no Mission")
        if len(set(progress)) < len(progress):
            found.append(f"p{seat} has done the same twice for a Mission: {', '.join(progress)}")
        rival, names = captain.rival, held and goal_of(state, seat).names_rival
        if (rival != NONE) != names and not _asks(state, NameRival(seat)):
            found.append(f"p{seat} has the rival {rival} for the wrong Mission")
        if achieved(state, seat) and not _asks(state, MissionCheck()):
            found.append(f"p{seat} holds a Mission that is done")
    return found


def _knowledge(state: Marauders) -> list[str]:
    """Nobody remembers what is not so."""
    found = []
    for owner in range(state.seats):
        captain = state.captains[owner]
        least, most = captain.chest_least, captain.chest_most
        if not least <= captain.chest <= most:
            found.append(f"p{owner} has stashed {captain.chest}, not {least} to {most}")
        hand = Counter(captain.hand)
        found += [
            f"p{viewer} remembers cards that p{owner} does not hold"
            for viewer in (*range(state.seats), None)
            if Counter(hand_as_seen(state, owner, viewer)) - hand
        ]
    return found


def _asks(state: Marauders, frame: Frame[Marauders]) -> bool:
    return frame in state.stack
