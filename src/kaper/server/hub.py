"""All that a process serves: its tables, and what it has to do with other processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping

from kaper.extras import hosting_libraries
from kaper.server.bots import Thinkers
from kaper.server.connected import Connected
from kaper.server.haven import Haven
from kaper.server.health import Checkup
from kaper.server.herald import Herald
from kaper.server.identities import Identities
from kaper.server.kept import STORAGE_FAILURES
from kaper.server.metrics import metrics_of
from kaper.server.outages import Outages
from kaper.server.peers import Peers
from kaper.server.rebuild import BrokenTable
from kaper.server.settings import Settings, is_sqlite
from kaper.server.store import Store
from kaper.server.telemetry import telemetry_of
from kaper.server.watch import Watch

logger = logging.getLogger("kaper.server")


class Hub(Haven):
    """That of a process that serves."""

    def __init__(self, settings: Settings) -> None:
        telemetry = telemetry_of(settings)
        self.store: Store = Store(settings.database_url(), telemetry)
        self.thinkers: Thinkers = Thinkers(
            max(1, settings.bot_workers), settings.bot_attempts, metrics_of(settings), telemetry
        )
        super().__init__(settings, self.store, self.thinkers, _peers(settings), telemetry)
        self.checkup = Checkup(self.store)
        self.identities: Identities = Identities(self.store, settings)
        self.connected = Connected(self.store.devices)
        self.exporting = asyncio.Lock()  # held while a table is read for somebody's file
        self.draining = False  # about to end: nobody new should be sent here
        self.watch = Watch(self)
        self.outages: Outages = self.watch.outages
        self.herald: Herald = Herald(self.store, settings)
        self._routines: list[asyncio.Task[None]] = []
        self._checking: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.identities.open()
        await self.peers.open(self)
        await self.outages.note(time.time())
        await self.herald.open()
        works = [self.sweep_on, self.watch.keep, self.store.examine]
        works += [self._poll_on] if self.peers.shared else []
        self._routines = [asyncio.create_task(work(), name=work.__name__) for work in works]

    async def close(self) -> None:
        tasks = [*self._routines, *self._checking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.analyses.close()
        await self.peers.rest()
        await self.put_all_away()
        await self.peers.close()
        await self.herald.close()
        self.imports.close()
        self.thinkers.close()
        await self.store.close()
        await asyncio.to_thread(self.telemetry.close)

    # Other processes

    def look_around(self, table_id: str) -> None:
        """Somebody came or left at a table through another process."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.look_around()

    def hear_of_devices(self) -> None:
        """Another process says that devices are no longer whose they were."""
        task = asyncio.get_running_loop().create_task(self._check_connected())
        self._checking.add(task)
        task.add_done_callback(self._checking.discard)

    async def _check_connected(self) -> None:
        try:
            await self.connected.check()
        except STORAGE_FAILURES as failure:
            # The next poll looks again.
            logger.warning("whose devices are connected cannot be read: %s", failure)

    async def devices_changed(self) -> None:
        """Devices are no longer whose they were: in this process and in all others."""
        self.peers.tell_devices()
        await self._check_connected()

    async def persons_changed(self, tables: Mapping[str, int]) -> None:
        """Facts of these tables, up to these, tell other things of persons."""
        for table_id, sequence in tables.items():
            self.peers.tell(table_id, sequence)
            room = self.rooms.get(table_id)
            if room is not None:
                # What cannot be read now is read before anybody is told anything more.
                with contextlib.suppress(BrokenTable, *STORAGE_FAILURES):
                    await room.reread()
        await self.devices_changed()

    async def _poll_on(self) -> None:
        """Find what nobody told us of: a message may be lost, and so may whoever sends it."""
        while True:
            await asyncio.sleep(self.settings.poll_every)
            await self.poll()

    async def poll(self) -> None:
        try:
            for table_id, sequence in (await self.store.sequences(list(self.rooms))).items():
                self.hear(table_id, sequence)
        except STORAGE_FAILURES as failure:
            logger.warning("tables of other processes cannot be read: %s", failure)
        await self._check_connected()
        for room in self.rooms.values():
            room.show_again()


def _peers(settings: Settings) -> Peers:
    if not settings.redis:
        return Peers(shared=not is_sqlite(settings.database_url()))
    with hosting_libraries():
        from kaper.server.hosting.redis_peers import RedisPeers  # noqa: PLC0415

    return RedisPeers(settings)
