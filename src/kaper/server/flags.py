"""What happens at a table when somebody's time is up, carried out once by any process."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from kaper.server.chores import Chores, weakly
from kaper.server.facts import AnyFact, Granted
from kaper.server.outages import Outages
from kaper.server.peers import Peers
from kaper.server.refusals import CommandRefused

if TYPE_CHECKING:
    from kaper.server.rooms import Room

logger = logging.getLogger("kaper.server")

# A moment that is further away is waited for by nobody: the watch comes for it.
HORIZON = 120.0


class Flags:
    """Those of one room."""

    def __init__(self, room: Room, chores: Chores, peers: Peers, outages: Outages | None) -> None:
        self._room = weakly(room)
        self._chores = chores
        self._outages = outages
        self._peers = peers
        # Set where somebody else's time may be up sooner than that of who is waited for.
        self._changed = asyncio.Event()

    def go_on(self) -> None:
        """Wait for the next flag, if it is to fall soon."""
        left = self._left()
        if left is not None and left <= HORIZON:
            self._changed.set()
            self._chores.begin(self._keep_time)

    def _left(self) -> float | None:
        """The seconds until there is something to do."""
        table = self._room().table
        following = table.clocks.next_flag()
        if self._lost():
            return 0.0
        return None if following is None else table.clocks.wait(following[1], time.time())

    def _lost(self) -> float:
        """For how long nobody served since the clocks began to run."""
        table = self._room().table
        if self._outages is None or not table.setup.pace.limits or not table.ticking:
            return 0.0
        return self._outages.between(table.clocks.settled, time.time())

    async def _keep_time(self) -> None:
        try:
            while (left := await self._soon()) is not None:
                try:
                    async with asyncio.timeout(left + self._peers.stagger()):
                        await self._changed.wait()
                except TimeoutError:
                    await self._room().change(self._fall)
        except CommandRefused as refusal:
            logger.info("a flag did not fall: %s", refusal.rule)

    async def _soon(self) -> float | None:
        async with self._room().held():
            self._changed.clear()
            left = self._left()
            return left if left is not None and left <= HORIZON else None

    def grant(self) -> Granted | None:
        """The time to be given back, since nobody served."""
        lost = self._lost()
        return Granted(round(lost, 3)) if lost else None

    def _fall(self) -> AnyFact | None:
        return self._room().table.flag(time.time())
