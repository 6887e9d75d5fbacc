"""What an attack has found: how much was sent, how it was answered, and what went wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal

from kaper.kernel.codec import Json

Kind = Literal[
    "failure",  # an answer 5xx
    "exception",  # an exception in the server's log that nobody has handled
    "change",  # a table changed by somebody who may not
    "secret",  # a seed, a key or somebody else's hand in an answer
    "access",  # somebody was let in, or kept out, otherwise than the table of access says
    "reader",  # a file that ended its reader, took it too long or was refused without a word
    "silent",  # no answer where there has to be one
    "memory",  # the server has grown
]
KINDS: tuple[Kind, ...] = (
    "failure",
    "exception",
    "change",
    "secret",
    "access",
    "reader",
    "silent",
    "memory",
)
# Of each kind so many are told of each part; the others are only counted.
TOLD = 20
_LONGEST_DETAIL = 400


@dataclass
class Part:
    """One part of an attack."""

    name: str
    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    faults: Counter[Kind] = field(default_factory=Counter)
    seconds: float = 0.0

    def to_json(self) -> dict[str, Json]:
        answers: dict[str, Json] = dict(sorted(self.answers.items()))
        return {"sent": self.sent, "answers": answers, "seconds": round(self.seconds, 1)}


@dataclass(frozen=True)
class Found:
    """Something that must not be."""

    part: str
    kind: Kind
    detail: str


class Evidence:
    """All that was seen."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.found: list[Found] = []
        self.counts: Counter[Kind] = Counter()
        self._secrets: frozenset[str] = frozenset()

    def begin(self, name: str) -> Part:
        self.parts.append(Part(name))
        return self.parts[-1]

    @property
    def part(self) -> Part:
        return self.parts[-1]

    @property
    def sent(self) -> int:
        return sum(part.sent for part in self.parts)

    @property
    def sound(self) -> bool:
        return not self.counts

    def fault(self, kind: Kind, detail: str) -> None:
        self.counts[kind] += 1
        self.part.faults[kind] += 1
        if self.part.faults[kind] <= TOLD:
            self.found.append(Found(self.part.name, kind, detail[:_LONGEST_DETAIL]))

    # What is looked at in every answer

    def guard(self, secrets: Collection[str]) -> None:
        """From now on none of these may stand in any answer."""
        self._secrets |= frozenset(secrets)

    def look(self, asked: str, told: str) -> None:
        """Look for secrets in an answer."""
        for secret in self._secrets:
            if secret in told:
                self.fault("secret", f"{asked}: {secret[:6]}… is told")

    def answered(self, asked: str, status: int, told: str) -> None:
        """Take an answer over HTTP into account."""
        self.part.answers[f"{status // 100}xx"] += 1
        if status >= 500:
            self.fault("failure", f"{asked}: {status} {told}")
        self.look(asked, told)
