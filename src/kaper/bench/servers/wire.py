"""The client's end of a WebSocket, no more than a load generator needs.

A client library takes longer to read a frame than the servers under test take to make it: it would
measure itself. This one is the same for both sides.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import cast
from urllib.parse import urlsplit

from kaper.kernel.errors import KaperError

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_LAST = 0x80
_MASKED = 0x80
# A mask guards proxies on the way from hostile pages; on loopback there are none.
_NO_MASK = bytes(4)


def greeting(address: str, path: str, headers: dict[str, str]) -> bytes:
    """The HTTP request that asks for a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {urlsplit(address).netloc}",
        f"Origin: {address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: a2FwZXIga2FwZXIga2FwZQ==",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


class Wire(asyncio.Protocol, ABC):
    """One connection. What comes after the greeting is told to `opened`, `got` and `lost`."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self._rest = b""
        self._open = False
        self._transport: asyncio.Transport | None = None

    @abstractmethod
    def opened(self) -> None: ...

    @abstractmethod
    def got(self, text: bytes) -> None: ...

    @abstractmethod
    def lost(self, error: Exception) -> None:
        """The other side has closed, or speaks in a way that nobody understands."""

    def say(self, text: bytes) -> None:
        self._send(_TEXT, text)

    def leave(self) -> None:
        if self._transport is not None:
            self._send(_CLOSE, (1000).to_bytes(2, "big"))
            transport, self._transport = self._transport, None
            transport.close()

    def _send(self, kind: int, text: bytes) -> None:
        size = len(text)
        if size < 126:
            head = bytes((_LAST | kind, _MASKED | size))
        else:
            head = bytes((_LAST | kind, _MASKED | 126)) + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + _NO_MASK + text)

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports are none by descent.
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._transport is not None:
            self._transport = None
            self.lost(exc or KaperError("the server closed a connection"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            status = head.partition(b"\r\n")[0]
            if b" 101 " not in status:
                self.lost(KaperError(f"no WebSocket: {status.decode(errors='replace')}"))
                return
            self._open = True
            self.opened()
        at, end_of_data = 0, len(data)
        while end_of_data - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                size = int.from_bytes(data[at + 2 : start], "big")
            if end_of_data - start < size:
                break
            self._frame(data[at], data[start : start + size])
            at = start + size
        self._rest = data[at:]

    def _frame(self, first: int, text: bytes) -> None:
        if first == _LAST | _TEXT:
            self.got(text)
        elif first == _LAST | _PING:
            self._send(_PONG, text)
        elif first == _LAST | _CLOSE:
            self.leave()
            self.lost(KaperError("the server closed a connection"))
        elif first != _LAST | _PONG:
            self.lost(KaperError("the server sent a frame that is no whole text"))
