"""Where several processes serve, the browsers at a table meet in one of them, its home.

Any process can serve any table. But what happens at one would be read, carried out and told in
every process that serves one of its browsers; so a connection that asks for a table elsewhere is
handed to the process that has it, as an open file. Who is there is seen by a folder in which every
process has a socket of its own. If a home cannot be reached, whoever was asked serves the table.
"""

from __future__ import annotations

import asyncio
import os
import socket
import time
from array import array
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

# The head of a request for a socket, which is all that is handed over with it.
_LONGEST = 65_536
_LOOK_EVERY = 1.0


class Homes:
    """The processes of one server, as one of them sees them."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder)
        self._name = ""
        self._socket: socket.socket | None = None
        self._names: list[str] = []
        self._looked = 0.0
        self._arriving: set[asyncio.Task[None]] = set()

    def open(self, arrive: Callable[[], asyncio.Protocol]) -> None:
        """Be there for others: what they hand over is served by a protocol that `arrive` makes."""
        if self._socket is None:
            self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self._socket.setblocking(False)
            self._name = str(os.getpid())
            self._socket.bind(str(self._folder / self._name))
            asyncio.get_running_loop().add_reader(self._socket, self._receive, arrive)

    def _receive(self, arrive: Callable[[], asyncio.Protocol]) -> None:
        assert self._socket is not None
        try:
            request, files, _, _ = socket.recv_fds(self._socket, _LONGEST, 1)
        except BlockingIOError:
            return
        for file in files:
            task = asyncio.get_running_loop().create_task(_admit(arrive, file, request))
            self._arriving.add(task)
            task.add_done_callback(self._arriving.discard)

    def hand_over(self, table: str, connection: int, request: bytes) -> bool:
        """Give a connection to the home of its table; False where that is here, or nowhere."""
        for name in self._ranked(table):
            if name == self._name:
                return False
            if self._send(name, connection, request):
                return True
        return False

    def _ranked(self, table: str) -> list[str]:
        """Every process, first the one that is the table's home while it is there: whoever comes or
        goes changes that of few tables."""
        now = time.monotonic()
        if now - self._looked > _LOOK_EVERY:
            self._names = [there.name for there in self._folder.iterdir()]
            self._looked = now
        return sorted(self._names, key=lambda name: blake2b(f"{name} {table}".encode()).digest())

    def _send(self, name: str, connection: int, request: bytes) -> bool:
        assert self._socket is not None
        there = self._folder / name
        # Python's own `send_fds` does not heed the address.
        rights = socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection])
        try:
            self._socket.sendmsg([request], [rights], 0, str(there))
        except ConnectionRefusedError:
            # It has ended without a farewell.
            there.unlink(missing_ok=True)
        except OSError:
            # It is gone, or has too much to do.
            return False
        else:
            return True
        return False


def leave(folder: str) -> None:
    """This process ends: nothing more is handed to it."""
    (Path(folder) / str(os.getpid())).unlink(missing_ok=True)


async def _admit(arrive: Callable[[], asyncio.Protocol], file: int, request: bytes) -> None:
    arrived = socket.socket(fileno=file)
    arrived.setblocking(False)
    try:
        _, protocol = await asyncio.get_running_loop().connect_accepted_socket(arrive, arrived)
    except OSError:
        arrived.close()
    else:
        protocol.data_received(request)
