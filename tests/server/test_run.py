"""Starting the server from the command line."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Self

import httpx
import pytest
from litestar.types import Receive, Scope, Send

from kaper.kernel.errors import BadSetup
from kaper.server.front import Front
from kaper.server.run import address, listen, serve
from kaper.server.settings import Settings
from kaper.testing.visitors import PATIENCE, running

COMMAND = "import sys; from kaper.cli import main; sys.exit(main(sys.argv[1:]))"


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()
        yield server.getsockname()[1]


def test_a_port_that_is_taken(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSetup, match=str(taken)):
        listen("127.0.0.1", taken)
    monkeypatch.setattr("kaper.server.run.PORT", taken)
    with listen("127.0.0.1", None) as free:
        assert free.getsockname()[1] != taken
        assert address(free).startswith("http://127.0.0.1:")


def test_play_starts_and_prints_its_address(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, "play", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "KAPER_NO_BROWSER": "1", "XDG_DATA_HOME": str(tmp_path)},
    )
    try:
        assert process.stdout is not None
        where = process.stdout.readline().removeprefix("Kaper: ").strip()
        assert httpx.get(f"{where}health", verify=False, timeout=60).json() == {"status": "ok"}
        if sys.platform == "linux":
            assert (tmp_path / "kaper" / "kaper.sqlite3").exists()
        process.terminate()
        _, errors = process.communicate(timeout=10)
        assert errors == ""
    finally:
        process.kill()
        process.communicate()


class Slow:
    """The rest of a server, which takes its time to load."""

    def __init__(self, fault: Exception | None = None) -> None:
        self.may_load = threading.Event()
        self.fault = fault
        self.open_now = self.draining = False

    def __call__(self, _: Settings) -> Self:
        assert self.may_load.wait(PATIENCE)
        if self.fault is not None:
            raise self.fault
        return self

    async def open(self) -> None:
        self.open_now = True

    async def close(self) -> None:
        self.open_now = False

    def drain(self) -> None:
        self.draining = True

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        del receive
        path = scope["path"].encode()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": path, "more_body": False})

    sockets = app


def test_the_client_is_there_while_the_rest_is_loading(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>client</p>")
    rest, settings = Slow(), Settings(static=tmp_path)
    with (
        running(settings, Front(settings, rest)) as address,
        httpx.Client(base_url=address, timeout=PATIENCE, verify=False) as http,
        ThreadPoolExecutor(1) as pool,
    ):
        assert http.get("/").text == "<p>client</p>"
        asked = pool.submit(http.get, "/api/games")
        assert http.get("/rules").text == "<p>client</p>"
        assert not asked.done()
        rest.may_load.set()
        assert asked.result().text == "/api/games"
        assert rest.open_now
    assert not rest.open_now


def test_a_server_that_cannot_load_ends_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rest = Slow(BadSetup("no such database"))
    rest.may_load.set()
    monkeypatch.setattr("kaper.server.run.set_up_logs", lambda **_: None)
    monkeypatch.setattr("kaper.server.run.Front", lambda settings, _: Front(settings, rest))
    with pytest.raises(BadSetup, match="no such database"):
        serve(Settings(static=tmp_path), port=0)
    assert not rest.open_now


def test_a_port_that_cannot_be() -> None:
    with pytest.raises(BadSetup, match="99999"):
        listen("127.0.0.1", 99999)


def test_an_ipv6_address_has_brackets() -> None:
    try:
        listening = listen("::1", 0)
    except BadSetup:
        pytest.skip("no IPv6 here")
    with listening:
        assert address(listening).startswith("http://[::1]:")
