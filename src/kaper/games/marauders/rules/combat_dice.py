"""Dice on the table in a battle, and what cards and Grappling Hooks make of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from kaper.games.marauders import battle_doors, doors
from kaper.games.marauders.actions import FACES, FOES_DICE, OWN_DICE, REROLL, SET, face_of
from kaper.games.marauders.battle_events import DieSet
from kaper.games.marauders.components.ids import (
    HULL,
    LEADERSHIP,
    LOCATIONS,
    NONE,
    SEAMANSHIP,
    SKILLS,
    GloryKind,
)
from kaper.games.marauders.rules import hands
from kaper.games.marauders.rules.moments import Asked
from kaper.games.marauders.rules.rolls import no_such_die, rerolls
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import DECLINE, DONE

# Rolls of a battle, which cards name as their moments.
MANEUVER_ROLL, LOCATION_ROLL, CREW_ROLL = "maneuver-roll", "location-roll", "crew-roll"
DIE: Final = {
    MANEUVER_ROLL: SKILLS[SEAMANSHIP],
    LOCATION_ROLL: "location",
    CREW_ROLL: SKILLS[LEADERSHIP],
}
_CARDS: Final = "combatcards.participants"


def dice_of(state: Marauders, moment: str) -> list[tuple[int, ...]]:
    """The dice on the table at a moment, by place."""
    return state.battle.hits if moment == LOCATION_ROLL else state.battle.dice


def shown_dice(state: Marauders, moment: str, seat: int) -> tuple[tuple[str, str], ...]:
    """A captain's own dice and the enemy's, for prompts."""
    place, rolled = state.battle.place_of(seat), dice_of(state, moment)
    return ("dice", doors.shown(rolled[place])), ("foes", doors.shown(rolled[1 - place]))


def why_settled(state: Marauders, moment: str, place: int, rule: str) -> Refusal | None:
    """A side's dice can change until a Special Weapon is used on them."""
    if not dice_of(state, moment)[place]:
        return Refusal(rule, "no-dice")
    if moment == LOCATION_ROLL and state.battle.shot[place] != NONE:
        return Refusal(rule, "shot-used")
    return None


def lay_more(state: Marauders, moment: str, place: int, more: Sequence[int]) -> None:
    """Dice that a card adds are dice of the roll like the others."""
    # Rule: glory.house-dice
    lay_dice(state, moment, place, (*state.battle.dice[place], *more))


def lay_dice(state: Marauders, moment: str, place: int, dice: Sequence[int]) -> None:
    """A side's dice are now these."""
    change = battle_doors.aim if moment == LOCATION_ROLL else battle_doors.change_roll
    change(state, place, dice)


# Whose dice a card rerolls


@dataclass(frozen=True, slots=True)
class WhoseDice(Asked):
    """A card rerolls dice of one side, by choice; it may still be held back."""

    card: GloryKind
    moment: str

    def deeds(self) -> Deeds[WhoseDice, Marauders]:
        return CHOOSING_SIDE

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        return Prompt("marauders-prompt-whose-dice", shown_dice(state, self.moment, seat))


def why_not_own(asked: WhoseDice, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return why_settled(state, asked.moment, state.battle.place_of(seat), _CARDS)


def why_not_foes(asked: WhoseDice, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return why_settled(state, asked.moment, 1 - state.battle.place_of(seat), _CARDS)


def choose_own(asked: WhoseDice, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = PickDice(seat, state.battle.place_of(seat), asked.moment)


def choose_foes(asked: WhoseDice, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = PickDice(seat, 1 - state.battle.place_of(seat), asked.moment)


def hold_back(asked: WhoseDice | SetDie, state: Marauders, seat: int, action: Action) -> None:
    hands.withhold(state, seat, asked.card)


CHOOSING_SIDE: Final = Deeds(
    Deed(OWN_DICE, why_not_own, choose_own),
    Deed(FOES_DICE, why_not_foes, choose_foes),
    Deed(DECLINE, always, hold_back),
)


# Which dice are rerolled


@dataclass(frozen=True, slots=True)
class PickDice(Asked):
    """Any number of dice of one side, at least one, rerolled together."""

    place: int
    moment: str
    picked: tuple[int, ...] = field(default=(), kw_only=True)

    def step(self, state: Marauders) -> bool:
        if self.left(state):
            return True
        self.roll(state)
        return False

    def left(self, state: Marauders) -> list[int]:
        """The dice that stay as they lie, so far."""
        left = list(dice_of(state, self.moment)[self.place])
        for face in self.picked:
            left.remove(face)
        return left

    def roll(self, state: Marauders) -> None:
        state.stack.pop()
        new = doors.throw(state, DIE[self.moment], len(self.picked))
        lay_dice(state, self.moment, self.place, (*self.left(state), *new))

    def deeds(self) -> Deeds[PickDice, Marauders]:
        return PICKING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = (
            ("dice", doors.shown(dice_of(state, self.moment)[self.place])),
            ("count", len(self.picked)),
        )
        return Prompt("marauders-prompt-pick-dice", args)


def dice_left(asked: PickDice, state: Marauders, seat: int) -> list[Action]:
    return rerolls(asked.left(state))


def why_not_picked(asked: PickDice, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return no_such_die(asked.left(state), action)


def pick(asked: PickDice, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = replace(asked, picked=(*asked.picked, face_of(action.args[0])))


def why_not_enough(asked: PickDice, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return None if asked.picked else Refusal(_CARDS, "no-die-picked")


def roll_picked(asked: PickDice, state: Marauders, seat: int, action: Action) -> None:
    asked.roll(state)


PICKING: Final = Deeds(
    Deed(REROLL, why_not_picked, pick, dice_left),
    Deed(DONE, why_not_enough, roll_picked),
)


# Where a location die is set


@dataclass(frozen=True, slots=True)
class SetDie(Asked):
    """A card sets one of the own location dice to a location, Hull excepted."""

    card: GloryKind

    def deeds(self) -> Deeds[SetDie, Marauders]:
        return SETTING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        dice = doors.shown(state.battle.hits[state.battle.place_of(seat)])
        return Prompt("marauders-prompt-set-die", (("dice", dice),))


def settings(asked: SetDie, state: Marauders, seat: int) -> list[Action]:
    dice = dict.fromkeys(state.battle.hits[state.battle.place_of(seat)])
    return [SET(FACES[face], location) for face in dice for location in LOCATIONS]


def why_not_set(asked: SetDie, state: Marauders, seat: int, action: Action) -> Refusal | None:
    die, location = action.args
    refusal = no_such_die(state.battle.hits[state.battle.place_of(seat)], action)
    if refusal:
        return refusal
    if location not in LOCATIONS or location == LOCATIONS[HULL]:
        return Refusal("damage.location-roll", location=location)
    already = face_of(die) == LOCATIONS.index(location)
    return Refusal(_CARDS, "set-already", location=location) if already else None


def set_die(asked: SetDie, state: Marauders, seat: int, action: Action) -> None:
    state.stack.pop()
    place = state.battle.place_of(seat)
    dice = list(state.battle.hits[place])
    dice.remove(face_of(action.args[0]))
    doors.tell(state, DieSet(seat, action.args[1]))
    dice.append(LOCATIONS.index(action.args[1]))
    lay_dice(state, LOCATION_ROLL, place, dice)


SETTING: Final = Deeds(
    Deed(SET, why_not_set, set_die, settings),
    Deed(DECLINE, always, hold_back),
)
