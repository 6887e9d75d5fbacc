"""Hits on a ship: skulls placed by its captain, hits called off, and the cubes moved.

`shield` is the location at which a Special Weapon or Swivel Guns aim: hits on it that find it
destroyed are lost, and do not go on to the Hull.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from kaper.games.marauders import battle_doors, card_doors, doors, ship_doors
from kaper.games.marauders.actions import (
    ABSORB,
    PASSING,
    PLACE,
    PLACEMENTS,
    PLAY,
    SHIFT,
    location_of,
    playing,
)
from kaper.games.marauders.battle_events import HitChosen, HitIgnored, HitMoved
from kaper.games.marauders.components.ids import LOCATIONS, NONE, GloryKind
from kaper.games.marauders.marks import MOVED_HIT
from kaper.games.marauders.rules import hands
from kaper.games.marauders.rules.moments import Asked
from kaper.games.marauders.rules.prospects import glory_card_reads
from kaper.games.marauders.rules.prospects_hits import damage, spared
from kaper.games.marauders.state import NPC, PER_SHIP, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import DECLINE, PASS, Frame, hand_back
from kaper.kernel.prospects import Prospect

# Where hits come from decides what can call them off.
BY_GUNS, BY_MERCHANT, BY_WEATHER, BY_SWIVEL_GUNS = range(4)
_CARDS_FIT = (BY_GUNS, BY_MERCHANT)
_ABILITIES_FIT = (BY_GUNS, BY_SWIVEL_GUNS)


def strike(state: Marauders, side: int, seat: int, dice: Sequence[int], source: int) -> None:
    """Hits with these location dice; `seat` decides for the ship that is hit."""
    located, skulls = split_skulls(dice)
    state.stack.append(PlaceHits(seat, side, located, skulls, source))


def split_skulls(dice: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """The locations that dice tell, and how many dice are skulls, which tell none."""
    located = tuple(face for face in dice if face != doors.SKULL)
    return located, len(dice) - len(located)


def no_location(word: str) -> Refusal | None:
    return (
        None
        if word in LOCATIONS
        else Refusal("setup.location-cubes", "no-such-location", location=word)
    )


# Skulls


@dataclass(frozen=True, slots=True)
class PlaceHits(Asked):
    """Pips are allotted first; then the captain who is hit places each skull."""

    side: int
    located: tuple[int, ...]
    skulls: int
    source: int
    shield: int = field(default=NONE, kw_only=True)

    def step(self, state: Marauders) -> bool:
        # Rule: damage.skull
        if self.skulls:
            return True
        state.stack[-1] = LandHits(
            self.seat, self.side, self.located, self.source, shield=self.shield
        )
        return False

    def deeds(self) -> Deeds[PlaceHits, Marauders]:
        return PLACING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        located = ",".join(LOCATIONS[location] for location in self.located)
        args = (("count", self.skulls), ("located", located))
        return Prompt("marauders-prompt-place-hit", args)


def all_locations(hits: PlaceHits, state: Marauders, seat: int) -> Sequence[Action]:
    # Rule: damage.skull-free-choice
    return PLACEMENTS


def why_not_there(hits: PlaceHits, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return no_location(action.args[0])


def place(hits: PlaceHits, state: Marauders, seat: int, action: Action) -> None:
    located = (*hits.located, location_of(action))
    state.stack[-1] = replace(hits, located=located, skulls=hits.skulls - 1)


def placing_brings(hits: PlaceHits, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return damage(state, hits.side, (*hits.located, location_of(action)), hits.shield)


# Listed ahead as just what is legal, which is all of them.
PLACING: Final = Deeds(
    Deed(PLACE, why_not_there, place, all_locations, prepared=True, brings=placing_brings)
)


# Hits called off or moved


@dataclass(frozen=True, slots=True)
class LandHits(Asked):
    """Every hit has its location, but no damage is marked yet: hits may be called off or moved."""

    side: int
    located: tuple[int, ...]
    source: int
    passed: bool = field(default=False, kw_only=True)
    shield: int = field(default=NONE, kw_only=True)

    def step(self, state: Marauders) -> bool:
        # Rule: damage.answers-together
        if self.located and not self.passed and self._may_answer(state):
            return True
        card_doors.forget_last_card(state)
        state.stack.pop()
        for location in self.located:
            ship_doors.mark(state, self.side, location, shield=self.shield)
        return False

    def _may_answer(self, state: Marauders) -> bool:
        if self.side >= NPC:
            return False
        return (
            (self.source in _CARDS_FIT and hands.may_hold(state, self.seat))
            or why_no_reinforced_hull(self, state) is None
            or why_no_knack(self, state) is None
        )

    def moved(self, state: Marauders, location: int, to: int) -> LandHits:
        left = list(self.located)
        left[left.index(location)] = to
        doors.tell(state, HitMoved(self.seat, LOCATIONS[location], LOCATIONS[to]))
        return replace(self, located=tuple(left))

    def without(self, location: int) -> LandHits:
        left = list(self.located)
        left.remove(location)
        return replace(self, located=tuple(left))

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        """A card has moved a hit; one held back is a pass."""
        return self.moved(state, *result) if result else replace(self, passed=True)

    def in_the_open(self, state: Marauders, seat: int) -> bool:
        return not hands.may_hold(state, seat)

    def passing(self, state: Marauders, seat: int) -> Action:
        return PASSING

    def deeds(self) -> Deeds[LandHits, Marauders]:
        return ANSWERING_HITS

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        located = ",".join(LOCATIONS[location] for location in self.located)
        return Prompt("marauders-prompt-land-hits", (("located", located),))


def no_hit(hits: LandHits, word: str, rule: str) -> Refusal | None:
    if word in LOCATIONS and LOCATIONS.index(word) in hits.located:
        return None
    return no_location(word) or Refusal(rule, "no-hit", location=word)


def shifts(state: Marauders, side: int, location: int) -> list[Action]:
    """How a hit can be moved: to any other location that is not destroyed."""
    return [
        SHIFT(LOCATIONS[location], LOCATIONS[to])
        for to in range(PER_SHIP)
        if to != location and state.cube(side, to) > 0
    ]


def why_no_shift(state: Marauders, side: int, action: Action, rule: str) -> Refusal | None:
    """The second word of the action names where a hit goes instead; by `rule` it can be moved."""
    location, to = action.args
    if to not in LOCATIONS:
        return no_location(to)
    if to == location:
        return Refusal(rule, "hit-there", location=to)
    if not state.cube(side, LOCATIONS.index(to)):
        return Refusal(rule, "location-destroyed", location=to)
    return None


# Reinforced Hull


def absorptions(hits: LandHits, state: Marauders, seat: int) -> list[Action]:
    if why_no_reinforced_hull(hits, state):
        return []
    return [ABSORB(LOCATIONS[location]) for location in dict.fromkeys(hits.located)]


def why_no_reinforced_hull(hits: LandHits, state: Marauders) -> Refusal | None:
    # Rule: mod.reinforced-hull-scope
    if not state.has_modification(hits.side, "absorb"):
        return Refusal("mod.reinforced-hull")
    if state.is_flipped(hits.side, "absorb"):
        return Refusal("mod.reinforced-hull", "hull-flipped")
    return None


def why_not_absorbed(hits: LandHits, state: Marauders, seat: int, action: Action) -> Refusal | None:
    unfit = why_no_reinforced_hull(hits, state)
    return unfit or no_hit(hits, action.args[0], "mod.reinforced-hull")


def absorb(hits: LandHits, state: Marauders, seat: int, action: Action) -> None:
    location = location_of(action)
    ship_doors.absorb_hit(state, seat, location)
    state.stack[-1] = hits.without(location)


# Cards


def cards_for_hits(hits: LandHits, state: Marauders, seat: int) -> list[Action]:
    where = dict.fromkeys(hits.located)
    return [
        playing(name, LOCATIONS[location])
        for name, _ in hands.fitting(state, seat, "hit")
        for location in where
    ]


def why_no_card_for_hit(
    hits: LandHits, state: Marauders, seat: int, action: Action
) -> Refusal | None:
    name, location = action.args[:2]
    rule = "combatcards.participants"
    if hits.source not in _CARDS_FIT:
        return Refusal(rule, "card-moment", card=name)
    refusal = hands.why_no_card(state, seat, action, "hit", rule, targets=1)
    refusal = refusal or no_hit(hits, location, rule)
    if refusal:
        return refusal
    if hands.effect_of(state, name).name == "ignore":
        return None
    movable = shifts(state, hits.side, LOCATIONS.index(location))
    return None if movable else hands.idle(name)


def play_on_hit(hits: LandHits, state: Marauders, seat: int, action: Action) -> None:
    name, word = action.args[:2]
    location = LOCATIONS.index(word)
    if hands.play(state, seat, action).name == "set-location":
        doors.tell(state, HitChosen(seat, word))
        card = state.tables.glory_number[name]
        state.stack.append(MoveHit(seat, hits.side, location, card))
        return
    doors.tell(state, HitIgnored(seat, word))
    state.stack[-1] = hits.without(location)


# A captain's ability


def own_shifts(hits: LandHits, state: Marauders, seat: int) -> list[Action]:
    if why_no_knack(hits, state):
        return []
    where = dict.fromkeys(hits.located)
    return [shift for location in where for shift in shifts(state, hits.side, location)]


def why_no_knack(hits: LandHits, state: Marauders) -> Refusal | None:
    """Some captains can move a hit, once a battle."""
    if hits.source not in _ABILITIES_FIT or not state.captain_has(hits.side, "move-hit"):
        return Refusal("captain.role", "no-shift")
    if state.battle.used & MOVED_HIT << state.battle.place_of(hits.side):
        return Refusal("captain.role", "shifted")
    return None


def why_not_moved(hits: LandHits, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return (
        why_no_knack(hits, state)
        or no_hit(hits, action.args[0], "captain.role")
        or why_no_shift(state, hits.side, action, "captain.role")
    )


def move(hits: LandHits, state: Marauders, seat: int, action: Action) -> None:
    battle_doors.note(state, MOVED_HIT, state.battle.place_of(hits.side))
    state.stack[-1] = hits.moved(state, location_of(action), LOCATIONS.index(action.args[1]))


def take_hits(hits: LandHits, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = replace(hits, passed=True)


def sparing_brings(hits: LandHits, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return spared(state, hits.side, hits.located, location_of(action), hits.shield)


def card_brings(hits: LandHits, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    if hands.effect_of(state, action.args[0]).name == "set-location":
        return glory_card_reads(hits, state, seat, action)
    location = LOCATIONS.index(action.args[1])
    return spared(state, hits.side, hits.located, location, hits.shield)


def moving_brings(hits: LandHits, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    left = list(hits.located)
    left[left.index(location_of(action))] = LOCATIONS.index(action.args[1])
    return damage(state, hits.side, left, hits.shield)


def taking_brings(hits: LandHits, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return damage(state, hits.side, hits.located, hits.shield)


ANSWERING_HITS: Final = Deeds(
    Deed(ABSORB, why_not_absorbed, absorb, absorptions, brings=sparing_brings),
    Deed(PLAY, why_no_card_for_hit, play_on_hit, cards_for_hits, brings=card_brings),
    Deed(SHIFT, why_not_moved, move, own_shifts, brings=moving_brings),
    Deed(PASS, always, take_hits, brings=taking_brings),
)


@dataclass(frozen=True, slots=True)
class MoveHit(Asked):
    """A card moves a hit; it may still be held back."""

    side: int
    location: int
    card: GloryKind

    def deeds(self) -> Deeds[MoveHit, Marauders]:
        return MOVING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-move-hit", (("location", LOCATIONS[self.location]),))


def places_to_go(hit: MoveHit, state: Marauders, seat: int) -> list[Action]:
    return shifts(state, hit.side, hit.location)


def why_not_by_card(hit: MoveHit, state: Marauders, seat: int, action: Action) -> Refusal | None:
    rule = "combatcards.participants"
    if action.args[0] != LOCATIONS[hit.location]:
        return Refusal(rule, "other-hit", location=LOCATIONS[hit.location])
    return why_no_shift(state, hit.side, action, rule)


def move_by_card(hit: MoveHit, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    hand_back(state, (hit.location, LOCATIONS.index(action.args[1])))


def hold_back(hit: MoveHit, state: Marauders, seat: int, action: Action) -> None:
    hands.withhold(state, seat, hit.card)


MOVING: Final = Deeds(
    Deed(SHIFT, why_not_by_card, move_by_card, places_to_go),
    Deed(DECLINE, always, hold_back),
)
