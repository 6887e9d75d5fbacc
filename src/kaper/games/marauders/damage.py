"""Hits on a ship: skulls placed by its captain, hits called off, and the cubes moved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kaper.games.marauders import doors, hands
from kaper.games.marauders.actions import ABSORB, PASSES, PLACES, PLAY, SHIFT, places_of, playing
from kaper.games.marauders.battle_events import HitAbsorbed, HitIgnored, HitMoved
from kaper.games.marauders.state import NPC, PER_SHIP, Marauders
from kaper.games.marauders.tables import LOCATIONS, NONE
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import DECLINE, Ask, Frame, hand_back

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
            for name, word in hands.fitting(state, seat, "hit"):
                options += [
                    playing(name, LOCATIONS[location])
                    for location in where
                    if word.name == "ignore" or shifts(state, self.side, location)
                ]
        if self._can_move(state):
            for location in where:
                options += shifts(state, self.side, location)
        return [*options, PASSES]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action is PASSES:
            state.stack[-1] = replace(self, passed=True)
            return
        left = list(self.located)
        if action.verb == PLAY.name:
            location = LOCATIONS.index(action.args[1])
            if hands.play(state, seat, action).name == "set-location":
                card = state.tables.glory_number[action.args[0]]
                state.stack.append(MoveHit(seat, self.side, location, card))
                return
            left.remove(location)
            doors.tell(state, HitIgnored(seat, action.args[1]))
        elif action.verb == SHIFT.name:
            state.used |= self._bit(state)
            state.stack[-1] = self._moved(state, places_of(action), LOCATIONS.index(action.args[1]))
            return
        else:
            state.flipped[seat] |= 1 << state.tables.power["absorb"]
            left.remove(places_of(action))
            doors.tell(state, HitAbsorbed(seat, action.args[0]))
        state.stack[-1] = replace(self, located=tuple(left))

    def _moved(self, state: Marauders, location: int, to: int) -> LandHits:
        left = list(self.located)
        left[left.index(location)] = to
        doors.tell(state, HitMoved(self.seat, LOCATIONS[location], LOCATIONS[to]))
        return replace(self, located=tuple(left))

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        """A card has moved a hit; one held back is a pass."""
        return self._moved(state, *result) if result else replace(self, passed=True)

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        located = ",".join(LOCATIONS[location] for location in self.located)
        return Prompt("marauders-prompt-land-hits", (("located", located),))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        if action.verb == ABSORB.name:
            return "mod.reinforced-hull"
        return "combatcards.participants"


def shifts(state: Marauders, side: int, location: int) -> list[Action]:
    """How a hit can be moved: to any other location that is not destroyed."""
    return [
        SHIFT(LOCATIONS[location], LOCATIONS[to])
        for to in range(PER_SHIP)
        if to != location and state.cube(side, to) > 0
    ]


@dataclass(frozen=True, slots=True)
class MoveHit(Ask[Marauders]):
    """A card moves a hit; it may still be held back."""

    side: int
    location: int
    card: int

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        return [*shifts(state, self.side, self.location), DECLINE()]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action.verb == DECLINE.name:
            hands.withhold(state, seat, self.card)
            return
        state.stack.pop()
        hand_back(state, (self.location, LOCATIONS.index(action.args[1])))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-move-hit", (("location", LOCATIONS[self.location]),))

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "combatcards.participants"
