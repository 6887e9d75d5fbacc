"""Reminders: who is asked at a table and does not look is told, once, and again before it is late.

Nobody is told of a question that they answer within a while, or while they look on. What leaves the
house tells that a table waits and nothing of the game; to a webhook only what everybody sees.
"""

from __future__ import annotations

import asyncio
import time
import weakref
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kaper.server.chores import Chores, weakly
from kaper.server.facts import Person
from kaper.server.flags import HORIZON
from kaper.server.herald import Call, Herald, Notice, Occasion
from kaper.server.settings import Settings
from kaper.server.tables import Table

if TYPE_CHECKING:
    from kaper.server.rooms import Room

_HOUR = 3600.0
# Before a flag falls by so much one is reminded again: of a long time a share, of any at most that.
_SHARE, _MOST_BEFORE = 8, 6 * _HOUR
# The webhook's place among the seats that are reminded.
_EVERYBODY = -1
_TIMES: dict[Occasion, int] = {"turn": 1, "soon": 2}


@dataclass(frozen=True, slots=True)
class Reminder:
    """One that is to be sent at a moment, of a question asked at another."""

    at: float
    seat: int
    asked: float
    occasion: Occasion


def reminders(table: Table, after: float) -> Iterator[Reminder]:
    """All that there are to be if nobody answers, also those that are past."""
    if table.over or table.guide is not None:
        return
    for seat in table.pending:
        asked = table.questions.asked.get(seat)
        if asked is None or not _is_awaited(table, seat):
            continue
        begins = max(asked.at, table.clocks.holidays[seat].until)
        yield Reminder(begins + after, seat, asked.at, "turn")
        deadline = table.clocks.deadline(seat)
        if deadline is not None and deadline - begins >= _HOUR:
            before = min((deadline - begins) / _SHARE, _MOST_BEFORE)
            yield Reminder(deadline - before, seat, asked.at, "soon")


def _is_awaited(table: Table, seat: int) -> bool:
    """Whether a person has to answer, and can."""
    person = table.places[seat].kind == "person" and seat not in table.clocks.lapsed
    return person and table.by_itself(seat) is None


class Reminders:
    """Those of one room."""

    def __init__(
        self, room: Room, herald: Herald | None, settings: Settings, chores: Chores
    ) -> None:
        self._room = weakly(room)
        self._herald = herald
        self._after = settings.remind_after
        self._chores = chores
        # Who looked on when the server stopped, or looks on through another process, is not known
        # at once.
        self._known_at = time.time() + min(settings.remind_after, settings.hello_within)
        # By seat: of the question asked at this moment somebody was reminded so many times.
        self._done: dict[int, tuple[float, int]] = {}
        # Nobody holds a room only because somebody may have to be reminded.
        self._timer: asyncio.TimerHandle | None = None

    def go_on(self) -> None:
        """Something has changed: nobody is to be reminded of it before a while has passed, and
        until then nothing has to be found out, however much more changes."""
        if self._timer is None and self._herald is not None and self._herald.able:
            self._wait(self._after)

    def look(self) -> None:
        """Wait for the next moment, if it is near."""
        self.rest()
        moment = self.next_moment()
        left = None if moment is None else max(0.0, moment - time.time())
        if left is not None and left <= HORIZON + self._after:
            self._wait(left)

    def _wait(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, _fire, weakref.ref(self))

    def rest(self) -> None:
        """Wait no longer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def fire(self) -> None:
        """The moment has come, or somebody has answered meanwhile."""
        self._timer = None
        self._chores.begin(self._remind)

    def next_moment(self) -> float | None:
        """When somebody is to be reminded next."""
        if self._herald is None or not self._herald.able:
            return None
        return min((self._moment(each) for each in self._open()), default=None)

    def _open(self) -> list[Reminder]:
        """Those still to be sent; who looks on needs none."""
        room = self._room()
        present = room.presence.everywhere(room.table).seats
        return [
            each
            for each in reminders(room.table, self._after)
            if each.seat not in present and not self._is_done(each)
        ]

    def _is_done(self, each: Reminder) -> bool:
        asked, times = self._done.get(each.seat, (0.0, 0))
        return asked == each.asked and times >= _TIMES[each.occasion]

    def _moment(self, each: Reminder) -> float:
        """Whoever has just left is left alone for as long as who was just asked."""
        room = self._room()
        if each.occasion == "soon":
            return each.at
        left = room.presence.left_at(room.table, each.seat)
        return max(each.at, left + self._after, self._known_at)

    async def _remind(self) -> None:
        await self._send()
        self.look()

    async def _send(self) -> None:
        room = self._room()
        async with room.held() as table:
            now = time.time()
            due = [each for each in self._open() if self._moment(each) <= now]
            owners = {each.seat: list(table.places[each.seat].owners) for each in due}
            call = self._call(table, due)
        # Whose time is nearly up is told that alone.
        for each in {each.seat: each for each in due}.values():
            await self._tell(table, each, owners[each.seat])
        if call is not None:
            await self._call_out(call, due)
        for each in due:
            self._done[each.seat] = (each.asked, _TIMES[each.occasion])

    async def _tell(self, table: Table, each: Reminder, owners: list[Person]) -> None:
        times = _TIMES[each.occasion]
        assert self._herald is not None
        if await self._herald.claim(table.id, each.seat, each.asked, times):
            self._herald.remind(owners, Notice(table.id, table.setup.game, each.occasion, ""))

    def _call(self, table: Table, due: list[Reminder]) -> Call | None:
        """What the webhook is told; nothing where it may not be known who has answered."""
        if not due or table.is_secretive:
            return None
        names = [table.places[seat].name for seat in table.seen_waiting(())]
        occasion = due[-1].occasion
        return Call(table.id, table.setup.game, occasion, names, f"/t/{table.id}")

    async def _call_out(self, call: Call, due: list[Reminder]) -> None:
        asked = max(each.asked for each in due)
        times = _TIMES[call.occasion]
        assert self._herald is not None
        if self._herald.webhook is not None and await self._herald.claim(
            call.table, _EVERYBODY, asked, times
        ):
            self._herald.call(call)


def _fire(waiting: weakref.ref[Reminders]) -> None:
    reminders_of_room = waiting()
    if reminders_of_room is not None:
        reminders_of_room.fire()
