"""What is asked once, over HTTP: games, tables, rules, records."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Coroutine
from typing import Annotated, TypeVar

from kaper import registry
from kaper.kernel import state as kernel
from kaper.match import Match
from kaper.server.facts import Person
from kaper.server.framework import (
    HTTP_200_OK,
    HTTP_201_CREATED,
    FromPath,
    JSONBody,
    MediaType,
    NamedDependency,
    QueryParameter,
    Request,
    Response,
    State,
    get,
    post,
)
from kaper.server.guides import shown_to
from kaper.server.haven import Haven
from kaper.server.http_messages import (
    ImportedRecord,
    Join,
    MyTable,
    NewTable,
    ReplayOutline,
    ReplayStep,
    SeatLink,
    TableExport,
    TableMade,
)
from kaper.server.messages import TableInfo
from kaper.server.news import happenings
from kaper.server.persons import portrait
from kaper.server.rebuild import BrokenTable
from kaper.server.refusals import refuse
from kaper.server.renderings import match_result
from kaper.server.replays import replay_outline, replay_step
from kaper.server.rooms import Room
from kaper.server.security import Limiter, hashed, household, new_secret
from kaper.server.visitors import Visitor

Asked = Request[object, object, State]
Eyes = Annotated[int | None, QueryParameter(name="seat", required=False)]

Harbour = NamedDependency[Haven]
Limited = NamedDependency[Limiter]

T = TypeVar("T")

NO_STORE = {"cache-control": "no-store"}


# Who asks


async def person_asking(request: Asked, hub: Haven) -> Person | None:
    return await hub.identities.person(request.scope)


def address_of(request: Asked) -> str:
    return request.client.host if request.client else ""


async def room_of(hub: Haven, table_id: str) -> Room:
    room = await hub.room(table_id)
    if room is None:
        refuse("no-such-table")
    return room


# Tables


@post("/api/tables")
async def make_table(
    request: Asked, data: JSONBody[NewTable], hub: Harbour, limiter: Limited
) -> Response[TableMade]:
    await limiter.make(address_of(request))
    if data.game not in registry.games():
        refuse("no-such-game")
    visitor = await hub.identities.visitor(request.scope)
    room = await hub.make(data, visitor.person)
    made = TableMade(room.table.id, await invitation(hub, room.table.id))
    return _answer(made, visitor)


async def invitation(hub: Haven, table_id: str) -> str:
    secret = new_secret()
    await hub.store.add_link(hashed(secret), table_id, None, None)
    return f"/t/{table_id}?k={secret}"


def _answer(made: TableMade, visitor: Visitor) -> Response[TableMade]:
    return Response(made, status_code=HTTP_201_CREATED, cookies=visitor.cookies, headers=NO_STORE)


@get("/api/tables")
async def my_tables(request: Asked, hub: Harbour) -> Response[list[MyTable]]:
    person = await person_asking(request, hub)
    if person is None:
        return Response([], headers=NO_STORE)
    lists, settings = hub.store.lists, hub.settings
    going = await lists.of(person, settings.tables_going, ended=False)
    ended = await lists.of(person, settings.tables_ended, ended=True)
    mine = []
    # One that ends between the two questions is in both answers.
    for table_id in dict.fromkeys((*going, *ended)):
        try:
            mine.append(await _listed(hub, table_id, person))
        except BrokenTable:
            # The log says why; the others are still to be played.
            mine.append(MyTable(table_id, "", "broken", [], my_turn=False))
    for table_id in {table.id for table in mine if table.status == "over"}.intersection(going):
        await (await room_of(hub, table_id)).try_snapshot()
    return Response(sorted(mine, key=urgency), headers=NO_STORE)


def urgency(table: MyTable) -> tuple[int, float, float]:
    """The lower, the nearer to the top of the list: where I am asked, then where I have the least
    time, then what changed last. A secret pass moves no table."""
    kind = -1 if table.my_turn else ("playing", "waiting", "over", "broken").index(table.status)
    return kind, math.inf if table.time_left is None else table.time_left, -table.changed


async def _listed(hub: Haven, table_id: str, person: Person) -> MyTable:
    room = await room_of(hub, table_id)
    async with room.held():
        return _my_table(room, person)


def _my_table(room: Room, person: Person) -> MyTable:
    table = room.table
    own = set(table.seats_of(person))
    request = table.request
    asked = set(table.waiting()) | set(request.waiting if request is not None else ())
    return MyTable(
        table.id,
        table.setup.game,
        table.status,
        room.info(person).seats,
        bool(own & asked),
        table.changed,
        shown_to(table.guide, sorted(own)),
        match_result(table),
        table.seen_waiting(tuple(own)),
        table.time_left(own, time.time()),
    )


@get("/api/tables/{table_id:str}")
async def show_table(request: Asked, table_id: FromPath[str], hub: Harbour) -> Response[TableInfo]:
    room, person = await room_of(hub, table_id), await person_asking(request, hub)
    async with room.held():
        return Response(room.info(person), headers=NO_STORE)


@post("/api/tables/{table_id:str}/join")
async def join_table(
    request: Asked, table_id: FromPath[str], data: JSONBody[Join], hub: Harbour, limiter: Limited
) -> Response[TableInfo]:
    await limiter.join(address_of(request))
    room = await room_of(hub, table_id)
    visitor = await hub.identities.visitor(request.scope)
    person, name, face = visitor.person, hub.name(data.name), portrait(data.portrait)
    member = await hub.store.is_member(table_id, person)
    await room.change(
        lambda: room.table.join(person, name, data.seat, member=member, portrait=face)
    )
    await hub.store.add_member(table_id, person)
    async with room.held():
        info = room.info(person)
    return Response(info, status_code=HTTP_200_OK, cookies=visitor.cookies, headers=NO_STORE)


@post("/api/tables/{table_id:str}/invite")
async def invite(
    request: Asked, table_id: FromPath[str], hub: Harbour, limiter: Limited
) -> Response[TableMade]:
    """Another invitation: of the first one only a hash was kept."""
    await limiter.make(address_of(request))
    room = await room_of(hub, table_id)
    visitor = await hub.identities.visitor(request.scope)
    if not room.table.is_host(visitor.person):
        refuse("host-only")
    return _answer(TableMade(table_id, await invitation(hub, table_id)), visitor)


@post("/api/tables/{table_id:str}/seats/{seat:int}/link")
async def seat_link(
    request: Asked, table_id: FromPath[str], seat: FromPath[int], hub: Harbour, limiter: Limited
) -> Response[SeatLink]:
    """A personal link, to go on with one's own seat on another device."""
    await limiter.make(address_of(request))
    room, person = await room_of(hub, table_id), await person_asking(request, hub)
    async with room.held() as table:
        if not table.owns(person, seat):
            refuse("not-your-seat")
    secret = new_secret()
    expires = time.time() + hub.settings.link_valid
    await hub.store.add_link(hashed(secret), table_id, seat, expires)
    return Response(SeatLink(f"/t/{table_id}?k={secret}"), headers=NO_STORE)


# Looking back


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT)
async def table_record(table_id: FromPath[str], hub: Harbour) -> Response[str]:
    room = await room_of(hub, table_id)
    async with room.held():
        name = f"{room.table.setup.game}-{room.table.id}.kaper"
        disposition = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(finished(room).record(), headers={**NO_STORE, **disposition})


@get("/api/tables/{table_id:str}/export")
async def export_table(
    request: Asked, table_id: FromPath[str], hub: Harbour, eyes: Eyes = None
) -> Response[TableExport]:
    room, person = await room_of(hub, table_id), await person_asking(request, hub)
    async with room.held():
        table, match = room.table, room.table.match
        if eyes is not None and not table.owns(person, eyes):
            refuse("not-your-seat")
        own = table.seats_of(person)
        seat = own[0] if eyes is None and len(own) == 1 else eyes
        told = TableExport(
            room.info(person),
            seat,
            None if match is None else dict(match.view(seat)),
            happenings(table, seat, 0),
            table.talk,
            match_result(table),
        )
        return Response(told, headers=NO_STORE)


@get("/api/tables/{table_id:str}/replay")
async def outline_replay(table_id: FromPath[str], hub: Harbour) -> Response[ReplayOutline]:
    """Whoever knows the id of a finished table may look back at it, as at its record."""
    room = await room_of(hub, table_id)
    async with room.held():
        return Response(replay_outline(finished(room)), headers=NO_STORE)


def finished(room: Room) -> Match[kernel.State]:
    match = room.table.match
    if match is None or not room.table.over:
        refuse("not-over")
    return match


@get("/api/tables/{table_id:str}/replay/{step:int}")
async def replay_table(
    table_id: FromPath[str], step: FromPath[int], hub: Harbour, eyes: Eyes = None
) -> Response[ReplayStep]:
    room = await room_of(hub, table_id)
    async with room.held():
        return Response(replay_step(finished(room), step, eyes), headers=NO_STORE)


@post("/api/import")
async def import_record(
    request: Asked, data: JSONBody[ImportedRecord], hub: Harbour, limiter: Limited
) -> Response[TableMade]:
    await limiter.make(address_of(request))
    visitor = await hub.identities.visitor(request.scope)
    one = household(address_of(request))
    room = await _while_waited_for(request, hub.import_record(data.record, visitor.person, one))
    return _answer(TableMade(room.table.id, ""), visitor)


async def _while_waited_for(request: Asked, work: Coroutine[object, object, T]) -> T:
    """Do what may take long, but only as long as whoever asked for it waits."""
    working = asyncio.ensure_future(work)
    # There is nothing more to come but that they have gone.
    gone = asyncio.ensure_future(request.receive())
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            refuse("busy")
        return working.result()
    finally:
        gone.cancel()
        working.cancel()


ROUTES = (
    make_table,
    my_tables,
    show_table,
    join_table,
    invite,
    seat_link,
    table_record,
    export_table,
    outline_replay,
    replay_table,
    import_record,
)
