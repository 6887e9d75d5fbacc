"""Skill tests: rolled, mended by cards and abilities, and handed back as successes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from kaper.games.marauders import card_doors, doors
from kaper.games.marauders.actions import FACES, PLAY, REROLL, face_of
from kaper.games.marauders.components.ids import INFLUENCE, SCOUTING, SKILLS, Skill
from kaper.games.marauders.events import Rerolled, Tested
from kaper.games.marauders.rules import hands
from kaper.games.marauders.rules.moments import Asked
from kaper.games.marauders.rules.prospects import glory_card_reads
from kaper.games.marauders.state import Marauders
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal, always
from kaper.kernel.frames import PASS, Frame, hand_back

_MOMENTS = {SCOUTING: "failed-scouting", INFLUENCE: "failed-influence"}


@dataclass(frozen=True, slots=True)
class AfterTest(Frame[Marauders]):
    """What a test decides: it waits beneath the test, and `judge` goes on when that is rolled."""

    seat: int
    successes: int = field(default=0, kw_only=True)

    def judge(self, state: Marauders) -> None:
        raise NotImplementedError

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        return replace(self, successes=result[0])

    def step(self, state: Marauders) -> bool:
        state.stack.pop()
        self.judge(state)
        return False


def put_to_test(state: Marauders, after: AfterTest, skill: Skill, extra: int = 0) -> None:
    """A captain tests a skill, and `after` goes by the result."""
    state.stack += after, SkillTest(after.seat, skill, extra)


def talk_of_the_town(state: Marauders, seat: int) -> int:
    """Dice that a port adds to tests of Influence for Rumors and Missions."""
    return state.tables.zones[state.captains[seat].zone].rule.get("influence-dice", 0)


@dataclass(frozen=True, slots=True)
class SkillTest(Asked):
    """A captain's test. The frame below gets the successes by `returned`."""

    skill: Skill
    extra: int = 0
    dice: tuple[int, ...] = field(default=(), kw_only=True)
    rerolled: bool = field(default=False, kw_only=True)
    passed: bool = field(default=False, kw_only=True)

    def step(self, state: Marauders) -> bool:
        if not self.dice:
            # Rule: test.dice-count
            count = max(1, state.skill(self.seat, self.skill) + self.extra)
            dice = doors.throw(state, SKILLS[self.skill], count)
            doors.tell(
                state,
                Tested(self.seat, SKILLS[self.skill], doors.faces(dice), doors.successes(dice)),
            )
            state.stack[-1] = replace(self, dice=dice)
            return False
        if not self.passed and self._mendable(state):
            return True
        self.end(state, doors.successes(self.dice))
        return False

    def end(self, state: Marauders, successes: int) -> None:
        card_doors.forget_last_card(state)
        state.stack.pop()
        hand_back(state, (successes,))

    def _mendable(self, state: Marauders) -> bool:
        if doors.successes(self.dice) or self.skill not in _MOMENTS:
            return False
        if state.turn.active == self.seat and hands.may_hold(state, self.seat):
            return True
        return why_no_second_roll(self, state) is None

    def in_the_open(self, state: Marauders, seat: int) -> bool:
        return not hands.may_hold(state, seat)

    def deeds(self) -> Deeds[SkillTest, Marauders]:
        return MENDING

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = (("skill", SKILLS[self.skill]), ("dice", doors.shown(self.dice)))
        return Prompt("marauders-prompt-failed-test", args)


def mending_cards(test: SkillTest, state: Marauders, seat: int) -> list[Action]:
    return hands.plays(state, seat, _MOMENTS[test.skill])


def why_no_mending(test: SkillTest, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return hands.why_no_card(state, seat, action, _MOMENTS[test.skill], "glory.play-own-turn")


def mend(test: SkillTest, state: Marauders, seat: int, action: Action) -> None:
    if hands.play(state, seat, action).name == "succeed":
        test.end(state, 1)
    else:
        dice = doors.throw(state, SKILLS[test.skill], len(test.dice))
        state.stack[-1] = replace(test, dice=lay_anew(state, seat, dice))


def dice_of_test(test: SkillTest, state: Marauders, seat: int) -> list[Action]:
    return [] if why_no_second_roll(test, state) else rerolls(test.dice)


def why_no_second_roll(test: SkillTest, state: Marauders) -> Refusal | None:
    """A captain's ability: one die of a Scouting test, once."""
    if test.skill != SCOUTING or not state.captain_has(test.seat, "scouting-reroll"):
        return Refusal("captain.role", "no-reroll")
    return Refusal("captain.role", "rerolled") if test.rerolled else None


def why_no_reroll(test: SkillTest, state: Marauders, seat: int, action: Action) -> Refusal | None:
    return why_no_second_roll(test, state) or no_such_die(test.dice, action)


def reroll(test: SkillTest, state: Marauders, seat: int, action: Action) -> None:
    dice = one_anew(state, SKILLS[test.skill], test.dice, action)
    state.stack[-1] = replace(test, dice=lay_anew(state, seat, dice), rerolled=True)


def leave_it(test: SkillTest, state: Marauders, seat: int, action: Action) -> None:
    state.stack[-1] = replace(test, passed=True)


MENDING: Final = Deeds(
    Deed(PLAY, why_no_mending, mend, mending_cards, brings=glory_card_reads),
    Deed(REROLL, why_no_reroll, reroll, dice_of_test),
    Deed(PASS, always, leave_it),
)


# Dice that are rerolled, in a test, a raid or a battle


def rerolls(dice: Sequence[int]) -> list[Action]:
    """Each face that lies there can be picked for a reroll."""
    return [REROLL(FACES[face]) for face in dict.fromkeys(dice)]


def no_such_die(dice: Sequence[int], action: Action) -> Refusal | None:
    """The first word of the action names a die by its face."""
    die = action.args[0]
    return None if die in doors.faces(dice) else Refusal("dice.faces", "no-such-die", die=die)


def one_anew(state: Marauders, die: str, dice: Sequence[int], action: Action) -> tuple[int, ...]:
    """These dice with the one that the action names rolled anew."""
    kept = list(dice)
    kept.remove(face_of(action.args[0]))
    return (*kept, *doors.throw(state, die, 1))


def lay_anew(state: Marauders, seat: int, dice: Sequence[int]) -> tuple[int, ...]:
    """Lay these dice out instead of those before; returns them in order."""
    new = tuple(sorted(dice, reverse=True))
    doors.tell(state, Rerolled(seat, doors.faces(new), doors.successes(new)))
    return new
