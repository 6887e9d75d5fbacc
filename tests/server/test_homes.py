"""The home of a table among several processes: found by all, and left when it is gone."""

from __future__ import annotations

import asyncio
import os
import socket
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kaper.server.homes import Homes, leave

pytestmark = pytest.mark.skipif(os.name != "posix", reason="files are handed over")

TABLES = [f"table-{number}" for number in range(300)]


class Arrived(asyncio.Protocol):
    """A connection that came from another process."""

    all: list[Arrived]

    def __init__(self) -> None:
        self.data = b""
        Arrived.all.append(self)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        transport.write(b"ahoy")
        self.close = transport.close

    def data_received(self, data: bytes) -> None:
        self.data += data


@contextmanager
def processes(folder: Path, *names: str) -> Iterator[dict[str, Homes]]:
    """As if each were one of its own."""
    Arrived.all = []
    found = {name: Homes(str(folder)) for name in names}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kaper.server.homes._LOOK_EVERY", 0.0)
        for name, homes in found.items():
            patch.setattr("kaper.server.homes.os.getpid", lambda name=name: name)
            homes.open(Arrived)
        yield found
    for homes in found.values():
        assert homes._socket is not None
        asyncio.get_running_loop().remove_reader(homes._socket)
        homes._socket.close()


def homes_of(seen_by: Iterable[Homes]) -> dict[str, str]:
    """Where each table is at home, as each of the processes sees it."""
    found: dict[str, set[str]] = {table: set() for table in TABLES}
    for homes in seen_by:
        for table in TABLES:
            found[table].add(homes._ranked(table)[0])
    assert all(len(names) == 1 for names in found.values())
    return {table: names.pop() for table, names in found.items()}


def test_all_agree_and_few_move_when_one_is_gone(tmp_path: Path) -> None:
    async def work() -> None:
        with processes(tmp_path, "1", "2", "3") as found:
            before = homes_of(found.values())
            assert min(Counter(before.values()).values()) > len(TABLES) / 6
            (tmp_path / "2").unlink()
            after = homes_of(found.values())
        assert all(after[table] == before[table] for table in TABLES if before[table] != "2")
        assert {*after.values()} == {"1", "3"}

    asyncio.run(work())


def test_a_connection_goes_on_in_another_process(tmp_path: Path) -> None:
    async def work() -> None:
        browser, connection = socket.socketpair()
        browser.setblocking(False)
        with browser, processes(tmp_path, "1", "2") as found:
            here = found["1"]
            own, other = (
                next(table for table in TABLES if here._ranked(table)[0] == name) for name in found
            )
            with connection:
                assert not here.hand_over(own, connection.fileno(), b"hello")
                assert here.hand_over(other, connection.fileno(), b"hello")
            assert await asyncio.get_running_loop().sock_recv(browser, 10) == b"ahoy"
            while not Arrived.all[0].data:
                await asyncio.sleep(0.001)
            assert Arrived.all[0].data == b"hello"
            Arrived.all[0].close()

    asyncio.run(work())


def test_whoever_has_ended_is_nobodys_home(tmp_path: Path) -> None:
    async def work() -> None:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ended:
            ended.bind(str(tmp_path / "2"))
        browser, connection = socket.socketpair()
        with browser, connection, processes(tmp_path, "1") as found:
            here, file = found["1"], connection.fileno()
            assert not any(here.hand_over(table, file, b"") for table in TABLES)
        assert [there.name for there in tmp_path.iterdir()] == ["1"]

    asyncio.run(work())


def test_whoever_leaves_is_not_sent_anything(tmp_path: Path) -> None:
    (tmp_path / str(os.getpid())).touch()
    leave(str(tmp_path))
    leave(str(tmp_path))
    assert not [*tmp_path.iterdir()]
