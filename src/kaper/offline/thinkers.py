"""Bots think in a worker of their own, so that the table goes on answering."""

from __future__ import annotations

import asyncio
import pickle
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from typing import TypeVar, cast

from kaper.server.jobs import Thinking

T = TypeVar("T")

# Takes what to do and with what, packed as a text; gives what came of it, or an empty text where
# that failed.
Elsewhere = Callable[[str], Awaitable[str]]


class Failed(Exception):
    """Nothing came of it in the other worker."""


class WorkerThinkers(Thinking):
    """The other worker, which does one thing after another; while nobody looks it does nothing."""

    def __init__(self, elsewhere: Elsewhere) -> None:
        self._elsewhere = elsewhere
        self._watched = asyncio.Event()
        self._watched.set()
        self._leisure = asyncio.Lock()

    def look(self, *, watched: bool) -> None:
        """Somebody looks at the page, or nobody does."""
        if watched:
            self._watched.set()
        else:
            self._watched.clear()

    async def run(self, thinking: Callable[[bytes], T], data: bytes) -> T | None:
        await self._watched.wait()
        found = await self._elsewhere(_packed((thinking, data)))
        return cast("T", _unpacked(found)) if found else None

    async def at_leisure(self, work: Callable[[bytes], T], data: bytes) -> T:
        # One at a time: a bot waits for one short piece of it at most.
        async with self._leisure:
            found = await self.run(work, data)
        if found is None:
            raise Failed(work.__name__)
        return found


def _packed(what: object) -> str:
    return b64encode(pickle.dumps(what)).decode()


def _unpacked(text: str) -> object:
    return pickle.loads(b64decode(text))  # noqa: S301 - from our own worker


def think(packed: str) -> str:
    """Run in the other worker."""
    thinking, data = cast("tuple[Callable[[bytes], object], bytes]", _unpacked(packed))
    return _packed(thinking(data))
