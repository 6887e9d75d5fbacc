"""A ship that was found, by a player or an NPC: a card may hide it, else there is a battle."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from kaper.games.marauders import captain_doors, card_doors, doors, turn_doors
from kaper.games.marauders.actions import FIGHT, PLAY, SAIL, each
from kaper.games.marauders.components.ids import NONE, GloryKind
from kaper.games.marauders.components.vocabulary import FIND
from kaper.games.marauders.events import Eluded, Found, LostInFog
from kaper.games.marauders.marks import SHAKEN_OFF
from kaper.games.marauders.rules import hands
from kaper.games.marauders.rules.battle import begin_battle
from kaper.games.marauders.rules.deeds import goal_of
from kaper.games.marauders.rules.missions import complete
from kaper.games.marauders.rules.moments import Asked
from kaper.games.marauders.rules.prospects import glory_card_reads
from kaper.games.marauders.rules.prospects_sea import slipping_brings
from kaper.games.marauders.state import NPC, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always, forgo
from kaper.kernel.events import Event
from kaper.kernel.frames import DECLINE, DONE, PASS, Frame, hand_back

# What becomes of a ship that was found.
CAUGHT, GONE = range(2)


@dataclass(frozen=True, slots=True)
class FoundShip(Asked):
    """A ship has been found: its captain may hide it before battle and bounty."""

    scout: int
    outcome: int = field(default=NONE, kw_only=True)

    def step(self, state: Marauders) -> bool:
        if self.outcome == NONE and hands.may_hold(state, self.seat):
            return True
        if self.outcome == GONE:
            self.lose(state, Eluded(doors.who(self.scout), self.seat))
        else:
            self.fight(state)
        return False

    def in_the_open(self, state: Marauders, seat: int) -> bool:
        return not hands.may_hold(state, seat)

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        """The ship has slipped away; a card held back is a pass."""
        return replace(self, outcome=GONE if result else CAUGHT)

    def fight(self, state: Marauders) -> None:
        state.stack.pop()
        doors.tell(state, Found(doors.who(self.scout), self.seat))
        # Rule: mission.rival-found
        if self._is_sought(state):
            state.stack.append(RivalFound(self.scout, self.seat))
            complete(state, self.scout)
        else:
            # Rule: scout.combat-at-once, scout.no-backing-out, npcscout.battle
            begin_battle(state, self.scout, self.seat)

    def _is_sought(self, state: Marauders) -> bool:
        """Whether it is the rival whom a Mission of the finder is about."""
        if self.scout >= NPC:
            return False
        sought = goal_of(state, self.scout).encounter == FIND
        return sought and state.captains[self.scout].rival == self.seat

    def lose(self, state: Marauders, event: Event) -> None:
        """The find is void, and this NPC does not look again this turn."""
        state.stack.pop()
        card_doors.forget_last_card(state)
        if self.scout >= NPC:
            turn_doors.note_scouted(state, SHAKEN_OFF + state.commander(self.scout - NPC))
        doors.tell(state, event)

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-found", (("owner", doors.spelled(self.scout)),))

    def deeds(self) -> Deeds[FoundShip, Marauders]:
        return HIDING


def ways_out(found: FoundShip, state: Marauders, seat: int) -> list[Action]:
    return hands.plays(state, seat, "found")


def why_no_way_out(found: FoundShip, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return hands.why_no_card(state, seat, action, "found", "glory.play-other-turn")


def hide(found: FoundShip, state: Marauders, seat: int, action: Action) -> None:
    word = hands.play(state, seat, action)
    if word.name == "moves":
        card = state.tables.glory_number[action.args[0]]
        state.stack.append(SlipAway(seat, card, word.value))
    else:
        found.lose(state, LostInFog(doors.who(found.scout), seat))


def accept_battle(found: FoundShip, state: Marauders, seat: int, action: Action) -> None:
    found.fight(state)


HIDING: Final = Deeds(
    Deed(PLAY, why_no_way_out, hide, ways_out, brings=glory_card_reads),
    Deed(PASS, always, accept_battle),
)


@dataclass(frozen=True, slots=True)
class SlipAway(Asked):
    """A card lets a found ship sail on. It may still be held back; it is no Move."""

    card: GloryKind
    left: int
    sailed: bool = field(default=False, kw_only=True)

    def deeds(self) -> Deeds[SlipAway, Marauders]:
        return SLIPPING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-slip-away", (("count", self.left),))


def neighbours(slip: SlipAway, state: Marauders, seat: int) -> list[Action]:
    sails = each(SAIL, state.tables.zone_names)
    return [sails[to] for to in state.tables.zones[state.captains[seat].zone].neighbours]


def why_no_way(slip: SlipAway, state: Marauders, seat: int, action: Action) -> Refusal | None:
    here, there = state.captains[seat].zone, state.tables.zone_number.get(action.args[0], NONE)
    if there in state.tables.zones[here].neighbours:
        return None
    return Refusal("move.adjacent-zone", "no-way-there", zone=action.args[0])


def sail_on(slip: SlipAway, state: Marauders, seat: int, action: Action) -> None:
    # Rule: glory.house-away
    captain_doors.sail(state, seat, state.tables.zone_number[action.args[0]])
    if slip.left > 1:
        state.stack[-1] = replace(slip, left=slip.left - 1, sailed=True)
    else:
        stop_here(slip, state, seat, action)


def why_not_there(slip: SlipAway, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return None if slip.sailed else Refusal("glory.house-away", "not-sailed")


def stop_here(slip: SlipAway, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    hand_back(state, (state.captains[seat].zone,))


def why_not_held_back(
    slip: SlipAway, state: Marauders, seat: int, action: Action
) -> Refusal | None:
    return Refusal("glory.withhold", "sailed-on") if slip.sailed else None


def hold_back(slip: SlipAway, state: Marauders, seat: int, action: Action) -> None:
    hands.withhold(state, seat, slip.card)


SLIPPING: Final = Deeds(
    Deed(SAIL, why_no_way, sail_on, neighbours, brings=slipping_brings),
    Deed(DONE, why_not_there, stop_here),
    Deed(DECLINE, why_not_held_back, hold_back),
)


@dataclass(frozen=True, slots=True)
class RivalFound(Asked):
    """To find the rival was the Mission; to attack him then is as the finder likes."""

    rival: int

    def deeds(self) -> Deeds[RivalFound, Marauders]:
        return FACING_RIVAL

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-rival-found", (("owner", self.rival),))


def fight_rival(found: RivalFound, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    begin_battle(state, seat, found.rival)


FACING_RIVAL: Final = Deeds(
    Deed(FIGHT, always, fight_rival),
    Deed(DECLINE, always, forgo),
)
