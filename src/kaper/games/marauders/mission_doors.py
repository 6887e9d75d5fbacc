"""The doors of Missions: on offer, taken, carried out and dropped."""

from __future__ import annotations

from kaper.games.marauders.components.ids import NATIONS, NONE, Mission, Nation
from kaper.games.marauders.doors import tell
from kaper.games.marauders.events import MissionOffered, Reshuffled
from kaper.games.marauders.port_events import (
    MissionDropped,
    MissionTaken,
    NationNamed,
    RivalNamed,
)
from kaper.games.marauders.state import Marauders
from kaper.kernel.chance import draw


def offer_mission(state: Marauders) -> None:
    """The next card of the deck, which the discards make anew where it has run out."""
    # Rule: decks.reshuffle
    if not state.decks.mission and state.discards.mission:
        state.decks.mission = sorted(state.discards.mission)
        state.discards.mission = []
        tell(state, Reshuffled("mission"))
    if state.decks.mission:
        # Rule: mission.taken
        (mission,) = draw(state, "mission", state.decks.mission, 1)
        state.offered.append(mission)
        tables = state.tables
        place = tables.zone_names[tables.missions[mission].place]
        tell(state, MissionOffered(tables.mission_names[mission], place))


def take_mission(state: Marauders, seat: int, mission: Mission) -> None:
    state.offered.remove(mission)
    captain = state.captains[seat]
    captain.mission = mission
    # The turn of the claim does not count. Rule: mission.time-limit
    limit = state.tables.missions[mission].turns
    captain.deadline = limit + 1 if limit else 0
    tell(state, MissionTaken(seat, state.tables.mission_names[mission]))


def name_nation(state: Marauders, seat: int, nation: Nation) -> None:
    """Whose merchants a letter of marque allows to raid."""
    state.captains[seat].named = nation
    tell(state, NationNamed(seat, NATIONS[nation]))


def name_rival(state: Marauders, seat: int, rival: int) -> None:
    state.captains[seat].rival = rival
    tell(state, RivalNamed(seat, rival))


def note_progress(state: Marauders, seat: int, deed: str) -> None:
    """One of several deeds is done that the Mission asks for."""
    captain = state.captains[seat]
    captain.progress = (*captain.progress, deed)


def count_turn(state: Marauders, seat: int) -> None:
    """A turn less is left for the Mission; after the last it is dropped."""
    captain = state.captains[seat]
    # Rule: mission.time-limit
    captain.deadline -= 1
    if not captain.deadline:
        drop_mission(state, seat)


def drop_mission(state: Marauders, seat: int) -> None:
    mission = state.captains[seat].mission
    if mission != NONE:
        tell(state, MissionDropped(seat, state.tables.mission_names[mission]))
        clear_mission(state, seat)


def lose_freight(state: Marauders, seat: int) -> None:
    """A Mission that is freight is dropped with the last space for it."""
    # Rule: mission.freight
    if state.has_freight(seat) and state.capacity(seat) == 0:
        drop_mission(state, seat)


def clear_mission(state: Marauders, seat: int) -> None:
    captain = state.captains[seat]
    assert captain.mission != NONE
    # Rule: decks.reshuffle
    state.discards.mission.append(captain.mission)
    captain.mission = captain.named = captain.rival = NONE
    captain.progress = ()
    captain.deadline = 0
