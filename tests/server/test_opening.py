"""Opening the database: what cannot be used is said, and nothing is left half made."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic import op
from sqlalchemy.exc import SQLAlchemyError

from kaper.kernel.errors import BadSetup
from kaper.server.facts import Place, TableSetup
from kaper.server.kept import Conflict
from kaper.server.settings import sqlite_url
from kaper.server.store import Store

SETUP = TableSetup("t", "martinique", {}, "the-seed", "host", [Place("person", "A")], 1.0, 0)


class Killed(BaseException):
    """The process ends here."""


async def open_and_close(path: Path) -> None:
    store = Store(sqlite_url(path))
    try:
        await store.open()
        assert await store.load("t") is None
    finally:
        await store.close()


def test_a_first_start_that_is_killed_midway_can_be_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def die(*_: object, **__: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(op, "create_index", die)
        with pytest.raises(Killed):
            asyncio.run(open_and_close(tmp_path / "kaper.sqlite3"))
    asyncio.run(open_and_close(tmp_path / "kaper.sqlite3"))


def test_two_first_starts_at_once(tmp_path: Path) -> None:
    path = tmp_path / "kaper.sqlite3"

    async def both() -> None:
        await asyncio.gather(open_and_close(path), open_and_close(path))

    asyncio.run(both())


def test_a_database_of_a_newer_kaper(tmp_path: Path) -> None:
    path = tmp_path / "kaper.sqlite3"
    asyncio.run(open_and_close(path))
    with sqlite3.connect(path) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    with pytest.raises(BadSetup, match="newer"):
        asyncio.run(open_and_close(path))


def test_what_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "kaper.sqlite3"
    path.write_text("no database, but text that is long enough to be taken for one" * 20)
    with pytest.raises(BadSetup, match="not a database"):
        asyncio.run(open_and_close(path))
    with pytest.raises(BadSetup, match="unable to open"):
        asyncio.run(open_and_close(tmp_path / "missing" / "kaper.sqlite3"))


def test_errors_of_the_database_tell_no_seed(tmp_path: Path) -> None:
    async def twice() -> None:
        store = Store(sqlite_url(tmp_path / "kaper.sqlite3"))
        await store.open()
        try:
            await store.create(SETUP, "hash", [])
            await store.create(SETUP, "hash", [])
        finally:
            await store.close()

    with pytest.raises(Conflict) as caught:
        asyncio.run(twice())
    assert isinstance(caught.value.__cause__, SQLAlchemyError)
    assert "the-seed" not in str(caught.value.__cause__)
