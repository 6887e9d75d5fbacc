"""The server as uvicorn sees it: the client is there at once, the rest as soon as it is loaded.

Importing the framework and the database takes two seconds, in which a browser can already fetch
and show the client. What it asks for meanwhile waits.
"""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import TYPE_CHECKING, Protocol, cast

from kaper.server.client import Client
from kaper.server.guard import Guard
from kaper.server.network import Network
from kaper.server.settings import Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp, LifeSpanReceive, LifeSpanSend, Receive, Scope, Send
    from litestar.types.asgi_types import LifeSpanScope


class Rest(Protocol):
    """What takes long to load."""

    @property
    def app(self) -> ASGIApp: ...

    @property
    def sockets(self) -> ASGIApp: ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def drain(self) -> None: ...


def load(settings: Settings, network: Network | None = None) -> Rest:
    from kaper.server.app import Server  # noqa: PLC0415 - the point of this module

    return Server(settings, network)


class Front:
    """The whole server, ready for uvicorn."""

    def __init__(self, settings: Settings, load: Callable[[Settings], Rest] = load) -> None:
        self._settings = settings
        self._load = load
        self._loading: asyncio.Task[Rest] | None = None
        self._guard = Guard(Client(settings.static, self._app), self._sockets, settings)

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(cast("LifeSpanReceive", receive), cast("LifeSpanSend", send))
        else:
            await self._guard(scope, receive, send)

    async def ready(self) -> Rest:
        """Wait until everything is loaded; raises what kept it from that."""
        assert self._loading is not None
        return await asyncio.shield(self._loading)

    async def _app(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (await self.ready()).app(scope, receive, send)

    async def _sockets(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (await self.ready()).sockets(scope, receive, send)

    async def _live(self, receive: LifeSpanReceive, send: LifeSpanSend) -> None:
        await receive()
        self._loading = asyncio.create_task(self._open(), name="kaper-loading")
        await self.begin()
        self._drain_before_the_end()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await asyncio.wait((self._loading,))
        if self._loading.exception() is None:
            await self._loading.result().close()
        await send({"type": "lifespan.shutdown.complete"})

    async def begin(self) -> None:
        """What has to be done before anybody is let in: nothing, the client is there at once."""

    def _drain_before_the_end(self) -> None:
        """Whoever sends visitors here hears that we are not ready while they are still let in."""
        end = signal.getsignal(signal.SIGTERM)
        if not callable(end) or threading.current_thread() is not threading.main_thread():
            return
        loop = asyncio.get_running_loop()

        def drain(number: int, frame: FrameType | None) -> None:
            loaded = self._loading
            if loaded is not None and loaded.done() and loaded.exception() is None:
                loaded.result().drain()
            loop.call_soon_threadsafe(loop.call_later, self._settings.drain, end, number, frame)

        signal.signal(signal.SIGTERM, drain)

    async def _open(self) -> Rest:
        rest = await asyncio.to_thread(self._load, self._settings)
        await rest.open()
        return rest
