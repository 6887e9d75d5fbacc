"""A short storm over an SQLite file, and faults planted in its books that the verdict finds."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from kaper.kernel.codec import Json
from kaper.server.messages import Done
from kaper.server.settings import sqlite_url
from kaper.storm.book import Book, Heard
from kaper.storm.relay import Relay
from kaper.storm.report import Report
from kaper.storm.stage import Scene, scene
from kaper.storm.storm import Plan, Storm
from kaper.storm.verdict import judge
from kaper.testing.visitors import Object, json_object
from tests.cli.running import refused, run

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")

PLAN = Plan(Scene(), strikes=5, seed=1, tables=5)


class Weathered(NamedTuple):
    """What a storm left behind."""

    folder: Path
    book: Book
    report: Report


@pytest.fixture(scope="module")
def weathered(tmp_path_factory: pytest.TempPathFactory) -> Weathered:
    folder = tmp_path_factory.mktemp("storm")
    with asyncio.Runner() as runner:
        storm = Storm(PLAN, folder)
        try:
            runner.run(storm.open())
            for _ in range(PLAN.strikes):
                assert runner.run(storm.strike()), storm.wrongs
            runner.run(storm.calm())
            report = runner.run(storm.report())
            storm.stage.keep()
        finally:
            runner.run(storm.close())
    return Weathered(folder, storm.book, report)


def test_nothing_is_lost_in_a_storm(weathered: Weathered) -> None:
    report = weathered.report
    assert report.wrongs == []
    assert sum(report.struck.values()) == PLAN.strikes
    assert report.kills
    assert report.counts["acknowledged"] > 10
    assert report.situations > 20
    told = report.to_json()
    assert told["wrong"] == []
    assert told["tables"] == len(weathered.book.tables)


# Planted faults


class Books:
    """A copy of all books, to be tampered with."""

    def __init__(self, weathered: Weathered, folder: Path) -> None:
        for file in weathered.folder.iterdir():
            if file.is_file():
                shutil.copy(file, folder)
        self.folder = folder
        self.book = replace(weathered.book, folder=folder, _files={})
        self.database = folder / "kaper.sqlite3"

    def verdict(self) -> set[str]:
        logs = [self.folder / "server.log"]
        found = asyncio.run(judge(self.book, sqlite_url(self.database), logs))
        return {wrong.kind for wrong in found.wrongs}

    def order(self, *statements: str, of: tuple[str, int] | None = None) -> None:
        connection = sqlite3.connect(self.database)
        for statement in statements:
            connection.execute(statement, of or ())
        connection.commit()
        connection.close()

    def acknowledged(self) -> tuple[str, int]:
        """The place of a fact that was acknowledged, and that others follow."""
        done = {order.key for order in self.book.orders if isinstance(order.answer, Done)}
        connection = sqlite3.connect(self.database)
        rows = connection.execute("select table_id, seq, command from entries order by seq")
        last = dict(connection.execute("select table_id, max(seq) from entries group by table_id"))
        place = next((t, s) for t, s, command in rows if command in done and s < last[t])
        connection.close()
        return place

    def last_move(self) -> tuple[str, int]:
        """The place of the last fact of a table that people were told of."""
        connection = sqlite3.connect(self.database)
        rows = connection.execute(
            "select table_id, max(seq), kind from entries group by table_id order by max(seq) desc"
        )
        place = next((table, seq) for table, seq, kind in rows if kind == "move")
        connection.close()
        return place


@pytest.fixture
def books(weathered: Weathered, tmp_path: Path) -> Books:
    return Books(weathered, tmp_path)


def test_the_copy_is_as_it_was(books: Books) -> None:
    assert books.verdict() == set()


def test_a_lost_fact_is_found(books: Books) -> None:
    books.order("delete from entries where table_id = ? and seq = ?", of=books.acknowledged())
    assert books.verdict() >= {"lost", "broken"}


def test_the_loss_of_the_last_fact_is_found(books: Books) -> None:
    books.order("delete from entries where table_id = ? and seq = ?", of=books.last_move())
    assert books.verdict() & {"lost", "told"}


def test_a_doubled_command_is_found(books: Books) -> None:
    table, seq = books.acknowledged()
    # A copy of the table of facts, without the keys that would forbid it.
    books.order(
        "create table other as select * from entries",
        "drop table entries",
        "alter table other rename to entries",
    )
    books.order(
        "insert into entries select table_id, (select max(seq) + 1 from entries e"
        " where e.table_id = entries.table_id), kind, seat, body, command, at"
        " from entries where table_id = ? and seq = ?",
        of=(table, seq),
    )
    assert "doubled" in books.verdict()


def test_a_command_that_nobody_gave_is_found(books: Books) -> None:
    books.order(
        "update entries set command = 'somebody:else' where table_id = ? and seq = ?",
        of=books.acknowledged(),
    )
    assert books.verdict() >= {"invented", "lost"}


def situations(book: Book, table: str) -> Iterator[tuple[int, Heard, Object]]:
    for number, heard in enumerate(book.heard(table)):
        message = json_object(json.loads(heard.text))
        if message["type"] == "situation" and message["view"] is not None:
            yield number, heard, message


def other_eyes(book: Book) -> tuple[str, int, Object]:
    """A situation of which another person saw more or less: its table, its number, that view."""
    for table in book.tables:
        seen: dict[Json, tuple[int, Object]] = {}
        for number, _, message in situations(book, table):
            before = seen.setdefault(message["sequence"], (number, message))[1]
            if before["seat"] != message["seat"] and before["view"] != message["view"]:
                return table, number, json_object(before["view"])
    raise AssertionError("everybody saw the same")


def test_a_view_of_other_eyes_is_found(books: Books) -> None:
    table, place, view = other_eyes(books.book)
    heard = list(books.book.heard(table))
    (books.folder / f"told-{table}.gz").unlink()
    for number, each in enumerate(heard):
        text = each.text
        if number == place:
            text = json.dumps(json_object(json.loads(text)) | {"view": view})
        books.book.hear(table, each.person, text)
    books.book.close()
    assert books.verdict() == {"told"}


def test_a_secret_in_a_log_is_found(books: Books) -> None:
    with (books.folder / "server.log").open("a") as log:
        log.write(f"GET /t/x?k={max(books.book.secrets)}\n")
    assert books.verdict() == {"leak"}


def test_an_unanswered_command_is_found(books: Books) -> None:
    first, *rest = books.book.orders
    books.book.orders = [replace(first, answer=None), *rest]
    assert books.verdict() == {"unanswered"}


# Its parts


def test_a_relay_passes_on_stalls_and_breaks() -> None:
    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(10):
            writer.write(data)
        writer.close()

    async def work() -> None:
        server = await asyncio.start_server(echo, "127.0.0.1", 0)
        relay = Relay("127.0.0.1", server.sockets[0].getsockname()[1])
        await relay.open()
        reader, writer = await asyncio.open_connection("127.0.0.1", relay.port)
        writer.write(b"ahoy")
        assert await reader.readexactly(4) == b"ahoy"
        relay.stall()
        writer.write(b"ahoy")
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.1):
                await reader.read(4)
        relay.mend()
        assert await reader.readexactly(4) == b"ahoy"
        relay.cut()
        assert await closed(reader)
        new, other = await asyncio.open_connection("127.0.0.1", relay.port)
        assert await closed(new)
        writer.close()
        other.close()
        await relay.close()
        server.close()

    asyncio.run(work())


async def closed(reader: asyncio.StreamReader) -> bool:
    try:
        return await reader.read(1) == b""
    except ConnectionError:
        return True


def test_what_is_usual_follows_from_what_is_said() -> None:
    assert scene("", "", None) == Scene()
    assert scene("postgresql", "", None) == Scene("postgresql", "own", 2)
    assert scene("", "", 3) == Scene("postgresql", "own", 3)
    assert scene("postgresql://here/x", "redis://there", 1).redis == "redis://there"


@pytest.mark.parametrize(
    ("words", "advice"),
    [
        (["--database", "sqlite", "--workers", "2"], "--database postgresql"),
        (["--database", "oracle"], "oracle"),
        (["--only", "flood"], "flood"),
        (["--strikes", "0"], "strike"),
    ],
)
def test_what_cannot_be_is_told(
    words: list[str], advice: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert advice in refused(capsys, 2, "storm", *words)


def test_the_command_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(capsys, "storm", "--help")
    assert "--only KIND" in capsys.readouterr().out
