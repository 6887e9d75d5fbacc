"""All of one database brought into another."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine, text

from kaper.cli import main
from kaper.kernel.errors import BadSetup
from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.hub import Hub
from kaper.server.relocation import relocate
from kaper.server.settings import Settings, sqlite_url
from kaper.server.store import Store
from kaper.testing.hubs import HOT_SEAT, ME, move, with_hub

GAMES = ("martinique", "deliveries", "jolly-roger")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Tables of some games, one of them over."""
    path = tmp_path_factory.mktemp("source") / "kaper.sqlite3"

    async def work(hub: Hub) -> None:
        random = Random(5)
        for game in GAMES:
            seats = [NewSeat("me", "Żeglarz"), *[NewSeat("here", "B")] * 2]
            room = await hub.make(NewTable(game, seats[: 2 if game == "martinique" else 3], {}), ME)
            while room.table.sequence < 40 and not room.table.over:
                await move(room, random)
        over = await hub.make(HOT_SEAT, ME)
        await over.change(lambda: over.table.resign(ME, 0))
        await hub.store.add_link("hash", over.table.id, 1, 5.0)

    with_hub(Settings(database=sqlite_url(path)), work)
    return path


@pytest.fixture
def source(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(played, tmp_path / "kaper.sqlite3"))


def contents(address: str) -> list[object]:
    """All tables of a database, as they lie there."""

    async def read() -> list[object]:
        store = Store(address)
        await store.open()
        ids = await store.lists.of(ME, 100, ended=False) + await store.lists.of(ME, 9, ended=True)
        found = [await store.load(each) for each in sorted(ids)]
        link = await store.find_link("hash")
        note = await store.note("identity-secret", "none")
        await store.close()
        return [*found, link, note]

    return asyncio.run(read())


def test_there_and_back(
    source: Path, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(sqlite_url(source))
    assert main(["move-database", str(source), database, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["tables"] == 4
    assert told["entries"] > 80
    assert told["broken"] == []
    assert contents(database) == before
    back = tmp_path / "back.sqlite3"
    assert main(["move-database", database, str(back), "--lang", "pl"]) == 0
    assert "Przeniesiono 4 stoły" in capsys.readouterr().out
    assert contents(sqlite_url(back)) == before


def test_a_database_with_tables_is_left_alone(source: Path, tmp_path: Path) -> None:
    target = Path(shutil.copy(source, tmp_path / "other.sqlite3"))
    before = contents(sqlite_url(target))
    with pytest.raises(BadSetup, match="empty"):
        list(relocate(sqlite_url(source), sqlite_url(target)))
    assert contents(sqlite_url(target)) == before


def test_what_arrives_changed_does_not_arrive(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = sqlite_url(tmp_path / "new.sqlite3")
    steps = relocate(sqlite_url(source), target)
    monkeypatch.setattr("kaper.server.relocation._carried", without_talk)
    with pytest.raises(BadSetup, match="arrived"):
        list(steps)
    assert all(each is None for each in contents(target)[:-1])


async def without_talk(table: object, source: object, target: object) -> object:
    del table, source, target
    for _ in ():
        yield 0


def test_a_broken_table_is_named(source: Path, tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{source}")
    with engine.begin() as connection:
        connection.execute(text("update tables set snapshot = null, snapshot_seq = null"))
        broken = connection.execute(text("select table_id from entries limit 1")).scalar()
        connection.execute(
            text("delete from entries where table_id = :broken and seq = 1"), {"broken": broken}
        )
    engine.dispose()
    *_, end = relocate(sqlite_url(source), sqlite_url(tmp_path / "new.sqlite3"))
    assert end.broken == [broken]
    assert end.percent == 100


def test_nobody_writes_meanwhile(source: Path, tmp_path: Path) -> None:
    steps = relocate(sqlite_url(source), sqlite_url(tmp_path / "new.sqlite3"))
    next(steps)
    engine = create_engine(f"sqlite:///{source}", connect_args={"timeout": 0})
    with pytest.raises(Exception, match="locked"), engine.begin() as connection:
        connection.execute(text("update tables set listed = 1"))
    engine.dispose()
    list(steps)


def test_no_database_is_made_to_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="no database"):
        list(relocate(sqlite_url(tmp_path / "none.sqlite3"), sqlite_url(tmp_path / "new.sqlite3")))
    assert not (tmp_path / "none.sqlite3").exists()
