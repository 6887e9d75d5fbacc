"""Who may ask for what: keys of persons, the guard before everything, limits."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
import time
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kaper.server.facts import Person
from kaper.server.settings import Limits, Settings
from kaper.server.tables import refuse

COOKIE = "kaper"
COOKIE_AGE = 400 * 86_400
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
)
UNUSED = ("camera", "geolocation", "microphone", "payment", "usb", "browsing-topics")
HEADERS = [
    (b"content-security-policy", "; ".join(POLICY).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{name}=()" for name in UNUSED).encode()),
]


# Persons and secrets


def new_secret() -> str:
    """192 bits: for a person's cookie or a link."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is random, so that a plain hash cannot be guessed back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def person_of(cookie: str | None) -> Person | None:
    return hashed(cookie) if cookie and 20 <= len(cookie) <= 64 else None


def cookie_of(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """Our cookie among a request's headers."""
    for name, value in headers:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, text = part.strip().partition("=")
                if key == COOKIE:
                    return text
    return None


# Limits


class Bucket:
    """Lets through so many at once and so many a second."""

    __slots__ = ("_at", "_left", "_limits")

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._left = float(limits.burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        grown = self._left + (now - self._at) * self._limits.per_second
        self._left, self._at = min(float(self._limits.burst), grown), now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self) -> bool:
        missing = self._limits.burst - self._left
        return (time.monotonic() - self._at) * self._limits.per_second >= missing


class Buckets:
    """A bucket for each visitor, as long as it matters."""

    KEPT = 10_000

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._buckets: dict[str, Bucket] = {}

    def take(self, visitor: str) -> bool:
        bucket = self._buckets.get(visitor)
        if bucket is None:
            if len(self._buckets) >= self.KEPT:
                self._buckets = {v: b for v, b in self._buckets.items() if not b.full()}
            if len(self._buckets) >= self.KEPT:
                return False
            bucket = self._buckets[visitor] = Bucket(self._limits)
        return bucket.take()


class Limiter:
    """What is limited over HTTP, by the visitor's address."""

    def __init__(self, settings: Settings) -> None:
        self._make = Buckets(settings.make_limit)
        self._join = Buckets(settings.join_limit)

    def make(self, visitor: str) -> None:
        if not self._make.take(visitor):
            refuse("too-fast")

    def join(self, visitor: str) -> None:
        if not self._join.take(visitor):
            refuse("too-fast")


# The guard

# The third kind of scope is the application's own life.
_GUARDED = (ScopeType.HTTP, ScopeType.WEBSOCKET)


class Guard:
    """Stands before the whole application: hosts, origins, forged requests, headers."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._sockets = sockets
        self._hosts = {host.lower() for host in settings.hosts} | {"localhost"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in _GUARDED:
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        problem = self._problem(scope, headers)
        if scope["type"] == ScopeType.WEBSOCKET:
            if problem is None and scope["path"].startswith("/ws/"):
                await self._sockets(scope, receive, send)
            else:
                await _refuse_socket(receive, send)
            return
        sending = _with_headers(send)
        if problem is None:
            await self.app(scope, receive, sending)
        else:
            await _refuse(sending, problem)

    def _problem(self, scope: Scope, headers: dict[bytes, bytes]) -> str | None:
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.knows(host):
            return "server:wrong-host"
        origin = headers.get(b"origin", b"").decode("latin-1")
        if scope["type"] == ScopeType.WEBSOCKET:
            return None if same_host(origin, host) else "server:wrong-origin"
        if scope["method"] in SAFE_METHODS:
            return None
        if headers.get(b"x-kaper") != b"1":
            return "server:forged"
        if origin and not same_host(origin, host):
            return "server:wrong-origin"
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return "server:wrong-origin"
        return None

    def knows(self, host: str) -> bool:
        """Whether we go by this name. Any address will do: only a name can be made to lie."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self._hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def same_host(origin: str, host: str) -> bool:
    """Whether a page's origin is this very server. TLS may end before us: any scheme will do."""
    scheme, found, rest = origin.partition("://")
    return bool(found) and scheme in {"http", "https"} and rest.lower() == host.lower()


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message["headers"]}
            more = [(name, value) for name, value in HEADERS if name not in present]
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return sending


async def _refuse(send: Send, error: str) -> None:
    body = msgspec.json.encode({"error": error})
    status = 421 if error == "server:wrong-host" else 403
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _refuse_socket(receive: Receive, send: Send) -> None:
    await receive()
    # Before it is accepted, a closed socket is answered with 403.
    await send({"type": "websocket.close", "code": 1008, "reason": ""})
