"""The server under test: `kaper serve`, with a clock that can be set, killed and started again."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import IO

import httpx

from kaper.kernel.errors import KaperError
from kaper.storm.entry import AHEAD, CLOCK
from kaper.testing.services import free_port

# Seconds until a server serves again; a machine may have much else to do.
BACK_WITHIN = 240.0
END_WITHIN = 30.0
_LOOK_EVERY = 0.05


class NotBack(KaperError):
    """Something that should serve does not."""


class Clock:
    """How far the server's clock is ahead of ours."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "clock"
        self._set(0.0)

    def _set(self, seconds: float) -> None:
        # Written in place: the server has this very file in its memory.
        with self.path.open("r+b" if self.path.exists() else "w+b") as file:
            file.write(AHEAD.pack(seconds))

    def jump(self, chance: random.Random) -> None:
        """To any moment up to two days before or after the true one."""
        self._set(chance.choice((-1, 1)) * chance.choice((1.0, 60.0, 3600.0, 86_400.0)) * 2)


class Served:
    """A server with its processes, all in a session of its own."""

    def __init__(self, folder: Path, words: Sequence[str], workers: int) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.clock = Clock(folder)
        self.count = workers
        self._words = ["serve", "--port", str(self.port), "--bot-workers", "1", *words]
        if workers > 1:
            self._words += ["--workers", str(workers)]
        self._process: subprocess.Popen[bytes] | None = None
        self._copying: list[Thread] = []

    async def start(self) -> None:
        """As soon as what is left of the last one has let go of the port."""
        until = time.monotonic() + BACK_WITHIN
        while not self._is_free() and time.monotonic() < until:
            await asyncio.sleep(_LOOK_EVERY)
        self._begin()
        await self.be_well()

    def _is_free(self) -> bool:
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind(("127.0.0.1", self.port))
            except OSError:
                return False
        return True

    def _begin(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "kaper.storm.entry", *self._words],
            env={**os.environ, CLOCK: str(self.clock.path)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        assert self._process.stderr is not None
        # Not straight into the file: where no file may grow, its log could not either.
        copying = Thread(target=_copy, args=(self._process.stderr, self.log), daemon=True)
        copying.start()
        self._copying.append(copying)

    async def is_well(self) -> bool:
        try:
            async with httpx.AsyncClient(verify=False, trust_env=False) as http:  # noqa: S501 - loopback without TLS
                answer = await http.get(f"{self.address}/health", timeout=5)
        except httpx.HTTPError:
            return False
        return answer.status_code == 200 and len(self.workers()) >= self.count

    async def be_well(self) -> None:
        """Wait until it serves, with all its processes."""
        until = time.monotonic() + BACK_WITHIN
        while not await self.is_well():
            if self._process is None or self._process.poll() is not None:
                raise NotBack("the server ended by itself")
            if time.monotonic() > until:
                raise NotBack("the server does not serve")
            await asyncio.sleep(_LOOK_EVERY)

    def workers(self) -> list[int]:
        """The processes that serve: itself, or of its children those that were made as it was."""
        if self._process is None:
            return []
        pid = self._process.pid
        if self.count == 1:
            return [pid]
        try:
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii")
        except OSError:
            return []
        return [child for child in map(int, children.split()) if _serves(child)]

    def kill(self) -> None:
        """Only the process that was started: the others should notice."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def let_grow(self, *, files: bool) -> None:
        """Whether the server may write to files: where not, every write fails."""
        if self._process is not None:
            most = resource.RLIM_INFINITY if files else 0
            limits = (most, resource.RLIM_INFINITY)
            resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, limits)

    async def end(self) -> int:
        """Let it end in peace; gives its exit code."""
        process = self._process
        if process is None:
            return 0
        process.terminate()
        try:
            code = await asyncio.to_thread(process.wait, END_WITHIN)
        except subprocess.TimeoutExpired:
            code = -1
        self.kill()
        for copying in self._copying:
            await asyncio.to_thread(copying.join, END_WITHIN)
        return code

    def left_over(self) -> list[int]:
        """The processes of any server that was started here and that still run."""
        mark = f"{CLOCK}={self.clock.path}".encode()
        return [pid for pid in _processes() if mark in _environment(pid)]


def _copy(source: IO[bytes], path: Path) -> None:
    with source, path.open("ab") as file:
        shutil.copyfileobj(source, file, 1)


def _processes() -> list[int]:
    own = os.getpid()
    found = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]
    return [pid for pid in found if pid != own]


def _environment(pid: int) -> list[bytes]:
    try:
        return Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
    except OSError:
        return []


def _serves(pid: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def end_all(pids: Sequence[int]) -> None:
    for pid in pids:
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            continue
