"""The guard before the whole server: hosts, origins, forged requests, headers."""

from __future__ import annotations

import ipaddress
import re
from typing import TYPE_CHECKING

import msgspec

from kaper.server.crowd import Crowd
from kaper.server.settings import Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

# A name or an address, and a port. Whatever else there may be in an address is for no host.
HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([0-9a-z._-]+))(?::([0-9]{1,5}))?", re.IGNORECASE)
HIGHEST_PORT = 65_535
STATUSES = {"server:bad-message": 400, "server:wrong-host": 421, "server:too-fast": 429}

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


class Guard:
    """Stands before the whole application: hosts, origins, forged requests, headers."""

    def __init__(self, app: ASGIApp, sockets: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._sockets = sockets
        self._crowd = Crowd(settings)
        self._hosts = {host.lower() for host in settings.hosts} | {"localhost"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # As a trusted proxy says: connections alone would be its own.
        address, _ = scope.get("client") or ("", 0)
        one = self._crowd.enter(address)
        try:
            await self._serve(scope, receive, send, crowded=one is None)
        finally:
            if one is not None:
                self._crowd.leave(one)

    async def _serve(self, scope: Scope, receive: Receive, send: Send, *, crowded: bool) -> None:
        headers = dict(scope["headers"])
        # Only HTTP has methods: without one it is a socket.
        method = scope.get("method")
        problem = "server:too-fast" if crowded else self._problem(method, headers)
        problem = problem or _unreadable(scope)
        if method is None:
            if problem is None and scope["path"].startswith("/ws/"):
                await self._sockets(scope, receive, send)
            else:
                await _refuse_socket(receive, send)
            return
        sending = _with_headers(send)
        if problem is None:
            await self._app(scope, receive, sending)
        else:
            await _refuse(sending, problem)

    def _problem(self, method: object, headers: dict[bytes, bytes]) -> str | None:
        host = headers.get(b"host", b"").decode("latin-1")
        name = host_name(host)
        if name is None:
            return "server:bad-message"
        if not self.knows(name):
            return "server:wrong-host"
        origin = headers.get(b"origin", b"").decode("latin-1")
        if method is None:
            return None if same_host(origin, host) else "server:wrong-origin"
        if method in SAFE_METHODS:
            return None
        if headers.get(b"x-kaper") != b"1":
            return "server:forged"
        if origin and not same_host(origin, host):
            return "server:wrong-origin"
        if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
            return "server:wrong-origin"
        return None

    def knows(self, name: str) -> bool:
        """Whether we go by this name. Any address will do: only a name can be made to lie."""
        if name in self._hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _unreadable(scope: Scope) -> str | None:
    """No text that we keep has this character, and PostgreSQL cannot even look for it."""
    hidden = "\0" in scope["path"] or b"%00" in scope["query_string"]
    return "server:bad-message" if hidden else None


def host_name(host: str) -> str | None:
    """The name or address in a `Host` header; None where there cannot be such a host."""
    found = HOST.fullmatch(host)
    if found is None or int(found[3] or 0) > HIGHEST_PORT:
        return None
    return (found[1] or found[2]).lower()


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
    status = STATUSES.get(error, 403)
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _refuse_socket(receive: Receive, send: Send) -> None:
    await receive()
    # Before it is accepted, a closed socket is answered with 403.
    await send({"type": "websocket.close", "code": 1008, "reason": ""})
