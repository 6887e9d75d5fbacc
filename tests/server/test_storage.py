"""What is on disk: nothing acknowledged is lost, and nothing is half there."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, func, inspect, select, text
from websockets.exceptions import ConnectionClosed

from kaper.kernel.errors import BadSetup
from kaper.replay import verify_seed
from kaper.server import migrations, schema
from kaper.server.facts import KeptFact, Said
from kaper.server.hub import Hub
from kaper.server.kept import Conflict
from kaper.server.refusals import CommandRefused
from kaper.server.settings import Settings, database_address, sqlite_url
from kaper.server.store import Store
from kaper.server.upgrading import upgrade
from kaper.testing.hubs import HOT_SEAT, ME, opened, with_hub
from kaper.testing.visitors import Live, Visitor


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"), bot_pause=0.0)


# Kill -9


@contextmanager
def server_process(database: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    command = "import sys; from kaper.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ["serve", "--port", "0", "--database", str(database)]
    process = subprocess.Popen(
        [sys.executable, "-c", command, *words], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        yield process.stdout.readline().removeprefix("Kaper: ").strip().rstrip("/"), process
    finally:
        process.kill()
        process.wait(10)
        if process.stdout is not None:
            process.stdout.close()


def play_until_killed(live: Live, process: subprocess.Popen[str], moves: int) -> int:
    """Play so many moves, send one more, and kill the server; gives how many it acknowledged."""
    for _ in range(moves):
        look(live)
        live.play(live.options()[-1])
    look(live)
    asked = live.decision
    assert asked is not None
    action = live.options()[0]
    # A name of its own: a command of the same name is not carried out again, only answered.
    last = f"last-{moves}"
    live.send(type="act", id=last, seat=asked["seat"], decision=asked["id"], action=action)
    os.kill(process.pid, signal.SIGKILL)
    try:
        while last not in live.answers:
            live.read()
    except ConnectionClosed:
        return moves
    return moves + (live.answers[last]["type"] == "done")


def look(live: Live) -> None:
    """Take the eyes of whoever has to decide."""
    if live.decision is None:
        waiting = live.now["waiting"]
        assert isinstance(waiting, list)
        live.send(type="look", seat=waiting[0])
        live.until(lambda: live.decision is not None)


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    database = tmp_path / "killed.sqlite3"
    with server_process(database) as (address, _), Visitor(address) as host:
        table, key = str(host.make("me", "here")["id"]), host.key
    acknowledged = 1
    for moves in (7, 5):
        with server_process(database) as (address, process), Visitor(address) as host:
            host.become(key)
            with host.sit(table, seat=0) as live:
                assert live.sequence in (acknowledged, acknowledged + 1)
                acknowledged = live.sequence + play_until_killed(live, process, moves)
            process.wait(10)
    with server_process(database) as (address, _), Visitor(address) as host:
        host.become(key)
        with host.sit(table, seat=0) as live:
            assert live.sequence in (acknowledged, acknowledged + 1)
            while not live.over:
                look(live)
                live.play(live.options()[0])
        verify_seed(host.http.get(f"/api/tables/{table}/record").text)


# Several writers


def test_of_several_writers_of_one_place_one_wins(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        room, other = await hub.make(HOT_SEAT, ME), await hub.make(HOT_SEAT, ME)
        table = room.table.id
        fact = KeptFact(2, Said(0, "A", "mine"), 0.0)
        results = await asyncio.gather(
            *(hub.store.append(table, [fact]) for _ in range(8)),
            hub.store.append(other.table.id, [fact]),
            hub.store.append(table, [KeptFact(3, Said(0, "A", "next"), 0.0, "c")]),
            hub.store.append(table, [KeptFact(4, Said(0, "A", "again"), 0.0, "c")]),
            return_exceptions=True,
        )
        assert sum(isinstance(result, Conflict) for result in results[:8]) == 7
        assert results[8:10] == [None, None]
        assert isinstance(results[10], Conflict)

    with_hub(settings, work)


def test_two_processes_at_one_table(settings: Settings) -> None:
    """Whoever comes second sees what the first did, and is refused or goes on."""

    async def work(first: Hub) -> None:
        room = await first.make(HOT_SEAT, ME)
        async with opened(settings) as second:
            twin = await second.room(room.table.id)
            assert twin is not None
            await room.change(lambda: room.table.act(ME, 0, 1, "enter a1"))
            with pytest.raises(CommandRefused, match="server:too-late"):
                await twin.change(lambda: twin.table.act(ME, 0, 1, "enter b1"))
            assert twin.table.sequence == room.table.sequence == 2
            await twin.change(lambda: twin.table.say(ME, "ahoy", member=True))
            await room.change(lambda: room.table.say(ME, "ahoy!", member=True))
            assert [line.text for line in room.table.talk] == ["ahoy", "ahoy!"]
            assert room.table.match is not None
            assert twin.table.match is not None
            assert room.table.match.digest() == twin.table.match.digest()

    with_hub(settings, work)


def test_what_cannot_be_kept_did_not_happen(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        room = await hub.make(HOT_SEAT, ME)

        async def full(*_: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(hub.store, "append", full)
            with pytest.raises(OSError, match="full"):
                await room.change(lambda: room.table.act(ME, 0, 1, "enter a1"))
        async with room.held() as table:
            assert table.sequence == 1
        await room.change(lambda: room.table.act(ME, 0, 1, "enter b1"))
        assert room.table.sequence == 2

    with_hub(settings, work)


# The schema


def test_migrations_lead_from_nothing_to_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.sqlite3'}")
    with engine.begin() as connection:
        upgrade(connection)
        upgrade(connection)
        assert version(connection) == schema.HEAD
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
        assert inspect(connection).get_pk_constraint("entries")["constrained_columns"] == [
            "table_id",
            "seq",
        ]
    engine.dispose()
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert scripts.get_heads() == [schema.HEAD]


def version(connection: Connection) -> object:
    return connection.execute(text("select version_num from alembic_version")).scalar()


def test_sqlite_keeps_what_is_committed(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        async with hub.store.engine.connect() as connection:
            modes = [
                (await connection.execute(text(f"pragma {name}"))).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
            assert modes == ["wal", 2, 1]
            count = select(func.count()).select_from(schema.facts)
            assert (await connection.execute(count)).scalar() == 0

    with_hub(settings, work)


def test_database_addresses(tmp_path: Path) -> None:
    assert database_address("") == ""
    assert database_address(str(tmp_path / "a b.db")) == f"sqlite+aiosqlite:///{tmp_path}/a b.db"
    assert database_address("postgresql://h/d") == "postgresql+asyncpg://h/d"
    assert database_address("sqlite+aiosqlite:///x") == "sqlite+aiosqlite:///x"


@pytest.mark.parametrize("url", ["nonsense://", "no url", "postgresql+nodriver://h/d"])
def test_a_database_that_cannot_be_used(url: str) -> None:
    with pytest.raises(BadSetup, match="database"):
        Store(url)


def test_links_expire(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        store: Store = hub.store
        room = await hub.make(HOT_SEAT, ME)
        await store.add_link("old", room.table.id, 0, 1.0)
        await store.add_link("new", room.table.id, None, None)
        assert await store.find_link("old") is None
        found = await store.find_link("new")
        assert found is not None
        assert (found.table, found.seat) == (room.table.id, None)
        await store.add_member(room.table.id, "guest")
        await store.add_member(room.table.id, "guest")
        assert await store.is_member(room.table.id, "guest")
        assert not await store.is_member(room.table.id, None)

    with_hub(settings, work)
