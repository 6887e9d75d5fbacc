"""Skill tests: rolled, mended by cards and abilities, and handed back as successes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from kaper.games.marauders import doors, hands
from kaper.games.marauders.actions import FACES, PASSES, PLAY, REROLL, face_of
from kaper.games.marauders.events import Rerolled, Tested
from kaper.games.marauders.state import Marauders
from kaper.games.marauders.tables import INFLUENCE, NONE, SCOUTING, SKILLS
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.frames import Ask, Frame, hand_back

_MOMENTS = {SCOUTING: "failed-scouting", INFLUENCE: "failed-influence"}


@dataclass(frozen=True, slots=True)
class AfterTest(Frame[Marauders]):
    """What a test decides: `judge` goes on when the successes are known."""

    seat: int
    successes: int = field(default=NONE, kw_only=True)

    def judge(self, state: Marauders) -> None:
        raise NotImplementedError

    def returned(self, state: Marauders, result: tuple[int, ...]) -> Frame[Marauders]:
        return replace(self, successes=result[0])

    def step(self, state: Marauders) -> bool:
        state.stack.pop()
        self.judge(state)
        return False


def put_to_test(state: Marauders, after: AfterTest, skill: int, extra: int = 0) -> None:
    """A captain tests a skill, and `after` goes by the result."""
    state.stack += after, SkillTest(after.seat, skill, extra)


@dataclass(frozen=True, slots=True)
class SkillTest(Ask[Marauders]):
    """A captain's test. The frame below gets the successes by `returned`."""

    skill: int
    extra: int = 0
    dice: tuple[int, ...] = field(default=(), kw_only=True)
    rerolled: bool = field(default=False, kw_only=True)
    passed: bool = field(default=False, kw_only=True)

    def step(self, state: Marauders) -> bool:
        if not self.dice:
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
        self._end(state, doors.successes(self.dice))
        return False

    def _end(self, state: Marauders, successes: int) -> None:
        state.last_card = NONE
        state.stack.pop()
        hand_back(state, (successes,))

    def _mendable(self, state: Marauders) -> bool:
        if doors.successes(self.dice) or self.skill not in _MOMENTS:
            return False
        return self._can_reroll(state) or (
            state.active == self.seat and hands.may_hold(state, self.seat)
        )

    def _can_reroll(self, state: Marauders) -> bool:
        return (
            self.skill == SCOUTING
            and not self.rerolled
            and state.has_ability(self.seat, "scouting-reroll")
        )

    def options(self, state: Marauders, seat: int) -> Sequence[Action]:
        options = hands.plays(state, seat, _MOMENTS[self.skill])
        if self._can_reroll(state):
            options += [REROLL(FACES[face]) for face in dict.fromkeys(self.dice)]
        return [*options, PASSES]

    def answer(self, state: Marauders, seat: int, action: Action) -> None:
        if action is PASSES:
            state.stack[-1] = replace(self, passed=True)
        elif action.verb == PLAY.name:
            if hands.play(state, seat, action).name == "succeed":
                self._end(state, 1)
            else:
                self._again(state, doors.throw(state, SKILLS[self.skill], len(self.dice)))
        else:
            kept = list(self.dice)
            kept.remove(face_of(action.args[0]))
            self._again(state, (*kept, *doors.throw(state, SKILLS[self.skill], 1)), once=True)

    def _again(self, state: Marauders, dice: Sequence[int], *, once: bool = False) -> None:
        new = tuple(sorted(dice, reverse=True))
        doors.tell(state, Rerolled(self.seat, doors.faces(new), doors.successes(new)))
        state.stack[-1] = replace(self, dice=new, rerolled=self.rerolled or once)

    def prompt(self, state: Marauders, seat: int) -> Prompt:
        args = (("skill", SKILLS[self.skill]), ("dice", doors.shown(self.dice)))
        return Prompt("marauders-prompt-failed-test", args)

    def why_not(self, state: Marauders, seat: int, action: Action) -> str:
        return "glory.play-own-turn"
