"""Whether the server can keep what happens."""

from __future__ import annotations

import asyncio
import logging
import time

from kaper.server.kept import STORAGE_FAILURES
from kaper.server.store import Store

logger = logging.getLogger("kaper.server")


class Checkup:
    """Tries to write something; whoever asks often is told what was found a moment ago."""

    EVERY = 1.0  # second
    WITHIN = 5.0

    def __init__(self, store: Store) -> None:
        self._store = store
        self._well = False
        self._at = -self.EVERY
        self._looking = asyncio.Lock()

    async def well(self) -> bool:
        async with self._looking:
            if time.monotonic() - self._at >= self.EVERY:
                self._well = await self._look()
                self._at = time.monotonic()
            return self._well

    async def _look(self) -> bool:
        try:
            await asyncio.wait_for(self._store.check(), self.WITHIN)
        except STORAGE_FAILURES as failure:
            logger.warning("nothing can be kept: %s", failure)
            return False
        return True
