"""Deeds: what a seat can do at a frame, each told once.

A deed names its verb, what could be chosen, the guard that forbids, and what is then done. What a
frame offers and why it refuses something both come from the guard, so the two cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Generic, TypeAlias, TypeVar

from kaper.kernel.actions import Action, Verb
from kaper.kernel.prospects import Fact, Prospect, named
from kaper.kernel.state import State

F_contra = TypeVar("F_contra", contravariant=True)  # the frame
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Refusal:
    """The rule that forbids an action, and the facts that make it true now.

    `Refusal("yard.repair")` tells its facts by the message `GAME-why-yard-repair`. Where one rule
    forbids for several reasons, or one reason stands behind several rules, the message is named:
    `Refusal("mod.price", "gold", have=2, cost=3)` speaks by `GAME-why-gold`.
    """

    __slots__ = ("args", "fact", "rule")

    def __init__(self, rule: str, fact: str = "", /, **args: Fact) -> None:
        self.args = args
        self.rule = rule
        self.fact = fact

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.fact!r}{named(self.args)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def of(self, game: str) -> Refusal:
        """The same with its full names: the rule's id, and the key of its message."""
        rule = self.rule if ":" in self.rule else f"{game}:{self.rule}"
        home, _, name = rule.partition(":")
        fact = self.fact or name.replace(".", "-")
        if ":" in fact:
            home, _, fact = fact.partition(":")
        elif self.fact:
            home = game
        return Refusal(rule, f"{home}-why-{fact}", **self.args)


# What a question does not offer, where no rule of the game says why.
NOT_OFFERED: Final = Refusal("kernel:not-an-option", "kernel:offered")

Guard: TypeAlias = Callable[[F_contra, S_contra, int, Action], Refusal | None]
Choices: TypeAlias = Callable[[F_contra, S_contra, int], Sequence[Action]]
Do: TypeAlias = Callable[[F_contra, S_contra, int, Action], None]
Brings: TypeAlias = Callable[[F_contra, S_contra, int, Action], Sequence[Prospect]]


class Deed(Generic[F_contra, S_contra]):
    """One thing that can be done at a frame.

    `choices` lists the actions that may be worth asking the guard about; left out, it is the verb
    alone, or nothing if the verb takes words: such a deed is listed elsewhere, or asked by a form.
    Where it lists just what is legal, it is `prepared`, and options skip the guard: for speed,
    where that was measured. `brings` tells what an option leads to, by what its seat knows.
    """

    __slots__ = ("alone", "brings", "choices", "do", "guard", "prepared", "verb")

    def __init__(
        self,
        verb: Verb,
        guard: Guard[F_contra, S_contra],
        do: Do[F_contra, S_contra],
        choices: Choices[F_contra, S_contra] | None = None,
        *,
        prepared: bool = False,
        brings: Brings[F_contra, S_contra] | None = None,
    ) -> None:
        self.verb = verb
        self.guard = guard
        self.do = do
        self.choices = choices or nothing
        self.alone = () if choices or verb.parameters else (verb(),)
        # What nothing forbids needs no asking.
        self.prepared = prepared or guard is always
        self.brings = brings or nothing_known


def nothing(frame: object, state: object, seat: int) -> Sequence[Action]:
    """What a deed lists that has no choices of its own."""
    return ()


def nothing_known(frame: object, state: object, seat: int, action: Action) -> Sequence[Prospect]:
    """What is told of an option that speaks for itself."""
    return ()


def always(frame: object, state: object, seat: int, action: Action) -> None:
    """The guard of what nothing forbids."""


def forgo(frame: object, state: State, seat: int, action: Action) -> None:
    """What is done by whoever declines, or has done enough: the question is over."""
    state.stack.pop()


class Deeds(Generic[F_contra, S_contra]):
    """The deeds of a frame, in the order in which they are offered.

    A `listing` tells all that is legal at once, for speed, or where the order is not that of the
    deeds; then no deed is asked for its choices.
    """

    __slots__ = ("_asked", "_by_verb", "_deeds", "brings", "does", "options")

    def __init__(
        self,
        *deeds: Deed[F_contra, S_contra],
        listing: Choices[F_contra, S_contra] | None = None,
    ) -> None:
        self._deeds = deeds
        self._by_verb = {deed.verb.name: deed for deed in deeds}
        # What is looked up at every decision: what a verb does and brings, how options are found.
        self.does = {deed.verb.name: deed.do for deed in deeds}
        self.brings = {deed.verb.name: deed.brings for deed in deeds}
        self._asked = [
            (deed.alone, deed.choices, None if deed.prepared else deed.guard) for deed in deeds
        ]
        self.options = listing or (
            deeds[0].choices
            if len(deeds) == 1 and deeds[0].prepared and not deeds[0].alone
            else self._allowed
        )
        if len(self._by_verb) < len(deeds):
            raise ValueError("two deeds with one verb")

    def __iter__(self) -> Iterator[Deed[F_contra, S_contra]]:
        return iter(self._deeds)

    def __contains__(self, verb: str) -> bool:
        return verb in self._by_verb

    def _allowed(self, frame: F_contra, state: S_contra, seat: int) -> Sequence[Action]:
        """What no guard forbids."""
        found: list[Action] = []
        for alone, choices, guard in self._asked:
            if guard is None:
                found += alone or choices(frame, state, seat)
                continue
            for action in alone or choices(frame, state, seat):
                if guard(frame, state, seat, action) is None:
                    found.append(action)
        return found

    def refusal(
        self, frame: F_contra, state: S_contra, seat: int, action: Action
    ) -> Refusal | None:
        """Why this may not be done, its verb being one of these."""
        return self._by_verb[action.verb].guard(frame, state, seat, action)
