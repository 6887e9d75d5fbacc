"""Moving: from zone to zone, into port and out of it, and who is let in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kaper.games.marauders import doors
from kaper.games.marauders.actions import PAPERS, PERSUADE, TOLL
from kaper.games.marauders.events import (
    EnteredPort,
    LeftPort,
    PapersUsed,
    Sailed,
    TurnedAway,
)
from kaper.games.marauders.independent import is_enemy
from kaper.games.marauders.npc_scouting import scout_by_npcs
from kaper.games.marauders.rolls import SkillTest
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.stowing import ShedCargo
from kaper.games.marauders.tables import INFLUENCE, NONE
from kaper.games.marauders.weather import face_storm
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import DECLINE, Ask, Frame


def barred(state: Marauders, seat: int, zone: int) -> bool:
    """Whether a bounty or a war closes a port to a captain; never the Home Port."""
    nation = state.tables.zone_nation[zone]
    if zone == state.tables.home[state.captains[seat]]:
        return False
    return state.bounty(seat, nation) > 0 or is_enemy(state, nation, state.nation(seat))


def papers(state: Marauders, seat: int) -> int:
    """A kept Rumor that opens a port; NONE without one."""
    for rumor in state.kept[seat]:
        if state.tables.rumor_reward[rumor][0].name == "papers":
            return rumor
    return NONE


def why_no_entry(state: Marauders, seat: int) -> str | None:
    """The rule that keeps a ship out of the port of its zone, or None."""
    zone = state.zones[seat]
    if state.tables.zone_nation[zone] == NONE:
        return "board.zones"
    if state.has_ability(seat, "any-port"):
        return None
    if zone in state.plague:
        return "term.card-text-wins"
    if not barred(state, seat, zone) or "haven" in state.tables.zone_rule[zone]:
        return None
    return None if papers(state, seat) != NONE else "access.ports-closed"


def sail(state: Marauders, seat: int, zone: int) -> None:
    state.zones[seat] = zone
    doors.tell(state, Sailed(seat, state.tables.zone_names[zone]))
    _arrive_at_sea(state, seat)


def leave_port(state: Marauders, seat: int) -> None:
    state.in_port[seat] = state.legal_stay[seat] = 0
    doors.tell(state, LeftPort(seat, state.tables.zone_names[state.zones[seat]]))
    _arrive_at_sea(state, seat)
    state.stack.append(ShedCargo(seat))


def _arrive_at_sea(state: Marauders, seat: int) -> None:
    """First the weather, then those who lie in wait."""
    scout_by_npcs(state, seat)
    face_storm(state, seat)


def enter_port(state: Marauders, seat: int) -> None:
    zone = state.zones[seat]
    open_to_all = state.has_ability(seat, "any-port") or not barred(state, seat, zone)
    if open_to_all:
        _moor(state, seat)
    elif "haven" in state.tables.zone_rule[zone]:
        state.stack.append(Haven(seat))
    else:
        use_papers(state, seat)


def _moor(state: Marauders, seat: int) -> None:
    state.in_port[seat] = 1
    doors.tell(state, EnteredPort(seat, state.tables.zone_names[state.zones[seat]]))


def use_papers(state: Marauders, seat: int) -> None:
    """False papers open a port for one stay, and clear part of its nation's bounty."""
    rumor = papers(state, seat)
    zone = state.zones[seat]
    state.kept[seat] = tuple(card for card in state.kept[seat] if card != rumor)
    state.rumor_deck = sorted((*state.rumor_deck, rumor))
    state.legal_stay[seat] = 1
    doors.tell(state, PapersUsed(seat, state.tables.zone_names[zone]))
    levels = state.tables.rumor_reward[rumor][0].value
    doors.lift_bounty(state, seat, state.tables.zone_nation[zone], levels)
    _moor(state, seat)


@dataclass(frozen=True, slots=True)
class Haven(Ask[Marauders]):
    """A pirate haven lets a barred captain in by an Influence test or for a toll."""

    tried: bool = field(default=False, kw_only=True)
    won: bool = field(default=False, kw_only=True)

    def step(self, state: Marauders) -> bool:
        if self.won:
            state.stack.pop()
            _moor(state, self.seat)
            return False
        return True

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        return replace(self, won=result[0] > 0)

    def _toll(self, state: Marauders) -> int:
        return state.tables.zone_rule[state.zones[self.seat]]["haven"]

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        options: list[Action] = []
        if not self.tried:
            options.append(PERSUADE())
        if state.gold[seat] >= self._toll(state):
            options.append(TOLL())
        if papers(state, seat) != NONE:
            options.append(PAPERS())
        return [*options, DECLINE()]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action.verb == PERSUADE.name:
            state.stack[-1] = replace(self, tried=True)
            state.stack.append(SkillTest(seat, INFLUENCE))
            return
        state.stack.pop()
        if action.verb == TOLL.name:
            doors.pay(state, seat, self._toll(state))
            _moor(state, seat)
        elif action.verb == PAPERS.name:
            use_papers(state, seat)
        else:
            doors.tell(state, TurnedAway(seat, state.tables.zone_names[state.zones[seat]]))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-haven", (("gold", self._toll(state)),))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "access.port-royale-details"
