"""Health: whether what players do can be kept; what HTTP says while it cannot."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kaper.server.health import Checkup
from kaper.server.hub import Hub
from kaper.server.settings import Settings, sqlite_url
from kaper.testing.hubs import with_hub
from kaper.testing.visitors import Visitor, running

Patch = pytest.MonkeyPatch


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=sqlite_url(tmp_path / "k.sqlite3"), bot_pause=0.0, clocks=(1,))


@contextmanager
def full_disk() -> Iterator[None]:
    """As long as this lasts, no file of this process grows beyond what a database begins with."""
    resource = pytest.importorskip("resource", reason="needs limits of files")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (32_768, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_is_told_as_such_and_nothing_is_lost(
    settings: Settings, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(Checkup, "EVERY", 0.0)
    order = {"game": "martinique", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}
    with running(settings) as server, Visitor(server) as host:
        made = host.make("me", "open")
        assert host.get("/health") == {"status": "ok"}
        with full_disk():
            busy = {"error": "server:busy", "detail": ""}
            assert host.get("/health", 503) == busy
            assert host.post("/api/tables", order, 503) == busy
            assert host.post(f"/api/tables/{made['id']}/invite", status=503) == busy
            assert [table["id"] for table in host.http.get("/api/tables").json()] == [made["id"]]
        assert host.get("/health") == {"status": "ok"}
        assert [table["id"] for table in host.http.get("/api/tables").json()] == [made["id"]]
        host.post("/api/tables", order)


def test_health_when_the_database_is_away_or_slow(settings: Settings, monkeypatch: Patch) -> None:
    monkeypatch.setattr(Checkup, "WITHIN", 0.01)

    async def away() -> None:
        raise ConnectionRefusedError("the database is away")

    async def slow() -> None:
        await asyncio.sleep(60)

    async def work(hub: Hub) -> None:
        for check in (away, slow):
            monkeypatch.setattr(hub.store, "check", check)
            assert not await Checkup(hub.store).well()

    with_hub(settings, work)


def test_whoever_asks_for_health_often_makes_nothing_be_written(
    settings: Settings, monkeypatch: Patch
) -> None:
    checks = []

    async def work(hub: Hub) -> None:
        check = hub.store.check

        async def counted() -> None:
            checks.append(1)
            await check()

        monkeypatch.setattr(Checkup, "EVERY", 60.0)
        monkeypatch.setattr(hub.store, "check", counted)
        checkup = Checkup(hub.store)
        assert all(await asyncio.gather(*(checkup.well() for _ in range(10))))

    with_hub(settings, work)
    assert len(checks) == 1
