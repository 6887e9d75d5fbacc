"""A damaged file: what can be read is read, and what cannot be is told."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from kaper.server.damage import examine
from kaper.server.facts import KeptFact, Said
from kaper.server.kept import NotKept
from kaper.server.settings import Limits, Settings, sqlite_url
from kaper.server.store import Store
from kaper.server.writer import Batch, Writer
from kaper.testing.visitors import Visitor, running, wait_for

PAGE = 4_096
FREE = Limits(100_000, 100_000)
# More than a page of it at each table, so that a page is one table's alone.
LINES = 25

Harm = Callable[[Path, str], None]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "kaper.sqlite3"


@pytest.fixture
def settings(database: Path) -> Settings:
    return Settings(database=sqlite_url(database), talk_limit=FREE, message_limit=FREE)


def talk(table: str, line: int) -> str:
    return f"{table} line {line} ".ljust(490, ".")


def played(settings: Settings) -> tuple[str, list[str]]:
    """Three listed tables with much talk, the last of which is over; and their host's key."""
    with running(settings) as server, Visitor(server) as host:
        tables = [str(host.make("me", "here", listed=True)["id"]) for _ in range(3)]
        for table in tables:
            with host.sit(table, seat=0) as live:
                for line in range(LINES):
                    assert live.ask("say", text=talk(table, line))["type"] == "done"
                if table == tables[-1]:
                    live.ask("resign", seat=0)
        return host.key, tables


def harm_page(database: Path, text: str, harm: bytes) -> None:
    """Write nonsense at the beginning of the page that a text stands on."""
    data = bytearray(database.read_bytes())
    page = data.index(text.encode()) // PAGE * PAGE
    data[page : page + len(harm)] = harm
    database.write_bytes(data)


def harm_facts(database: Path, table: str) -> None:
    harm_page(database, talk(table, LINES // 2), b"\xff" * 100)


def harm_snapshot(database: Path, table: str) -> None:
    """A long text lies on a chain of pages: the next one does not exist."""
    with closing(sqlite3.connect(database)) as connection:
        query = "select snapshot from tables where id = ?"
        snapshot = str(connection.execute(query, (table,)).fetchone()[0])
    harm_page(database, snapshot[len(snapshot) // 2 :][:200], b"\xff" * 4)


def change(database: Path, statement: str, table: str) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(statement, (table,))


def harm_words(database: Path, table: str) -> None:
    change(database, "update entries set body = '{' where table_id = ? and seq = 2", table)


def harm_letters(database: Path, table: str) -> None:
    no_text = "update entries set body = cast(x'22ff22' as text) where table_id = ? and seq = 2"
    change(database, no_text, table)


@pytest.mark.parametrize("harm", [harm_facts, harm_snapshot, harm_words, harm_letters])
@pytest.mark.parametrize("damaged", [0, 2])
def test_a_damaged_table_spoils_no_other(
    settings: Settings, database: Path, harm: Harm, damaged: int
) -> None:
    key, tables = played(settings)
    harm(database, tables[damaged])
    whole = [table for table in tables if table != tables[damaged]]
    with running(settings) as server, Visitor(server) as host:
        host.become(key)
        listed = {each["id"]: each["status"] for each in host.http.get("/api/tables").json()}
        assert listed == {tables[damaged]: "broken"} | {
            table: "over" if table == tables[2] else "playing" for table in whole
        }
        assert host.get(f"/api/tables/{tables[damaged]}", 500)["error"] == "server:broken-table"
        found = {each["id"] for each in host.http.get("/api/listed-tables").json()}
        assert found == {*tables[:2]} - {tables[damaged]}
        past = {each["id"] for each in host.http.get("/api/history").json()["games"]}
        assert past <= {tables[2]}
        if damaged != 2:
            assert past == {tables[2]}
        with host.sit(whole[0], seat=0) as live:
            assert live.ask("say", text="ahoy")["type"] == "done"
        if damaged != 2:
            # It would stand beside the last one.
            host.make("me", "open")


def test_damaged_pages_are_told_at_the_start(
    settings: Settings, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    _, tables = played(settings)
    with running(settings) as server, Visitor(server) as host:
        host.get("/health")
    assert "damaged" not in caplog.text
    harm_facts(database, tables[1])
    harm_snapshot(database, tables[2])
    with running(settings):
        wait_for(lambda: "cannot be read" in caplog.text, "the damage to be found")
    assert f"tables that cannot be read: {', '.join(sorted(tables[1:]))} (" in caplog.text


def test_an_examination_ends_when_it_is_told_to(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("create table t(a)")
        connection.executemany("insert into t values (?)", [("x" * 500,)] * 20_000)
    examine(database, lambda: True)
    assert "was not examined" in caplog.text


# The log of the last changes


async def written(database: Path, folder: Path) -> Path:
    """A database whose server was killed: what came last is only in its log."""
    store = Store(sqlite_url(database))
    await store.open()
    try:
        for number in range(60):
            await store.note(f"note-{number}", "x" * 300)
        folder.mkdir()
        for file in (database, database.with_name(f"{database.name}-wal")):
            shutil.copy(file, folder)
    finally:
        await store.close()
    return folder / database.name


async def noted(database: Path) -> int:
    """How many of the notes are still there."""
    store = Store(sqlite_url(database))
    await store.open()
    try:
        found = [await store.note(f"note-{number}", "") for number in range(60)]
        return sum(bool(text) for text in found)
    finally:
        await store.close()


def log_of(database: Path) -> Path:
    return database.with_name(f"{database.name}-wal")


@pytest.mark.parametrize(
    ("place", "kept"), [(10, 0), (17, 0), (32 + 10, 0), (32 + 500, 0), (-40 * 4_120 + 500, 30)]
)
def test_a_damaged_log_is_told_and_kept(
    database: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture, place: int, kept: int
) -> None:
    copy = asyncio.run(written(database, tmp_path / "copy"))
    data = bytearray(log_of(copy).read_bytes())
    data[place] ^= 0xFF
    log_of(copy).write_bytes(data)
    # Of the log alone: without it there is no schema yet.
    assert kept <= asyncio.run(noted(copy)) < 60
    assert "is damaged" in caplog.text
    assert "pages could not be read" in caplog.text
    assert log_of(copy).with_name(f"{log_of(copy).name}.damaged").read_bytes() == data


@pytest.mark.parametrize("cut", [0, 1, 2_000, 4_120])
def test_a_log_that_was_cut_off_while_it_was_written_is_no_damage(
    database: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture, cut: int
) -> None:
    copy = asyncio.run(written(database, tmp_path / "copy"))
    data = log_of(copy).read_bytes()
    log_of(copy).write_bytes(data[: len(data) - cut])
    assert asyncio.run(noted(copy)) == 60 - (cut > 0)
    assert "damaged" not in caplog.text


# Writing


def test_what_cannot_be_kept_of_one_table_keeps_no_other_from_it() -> None:
    kept: list[str] = []

    async def commit(batch: Batch) -> None:
        await asyncio.sleep(0)
        if any(row["table_id"] == "damaged" for row in batch.facts):
            raise OSError("database disk image is malformed")
        kept.extend(row["table_id"] for row in batch.facts)

    async def run() -> list[object]:
        writer = Writer(commit)
        facts = [KeptFact(1, Said(0, "A", "ahoy"), 0.0)]
        tables = ("first", "one", "damaged", "another")
        appends = (writer.append(table, facts) for table in tables)
        results = await asyncio.gather(*appends, return_exceptions=True)
        await writer.close()
        return list(results)

    results = asyncio.run(run())
    assert [type(result) for result in results] == [type(None), type(None), NotKept, type(None)]
    assert kept == ["first", "one", "another"]
