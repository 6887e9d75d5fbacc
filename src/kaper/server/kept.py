"""What is kept of tables, wherever that is, and what may go wrong with it.

It is a database of a server, or a browser that has no server.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec

from kaper.kernel.errors import KaperError
from kaper.server.facts import KeptFact, Person, TableSetup

if sys.platform == "emscripten":
    # There is no database there, and so there are none of its failures.
    from builtins import OSError as DatabaseFailure
else:
    from sqlalchemy.exc import SQLAlchemyError as DatabaseFailure

if TYPE_CHECKING:
    from kaper.analysis import Report
    from kaper.server.endings import EndedTable

# What may go wrong with a disk or a database at any time, and be right again a moment later.
STORAGE_FAILURES = (OSError, DatabaseFailure)

LONGEST_SEED = 256


class Conflict(KaperError):
    """Another process wrote to this table meanwhile."""


class NotKept(OSError):
    """It could not be written."""


class Damaged(KaperError):
    """Something on disk cannot be read, now or later."""


class Identity(msgspec.Struct, frozen=True):
    """Who asks: a person, and the device by which they come, each as a hash."""

    device: str
    person: Person


class Link(msgspec.Struct, frozen=True):
    table: str
    seat: int | None


class Stored(msgspec.Struct, frozen=True):
    """A table as it lies on disk."""

    setup: TableSetup
    facts: list[KeptFact]
    snapshot: str | None
    snapshot_seq: int


class KeptAnalysis(msgspec.Struct, frozen=True):
    """Of so many steps so many are done; `report` once all of them are."""

    steps: int
    done: int
    report: Report | None


class TableLists(Protocol):
    """Finds tables."""

    async def of(self, person: Person, most: int, *, ended: bool) -> list[str]:
        """The tables that a person belongs to, those changed last first."""

    async def unnoted(self, person: Person) -> list[str]:
        """The tables of a person that ended before it was noted how."""

    async def ended(self, person: Person) -> list[EndedTable]:
        """The finished tables that a person belongs to: neither guided nor imported."""


class AnalysisShelf(Protocol):
    """What was found about finished tables, one analysis for each at most."""

    async def find(self, table: str, now: float) -> KeptAnalysis | None:
        """That of a table; none where nobody works on it any more, or it cannot be read today."""

    async def claim(self, table: str, steps: int, now: float) -> bool:
        """Take on a table that has none; whether nobody else did."""

    async def note(self, table: str, done: int, now: float, report: Report | None = None) -> None:
        """How far one has come, and what was found once it is over."""

    async def drop(self, table: str) -> None:
        """Forget one: whoever asks again begins it anew."""


class DueNotes(Protocol):
    """When tables want to be looked at."""

    async def note(self, table: str, moment: float | None) -> None:
        """Note the next moment; None where there is none."""


class Storage(Protocol):
    """Where tables are kept, as those know it who play there."""

    @property
    def lists(self) -> TableLists: ...
    @property
    def analyses(self) -> AnalysisShelf: ...
    @property
    def dues(self) -> DueNotes: ...

    def append(self, table: str, facts: Sequence[KeptFact]) -> Awaitable[None]:
        """Keep facts: on disk when this is done. `Conflict` where their place is taken."""

    async def save_snapshot(
        self, table: str, seq: int, snapshot: str, ending: str | None = None
    ) -> None:
        """A copy of the position, and how it ended."""

    async def create(self, setup: TableSetup, seed_hash: str, facts: Sequence[KeptFact]) -> None:
        """Keep a new table, with the facts it begins with and its members."""

    async def load(self, table: str) -> Stored | None:
        """A table as it lies on disk; `Damaged` where it cannot be read."""

    async def facts_after(self, table: str, seq: int) -> list[KeptFact]:
        """The facts that came after this one."""

    async def add_member(self, table: str, person: Person) -> None:
        """Let a person belong to a table."""

    async def is_member(self, table: str, person: Person | None) -> bool:
        """Whether a person belongs to a table."""

    async def add_link(
        self, secret_hash: str, table: str, seat: int | None, expires: float | None
    ) -> None:
        """Keep a link by which others come to a table, or to a seat of it."""
