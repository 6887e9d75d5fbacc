"""All that a storm strikes: the server, and a database and a Redis that are reached by relays.

What is its own the storm starts and kills; a service whose address it was given it only cuts off.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
from dataclasses import dataclass
from pathlib import Path

from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy import URL, make_url

from kaper.kernel.errors import BadSetup
from kaper.server.settings import database_address, sqlite_url
from kaper.storm.disk import SmallDisk
from kaper.storm.relay import Relay
from kaper.storm.served import Served, end_all
from kaper.testing.services import NoService, PostgresServer, RedisServer, folder_of_service

SQLITE, POSTGRESQL, OWN = "sqlite", "postgresql", "own"
_MEGABYTES = {SQLITE: 64, POSTGRESQL: 400}


@dataclass(frozen=True, slots=True)
class Scene:
    """What is to be served from: `sqlite`, `postgresql` or an address; `own`, an address or ''."""

    database: str = SQLITE
    redis: str = ""
    workers: int = 1


def scene(database: str, redis: str, workers: int | None) -> Scene:
    """With what is usual where nothing is said: several processes need PostgreSQL and Redis."""
    database = database or (POSTGRESQL if redis or (workers or 1) > 1 else SQLITE)
    if database == SQLITE:
        if redis or (workers or 1) > 1:
            raise BadSetup(f"several processes need --database {POSTGRESQL}, or an address")
        return Scene()
    if database != POSTGRESQL and not database.startswith("postgresql"):
        raise BadSetup(f"--database is {SQLITE}, {POSTGRESQL} or an address, not {database}")
    found = Scene(database, redis or OWN, 2 if workers is None else workers)
    if found.workers < 1:
        raise BadSetup("somebody has to serve: --workers is at least 1")
    return found


class Stage:
    """Everything, started; `missing` tells of each kind of fault why it cannot be had here."""

    def __init__(self, wanted: Scene, folder: Path) -> None:
        self._scene = wanted
        self._folder = folder
        self._stack = contextlib.AsyncExitStack()
        self._watching: asyncio.Task[None] | None = None
        self.missing: dict[str, str] = {}
        self.postgres: PostgresServer | None = None
        self.redis: RedisServer | None = None
        self.disk: SmallDisk | None = None
        self.relays: dict[str, Relay] = {}
        self.redis_log = folder / "redis.log"
        self.database = ""  # as the verdict reaches it, past the relay
        self._served: Served | None = None

    @property
    def served(self) -> Served:
        assert self._served is not None
        return self._served

    async def open(self) -> None:
        words = [*await self._open_database(), *await self._open_redis()]
        self._served = Served(self._folder, words, self._scene.workers)
        self._stack.callback(lambda: end_all(self.served.left_over()))
        await self.served.start()

    def keep(self) -> None:
        """Leave a copy of the database in the folder, for whoever wants to know more."""
        if self._scene.database == SQLITE:
            for file in (self._folder / "disk").glob("kaper.sqlite3*"):
                shutil.copy(file, self._folder)

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        await self._stack.aclose()

    # The database

    async def _open_database(self) -> list[str]:
        kind = self._scene.database
        if kind not in _MEGABYTES:
            self.missing |= {"database": "not-ours", "disk": "not-ours", "files": "no-files"}
            self.database = database_address(kind)
            return await self._reached(self.database)
        disk = self._small_disk(kind)
        if kind == SQLITE:
            self.database = sqlite_url(disk / "kaper.sqlite3")
            return ["--database", str(disk / "kaper.sqlite3")]
        self.missing["files"] = "no-files"
        self.postgres = await asyncio.to_thread(self._own_postgres, disk)
        self.database = database_address(self.postgres.address)
        return await self._reached(self.database)

    def _small_disk(self, kind: str) -> Path:
        disk = SmallDisk(self._folder / "disk", _MEGABYTES[kind])
        if disk.mount():
            self.disk = disk
            self._stack.callback(disk.unmount)
        else:
            self.missing["disk"] = "no-root"
        return disk.folder

    def _own_postgres(self, disk: Path) -> PostgresServer:
        try:
            inside = self._stack.enter_context(folder_of_service(disk))
            postgres = PostgresServer(inside, durable=True)
            postgres.start()
        except NoService as error:
            raise BadSetup(str(error)) from error
        self._stack.callback(postgres.stop)
        return postgres

    async def _reached(self, address: str) -> list[str]:
        url = make_url(address)
        relay = await self._relay("database", url.host or "127.0.0.1", url.port or 5432)
        return ["--database", _by(url, relay)]

    async def _relay(self, name: str, host: str, port: int) -> Relay:
        relay = self.relays[name] = Relay(host, port)
        await relay.open()
        self._stack.push_async_callback(relay.close)
        return relay

    # Redis

    async def _open_redis(self) -> list[str]:
        address = self._scene.redis
        if not address:
            return []
        if address == OWN:
            self.redis = await asyncio.to_thread(self._own_redis)
            address = self.redis.address
        else:
            self.missing["redis"] = "not-ours"
        url = make_url(address)
        relay = await self._relay("redis", url.host or "127.0.0.1", url.port or 6379)
        self._watching = asyncio.create_task(self._watch_redis(address))
        return ["--redis", _by(url, relay)]

    def _own_redis(self) -> RedisServer:
        try:
            redis = RedisServer(self._folder)
            redis.start()
        except NoService as error:
            raise BadSetup(str(error)) from error
        self._stack.callback(redis.stop)
        return redis

    async def _watch_redis(self, address: str) -> None:
        """Note every command that Redis is given, to look for secrets in them."""
        with self.redis_log.open("a", encoding="utf-8") as log:
            while True:
                try:
                    async with Redis.from_url(address) as client, client.monitor() as monitor:
                        async for told in monitor.listen():
                            log.write(f"{told['command']}\n")
                except (OSError, RedisError):
                    await asyncio.sleep(0.1)


def _by(url: URL, relay: Relay) -> str:
    """The same address, by way of a relay."""
    return url.set(host="127.0.0.1", port=relay.port).render_as_string(hide_password=False)
