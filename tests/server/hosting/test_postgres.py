"""The same store on PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

import kaper
from kaper.server import schema
from kaper.server.facts import KeptFact, Said
from kaper.server.hub import Hub
from kaper.server.kept import Conflict
from kaper.server.refusals import CommandRefused
from kaper.server.settings import Settings, sqlite_url
from kaper.server.store import Store
from kaper.server.upgrading import alembic_config, upgrade
from kaper.testing.hubs import HOT_SEAT, ME, opened, with_hub
from kaper.testing.visitors import Visitor, running


def there_and_back(connection: Connection) -> None:
    upgrade(connection)
    upgrade(connection)
    version = "select version_num from alembic_version"
    assert connection.execute(text(version)).scalar() == schema.HEAD
    context = MigrationContext.configure(connection)
    assert compare_metadata(context, schema.metadata) == []
    command.downgrade(alembic_config(connection), "base")
    assert inspect(connection).get_table_names() == ["alembic_version"]
    upgrade(connection)
    assert compare_metadata(context, schema.metadata) == []


async def changed(address: str) -> None:
    engine = create_async_engine(address)
    async with engine.begin() as connection:
        await connection.run_sync(there_and_back)
    await engine.dispose()


def test_one_history_of_the_schema_for_sqlite(tmp_path: Path) -> None:
    asyncio.run(changed(sqlite_url(tmp_path / "new.sqlite3")))


def test_one_history_of_the_schema_for_postgresql(database: str) -> None:
    asyncio.run(changed(database))


def test_processes_that_start_together_change_the_schema_once(database: str) -> None:
    async def start() -> None:
        stores = [Store(database) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        for store in stores:
            await store.check()
            await store.close()

    asyncio.run(start())


def test_of_several_writers_of_one_place_one_wins(database: str) -> None:
    async def work(hub: Hub) -> None:
        room, other = await hub.make(HOT_SEAT, ME), await hub.make(HOT_SEAT, ME)
        fact = KeptFact(2, Said(0, "A", "mine"), 0.0)
        results = await asyncio.gather(
            *(hub.store.append(room.table.id, [fact]) for _ in range(8)),
            hub.store.append(other.table.id, [fact]),
            return_exceptions=True,
        )
        assert sum(isinstance(result, Conflict) for result in results) == 7
        assert results[8] is None

    with_hub(Settings(database=database), work)


def test_two_processes_at_one_table(database: str) -> None:
    settings = Settings(database=database)

    async def work(first: Hub) -> None:
        room = await first.make(HOT_SEAT, ME)
        async with opened(settings) as second:
            twin = await second.room(room.table.id)
            assert twin is not None
            await room.change(lambda: room.table.act(ME, 0, 1, "enter a1"))
            with pytest.raises(CommandRefused, match="server:too-late"):
                await twin.change(lambda: twin.table.act(ME, 0, 1, "enter b1"))
            assert twin.table.sequence == room.table.sequence == 2

    with_hub(settings, work)


def test_a_game_over_http_and_sockets(database: str, quick: Settings) -> None:
    with running(replace(quick, database=database)) as server, Visitor(server) as host:
        table = str(host.make("me", "open")["id"])
        with host.sit(table) as live:
            live.ask("seat-bot", seat=1, bot="random")
            for _ in range(5):
                live.until(lambda: live.decision is not None)
                live.play(live.options()[0])
            assert live.ask("resign", seat=0)["type"] == "done"
            live.until(lambda: live.over)
        assert [each["id"] for each in host.http.get("/api/tables").json()] == [table]
        assert host.get("/api/history")["games"]


def test_what_postgresql_cannot_keep_is_refused(database: str) -> None:
    with running(Settings(database=database)) as server, Visitor(server) as host:
        table = str(host.make("me", "open")["id"])
        for path in (
            "/api/tables/%00",
            f"/api/tables/{table}%00/record",
            "/t/a%00b?k=x",
            f"/t/{table}?k=%00",
        ):
            answer = host.http.get(path)
            assert (answer.status_code, answer.json()["error"]) == (400, "server:bad-message"), path
        for seed in ("a" * 300, "a\0b"):
            record = kaper.new("martinique", 2, seed).record()
            assert host.post("/api/import", {"record": record}, (400, 413))
        with host.sit(table) as live:
            live.send(type="say", id="a\0b", text="ahoy")
            live.until(lambda: "a\0b" in live.answers)
            assert live.answers["a\0b"]["rule"] == "server:bad-message"
