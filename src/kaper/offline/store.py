"""What a browser keeps of tables, with the same promise as a server: acknowledged is kept."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kaper.analysis import Report
from kaper.offline.drawers import Change, Drawers, make
from kaper.server.endings import EndedTable, read_ending
from kaper.server.facts import AnyFact, KeptFact, Person, TableSetup
from kaper.server.kept import Damaged, KeptAnalysis, Stored

_ENCODER = msgspec.json.Encoder()


class _Row(msgspec.Struct, array_like=True):
    """A fact as it is written down."""

    seq: int
    fact: AnyFact
    at: float
    command: str | None


class _Snapshot(msgspec.Struct, array_like=True):
    seq: int
    match: str


_SETUP = msgspec.json.Decoder(TableSetup)
_ROWS = msgspec.json.Decoder(list[_Row])
_SNAPSHOT = msgspec.json.Decoder(_Snapshot)
_PAIRS = msgspec.json.Decoder(list[tuple[str, str]])


def _text(value: object) -> str:
    return _ENCODER.encode(value).decode()


def _written(table: str, facts: Sequence[KeptFact]) -> list[Change]:
    rows: list[Change] = [
        ("add", "facts", (table, kept.seq), _text(_Row(kept.seq, kept.fact, kept.at, kept.command)))
        for kept in facts
    ]
    return [*rows, ("put", "changed", table, str(facts[-1].at))] if facts else rows


class BrowserStore:
    """Tables, their facts and their snapshots."""

    def __init__(self, drawers: Drawers) -> None:
        self._drawers = drawers
        self.lists = BrowserLists(drawers)
        self.analyses = BrowserAnalyses(drawers)
        self.dues = NoDues()

    async def append(self, table: str, facts: Sequence[KeptFact]) -> None:
        await make(self._drawers, _written(table, facts))

    async def create(self, setup: TableSetup, seed_hash: str, facts: Sequence[KeptFact]) -> None:
        del seed_hash  # it follows from the seed
        row: Change = ("add", "tables", setup.id, _text(setup))
        changed: Change = ("put", "changed", setup.id, str(setup.made))
        await make(self._drawers, [row, changed, *_written(setup.id, facts)])

    async def load(self, table: str) -> Stored | None:
        setup = await self._drawers.read("tables", table)
        if setup is None:
            return None
        kept = await self._drawers.read("snapshots", table)
        try:
            snapshot = None if kept is None else _SNAPSHOT.decode(kept)
            facts = await self.facts_after(table, 0)
            found = _SETUP.decode(setup)
        except msgspec.MsgspecError as error:
            raise Damaged(type(error).__name__) from error
        if snapshot is None:
            return Stored(found, facts, None, 0)
        return Stored(found, facts, snapshot.match, snapshot.seq)

    async def facts_after(self, table: str, seq: int) -> list[KeptFact]:
        rows = _ROWS.decode(await self._drawers.after("facts", table, seq))
        return [KeptFact(row.seq, row.fact, row.at, row.command) for row in rows]

    async def save_snapshot(
        self, table: str, seq: int, snapshot: str, ending: str | None = None
    ) -> None:
        before = await self._drawers.read("snapshots", table)
        if before is not None and _SNAPSHOT.decode(before).seq > seq:
            return
        changes: list[Change] = [("put", "snapshots", table, _text(_Snapshot(seq, snapshot)))]
        changes.append(("drop" if ending is None else "put", "endings", table, ending or ""))
        await make(self._drawers, changes)

    async def add_member(self, table: str, person: Person) -> None:
        """There is one person here, to whom every table belongs."""

    async def is_member(self, table: str, person: Person | None) -> bool:
        del table, person
        return True

    async def add_link(
        self, secret_hash: str, table: str, seat: int | None, expires: float | None
    ) -> None:
        """Nobody can come: no link is ever shown."""


class BrowserLists:
    """Finds tables; all of them are one's own."""

    def __init__(self, drawers: Drawers) -> None:
        self._drawers = drawers

    async def of(self, person: Person, most: int, *, ended: bool) -> list[str]:
        del person
        over = await self._pairs("endings")
        changed = await self._pairs("changed")
        found = [table for table in changed if (table in over) is ended]
        return sorted(found, key=lambda table: -float(changed[table]))[:most]

    async def unnoted(self, person: Person) -> list[str]:
        """None: how a table ended is kept together with that it ended."""
        del person
        return []

    async def ended(self, person: Person) -> list[EndedTable]:
        del person
        over = await self._pairs("endings")
        found = []
        for table, text in (await self._pairs("tables")).items():
            setup = _SETUP.decode(text)
            if table in over and not setup.voyage and not setup.arrangement:
                ended = read_ending(table, setup.game, over[table])
                # All of an imported record happened when its table was made.
                if ended.ending.at > setup.made:
                    found.append(ended)
        return found

    async def _pairs(self, drawer: str) -> dict[str, str]:
        return dict(_PAIRS.decode(await self._drawers.all(drawer)))


class BrowserAnalyses:
    """What was found about finished tables. Nobody else works on one that was begun here."""

    def __init__(self, drawers: Drawers) -> None:
        self._drawers = drawers
        self._going: dict[str, KeptAnalysis] = {}

    async def find(self, table: str, now: float) -> KeptAnalysis | None:
        del now
        if table in self._going:
            return self._going[table]
        text = await self._drawers.read("analyses", table)
        if text is None:
            return None
        try:
            report = msgspec.json.decode(text, type=Report)
        except msgspec.DecodeError:
            # An older Kaper told other things: it is made anew.
            return None
        return KeptAnalysis(0, 0, report)

    async def claim(self, table: str, steps: int, now: float) -> bool:
        if await self.find(table, now) is not None:
            return False
        self._going[table] = KeptAnalysis(steps, 0, None)
        return True

    async def note(self, table: str, done: int, now: float, report: Report | None = None) -> None:
        del now
        if report is None:
            self._going[table] = KeptAnalysis(self._going[table].steps, done, None)
        else:
            await make(self._drawers, [("put", "analyses", table, _text(report))])
            del self._going[table]

    async def drop(self, table: str) -> None:
        self._going.pop(table, None)


class NoDues:
    """No table is looked after while nobody is there."""

    async def note(self, table: str, moment: float | None) -> None:
        """See above."""
