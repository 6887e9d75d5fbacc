"""The browser client's files, and links that carry a secret."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER, HTTP_304_NOT_MODIFIED

from kaper.server.facts import Shared
from kaper.server.http import NO_STORE, Asked, Harbour, Limited, Visitor, address_of, room_of
from kaper.server.hub import Hub
from kaper.server.security import hashed
from kaper.server.settings import Settings
from kaper.server.tables import refuse

# Addresses that the client answers for itself.
CLIENT_ROUTES = frozenset({"", "t", "rules", "settings", "credits", "replay"})

NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Kaper</title>
<p>The server runs, but the browser client has not been built.</p>
<p>Run <code>python3 play.py setup</code> in the folder of Kaper, then load this page again.</p>
"""


@get("/t/{table_id:str}")
async def table_page(
    request: Asked,
    table_id: FromPath[str],
    hub: Harbour,
    limiter: Limited,
    secret: Annotated[str | None, QueryParameter(name="k", required=False)] = None,
) -> Response[bytes] | Redirect:
    """The client at a table. A link's secret is exchanged for membership and leaves the address."""
    if secret is None:
        return _page(request, hub.settings, "index.html")
    limiter.join(address_of(request))
    link = await hub.store.find_link(hashed(secret))
    if link is None or link.table != table_id:
        refuse("bad-link")
    visitor = Visitor(request, hub)
    await hub.store.add_member(table_id, visitor.person)
    if link.seat is not None:
        await _share(hub, table_id, link.seat, visitor.person)
    headers = {**NO_STORE, "referrer-policy": "no-referrer"}
    return Redirect(
        f"/t/{table_id}",
        status_code=HTTP_303_SEE_OTHER,
        headers=headers,
        cookies=visitor.cookies,
    )


async def _share(hub: Hub, table_id: str, seat: int, person: str) -> None:
    room = await room_of(hub, table_id)

    def share() -> Shared | None:
        place = room.table.places[seat]
        if place.kind != "person":
            refuse("bad-link")
        return None if person in place.owners else Shared(seat, person)

    await room.change(share)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_file(request: Asked, hub: Harbour, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; its own addresses all lead to the one page."""
    name = path.strip("/")
    if name.partition("/")[0] in CLIENT_ROUTES:
        name = "index.html"
    return _page(request, hub.settings, name)


def _page(request: Asked, settings: Settings, name: str) -> Response[bytes]:
    found = _find(settings.static, name)
    if found is None:
        if name == "index.html":
            return Response(NOT_BUILT, media_type="text/html", headers=NO_STORE)
        refuse("no-such-page")
    status = found.stat()
    tag = f'"{status.st_mtime_ns:x}-{status.st_size:x}"'
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    # The build puts a hash into the name of everything in `assets`.
    lasting = name.startswith("assets/")
    cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
    headers = {"cache-control": cache, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    return Response(found.read_bytes(), media_type=kind, headers=headers)


def _find(static: Path, name: str) -> Path | None:
    """The file of this name, and never one outside the folder or a hidden one."""
    parts = name.split("/")
    if any(not part or part.startswith(".") or "\\" in part or ":" in part for part in parts):
        return None
    path = static.joinpath(*parts)
    return path if path.is_file() and path.resolve().is_relative_to(static.resolve()) else None


ROUTES = (table_page, client_file)
