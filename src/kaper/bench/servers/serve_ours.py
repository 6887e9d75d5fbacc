"""Our server, as it is hosted: no bots, an own database file on disk, and no limits of rate.

Run as a program; see `host` for what it says.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from threading import Thread

import uvicorn

from kaper.server import run
from kaper.server.front import Front
from kaper.server.settings import Limits, Settings, sqlite_url

_FREE = Limits(1_000_000, 1_000_000)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            database=sqlite_url(Path(folder) / "bench.sqlite3"),
            message_limit=_FREE,
            make_limit=_FREE,
            join_limit=_FREE,
        )
        listening = run.listen("127.0.0.1", 0)
        listening.listen(1024)
        front = Front(settings)
        server = uvicorn.Server(run.config(front, settings))
        Thread(target=_answer, args=(server,), daemon=True).start()
        run.run(server, front, listening, lambda: _tell(run.address(listening)))


def _answer(server: uvicorn.Server) -> None:
    for _ in sys.stdin:
        _tell(str(time.process_time()))
    server.should_exit = True


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
