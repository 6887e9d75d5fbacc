"""Analyses over HTTP, for whoever may look back at a game; and tables to try other moves at."""

from __future__ import annotations

import asyncio
import time

from kaper.kernel.state import State
from kaper.match import Match
from kaper.replay import moves_that_stood
from kaper.server.analysis_messages import AnalysisState, TryMove
from kaper.server.facts import KeptFact, Person, Place
from kaper.server.framework import (
    HTTP_200_OK,
    HTTP_201_CREATED,
    FromPath,
    JSONBody,
    Response,
    get,
    post,
)
from kaper.server.haven import Haven
from kaper.server.http import (
    NO_STORE,
    Asked,
    Harbour,
    Limited,
    address_of,
    finished,
    room_of,
)
from kaper.server.http_messages import TableMade
from kaper.server.refusals import refuse
from kaper.server.tables import Table
from kaper.server.trials import rivals, setup_of, trial


@get("/api/tables/{table_id:str}/analysis")
async def show_analysis(table_id: FromPath[str], hub: Harbour) -> Response[AnalysisState]:
    room = await room_of(hub, table_id)
    async with room.held():
        finished(room)
    return Response(await _state(hub, table_id), headers=NO_STORE)


@post("/api/tables/{table_id:str}/analysis")
async def begin_analysis(
    request: Asked, table_id: FromPath[str], hub: Harbour, limiter: Limited
) -> Response[AnalysisState]:
    """Begin it; asked again, there is still one."""
    await limiter.make(address_of(request))
    room = await room_of(hub, table_id)
    async with room.held():
        match = finished(room)
    await hub.analyses.begin(table_id, match)
    return Response(await _state(hub, table_id), status_code=HTTP_200_OK, headers=NO_STORE)


async def _state(hub: Haven, table_id: str) -> AnalysisState:
    kept = await hub.store.analyses.find(table_id, time.time())
    if kept is None:
        return AnalysisState("none", 0, 0, None)
    return AnalysisState(
        "going" if kept.report is None else "done", kept.done, kept.steps, kept.report
    )


@post("/api/tables/{table_id:str}/try")
async def try_move(
    request: Asked,
    table_id: FromPath[str],
    data: JSONBody[TryMove],
    hub: Harbour,
    limiter: Limited,
) -> Response[TableMade]:
    """A table of one's own from a position of a finished game, to do better there."""
    await limiter.make(address_of(request))
    room = await room_of(hub, table_id)
    async with room.held():
        match = finished(room)
    visitor = await hub.identities.visitor(request.scope)
    tried = await asyncio.to_thread(_tried, match, data.step, hub.name(data.name), visitor.person)
    made = await hub.keep(*tried)
    return Response(
        TableMade(made.table.id, ""),
        status_code=HTTP_201_CREATED,
        cookies=visitor.cookies,
        headers=NO_STORE,
    )


def _tried(
    match: Match[State], step: int, name: str, person: Person
) -> tuple[Table, list[KeptFact]]:
    """A table at which the same was done up to a step."""
    moves = moves_that_stood(match)
    if len(moves) != len(match.history):
        refuse("cannot-analyse")
    if not 0 <= step < len(moves):
        refuse("no-such-step")
    places = rivals(match)
    places[moves[step].seat] = Place("person", name, "", [person])
    return trial(setup_of(match, places, person), match, moves[:step])


ROUTES = (show_analysis, begin_analysis, try_move)
