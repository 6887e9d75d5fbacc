"""The watch: looks after tables at which something has to happen though nobody is there.

A room notes when its table wants to be looked at next. Each process looks for such tables from time
to time; one takes on a table that is asleep, and the table then does by itself what is to be done.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from typing import TYPE_CHECKING

from kaper.server.chores import Chores, weakly
from kaper.server.kept import STORAGE_FAILURES, Damaged, Storage
from kaper.server.outages import Outages
from kaper.server.rebuild import BrokenTable
from kaper.server.settings import Settings

if TYPE_CHECKING:
    from kaper.server.dues import Due
    from kaper.server.hub import Hub
    from kaper.server.rooms import Room

logger = logging.getLogger("kaper.server")

_AT_ONCE = 200  # tables in one round
# So many rounds may be missed before it counts as nobody's serving, or nobody's looking after a
# table that was taken on.
_MISSED = 4


class Diary:
    """Notes when one room's table wants to be looked at."""

    def __init__(self, room: Room, store: Storage, settings: Settings, chores: Chores) -> None:
        self._room = weakly(room)
        self._store = store
        self._pause = settings.note_pause
        self._chores = chores
        self._noted: float | None = None

    def go_on(self) -> None:
        """Note the next moment: an earlier one at once, a later one when the table is quiet."""
        if self._room().table.setup.pace.limits and self._moment() != self._noted:
            self._chores.begin(self._note)

    def _moment(self) -> float | None:
        # In whole seconds: a smaller difference is one of sums, and would be noted again and again.
        moment = self._room().next_moment()
        return None if moment is None else math.ceil(moment)

    async def _note(self) -> None:
        # It may change while it is written.
        while (moment := self._moment()) != self._noted:
            if self._noted is not None and (moment is None or moment > self._noted):
                # Who looks too early looks once more.
                await asyncio.sleep(self._pause)
            await self.write()

    async def write(self, *, anew: bool = False) -> None:
        """Note it now; `anew` whatever we think that was noted."""
        moment = self._moment()
        if anew or moment != self._noted:
            await self._store.dues.note(self._room().table.id, moment)
            self._noted = moment


class Watch:
    """That of one process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._every = hub.settings.watch_every
        self.outages = Outages(hub.store, _MISSED * self._every)

    async def keep(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.look()
            except (*STORAGE_FAILURES, Damaged) as failure:
                logger.warning("tables that are due cannot be found: %s", failure)

    async def look(self) -> None:
        """Find what is due, here or asleep."""
        if await self.outages.note(time.time()):
            for room in self._hub.rooms.values():
                room.movers.go_on()
        for due in await self._hub.store.dues.until(time.time() + self._every, _AT_ONCE):
            # Whatever is wrong with one table: the others are looked after all the same.
            [fault] = await asyncio.gather(self._look_after(due), return_exceptions=True)
            if isinstance(fault, STORAGE_FAILURES):
                raise fault
            if fault is not None:
                logger.error("table %s is not looked after", due.table, exc_info=fault)

    async def _look_after(self, due: Due) -> None:
        hub = self._hub
        if due.table in hub.rooms:
            hub.rooms[due.table].movers.go_on()
        elif await hub.store.dues.claim(due, time.time() + _MISSED * self._every):
            try:
                room = await hub.room(due.table)
            except BrokenTable:
                # The log says why.
                await hub.store.dues.note(due.table, None)
                return
            if room is not None:
                await room.diary.write(anew=True)
