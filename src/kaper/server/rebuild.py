"""A table built anew from what is on disk, and the snapshot beside it."""

from __future__ import annotations

import asyncio
import json
import logging

from kaper.kernel.chance import WrongOutcome
from kaper.kernel.codec import Json
from kaper.kernel.errors import KaperError
from kaper.replay import load, saved_digest
from kaper.server.endings import ending_of
from kaper.server.facts import Answered, KeptFact, Moved, Started, TookBack
from kaper.server.kept import Damaged, Storage, Stored
from kaper.server.refusals import CommandRefused
from kaper.server.tables import Table

logger = logging.getLogger("kaper.server")

# What a replay raises where the rules are no longer those that a table was played by.
CHANGED_RULES = (KaperError, WrongOutcome, ValueError, LookupError, TypeError)

# The facts that a snapshot contains already.
_OF_MATCH = (Started, Moved, TookBack)


class BrokenTable(CommandRefused):
    """A table that can no longer be built from what is on disk."""


async def fetch(store: Storage, table_id: str) -> tuple[Table, int] | None:
    """A table as it is on disk, and the sequence of its snapshot there, or 0."""
    try:
        stored = await store.load(table_id)
    except Damaged as damage:
        raise _broken(table_id, str(damage)) from None
    if stored is None:
        return None
    # A long game takes a while, and others do not have to wait for it.
    table, mended = await asyncio.to_thread(rebuild, stored)
    if not mended:
        return table, stored.snapshot_seq
    # From here on this snapshot leads: what came before cannot be played by these rules.
    snapshot = snapshot_of(table)
    assert snapshot is not None
    await store.save_snapshot(table.id, table.sequence, snapshot, ending_of(table))
    return table, table.sequence


def snapshot_of(table: Table) -> str | None:
    """The position, to go on from when the rules change."""
    if table.match is None:
        return None
    return json.dumps({"match": table.match.to_json()})


def rebuild(stored: Stored) -> tuple[Table, bool]:
    """The table, and whether it had to go on from its snapshot."""
    missing = _missing(stored.facts)
    if missing is not None:
        raise _broken(stored.setup.id, f"fact {missing} is missing")
    try:
        return _from_entries(stored), False
    except CHANGED_RULES as error:
        if stored.snapshot is None:
            raise _broken(stored.setup.id, _kind(error)) from None
        logger.warning("table %s goes on from its snapshot: %s", stored.setup.id, _kind(error))
    try:
        return _from_snapshot(stored, stored.snapshot), True
    except CHANGED_RULES as error:
        raise _broken(stored.setup.id, _kind(error)) from None


def _missing(facts: list[KeptFact]) -> int | None:
    """The first number that no fact has though a later one is there."""
    return next((n for n, kept in enumerate(facts, 1) if kept.seq != n), None)


def _broken(table_id: str, why: str) -> BrokenTable:
    logger.error("table %s is broken: %s", table_id, why)
    return BrokenTable("server:broken-table")


def _kind(error: Exception) -> str:
    """All that may be told of it: its text may tell somebody's secret action."""
    return type(error).__name__


def _from_entries(stored: Stored) -> Table:
    table = Table(stored.setup)
    for kept in stored.facts:
        table.record(kept)
        if kept.seq == stored.snapshot_seq and stored.snapshot is not None:
            _compare(table, _match_data(stored.snapshot))
    return table


def _compare(table: Table, data: dict[str, Json]) -> None:
    if table.match is not None and table.match.digest() != saved_digest(data):
        raise KaperError("the rules lead to another position now")


def _match_data(snapshot: str) -> dict[str, Json]:
    data: dict[str, dict[str, Json]] = json.loads(snapshot)
    return data["match"]


def _from_snapshot(stored: Stored, snapshot: str) -> Table:
    """The position of the snapshot, and of what came after it all that the rules allow."""
    table = Table(stored.setup)
    lost = False
    for kept in stored.facts:
        if kept.seq > stored.snapshot_seq:
            lost = not _try(table, kept, skip=lost)
        else:
            table.record(kept, carried_out=isinstance(kept.fact, _OF_MATCH))
        if kept.seq == stored.snapshot_seq:
            table.go_on_from(load(_match_data(snapshot)), kept.at)
    # Nothing is known of what was taken back before, and it may be no longer possible: whoever
    # wants to take back asks again, and whoever comes back is told everything.
    table.request = None
    table.floor = 0
    # Its script was written for rules that the game was begun by.
    table.guide = None
    return table


def _try(table: Table, kept: KeptFact, *, skip: bool) -> bool:
    """Carry a fact out; after the first that cannot be, no later move means what it meant."""
    if skip and isinstance(kept.fact, (*_OF_MATCH, Answered)):
        table.record(kept, carried_out=True)
        return False
    try:
        table.record(kept)
    except CHANGED_RULES:
        table.record(kept, carried_out=True)
        return False
    return not skip
