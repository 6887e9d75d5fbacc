"""Effects as data: what a card does, in a small typed vocabulary.

A word of the vocabulary is a frozen dataclass with `can` (the rule that forbids it now, or None)
and `start` (do it, or push the frames that do). The words here combine others and know no game;
each game adds its own (gain, move, fight) on top of its doors. `Special` is the escape hatch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, Self

from kaper.kernel.actions import Action, Verb
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.frames import Ask, Frame, S

CHOOSE = Verb("choose", "effect")


@dataclass(frozen=True, slots=True)
class Context:
    """Who has the effect, and from which card or space it comes."""

    seat: int
    source: str


@dataclass(frozen=True, slots=True)
class Effect(Generic[S]):
    """A word of the vocabulary."""

    def can(self, state: S, context: Context) -> str | None:
        """None where any part of it can happen, else the rule that says why not."""
        return None

    def start(self, state: S, context: Context) -> None:
        """Do it, or push frames that do; what is pushed last happens first."""
        raise NotImplementedError

    def label(self) -> str:
        """How an action names this effect among others: one word, stable."""
        raise NotImplementedError


def run_effect(state: S, effect: Effect[S], context: Context) -> None:
    """Have an effect happen next, before the frame that is now on top goes on."""
    state.stack.append(Run((effect,), context))


@dataclass(frozen=True, slots=True)
class Run(Frame[S]):
    """Effects that happen one after the other; one that cannot happen is skipped."""

    effects: tuple[Effect[S], ...]
    context: Context

    def step(self, state: S) -> bool:
        effects = self.effects
        effect = effects[0]
        if len(effects) > 1:
            state.stack[-1] = replace(self, effects=effects[1:])
        else:
            state.stack.pop()
        if effect.can(state, self.context) is None:
            effect.start(state, self.context)
        return False


def _why_none(effects: Sequence[Effect[S]], state: S, context: Context) -> str | None:
    """Why none of some effects can happen: the reason of the first."""
    reasons = [effect.can(state, context) for effect in effects]
    return None if None in reasons else reasons[0]


@dataclass(frozen=True, slots=True)
class InOrder(Effect[S]):
    """All of these, in this order."""

    effects: tuple[Effect[S], ...]

    def can(self, state: S, context: Context) -> str | None:
        return _why_none(self.effects, state, context)

    def start(self, state: S, context: Context) -> None:
        state.stack.append(Run(self.effects, context))

    def label(self) -> str:
        return "+".join(effect.label() for effect in self.effects)


@dataclass(frozen=True, slots=True)
class OneOf(Effect[S]):
    """Exactly one of these, by choice."""

    effects: tuple[Effect[S], ...]

    def can(self, state: S, context: Context) -> str | None:
        return _why_none(self.effects, state, context)

    def start(self, state: S, context: Context) -> None:
        state.stack.append(ChooseEffect(context.seat, self.effects, context))

    def label(self) -> str:
        return ":".join(effect.label() for effect in self.effects)


@dataclass(frozen=True, slots=True)
class Special(Effect[S]):
    """One card's own rule, for which the vocabulary has no word: counted, and rare.

    A game's subclass finds the function of this name in its `specials` module.
    """

    name: str

    def function(self) -> Callable[[S, Context], None]:
        raise NotImplementedError

    def start(self, state: S, context: Context) -> None:
        self.function()(state, context)

    def label(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class ChooseEffect(Ask[S]):
    """One seat chooses which of several effects happens."""

    effects: tuple[Effect[S], ...]
    context: Context

    def deeds(self) -> Deeds[Self, S]:
        kind = type(self)
        return Deeds(Deed(CHOOSE, kind.why_not_chosen, kind.choose, kind.choices))

    def prompt(self, state: S, seat: int) -> Prompt:
        return Prompt("kernel-prompt-choose-effect", (("source", self.context.source),))

    def choices(self, state: S, seat: int) -> Sequence[Action]:
        return [CHOOSE(effect.label()) for effect in self.effects]

    def why_not_chosen(self, state: S, seat: int, action: Action) -> Refusal | None:
        effect = self._named(action.args[0])
        rule = "kernel:not-an-option" if effect is None else effect.can(state, self.context)
        return None if rule is None else Refusal(rule, "kernel:offered")

    def choose(self, state: S, seat: int, action: Action) -> None:
        effect = self._named(action.args[0])
        assert effect is not None
        state.stack[-1] = Run((effect,), self.context)

    def _named(self, label: str) -> Effect[S] | None:
        return next((effect for effect in self.effects if effect.label() == label), None)
