"""A live table: who is connected, what they are sent, and the bots that play there."""

from __future__ import annotations

import asyncio
import logging
import time

from kaper.server.changing import Changing
from kaper.server.chores import Chores
from kaper.server.endings import ending_of
from kaper.server.facts import AnyFact, Flagged, KeptFact, Moved, Person, Reread, Resigned
from kaper.server.flags import Flags
from kaper.server.herald import Herald
from kaper.server.hints import Hints
from kaper.server.jobs import Thinking
from kaper.server.kept import STORAGE_FAILURES, Storage
from kaper.server.messages import TableInfo
from kaper.server.metrics import Metrics
from kaper.server.movers import Movers
from kaper.server.outages import Outages
from kaper.server.peers import NOBODY, Peers, Turn
from kaper.server.presence import Presence, eyes_of
from kaper.server.rebuild import CHANGED_RULES, fetch, snapshot_of
from kaper.server.refusals import refuse
from kaper.server.reminders import Reminders
from kaper.server.renderings import rendered_talk
from kaper.server.security import Buckets
from kaper.server.settings import Settings
from kaper.server.subscriber import Subscriber
from kaper.server.tables import Table
from kaper.server.telling import Telling
from kaper.server.watch import Diary

logger = logging.getLogger("kaper.server")

# Changes by others that are told one by one; of more only what they come to.
MOST_TOLD = 10


class Room(Changing):
    """One table in this process. Whoever looks at it or changes it holds it."""

    def __init__(
        self,
        table: Table,
        store: Storage,
        thinkers: Thinking,
        settings: Settings,
        *,
        peers: Peers | None = None,
        metrics: Metrics | None = None,
        outages: Outages | None = None,
        herald: Herald | None = None,
        saved: int = 0,
    ) -> None:
        super().__init__(table, store, peers or Peers(), metrics or Metrics())
        self.following = asyncio.Lock()  # held while the next table is made: there is only one
        self.presence = Presence(settings)
        # Kept by the room, not by a socket: whoever connects again does not begin anew.
        self.talk_limits = Buckets(settings.talk_limit)
        self._settings = settings
        self._shown = NOBODY  # what others were told of who is here
        self._around = False  # whether others say that somebody came or left there
        self._telling = Telling(table, self.presence, settings)
        self._chores = Chores(table.id)
        self.diary = Diary(self, store, settings, self._chores)
        self.flags = Flags(self, self._chores, self._peers, outages)
        self.reminders = Reminders(self, herald, settings, self._chores)
        self.movers = Movers(self, thinkers, self._peers, settings, self._chores)
        self.hints = Hints(self, thinkers)
        self._saved = saved  # the sequence of the last snapshot

    @property
    def subscribers(self) -> set[Subscriber]:
        return self.presence.subscribers

    async def _catch_up(self) -> None:
        """Whoever waits is told how things stand, even if nobody asks."""
        async with self.held():
            pass

    # What a change asks for and brings about

    def _fall_behind(self) -> None:
        self._chores.begin(self._catch_up)

    def _to_grant(self) -> AnyFact | None:
        return self.flags.grant()

    def _following(self) -> Moved | None:
        return self.movers.answer_at_once()

    def _tell_kept(self, facts: list[KeptFact], before: int) -> None:
        self._peers.tell(self.table.id, self.table.sequence)
        for kept in facts:
            self._tell_change(kept.fact, before)
        self.movers.go_on()
        if self._snapshot_due(facts[0].fact):
            self._chores.begin(self.snapshot)

    def _snapshot_due(self, fact: AnyFact) -> bool:
        table = self.table
        if table.match is None:
            return False
        ended = table.over and isinstance(fact, (Moved, Resigned, Flagged))
        since = table.sequence - self._saved
        return ended or not self._saved or since >= self._settings.snapshot_every

    async def _reload(self) -> None:
        found = await fetch(self._store, self.table.id)
        assert found is not None
        self.table, self._saved = found
        self._ahead = False
        self._tell_anew()
        self.movers.go_on()

    async def reread(self) -> None:
        """Read the table again: its facts tell other things of persons."""
        async with self.held():
            self._ahead = True
            await self._reload()

    # What other processes do

    def hear(self, sequence: int) -> None:
        """Another process says that there are facts up to this one."""
        if sequence > max(self._heard, self.table.sequence):
            self._heard = sequence
            # Where nobody looks on, it is read when somebody asks.
            if self.subscribers:
                self._chores.begin(self._catch_up_with_others)

    async def _catch_up_with_others(self) -> None:
        while self.table.sequence < self._heard:
            async with self.held():
                pass

    async def _read_on(self) -> bool:
        if not self._peers.shared:
            return False
        table = self.table
        facts = await self._store.facts_after(table.id, table.sequence)
        if not facts:
            return False
        self._ahead = True
        if any(isinstance(kept.fact, Reread) for kept in facts):
            await self._reload()
            return True
        try:
            self._carry_out(facts)
        except CHANGED_RULES:
            # Only what is on disk from the beginning, or its snapshot, can help.
            await self._reload()
        self._ahead = False
        self.movers.go_on()
        return True

    def _carry_out(self, facts: list[KeptFact]) -> None:
        for kept in facts:
            before = self.table.events
            self.table.record(kept)
            if len(facts) <= MOST_TOLD:
                self._tell_change(kept.fact, before)
        if len(facts) > MOST_TOLD:
            self._tell_anew()

    async def take(self, turn: Turn) -> None:
        """Let a bot play here that another process has offered."""
        if self.table.sequence < turn.sequence:
            await self.read_on()
        await self.movers.take(turn.seat)

    async def _look_elsewhere(self) -> None:
        """Find out who looks on through other processes, and again what changes meanwhile."""
        while self._around:
            self._around = False
            elsewhere = await self._peers.elsewhere(self.table.id)
            async with self.held():
                if self.presence.learn(elsewhere):
                    self._telling.refresh(self.table)
                    self.tell()

    def show_again(self) -> None:
        """Others forget who is here unless they are told from time to time."""
        if self._shown != NOBODY:
            self._peers.show(self.table.id, self._shown)
        if self.subscribers or self.presence.elsewhere != NOBODY:
            self.look_around()

    def look_around(self) -> None:
        self._around = True
        self._chores.begin(self._look_elsewhere)

    # Snapshots

    async def snapshot(self) -> None:
        """Keep a copy of the position, for the day the rules change, and how the game ended."""
        async with self.held() as table:
            snapshot, sequence, ending = snapshot_of(table), table.sequence, ending_of(table)
        # Others go on meanwhile: if a later snapshot is written first, that one stays.
        if snapshot is not None:
            await self._store.save_snapshot(table.id, sequence, snapshot, ending)
            self._saved = sequence

    async def try_snapshot(self) -> None:
        """The same where it is not what was asked for: a full disk does not matter."""
        try:
            await self.snapshot()
        except STORAGE_FAILURES as failure:
            logger.warning("table %s is left with an older snapshot: %s", self.table.id, failure)

    # Telling

    def tell(self) -> None:
        """Send everybody what is new; those who were just told a moment later."""
        if self._telling.tell(self.table):
            self._chores.begin(self._tell_behind)

    async def _tell_behind(self) -> None:
        await asyncio.sleep(self._settings.telling_pause)
        async with self.held() as table:
            self._telling.tell_behind(table)

    def _tell_change(self, fact: AnyFact, before: int) -> None:
        if self._telling.is_for_all(self.table, fact, before):
            self.tell()

    def _tell_anew(self) -> None:
        """Tell everything: the table was built anew, or a long way was gone at once."""
        self._telling.forget(self.table)
        self.tell()

    def info(self, person: Person | None) -> TableInfo:
        return self._telling.info(self.table, person)

    # Who is here

    async def enter(self, subscriber: Subscriber, talk: int) -> None:
        """Begin to tell a browser what happens here: first all that it does not know."""
        async with self.held():
            # Whoever plays gets in, however many look on.
            most = self._settings.subscribers * (2 if self.table.seats_of(subscriber.person) else 1)
            if len(self.subscribers) >= most:
                refuse("table-full")
            known, eyes = subscriber.known, eyes_of(self.table, subscriber)
            # Other eyes have seen other things of the same events.
            usable = 0 <= known <= self.table.events and eyes == subscriber.eyes
            subscriber.known = min(known, self.table.floor) if usable else 0
            subscriber.eyes = eyes
            self.subscribers.add(subscriber)
            self._telling.refresh(self.table)
            self._telling.tell_one(self.table, subscriber)
            lines = self.table.talk
            subscriber.send(rendered_talk(lines[talk if 0 <= talk <= len(lines) else 0 :]))
            self._chores.begin(self._tell_presence)
            self.movers.go_on()

    def leave(self, subscriber: Subscriber) -> None:
        self.presence.leave(subscriber)
        self.used = time.monotonic()
        self._chores.begin(self._tell_presence)

    async def look(self, subscriber: Subscriber, seat: int | None) -> None:
        async with self.held():
            if seat is not None and not self.table.owns(subscriber.person, seat):
                refuse("not-your-seat")
            # Other eyes have seen other things of the same events.
            subscriber.eyes, subscriber.known = seat, 0
            self._telling.tell_one(self.table, subscriber)

    async def _tell_presence(self) -> None:
        await asyncio.sleep(self._settings.presence_pause)
        async with self.held() as table:
            self._telling.refresh(self.table)
            self.tell()
            here = self.presence.here(table)
        if here != self._shown:
            self._shown = here
            self._peers.show(table.id, here)
        self.reminders.look()

    def away(self, seat: int) -> bool:
        """Whether the person of a seat has been gone so long that a bot may stand in."""
        return self.presence.away(self.table, seat)

    def next_moment(self) -> float | None:
        """When the table wants to be looked at, whoever is there."""
        table = self.table
        flag, window = table.clocks.next_flag(), table.clock.deadline
        moments = [] if flag is None else [flag[0]]
        moments += [] if window is None or not table.setup.pace.limits else [window]
        reminder = self.reminders.next_moment()
        moments += [] if reminder is None else [reminder]
        return min(moments, default=None)

    def host_away(self) -> bool:
        """Whether the host has been gone so long that others may take the table on."""
        return self.presence.host_away(self.table)

    @property
    def resting(self) -> bool:
        """Whether nothing is under way."""
        return not self._lock.locked() and not self._changes and self._chores.resting

    @property
    def idle(self) -> bool:
        waited = time.monotonic() - self.used
        quiet = not self.subscribers and self.resting
        return quiet and waited >= self._settings.idle_after

    async def close(self) -> None:
        """End what is under way, and leave a snapshot of what there is."""
        self.reminders.rest()
        await self._chores.close()
        await asyncio.gather(*self._changes, return_exceptions=True)
        if self._shown != NOBODY:
            self._peers.show(self.table.id, NOBODY)
        await self.diary.write()
        if self.table.sequence > self._saved:
            await self.snapshot()
