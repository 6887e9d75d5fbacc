"""Finding company, over HTTP: tables that anybody may join, and the door to the home network."""

from __future__ import annotations

import time

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from kaper.server.facts import Person
from kaper.server.http import NO_STORE, Asked, address_of, person_asking, room_of
from kaper.server.http_messages import ListedTable, NetworkInfo, OpenNetwork
from kaper.server.hub import Hub
from kaper.server.network import Network
from kaper.server.rebuild import BrokenTable
from kaper.server.refusals import refuse
from kaper.server.serving import Serving

Doors = NamedDependency[Network | None]


@get("/api/listed-tables")
async def listed_tables(request: Asked, hub: Serving) -> Response[list[ListedTable]]:
    """Those with a seat to take first: only what their hosts wanted to be found."""
    person = await person_asking(request, hub)
    since = time.time() - hub.settings.listed_for
    found = []
    for table_id in await hub.store.lists.listed(since, hub.settings.tables_listed):
        try:
            table = await _listed(hub, table_id, person)
        except BrokenTable:
            # The log says why; the others are still to be played.
            continue
        if table.status != "over":
            found.append(table)
    return Response(sorted(found, key=lambda each: each.status != "waiting"), headers=NO_STORE)


async def _listed(hub: Hub, table_id: str, person: Person | None) -> ListedTable:
    room = await room_of(hub, table_id)
    async with room.held() as table:
        seats = room.info(person).seats
        setup = table.setup
        return ListedTable(table.id, setup.game, table.status, seats, setup.made, setup.pace)


def _sits_here(request: Asked, network: Network) -> bool:
    reached = request.scope.get("server") or ("", 0)
    return network.is_local(address_of(request), reached[0])


def _info(request: Asked, network: Network | None) -> Response[NetworkInfo]:
    if network is None:
        return Response(NetworkInfo(mine=False, links=[]), headers=NO_STORE)
    return Response(NetworkInfo(_sits_here(request, network), network.links), headers=NO_STORE)


@get("/api/network", sync_to_thread=False)
def show_network(request: Asked, network: Doors) -> Response[NetworkInfo]:
    return _info(request, network)


@post("/api/network", status_code=HTTP_200_OK)
async def open_network(
    request: Asked, data: JSONBody[OpenNetwork], network: Doors
) -> Response[NetworkInfo]:
    if network is None or not _sits_here(request, network):
        refuse("here-only")
    await (network.open() if data.open else network.close())
    return _info(request, network)


ROUTES = (listed_tables, show_network, open_network)
