"""Tables from records: to be replayed, or to go on with on one device.

A record may be a bomb: its lines cost little to write, and each of them work. So they are read one
record at a time, in a thread of its own; only so many lines and so much work are taken on; and
nothing is done for whoever no longer waits for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event

from kaper import registry
from kaper.book import scripts
from kaper.bots.clock import processor_seconds
from kaper.kernel.record import Header, Move, Undo, parse
from kaper.kernel.state import State
from kaper.match import Match
from kaper.replay import replaying
from kaper.server.facts import (
    AnyFact,
    KeptFact,
    Moved,
    Person,
    Place,
    Started,
    TableSetup,
    TookBack,
)
from kaper.server.kept import LONGEST_SEED
from kaper.server.refusals import refuse
from kaper.server.settings import Settings
from kaper.server.tables import Table


class Stopped(Exception):
    """Nobody waits for this record any more."""


class Imports:
    """Reads the records of all visitors, one after the other."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._thread = ThreadPoolExecutor(1, "kaper-import")
        self._ended = Event()
        self._households: set[str] = set()

    async def read(
        self, text: str, table_id: str, person: Person, one: str
    ) -> tuple[Table, list[KeptFact]]:
        """A table as a record tells it; each household, `one`, has one record read at a time."""
        if one in self._households:
            refuse("too-fast")
        if len(self._households) >= self._settings.imports_waiting:
            refuse("busy")
        self._households.add(one)
        left = Event()
        reading = _Reading(self._settings, lambda: left.is_set() or self._ended.is_set())
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, reading.read, text, table_id, person)
        finally:
            left.set()
            self._households.discard(one)

    def close(self) -> None:
        self._ended.set()
        self._thread.shutdown(wait=False, cancel_futures=True)


class _Reading:
    """One record, in the thread."""

    def __init__(self, settings: Settings, stopped: Callable[[], bool]) -> None:
        self._settings = settings
        self._stopped = stopped
        self._until = 0.0

    def read(self, text: str, table_id: str, person: Person) -> tuple[Table, list[KeptFact]]:
        self._until = processor_seconds() + self._settings.import_within
        match = self._match(text)
        header = match.header
        places = [Place("person", "", "", [person]) for _ in range(match.seats)]
        setup = TableSetup(
            table_id,
            header.game,
            dict(header.options),
            header.seed,
            person,
            places,
            time.time(),
            arrangement=header.arrangement,
        )
        table = Table(setup)
        facts = [
            KeptFact(number, fact, setup.made) for number, fact in enumerate(record_facts(match), 1)
        ]
        for fact in facts:
            self._check()
            table.record(fact)
        return table, facts

    def _match(self, text: str) -> Match[State]:
        if text.count("\n") > self._settings.most_imported:
            refuse("too-large")
        self._check()
        header, setup, entries = parse(text)
        if header.components:
            # Tables of any size could be hidden there.
            refuse("own-components")
        if header.arrangement and not is_of_voyage(header):
            # Nor is every position one that can be played on.
            refuse("own-arrangement")
        if len(header.seed) > LONGEST_SEED:
            refuse("too-large")
        if "\0" in header.seed:
            # Not every database could keep it.
            refuse("bad-message")
        steps = replaying(header, setup, entries)
        match = next(steps)
        for _ in steps:
            self._check()
        return match

    def _check(self) -> None:
        """Go on only while somebody waits, and with no more work than one record may be."""
        if self._stopped():
            raise Stopped
        if processor_seconds() > self._until:
            refuse("too-large")


def is_of_voyage(header: Header) -> bool:
    """Whether a match began where a guide leads through something of its game."""
    known = scripts(header.game) if header.game in registry.games() else ()
    return header.arrangement in {chapter.arrangement for chapter in known}


def record_facts(match: Match[State]) -> list[AnyFact]:
    facts: list[AnyFact] = [Started([str(outcome) for outcome in match.setup])]
    for entry in match.entries:
        if isinstance(entry, Move):
            outcomes = [str(outcome) for outcome in entry.outcomes]
            facts.append(Moved(entry.seat, entry.text, outcomes))
        elif isinstance(entry, Undo):
            facts.append(TookBack(entry.seat, entry.count))
    return facts
