"""A live table: who is connected, what they are sent, and the bots that play there."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from kaper.server.bots import Thinkers, question
from kaper.server.chores import Chores
from kaper.server.facts import (
    Answered,
    AnyFact,
    BotSeated,
    KeptFact,
    Moved,
    Person,
    Resigned,
    Said,
    TookBack,
)
from kaper.server.messages import Line, TableInfo
from kaper.server.rebuild import fetch, snapshot_of
from kaper.server.refusals import CommandRefused, refuse
from kaper.server.renderings import Renderings, Viewer, rendered_talk, viewer_of
from kaper.server.security import Buckets
from kaper.server.settings import Settings
from kaper.server.store import Store
from kaper.server.subscriber import Subscriber
from kaper.server.tables import Table
from kaper.server.writer import Conflict

logger = logging.getLogger("kaper.server")


class Room:
    """One table in this process. Whoever looks at it or changes it holds it."""

    def __init__(
        self, table: Table, store: Store, thinkers: Thinkers, settings: Settings, saved: int = 0
    ) -> None:
        self.table = table
        self.following = asyncio.Lock()  # held while the next table is made: there is only one
        # Held while a hint is thought of: whoever asks often makes no other table wait.
        self._hinting = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.used = time.monotonic()
        # Kept by the room, not by a socket: whoever connects again does not begin anew.
        self.talk_limits = Buckets(settings.talk_limit)
        self._lock = asyncio.Lock()
        # Whether the table has changed in a way that may not be on disk.
        self._ahead = False
        self._store = store
        self._thinkers = thinkers
        self._settings = settings
        self._renderings = Renderings(table, frozenset(), 0)
        self._left: dict[Person, float] = {}
        self._loaded = time.monotonic()
        self._changes: set[asyncio.Task[int]] = set()
        self._chores = Chores(table.id)
        self._saved = saved  # the sequence of the last snapshot

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Table]:
        """The table for oneself, as it is on disk."""
        async with self._lock:
            if self._ahead:
                # Not on disk, so it did not happen.
                await self._reload()
            try:
                yield self.table
            finally:
                if self._ahead:
                    self._chores.begin(self._catch_up)

    async def _catch_up(self) -> None:
        """Whoever waits is told how things stand, even if nobody asks."""
        async with self.held():
            pass

    # Changing the table

    async def change(self, decide: Callable[[], AnyFact | None], command: str | None = None) -> int:
        """Carry out what `decide` finds right, keep it and tell everybody; gives what is told of
        the sequence.

        A command that was carried out before is not carried out again. A change that is begun is
        ended, even if whoever asked for it leaves.
        """
        task = asyncio.get_running_loop().create_task(self._change(decide, command))
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def _change(self, decide: Callable[[], AnyFact | None], command: str | None) -> int:
        async with self.held():
            self.used = time.monotonic()
            for _ in range(2):
                done = None if command is None else self.table.commands.get(command)
                if done is not None:
                    return done
                fact = self._decided(decide)
                if fact is None:
                    return self.table.told
                try:
                    await self._keep(fact, command)
                except Conflict:
                    # Another process was faster: see what it did, then ask again.
                    await self._reload()
                else:
                    return self.table.told
            raise CommandRefused("server:busy")

    def _decided(self, decide: Callable[[], AnyFact | None]) -> AnyFact | None:
        """What is to be done; a move is then carried out already."""
        self._ahead = True
        try:
            fact = decide()
        except CommandRefused:
            self._ahead = False
            raise
        self._ahead = fact is not None
        return fact

    async def _keep(self, fact: AnyFact, command: str | None) -> None:
        table, before = self.table, self.table.events
        facts = [KeptFact(table.sequence + 1, fact, time.time(), command)]
        table.record(facts[0], carried_out=isinstance(fact, Moved))
        if table.ready:
            facts.append(KeptFact(table.sequence + 1, table.start(), time.time()))
            table.record(facts[1])
        await self._store.append(table.id, facts)
        self._ahead = False
        self._tell_change(fact, before)
        self.go_on()
        if self._snapshot_due(fact):
            self._chores.begin(self.snapshot)

    def _snapshot_due(self, fact: AnyFact) -> bool:
        table = self.table
        if table.match is None:
            return False
        ended = table.over and isinstance(fact, (Moved, Resigned))
        since = table.sequence - self._saved
        return ended or not self._saved or since >= self._settings.snapshot_every

    def _tell_change(self, fact: AnyFact, before: int) -> None:
        if isinstance(fact, Said):
            self._tell_talk(self.table.talk[-1:])
            self._renderings.renew()
            return
        if isinstance(fact, Moved) and self.table.is_secret(fact):
            self._renderings.renew()
            for subscriber in self.subscribers:
                if self.table.owns(subscriber.person, fact.seat):
                    self.tell_one(subscriber)
            return
        if not isinstance(fact, Moved):
            # An undo takes events away and puts its own in their place, and moves what was said.
            self._forget_events(min(before, max(0, self.table.events - 1)))
            self._refresh()
            if isinstance(fact, (TookBack, Answered, BotSeated)):
                self._tell_talk(self.table.talk)
        elif self.table.over:
            self._refresh()
        self._renderings.renew()
        self.tell()

    def _tell_talk(self, lines: list[Line]) -> None:
        message = rendered_talk(lines)
        for subscriber in self.subscribers:
            subscriber.send(message)

    def _forget_events(self, index: int) -> None:
        """From this index on, events may be others than were sent."""
        for subscriber in self.subscribers:
            subscriber.known = min(subscriber.known, index)

    async def _reload(self) -> None:
        found = await fetch(self._store, self.table.id)
        assert found is not None
        self.table, self._saved = found
        self._ahead = False
        self._forget_events(0)
        self._refresh()
        self.tell()
        self.go_on()

    async def snapshot(self) -> None:
        """Keep a copy of the position, for the day the rules change."""
        async with self.held() as table:
            snapshot, sequence = snapshot_of(table), table.sequence
        # Others go on meanwhile: if a later snapshot is written first, that one stays.
        if snapshot is not None:
            await self._store.save_snapshot(table.id, sequence, snapshot)
            self._saved = sequence

    # Telling

    def tell(self) -> None:
        """Send everybody what is new: at once to those who have to decide.

        The others are told at once too, unless they just were: then what comes in quick
        succession comes together.
        """
        now, pause = time.monotonic(), self._settings.telling_pause
        behind = False
        for subscriber in self.subscribers:
            if now - subscriber.told >= pause or subscriber.eyes in self.table.pending:
                self.tell_one(subscriber)
            else:
                subscriber.behind = behind = True
        if behind:
            self._chores.begin(self._tell_behind)

    async def _tell_behind(self) -> None:
        await asyncio.sleep(self._settings.telling_pause)
        async with self.held():
            for subscriber in self.subscribers:
                if subscriber.behind:
                    self.tell_one(subscriber)

    def tell_one(self, subscriber: Subscriber) -> None:
        viewer = self._viewer(subscriber)
        if subscriber.eyes is not None and subscriber.eyes not in viewer.own:
            # The seat is no longer this person's.
            subscriber.eyes, subscriber.known = None, 0
            viewer = self._viewer(subscriber)
        subscriber.send(self._renderings.situation(viewer, subscriber.known))
        subscriber.known = self.table.events
        subscriber.told, subscriber.behind = time.monotonic(), False

    def _viewer(self, subscriber: Subscriber) -> Viewer:
        person, eyes = subscriber.person, subscriber.eyes
        return viewer_of(self.table, person, eyes, member=subscriber.member)

    def info(self, person: Person | None) -> TableInfo:
        return self._renderings.info(viewer_of(self.table, person, None))

    # Who is here

    async def enter(self, subscriber: Subscriber, talk: int) -> None:
        """Begin to tell a browser what happens here: first all that it does not know."""
        async with self.held():
            # Whoever plays gets in, however many look on.
            most = self._settings.subscribers * (2 if self.table.seats_of(subscriber.person) else 1)
            if len(self.subscribers) >= most:
                refuse("table-full")
            known = subscriber.known
            usable = 0 <= known <= self.table.events
            subscriber.known = min(known, self.table.floor) if usable else 0
            if subscriber.eyes is None:
                own = self.table.seats_of(subscriber.person)
                # Several persons at one device: nobody's secrets before somebody looks.
                subscriber.eyes = own[0] if len(own) == 1 else None
            elif not self.table.owns(subscriber.person, subscriber.eyes):
                subscriber.eyes = None
            self.subscribers.add(subscriber)
            self._refresh()
            self.tell_one(subscriber)
            lines = self.table.talk
            subscriber.send(rendered_talk(lines[talk if 0 <= talk <= len(lines) else 0 :]))
            self._chores.begin(self._tell_presence)
            self.go_on()

    def leave(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        self.used = time.monotonic()
        if subscriber.person is not None:
            self._left[subscriber.person] = self.used
        self._chores.begin(self._tell_presence)

    async def look(self, subscriber: Subscriber, seat: int | None) -> None:
        async with self.held():
            if seat is not None and not self.table.owns(subscriber.person, seat):
                refuse("not-your-seat")
            # Other eyes have seen other things of the same events.
            subscriber.eyes, subscriber.known = seat, 0
            self.tell_one(subscriber)

    def _refresh(self) -> None:
        present = {subscriber.person for subscriber in self.subscribers}
        online = {
            seat
            for seat, place in enumerate(self.table.places)
            if any(owner in present for owner in place.owners)
        }
        watchers = sum(not self.table.seats_of(s.person) for s in self.subscribers)
        self._renderings = Renderings(self.table, frozenset(online), watchers)

    async def _tell_presence(self) -> None:
        await asyncio.sleep(self._settings.presence_pause)
        async with self.held():
            self._refresh()
            self.tell()

    def away(self, seat: int) -> bool:
        """Whether the person of a seat has been gone so long that a bot may stand in."""
        if not 0 <= seat < len(self.table.places):
            return False
        owners = set(self.table.places[seat].owners)
        if any(subscriber.person in owners for subscriber in self.subscribers):
            return False
        if self.table.setup.clock:
            return self._gone(owners, self._loaded) >= self._settings.away_after
        if seat not in self.table.seen_waiting(()):
            return False
        # A table is put away between visits: only what is on disk tells how long it has waited.
        waited = min(time.time() - self.table.asked_at, self._gone(owners, -math.inf))
        return waited >= self._settings.patience

    def _gone(self, owners: set[Person], unseen: float) -> float:
        """For how long none of these persons has been here; `unseen` stands for who never was."""
        last = max((self._left.get(owner, unseen) for owner in owners), default=unseen)
        return time.monotonic() - last

    # Bots and the clock

    def go_on(self) -> None:
        """Let those act that need no person: bots, the script of a voyage, and the clock."""
        if self._bot_seat() is not None:
            self._chores.begin(self._play_bots)
        if self.table.guide is not None and self.table.guide.line is not None:
            self._chores.begin(self._play_script)
        if self.table.clock.deadline is not None:
            self._chores.begin(self._keep_time)

    async def _keep_time(self) -> None:
        """Play for those whose time is up, one after the other."""
        try:
            while (left := await self._time_left()) is not None:
                await asyncio.sleep(left)
                await self.change(self._lapse)
        except CommandRefused as refusal:
            logger.info("the clock came to nothing: %s", refusal.rule)

    async def _time_left(self) -> float | None:
        async with self.held() as table:
            deadline = table.clock.deadline
            return None if deadline is None else max(0.0, deadline - time.time())

    def _lapse(self) -> AnyFact | None:
        deadline = self.table.clock.deadline
        if deadline is None or time.time() < deadline:
            # Somebody acted meanwhile, or the machine's two clocks differ.
            return None
        lapsed = self.table.lapse()
        if lapsed is None:
            # Time alone will not change that.
            refuse("not-asked")
        return lapsed

    def _bot_seat(self) -> int | None:
        """The next bot to act; among themselves they play only while somebody looks on."""
        places = self.table.places
        if self.table.guide is not None:
            return None
        if not self.subscribers and all(place.kind == "bot" for place in places):
            return None
        return next((s for s in self.table.waiting() if places[s].kind == "bot"), None)

    async def _play_script(self) -> None:
        """Others do what the voyage says, as slowly as if they had to think of it."""
        while await self._script_goes_on():
            await asyncio.sleep(self._settings.bot_pause)
            await self.change(self._scripted)

    def _scripted(self) -> AnyFact | None:
        return self.table.play_script()

    async def _script_goes_on(self) -> bool:
        async with self.held() as table:
            return table.guide is not None and table.guide.line is not None and not table.over

    async def _play_bots(self) -> None:
        while await self._bot_waits():
            await asyncio.sleep(self._settings.bot_pause)
            await self._play_bot()

    async def _bot_waits(self) -> bool:
        async with self.held():
            return self._bot_seat() is not None

    async def _play_bot(self) -> None:
        async with self.held():
            seat = self._bot_seat()
            match = self.table.match
            if seat is None or match is None:
                return
            asked, bot = self.table.pending[seat].id, self.table.places[seat].bot
            asking = question(match, seat, bot)
        chosen = await self._thinkers.decide(asking)
        try:
            await self.change(lambda: self._bot_move(seat, asked, chosen.action))
            because = chosen.because
            if because is not None:
                await self.change(lambda: self.table.explain(seat, because))
        except CommandRefused as refusal:
            # Somebody took back meanwhile, or a person took the seat again.
            logger.info("a bot's move came to nothing: %s", refusal.rule)

    def _bot_move(self, seat: int, asked: int, action: str) -> AnyFact | None:
        if self.table.places[seat].kind != "bot" or self._bot_seat() is None:
            return None
        return self.table.move(seat, asked, action)

    async def hint(self, person: Person | None, seat: int, bot: str) -> str:
        async with self._hinting:
            async with self.held():
                if not self.table.owns(person, seat):
                    refuse("not-your-seat")
                match = self.table.playing()
                if seat not in self.table.pending:
                    refuse("not-asked")
                if self.table.guide is not None:
                    return self.table.guide.hint(match)
                thought = question(match, seat, bot)
            return (await self._thinkers.decide(thought)).action

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
        await self._chores.close()
        await asyncio.gather(*self._changes, return_exceptions=True)
        if self.table.sequence > self._saved:
            await self.snapshot()
