"""Requests that leave the house: bounded in time and in number, and to where they were meant."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping

import httpx

logger = logging.getLogger("kaper.server")

_ATTEMPTS = 3
_AT_ONCE = 8
_LONGEST_WAIT = 60.0  # seconds, whatever the other side asks for


class Outward:
    """Sends, and tries again where that may help."""

    def __init__(self, patience: float) -> None:
        # Nobody is sent elsewhere: an answer may not lead into the house again.
        self._client = httpx.AsyncClient(timeout=patience, follow_redirects=False)
        self._patience = patience
        self._free = asyncio.Semaphore(_AT_ONCE)

    async def close(self) -> None:
        await self._client.aclose()

    async def post(self, address: str, content: bytes, headers: Mapping[str, str]) -> int:
        """The status of the last answer; 0 where there was none."""
        status, pause = 0, self._patience / 5
        for attempt in range(_ATTEMPTS):
            status, asked = await self._try(address, content, headers)
            if status and status != httpx.codes.TOO_MANY_REQUESTS and status < 500:
                break
            if attempt + 1 < _ATTEMPTS:
                await asyncio.sleep(min(max(pause, asked), _LONGEST_WAIT))
                pause *= 4
        return status

    async def _try(
        self, address: str, content: bytes, headers: Mapping[str, str]
    ) -> tuple[int, float]:
        """A status, and the seconds that the other side wants to be left alone."""
        try:
            async with (
                self._free,
                asyncio.timeout(self._patience),
                # Of the answer nothing else is read, however long it is.
                self._client.stream("POST", address, content=content, headers=headers) as answer,
            ):
                wait = answer.headers.get("retry-after", "")
                return answer.status_code, float(wait) if wait.isdecimal() else 0.0
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError) as failure:
            # Its kind alone: an address may be a secret.
            logger.info("a reminder was not taken: %s", type(failure).__name__)
            return 0, 0.0
