"""Limits that hold for all processes together."""

from __future__ import annotations

from dataclasses import replace

from redis.asyncio import Redis

from kaper.server.settings import Limits, Settings
from kaper.testing import services
from kaper.testing.visitors import Visitor, running
from tests.server.hosting.several import hubs, prefix, run

ORDER = {"game": "martinique", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}
SLOW = Limits(3, 0.001)


def made(visitor: Visitor) -> int:
    return visitor.http.post("/api/tables", json=ORDER).status_code


def test_what_one_process_lets_through_counts_for_the_other(settings: Settings) -> None:
    strict = replace(settings, make_limit=SLOW)
    with (
        running(strict) as first,
        running(strict) as second,
        Visitor(first) as host,
        Visitor(second) as there,
    ):
        assert [made(host), made(there), made(host)] == [201, 201, 201]
        assert [made(host), made(there)] == [429, 429]


def test_without_redis_each_process_counts_for_itself(
    settings: Settings, own_redis: services.RedisServer
) -> None:
    strict = replace(settings, make_limit=SLOW, redis=own_redis.address)
    with running(strict) as server, Visitor(server) as host:
        assert made(host) == 201
        own_redis.stop()
        assert [made(host) for _ in range(4)] == [201, 201, 201, 429]


def test_a_bucket_fills_again(settings: Settings) -> None:
    limits = Limits(2, 20)

    async def work() -> None:
        async with hubs(settings, 1) as (hub,):
            allowed = [await hub.peers.allow("make", "198.51.100.7", limits) for _ in range(3)]
            assert allowed == [True, True, False]
            while not await hub.peers.allow("make", "198.51.100.7", limits):
                pass
            assert await hub.peers.allow("join", "198.51.100.7", limits)
            async with Redis.from_url(settings.redis) as client:
                keys = [key.decode() for key in await client.keys(f"{prefix(hub)}:*")]
            assert keys
            assert not any("198.51" in key for key in keys)

    run(work())
