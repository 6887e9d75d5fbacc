"""What those are told who look on at a table: what is new to each, as their eyes may know it."""

from __future__ import annotations

import time

from kaper.server.facts import (
    Answered,
    AnyFact,
    AskedAlways,
    BotSeated,
    Flagged,
    Moved,
    Person,
    Said,
    Stood,
    TookBack,
)
from kaper.server.messages import Line, TableInfo
from kaper.server.presence import Presence
from kaper.server.renderings import Renderings, Viewer, rendered_talk, viewer_of
from kaper.server.settings import Settings
from kaper.server.subscriber import Subscriber
from kaper.server.tables import Table


class Telling:
    """That of one table, which is given with every call: it may be built anew."""

    def __init__(self, table: Table, presence: Presence, settings: Settings) -> None:
        self._presence = presence
        self._pause = settings.telling_pause
        self._renderings = Renderings(table, frozenset(), 0)

    def refresh(self, table: Table) -> None:
        """Take note of another table in place of this one, or of who came and left."""
        present = self._presence.everywhere(table)
        self._renderings = Renderings(table, present.seats, present.watchers)

    def info(self, table: Table, person: Person | None) -> TableInfo:
        return self._renderings.info(viewer_of(table, person, None))

    # What is new

    def is_for_all(self, table: Table, fact: AnyFact, before: int) -> bool:
        """Tell at once what only some may know, or what is no situation; whether there is more."""
        if isinstance(fact, Said):
            self._tell_talk(table.talk[-1:])
            self._renderings.renew()
            return False
        if isinstance(fact, (Moved, AskedAlways, Stood)) and table.is_secret(fact):
            self._renderings.renew()
            for subscriber in self._presence.subscribers:
                if table.owns(subscriber.person, fact.seat):
                    self.tell_one(table, subscriber)
            return False
        if not isinstance(fact, Moved):
            self.refresh(table)
            if isinstance(fact, (TookBack, Answered, BotSeated, Flagged)):
                # An undo takes events away, puts its own in their place and moves what was said.
                self._forget_events(min(before, max(0, table.events - 1)))
                self._tell_talk(table.talk)
        elif table.over:
            self.refresh(table)
        self._renderings.renew()
        return True

    def forget(self, table: Table) -> None:
        """Nothing that was told counts any more."""
        self._forget_events(0)
        self.refresh(table)
        self._tell_talk(table.talk)

    def _forget_events(self, index: int) -> None:
        """From this index on, events may be others than were sent."""
        for subscriber in self._presence.subscribers:
            subscriber.known = min(subscriber.known, index)

    # Sending

    def tell(self, table: Table) -> bool:
        """Send everybody what is new: at once to those who have to decide.

        The others are told at once too, unless they just were: then what comes in quick
        succession comes together. Whether somebody is left to be told.
        """
        now, behind = time.monotonic(), False
        for subscriber in self._presence.subscribers:
            if now - subscriber.told >= self._pause or subscriber.eyes in table.pending:
                self.tell_one(table, subscriber)
            else:
                subscriber.behind = behind = True
        return behind

    def tell_behind(self, table: Table) -> None:
        for subscriber in self._presence.subscribers:
            if subscriber.behind:
                self.tell_one(table, subscriber)

    def tell_one(self, table: Table, subscriber: Subscriber) -> None:
        viewer = self._viewer(subscriber)
        if subscriber.eyes is not None and subscriber.eyes not in viewer.own:
            # The seat is no longer this person's.
            subscriber.eyes, subscriber.known = None, 0
            viewer = self._viewer(subscriber)
        renderings = self._renderings
        subscriber.send(renderings.message(viewer, subscriber.known, subscriber.scene))
        if subscriber.updates:
            subscriber.scene = renderings.scene(viewer)
        subscriber.known = table.events
        subscriber.told, subscriber.behind = time.monotonic(), False

    def _viewer(self, subscriber: Subscriber) -> Viewer:
        person, eyes, member = subscriber.person, subscriber.eyes, subscriber.member
        return self._renderings.viewer(person, eyes, member=member)

    def _tell_talk(self, lines: list[Line]) -> None:
        message = rendered_talk(lines)
        for subscriber in self._presence.subscribers:
            subscriber.send(message)
