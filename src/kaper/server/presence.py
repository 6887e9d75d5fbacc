"""Who looks on at a table, here and through other processes, and for how long others are gone."""

from __future__ import annotations

import math
import time

from kaper.server.facts import Person
from kaper.server.peers import NOBODY, Present
from kaper.server.settings import Settings
from kaper.server.subscriber import Subscriber
from kaper.server.tables import Table


class Presence:
    """That of one table, which is given with every question: it may be built anew."""

    def __init__(self, settings: Settings) -> None:
        self.subscribers: set[Subscriber] = set()
        self._settings = settings
        self.elsewhere = NOBODY
        self._loaded = time.monotonic()
        self._left: dict[Person, float] = {}
        # Other processes tell of seats: no person's name or key leaves this one.
        self._left_elsewhere: dict[int, float] = {}

    def leave(self, subscriber: Subscriber) -> None:
        self.subscribers.discard(subscriber)
        if subscriber.person is not None:
            self._left[subscriber.person] = time.monotonic()

    def learn(self, elsewhere: Present) -> bool:
        """Take note of who is elsewhere; whether that is new."""
        now = time.monotonic()
        for seat in self.elsewhere.seats - elsewhere.seats:
            self._left_elsewhere[seat] = now
        before, self.elsewhere = self.elsewhere, elsewhere
        return before != elsewhere

    def here(self, table: Table) -> Present:
        """Those who look on through this process."""
        present = {subscriber.person for subscriber in self.subscribers}
        seats = frozenset(
            seat
            for seat, place in enumerate(table.places)
            if any(owner in present for owner in place.owners)
        )
        watchers = sum(not table.seats_of(each.person) for each in self.subscribers)
        return Present(seats, watchers)

    def everywhere(self, table: Table) -> Present:
        here, there = self.here(table), self.elsewhere
        return Present(here.seats | there.seats, here.watchers + there.watchers)

    def away(self, table: Table, seat: int) -> bool:
        """Whether the person of a seat has been gone so long that a bot may stand in."""
        if not 0 <= seat < len(table.places) or seat in self.everywhere(table).seats:
            return False
        if table.setup.pace.in_days:
            return self._has_missed(table, seat)
        if table.setup.clock or table.setup.pace.limits:
            return self._gone(table, seat, self._loaded) >= self._settings.away_after
        if seat not in table.seen_waiting(()):
            return False
        # A table is put away between visits: only what is on disk tells how long it has waited.
        waited = min(time.time() - table.asked_at, self._gone(table, seat, -math.inf))
        return waited >= self._settings.patience

    def left_at(self, table: Table, seat: int) -> float:
        """When somebody of a seat was last here; long ago where nobody was."""
        return time.time() - self._gone(table, seat, -math.inf)

    def _has_missed(self, table: Table, seat: int) -> bool:
        """Whether a seat's time was up already and its person has not come back since."""
        gone = self._gone(table, seat, -math.inf) >= self._settings.patience
        return seat in table.clocks.missed and gone

    def host_away(self, table: Table) -> bool:
        """Whether the host has been gone so long that others may take the table on."""
        present = {subscriber.person for subscriber in self.subscribers}
        if present.intersection(table.hosts):
            return False
        seats = [s for s, place in enumerate(table.places) if {*place.owners} & {*table.hosts}]
        if any(seat in self.everywhere(table).seats for seat in seats):
            return False
        gone = [self._left.get(host, -math.inf) for host in table.hosts]
        waited = min(time.time() - table.changed, time.monotonic() - max(gone))
        return waited >= self._settings.patience

    def _gone(self, table: Table, seat: int, unseen: float) -> float:
        """For how long nobody of this seat has been here; `unseen` stands for who never was."""
        seen = [self._left.get(owner, unseen) for owner in table.places[seat].owners]
        last = max(*seen, self._left_elsewhere.get(seat, unseen), unseen)
        return time.monotonic() - last


def eyes_of(table: Table, subscriber: Subscriber) -> int | None:
    """Whose eyes somebody gets who comes in: those asked for, if they are their own."""
    own = table.seats_of(subscriber.person)
    if subscriber.eyes is None:
        # Several persons at one device: nobody's secrets before somebody looks.
        return own[0] if len(own) == 1 else None
    return subscriber.eyes if subscriber.eyes in own else None
