"""A disk or a database fails for a while: nothing is lost, nothing stands still."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar, cast

import msgspec
import pytest
from litestar.types import (
    HTTPSendMessage,
    Scope,
    WebSocketReceiveMessage,
    WebSocketSendMessage,
)
from websockets.exceptions import ConnectionClosed

from kaper.server import chores
from kaper.server.bots import Thinkers
from kaper.server.client_messages import Act, AskHint
from kaper.server.commands import Commands
from kaper.server.facts import KeptFact
from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.hub import Hub
from kaper.server.jobs import Question, Thought
from kaper.server.kept import NotKept
from kaper.server.rooms import Room
from kaper.server.settings import Settings, sqlite_url
from kaper.server.socket import BROKEN_TABLE, TOO_MUCH, Sockets
from kaper.server.subscriber import Subscriber
from kaper.testing.hubs import HOT_SEAT, ME, with_hub
from kaper.testing.visitors import Visitor, running

HERE = NewSeat("here", "B")
WITH_BOT = NewTable("martinique", [NewSeat("me", "A"), NewSeat("bot", "B", "random")], {})
CLOCKED = NewTable("jolly-roger", [NewSeat("me", "A"), HERE, HERE], {}, clock=1)

Patch = pytest.MonkeyPatch
T = TypeVar("T")


class Ready(Thinkers):
    """Chooses at once, and fails as often as it is told to."""

    def __init__(self, failures: int = 0) -> None:
        super().__init__(workers=1, attempts=1)
        self.failures = failures
        self.asked = 0

    async def decide(self, asked: Question) -> Thought:
        self.asked += 1
        if self.failures:
            self.failures -= 1
            raise OSError("no process can be started")
        return Thought(asked.options[0])

    async def run(self, thinking: Callable[[bytes], T], data: bytes) -> T | None:
        raise OSError("no process can be started")


class Disk:
    """Lets a store fail as often as it is told to, and write only when it is free to."""

    def __init__(self, hub: Hub, patch: Patch) -> None:
        self.writes = self.reads = 0
        self.writing, self.free = asyncio.Event(), asyncio.Event()
        self.free.set()
        self._append, self._load = hub.store.append, hub.store.load
        patch.setattr(hub.store, "append", self._write)
        patch.setattr(hub.store, "load", self._read)

    async def _write(self, table: str, facts: Sequence[KeptFact]) -> None:
        if self.writes:
            self.writes -= 1
            raise NotKept("the disk is full")
        self.writing.set()
        await self.free.wait()
        await self._append(table, facts)

    async def _read(self, table: str) -> object:
        if self.reads:
            self.reads -= 1
            raise OSError("the database is away")
        return await self._load(table)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=sqlite_url(tmp_path / "k.sqlite3"), bot_pause=0.0, clocks=(1,))


@pytest.fixture(autouse=True)
def impatient(monkeypatch: Patch) -> None:
    monkeypatch.setattr(chores, "FIRST_WAIT", 0.0)


async def move(room: Room) -> None:
    async with room.held() as table:
        seat = table.waiting()[0]
        asked = table.pending[seat]
    await room.change(lambda: room.table.act(ME, seat, asked.id, asked.options[0].text))


async def numbers_on_disk(hub: Hub, room: Room) -> list[int]:
    stored = await hub.store.load(room.table.id)
    assert stored is not None
    return [fact.seq for fact in stored.facts]


async def until(reached: Callable[[], bool]) -> None:
    while not reached():
        await asyncio.sleep(0.001)


# Changes


def test_after_a_failed_write_and_a_failed_read_nothing_is_left_out(
    settings: Settings, monkeypatch: Patch
) -> None:
    async def work(hub: Hub) -> None:
        # One attempt is made at once, and the next one never.
        monkeypatch.setattr(chores, "FIRST_WAIT", 1000.0)
        room = await hub.make(HOT_SEAT, ME)
        await move(room)
        disk = Disk(hub, monkeypatch)
        disk.writes, disk.reads = 1, 2
        with pytest.raises(NotKept, match="full"):
            await move(room)
        with pytest.raises(OSError, match="away"):
            await move(room)
        await until(lambda: not disk.reads)
        await move(room)
        assert await numbers_on_disk(hub, room) == [1, 2, 3]
        assert room.table.sequence == 3

    with_hub(settings, work)


def test_what_was_not_kept_is_seen_by_nobody(settings: Settings, monkeypatch: Patch) -> None:
    async def work(hub: Hub) -> None:
        room = await hub.make(HOT_SEAT, ME)
        Disk(hub, monkeypatch).writes = 1
        with pytest.raises(NotKept):
            await move(room)
        viewer = Subscriber(ME, None, 0, 10)
        await room.enter(viewer, 0)
        assert b'"sequence":1,' in viewer.messages[0]
        assert room.info(ME).status == "playing"

    with_hub(settings, work)


def test_a_change_is_ended_though_whoever_asked_has_left(
    settings: Settings, monkeypatch: Patch
) -> None:
    async def work(hub: Hub) -> None:
        room = await hub.make(HOT_SEAT, ME)
        disk = Disk(hub, monkeypatch)
        disk.free.clear()
        asking = asyncio.create_task(move(room))
        await disk.writing.wait()
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        disk.free.set()
        async with room.held() as table:
            assert table.sequence == 2
        assert await numbers_on_disk(hub, room) == [1, 2]

    with_hub(settings, work)


def test_a_closed_room_begins_nothing(settings: Settings, monkeypatch: Patch) -> None:
    """A change that ends while a room is put away does not wake its bots."""

    async def work(hub: Hub) -> None:
        thinkers = hub.thinkers = Ready()
        room = await hub.make(WITH_BOT, ME)
        disk = Disk(hub, monkeypatch)
        disk.free.clear()
        asking = asyncio.create_task(move(room))
        await disk.writing.wait()
        closing = asyncio.create_task(room.close())
        await asyncio.sleep(0)
        disk.free.set()
        await asyncio.gather(asking, closing)
        assert await numbers_on_disk(hub, room) == [1, 2]
        assert room.table.waiting() == [1]
        assert not thinkers.asked

    with_hub(settings, work)


# What goes on by itself


def test_bots_play_on(settings: Settings, monkeypatch: Patch) -> None:
    async def work(hub: Hub) -> None:
        hub.thinkers = Ready(failures=1)
        room = await hub.make(WITH_BOT, ME)
        await move(room)
        disk = Disk(hub, monkeypatch)
        disk.writes, disk.reads = 2, 1
        await until(lambda: not disk.writes and not disk.reads)
        while await numbers_on_disk(hub, room) != [1, 2, 3]:
            await asyncio.sleep(0.001)
        async with room.held() as table:
            assert table.waiting() == [0]

    with_hub(settings, work)


def time_runs(room: Room) -> bool:
    return room.table.clock.deadline is not None


def test_the_clock_goes_on_but_does_not_hurry(settings: Settings, monkeypatch: Patch) -> None:
    async def work(hub: Hub) -> None:
        monkeypatch.setattr(chores, "FIRST_WAIT", 1000.0)
        monkeypatch.setattr(chores, "LONGEST_WAIT", 3000.0)
        room = await hub.make(CLOCKED, ME)
        while not time_runs(room):
            await move(room)
        pauses: list[float] = []
        sleep = asyncio.sleep

        async def noted(pause: float) -> None:
            pauses.append(pause)
            await sleep(0)

        disk = Disk(hub, monkeypatch)
        disk.writes = 3
        monkeypatch.setattr(asyncio, "sleep", noted)
        while disk.writes or time_runs(room):
            await sleep(0.001)
        assert [pause for pause in pauses if pause >= 1000.0] == [1000.0, 2000.0, 3000.0]

    with_hub(settings, work)


def test_a_fault_in_what_goes_on_by_itself_is_logged(
    settings: Settings, monkeypatch: Patch, caplog: pytest.LogCaptureFixture
) -> None:
    async def confused(_: Question) -> Thought:
        raise RuntimeError("a fault of ours")

    async def work(hub: Hub) -> None:
        monkeypatch.setattr(hub.thinkers, "decide", confused)
        room = await hub.make(WITH_BOT, ME)
        await move(room)
        await until(lambda: "stands still" in caplog.text)
        assert "a fault of ours" in caplog.text

    with_hub(settings, work)


# What is asked for on a socket


def test_a_command_is_refused_and_the_next_one_is_not(
    settings: Settings, monkeypatch: Patch
) -> None:
    async def work(hub: Hub) -> None:
        room = await hub.make(HOT_SEAT, ME)
        viewer = Subscriber(ME, 0, 0, 10)
        commands = Commands(hub, room, viewer)
        Disk(hub, monkeypatch).writes = 1
        for name in ("first", "second"):
            await commands.carry_out(Act(name, 0, 1, "enter a1"))
        answers = [msgspec.json.decode(text) for text in viewer.messages]
        assert [(a["type"], a["id"]) for a in answers] == [("refused", "first"), ("done", "second")]
        assert answers[0]["rule"] == "server:busy"

    with_hub(settings, work)


def test_a_hint_that_fails_is_answered(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        hub.thinkers = Ready(failures=1)
        room = await hub.make(HOT_SEAT, ME)
        viewer = Subscriber(ME, 0, 0, 10)
        await Commands(hub, room, viewer).carry_out(AskHint("hint", 0))
        await viewer.wake.wait()
        answer = msgspec.json.decode(viewer.messages[0])
        assert (answer["id"], answer["rule"]) == ("hint", "server:busy")

    with_hub(settings, work)


class Browser:
    """The other end of a socket; `gone` where sending fails."""

    def __init__(self, *, gone: bool = False) -> None:
        self.got: list[HTTPSendMessage | WebSocketSendMessage] = []
        self._gone = gone

    async def receive(self) -> WebSocketReceiveMessage:
        return {"type": "websocket.connect"}

    async def send(self, message: HTTPSendMessage | WebSocketSendMessage) -> None:
        if self._gone:
            raise ConnectionResetError
        self.got.append(message)


async def dial(hub: Hub, browser: Browser, table: str) -> None:
    scope = cast("Scope", {"type": "websocket", "path": f"/ws/{table}", "headers": []})
    await Sockets(hub)(scope, browser.receive, browser.send)


def test_a_browser_is_told_that_a_table_cannot_be_read_now(
    settings: Settings, monkeypatch: Patch
) -> None:
    async def work(hub: Hub) -> None:
        Disk(hub, monkeypatch).reads = 1
        browser = Browser()
        await dial(hub, browser, "any")
        assert "server:busy" in str(browser.got[1])
        assert browser.got[2] == {"type": "websocket.close", "code": TOO_MUCH, "reason": ""}

    with_hub(settings, work)


def test_a_browser_that_has_gone_is_no_fault(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        await dial(hub, Browser(gone=True), "any")

    with_hub(settings, work)


# A table that cannot be built anew


def test_a_broken_table_says_so_and_the_others_are_listed(
    settings: Settings, tmp_path: Path
) -> None:
    with running(settings) as server, Visitor(server) as host:
        broken, whole = (str(host.make("me", "here")["id"]) for _ in range(2))
        key = host.key
    with sqlite3.connect(tmp_path / "k.sqlite3") as connection:
        connection.execute("update tables set snapshot = null, snapshot_seq = null")
        secret = '{"kind":"move","seat":0,"action":"enter d4","outcomes":[]}'
        row = (broken, 2, "move", 0, secret, 0.0)
        columns = "table_id, seq, kind, seat, body, at"
        connection.execute(f"insert into entries ({columns}) values (?, ?, ?, ?, ?, ?)", row)
    connection.close()
    with running(settings) as server, Visitor(server) as host:
        host.become(key)
        problem = {"error": "server:broken-table", "detail": ""}
        assert host.get(f"/api/tables/{broken}", 500) == problem
        tables = host.http.get("/api/tables").json()
        assert [table["id"] for table in tables] == [whole, broken]
        assert [table["status"] for table in tables] == ["playing", "broken"]
        with host.dial(broken) as socket:
            assert json.loads(socket.recv()) == {
                "type": "refused",
                "id": "",
                "rule": "server:broken-table",
                "grounds": None,
            }
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == BROKEN_TABLE
