"""Moments of a battle at which its captains may answer, the attacker first, until all pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kaper.games.marauders import doors, hands
from kaper.games.marauders.actions import (
    DEPLOY,
    FACES,
    FOES_DICE,
    OWN_DICE,
    PASSES,
    PLAY,
    REROLL,
    SET,
    USES,
    face_of,
    playing,
)
from kaper.games.marauders.battle_events import DieSet, Located
from kaper.games.marauders.damage import REROLLED
from kaper.games.marauders.events import Rerolled, Tested
from kaper.games.marauders.state import NPC, Marauders
from kaper.games.marauders.tables import (
    CHAIN_SHOT,
    GRAPE_SHOT,
    HOOKS,
    LEADERSHIP,
    LOCATIONS,
    MASTS,
    NONE,
    SEAMANSHIP,
    SKILLS,
    WEAPONS,
)
from kaper.games.marauders.vocabulary import Word
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import DECLINE, DONE, Ask, Frame, hand_back

MANEUVER_ROLL, LOCATION_ROLL, CREW_ROLL = "maneuver-roll", "location-roll", "crew-roll"
SHOOTING, BOARDING, FLEEING = range(3)
_DIE = {
    MANEUVER_ROLL: SKILLS[SEAMANSHIP],
    LOCATION_ROLL: "location",
    CREW_ROLL: SKILLS[LEADERSHIP],
}


def react(state: Marauders, moment: str, sides: Sequence[int]) -> None:
    """Ask the players among these sides, in order."""
    seats = tuple(side for side in sides if side < NPC)
    if seats:
        state.stack.append(React(moment, seats))


def contest(state: Marauders, moment: str, counts: Sequence[int]) -> None:
    """Both sides roll so many dice at the same time; then their captains may answer."""
    skill = _DIE[moment]
    for place, side in enumerate(state.sides):
        dice = doors.throw(state, skill, counts[place])
        state.dice[place] = dice
        shown = (doors.faces(dice), doors.successes(dice))
        doors.tell(state, Tested(doors.who(side), skill, *shown))
    react(state, moment, state.sides)


@dataclass(frozen=True, slots=True)
class React(Frame[Marauders]):
    """Everybody who might hold a card is asked, whether or not one fits."""

    moment: str
    seats: tuple[int, ...]
    turn: int = 0
    passes: int = field(default=0, kw_only=True)
    before: int = field(default=0, kw_only=True)  # passes before the card that was played last

    @property
    def seat(self) -> int:
        return self.seats[self.turn]

    def step(self, state: Marauders) -> bool:
        if self.passes == len(self.seats):
            state.last_card = NONE
            state.stack.pop()
            return False
        if hands.may_hold(state, self.seat) or self._open_means(state):
            return True
        state.stack[-1] = self._next(self.passes + 1)
        return False

    def _next(self, passes: int) -> React:
        return replace(self, turn=(self.turn + 1) % len(self.seats), passes=passes)

    def waiting(self, state: Marauders) -> tuple[int, ...]:
        return (self.seat,)

    def _open_means(self, state: Marauders) -> list[Action]:
        """Tokens and Specialists, which everybody can see."""
        seat = self.seat
        place = state.sides.index(seat)
        if self.moment == MANEUVER_ROLL:
            hooks = state.declared[place] == BOARDING and doors.has_weapon(state, seat, HOOKS)
            return [USES[HOOKS]] if hooks else []
        if self.moment != LOCATION_ROLL or state.shot[place] != NONE:
            return []
        options: list[Action] = []
        if state.ability(seat, "location-reroll") and not state.used & REROLLED << place:
            options += [REROLL(FACES[face]) for face in dict.fromkeys(state.hits[place])]
        if doors.SKULL in state.hits[place]:
            options += [
                USES[weapon]
                for weapon in (CHAIN_SHOT, GRAPE_SHOT)
                if doors.has_weapon(state, seat, weapon)
            ]
        return options

    def _can(self, state: Marauders, word: Word) -> bool:
        """Whether a card would change anything: without Masts there is one die, and no way out."""
        place = state.sides.index(self.seat)
        if self.moment == LOCATION_ROLL:
            places = (place,) if word.name == "set-location" else (0, 1)
            return any(is_open(state, self.moment, each) for each in places)
        if word.name == "ignore":
            return doors.SKULL in state.dice[1 - place]
        return word.name == "reroll" or self.moment == CREW_ROLL or state.cube(self.seat, MASTS) > 0

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        cards = [
            playing(name)
            for name, word in hands.fitting(state, seat, self.moment)
            if self._can(state, word)
        ]
        return [*cards, *self._open_means(state), PASSES]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action is PASSES:
            state.stack[-1] = self._next(self.passes + 1)
            return
        state.stack[-1] = replace(self._next(0), before=self.passes)
        place = state.sides.index(seat)
        if action.verb == PLAY.name:
            self._play(state, action, hands.play(state, seat, action))
        elif action.verb == REROLL.name:
            state.used |= REROLLED << place
            dice = list(state.hits[place])
            dice.remove(face_of(action.args[0]))
            dice += doors.throw(state, "location", 1)
            _roll_anew(state, LOCATION_ROLL, place, dice)
        else:
            weapon = WEAPONS.index(action.args[0])
            doors.use_weapon(state, seat, weapon)
            if weapon == HOOKS:
                state.stack.append(PickDice(seat, place, self.moment))
            else:
                state.shot[place] = weapon

    def _play(self, state: Marauders, action: Action, word: Word) -> None:
        place = state.sides.index(self.seat)
        card = state.tables.glory_number[action.args[0]]
        match word.name:
            case "reroll":
                state.stack.append(WhoseDice(self.seat, card, self.moment))
            case "set-location":
                state.stack.append(SetDie(self.seat, card))
            case "successes":
                _lay(state, self.moment, place, (doors.SKULL,) * word.value)
            case "dice":
                _lay(state, self.moment, place, doors.throw(state, _DIE[self.moment], word.value))
            case "ignore":
                left = list(state.dice[1 - place])
                left.remove(doors.SKULL)
                _roll_anew(state, self.moment, 1 - place, left)
            case _:
                state.last_card = NONE
                state.stack.pop()
                hand_back(state, (place,))

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        """A card held back is a pass."""
        return replace(self, passes=self.before + 1)

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        place = state.sides.index(seat)
        rolled = dice_of(state, self.moment)
        dice = doors.shown(rolled[place])
        foes = doors.shown(rolled[1 - place])
        args = (("dice", dice), ("foes", foes))
        if self.moment == MANEUVER_ROLL:
            return Prompt("marauders-prompt-maneuver-roll", args)
        if self.moment == LOCATION_ROLL:
            return Prompt("marauders-prompt-location-roll", args)
        return Prompt("marauders-prompt-crew-roll", args)

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        if action.verb == DEPLOY.name:
            hooks = action.args[0] == WEAPONS[HOOKS]
            return "weapon.hooks" if hooks else "weapon.one-shot-per-volley"
        return "combatcards.participants"


def dice_of(state: Marauders, moment: str) -> list[tuple[int, ...]]:
    """The dice on the table at a moment, by place."""
    return state.hits if moment == LOCATION_ROLL else state.dice


def is_open(state: Marauders, moment: str, place: int) -> bool:
    """Whether a side's dice can still change: those of a volley until a Special Weapon is used."""
    settled = moment == LOCATION_ROLL and state.shot[place] != NONE
    return bool(dice_of(state, moment)[place]) and not settled


def _lay(state: Marauders, moment: str, place: int, more: Sequence[int]) -> None:
    """Dice that a card adds are dice of the roll like the others."""
    _roll_anew(state, moment, place, (*state.dice[place], *more))


def _roll_anew(state: Marauders, moment: str, place: int, dice: Sequence[int]) -> None:
    """A side's dice are now these."""
    new = tuple(sorted(dice, reverse=True))
    dice_of(state, moment)[place] = new
    name = doors.who(state.sides[place])
    if moment == LOCATION_ROLL:
        doors.tell(state, Located(name, doors.faces(new)))
    else:
        doors.tell(state, Rerolled(name, doors.faces(new), doors.successes(new)))


@dataclass(frozen=True, slots=True)
class WhoseDice(Ask[Marauders]):
    """A card rerolls dice of one side, by choice; it may still be held back."""

    card: int
    moment: str

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        place = state.sides.index(seat)
        sides = ((OWN_DICE(), place), (FOES_DICE(), 1 - place))
        options = [option for option, each in sides if is_open(state, self.moment, each)]
        return [*options, DECLINE()]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action.verb == DECLINE.name:
            hands.withhold(state, seat, self.card)
            return
        place = state.sides.index(seat)
        if action.verb == FOES_DICE.name:
            place = 1 - place
        state.stack[-1] = PickDice(seat, place, self.moment)

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        place = state.sides.index(seat)
        rolled = dice_of(state, self.moment)
        dice, foes = doors.shown(rolled[place]), doors.shown(rolled[1 - place])
        return Prompt("marauders-prompt-whose-dice", (("dice", dice), ("foes", foes)))


@dataclass(frozen=True, slots=True)
class PickDice(Ask[Marauders]):
    """Any number of dice of one side, at least one, rerolled together."""

    place: int
    moment: str
    picked: tuple[int, ...] = field(default=(), kw_only=True)

    def _left(self, state: Marauders) -> list[int]:
        left = list(dice_of(state, self.moment)[self.place])
        for face in self.picked:
            left.remove(face)
        return left

    def step(self, state: Marauders) -> bool:
        if self._left(state):
            return True
        self._roll(state)
        return False

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        options = [REROLL(FACES[face]) for face in dict.fromkeys(self._left(state))]
        return [*options, DONE()] if self.picked else options

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action.verb == REROLL.name:
            state.stack[-1] = replace(self, picked=(*self.picked, face_of(action.args[0])))
        else:
            self._roll(state)

    def _roll(self, state: Marauders) -> None:
        state.stack.pop()
        new = doors.throw(state, _DIE[self.moment], len(self.picked))
        _roll_anew(state, self.moment, self.place, (*self._left(state), *new))

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = (
            ("dice", doors.shown(dice_of(state, self.moment)[self.place])),
            ("count", len(self.picked)),
        )
        return Prompt("marauders-prompt-pick-dice", args)


@dataclass(frozen=True, slots=True)
class SetDie(Ask[Marauders]):
    """A card sets one of the own location dice to a location, Hull excepted."""

    card: int

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        dice = dict.fromkeys(state.hits[state.sides.index(seat)])
        options = [
            SET(FACES[face], LOCATIONS[location])
            for face in dice
            for location in range(1, len(LOCATIONS))
            if location != face
        ]
        return [*options, DECLINE()]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action.verb == DECLINE.name:
            hands.withhold(state, seat, self.card)
            return
        state.stack.pop()
        place = state.sides.index(seat)
        dice = list(state.hits[place])
        dice.remove(face_of(action.args[0]))
        doors.tell(state, DieSet(seat, action.args[1]))
        dice.append(LOCATIONS.index(action.args[1]))
        _roll_anew(state, LOCATION_ROLL, place, dice)

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        dice = doors.shown(state.hits[state.sides.index(seat)])
        return Prompt("marauders-prompt-set-die", (("dice", dice),))
