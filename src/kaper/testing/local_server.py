"""A server for tests and pictures: on loopback, its tables dealt as they need them."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

from kaper.kernel.errors import KaperError
from kaper.server import haven
from kaper.server.network import Network
from kaper.server.run import serve
from kaper.server.settings import Settings, sqlite_url

DOOR = "127.0.0.2"


class NoServer(KaperError):
    """The server did not start."""


class LocalServer:
    """A server in a process of its own, with a database file that outlives it."""

    def __init__(self, database: Path, bot_pause: float = 0.0, *, push_service: str = "") -> None:
        self._database = database
        self._pause = bot_pause
        self._push_service = push_service
        self._port = 0
        self._deals = 0
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill(signal.SIGTERM)

    def start(self) -> None:
        """Start, at the same address as before if there was one."""
        words = [sys.executable, "-m", __name__, str(self._database), str(self._port)]
        self._process = subprocess.Popen(  # noqa: S603 - our own code
            [*words, str(self._pause), self._push_service], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if "http" not in line:
            raise NoServer(f"the server did not start: {line}")
        self.address = line[line.index("http") :].strip().rstrip("/")
        self._port = int(self.address.rpartition(":")[2])

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=20)
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None

    def deal(self, seed: str) -> None:
        """The next new table is dealt from this seed, and those after it from seeds like it."""
        self._deals += 1
        _seed_file(self._database).write_text(f"{self._deals} {seed}", "utf-8")


def _seed_file(database: Path) -> Path:
    return database.with_suffix(".seed")


class _Seeds:
    """The seeds of new tables: as the file says, or by chance where there is none."""

    def __init__(self, database: Path) -> None:
        self._file = _seed_file(database)
        self._by_chance = haven.new_seed
        self._last = ""
        self._dealt = 0

    def new(self) -> str:
        if not self._file.exists():
            return self._by_chance()
        wanted = self._file.read_text("utf-8")
        self._dealt = self._dealt + 1 if wanted == self._last else 0
        self._last = wanted
        # Its number tells a deal from one of the same seed before.
        seed = wanted.partition(" ")[2]
        return f"{seed} {self._dealt}" if self._dealt else seed


def _run(database: Path, port: int, bot_pause: float, push_service: str) -> None:
    haven.new_seed = _Seeds(database).new
    # Whoever leaves is away at once, and a second may be all one has: no test can wait for a day.
    settings = Settings(
        database=sqlite_url(database),
        bot_pause=bot_pause,
        answer_pause=(0.0, 0.0),
        second_thoughts=0.0,
        patience=0.0,
        least_time=1,
        # With a push service of a test's own, that soon reminds of a turn.
        push_services=(push_service,),
        remind_after=0.5 if push_service else 1000.0,
    )
    # Its door to a network is one to this machine again: nobody else is let in.
    serve(settings, port=port, network=Network(lambda: [DOOR]))


if __name__ == "__main__":
    _run(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), sys.argv[4])
