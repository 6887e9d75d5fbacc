"""The vocabulary of effects: its grammar, and the words that ask nothing.

Words that ask stand in the chapter of their rule. `docs/maracaibo-effects.md` lists all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from kaper.games.maracaibo import doors
from kaper.games.maracaibo.events import EffectChosen
from kaper.games.maracaibo.rules.asking import OR_NOT, Decide
from kaper.games.maracaibo.rules.counting import HELD_QUESTS, RIVERS, SAVED_NAMES, count, income
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Deed, Deeds, Refusal
from kaper.kernel.effects import CHOOSE, Context, Effect, run_effect
from kaper.kernel.prospects import Prospect

# When a word has its turn among several that may be done in any order.
AT_ONCE, BY_CHOICE, AT_LAST = range(3)

# Where an effect comes from.
SOURCES = (
    "location",
    "improvement",
    "bay",
    "maracaibo",
    "ship",
    "hideout",
    "track",
    "explorer-space",
    "market-tile",
    "figurehead",
    "raid",
)

# Contexts and choices are values: those of every effect are made once.
context_of = cache(Context)
choice_of = cache(CHOOSE)


@dataclass(frozen=True, slots=True)
class Word(Effect[Maracaibo]):
    """A word of the vocabulary. Most words ask, and asking includes doing without."""

    turn: ClassVar[int] = BY_CHOICE

    def refusal(self, state: Maracaibo, context: Context) -> Refusal | None:
        """None where any part of it can happen, else why not."""
        return None

    def can(self, state: Maracaibo, context: Context) -> str | None:
        refusal = self.refusal(state, context)
        return None if refusal is None else refusal.rule

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        """What it comes to now: numbers where nothing is asked, else what is offered."""
        raise NotImplementedError

    def turn_among_others(self) -> int:
        """AT_ONCE and AT_LAST spare a question: no other order is ever better."""
        return self.turn

    def may_shrink(self, state: Maracaibo) -> bool:
        """Whether other effects can make it worth less, so that it must not wait for them."""
        return False


@dataclass(frozen=True, slots=True)
class Doubloons(Word):
    """Nobody refuses doubloons, and they may pay for what comes after them."""

    turn: ClassVar[int] = AT_ONCE
    doubloons: int

    def start(self, state: Maracaibo, context: Context) -> None:
        doors.gain_doubloons(state, context.seat, self.doubloons)

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        return [Prospect("gain", "doubloons", count=self.doubloons)]

    def label(self) -> str:
        return f"doubloons-{self.doubloons}"


@dataclass(frozen=True, slots=True)
class Points(Word):
    turn: ClassVar[int] = AT_ONCE
    vp: int

    def start(self, state: Maracaibo, context: Context) -> None:
        doors.score(state, context.seat, self.vp)

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        return [Prospect("gain", "vp", count=self.vp)]

    def label(self) -> str:
        return f"vp-{self.vp}"


@dataclass(frozen=True, slots=True)
class PointsPer(Word):
    """Points for each of something one has, at most so many."""

    what: str  # by its saved name
    vp: int
    most: int

    def turn_among_others(self) -> int:
        """Points pay for nothing, and counts grow; only quests are sold, and see `may_shrink`."""
        return BY_CHOICE if self.what == SAVED_NAMES[HELD_QUESTS] else AT_LAST

    def may_shrink(self, state: Maracaibo) -> bool:
        """By an option rivers no longer count once the explorer is back at the start."""
        return self.what == RIVERS and state.rivers_behind and state.retirement

    def points(self, state: Maracaibo, seat: int) -> int:
        vp = self.vp * count(state, seat, self.what)
        # Rule: market-tile.pairs
        return min(vp, self.most) if self.most else vp

    def start(self, state: Maracaibo, context: Context) -> None:
        doors.score(state, context.seat, self.points(state, context.seat))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        return [Prospect("gain", "vp", count=self.points(state, context.seat))]

    def label(self) -> str:
        return f"vp-per-{self.what.replace(':', '-')}"


@dataclass(frozen=True, slots=True)
class PointsIncome(Word):
    turn: ClassVar[int] = AT_LAST

    def start(self, state: Maracaibo, context: Context) -> None:
        # Rule: symbol.vp-income-now
        doors.score(state, context.seat, income(state, context.seat)[1])

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        return [Prospect("gain", "vp", count=income(state, context.seat)[1])]

    def label(self) -> str:
        return "vp-income"


@dataclass(frozen=True, slots=True)
class DoubloonsIncome(Word):
    """It may pay for other effects, or be larger after them: the player chooses."""

    def start(self, state: Maracaibo, context: Context) -> None:
        # Rule: symbol.doubloon-income-now
        doors.gain_doubloons(state, context.seat, income(state, context.seat)[0])

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        return [Prospect("gain", "doubloons", count=income(state, context.seat)[0])]

    def label(self) -> str:
        return "doubloons-income"


# Several words


def unless_any(words: Sequence[Word], state: Maracaibo, context: Context) -> Refusal | None:
    """None where any of the words can happen, else why the first of them cannot."""
    first: Refusal | None = None
    for word in words:
        refusal = word.refusal(state, context)
        if refusal is None:
            return None
        first = first or refusal
    return first


@dataclass(frozen=True, slots=True)
class AnyOrder(Word):
    """All of these, in any order, each optional."""

    at_once: tuple[Word, ...]
    by_choice: tuple[Word, ...]
    at_last: tuple[Word, ...]

    def refusal(self, state: Maracaibo, context: Context) -> Refusal | None:
        if self.at_once or self.at_last:
            return None
        return unless_any(self.by_choice, state, context)

    def start(self, state: Maracaibo, context: Context) -> None:
        # Rule: effects.automatic
        for word in self.at_once:
            word.start(state, context)
        asked = list(self.by_choice)
        for word in self.at_last:
            if word.may_shrink(state):
                asked.append(word)
            else:
                run_effect(state, word, context)
        # Rule: location.actions-any-order
        if asked:
            state.stack.append(NextEffect(context.seat, tuple(asked), context))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        return [told for word in self.words() for told in word.brings(state, context)]

    def label(self) -> str:
        return "+".join(word.label() for word in self.words())

    def words(self) -> tuple[Word, ...]:
        return (*self.at_once, *self.by_choice, *self.at_last)


@dataclass(frozen=True, slots=True)
class AtMostOne(Word):
    """One of these, or none."""

    choices: tuple[Word, ...]

    def refusal(self, state: Maracaibo, context: Context) -> Refusal | None:
        return unless_any(self.choices, state, context)

    def start(self, state: Maracaibo, context: Context) -> None:
        # Rule: location.slash-choose-one
        state.stack.append(OneEffect(context.seat, self.choices, context))

    def brings(self, state: Maracaibo, context: Context) -> list[Prospect]:
        told = [each for word in self.choices for each in word.brings(state, context)]
        return [Prospect("note", "one-of", count=len(self.choices)), *told]

    def label(self) -> str:
        return ":".join(word.label() for word in self.choices)


@dataclass(frozen=True, slots=True)
class ChooseWord(Decide):
    """A player chooses among words by their labels, or does without."""

    words: tuple[Word, ...]
    context: Context

    def able(self, state: Maracaibo) -> list[Word]:
        """The words that can happen now, equal ones once."""
        context = self.context
        return [word for word in dict.fromkeys(self.words) if word.refusal(state, context) is None]

    def named(self, label: str) -> Word | None:
        return next((word for word in self.words if word.label() == label), None)


def possible(asked: ChooseWord, state: Maracaibo, seat: int) -> list[Action]:
    return [choice_of(word.label()) for word in asked.able(state)]


def effect_brings(state: Maracaibo, word: Word | None, context: Context) -> list[Prospect]:
    """What an effect that comes next brings, and whether a part of it has to be forgone."""
    if word is None:
        return []
    told = word.brings(state, context)
    parts = parts_of(word)
    refused = sum(part.refusal(state, context) is not None for part in parts)
    if refused:
        told.append(Prospect("note", "not-now", all="yes" if refused == len(parts) else "no"))
    return told


def chosen_brings(asked: ChooseWord, state: Maracaibo, seat: int, action: Action) -> list[Prospect]:
    word = asked.named(action.args[0])
    return [] if word is None else word.brings(state, asked.context)


def why_no_effect(asked: ChooseWord, state: Maracaibo, seat: int, action: Action) -> Refusal | None:
    word = asked.named(action.args[0])
    return (
        Refusal(asked.asks, "other-effect") if word is None else word.refusal(state, asked.context)
    )


@dataclass(frozen=True, slots=True)
class NextEffect(ChooseWord):
    """Which of several effects comes next; asked only where it matters."""

    asks: ClassVar[str] = "effects.resolve-fully-in-chosen-order"

    def step(self, state: Maracaibo) -> bool:
        able = self.able(state)
        if len(able) > 1:
            return True
        state.stack.pop()
        if able:
            self.begin(state, able[0])
        return False

    def deeds(self) -> Deeds[NextEffect, Maracaibo]:
        return NEXT

    def begin(self, state: Maracaibo, word: Word) -> None:
        """The others wait: what cannot happen now may be possible after this one."""
        left = list(self.words)
        left.remove(word)
        if left:
            # Rule: effects.resolve-fully-in-chosen-order
            state.stack.append(NextEffect(self.seat, tuple(left), self.context))
        word.start(state, self.context)

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-next", (("source", self.context.source),))


def begin_next(asked: NextEffect, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    word = asked.named(action.args[0])
    assert word is not None
    doors.tell(state, EffectChosen(seat, action.args[0]))
    asked.begin(state, word)


# Listed ahead as just what is legal: the words are found with the rule that forbids them.
# Rule: location.actions-any-order
NEXT: Final = Deeds(
    Deed(CHOOSE, why_no_effect, begin_next, possible, prepared=True, brings=chosen_brings), OR_NOT
)


@dataclass(frozen=True, slots=True)
class OneEffect(ChooseWord):
    """Which one of several effects."""

    asks: ClassVar[str] = "location.slash-choose-one"

    def deeds(self) -> Deeds[OneEffect, Maracaibo]:
        return ONE

    def prompt(self, state: Maracaibo, seat: int) -> Prompt:
        return Prompt("maracaibo-prompt-one", (("source", self.context.source),))


def begin_one(asked: OneEffect, state: Maracaibo, seat: int, action: Action) -> None:
    state.stack.pop()
    word = asked.named(action.args[0])
    assert word is not None
    word.start(state, asked.context)


ONE: Final = Deeds(
    Deed(CHOOSE, why_no_effect, begin_one, possible, prepared=True, brings=chosen_brings), OR_NOT
)


def parts_of(word: Word) -> tuple[Word, ...]:
    """The words of a list in any order; any other word by itself."""
    return word.words() if isinstance(word, AnyOrder) else (word,)


def is_plain(word: Word) -> bool:
    """Whether an effect is nothing but doubloons and points, which are taken at once."""
    return all(part.turn_among_others() == AT_ONCE for part in parts_of(word))


def all_of(words: Sequence[Word]) -> Word:
    """The effect of several words in any order; of one word, the word itself."""
    if len(words) == 1:
        return words[0]
    by_turn = [
        tuple(word for word in words if word.turn_among_others() == turn)
        for turn in (AT_ONCE, BY_CHOICE, AT_LAST)
    ]
    return AnyOrder(*by_turn)
