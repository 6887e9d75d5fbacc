"""What does a table cost that nobody plays at? Live tables, with and without somebody who looks on.

    .venv/bin/python -m benchmarks.idle_tables --tables 100 1000 5000

For each number there is a new server, set up as it is hosted. It tells the memory of a live table,
that of a browser which looks at it, and how much of a core a thousand of both take while nothing
happens. All of it is read from /proc, so it needs Linux.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from kaper.bench.servers.wire import Wire, greeting
from kaper.server.run import serve
from kaper.server.settings import Limits, Settings, sqlite_url

FREE = Limits(1_000_000, 1_000_000)
SETTLE = 3.0  # seconds, until nothing of what was made is under way
QUIET = 20.0
WARM = 20  # tables, for what is loaded with the first


def host(database: Path, connections: int) -> None:
    settings = Settings(
        database=sqlite_url(database),
        idle_after=86_400.0,
        connections=connections,
        message_limit=FREE,
        make_limit=FREE,
        join_limit=FREE,
    )
    serve(settings, port=0)


@dataclass
class Server:
    process: subprocess.Popen[str]
    address: str

    def memory(self) -> int:
        """In kB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8").splitlines()
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))

    def cpu(self) -> float:
        """Seconds used so far."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8")
        words = stat.rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def hosted(connections: int) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        words = ["--serve", str(Path(folder) / "kaper.sqlite3"), "--tables", str(connections)]
        process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.idle_tables", *words],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "KAPER_NO_BROWSER": "1"},
        )
        try:
            assert process.stdout is not None
            yield Server(process, process.stdout.readline().removeprefix("Kaper: ").strip("/\n"))
        finally:
            process.terminate()
            process.communicate(timeout=60)


class Onlooker(Wire):
    """Says hello and listens."""

    def __init__(self, request: bytes) -> None:
        super().__init__(request)
        self.told = asyncio.get_running_loop().create_future()

    def opened(self) -> None:
        self.say(b'{"type":"hello","events":0,"talk":0,"updates":true}')

    def got(self, text: bytes) -> None:
        if not self.told.done():
            self.told.set_result(None)

    def lost(self, error: Exception) -> None:
        if not self.told.done():
            self.told.set_exception(error)


async def make(http: httpx.AsyncClient) -> tuple[str, str]:
    """A table of two persons on one device: its id, and the cookie of who plays there."""
    seats = [{"kind": "me", "name": "A"}, {"kind": "here", "name": "B"}]
    body = {"game": "martinique", "seats": seats, "options": {}}
    made = (await http.post("/api/tables", json=body)).raise_for_status()
    http.cookies.clear()
    return made.json()["id"], made.cookies["kaper"]


async def look_at(address: str, table: str, cookie: str) -> Onlooker:
    where = urlsplit(address)
    assert where.hostname is not None
    assert where.port is not None
    host, port = where.hostname, where.port
    request = greeting(address, f"/ws/{table}", {"Cookie": f"kaper={cookie}"})
    loop = asyncio.get_running_loop()
    _, onlooker = await loop.create_connection(lambda: Onlooker(request), host, port)
    await onlooker.told
    return onlooker


async def measure(server: Server, tables: int) -> str:
    async with httpx.AsyncClient(
        base_url=server.address, headers={"x-kaper": "1"}, timeout=60
    ) as http:
        for _ in range(WARM):
            await make(http)
        await asyncio.sleep(SETTLE)
        empty = server.memory()
        made = [await make(http) for _ in range(tables)]
    await asyncio.sleep(SETTLE)
    alone = server.memory()
    onlookers = [await look_at(server.address, table, cookie) for table, cookie in made]
    await asyncio.sleep(SETTLE)
    watched, since, used = server.memory(), time.monotonic(), server.cpu()
    await asyncio.sleep(QUIET)
    share = (server.cpu() - used) / (time.monotonic() - since)
    for onlooker in onlookers:
        onlooker.leave()
    return (
        f"{tables} tables: {(alone - empty) / tables:.1f} kB a table,"
        f" {(watched - alone) / tables:.1f} kB a browser,"
        f" {share * 100:.2f} % of a core, {share / tables * 1e5:.2f} % for 1000"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 1000, 5000])
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.serve is not None:
        host(wanted.serve, wanted.tables[0] + 100)
        return 0
    for tables in wanted.tables:
        with hosted(tables) as server:
            print(asyncio.run(measure(server, tables)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
