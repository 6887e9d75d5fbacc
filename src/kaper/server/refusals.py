"""Commands that are not carried out, and why."""

from __future__ import annotations

from typing import NoReturn

from kaper.kernel.deeds import Refusal
from kaper.kernel.errors import KaperError
from kaper.server.messages import Grounds


class CommandRefused(KaperError):
    """A command that is not carried out; `rule` is a ledger id or `server:` and a word.

    Where the rules of a game refuse it, `grounds` tell why they do so now.
    """

    def __init__(self, rule: str, grounds: Grounds | None = None) -> None:
        super().__init__(rule, grounds)
        self.rule = rule
        self.grounds = grounds

    def __str__(self) -> str:
        return self.rule


def grounds_of(refusal: Refusal) -> Grounds:
    args = refusal.args.items()
    return Grounds(
        refusal.fact,
        {name: list(value) if isinstance(value, tuple) else value for name, value in args},
    )


def refuse(word: str) -> NoReturn:
    raise CommandRefused(f"server:{word}")
