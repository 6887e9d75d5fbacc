"""The browser client's files. Plain ASGI: they are served before the rest has been imported."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qs

from kaper.server import packing

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

# Addresses that the client answers for itself.
ROUTES = frozenset({"", "t", "d", "rules", "history", "settings", "credits", "replay", "puzzles"})
# Some systems call scripts plain text, which no browser would run.
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
SECRET = "k"  # noqa: S105 - the name of it, in an address

NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Kaper</title>
<p>The server runs, but the browser client has not been built.</p>
<p>Run <code>python3 play.py setup</code> in the folder of Kaper, then load this page again.</p>
"""


class Client:
    """Answers for the client's own addresses and files; everything else is for the application."""

    def __init__(self, static: Path, app: ASGIApp) -> None:
        self._static = static
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") not in {"GET", "HEAD"} or _secret_in(scope):
            await self._app(scope, receive, send)
            return
        name = scope["path"].strip("/")
        if name.partition("/")[0] in ROUTES:
            name = "index.html"
        found = _find(self._static, name)
        if found is not None:
            await _answer(scope, send, name, found)
        elif name == "index.html":
            await _send(
                send, 200, {"content-type": "text/html", "cache-control": "no-store"}, NOT_BUILT
            )
        else:
            await self._app(scope, receive, send)


def _secret_in(scope: Scope) -> bool:
    """Whether this address is a link that has to be exchanged for membership."""
    return SECRET in parse_qs(scope["query_string"].decode("latin-1"), keep_blank_values=True)


async def _answer(scope: Scope, send: Send, name: str, found: Path) -> None:
    asked = list(scope["headers"])
    coding, file = _packed(found, packing.taken(asked))
    status = file.stat()
    tag = f'"{status.st_mtime_ns:x}-{status.st_size:x}"'
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    # The build puts a hash into the name of everything in `assets`.
    lasting = name.startswith("assets/")
    cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
    headers = {"cache-control": cache, **packing.headers_of(tag, coding)}
    if packing.has(asked, tag):
        await _send(send, 304, headers, b"")
        return
    body = file.read_bytes()
    headers |= {"content-type": kind, "content-length": str(len(body))}
    await _send(send, 200, headers, body if scope.get("method") == "GET" else b"")


def _packed(found: Path, taken: frozenset[str]) -> tuple[str | None, Path]:
    """The smallest form of a file that whoever asks can unpack, at worst the file itself."""
    for coding, ending in packing.CODINGS.items():
        file = found.with_name(found.name + ending)
        if coding in taken and file.is_file():
            return coding, file
    return None, found


async def _send(send: Send, status: int, headers: dict[str, str], body: bytes) -> None:
    packed = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": packed})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _find(static: Path, name: str) -> Path | None:
    """The file of this name, and never one outside the folder or a hidden one."""
    parts = name.split("/")
    if any(not part or part.startswith(".") or "\\" in part or ":" in part for part in parts):
        return None
    path = static.joinpath(*parts)
    try:
        inside = path.is_file() and path.resolve().is_relative_to(static.resolve())
    except OSError:
        # A name longer than the file system takes.
        return None
    return path if inside else None
