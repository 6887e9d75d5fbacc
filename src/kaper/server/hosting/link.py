"""The way to Redis, which may be away at any time: nothing that players do hangs on it."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff, NoBackoff
from redis.exceptions import RedisError

from kaper.kernel.errors import BadSetup

logger = logging.getLogger("kaper.server")

T = TypeVar("T")

REDIS_FAILURES = (OSError, RedisError)
# Nobody waits longer than so many seconds for what can be done without Redis.
PATIENCE = 0.5
# Then it is left alone for so many seconds.
AGAIN_AFTER = 2.0


class Link:
    """Asks Redis, and where it is away does without."""

    def __init__(self, address: str) -> None:
        self._address = address
        try:
            self.client: Redis = Redis.from_url(
                address,
                socket_timeout=PATIENCE,
                socket_connect_timeout=PATIENCE,
                retry=Retry(NoBackoff(), 0),
            )
        except ValueError as error:
            raise BadSetup(f"no such Redis can be used here: {error}") from error
        self._away_until = 0.0

    def listening_client(self) -> Redis:
        """A client that may be silent for long, and says when the connection has ended."""
        return Redis.from_url(
            self._address,
            health_check_interval=10,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),
        )

    def patient_client(self) -> Redis:
        """A client for those who have time: it waits until Redis is back."""
        return Redis.from_url(
            self._address,
            health_check_interval=10,
            socket_connect_timeout=PATIENCE,
            retry=Retry(ExponentialBackoff(cap=AGAIN_AFTER, base=0.05), -1),
        )

    async def ask(self, asking: Callable[[Redis], Awaitable[T]], otherwise: T) -> T:
        """The answer, or `otherwise` where there is none."""
        if time.monotonic() < self._away_until:
            return otherwise
        try:
            found = await asking(self.client)
        except REDIS_FAILURES as failure:
            if not self._away_until:
                logger.warning("Redis is away: %s", type(failure).__name__)
            self._away_until = time.monotonic() + AGAIN_AFTER
            return otherwise
        if self._away_until:
            logger.warning("Redis is back")
            self._away_until = 0.0
        return found

    async def close(self) -> None:
        await self.client.aclose()
