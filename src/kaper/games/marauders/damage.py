"""Hits on a ship: skulls placed by its captain, hits called off, and the cubes moved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kaper.games.marauders import doors, hands
from kaper.games.marauders.actions import ABSORB, PASSES, PLACES, PLAY, SHIFT, places_of
from kaper.games.marauders.battle_events import HitAbsorbed, HitIgnored, HitMoved
from kaper.games.marauders.state import NPC, PER_SHIP, Marauders
from kaper.games.marauders.tables import LOCATIONS, NONE
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask

# Where hits come from decides what can call them off.
GUNS, MERCHANT, WEATHER, SWIVEL = range(4)
_CARDS_FIT = (GUNS, MERCHANT)
# Once a battle, the reroll once a round: bits of `used`, moved by the side's place in the battle.
MOVED_HIT, CHASED, REROLLED, SURGERY = 1, 4, 16, 64


def strike(state: Marauders, side: int, seat: int, dice: Sequence[int], source: int) -> None:
    """Hits with these location dice; `seat` decides for the ship that is hit."""
    located = tuple(face for face in dice if face != doors.SKULL)
    skulls = len(dice) - len(located)
    state.stack.append(PlaceHits(seat, side, located, skulls, source))


@dataclass(frozen=True, slots=True)
class PlaceHits(Ask[Marauders]):
    """Pips are allotted first; then the captain who is hit places each skull."""

    side: int
    located: tuple[int, ...]
    skulls: int
    source: int
    shield: int = field(default=NONE, kw_only=True)

    def step(self, state: Marauders) -> bool:
        if self.skulls:
            return True
        state.stack[-1] = LandHits(
            self.seat, self.side, self.located, self.source, shield=self.shield
        )
        return False

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return PLACES

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        located = (*self.located, places_of(action))
        state.stack[-1] = replace(self, located=located, skulls=self.skulls - 1)

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        located = ",".join(LOCATIONS[location] for location in self.located)
        args = (("count", self.skulls), ("located", located))
        return Prompt("marauders-prompt-place-hit", args)

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "damage.skull"


@dataclass(frozen=True, slots=True)
class LandHits(Ask[Marauders]):
    """All locations are known and nothing is marked yet: some hits may be called off."""

    side: int
    located: tuple[int, ...]
    source: int
    passed: bool = field(default=False, kw_only=True)
    shield: int = field(default=NONE, kw_only=True)

    def step(self, state: Marauders) -> bool:
        if self.located and not self.passed and self._may_answer(state):
            return True
        state.last_card = NONE
        state.stack.pop()
        for location in self.located:
            doors.mark(state, self.side, location, shield=self.shield)
        return False

    def _may_answer(self, state: Marauders) -> bool:
        if self.side >= NPC:
            return False
        return (
            (self.source in _CARDS_FIT and hands.may_hold(state, self.seat))
            or self._can_absorb(state)
            or self._can_move(state)
        )

    def _can_absorb(self, state: Marauders) -> bool:
        flipped = state.flipped[self.side] >> state.tables.power["absorb"] & 1
        return state.has_modification(self.side, "absorb") and not flipped

    def _bit(self, state: Marauders) -> int:
        return MOVED_HIT << state.sides.index(self.side)

    def _can_move(self, state: Marauders) -> bool:
        return (
            self.source in (GUNS, SWIVEL)
            and state.has_ability(self.side, "move-hit")
            and not state.used & self._bit(state)
        )

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        options: list[Action] = []
        where = list(dict.fromkeys(self.located))
        if self._can_absorb(state):
            options += [ABSORB(LOCATIONS[location]) for location in where]
        if self.source in _CARDS_FIT:
            for kind in hands.fitting(state, seat, "hit"):
                name = state.tables.glory_names[kind]
                options += [PLAY(name, LOCATIONS[location], "") for location in where]
        if self._can_move(state):
            options += [
                SHIFT(LOCATIONS[location], LOCATIONS[to])
                for location in where
                for to in range(PER_SHIP)
                if to != location and state.cube(self.side, to) > 0
            ]
        return [*options, PASSES]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action is PASSES:
            state.stack[-1] = replace(self, passed=True)
            return
        left = list(self.located)
        if action.verb == PLAY.name:
            hands.play(state, seat, action)
            left.remove(LOCATIONS.index(action.args[1]))
            doors.tell(state, HitIgnored(seat, action.args[1]))
        elif action.verb == SHIFT.name:
            state.used |= self._bit(state)
            left[left.index(places_of(action))] = LOCATIONS.index(action.args[1])
            doors.tell(state, HitMoved(seat, *action.args))
        else:
            state.flipped[seat] |= 1 << state.tables.power["absorb"]
            left.remove(places_of(action))
            doors.tell(state, HitAbsorbed(seat, action.args[0]))
        state.stack[-1] = replace(self, located=tuple(left))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        located = ",".join(LOCATIONS[location] for location in self.located)
        return Prompt("marauders-prompt-land-hits", (("located", located),))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        if action.verb == ABSORB.name:
            return "mod.reinforced-hull"
        return "combatcards.participants"
