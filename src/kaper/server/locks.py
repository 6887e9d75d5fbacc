"""A lock that can be had at once."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """One after the other, in the order in which they came, as with asyncio's own; but whoever
    finds it free can `take` it without waiting for anything."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Take it, where it is free; says whether it was."""
        was_free, self._taken = not self._taken, True
        return was_free

    async def acquire(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                # It was handed over just then, to somebody who has gone.
                self.release()
            raise

    def release(self) -> None:
        """Hand it over to who waits longest, so that nobody gets in between."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False
