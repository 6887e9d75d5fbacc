"""A piece of network between a server and a service: it can be cut, and it can stall."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter

_AT_ONCE = 1 << 16


class Relay:
    """Passes on what comes to a port of its own."""

    def __init__(self, host: str, port: int) -> None:
        self._target = host, port
        self._server: asyncio.Server | None = None
        self._open: set[StreamWriter] = set()
        self._is_cut = False
        self._flowing = asyncio.Event()
        self._flowing.set()
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
            self.cut()
            await self._server.wait_closed()

    def cut(self) -> None:
        """Every connection breaks, and so does each new one."""
        self._is_cut = True
        for writer in self._open:
            writer.transport.abort()

    def stall(self) -> None:
        """Connections stay, and nothing comes through."""
        self._flowing.clear()

    def mend(self) -> None:
        self._is_cut = False
        self._flowing.set()

    async def _pass_on(self, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            there = await asyncio.open_connection(*self._target)
        except OSError:
            writer.transport.abort()
            return
        ends = {writer, there[1]}
        self._open |= ends
        if self._is_cut:
            self.cut()
        try:
            await asyncio.gather(self._pump(reader, there[1]), self._pump(there[0], writer))
        finally:
            self._open -= ends

    async def _pump(self, source: StreamReader, sink: StreamWriter) -> None:
        try:
            while data := await source.read(_AT_ONCE):
                await self._flowing.wait()
                sink.write(data)
                await sink.drain()
        except OSError:
            sink.transport.abort()
        else:
            sink.close()
