"""A table that is put away is gone from memory at once: nothing waits for the collector."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from benchmarks import put_away
from kaper.match import Match
from kaper.server.connections import Socket
from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.hub import Hub
from kaper.server.kept import NotKept
from kaper.server.refusals import CommandRefused
from kaper.server.rooms import Room
from kaper.server.settings import Limits, Settings, sqlite_url
from kaper.server.tables import Table
from kaper.server.writer import Batch, Sqlite
from kaper.testing.hubs import HOT_SEAT, ME, play_on, with_hub
from kaper.testing.visitors import Visitor, running, wait_for

FREE = Limits(100_000, 100_000)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        database=sqlite_url(tmp_path / "kaper.sqlite3"),
        bot_pause=0.0,
        answer_pause=(0.0, 0.0),
        second_thoughts=0.0,
        presence_pause=0.0,
        idle_after=0.2,
        make_limit=FREE,
        message_limit=FREE,
    )


@pytest.fixture
def alive(monkeypatch: pytest.MonkeyPatch) -> Iterator[weakref.WeakValueDictionary[int, object]]:
    """All rooms, tables, matches and sockets that are made, as long as something holds them."""
    made: weakref.WeakValueDictionary[int, object] = weakref.WeakValueDictionary()
    for kind in (Room, Table, Match, Socket):
        begin = kind.__init__

        def note(self: object, *words: object, _begin: object = begin, **named: object) -> None:
            made[id(self)] = self
            _begin(self, *words, **named)  # type: ignore[operator] # any of the four

        monkeypatch.setattr(kind, "__init__", note)
    gc.collect()
    gc.disable()
    yield made
    gc.enable()


async def all_gone(alive: weakref.WeakValueDictionary[int, object]) -> None:
    while alive:
        await asyncio.sleep(0.01)


WITH_BOT = NewTable("martinique", [NewSeat("me", "A"), NewSeat("bot", "B", "random")], {})


@pytest.mark.parametrize("wanted", [HOT_SEAT, WITH_BOT], ids=["persons", "bot"])
def test_a_room_that_is_put_away_is_freed(
    settings: Settings, alive: weakref.WeakValueDictionary[int, object], wanted: NewTable
) -> None:
    async def work(hub: Hub) -> None:
        rooms = [await hub.make(wanted, ME) for _ in range(3)]
        await asyncio.gather(*(play_on(room, Random(1), until=20) for room in rooms))
        assert len(alive) == 9
        rooms.clear()
        await all_gone(alive)

    with_hub(settings, work)


def test_a_room_where_something_failed_is_freed(
    settings: Settings,
    alive: weakref.WeakValueDictionary[int, object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(hub: Hub) -> None:
        room = await hub.make(HOT_SEAT, ME)
        with pytest.raises(CommandRefused):
            await room.change(partial(room.table.act, ME, 0, 9_999, "nonsense"))
        with monkeypatch.context() as full:
            full.setattr(Sqlite, "_write", fail)
            with pytest.raises(NotKept):
                await play_on(room, Random(1), until=20)
        await play_on(room, Random(1), until=20)
        del room
        await all_gone(alive)

    with_hub(settings, work)


def fail(_: Sqlite, __: Batch) -> None:
    raise OSError("the disk is full")


def test_a_table_that_was_visited_is_freed(
    settings: Settings, alive: weakref.WeakValueDictionary[int, object]
) -> None:
    with running(settings) as server, Visitor(server) as host, Visitor(server) as guest:
        made = host.make("me", "open")
        guest.accept(str(made["invite"]))
        table = str(made["id"])
        with host.sit(table) as live, guest.sit(table) as other, Visitor(server).sit(table):
            for _ in range(6):
                mover = live if live.decision else other
                sequence = mover.play(mover.options()[0])
                for each in (live, other):
                    each.catch_up(sequence)
            live.ask("say", text="ahoy")
            live.ask("take-back", seat=0)
            other.ask("act", seat=1, decision=9_999, action="nonsense")
            assert alive
        host.get(f"/api/tables/{table}")
        host.get(f"/api/tables/{table}/replay", 409)
        host.post(f"/api/tables/{table}/seats/5/link", status=403)
        wait_for(lambda: not alive, "the table to be put away")


def test_memory_comes_back_after_each_round() -> None:
    """The measurement itself, with few tables: the server is a process of its own, as hosted."""
    found = put_away.measure(tables=6, rounds=2, moves=6, idle_after=2.0)
    assert put_away.faults(found, 6) == []
    # It would notice.
    found.after[-1] = found.begun | {"Room": 1, "kB": 10**9, "full collections": 10**9}
    found.amid[0], found.made = found.begun, 11
    assert len(put_away.faults(found, 6)) == 5
