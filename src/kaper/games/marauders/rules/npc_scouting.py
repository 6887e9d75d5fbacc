"""Independent captains scout for player captains."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kaper.games.marauders import doors
from kaper.games.marauders.components.ids import FLEETS, SCOUTING, SKILLS, is_flagship
from kaper.games.marauders.events import Missed, Tested
from kaper.games.marauders.rules.found_ships import FoundShip
from kaper.games.marauders.rules.independent import degrees, hunters, is_shaken_off
from kaper.games.marauders.state import NPC, Marauders
from kaper.kernel.chance import draw
from kaper.kernel.frames import Frame


def scout_by_npcs(state: Marauders, seat: int) -> None:
    """Every hostile NPC in the zone scouts, in random order, one after the other."""
    # Rule: npcscout.triggers, npcscout.no-other-moment
    if any(fleet.zone == state.captains[seat].zone for fleet in state.fleets):
        state.stack.append(NpcScouting(seat, ()))


@dataclass(frozen=True, slots=True)
class NpcScouting(Frame[Marauders]):
    """`fleets` are those still to scout; empty until their order is drawn."""

    seat: int
    fleets: tuple[int, ...]
    drawn: bool = False

    def step(self, state: Marauders) -> bool:
        if not self.drawn:
            state.stack[-1] = replace(self, fleets=self._order(state), drawn=True)
            return False
        if not self.fleets or not state.at_sea(self.seat):
            state.stack.pop()
            return False
        # Rule: npcscout.one-at-a-time
        fleet, *later = self.fleets
        state.stack[-1] = replace(self, fleets=tuple(later))
        here = state.fleets[fleet].zone == state.captains[self.seat].zone
        # Rule: pursuit.hostile
        hunts = here and degrees(state, fleet, self.seat) is not None
        if hunts and not is_shaken_off(state, fleet):
            self._scout(state, fleet)
        return False

    def _order(self, state: Marauders) -> tuple[int, ...]:
        if not state.at_sea(self.seat):
            return ()
        hostile = hunters(state, self.seat, state.captains[self.seat].zone)
        if len(hostile) < 2:
            return tuple(hostile)
        # Rule: npcscout.many
        cards = sorted(state.commander(fleet) for fleet in hostile)
        order = draw(state, "npc", cards, len(cards))
        return tuple(state.tables.npcs[npc].fleet for npc in order)

    def _scout(self, state: Marauders, fleet: int) -> None:
        dice = doors.throw(state, SKILLS[SCOUTING], scouting_dice(state, fleet, self.seat))
        found = doors.successes(dice)
        doors.tell(state, Tested(FLEETS[fleet], SKILLS[SCOUTING], doors.faces(dice), found))
        if found:
            state.stack.append(FoundShip(self.seat, NPC + fleet))
        else:
            doors.tell(state, Missed(FLEETS[fleet], self.seat))


def scouting_dice(state: Marauders, fleet: int, seat: int) -> int:
    """An admiral rolls at least as many dice as the highest bounty on the captain."""
    dice = state.tables.npcs[state.commander(fleet)].skills[SCOUTING]
    if is_flagship(fleet):
        # Rule: npcscout.flag-symbol, npcscout.flag-which-nation
        dice = max(dice, *state.captains[seat].bounties)
        dice += state.event_word("pirate-hunt")
    return max(1, dice - state.ability(seat, "elusive"))
