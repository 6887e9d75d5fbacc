"""Connections end, and are not too many."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets import Origin
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from kaper.server.connections import room_for
from kaper.server.crowd import Crowd
from kaper.server.front import Front
from kaper.server.run import config
from kaper.server.settings import Settings, sqlite_url
from kaper.testing.visitors import PATIENCE, Visitor, running, wait_for

HEAD = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
BODY = b"POST /api/import HTTP/1.1\r\nhost: localhost\r\nx-kaper: 1\r\ncontent-length: 9\r\n\r\n"


@pytest.fixture
def hasty(tmp_path: Path) -> Settings:
    return Settings(
        database=sqlite_url(tmp_path / "kaper.sqlite3"),
        static=tmp_path / "static",
        head_within=1.0,
        body_within=1.0,
        read_within=1.0,
    )


@pytest.fixture
def server(hasty: Settings) -> Iterator[str]:
    with running(hasty) as address:
        # Loaded, so that no answer takes longer than a test.
        httpx.get(f"{address}/health", timeout=PATIENCE, verify=False).raise_for_status()
        yield address


def dialled(server: str) -> socket.socket:
    host, _, port = server.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def read_to_the_end(line: socket.socket) -> bytes:
    read = b""
    # Cut off, it may end with an error.
    with suppress(ConnectionError):
        while more := line.recv(1 << 20):
            read += more
    return read


@pytest.mark.parametrize(
    "sent",
    [b"", b"G", HEAD, BODY, BODY + b"half", HEAD + b"\r\n" + HEAD],
    ids=["nothing", "letter", "half-head", "no-body", "half-body", "second-head"],
)
def test_who_does_not_go_on_is_cut_off(server: str, sent: bytes) -> None:
    began = time.monotonic()
    with dialled(server) as line:
        line.sendall(sent)
        answer = read_to_the_end(line)
    assert time.monotonic() - began >= 0.9
    assert answer.count(b"200 OK") == sent.count(b"\r\n\r\n" + HEAD)


def test_who_trickles_is_cut_off(server: str) -> None:
    def trickle(line: socket.socket) -> None:
        while True:
            line.sendall(b"x: y\r\n")
            time.sleep(0.05)

    with dialled(server) as line:
        line.sendall(HEAD)
        with pytest.raises(ConnectionError):
            trickle(line)


def test_a_socket_at_a_table_stays(server: str) -> None:
    with Visitor(server) as host, host.sit(str(host.make("me", "open")["id"])) as live:
        time.sleep(2.5)
        assert live.ask("ping")["type"] == "pong"


def test_who_does_not_read_is_cut_off(hasty: Settings, server: str) -> None:
    hasty.static.mkdir()
    (hasty.static / "large.bin").write_bytes(bytes(30_000_000))
    with dialled(server) as line:
        line.sendall(HEAD.replace(b"/health", b"/large.bin") + b"\r\n")
        time.sleep(3)
        assert 0 < len(read_to_the_end(line)) < 30_000_000


def test_what_is_no_http_is_answered_like_everything(server: str) -> None:
    with dialled(server) as line:
        line.sendall(b"\x16\x03\x01\r\n\r\n")
        answer = read_to_the_end(line).lower()
    assert answer.startswith(b"http/1.1 400 ")
    assert b"content-security-policy: default-src 'none'" in answer
    assert b"server:bad-message" in answer


# How many


def test_connections_are_limited_in_all(hasty: Settings) -> None:
    with running(replace(hasty, connections=3, head_within=60)) as server, ExitStack() as stack:
        lines = [stack.enter_context(dialled(server)) for _ in range(4)]
        assert read_to_the_end(lines[3]) == b""
        lines[0].close()
        wait_for(lambda: answers(server), "a place that is free again")


def answers(server: str) -> bool:
    try:
        return httpx.get(f"{server}/", timeout=PATIENCE, verify=False).is_success
    except httpx.TransportError:
        return False


class Line(asyncio.Transport):
    """The server's side of a connection from any address."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 4711), "sockname": ("192.0.2.1", 80)})
        self.aborted = False
        self._protocol: asyncio.BaseProtocol = asyncio.Protocol()

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        self.aborted = True


def lines_from(settings: uvicorn.Config, addresses: list[str]) -> list[Line]:
    """Connections from these addresses, one after the other, which all stay."""
    settings.load()
    state = uvicorn.Server(settings).server_state
    lines = []
    for address in addresses:
        line = Line(address)
        made = settings.http_protocol_class(  # type: ignore[call-arg] # as uvicorn makes its own
            config=settings, server_state=state, app_state={}
        )
        line.set_protocol(made)
        made.connection_made(line)
        lines.append(line)
    return lines


@pytest.mark.parametrize(
    ("addresses", "admitted"),
    [
        (["192.0.2.7"] * 3 + ["192.0.2.8"], [True, True, False, True]),
        (["2001:db8::1", "2001:db8::2", "2001:db8::3"], [True, True, False]),
        (["192.0.2.7", "::ffff:192.0.2.7", "192.0.2.7"], [True, True, False]),
        (["127.0.0.1"] * 5, [True] * 5),
        (["198.51.100.1"] * 5, [True] * 5),
    ],
    ids=["address", "network", "mapped", "this machine", "proxy"],
)
def test_connections_of_one_household_are_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, addresses: list[str], admitted: list[bool]
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "198.51.100.1")
    settings = Settings(static=tmp_path, connections_of_one=2)

    async def run() -> list[bool]:
        lines = lines_from(config(Front(settings), settings), addresses)
        return [not line.aborted for line in lines]

    assert asyncio.run(run()) == admitted


def socket_from(server: str, table: str, address: str) -> ClientConnection:
    # As from a proxy on this machine, which is trusted.
    return connect(
        f"{server.replace('http', 'ws', 1)}/ws/{table}",
        origin=Origin(server),
        additional_headers={"x-forwarded-for": address},
        proxy=None,
        open_timeout=PATIENCE,
    )


def test_sockets_behind_a_proxy_are_limited_by_who_comes_through_it(hasty: Settings) -> None:
    settings = replace(hasty, connections_of_one=2, hello_within=60)
    with running(settings) as server, Visitor(server) as host, ExitStack() as stack:
        table = str(host.make("me", "open")["id"])
        for address in ("192.0.2.7", "192.0.2.7", "192.0.2.8"):
            stack.enter_context(socket_from(server, table, address))
        with pytest.raises(InvalidStatus):
            socket_from(server, table, "192.0.2.7")

        def status(address: str) -> int:
            return host.http.get("/health", headers={"x-forwarded-for": address}).status_code

        assert (status("192.0.2.7"), status("192.0.2.8")) == (429, 200)
        stack.close()
        wait_for(lambda: status("192.0.2.7") == 200, "a place that is free again")


def test_who_left_is_forgotten() -> None:
    crowd = Crowd(Settings(connections=2, connections_of_one=1))
    for _ in range(3):
        one = crowd.enter("192.0.2.7")
        assert one is not None
        assert crowd.enter("192.0.2.7") is None
        crowd.leave(one)
    assert not crowd.households


def test_there_are_no_more_connections_than_files_may_be_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    resource = pytest.importorskip("resource", reason="there is no such limit")
    given: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 1_024))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: given.append(limits))
    assert room_for(500) == 500
    assert room_for(5_000) == 824
    assert room_for(50) == 50
    assert given == [(700, 1_024), (1_024, 1_024)]
