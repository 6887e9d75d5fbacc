"""Hostile requests made by hand, byte by byte: what no browser and no library would send."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Callable, Iterator, Mapping
from random import Random
from urllib.parse import urlsplit

from kaper.attack.evidence import Evidence
from kaper.attack.target import PATIENCE

NEW_TABLE = b'{"game":"martinique","seats":[{"kind":"me"},{"kind":"open"}],"options":{}}'
DEEP = 100_000
# Such requests are never answered, but closed: so many wait for it together.
HALVES = 20
_CHUNK = 65_536
_MOST_READ = 2_000_000

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW")
PATHS = (
    "/",
    "/api/tables",
    "/api/import",
    "/t/x?k=%00",
    "/ws/x",
    "/%00",
    "/api/tables/%2e%2e%2f",
    "/../../etc/passwd",
    "/assets/..%5c..%5csecret",
    "//pirates.example/",
    "http://pirates.example/",
    "/api/tables/" + "a" * 3_000,
    "/api/rules/martinique?cards=%ff%fe",
    "/api/history?page=-1",
    "/api/history?page=99999999999999999999",
    "/api/tables/x/replay/99999999999999999999?seat=x",
    "/api/tables/x/seats/-1/link",
    "/api/tables/\u017c".encode().decode("latin-1"),
    "*",
    "",
)
VALUES: Mapping[str, tuple[str, ...]] = {
    "host": ("", "pirates.example", "localhost:99999", "[::1", "a" * 9_000, "127.0.0.1\t", "\xff"),
    "origin": ("null", "http://pirates.example", "://", "\xff" * 50, "http://127.0.0.1"),
    "x-kaper": ("", "2", "1, 1"),
    "sec-fetch-site": ("cross-site", "\x01"),
    "content-type": (
        "text/plain",
        "application/json; charset=utf-16",
        "application/json;" * 500,
        "multipart/form-data; boundary=x",
        "multipart/form-data",
        "application/x-www-form-urlencoded",
        "application/x-msgpack",
        "",
    ),
    "content-length": ("-1", "1e3", "99999999999", "0x10", "5, 6", ""),
    "transfer-encoding": ("chunked", "gzip, chunked", "identity", "chunked, chunked"),
    "content-encoding": ("gzip", "br", "x"),
    "accept-encoding": ("gzip;q=x", "br" * 5_000, "*;q=-1"),
    "cookie": ("kaper=" + "a" * 9_000, "kaper=\xff.\xff", "kaper=a.b; " * 300, "=;=;", "kaper"),
    "x-forwarded-for": ("pirates", "1.2.3.4, " * 500, "::1%eth0", "\xff"),
    "x-forwarded-proto": ("wss", "gopher"),
    "upgrade": ("websocket", "h2c"),
    "connection": ("upgrade", "close, keep-alive", "\x01"),
    "expect": ("100-continue", "gold"),
    "if-none-match": ("*", '"' * 3_000),
    "range": ("bytes=-1", "bytes=0-,0-,0-"),
    "x" * 3_000: ("y",),
    "sec-websocket-key": ("x", "dGhlIHNhbXBsZSBub25jZQ=="),
    "sec-websocket-version": ("13", "99"),
}
BODIES: tuple[Callable[[], bytes], ...] = (
    lambda: b"",
    lambda: NEW_TABLE,
    lambda: NEW_TABLE[:-9],
    lambda: NEW_TABLE.decode().encode("utf-16"),
    lambda: b'{"record":"' + b"x" * 1_100_000 + b'"}',
    lambda: b"[" * DEEP + b"]" * DEEP,
    lambda: b'{"a":' * DEEP,
    lambda: b"\x00" * 1_000,
    lambda: b'{"game":"\xff\xfe"}',
    lambda: b'{"game":"\\ud800","seats":[],"options":{}}',
    lambda: b'{"game":"martinique","seats":[' + b'{"kind":"me"},' * 5_000 + b"{}]}",
    lambda: b'{"record":"kaper 1\\ngame \\u0000"}',
    lambda: b"9" * 100_000,
    lambda: b'{"name":"x","seat":' + b"9" * 5_000 + b"}",
    lambda: b"5\r\nhello\r\n0\r\n\r\n",
    lambda: b"FFFFFFFFFFFFFFFF\r\nx",
    lambda: b"zz\r\n",
)


class Smugglers:
    """Sends bytes and reads what comes back."""

    def __init__(self, address: str, evidence: Evidence, seed: int) -> None:
        parts = urlsplit(address)
        self._where = (str(parts.hostname), int(parts.port or 80))
        self._evidence = evidence
        self._random = Random(seed)  # noqa: S311 - hostile, not secret

    def attack(self, count: int, until: float) -> Iterator[int]:
        halves = [self._half() for _ in range(min(HALVES, count))]
        for _ in range(count - len(halves)):
            if time.monotonic() > until:
                break
            self._exchange(self._request())
            yield self._evidence.part.sent
        for half in halves:
            self._end(half)
        yield self._evidence.part.sent

    def _request(self) -> bytes:
        """A request that would be right, but for up to three headers, its method or its body."""
        draw = self._random
        host = "{}:{}".format(*self._where)
        headers = {"host": host, "x-kaper": "1", "content-type": "application/json"}
        body = draw.choice(BODIES)()
        headers["content-length"] = str(len(body) + draw.choice((0, 0, 0, -1)))
        for name in draw.sample(sorted(VALUES), draw.randrange(4)):
            headers[name] = draw.choice(VALUES[name])
        method, path = draw.choice(METHODS), draw.choice(PATHS)
        version = draw.choice(("1.1", "1.1", "1.1", "1.1", "1.0", "2.0", "9", "1.1\x00"))
        lines = [f"{method} {path} HTTP/{version}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        if draw.random() < 0.1:
            lines.insert(
                draw.randrange(len(lines)), draw.choice((": x", " folded", "\x00", "x" * 9))
            )
        end = draw.choice(("\r\n", "\r\n", "\r\n", "\n"))
        return (end.join(lines) + end * 2).encode("latin-1") + body

    def _half(self) -> socket.socket:
        """A connection on which a request never comes to its end."""
        connection = self._dial()
        whole = self._request()
        self._send(connection, whole[: self._random.randrange(min(200, len(whole)))])
        return connection

    def _end(self, half: socket.socket) -> None:
        self._read(half, b"half a request")
        half.close()

    def _exchange(self, request: bytes) -> None:
        with self._dial() as connection:
            self._send(connection, request)
            # Nothing more will come: whoever waits for it may go.
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_WR)
            self._read(connection, request)

    def _dial(self) -> socket.socket:
        return socket.create_connection(self._where, PATIENCE)

    def _send(self, connection: socket.socket, data: bytes) -> None:
        self._evidence.part.sent += 1
        # The server may have seen enough before the end.
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            connection.sendall(data)

    def _read(self, connection: socket.socket, request: bytes) -> None:
        told, asked = b"", repr(request[:120])
        try:
            while len(told) < _MOST_READ and (data := connection.recv(_CHUNK)):
                told += data
        except ConnectionResetError:
            pass
        except TimeoutError:
            self._evidence.fault("silent", f"{asked}: neither answered nor closed")
            return
        if not told.startswith(b"HTTP/1.1 "):
            self._evidence.part.answers["closed"] += 1
            return
        status = int(told[9:12])
        self._evidence.answered(asked, status, told.decode("utf-8", "replace"))
