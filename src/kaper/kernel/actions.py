"""Actions: a verb with named arguments and one canonical text.

`Verb("deal", "partner", "give=", "get=")` declares the words; `DEAL("p2", "3", "rum")` is the
action with the text `deal p2 give=3 get=rum`. The same text stands in records, logs, tests, the
network and bug reports, and `verb.parse(text)` gives the action back. Actions made by a verb are
interned: the same text is the same object.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

_WORD = re.compile(r"[a-z0-9][a-z0-9:,.+_-]*", re.IGNORECASE)


class Action:
    """What a seat does. Games subclass it to carry precomputed numbers for the hot path."""

    __slots__ = ("args", "text", "verb")

    def __init__(self, verb: str, args: tuple[str, ...], text: str) -> None:
        self.verb = verb
        self.args = args
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)


class Verb:
    """The word that begins an action, and the names of its arguments.

    A parameter named with a trailing `=` is written `name=value`, and left out where its value is
    empty; the others stand bare.
    """

    __slots__ = ("_made", "keyed", "name", "parameters")

    def __init__(self, name: str, *parameters: str) -> None:
        self.name = name
        self.parameters = tuple(parameter.rstrip("=") for parameter in parameters)
        self.keyed = tuple(parameter.endswith("=") for parameter in parameters)
        self._made: dict[str, Action] = {}

    def __call__(self, *args: str | int) -> Action:
        words = tuple(str(arg) for arg in args)
        text = self.text(words)
        action = self._made.get(text)
        if action is None:
            action = self._made[text] = Action(self.name, words, text)
        return action

    def text(self, words: Sequence[str]) -> str:
        """The canonical text of this verb with these arguments."""
        if len(words) != len(self.parameters):
            expected = " ".join(self.parameters) or "no argument"
            raise ValueError(f"{self.name} takes {expected}, not {' '.join(words)}")
        parts = [self.name]
        for parameter, keyed, word in zip(self.parameters, self.keyed, words, strict=True):
            if keyed and not word:
                continue
            if not _WORD.fullmatch(word):
                raise ValueError(f"{word!r} cannot stand in the text of an action")
            parts.append(f"{parameter}={word}" if keyed else word)
        return " ".join(parts)

    def intern(self, actions: Iterable[Action]) -> None:
        """Take over actions of a game's own class, so that parsing their text gives them back."""
        for action in actions:
            self._made[action.text] = action

    def made(self) -> list[Action]:
        """Every action of this verb that was ever made."""
        return list(self._made.values())

    def known(self, text: str) -> Action | None:
        """The action with this text, if it was ever made and this is just how it is written."""
        return self._made.get(text)

    def parse(self, words: Sequence[str]) -> Action | None:
        """The action with these words after the verb; None where they do not fit."""
        left = list(words)
        values = []
        for parameter, keyed in zip(self.parameters, self.keyed, strict=True):
            if not keyed:
                values.append(left.pop(0) if left else "")
            elif left and left[0].startswith(f"{parameter}=") and left[0] != f"{parameter}=":
                values.append(left.pop(0).removeprefix(f"{parameter}="))
            else:
                values.append("")
        if left:
            return None
        try:
            text = self.text(values)
        except ValueError:
            return None
        return self._made.get(text) or Action(self.name, tuple(values), text)


# No action is near as long, and no number in one is too long to be read.
LONGEST_TEXT = 500


class Grammar:
    """All verbs of a game: reads the text of any of its actions."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = {verb.name: verb for verb in verbs}

    def parse(self, text: str) -> Action | None:
        """The action with this text, or None where the text is no action of the game."""
        words = text.split() if len(text) <= LONGEST_TEXT else []
        verb = self.verbs.get(words[0]) if words else None
        return None if verb is None else verb.known(text) or verb.parse(words[1:])


def verbs_of(options: Sequence[Action]) -> tuple[str, ...]:
    """The verbs of some actions, each once."""
    return tuple(dict.fromkeys(action.verb for action in options))
