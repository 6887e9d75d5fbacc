"""A table built anew from what is on disk, and the snapshot beside it."""

from __future__ import annotations

import json
import logging

from kaper.kernel.chance import WrongOutcome
from kaper.kernel.codec import Json
from kaper.kernel.errors import KaperError
from kaper.replay import load
from kaper.server.facts import AnyFact, Entry, Moved, Started, TookBack
from kaper.server.store import Stored
from kaper.server.tables import Table

logger = logging.getLogger("kaper.server")

# What a replay raises where the rules are no longer those that a table was played by.
CHANGED_RULES = (KaperError, WrongOutcome, ValueError, LookupError, TypeError)


def snapshot_of(table: Table) -> str | None:
    """The position, to go on from when the rules change."""
    if table.match is None:
        return None
    return json.dumps({"match": table.match.to_json()})


def rebuild(stored: Stored) -> tuple[Table, bool]:
    """The table, and whether it had to go on from its snapshot."""
    try:
        return _from_entries(stored), False
    except CHANGED_RULES as error:
        if stored.snapshot is None:
            raise
        logger.warning("table %s goes on from its snapshot: %s", stored.setup.id, error)
    return _from_snapshot(stored, stored.snapshot), True


def _from_entries(stored: Stored) -> Table:
    table = Table(stored.setup)
    for entry in stored.entries:
        table.record(entry)
        if entry.seq == stored.snapshot_seq and stored.snapshot is not None:
            _compare(table, _match_data(stored.snapshot))
    return table


def _compare(table: Table, data: dict[str, Json]) -> None:
    if table.match is not None and table.match.digest() != data["digest"]:
        raise KaperError("the rules lead to another position now")


def _match_data(snapshot: str) -> dict[str, Json]:
    data: dict[str, dict[str, Json]] = json.loads(snapshot)
    return data["match"]


def _from_snapshot(stored: Stored, snapshot: str) -> Table:
    """The position of the snapshot, and of what came after it all that the rules allow."""
    table = Table(stored.setup)
    lost = False
    for entry in stored.entries:
        if entry.seq > stored.snapshot_seq:
            lost = not _try(table, entry, skip=lost)
        else:
            table.record(entry, carried_out=_of_match(entry.fact))
        if entry.seq == stored.snapshot_seq:
            table.match = load(_match_data(snapshot))
            table.ask(entry.at)
    return table


def _of_match(fact: AnyFact) -> bool:
    return isinstance(fact, (Started, Moved, TookBack))


def _try(table: Table, entry: Entry, *, skip: bool) -> bool:
    """Carry an entry out; after the first that cannot be, no later move means what it meant."""
    if skip and _of_match(entry.fact):
        table.record(entry, carried_out=True)
        return False
    try:
        table.record(entry)
    except CHANGED_RULES:
        table.record(entry, carried_out=True)
        return False
    return not skip
