"""Where a captain is, what he means to do, and how long it takes: the bots' sense of time.

What lies ahead counts less with every action that it takes to get there, so that each step
towards it is worth something.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from kaper.games.marauders.components.ids import EVERY_NATION, NONE, SCOUTING, Nothing, Zone
from kaper.games.marauders.marks import INSIDE, VISITED
from kaper.games.marauders.rules.independent import is_enemy
from kaper.games.marauders.state import Marauders

PATIENCE = 0.91
SOON = tuple(PATIENCE**actions for actions in range(200))
# Actions of a turn.
TURN = 3
# Actions that are left bring everything nearer, and are lost at the end of the turn.
MOST_ACTIONS = 9
IN_HAND = tuple(PATIENCE**-actions for actions in range(MOST_ACTIONS + 1))
# Nowhere within reach.
FARTHEST = 60

# A Ducat in the chest is a tenth of a point; one still to be earned is worth less.
STASHED, EARNED, SPARE = 0.1, 0.09, 0.02

AT_SEA, IN_PORT = range(2)


def again(chance: float) -> float:
    """The chance of a test that is tried turn after turn, less what is lost by waiting."""
    return chance / (1 - (1 - chance) * SOON[TURN])


class Errand(NamedTuple):
    """Something to be had, in Glory Points, by a Scout or a Port action in a zone."""

    worth: float
    zone: Zone
    place: int  # AT_SEA or IN_PORT
    actions: int  # from where the captain is


class Voyage:
    """A captain in play: where he is, where he can go, what gold is worth to him."""

    __slots__ = (
        "closed",
        "done",
        "ducat",
        "extra",
        "here",
        "home",
        "moored",
        "moored_at",
        "next_turn",
        "room",
        "scouting",
        "seat",
        "state",
        "steps",
        "wait",
    )

    def __init__(self, state: Marauders, seat: int) -> None:
        tables = state.tables
        self.state = state
        self.seat = seat
        captain = state.captains[seat]
        self.here = captain.zone
        self.home = tables.captains[captain.card].home
        self.steps = tables.steps[self.here]
        self.moored = captain.in_port
        self.moored_at: Zone | Nothing = self.here if self.moored else NONE
        self.done = state.turn.done if state.turn.active == seat else 0
        # What cannot be done any more has to wait for the next turn.
        self.next_turn = state.turn.actions + 1 if state.turn.active == seat else 1
        self.wait = 1
        if self.done & VISITED:
            self.wait = 0 if self.done & INSIDE else self.next_turn
        self.scouting = state.skill(seat, SCOUTING) + state.ability(seat, "scouting-dice")
        self.closed = self._closed()
        # Once the chest is full, gold buys a ship at most.
        self.room = 5 * state.target - captain.chest
        # What a Mission adds to a deed.
        self.extra = dict[str, float]()
        self.ducat = EARNED if captain.gold < self.room + 20 else SPARE

    def _closed(self) -> int:
        """The nations whose ports are closed to him, as a mask."""
        state, closed = self.state, 0
        levels = state.captains[self.seat].bounties
        if not state.war and not any(levels):
            return 0
        for nation in EVERY_NATION:
            if levels[nation] or (state.war and is_enemy(state, nation, state.nation(self.seat))):
                closed |= 1 << nation
        return closed if not state.captain_has(self.seat, "any-port") else 0

    def enters(self, zone: Zone) -> bool:
        """Whether a port lets the captain in."""
        tables = self.state.tables
        nation = tables.zones[zone].nation
        if nation == NONE or zone in self.state.plague:
            return False
        return (
            not self.closed >> nation & 1 or zone == self.home or "haven" in tables.zones[zone].rule
        )

    def ports(self) -> list[Zone] | tuple[Zone, ...]:
        """The ports that let the captain in."""
        ports = self.state.tables.ports
        if not self.closed and not self.state.plague:
            return ports
        return [zone for zone in ports if self.enters(zone)]

    def to_port(self, zone: Zone) -> int:
        """How many actions it takes to do business in a port."""
        if zone == self.moored_at:
            return self.wait
        return self.steps[zone] + 2 + self.moored

    def to_sea(self, zone: Zone) -> int:
        """How many actions it takes to scout in a zone."""
        return self.steps[zone] + 1 + self.moored

    def actions_left(self) -> int:
        """Actions that are left of this turn, those for a Move only included."""
        state = self.state
        return state.turn.actions + state.turn.moves if state.turn.active == self.seat else 0

    def errand_in_port(self, worth: float, zone: Zone) -> Errand:
        return Errand(worth, zone, IN_PORT, self.to_port(zone))

    def errand_at_sea(self, worth: float, zone: Zone) -> Errand:
        return Errand(worth, zone, AT_SEA, self.to_sea(zone))

    def plan(self, errands: Sequence[Errand], port_call: float, stale: Collection[int]) -> float:
        """What the best three errands bring, one after the other, with the actions in hand.

        `port_call` is what the first Port action brings besides, where the market is not stale.
        """
        later = [self._after(errand, errands) for errand in errands]
        calls = [port_call * (e.place and e.zone not in stale) for e in errands]
        best = 0.0
        for place, first in enumerate(errands):
            rest = 0.0
            for worth, way, second in later[place]:
                third = next((gain for gain, _, other in later[second] if other != place), 0.0)
                called = 0.0 if calls[place] else calls[second]
                rest = max(rest, worth + SOON[way] * (called + third))
            best = max(best, SOON[first.actions] * (first.worth + calls[place] + rest))
        return best * IN_HAND[min(self.actions_left(), MOST_ACTIONS)]

    def _after(self, here: Errand, errands: Sequence[Errand]) -> list[tuple[float, int, int]]:
        """What the others bring after an errand, the best first: worth, way, and which it is."""
        away, leave = self.state.tables.steps[here.zone], 1 + here.place
        found = []
        for number, other in enumerate(errands):
            if other is not here:
                if other.zone == here.zone and other.place == here.place:
                    way = max(0, other.actions - here.actions)
                else:
                    way = away[other.zone] + leave + other.place
                found.append((other.worth * SOON[way], way, number))
        found.sort(reverse=True)
        return found
