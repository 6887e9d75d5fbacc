"""Words for events, prompts, actions and rules, in the viewer's language.

Messages are Fluent files, `locales/<language>/<game>.ftl`, read by Python and the browser alike; a
game from outside has a folder `locales` in its package. What is said only of refusals stands in
`<game>-why.ftl`: a browser fetches it with the first one.
An event `MapTaken` of martinique is the message `martinique-map-taken`. Its fields are the
message's variables: seats become names, a word that has a message of its own (`martinique-token-
skull-3`) becomes that, several words become a list, and an empty word becomes `unknown`.
A word's attributes are its other forms: `.of` of a `nation` is the variable `$nation_of`.
Of an event with a `seat` and an `owner`, `$self` says whether they are one player: `yes` or `no`.
`$you` says which of them is who reads it, and is spoken to: `seat`, `owner`, or `nobody`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from kaper import registry
from kaper.kernel.actions import Action
from kaper.kernel.decisions import Prompt
from kaper.kernel.deeds import Refusal
from kaper.kernel.errors import BadSetup
from kaper.kernel.events import Event
from kaper.kernel.ledger import Rule, read_ledger
from kaper.kernel.prospects import Prospect

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl")
SEAT_FIELDS = frozenset({"seat", "owner"})
# Its squares are walked one after the other.
PATH_FIELD = "path"
# Squares of a board are written in capitals, as on its edge.
SQUARE_FIELDS = frozenset({"square", PATH_FIELD})
# Messages select on this word: Fluent has no variant for an empty one.
UNKNOWN = "unknown"
# The reader is none of the players in a sentence, or reads it as anybody would.
NOBODY = "nobody"

# The forms that words of closed lists come in, beside the one of lists and labels.
FORMS = ("of", "with", "object", "adjective", "the")

# How the file ends in which a game tells why something is refused.
REFUSALS = "-why"

# Where events are that happen in all games.
KERNEL_MODULES = ("kaper.kernel.", "kaper.match")

Value = int | str


def locales() -> Path:
    """Where the messages lie: in the installed package, or beside the sources."""
    packaged = Path(__file__).parent / "locales"
    return packaged if packaged.is_dir() else Path(__file__).parents[2] / "locales"


def locales_of(game: str) -> Path:
    """Where a game's messages lie: in its own folder, or among Kaper's."""
    own = Path(str(files(registry.package_of(game)))) / "locales"
    return own if own.is_dir() else locales()


def files_of(game: str) -> tuple[str, ...]:
    """The files that hold a game's messages; what is no game has one of its own."""
    return (game, f"{game}{REFUSALS}") if game in registry.games() else (game,)


def paths_of(game: str, lang: str) -> list[Path]:
    """Where a game's messages lie: in the folder of a game from outside, or among Kaper's."""
    folder = locales()
    if game in registry.games():
        own = Path(str(files(registry.package_of(game)))) / "locales"
        folder = own if own.is_dir() else folder
    return [folder / lang / f"{name}.ftl" for name in files_of(game)]


@cache
def bundle(game: str, lang: str) -> FluentBundle:
    """The messages of a game and those that all games share."""
    if lang not in LANGUAGES:
        raise BadSetup(f"the languages are {', '.join(LANGUAGES)}, not {lang!r}")
    # Where the pages word everything themselves it is not needed, nor there.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    made = FluentBundle([lang], use_isolating=False)
    for path in (locales() / lang / "kernel.ftl", *paths_of(game, lang)):
        if not path.is_file():
            raise BadSetup(f"there are no words for {game}: {path} is missing")
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def event_key(game: str, event: type[Event]) -> str:
    """The message that tells an event; one that is Kaper's for all games is the kernel's."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower()
    prefix = "kernel" if event.__module__.startswith(KERNEL_MODULES) else game
    return f"{prefix}-{name}"


class Text:
    """The words of one game in one language, with the names of its players.

    The seat that `reader` names is spoken to as "you".
    """

    def __init__(
        self,
        game: str,
        lang: str,
        names: Sequence[str] | None = None,
        reader: int | None = None,
    ) -> None:
        self.game = game
        self.lang = lang
        self._bundle = bundle(game, lang)
        self._names = names
        self._reader = reader

    def name(self, seat: int) -> str:
        """A player's name; without one, what the game calls this seat."""
        if self._names is not None:
            return self._names[seat]
        key = f"{self.game}-seat-{seat}"
        if self._bundle.has_message(key):
            return self.message(key)
        return self.message("kernel-seat", {"number": seat + 1})

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def message(self, key: str, args: Mapping[str, Value] | None = None) -> str:
        """A message by its key. A missing one, or a missing variable, is a fault."""
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            raise KeyError(f"no message {key} in {self.lang}")
        text, errors = self._bundle.format_pattern(message.value, dict(args or {}))
        if errors:
            raise KeyError(f"{key} in {self.lang}: {errors[0]}")
        return with_minus(str(text), args or {})

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        args = {field.name: getattr(event, field.name) for field in fields(event)}
        return self.message(event_key(self.game, type(event)), self._values(args))

    def prompt(self, prompt: Prompt) -> str:
        """What is asked, as a sentence."""
        return self.message(prompt.key, self._values(dict(prompt.args)))

    def action(self, action: Action) -> str:
        """What a button for this action says."""
        verb = registry.game(self.game).grammar.verbs[action.verb]
        words = zip(verb.parameters, action.args, strict=True)
        args = self._values(
            {name: tuple(word.split(",")) if "," in word else word for name, word in words}
        )
        for prefix in (self.game, "kernel"):
            key = f"{prefix}-do-{action.verb}"
            if self._bundle.has_message(key):
                return self.message(key, args)
        raise KeyError(f"no message for the verb {action.verb} in {self.lang}")

    def prospect(self, prospect: Prospect) -> str:
        """What an option leads to, in a few words."""
        return self.message(f"{self.game}-brings-{prospect.name}", self._values(prospect.args))

    def refusal(self, refusal: Refusal) -> str:
        """The facts that make a rule forbid an action now, said to who tried it."""
        return self.message(refusal.fact, self._values(refusal.args))

    def rule(self, rule_id: str) -> str:
        rule = find_rule(rule_id)
        return rule.pl if self.lang == "pl" else rule.en

    def word(self, name: str, word: str) -> str:
        """A word of the game, such as the `token` called `skull-3`; itself without a message."""
        return str(self._value(name, word))

    def _values(self, args: Mapping[str, object]) -> dict[str, Value]:
        """The variables of a message: each value as words, and the other forms of these words."""
        values = {name: self._value(name, value) for name, value in args.items()}
        for name, value in args.items():
            items = value if isinstance(value, tuple) else (value,)
            keys = [key for key in (self._key(name, str(item)) for item in items) if key]
            if keys and len(keys) == len(items):
                values |= {f"{name}_{form}": text for form, text in self._forms(keys)}
        if args.keys() >= SEAT_FIELDS:
            values["self"] = "yes" if args["seat"] == args["owner"] else "no"
        if not args.keys().isdisjoint(SEAT_FIELDS):
            values["you"] = self._you(args)
        return values

    def _you(self, args: Mapping[str, object]) -> str:
        """Which of the players in a sentence reads it; who acts comes first."""
        me = (self._reader, f"p{self._reader}")
        read = (name for name in ("seat", "owner") if args.get(name) in me)
        return NOBODY if self._reader is None else next(read, NOBODY)

    def _forms(self, keys: Sequence[str]) -> Iterator[tuple[str, str]]:
        """The forms that all of these words have."""
        words = [self._bundle.get_message(key).attributes for key in keys]
        for form in FORMS:
            if all(form in word for word in words):
                formed = [str(self._bundle.format_pattern(word[form])[0]) for word in words]
                yield form, _counted(formed)

    def _value(self, name: str, value: object) -> Value:
        if isinstance(value, tuple):
            words = [str(self._value(name, item)) for item in value]
            if not words:
                return self.message("kernel-nothing")
            if name == PATH_FIELD:
                return " → ".join(words)
            # Numbers are no things to be counted.
            counts = all(self._key(name, str(item)) for item in value)
            return _counted(words) if counts else ", ".join(words)
        if isinstance(value, int):
            return self.name(value) if name in SEAT_FIELDS else value
        word = str(value) or UNKNOWN
        if name in SEAT_FIELDS and re.fullmatch(r"p\d+", word):
            return self.name(int(word[1:]))
        if name in SQUARE_FIELDS:
            return word.upper()
        key = self._key(name, word)
        return self.message(key) if key else word

    def _key(self, name: str, word: str) -> str | None:
        """The message of a word of the game."""
        for prefix in (self.game, "kernel"):
            # `tokens` are a `token` each, but a `bonus` is no plural.
            for noun in (name, name.removesuffix("s")):
                key = f"{prefix}-{noun}-{word}"
                if self._bundle.has_message(key):
                    return key
        return None


def _counted(words: Sequence[str]) -> str:
    """A list in which each thing is named once."""
    return ", ".join(
        word if count == 1 else f"{count} \N{MULTIPLICATION SIGN} {word}"
        for word, count in Counter(words).items()
    )


def with_minus(text: str, args: Mapping[str, Value]) -> str:
    """Numbers below zero with a real minus: what writes them here knows only the hyphen."""
    for value in args.values():
        if isinstance(value, int) and value < 0:
            text = text.replace(str(value), f"\N{MINUS SIGN}{-value}")
    return text


def find_rule(rule_id: str) -> Rule:
    """The rule of a full id such as `martinique:move.exact-steps`."""
    game, _, _ = rule_id.partition(":")
    package = "kaper.kernel" if game == "kernel" else registry.package_of(game)
    rules = read_ledger(package).rules
    if rule_id not in rules:
        raise BadSetup(f"the ledger has no rule {rule_id!r}")
    return rules[rule_id]
