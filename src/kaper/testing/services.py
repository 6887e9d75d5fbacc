"""A PostgreSQL and a Redis for tests: those that the environment names, or ones of our own."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 30.0
POSTGRES, REDIS = "KAPER_TEST_POSTGRES", "KAPER_TEST_REDIS"


class NoService(Exception):
    """It is neither named nor installed here."""


# Below those that systems give to whoever connects: while nothing listens at such a port, somebody
# who tries to connect to it again and again may be given it, and then speaks with oneself.
_PORTS = range(20_000, 30_000)


def free_port() -> int:
    while True:
        with socket.socket() as found:
            try:
                found.bind(("127.0.0.1", secrets.choice(_PORTS)))
            except OSError:
                continue
            return int(found.getsockname()[1])


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a server on which databases can be made."""
    named = os.environ.get(POSTGRES)
    if named:
        yield named
        return
    with folder_of_service() as folder:
        server = PostgresServer(folder)
        server.start()
        try:
            yield server.address
        finally:
            server.stop()


class PostgresServer:
    """A PostgreSQL of our own, which may be stopped and started again.

    Unless it is `durable`, what it keeps would not survive the end of the whole machine.
    """

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        binaries = sorted(Path("/usr/lib/postgresql").glob("*/bin")) if os.name == "posix" else []
        beside = binaries and shutil.which("initdb", path=str(binaries[-1]))
        found = shutil.which("initdb") or beside
        if not found:
            raise NoService(f"PostgreSQL is not installed, and {POSTGRES} names none")
        binary = Path(found).resolve().with_name
        data, self.port = folder / "data", free_port()
        self.address = f"postgresql://kaper@127.0.0.1:{self.port}/postgres"
        start = [found, "-D", str(data), "-U", "kaper", "--auth=trust", "-E", "UTF8", "--no-sync"]
        subprocess.run([*_as_nobody(), *start], check=True, capture_output=True, timeout=PATIENCE)
        options = {
            "fsync": "on" if durable else "off",
            "unix_socket_directories": str(folder),
            "max_connections": "200",
            "max_wal_size": "64MB",
            "min_wal_size": "32MB",
        }
        words = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        server = [str(binary("postgres")), "-D", str(data), "-h", "127.0.0.1"]
        self._command = [*_as_nobody(), *server, "-p", str(self.port), *words]
        self._ready = [str(binary("pg_isready")), "-h", "127.0.0.1", "-p", str(self.port)]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        until = time.monotonic() + PATIENCE
        # It listens before it lets anybody in, and ends while a former one has not quite ended.
        while not self._answers():
            if time.monotonic() > until:
                raise NoService(f"{self._command!r} does not serve")
            if not self.running:
                self._process = subprocess.Popen(
                    self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
                )
            time.sleep(0.02)

    def _answers(self) -> bool:
        if not self.running:
            return False
        return not subprocess.run(self._ready, check=False, capture_output=True).returncode

    def stop(self) -> None:
        """At once, as if it had been killed: the next start begins with a recovery."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            try:
                self._process.wait(PATIENCE / 3)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait(PATIENCE)
            self._process = None


class RedisServer:
    """A Redis of our own, which may be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        binary = shutil.which("redis-server")
        if binary is None:
            raise NoService(f"Redis is not installed, and {REDIS} names none")
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}"
        self._command = [binary, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self._command += ["--appendonly", "no", "--dir", str(folder)]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        _wait_for(self.port, self._process)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None


@contextmanager
def own_redis() -> Iterator[RedisServer]:
    with folder_of_service() as folder:
        server = RedisServer(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def redis() -> Iterator[str]:
    """The address of a server in which keys may be made."""
    named = os.environ.get(REDIS)
    if named:
        yield named
        return
    with own_redis() as server:
        yield server.address


def new_name() -> str:
    """For a database or a prefix of a test's own."""
    return f"kaper_test_{secrets.token_hex(6)}"


@contextmanager
def folder_of_service(within: Path | None = None) -> Iterator[Path]:
    """A folder that the user may use whom `_as_nobody` becomes."""
    with tempfile.TemporaryDirectory(
        prefix="kaper-", dir=within, ignore_cleanup_errors=True
    ) as name:
        if _is_root():
            shutil.chown(name, "nobody", "nogroup")
        yield Path(name)


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _as_nobody() -> Sequence[str]:
    """PostgreSQL refuses to run as root."""
    if not _is_root():
        return ()
    return ("setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups")


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError as error:
            if process.poll() is not None or time.monotonic() > until:
                raise NoService(f"{process.args!r} does not serve") from error
            time.sleep(0.02)
        else:
            return
