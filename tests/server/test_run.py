"""Starting the server from the command line."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kaper.kernel.errors import BadSetup
from kaper.server.run import address, listen

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
        assert httpx.get(f"{where}health", verify=False).json() == {"status": "ok"}
        if sys.platform == "linux":
            assert (tmp_path / "kaper" / "kaper.sqlite3").exists()
        process.terminate()
        _, errors = process.communicate(timeout=10)
        assert errors == ""
    finally:
        process.kill()
        process.communicate()
