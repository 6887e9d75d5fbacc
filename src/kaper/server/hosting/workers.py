"""Several processes that serve at one socket, and who looks after them.

SIGTERM lets all end in peace, SIGHUP replaces one after the other by processes with the code as it
is then, and one that dies is replaced. Browsers come back by themselves, to whichever there is.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from multiprocessing.connection import wait
from pathlib import Path
from threading import Thread

from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from kaper.kernel.errors import BadSetup
from kaper.server.front import Front
from kaper.server.hosting.link import Link
from kaper.server.logs import set_up_logs
from kaper.server.metrics import METRICS_FOLDER, start_telling
from kaper.server.run import config, tune
from kaper.server.settings import Settings, is_sqlite
from kaper.server.store import Store

logger = logging.getLogger("kaper.server")

# Seconds until a new process must serve. A machine may have much to do when all of them start.
START_WITHIN = 60


class Worker(Front):
    """What each of the processes serves: it lets nobody in before all is loaded."""

    async def begin(self) -> None:
        await self.ready()
        tune()
        end_with_parent()


def _worker(settings: Settings) -> Worker:
    set_up_logs(as_json=settings.log_json)
    return Worker(settings)


def end_with_parent() -> None:
    """Nobody would look after this process any more, and its socket would stay taken."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os.kill(os.getpid(), signal.SIGTERM)


class Supervisor(Multiprocess):
    """Replaces processes that died, and calls `welcome` when the first one serves."""

    def __init__(
        self, settings: Settings, count: int, listening: socket.socket, welcome: Callable[[], None]
    ) -> None:
        shared = config(partial(_worker, settings), settings)
        shared.factory, shared.lifespan = True, "on"
        shared.workers, shared.timeout_worker_healthcheck = count, START_WITHIN
        super().__init__(shared, [listening])
        self._welcome = welcome
        self._alive: set[int] = set()

    def init_processes(self) -> None:
        self.processes = [self._started() for _ in range(self.processes_num)]
        if self.processes[0].wait_until_ready(START_WITHIN, self.should_exit):
            self._welcome()

    def _started(self) -> Process:
        process = Process(self.config, self.sockets)
        process.start()
        _hear_of_its_end(process)
        return process

    def restart_all(self) -> None:
        super().restart_all()
        for process in self.processes:
            _hear_of_its_end(process)

    def keep_subprocess_alive(self) -> None:
        """Uvicorn's own would end all where one cannot start: but all could when this began, and
        the database may be back in a moment."""
        for place, process in enumerate(self.processes):
            if not self.should_exit.is_set() and not process.is_alive(START_WITHIN):
                process.kill()
                process.join()
                logger.warning("process %s ended, and is replaced", process.pid)
                self.processes[place] = self._started()
        alive = {process.pid for process in self.processes if process.pid is not None}
        if METRICS_FOLDER in os.environ:
            for gone in self._alive - alive:
                _forget(gone)
        self._alive = alive


def _hear_of_its_end(process: Process) -> None:
    """As long as we hold the end of the pipe that is the process's own, a question to one that was
    just killed would wait for the answer until its time is up, and nobody would be replaced."""
    process.child_conn.close()


def _forget(process: int) -> None:
    """What it had live is live no more; what it has counted still counts."""
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415 - if wanted

    mark_process_dead(process)  # type: ignore[no-untyped-call]


def supervise(
    settings: Settings, count: int, listening: socket.socket, welcome: Callable[[], None]
) -> None:
    """Serve with so many processes until interrupted."""
    with tempfile.TemporaryDirectory(prefix="kaper-", ignore_cleanup_errors=True) as folder:
        if settings.metrics:
            # The library looks for it when it is imported, here and in the processes.
            os.environ[METRICS_FOLDER] = folder
            start_telling(settings)
        homes = Path(folder) / "homes"
        homes.mkdir()
        Supervisor(replace(settings, homes=str(homes)), count, listening, welcome).run()


def check(settings: Settings) -> None:
    """Say once what keeps several processes from serving the same tables."""
    if is_sqlite(settings.database_url()):
        raise BadSetup(
            "an SQLite file serves one process: give --database postgresql://..., and bring your"
            " tables there with `kaper move-database`"
        )
    if not settings.redis:
        raise BadSetup("several processes hear of each other by Redis: give --redis redis://...")
    Link(settings.redis)
    asyncio.run(_open(Store(settings.database_url())))


async def _open(store: Store) -> None:
    try:
        await store.open()
    finally:
        await store.close()
