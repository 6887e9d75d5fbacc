"""Records that are bombs: they are refused, and nobody else waits for them."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

import kaper
from kaper.kernel.chance import Outcome
from kaper.kernel.record import Move, Record, Undo
from kaper.kernel.state import State
from kaper.match import Match
from kaper.server import imports
from kaper.server.settings import Limits, Settings, sqlite_url
from kaper.testing.visitors import PATIENCE, Visitor, running, wait_for

FREE = Limits(100_000, 100_000)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"), make_limit=FREE)


def bomb(pairs: int) -> str:
    """A record in which somebody acts and takes it back, again and again."""
    match = kaper.new("martinique", 2, seed=1)
    match.play(0, "enter a1")
    entries: list[Move | Undo] = [Move(0, "enter a1"), Undo(0, 1)]
    return str(Record(match.header, match.setup, [*entries * pairs]))


def dice(count: int) -> str:
    """A record with so many outcomes of chance, for which nobody asked."""
    match = kaper.new("martinique", 2, seed=1)
    outcomes = (Outcome("roll", "d6", ("1",)),) * count
    return str(Record(match.header, match.setup, [Move(0, "enter a1", outcomes)]))


@pytest.mark.parametrize("text", [bomb(5_001), dice(30_000)], ids=["actions", "outcomes"])
def test_a_record_of_too_many_lines_is_refused(settings: Settings, text: str) -> None:
    with running(settings) as server, Visitor(server) as host:
        assert host.post("/api/import", {"record": text}, 413)["error"] == "server:too-large"


def test_a_record_of_too_much_work_is_refused(settings: Settings) -> None:
    with running(replace(settings, import_within=0.01)) as server, Visitor(server) as host:
        refused = host.post("/api/import", {"record": bomb(4_000)}, 413)
        assert refused["error"] == "server:too-large"


class Endless:
    """A record whose replay never ends; it counts its steps."""

    def __init__(self) -> None:
        self.steps = 0
        self.begun = threading.Event()

    def __call__(self, *_: object) -> Iterator[Match[State]]:
        match = kaper.new("martinique", 2, seed=1)
        while True:
            yield match
            self.steps += 1
            self.begun.set()

    def stands_still(self) -> bool:
        before = self.steps
        time.sleep(0.2)
        return self.steps == before


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Endless:
    record = Endless()
    monkeypatch.setattr(imports, "replaying", record)
    return record


def send(server: str, address: str, seconds: float) -> int:
    """Send a record and wait so long for an answer; gives its status, or 0 if there is none."""
    # As from a proxy on this machine, which is trusted.
    headers = {"x-kaper": "1", "x-forwarded-for": address}
    body = {"record": bomb(1)}
    try:
        return httpx.post(
            f"{server}/api/import", headers=headers, json=body, timeout=seconds, verify=False
        ).status_code
    except httpx.TransportError:
        return 0


def test_others_do_not_wait_for_a_bomb(settings: Settings, endless: Endless) -> None:
    with running(replace(settings, import_within=3.0)) as server, Visitor(server) as host:
        statuses: list[int] = []
        senders = [
            threading.Thread(target=lambda: statuses.append(send(server, "192.0.2.7", PATIENCE)))
            for _ in range(7)
        ]
        for sender in senders:
            sender.start()
        assert endless.begun.wait(PATIENCE)
        for _ in range(3):
            host.make("me", "open")
        # Whoever is at it already cannot send another; that one took more work than it may.
        for sender in senders:
            sender.join(PATIENCE)
        assert sorted(statuses) == [413, *[429] * 6]


def hanging(server: str, address: str) -> socket.socket:
    """A record is sent, and its sender waits until the connection is closed."""
    host, _, port = server.removeprefix("http://").partition(":")
    body = json.dumps({"record": bomb(1)})
    line = socket.create_connection((host, int(port)), timeout=PATIENCE)
    line.sendall(
        f"POST /api/import HTTP/1.1\r\nhost: {host}\r\nx-kaper: 1\r\nx-forwarded-for: {address}\r\n"
        f"content-length: {len(body)}\r\n\r\n{body}".encode()
    )
    return line


def test_records_of_others_wait_for_their_turn(settings: Settings, endless: Endless) -> None:
    settings = replace(settings, imports_waiting=2, import_within=10_000.0)
    with running(settings) as server:
        with hanging(server, "192.0.2.1"), hanging(server, "192.0.2.2"):
            assert endless.begun.wait(PATIENCE)
            wait_for(lambda: send(server, "192.0.2.3", 1.0) == 503, "too many to wait")
        wait_for(endless.stands_still, "the work to stop")


def test_nothing_is_done_for_whoever_has_hung_up(settings: Settings, endless: Endless) -> None:
    with running(replace(settings, import_within=10_000.0)) as server:

        def reads_another() -> bool:
            endless.begun.clear()
            with hanging(server, "192.0.2.7"):
                return endless.begun.wait(1.0)

        for _ in range(2):
            wait_for(reads_another, "a record to be read")
            wait_for(endless.stands_still, "the work to stop")


SERVE = """
import sys
import kaper
from kaper.server import imports
from kaper.server.run import serve
from kaper.server.settings import Settings

def endless(*_):
    match = kaper.new("martinique", 2, seed=1)
    print("begun", flush=True)
    while True:
        yield match

imports.replaying = endless
serve(Settings(database=sys.argv[1], import_within=10_000.0), port=0)
"""


@pytest.mark.skipif(os.name == "nt", reason="needs Ctrl-C")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_ends_though_it_reads_a_bomb(tmp_path: Path, how: signal.Signals) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, sqlite_url(tmp_path / "kaper.sqlite3")],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    try:
        server = process.stdout.readline().removeprefix("Kaper: ").strip().rstrip("/")
        sender = threading.Thread(target=send, args=(server, "192.0.2.7", PATIENCE))
        sender.start()
        assert process.stdout.readline() == "begun\n"
        process.send_signal(how)
        # Three seconds are for whoever waits for an answer, the others for a busy machine.
        process.wait(30)
        sender.join(PATIENCE)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
