"""Decisions: what a seat is asked, and how it may answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from kaper.kernel.actions import Action
from kaper.kernel.deeds import Refusal


@dataclass(frozen=True, slots=True)
class Prompt:
    """The question, as a message key with arguments; words are put to it per language."""

    key: str
    args: tuple[tuple[str, str | int], ...] = ()


@dataclass(frozen=True, slots=True)
class Field:
    """One blank of a form: a choice among words, or a number between bounds.

    `suggested` are the numbers that somebody may well mean, in their order.
    """

    name: str
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    suggested: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Form:
    """An answer too manifold to list: blanks to fill in, a check, and suggestions for bots.

    The blanks are the parameters of the verb; a keyed one may be left empty. `validate` tells
    why an action is refused, or None; `suggest` gives at most so many valid ones.
    """

    verb: str
    fields: tuple[Field, ...]
    validate: Callable[[Action], Refusal | None] = field(compare=False)
    suggest: Callable[[int], Sequence[Action]] = field(compare=False)


@dataclass(frozen=True, slots=True)
class Decision:
    """One seat's pending decision. `id` grows with each new question to this seat."""

    id: int
    seat: int
    prompt: Prompt
    options: tuple[Action, ...]
    form: Form | None = None

    def answers(self, suggestions: int = 8) -> tuple[Action, ...]:
        """What one can answer: the options and, of a form, so many suggestions."""
        if self.form is None:
            return self.options
        return (*self.options, *self.form.suggest(suggestions))
