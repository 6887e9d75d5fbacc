"""The action space of a game: every action of it by number, and by verb and arguments.

A game declares shapes: a verb, and the words that each of its arguments may be. Numbers run
through the shapes in their order and through the words of each, the last argument fastest. So they
hang on nothing but the components: they are the same for every seat, option and number of players,
and stay what they are as long as the shapes do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import prod

from kaper.kernel.actions import Action, Verb


@dataclass(frozen=True, slots=True)
class Shape:
    """A verb, and the words that each argument may be. Verbs of many uses have several shapes.

    Blanks of a form are arguments like others: a number goes up to what the game says here.
    """

    verb: Verb
    words: tuple[tuple[str, ...], ...] = ()

    @property
    def size(self) -> int:
        return prod(len(words) for words in self.words)

    def actions(self) -> list[Action]:
        return [self.verb(*words) for words in product(*self.words)]


class ActionSpace:
    """All actions that the shapes of a game allow, whether anybody may ever do them or not."""

    __slots__ = ("_firsts", "actions", "numbers", "shapes", "size")

    def __init__(self, shapes: Sequence[Shape]) -> None:
        self.shapes = tuple(shapes)
        self.actions: list[Action] = []
        self._firsts: list[int] = []
        for shape in self.shapes:
            self._firsts.append(len(self.actions))
            self.actions += shape.actions()
        self.size = len(self.actions)
        # By text: whoever looks up numbers does so for every option of every decision.
        self.numbers = {action.text: number for number, action in enumerate(self.actions)}
        if len(self.numbers) < self.size:
            raise ValueError("two shapes have an action in common")

    def number(self, action: Action) -> int:
        """The number of an action; a `ValueError` for one that no shape has."""
        number = self.numbers.get(action.text)
        if number is None:
            raise ValueError(f"no shape of the game has the action {action}")
        return number

    def numbered(self, options: Sequence[Action]) -> list[int]:
        """The numbers of some options, each once, in ascending order."""
        numbers = self.numbers
        return sorted({numbers[action.text] for action in options})

    def factors(self, number: int) -> tuple[int, ...]:
        """The place of an action's shape, then those of its words in the shape."""
        place = next(p for p in reversed(range(len(self._firsts))) if self._firsts[p] <= number)
        rest = number - self._firsts[place]
        words = []
        for choices in reversed(self.shapes[place].words):
            rest, word = divmod(rest, len(choices))
            words.append(word)
        return (place, *reversed(words))

    def joined(self, factors: Sequence[int]) -> int:
        """The number of the action with these factors."""
        place, *words = factors
        number = 0
        for choices, word in zip(self.shapes[place].words, words, strict=True):
            if not 0 <= word < len(choices):
                raise ValueError(f"{self.shapes[place].verb.name} has no word {word} here")
            number = number * len(choices) + word
        return self._firsts[place] + number


@lru_cache(maxsize=16)
def action_space(shapes: tuple[Shape, ...]) -> ActionSpace:
    """The space of these shapes, made once."""
    return ActionSpace(shapes)
