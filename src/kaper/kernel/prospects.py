"""Prospects: what an option leads to, as messages with their facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Self, TypeAlias

Fact: TypeAlias = str | int | tuple[str, ...]
ProspectKind: TypeAlias = Literal["gain", "cost", "risk", "note"]


class Prospect(tuple[ProspectKind, str, tuple[tuple[str, Fact], ...]]):
    """One thing that an option leads to, told by the message `GAME-brings-NAME`.

    A note is neither good nor bad. It is a tuple because the same prospects come up with option
    after option: whoever has put one into words finds it again at little cost.
    """

    __slots__ = ()

    def __new__(cls, kind: ProspectKind, name: str, /, **args: Fact) -> Self:
        return super().__new__(cls, (kind, name, tuple(args.items())))

    @property
    def kind(self) -> ProspectKind:
        return self[0]

    @property
    def name(self) -> str:
        return self[1]

    @property
    def args(self) -> dict[str, Fact]:
        return dict(self[2])

    def __repr__(self) -> str:
        return f"Prospect({self.kind!r}, {self.name!r}{named(self.args)})"


def named(args: Mapping[str, Fact]) -> str:
    return "".join(f", {name}={value!r}" for name, value in args.items())


def signed(number: int) -> str:
    """A change as it is written: with its sign, a true minus."""
    return f"\N{MINUS SIGN}{-number}" if number < 0 else f"+{number}"
