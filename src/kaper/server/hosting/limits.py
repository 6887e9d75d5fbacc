"""Limits that hold for all processes together."""

from __future__ import annotations

import hashlib

from redis.asyncio import Redis

from kaper.server.hosting.link import Link
from kaper.server.settings import Limits

# A key holds the moment at which its visitor has used up nothing: each time it moves away by what
# one costs, and no farther than a burst. The clock is Redis's own, the same for all.
_TAKE = """
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local cost, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local free = math.max(now, tonumber(redis.call('GET', KEYS[1]) or now)) + cost
if free - now > cost * burst then return 0 end
redis.call('SET', KEYS[1], string.format('%.3f', free), 'PX', math.ceil(free - now))
return 1
"""


class SharedLimits:
    """Asks Redis whether somebody may do one more of something."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._take = link.client.register_script(_TAKE)

    async def allow(self, kind: str, visitor: str, limits: Limits) -> bool | None:
        # Nobody's address stands in Redis.
        name = hashlib.blake2b(visitor.encode(), digest_size=12).hexdigest()
        words = [1000 / limits.per_second, limits.burst]

        async def take(_: Redis) -> bool | None:
            return bool(await self._take([f"{kind}:{name}"], words))

        return await self._link.ask(take, otherwise=None)
