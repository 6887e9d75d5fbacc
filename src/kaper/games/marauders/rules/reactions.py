"""Moments of a battle at which its captains may answer, the attacker first, until all pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from kaper.games.marauders import battle_doors, card_doors, doors, ship_doors
from kaper.games.marauders.actions import DEPLOY, PASSING, PLAY, REROLL, USES
from kaper.games.marauders.components.ids import (
    CHAIN_SHOT,
    GRAPE_SHOT,
    HOOKS,
    MASTS,
    WEAPON_NUMBER,
    WEAPONS,
    GloryKind,
)
from kaper.games.marauders.components.vocabulary import Word
from kaper.games.marauders.marks import REROLLED
from kaper.games.marauders.rules import hands
from kaper.games.marauders.rules.combat_dice import (
    CREW_ROLL,
    DIE,
    LOCATION_ROLL,
    MANEUVER_ROLL,
    PickDice,
    SetDie,
    WhoseDice,
    lay_dice,
    lay_more,
    shown_dice,
    why_settled,
)
from kaper.games.marauders.rules.moments import rule_of_moment
from kaper.games.marauders.rules.prospects import glory_card_reads
from kaper.games.marauders.rules.prospects_rolls import roll_stands, weapon_brings
from kaper.games.marauders.rules.rolls import no_such_die, one_anew, rerolls
from kaper.games.marauders.rules.shortages import no_such_weapon
from kaper.games.marauders.state import BOARDING, NPC, Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import PASS, Frame, hand_back
from kaper.kernel.prospects import Prospect


def react(state: Marauders, moment: str, sides: Sequence[int]) -> None:
    """Ask the players among these sides, in order."""
    seats = tuple(side for side in sides if side < NPC)
    if seats:
        state.stack.append(React(moment, seats))


def contest(state: Marauders, moment: str, counts: Sequence[int]) -> None:
    """Both sides roll so many dice at the same time; then their captains may answer."""
    skill = DIE[moment]
    for place, count in enumerate(counts):
        battle_doors.roll(state, place, skill, count)
    react(state, moment, state.battle.sides)


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
        # Rule: combatcards.chain, glory.asked-in-turn, glory.resolve-order
        if self.passes == len(self.seats):
            card_doors.forget_last_card(state)
            state.stack.pop()
            return False
        if hands.may_hold(state, self.seat) or has_open_means(self, state):
            return True
        state.stack[-1] = self.passed()
        return False

    def passed(self) -> React:
        return self._next(self.passes + 1)

    def answered(self) -> React:
        """After a card, a token or a Specialist the other captain may answer anew."""
        return replace(self._next(0), before=self.passes)

    def _next(self, passes: int) -> React:
        # Rule: combatcards.order
        return replace(self, turn=(self.turn + 1) % len(self.seats), passes=passes)

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        """A card held back is a pass."""
        return replace(self, passes=self.before + 1)

    def waiting(self, state: Marauders) -> tuple[int, ...]:
        return (self.seat,)

    def in_the_open(self, state: Marauders, seat: int) -> bool:
        return not hands.may_hold(state, seat)

    def passing(self, state: Marauders, seat: int) -> Action:
        return PASSING

    def deeds(self) -> Deeds[React, Marauders]:
        return REACTIONS

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = shown_dice(state, self.moment, seat)
        if self.moment == MANEUVER_ROLL:
            return Prompt("marauders-prompt-maneuver-roll", args)
        if self.moment == LOCATION_ROLL:
            return Prompt("marauders-prompt-location-roll", args)
        return Prompt("marauders-prompt-crew-roll", args)

    def not_now(self, state: Marauders, seat: int, action: Action) -> str:
        return rule_of_moment(action)


def has_open_means(asked: React, state: Marauders) -> bool:
    """Whether there are tokens or Specialists for this moment, which everybody can see."""
    means = (*weapons(asked, state, asked.seat), *own_hits(asked, state, asked.seat))
    return any(REACTIONS.refusal(asked, state, asked.seat, action) is None for action in means)


# Glory cards


def combat_cards(asked: React, state: Marauders, seat: int) -> list[Action]:
    return hands.plays(state, seat, asked.moment)


def why_no_combat_card(asked: React, state: Marauders, seat: int, action: Action) -> Refusal | None:
    rule = "combatcards.participants"
    refusal = hands.why_no_card(state, seat, action, asked.moment, rule)
    return refusal or why_no_use(asked, state, action.args[0])


def why_no_use(asked: React, state: Marauders, card: str) -> Refusal | None:
    """A card that fits must also change something."""
    word, place = hands.effect_of(state, card), state.battle.place_of(asked.seat)
    if asked.moment == LOCATION_ROLL:
        own = why_settled(state, LOCATION_ROLL, place, "glory.house-aim")
        if word.name == "set-location" or own is None:
            return own
        return why_settled(state, LOCATION_ROLL, 1 - place, "glory.house-aim")
    if word.name == "ignore":
        return None if doors.SKULL in state.battle.dice[1 - place] else hands.idle(card)
    if word.name == "reroll" or asked.moment == CREW_ROLL or state.cube(asked.seat, MASTS):
        return None
    return Refusal("damage.masts-exactly-one", card=card)


def play_card(asked: React, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = asked.answered()
    word = hands.play(state, seat, action)
    carry_out(asked, state, word, state.tables.glory_number[action.args[0]])


def carry_out(asked: React, state: Marauders, word: Word, card: GloryKind) -> None:
    seat, moment = asked.seat, asked.moment
    place = state.battle.place_of(seat)
    match word.name:
        case "reroll":
            state.stack.append(WhoseDice(seat, card, moment))
        case "set-location":
            state.stack.append(SetDie(seat, card))
        case "successes":
            lay_more(state, moment, place, (doors.SKULL,) * word.value)
        case "dice":
            lay_more(state, moment, place, doors.throw(state, DIE[moment], word.value))
        case "ignore":
            left = list(state.battle.dice[1 - place])
            left.remove(doors.SKULL)
            lay_dice(state, moment, 1 - place, left)
        case "hide":
            # Rule: glory.house-away
            card_doors.forget_last_card(state)
            state.stack.pop()
            hand_back(state, (place,))


# The Gunner


def own_hits(asked: React, state: Marauders, seat: int) -> list[Action]:
    if asked.moment != LOCATION_ROLL or not state.ability(seat, "location-reroll"):
        return []
    return rerolls(state.battle.hits[state.battle.place_of(seat)])


def why_no_new_aim(asked: React, state: Marauders, seat: int, action: Action) -> Refusal | None:
    place = state.battle.place_of(seat)
    if asked.moment != LOCATION_ROLL or not state.ability(seat, "location-reroll"):
        return Refusal("specialist.kinds", "no-reroll")
    if state.battle.used & REROLLED << place:
        return Refusal("specialist.kinds", "rerolled")
    settled = why_settled(state, LOCATION_ROLL, place, "specialist.kinds")
    return settled or no_such_die(state.battle.hits[place], action)


def aim_anew(asked: React, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = asked.answered()
    place = state.battle.place_of(seat)
    battle_doors.note(state, REROLLED, place)
    dice = one_anew(state, DIE[LOCATION_ROLL], state.battle.hits[place], action)
    lay_dice(state, LOCATION_ROLL, place, dice)


# Special Weapons


_WEAPONS_FOR: Final = {
    MANEUVER_ROLL: (HOOKS,),
    LOCATION_ROLL: (CHAIN_SHOT, GRAPE_SHOT),
    CREW_ROLL: (),
}


def weapons(asked: React, state: Marauders, seat: int) -> list[Action]:
    fitting = _WEAPONS_FOR[asked.moment]
    return [USES[weapon] for weapon in fitting if ship_doors.has_weapon(state, seat, weapon)]


def why_no_weapon(asked: React, state: Marauders, seat: int, action: Action) -> Refusal | None:
    word, place = action.args[0], state.battle.place_of(seat)
    missing = no_such_weapon(state, seat, word, "weapon.one-of-each")
    if missing is not None:
        return missing
    if word == WEAPONS[HOOKS]:
        return why_no_hooks(asked, state, place)
    return why_no_shot(asked, state, place, word)


def why_no_hooks(asked: React, state: Marauders, place: int) -> Refusal | None:
    if asked.moment != MANEUVER_ROLL:
        return Refusal("weapon.hooks", "weapon-moment", weapon=WEAPONS[HOOKS])
    return None if state.battle.declared[place] == BOARDING else Refusal("weapon.hooks")


def why_no_shot(asked: React, state: Marauders, place: int, shot: str) -> Refusal | None:
    if asked.moment != LOCATION_ROLL:
        rule = "weapon.chain-shot" if shot == WEAPONS[CHAIN_SHOT] else "weapon.grape-shot"
        return Refusal(rule, "weapon-moment", weapon=shot)
    settled = why_settled(state, LOCATION_ROLL, place, "weapon.one-shot-per-volley")
    if settled or doors.SKULL in state.battle.hits[place]:
        return settled
    return Refusal("weapon.one-shot-per-volley")


def deploy(asked: React, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = asked.answered()
    place = state.battle.place_of(seat)
    weapon = WEAPON_NUMBER[action.args[0]]
    if weapon == HOOKS:
        ship_doors.use_weapon(state, seat, weapon)
        state.stack.append(PickDice(seat, place, asked.moment))
    else:
        battle_doors.load_shot(state, place, weapon)


def let_be(asked: React, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = asked.passed()


def deploying_brings(asked: React, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    return [weapon_brings(state, state.battle.place_of(seat), WEAPON_NUMBER[action.args[0]])]


def standing_brings(asked: React, state: Marauders, seat: int, action: Action) -> list[Prospect]:
    if asked.moment == LOCATION_ROLL:
        return []
    return roll_stands(state, state.battle.place_of(seat), crew=asked.moment == CREW_ROLL)


REACTIONS: Final = Deeds(
    Deed(PLAY, why_no_combat_card, play_card, combat_cards, brings=glory_card_reads),
    Deed(REROLL, why_no_new_aim, aim_anew, own_hits),
    Deed(DEPLOY, why_no_weapon, deploy, weapons, brings=deploying_brings),
    Deed(PASS, always, let_be, brings=standing_brings),
)
