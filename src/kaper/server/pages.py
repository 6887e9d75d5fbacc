"""Links that carry a secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from litestar import get
from litestar.datastructures import Cookie
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect
from litestar.status_codes import HTTP_303_SEE_OTHER

from kaper.server.client import SECRET
from kaper.server.facts import Shared
from kaper.server.http import NO_STORE, Asked, Limited, address_of, room_of
from kaper.server.hub import Hub
from kaper.server.refusals import refuse
from kaper.server.security import hashed
from kaper.server.serving import Serving


@get("/t/{table_id:str}")
async def table_page(
    request: Asked,
    table_id: FromPath[str],
    hub: Serving,
    limiter: Limited,
    secret: Annotated[str, QueryParameter(name=SECRET)],
) -> Redirect:
    """A link's secret is exchanged for membership and leaves the address."""
    await limiter.join(address_of(request))
    link = await hub.store.find_link(hashed(secret))
    if link is None or link.table != table_id:
        # Somebody followed it in a browser: the client finds better words than we.
        return _to("/?refused=server:bad-link")
    visitor = await hub.identities.visitor(request.scope)
    await hub.store.add_member(table_id, visitor.person)
    if link.seat is not None:
        await _share(hub, table_id, link.seat, visitor.person)
    return _to(f"/t/{table_id}", visitor.cookies)


def _to(path: str, cookies: Sequence[Cookie] = ()) -> Redirect:
    headers = {**NO_STORE, "referrer-policy": "no-referrer"}
    return Redirect(path, status_code=HTTP_303_SEE_OTHER, headers=headers, cookies=cookies)


async def _share(hub: Hub, table_id: str, seat: int, person: str) -> None:
    room = await room_of(hub, table_id)

    def share() -> Shared | None:
        place = room.table.places[seat]
        if place.kind != "person":
            refuse("bad-link")
        return None if person in place.owners else Shared(seat, person)

    await room.change(share)


ROUTES = (table_page,)
