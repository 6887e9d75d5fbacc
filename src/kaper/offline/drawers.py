"""Where a browser keeps things: named drawers of texts, each found by its key.

The page's side of it is IndexedDB (`web/src/site/drawers.ts`). Whatever goes wrong there comes as a
word: what JavaScript raises would be of a type that only exists in a browser.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Literal, Protocol

import msgspec

from kaper.server.kept import Conflict, NotKept

Key = str | tuple[str, int]
# `add` where nothing may be there yet, `put` where it may, `drop` what is there.
Change = tuple[Literal["add", "put", "drop"], str, Key, str]

TAKEN = "taken"


class Drawers(Protocol):
    """As the page offers them; texts are JSON."""

    def change(self, changes: str) -> Awaitable[str]:
        """Make all these changes or none; an empty word once they are on disk, or what failed."""

    def read(self, drawer: str, key: str) -> Awaitable[str | None]:
        """What lies under a key."""

    def after(self, drawer: str, key: str, number: int) -> Awaitable[str]:
        """All of one name that have a greater number, in their order: a list."""

    def all(self, drawer: str) -> Awaitable[str]:
        """All keys of a drawer and what lies under them: a list of pairs."""


async def make(drawers: Drawers, changes: Sequence[Change]) -> None:
    """Make changes; raises where they could not be made."""
    failed = await drawers.change(msgspec.json.encode(changes).decode())
    if failed == TAKEN:
        raise Conflict("this place is taken")
    if failed:
        raise NotKept(failed)
