"""Changing a live table: what is decided is carried out, kept and told, one thing after another."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from types import TracebackType

from kaper.server.facts import AnyFact, KeptFact, Moved
from kaper.server.kept import Conflict, Storage
from kaper.server.locks import Lock
from kaper.server.metrics import Metrics
from kaper.server.peers import Peers
from kaper.server.refusals import CommandRefused
from kaper.server.tables import Table

# Changes kept together; if more follow by themselves, they come a moment later.
MOST_AT_ONCE = 50

# So often something is decided anew because another process was faster.
_ATTEMPTS = 3

Decide = Callable[[], AnyFact | None]


@dataclass(frozen=True, slots=True)
class Change:
    """What is carried out and being kept: there were so many events before. `told` is for whoever
    waits for it, and cancelled where nobody does any more."""

    facts: list[KeptFact]
    before: int
    since: float
    told: asyncio.Future[int]


class Held:
    """Holds a table. A generator would do the same, at several times the cost for every move."""

    __slots__ = ("_held",)

    def __init__(self, held: Changing) -> None:
        self._held = held

    async def __aenter__(self) -> Table:
        await self._held.hold()
        return self._held.table

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self._held.let_go()


class Changing(ABC):
    """A table as far as holding and changing it goes; what is read and told of it, rooms know."""

    def __init__(self, table: Table, store: Storage, peers: Peers, metrics: Metrics) -> None:
        self.table = table
        self.used = time.monotonic()
        self._lock = Lock()
        self._ahead = False  # whether the table has changed in a way that may not be on disk
        self._heard = 0  # up to which fact others say that there is something to read
        self._store = store
        self._peers = peers
        self._metrics = metrics
        self._changes: set[asyncio.Future[int] | asyncio.Future[None]] = set()

    @abstractmethod
    async def _reload(self) -> None:
        """Read the whole table again: what is not on disk did not happen."""

    @abstractmethod
    async def _read_on(self) -> bool:
        """Carry out what others have kept since; whether there was anything."""

    @abstractmethod
    def _fall_behind(self) -> None:
        """See to it that whoever waits is told how things stand, even if nobody asks."""

    @abstractmethod
    def _to_grant(self) -> AnyFact | None:
        """What nobody could use: it is given back before it is taken from anybody."""

    @abstractmethod
    def _following(self) -> Moved | None:
        """What follows now by itself, carried out already."""

    @abstractmethod
    def _tell_kept(self, facts: list[KeptFact], before: int) -> None:
        """Tell of what is on disk; there were so many events before it."""

    # Holding it

    def held(self) -> Held:
        """The table for oneself, as it is on disk."""
        return Held(self)

    async def hold(self) -> None:
        """Wait until it can be held; see `held`."""
        await self._lock.acquire()
        try:
            if self._ahead:
                await self._reload()
            elif self._heard > self.table.sequence and not await self._read_on():
                self._heard = 0
        except BaseException:
            self._lock.release()
            raise

    def let_go(self) -> None:
        if self._ahead:
            self._fall_behind()
        self._lock.release()

    @property
    def settled(self) -> bool:
        """Whether the table is as it is on disk, and nobody holds it: then it can be looked at
        without holding it, until the next thing is waited for."""
        known = self._heard <= self.table.sequence
        return known and not self._ahead and not self._lock.locked()

    # Changing it

    async def change(self, decide: Decide, command: str | None = None) -> int:
        """Carry out what `decide` finds right, keep it and tell everybody; gives what is told of
        the sequence.

        A command that was carried out before is not carried out again. A change that is begun is
        ended, even if whoever asked for it leaves.
        """
        changing = self._change(decide, command)
        if self.settled:
            # It is begun before anything is waited for, and needs nobody to be ended.
            return await changing
        # Not by a name: what it raises would hold the frame that holds the task that raised it.
        return await asyncio.shield(self._begun(changing))

    def _begun(self, changing: Coroutine[object, object, int]) -> asyncio.Task[int]:
        task = asyncio.get_running_loop().create_task(changing)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return task

    async def _change(self, decide: Decide, command: str | None) -> int:
        if not self.settled or self._to_grant() is not None:
            # What nobody could use is given back before it is taken from anybody.
            await self._carry(self._to_grant, None)
        return await self._carry(decide, command)

    async def _carry(self, decide: Decide, command: str | None) -> int:
        for _ in range(_ATTEMPTS):
            await self.hold()
            try:
                return await self._start(decide, command)
            except CommandRefused:
                # Perhaps for what another process has changed already.
                if not self._peers.shared or not await self.read_on():
                    raise
            except Conflict:
                # Another process was faster: what it did is read, then this is asked again.
                self._metrics.conflict()
        raise CommandRefused("server:busy")

    def _start(self, decide: Decide, command: str | None) -> asyncio.Future[int]:
        """Begin to change the table that is held. It is let go once that is on disk and told,
        whoever waits for it: there is no task that could be ended before."""
        self.used = time.monotonic()
        table, told = self.table, asyncio.get_running_loop().create_future()
        known = None if command is None else table.commands.get(command)
        before = table.events
        try:
            facts = self._carried_out(decide, command) if known is None else []
            if facts:
                change = Change(facts, before, time.monotonic(), told)
                kept = asyncio.ensure_future(self._store.append(table.id, facts))
                self._changes.add(kept)
                kept.add_done_callback(partial(self._end, change))
                return told
        except BaseException:
            self.let_go()
            raise
        self.let_go()
        told.set_result(table.told if known is None else known)
        return told

    def _end(self, change: Change, kept: asyncio.Future[None]) -> None:
        """It is on disk, or could not be kept."""
        self._changes.discard(kept)
        failure = kept.exception()
        try:
            if failure is None:
                self._metrics.kept(len(change.facts), time.monotonic() - change.since)
                self._ahead = False
                self._tell_kept(change.facts, change.before)
        finally:
            self.let_go()
            if not change.told.done():
                if failure is None:
                    change.told.set_result(self.table.told)
                else:
                    change.told.set_exception(failure)

    def _carried_out(self, decide: Decide, command: str | None) -> list[KeptFact]:
        """What is to be kept, carried out already; nothing where there is nothing to do."""
        self._ahead = True
        try:
            fact = decide()
        except CommandRefused:
            self._ahead = False
            raise
        if fact is None:
            self._ahead = False
            return []
        table = self.table
        facts = [KeptFact(table.sequence + 1, fact, time.time(), command)]
        # A move is carried out as it is decided.
        table.record(facts[0], carried_out=isinstance(fact, Moved))
        if table.ready:
            facts.append(KeptFact(table.sequence + 1, table.start(), time.time()))
            table.record(facts[1])
        # What follows at once by itself happens together with it, or not at all.
        while len(facts) < MOST_AT_ONCE and (answer := self._following()) is not None:
            facts.append(KeptFact(table.sequence + 1, answer, time.time()))
            table.record(facts[-1], carried_out=True)
        return facts

    async def read_on(self) -> bool:
        """Carry out what others have kept since; whether there was anything."""
        async with self.held():
            return await self._read_on()
