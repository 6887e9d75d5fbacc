"""The kinds of faults: each strikes, holds for a moment, and is mended."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator, Sequence
from random import Random

from kaper.kernel.errors import BadSetup
from kaper.storm.stage import Stage

Strike = Callable[[Stage, Random], Awaitable[None]]


async def _server(stage: Stage, random: Random) -> None:
    stage.served.kill()
    await _hold(random, 0.5)
    await stage.served.start()


async def _worker(stage: Stage, random: Random) -> None:
    _kill([random.choice(stage.served.workers())])


async def _workers(stage: Stage, _: Random) -> None:
    _kill(stage.served.workers())


def _kill(pids: Sequence[int]) -> None:
    for pid in pids:
        os.kill(pid, signal.SIGKILL)


async def _redis(stage: Stage, random: Random) -> None:
    assert stage.redis is not None
    await asyncio.to_thread(stage.redis.stop)
    await _hold(random, 3.0)
    await asyncio.to_thread(stage.redis.start)


async def _database(stage: Stage, random: Random) -> None:
    assert stage.postgres is not None
    await asyncio.to_thread(stage.postgres.stop)
    await _hold(random, 1.0)
    await asyncio.to_thread(stage.postgres.start)


def _cut(name: str) -> Strike:
    async def strike(stage: Stage, random: Random) -> None:
        stage.relays[name].cut()
        await _hold(random, 3.0)
        stage.relays[name].mend()

    return strike


def _stall(name: str) -> Strike:
    async def strike(stage: Stage, random: Random) -> None:
        stage.relays[name].stall()
        await _hold(random, 8.0)
        stage.relays[name].mend()

    return strike


async def _disk(stage: Stage, random: Random) -> None:
    assert stage.disk is not None
    stage.disk.fill()
    await _hold(random, 2.0)
    stage.disk.free()
    if stage.postgres is not None:
        # It ends where it cannot even begin its recovery.
        await asyncio.to_thread(stage.postgres.start)


async def _files(stage: Stage, random: Random) -> None:
    stage.served.let_grow(files=False)
    await _hold(random, 2.0)
    stage.served.let_grow(files=True)


async def _clock(stage: Stage, random: Random) -> None:
    stage.served.clock.jump(random)


async def _hold(random: Random, longest: float) -> None:
    await asyncio.sleep(random.uniform(0, longest))


FAULTS: dict[str, Strike] = {
    "server": _server,
    "worker": _worker,
    "workers": _workers,
    "redis": _redis,
    "redis-cut": _cut("redis"),
    "redis-stall": _stall("redis"),
    "database": _database,
    "database-cut": _cut("database"),
    "database-stall": _stall("database"),
    "disk": _disk,
    "files": _files,
    "clock": _clock,
}
KILLS = ("server", "worker", "workers", "redis", "database")
_OFTENER = 3  # so many times as often as all else together


def possible(stage: Stage) -> list[str]:
    """The kinds that can strike here."""
    kinds = [kind for kind in FAULTS if kind not in stage.missing]
    if stage.served.count == 1:
        kinds = [kind for kind in kinds if not kind.startswith("worker")]
    for name in ("redis", "database"):
        if name not in stage.relays:
            kinds = [kind for kind in kinds if not kind.startswith(name)]
    return kinds


def drawn(kinds: Sequence[str], only: Sequence[str], random: Random) -> Iterator[str]:
    """Kinds in an order drawn by chance; most are kills."""
    for kind in only:
        if kind not in kinds:
            raise BadSetup(f"{kind} cannot strike here, only {', '.join(kinds)}")
    wanted = only or kinds
    others = [kind for kind in wanted if kind not in KILLS]
    kills = [kind for kind in wanted if kind in KILLS]
    rounds = max(1, -(-_OFTENER * len(others) // max(1, len(kills))))
    pack = others + kills * rounds
    while True:
        random.shuffle(pack)
        yield from pack
