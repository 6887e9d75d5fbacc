"""Looking back over HTTP: the games that whoever asks has finished, and what they come to."""

from __future__ import annotations

from typing import Annotated

from kaper.server.endings import EndedTable, past_game
from kaper.server.facts import Person
from kaper.server.framework import QueryParameter, Response, get
from kaper.server.haven import Haven
from kaper.server.http import NO_STORE, Asked, Harbour, person_asking, room_of
from kaper.server.http_messages import GameStatistics, History
from kaper.server.rebuild import BrokenTable
from kaper.server.statistics import statistics

PageNumber = Annotated[int, QueryParameter(name="page", required=False, ge=0)]


async def finished_by(hub: Haven, person: Person | None) -> list[EndedTable]:
    """The games that a person played to their end, in the order in which they ended."""
    if person is None:
        return []
    for table_id in await hub.store.lists.unnoted(person):
        try:
            room = await room_of(hub, table_id)
        except BrokenTable:
            # The log says why; how it ended cannot be known.
            continue
        await room.try_snapshot()
    tables = await hub.store.lists.ended(person)
    played = [table for table in tables if table.seats_of(person)]
    return sorted(played, key=lambda table: table.ending.at)


@get("/api/history")
async def my_history(request: Asked, hub: Harbour, page: PageNumber = 0) -> Response[History]:
    """The newest first, page by page."""
    person, size = await person_asking(request, hub), hub.settings.history_page
    tables = (await finished_by(hub, person))[::-1]
    shown = tables[page * size : (page + 1) * size]
    games = [past_game(table, person) for table in shown if person is not None]
    return Response(History(games, page, -(-len(tables) // size)), headers=NO_STORE)


@get("/api/statistics")
async def my_statistics(request: Asked, hub: Harbour) -> Response[list[GameStatistics]]:
    person = await person_asking(request, hub)
    tables = await finished_by(hub, person)
    told = [] if person is None else statistics(person, tables)
    return Response(told, headers=NO_STORE)


ROUTES = (my_history, my_statistics)
