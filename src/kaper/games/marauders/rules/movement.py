"""Moving: from zone to zone, into port and out of it, and who is let in."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from kaper.games.marauders import captain_doors, doors, rumor_doors
from kaper.games.marauders.actions import PAPERS, PERSUADE, TOLL
from kaper.games.marauders.components.ids import INFLUENCE, NATIONS, NONE, Nothing, Rumor, Zone
from kaper.games.marauders.events import (
    TurnedAway,
)
from kaper.games.marauders.rules.access import barred
from kaper.games.marauders.rules.npc_scouting import scout_by_npcs
from kaper.games.marauders.rules.rolls import SkillTest
from kaper.games.marauders.rules.rumor_slot import kept_rumor
from kaper.games.marauders.rules.shortages import too_dear
from kaper.games.marauders.rules.stowing import ShedCargo
from kaper.games.marauders.rules.weather import face_storm
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import DECLINE, Ask, Frame


def papers(state: Marauders, seat: int) -> Rumor | Nothing:
    """A kept Rumor that opens a port; NONE without one."""
    return kept_rumor(state, seat, "papers")


def why_shut_out(state: Marauders, seat: int) -> Refusal | None:
    """Why a ship cannot enter the port of its zone."""
    captain = state.captains[seat]
    zone = captain.zone
    nation = state.tables.zones[zone].nation
    if nation == NONE:
        return Refusal("board.zones")
    if state.captain_has(seat, "any-port"):
        return None
    if zone in state.plague:
        return Refusal("term.card-text-wins", "plague")
    if not barred(state, seat, zone) or "haven" in state.tables.zones[zone].rule:
        return None
    if papers(state, seat) != NONE:
        return None
    if captain.bounties[nation]:
        return Refusal("access.ports-closed", "wanted", nation=NATIONS[nation])
    return Refusal("access.ports-closed", "enemy-port", nation=NATIONS[nation])


def sail(state: Marauders, seat: int, zone: Zone) -> None:
    captain_doors.sail(state, seat, zone)
    _arrive_at_sea(state, seat)


def leave_port(state: Marauders, seat: int) -> None:
    captain_doors.leave_port(state, seat)
    _arrive_at_sea(state, seat)
    state.stack.append(ShedCargo(seat))


def _arrive_at_sea(state: Marauders, seat: int) -> None:
    """First the weather, then those who lie in wait: what is pushed last is on top."""
    # Rule: npcscout.triggers
    scout_by_npcs(state, seat)
    face_storm(state, seat)


def enter_port(state: Marauders, seat: int) -> None:
    zone = state.captains[seat].zone
    open_to_all = state.captain_has(seat, "any-port") or not barred(state, seat, zone)
    # Rule: access.port-royale-details
    if open_to_all:
        captain_doors.moor(state, seat)
    elif "haven" in state.tables.zones[zone].rule:
        # Rule: access.port-royale
        state.stack.append(Haven(seat))
    else:
        use_papers(state, seat)


def use_papers(state: Marauders, seat: int) -> None:
    """False papers open a port for one stay, and clear part of its nation's bounty."""
    rumor = papers(state, seat)
    nation = state.tables.zones[state.captains[seat].zone].nation
    assert rumor != NONE
    assert nation != NONE
    rumor_doors.use_papers(state, seat, rumor)
    levels = state.tables.rumors[rumor].reward[0].value
    doors.lift_bounty(state, seat, nation, levels)
    captain_doors.moor(state, seat)


@dataclass(frozen=True, slots=True)
class Haven(Ask[Marauders]):
    """A pirate haven lets a barred captain in by an Influence test or for a toll."""

    tried: bool = field(default=False, kw_only=True)
    won: bool = field(default=False, kw_only=True)

    def step(self, state: Marauders) -> bool:
        if self.won:
            state.stack.pop()
            captain_doors.moor(state, self.seat)
            return False
        return True

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        return replace(self, won=result[0] > 0)

    def toll(self, state: Marauders) -> int:
        return state.tables.zones[state.captains[self.seat].zone].rule["haven"]

    def deeds(self) -> Deeds[Haven, Marauders]:
        return LETTING_IN

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-haven", (("gold", self.toll(state)),))

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return "access.port-royale-details"


def why_not_persuaded(haven: Haven, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return Refusal("access.port-royale-details") if haven.tried else None


def persuade(haven: Haven, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = replace(haven, tried=True)
    state.stack.append(SkillTest(seat, INFLUENCE))


def why_no_toll(haven: Haven, state: Marauders, seat: int, action: Action) -> Refusal | None:
    # At sea no chest lies open: the toll is paid from aboard.
    return too_dear(state, seat, haven.toll(state), "access.port-royale")


def pay_toll(haven: Haven, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    doors.pay(state, seat, haven.toll(state))
    captain_doors.moor(state, seat)


def why_no_papers(haven: Haven, state: Marauders, seat: int, action: Action) -> Refusal | None:
    if papers(state, seat) != NONE:
        return None
    return Refusal("access.port-royale", "no-papers")


def show_papers(haven: Haven, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    use_papers(state, seat)


def turn_away(haven: Haven, state: Marauders, seat: int, action: Action) -> None:
    """The Move is spent, and the ship stays at sea."""
    state.stack.pop()
    # Rule: access.port-royale-details
    doors.tell(state, TurnedAway(seat, state.tables.zone_names[state.captains[seat].zone]))


LETTING_IN: Final = Deeds(
    Deed(PERSUADE, why_not_persuaded, persuade),
    Deed(TOLL, why_no_toll, pay_toll),
    Deed(PAPERS, why_no_papers, show_papers),
    Deed(DECLINE, always, turn_away),
)
