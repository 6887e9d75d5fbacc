"""Hostile messages: what a browser may say, filled with the plausible, then bent out of shape."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import get_args

from kaper.attack.access import CLIENT_MESSAGES
from kaper.server import client_messages, messages
from kaper.server.phrases import Phrase

# What no field should hold, whatever it is for.
HOSTILE: tuple[object, ...] = (
    None,
    True,
    False,
    -1,
    0,
    2**31,
    2**63,
    -(2**63) - 1,
    10**400,
    1.5,
    float("nan"),
    float("inf"),
    "",
    " ",
    "\0",
    "pass\0",
    "\ud800",
    "\u202e\u200b\ufeff",
    "a\u0301" * 200,
    "ż" * 70,
    "x" * 2_000,
    "../../etc/passwd",
    "' OR 1=1 --",
    "{{7*7}}",
    "%s%n%x",
    "<script>alert(1)</script>",
    [],
    {},
    [[[[]]]],
    {"type": "act"},
    [0],
    {"": None},
)
WORDS = (
    "pass",
    "undo 1",
    "p0",
    "p1",
    "~ draw",
    "=",
    "end p0 won",
    "bribe p0 1",
    "move",
    "enter a1",
)
KINDS: tuple[type[messages.Message], ...] = tuple(
    sorted(CLIENT_MESSAGES, key=lambda kind: kind.__name__)
)
# What ends a game, or keeps a bot thinking, is said seldom.
SELDOM: tuple[type[messages.Message], ...] = (client_messages.Resign, client_messages.AskHint)
_SELDOM = 0.02
_LONG_ENOUGH = 9_000  # letters, more than a message may have
_TOO_LONG = 40_000  # more than a frame may have
_DEEP = 3_000


@dataclass
class Knowledge:
    """What an attacker knows of a table: enough to be believed."""

    seats: int
    own: int | None = None
    decision: int = 0
    actions: Sequence[str] = WORDS
    used: list[str] = field(default_factory=list)


class Bender:
    """Makes hostile messages; the same seed makes the same."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._count = 0

    def sly(self, known: Knowledge) -> str:
        """A message that can be read, though one of its fields may hold something strange."""
        told = self._plausible(known)
        name = self._random.choice([*told])
        if name != "type" and self._random.random() < 0.6:
            like = [each for each in HOSTILE if type(each) is type(told[name])]
            told[name] = self._random.choice(like or [told[name]])
        return _text(told)

    def rude(self, known: Knowledge) -> str | bytes:
        """A message of the wrong shape, or none at all: after a few of them a socket is closed."""
        told = self._plausible(known)
        return self._bent(told) if self._random.random() < 0.6 else self._broken(_text(told))

    def _plausible(self, known: Knowledge) -> dict[str, object]:
        """A message of any kind with fields that fit."""
        draw = self._random
        kind = draw.choice(KINDS)
        if kind in SELDOM and draw.random() > _SELDOM:
            kind = client_messages.Act
        told: dict[str, object] = {"type": kind.__struct_config__.tag}
        for name in kind.__struct_fields__:
            told[name] = self._value(name, known)
        return told

    def _value(self, name: str, known: Knowledge) -> object:
        draw = self._random
        fitting: Mapping[str, Callable[[], object]] = {
            "id": lambda: self._command(known),
            "seat": lambda: draw.choice([*range(known.seats), known.own or 0, None]),
            "decision": lambda: known.decision + draw.choice((0, 0, 0, -1, 1)),
            "action": lambda: draw.choice(draw.choice((known.actions or WORDS, WORDS))),
            "events": lambda: draw.choice((0, 1, 10_000)),
            "talk": lambda: draw.choice((0, 1, 10_000)),
            "text": lambda: draw.choice(("ahoy", "x" * 499, "a\nb", "żółw")),
            "phrase": lambda: draw.choice(get_args(Phrase)),
            "bot": lambda: draw.choice(("random", "greedy", "captain")),
            "step": lambda: draw.randrange(4),
            "days": lambda: draw.randrange(4),
            "stage": lambda: draw.choice(get_args(messages.GuideStage)),
            "until": lambda: draw.choice(get_args(messages.Patience)),
        }
        make = fitting.get(name, lambda: draw.choice((True, False)))
        return make()

    def _command(self, known: Knowledge) -> str:
        """A new id, or one that was used before."""
        if known.used and self._random.random() < 0.2:
            return self._random.choice(known.used)
        self._count += 1
        known.used.append(f"c{self._count}")
        return known.used[-1]

    def _bent(self, told: dict[str, object]) -> str:
        """One field of it, or its shape, is wrong."""
        draw = self._random
        name = draw.choice([*told, "more"])
        bend = draw.randrange(5)
        if bend == 0:
            told.pop(name, None)
        elif bend == 1:
            other = draw.choice([*told])
            told[name] = told[other]
        else:
            told[name] = draw.choice(HOSTILE)
        text = _text(told)
        if bend == 4:
            # The same field twice: who reads on, and who stops?
            text = f'{text[:-1]}, "{name}": {_text(draw.choice(HOSTILE))}}}'
        return text

    def _broken(self, text: str) -> str | bytes:
        """It is no message, and perhaps no JSON."""
        draw = self._random
        place = draw.randrange(len(text))
        breaks: tuple[Callable[[], str | bytes], ...] = (
            lambda: text[:place],
            lambda: text[:place] + chr(draw.randrange(1, 0x2FF)) + text[place + 1 :],
            lambda: text[:place] + text[place + draw.randrange(1, 9) :],
            lambda: text + text,
            lambda: f"[{text}]",
            text.encode,
            lambda: draw.randbytes(draw.randrange(200)),
            lambda: "",
            lambda: "\0" * 5,
            lambda: '{"type":"say","id":"1","text":"' + "x" * _LONG_ENOUGH + '"}',
            lambda: '{"x":' + "[" * _DEEP + "]" * _DEEP + "}",
            lambda: '{"a":' * (_DEEP // 4),
            lambda: "1" * 5_000,
            lambda: '{"type":"ping","id":"\\ud800"}',
            lambda: '{"type":"act","seat":1e999,"id":"1","decision":-0,"action":""}',
        )
        if draw.random() < 0.002:
            return "x" * _TOO_LONG
        return draw.choice(breaks)()


def _text(data: object) -> str:
    return json.dumps(data, ensure_ascii=True)
