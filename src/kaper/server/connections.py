"""Connections as uvicorn handles them, but with an end to each and a limit to their number.

uvicorn closes a connection that is idle after an answer. It waits for ever for the first request,
for the rest of one, and for somebody who does not read what was asked for.
"""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, cast

import h11
from uvicorn import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State

from kaper.server.crowd import Crowd
from kaper.server.frames import carries_text, framed, measured, unmasked
from kaper.server.guard import HEADERS
from kaper.server.homes import Homes
from kaper.server.settings import Settings
from kaper.server.socket import WRITE

if TYPE_CHECKING:
    from typing import Any

    from uvicorn.protocols.http.h11_impl import RequestResponseCycle

_NO_HTTP = b"\r\n".join(
    [
        b"HTTP/1.1 400 Bad Request",
        *(name + b": " + value for name, value in HEADERS),
        b"cache-control: no-store",
        b"connection: close",
        b"content-type: application/json",
        b"",
        b'{"error":"server:bad-message"}',
    ]
)

# So many messages of a browser may wait before no more are read.
_AHEAD = 8

# Files that a process has open besides its connections.
_SPARE_FILES = 200


class Doorman:
    """Who may come in, and how long each may take."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._crowd = Crowd(settings)
        self.homes = Homes(settings.homes) if settings.homes else None

    def admit(self, config: Config, client: tuple[str, int] | None) -> str | None:
        """What to `leave` by, or None where nobody more may come in."""
        address = client[0] if client is not None else ""
        app = config.loaded_app
        # Through a proxy come many: what each of them asks for is counted behind it.
        proxy = isinstance(app, ProxyHeadersMiddleware) and address in app.trusted_hosts
        return self._crowd.enter(address, trusted=proxy)

    def leave(self, one: str | None) -> None:
        if one is not None:
            self._crowd.leave(one)


class Watch:
    """Ends a connection that takes too long over something."""

    def __init__(self) -> None:
        self._over: object = None
        self._timer: asyncio.TimerHandle | None = None

    def set(self, transport: asyncio.Transport, over: object, seconds: float) -> None:
        """Begin to wait for something; for what is waited for already time goes on."""
        if over != self._over:
            self.stop()
            self._over = over
            loop = asyncio.get_running_loop()
            # Not closed: it would wait until what was written is read.
            self._timer = loop.call_later(seconds, transport.abort)

    def stop(self) -> None:
        self._over = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Http(H11Protocol):
    """A connection before it becomes a socket, if it does."""

    def __init__(
        self,
        doorman: Doorman,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        arrived: bool = False,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._doorman = doorman
        self.one: str | None = None
        self._reading, self._writing = Watch(), Watch()
        # Another process has handed it over: it means that the table is at home here.
        self._arrived = arrived
        if doorman.homes is not None:
            doorman.homes.open(self._arriving)

    def _arriving(self) -> Http:
        """One for a connection that comes from another process."""
        return Http(self._doorman, self.config, self.server_state, self.app_state, arrived=True)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # uvicorn's type
        super().connection_made(transport)
        self.one = self._doorman.admit(self.config, self.client)
        if self.one is None:
            transport.abort()
        else:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.stop()
        self._writing.stop()
        self._doorman.leave(self.one)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writing.set(self.transport, "reader", self._doorman.settings.read_within)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writing.stop()

    def _watch(self) -> None:
        """Wait for what has to come from the other side, each request anew."""
        settings = self._doorman.settings
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if self.transport.get_protocol() is not self:
            # It has become a socket.
            self._reading.stop()
            self._writing.stop()
        elif cycle is None or cycle.response_complete:
            self._reading.set(self.transport, (cycle, "head"), settings.head_within)
        elif cycle.more_body:
            self._reading.set(self.transport, (cycle, "body"), settings.body_within)
        else:
            self._reading.stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if self._arrived or not self._handed_over(event):
            super().handle_websocket_upgrade(event)

    def _handed_over(self, event: h11.Request) -> bool:
        """Whether another process goes on with this connection."""
        homes, table = self._doorman.homes, event.target.partition(b"?")[0].rpartition(b"/")[2]
        if homes is None:
            return False
        lines = [b" ".join((event.method, event.target, b"HTTP/1.1"))]
        lines += [name + b": " + value for name, value in event.headers]
        request = b"\r\n".join([*lines, b"", self.conn.trailing_data[0]])
        connection = self.transport.get_extra_info("socket").fileno()
        if not homes.hand_over(table.decode("latin-1"), connection, request):
            return False
        # Only what this process had of it: it goes on elsewhere.
        self.transport.abort()
        return True

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is answered by uvicorn itself: the guard never sees it."""
        self.transport.write(_NO_HTTP)
        self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A connection that became a socket."""

    def __init__(
        self,
        doorman: Doorman,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._doorman = doorman
        self._one: str | None = None
        self._leaving = Watch()
        self._asked = False  # whether the request has come that everything begins with
        self._rest = b""  # the beginning of a frame that has not come as a whole

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        former = self.transport.get_protocol()
        self._one = former.one if isinstance(former, Http) else None

    def connection_lost(self, exc: Exception | None) -> None:
        self._leaving.stop()
        self._doorman.leave(self._one)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][WRITE] = {"text": self.write}

    def data_received(self, data: bytes) -> None:
        if not self._asked:
            self._asked = True
            super().data_received(data)
            return
        data = self._rest + data
        while (found := measured(data)) is not None:
            head, end = found
            if end - head > self.config.ws_max_size:
                # The library says so, and reads no more.
                super().data_received(data)
                data = b""
            elif end > len(data):
                break
            else:
                self._take(data[:end], head)
                data = data[end:]
        self._rest = data

    def _take(self, frame: bytes, head: int) -> None:
        """Read a frame; whatever is no plain text within an open conversation the library does."""
        plain = self.conn.state is State.OPEN and self.conn.current_size is None
        text = _decoded(unmasked(frame, head)) if plain and carries_text(frame) else None
        if text is None:
            super().data_received(frame)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > _AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def write(self, text: bytes) -> bool:
        """Send a text at once; False where the other side has not read all it was sent, or goes."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # Closed, it would still wait for whoever does not read.
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        # It holds this connection, which holds it: nothing would be freed without a collection.
        self.scope["extensions"].pop(WRITE, None)
        if not self.disconnected:
            self._leaving.set(self.transport, "goodbye", self._doorman.settings.read_within)


def _decoded(text: bytes) -> str | None:
    try:
        return text.decode()
    except UnicodeDecodeError:
        return None


def protocols(settings: Settings) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """What uvicorn makes for each connection, and for each that becomes a socket."""
    doorman = Doorman(settings)
    made = partial(Http, doorman), partial(Socket, doorman)
    # It only calls them.
    return cast("tuple[type[asyncio.Protocol], type[asyncio.Protocol]]", made)


def room_for(connections: int) -> int:
    """How many connections the system lets this process have: each is an open file."""
    if sys.platform == "win32":
        return connections
    import resource  # noqa: PLC0415 - there is none on Windows

    wanted = connections + _SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return connections
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return allowed - _SPARE_FILES
