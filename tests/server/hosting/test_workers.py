"""Several processes at one socket: killed, replaced one by one, ended in peace."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from kaper.cli import main
from kaper.server.hosting.workers import START_WITHIN
from kaper.testing import services
from kaper.testing.visitors import PATIENCE, Live, Visitor, wait_for
from tests.server.hosting import conftest

COMMAND = "import sys; from kaper.cli import main; sys.exit(main(sys.argv[1:]))"


class Served:
    """A supervisor with its processes."""

    def __init__(self, process: subprocess.Popen[str], metrics: int) -> None:
        self.process = process
        self.metrics = metrics
        assert process.stdout is not None
        self.address = process.stdout.readline().removeprefix("Kaper: ").strip().rstrip("/")

    def workers(self) -> set[int]:
        """The processes that serve: of its children those that were made as it was."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        found = {int(word) for word in children.read_text().split()}
        return {child for child in found if serves(child)}

    def numbers(self) -> dict[str, float]:
        text = httpx.get(f"http://127.0.0.1:{self.metrics}/metrics", verify=False).text
        lines = re.findall(r"^(kaper_\w+(?:\{[^}]*\})?) (\S+)$", text, re.MULTILINE)
        return {name: float(value) for name, value in lines}


def serves(process: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


@contextmanager
def serving(database: str, redis: str, *words: str) -> Iterator[Served]:
    metrics = services.free_port()
    order = ["serve", "--port", "0", "--database", database, "--redis", redis]
    order += ["--workers", "2", "--bot-workers", "1", "--metrics", str(metrics), *words]
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *order],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield Served(process, metrics)
    finally:
        process.kill()
        process.communicate()


class Player:
    """Says things at a table, and comes back whenever it is thrown out, as browsers do."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self._visitor = visitor
        self._table = table
        self._live: Live | None = None
        self.said: list[str] = []

    def say(self) -> None:
        """Until it is acknowledged; the same command twice is one."""
        text = f"word-{len(self.said)}"
        while True:
            try:
                if self._live is None:
                    self._live = self._visitor.sit(self._table)
                answer = self._live.ask("say", text=text, id=text)
            except (OSError, TimeoutError, WebSocketException, AssertionError):
                self._live = None
                time.sleep(0.05)
                continue
            if answer["type"] == "done":
                self.said.append(text)
                return
            # Two words a second are let through, and a disk may be busy.
            time.sleep(0.3)

    def heard(self) -> list[object]:
        with self._visitor.sit(self._table) as live:
            live.until(lambda: live.talked)
            return [line["text"] for line in live.lines]

    def close(self) -> None:
        if self._live is not None:
            self._live.socket.close()


def talk_until(players: Sequence[Player], reached: Callable[[], bool]) -> None:
    # Processes begin one after the other, and each has much to load.
    until = time.monotonic() + 3 * PATIENCE
    while not reached():
        assert time.monotonic() < until
        for player in players:
            player.say()


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_nothing_that_was_acknowledged_is_lost(database: str, redis: str) -> None:
    with serving(database, redis) as served, Visitor(served.address) as host:
        table = str(host.make("me", "here")["id"])
        players = [Player(host, table), Player(host, str(host.make("me", "here")["id"]))]
        wait_for(lambda: len(served.workers()) == 2, "both processes")
        first = served.workers()
        os.kill(min(first), signal.SIGKILL)
        talk_until(players, lambda: len(served.workers() - {min(first)}) == 2)
        second = served.workers()
        served.process.send_signal(signal.SIGHUP)
        talk_until(players, lambda: len(served.workers() - second) == 2 == len(served.workers()))
        for player in players:
            player.say()
            assert player.heard() == player.said
            player.close()
        assert host.get("/ready") == {"status": "ok"}
        numbers = served.numbers()
        assert numbers["kaper_facts_total"] >= sum(len(player.said) for player in players)
        assert numbers['kaper_answers_total{status="201"}'] == 2
        assert numbers["kaper_sockets"] <= len(players)
        served.process.terminate()
        _, errors = served.process.communicate(timeout=PATIENCE)
        assert served.process.returncode == 0
        assert errors.count("\n") == errors.count(f"process {min(first)} ended") == 1


def connections(process: int) -> int:
    files = Path(f"/proc/{process}/fd").iterdir()
    return sum(file.is_socket() for file in files)


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_the_browsers_at_a_table_meet_in_one_process(database: str, redis: str) -> None:
    with serving(database, redis) as served, Visitor(served.address) as host:
        wait_for(lambda: len(served.workers()) == 2, "both processes")
        with ExitStack() as stack:
            # Somebody has to come to each of them before it can be a home.
            for _ in range(20):
                stack.enter_context(host.dial(str(host.make("me", "here")["id"])))
            time.sleep(2)
            before = {worker: connections(worker) for worker in served.workers()}
            table = str(host.make("me", "here")["id"])
            lives = [stack.enter_context(host.sit(table)) for _ in range(10)]
            grown = sorted(connections(worker) - known for worker, known in before.items())
            # Now and then a process opens a connection to the database, too.
            assert grown[0] < 5
            assert grown[1] >= 10
            lives[0].ask("say", text="ahoy")
            for live in lives:
                while not live.lines:
                    live.read()


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_who_dies_is_replaced_at_once_and_as_often_as_it_takes(
    postgres: str, database: str, redis: str
) -> None:
    with serving(database, redis) as served, Visitor(served.address) as host:
        wait_for(lambda: len(served.workers()) == 2, "both processes")
        first = served.workers()
        # Asked for a sign of life, it gives none and is killed: nobody waits for the answer.
        os.kill(min(first), signal.SIGSTOP)
        time.sleep(1.2)
        os.kill(min(first), signal.SIGKILL)
        since = time.monotonic()
        wait_for(lambda: len(served.workers() - {min(first)}) == 2, "another")
        assert time.monotonic() - since < START_WITHIN / 2
        # While the database lets nobody in, no process can start.
        name = database.rpartition("/")[2]
        conftest.order(postgres, f"alter database {name} allow_connections false")
        left = served.workers()
        for worker in left:
            os.kill(worker, signal.SIGKILL)
        wait_for(lambda: bool(served.workers() - left), "others")
        second = served.workers()
        wait_for(lambda: not served.workers() & second, "these to end")
        conftest.order(postgres, f"alter database {name} allow_connections true")
        wait_for(lambda: answers(host), "an answer")
        assert served.process.poll() is None


def answers(host: Visitor) -> bool:
    try:
        return host.http.get("/health", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


ORPHAN = """
import multiprocessing, os, signal, time
from kaper.server.hosting.workers import end_with_parent

def wait():
    end_with_parent()
    print(os.getpid(), flush=True)
    time.sleep(60)

if __name__ == "__main__":
    multiprocessing.get_context("spawn").Process(target=wait).start()
    time.sleep(60)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_a_process_ends_with_its_supervisor(tmp_path: Path) -> None:
    script = tmp_path / "orphan.py"
    script.write_text(ORPHAN)
    process = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    child = int(process.stdout.readline())
    process.kill()
    process.communicate()
    wait_for(lambda: not serves(child), "it to end")


POSTGRES = ["--database", "postgresql://kaper@127.0.0.1:1/none"]
TWO = ["--workers", "2"]


@pytest.mark.parametrize(
    ("words", "advice"),
    [
        ([*TWO, "--database", "some.sqlite3", "--redis", "redis://localhost"], "move-database"),
        ([*TWO, *POSTGRES], "--redis"),
        ([*TWO, *POSTGRES, "--redis", "nonsense"], "Redis"),
        ([*TWO, *POSTGRES, "--redis", "redis://localhost"], "cannot be used"),
        (["--workers", "0"], "--workers"),
        (["--metrics", "nowhere"], "metrics"),
        (["--bot-workers", "0"], "bots"),
    ],
)
def test_what_cannot_be_served_is_told_with_advice(
    words: list[str],
    advice: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("kaper.server.run.set_up_logs", lambda **_: None)
    assert main(["serve", "--port", "0", *words]) == 2
    assert advice in capsys.readouterr().err
