"""Frames: what happens next, as data on the state's stack.

The driver runs the top frame until a seat must choose. A frame is frozen: it is replaced, never
changed, so cloning the stack copies a list. A frame that waits derives its seats, options and
prompt from itself and the state; nothing about a decision is stored beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Generic, Self, TypeVar

from kaper.kernel.actions import Action, Verb
from kaper.kernel.chance import shuffled
from kaper.kernel.decisions import Form, Prompt
from kaper.kernel.deeds import Deeds, Refusal, nothing_known
from kaper.kernel.prospects import Prospect
from kaper.kernel.state import State

S = TypeVar("S", bound=State)

PASS = Verb("pass")
DONE = Verb("done")
DECLINE = Verb("decline")
# Made once: a window compares with it at every decision.
_PASSING = PASS()


@dataclass(frozen=True, slots=True)
class Frame(Generic[S]):
    """One thing to do. It pops or replaces itself and pushes what must happen before it goes on."""

    def step(self, state: S) -> bool:
        """Do automatic work; True means that seats must choose first."""
        return True

    def waiting(self, state: S) -> tuple[int, ...]:
        """The seats that may act now."""
        raise NotImplementedError

    def deeds(self) -> Deeds[Self, S]:
        """What a waiting seat can do here, or at other moments cannot."""
        raise NotImplementedError

    def options(self, state: S, seat: int) -> Sequence[Action]:
        """What a waiting seat may do, in a fixed order."""
        return self.deeds().options(self, state, seat)

    def answer(self, state: S, seat: int, action: Action) -> None:
        """Carry out a legal action of a waiting seat, or an interruption."""
        self.deeds().does[action.verb](self, state, seat, action)

    def prompt(self, state: S, seat: int) -> Prompt:
        raise NotImplementedError

    def form(self, state: S, seat: int) -> Form | None:
        """Where options cannot be listed: the form to fill in."""
        return None

    def suggestions(self, state: S, seat: int, count: int) -> Sequence[Action]:
        """What the form suggests, for bots: asked at every decision, so no form is made for it."""
        return ()

    def interruptions(self, state: S, seat: int) -> Sequence[Action]:
        """What a seat that is not asked may do all the same, before those who are asked act.

        Nobody waits for it, and nobody is told who could: so it may hang on what the seat alone
        knows. It is carried out by `answer`.
        """
        return ()

    def in_the_open(self, state: S, seat: int) -> bool:
        """Whether everybody can see what a waiting seat can choose from.

        Where they cannot, the time that an answer takes must not tell whether there was a choice:
        so that is the rule, and a frame has to say that it is otherwise.
        """
        return False

    def passing(self, state: S, seat: int) -> Action | None:
        """How a waiting seat lets this go by that wants to pass until something happens; None
        where nobody would want to let it go by unasked."""
        return None

    def begins_turn(self, state: S) -> bool:
        """Whether what is asked opens a turn: a bot need not look beyond its own."""
        return False

    def brings(self, state: S, seat: int, action: Action) -> Sequence[Prospect]:
        """What one of a seat's options leads to, as far as the seat can know."""
        return self.bring(state, seat, (action,))[0]

    def bring(self, state: S, seat: int, actions: Sequence[Action]) -> list[Sequence[Prospect]]:
        """The same of several options at once: of all of them it is told at every decision."""
        brings = self.deeds().brings
        return [
            brings.get(action.verb, nothing_known)(self, state, seat, action) for action in actions
        ]

    def refusal(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why a waiting seat may not do this; None where it may."""
        deeds = self.deeds()
        if action.verb in deeds:
            return deeds.refusal(self, state, seat, action)
        return Refusal(self.not_now(state, seat, action), "kernel:offered")

    def not_now(self, state: S, seat: int, action: Action) -> str:
        """The rule by which a verb has no place here: none of the deeds has it."""
        return "kernel:not-an-option"

    def not_asked(self, state: S, seat: int) -> str:
        """The rule by which this seat has nothing to decide now."""
        return "kernel:not-asked"

    def returned(self, state: S, result: tuple[int, ...]) -> Frame[S]:
        """This frame with the result of a child that ended: see `hand_back`."""
        raise NotImplementedError


def hand_back(state: S, result: tuple[int, ...]) -> None:
    """Give the result of a frame that has ended to the frame below, now on top."""
    state.stack[-1] = state.stack[-1].returned(state, result)


@dataclass(frozen=True, slots=True)
class Ask(Frame[S]):
    """One seat chooses one of the options that a subclass lists."""

    seat: int

    def waiting(self, state: S) -> tuple[int, ...]:
        return (self.seat,)


@dataclass(frozen=True, slots=True)
class Sealed(Frame[S]):
    """Several seats choose in secret; the answers count together, in the order of the seats.

    Until the last answer is in, the others can see only that a seat has answered. The order in
    which answers arrive makes no difference.
    """

    asked: tuple[int, ...]
    answers: tuple[Action | None, ...] = field(default=(), kw_only=True)

    def resolve(self, state: S, answers: tuple[Action, ...]) -> None:
        """Carry out all answers, given in the order of `asked`; the frame has ended."""
        raise NotImplementedError

    def given(self) -> tuple[Action | None, ...]:
        return self.answers or (None,) * len(self.asked)

    def step(self, state: S) -> bool:
        answers = tuple(answer for answer in self.given() if answer is not None)
        if len(answers) < len(self.asked):
            return True
        state.stack.pop()
        if state.trace is not None:
            # Whoever answered last must not take it back after seeing the others' answers.
            state.trace.learned = True
        self.resolve(state, answers)
        return False

    def waiting(self, state: S) -> tuple[int, ...]:
        return tuple(
            seat for seat, answer in zip(self.asked, self.given(), strict=True) if answer is None
        )

    def answer(self, state: S, seat: int, action: Action) -> None:
        """What every deed here does: the answer is kept until all have answered."""
        answers = list(self.given())
        answers[self.asked.index(seat)] = action
        state.stack[-1] = replace(self, answers=tuple(answers))


@dataclass(frozen=True, slots=True)
class Window(Frame[S]):
    """Anyone of some seats may act, as often as they like, until all have passed.

    A pass stands until somebody acts; then all may act again. A window with an owner is ended by
    its owner, at any moment, with an action that calls `close`. The owner may pass as long as
    others have not, and is asked again when all others have: then to act or to end it.

    Where a window is `secret`, nobody is told who has passed: that would tell who still thinks. A
    pass there is not taken back, nor anything as long as it is open.
    """

    secret: ClassVar[bool] = False

    seats: tuple[int, ...]
    passed: tuple[int, ...] = field(default=(), kw_only=True)
    owner: int | None = field(default=None, kw_only=True)

    def plays(self, state: S, seat: int) -> Sequence[Action]:
        """What this seat may do here beside passing."""
        return self.deeds().options(self, state, seat)

    def resolve(self, state: S) -> None:
        """What comes of the window; the frame has ended."""
        raise NotImplementedError

    def close(self, state: S) -> None:
        """End the window now, whoever has passed."""
        state.stack.pop()
        self.resolve(state)

    def lapse(self, state: S, seat: int) -> Action:
        """What is played for a waiting seat when its time is up: it passes.

        An owner left alone cannot pass: a window with an owner says here how the owner ends it.
        """
        return _PASSING

    def step(self, state: S) -> bool:
        if len(self.passed) < len(self.seats):
            return True
        self.close(state)
        return False

    def waiting(self, state: S) -> tuple[int, ...]:
        return tuple(seat for seat in self.seats if seat not in self.passed)

    def options(self, state: S, seat: int) -> Sequence[Action]:
        plays = self.plays(state, seat)
        return plays if self._alone(state, seat) else [*plays, _PASSING]

    def passing(self, state: S, seat: int) -> Action | None:
        return None if self._alone(state, seat) else _PASSING

    def _alone(self, state: S, seat: int) -> bool:
        return seat == self.owner and self.waiting(state) == (seat,)

    def refusal(self, state: S, seat: int, action: Action) -> Refusal | None:
        if action != _PASSING:
            return Frame.refusal(self, state, seat, action)
        return Refusal("kernel:not-an-option", "kernel:last") if self._alone(state, seat) else None

    def answer(self, state: S, seat: int, action: Action) -> None:
        if action == _PASSING:
            state.stack[-1] = replace(self, passed=self._passed_with(seat))
            if self.secret and state.trace is not None:
                state.trace.learned = True
            return
        opened = replace(self, passed=()) if self.passed else self
        state.stack[-1] = opened
        self.deeds().does[action.verb](opened, state, seat, action)

    def _passed_with(self, seat: int) -> tuple[int, ...]:
        passed = tuple(sorted((*self.passed, seat)))
        if self.owner is not None and len(passed) == len(self.seats):
            return tuple(other for other in passed if other != self.owner)
        return passed


def reseal(state: S, seat: int | None) -> None:
    """In a sample: decide anew what others have decided so far and this seat cannot know.

    Sealed answers are chosen by chance. In a secret window nobody else has passed: those
    who have would decide by cards that are dealt anew.
    """
    for place, frame in enumerate(state.stack):
        if isinstance(frame, Sealed):
            answers = _answers_anew(state, frame, seat)
            state.stack[place] = replace(frame, answers=answers)
        elif isinstance(frame, Window) and frame.secret:
            own = tuple(other for other in frame.passed if other == seat)
            state.stack[place] = replace(frame, passed=own)


def _answers_anew(state: S, frame: Sealed[S], seat: int | None) -> tuple[Action | None, ...]:
    answers = list(frame.given())
    for index, other in enumerate(frame.asked):
        if other != seat and answers[index] is not None:
            options = frame.options(state, other)
            answers[index] = options[shuffled(state, range(len(options)))[0]]
    return tuple(answers)
