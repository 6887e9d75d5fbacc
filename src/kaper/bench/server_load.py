"""How many moves a second the server carries: many tables, players and spectators, on this machine.

The server runs as a process of its own on a loopback port with a new database; this process plays.
In each round all tables are made and all sockets connected before the clock runs. Tables, rounds
and time are bounded.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import statistics
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread

import httpx
import msgspec
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

from kaper.kernel.codec import Json
from kaper.kernel.errors import BadSetup, KaperError
from kaper.server.settings import Limits, Settings, sqlite_url

MOST_TABLES = 200
MOST_SECONDS = 120.0
SETTLING = 0.5
_FREE = Limits(1_000_000, 1_000_000)


@dataclass(frozen=True, slots=True)
class Load:
    """What to try: each table has two players, and spectators."""

    tables: int = 50
    spectators: int = 2
    rounds: int = 5  # games one after another, at each table
    seconds: float = 30.0  # at most, of play
    game: str = "martinique"

    def check(self) -> None:
        if not 1 <= self.tables <= MOST_TABLES or not 0 <= self.spectators <= 10:
            raise BadSetup(f"1 to {MOST_TABLES} tables, with up to 10 spectators each")
        if not 0 < self.seconds <= MOST_SECONDS:
            raise BadSetup(f"up to {MOST_SECONDS:.0f} seconds")


@dataclass(slots=True)
class Tally:
    """What came of it. A move counts when the server has said that it is on disk."""

    moves: int = 0
    frames: int = 0
    seconds: float = 0.0
    server_seconds: float = 0.0  # of one core
    waits: list[float] = field(default_factory=list)

    def to_json(self, load: Load) -> dict[str, Json]:
        cuts = statistics.quantiles(self.waits, n=100) if len(self.waits) > 1 else [0.0] * 99
        return {
            "tables": load.tables,
            "sockets": load.tables * (2 + load.spectators),
            "moves": self.moves,
            "frames": self.frames,
            "seconds": round(self.seconds, 2),
            "moves_per_second": round(self.moves / self.seconds, 1),
            "server_cpu_seconds": round(self.server_seconds, 2),
            "moves_per_cpu_second": round(self.moves / max(self.server_seconds, 0.001), 1),
            "p50_ms": round(cuts[49] * 1000, 1),
            "p99_ms": round(cuts[98] * 1000, 1),
        }


class _Situation(msgspec.Struct, tag_field="type", tag="situation"):
    """As much of a frame as a player has to read."""

    table: _Status
    decision: _Decision | None


class _Status(msgspec.Struct, rename="camel"):
    status: str
    next_table: str


class _Option(msgspec.Struct):
    text: str


class _Decision(msgspec.Struct):
    id: int
    seat: int
    options: list[_Option]


class _Other(msgspec.Struct, tag_field="type", tag="talk"):
    """Talk, which nobody reads here."""


class _Done(msgspec.Struct, tag_field="type", tag="done"):
    id: str


class _Refused(msgspec.Struct, tag_field="type", tag="refused"):
    rule: str


_DECODER = msgspec.json.Decoder(_Situation | _Other | _Done | _Refused)
_ENCODER = msgspec.json.Encoder()


def run(load: Load) -> Tally:
    """Start a server, play, end it."""
    load.check()
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        mine, its = context.Pipe()
        server = context.Process(target=_serve, args=(Path(folder) / "load.sqlite3", its))
        server.start()
        try:
            if not mine.poll(30):
                raise KaperError("the server did not start")
            return asyncio.run(_play(load, str(mine.recv()), mine))
        finally:
            server.terminate()
            server.join(10)


def _serve(database: Path, pipe: Connection) -> None:
    import uvicorn  # noqa: PLC0415 - only the server's process needs it

    from kaper.server import run as server  # noqa: PLC0415

    settings = Settings(
        database=sqlite_url(database),
        message_limit=_FREE,
        make_limit=_FREE,
        join_limit=_FREE,
    )
    listening = server.listen("127.0.0.1", 0)
    listening.listen(1024)
    pipe.send(server.address(listening))
    Thread(target=_tell_time, args=(pipe,), daemon=True).start()
    server.tune()
    uvicorn.Server(server.config(settings)).run([listening])


def _tell_time(pipe: Connection) -> None:
    """Answer each question with the seconds that this process has used."""
    while True:
        try:
            pipe.recv()
        except EOFError:
            return
        pipe.send(time.process_time())


def _server_seconds(pipe: Connection) -> float:
    pipe.send("?")
    return float(pipe.recv())


@dataclass(frozen=True, slots=True)
class Made:
    """A table that waits to be played: its id, and the cookies of its players."""

    id: str
    cookies: tuple[str, str]


async def _make(http: httpx.AsyncClient, game: str) -> Made:
    """A table for two persons, the second by invitation."""
    seats = [{"kind": "me", "name": "A"}, {"kind": "open"}]
    body = {"game": game, "seats": seats, "options": {}}
    made = (await http.post("/api/tables", json=body)).raise_for_status()
    host = made.cookies["kaper"]
    table = made.json()
    guest = (await http.get(table["invite"])).cookies["kaper"]
    join = await http.post(
        f"/api/tables/{table['id']}/join",
        json={"name": "B"},
        headers={"cookie": f"kaper={guest}"},
    )
    join.raise_for_status()
    return Made(table["id"], (host, guest))


class Seats:
    """Two players and some spectators at one table."""

    def __init__(self, address: str, load: Load, tally: Tally, seed: int) -> None:
        self._address = address
        self._load = load
        self._tally = tally
        self._random = random.Random(seed)  # noqa: S311 - play, not secrets
        self._count = 0

    async def play(self, table: Made, ready: asyncio.Barrier, until: asyncio.Future[float]) -> None:
        cookies = [f"kaper={cookie}" for cookie in table.cookies]
        cookies += [""] * self._load.spectators
        async with AsyncExitStack() as stack:
            sockets = [
                await stack.enter_async_context(self._connect(table.id, cookie))
                for cookie in cookies
            ]
            first = [await self._hello(socket) for socket in sockets]
            # Let pass what is told about others coming in.
            await asyncio.sleep(SETTLING)
            await ready.wait()
            end = await until
            await asyncio.gather(
                *(self._sit(s, f, end) for s, f in zip(sockets, first, strict=True))
            )
            await ready.wait()

    def _connect(self, table: str, cookie: str) -> connect:
        return connect(
            f"{self._address.replace('http', 'ws', 1)}/ws/{table}",
            origin=Origin(self._address),
            additional_headers={"cookie": cookie} if cookie else None,
            compression=None,
            proxy=None,
        )

    async def _hello(self, socket: ClientConnection) -> _Decision | None:
        """What the seat has to decide first."""
        await socket.send('{"type":"hello","events":0,"talk":0}')
        message = _DECODER.decode(await socket.recv(decode=False))
        assert isinstance(message, _Situation)
        return message.decision

    async def _sit(self, socket: ClientConnection, first: _Decision | None, end: float) -> None:
        """Answer every decision with any option, until the game or the time is over."""
        answered = 0
        asked_at = 0.0
        decision = first
        while True:
            if decision is not None and decision.id != answered:
                answered, asked_at = decision.id, time.monotonic()
                await socket.send(self._answer(decision))
            try:
                text = await asyncio.wait_for(socket.recv(decode=False), end - time.monotonic())
            except TimeoutError:
                return
            self._tally.frames += 1
            message = _DECODER.decode(text)
            if isinstance(message, _Done):
                self._tally.moves += 1
                self._tally.waits.append(time.monotonic() - asked_at)
            elif isinstance(message, _Refused):
                raise KaperError(f"refused: {message.rule}")
            elif isinstance(message, _Situation):
                if message.table.status == "over":
                    return
                decision = message.decision

    def _answer(self, decision: _Decision) -> str:
        self._count += 1
        answer = {
            "type": "act",
            "id": f"load-{self._count}",
            "seat": decision.seat,
            "decision": decision.id,
            "action": self._random.choice(decision.options).text,
        }
        return _ENCODER.encode(answer).decode()


async def _play(load: Load, address: str, pipe: Connection) -> Tally:
    tally = Tally()
    where = address.rstrip("/")
    async with httpx.AsyncClient(base_url=where, headers={"x-kaper": "1"}, timeout=60) as http:
        # Each request is another person's: it brings its own cookie or none.
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
        for number in range(load.rounds):
            if tally.seconds < load.seconds:
                made = [await _make(http, load.game) for _ in range(load.tables)]
                seats = [
                    Seats(where, load, tally, number * load.tables + place)
                    for place in range(load.tables)
                ]
                await _round(load, tally, list(zip(seats, made, strict=True)), pipe)
    return tally


async def _round(
    load: Load, tally: Tally, tables: list[tuple[Seats, Made]], pipe: Connection
) -> None:
    """One game at each table; the clock runs from when all are there until all have ended."""
    ready = asyncio.Barrier(load.tables + 1)
    until: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    async with asyncio.TaskGroup() as group:
        for seats, table in tables:
            group.create_task(seats.play(table, ready, until))
        await ready.wait()
        start, used = time.monotonic(), _server_seconds(pipe)
        until.set_result(start + load.seconds - tally.seconds)
        await ready.wait()
        tally.seconds += time.monotonic() - start
        tally.server_seconds += _server_seconds(pipe) - used


def main() -> int:
    load = Load()
    sys.stdout.write(f"{msgspec.json.encode(run(load).to_json(load)).decode()}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
