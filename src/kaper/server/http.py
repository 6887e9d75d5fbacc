"""What is asked once, over HTTP: games, tables, rules, records."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from kaper import registry
from kaper.server.facts import Person
from kaper.server.guides import shown_to
from kaper.server.http_messages import (
    Health,
    ImportedRecord,
    Join,
    MyTable,
    NewTable,
    ReplayStep,
    SeatLink,
    TableExport,
    TableMade,
)
from kaper.server.hub import Hub
from kaper.server.messages import TableInfo
from kaper.server.rebuild import BrokenTable
from kaper.server.refusals import refuse
from kaper.server.renderings import happenings, match_result
from kaper.server.replays import replay_step
from kaper.server.rooms import Room
from kaper.server.security import (
    COOKIE,
    COOKIE_AGE,
    Limiter,
    cookie_of,
    hashed,
    new_secret,
    person_of,
)

Asked = Request[object, object, State]
Eyes = Annotated[int | None, QueryParameter(name="seat", required=False)]

Harbour = NamedDependency[Hub]
Limited = NamedDependency[Limiter]

NO_STORE = {"cache-control": "no-store"}


# Who asks


def person_asking(request: Asked) -> Person | None:
    return person_of(cookie_of(request.scope["headers"]))


class Visitor:
    """Whoever changes something: known by a cookie, which a newcomer gets."""

    def __init__(self, request: Asked, hub: Hub) -> None:
        self.cookies: list[Cookie] = []
        person = person_asking(request)
        if person is None:
            key = new_secret()
            person = hashed(key)
            secure = request.url.scheme == "https" or hub.settings.secure_cookies
            self.cookies = [
                Cookie(
                    COOKIE,
                    value=key,
                    max_age=COOKIE_AGE,
                    httponly=True,
                    samesite="lax",
                    secure=secure,
                    path="/",
                )
            ]
        self.person: Person = person


def address_of(request: Asked) -> str:
    return request.client.host if request.client else ""


async def room_of(hub: Hub, table_id: str) -> Room:
    room = await hub.room(table_id)
    if room is None:
        refuse("no-such-table")
    return room


@get("/health")
async def health(hub: Harbour) -> Health:
    if not await hub.store.healthy():
        refuse("busy")
    return Health("ok")


# Tables


@post("/api/tables")
async def make_table(
    request: Asked, data: JSONBody[NewTable], hub: Harbour, limiter: Limited
) -> Response[TableMade]:
    limiter.make(address_of(request))
    if data.game not in registry.games():
        refuse("no-such-game")
    visitor = Visitor(request, hub)
    room = await hub.make(data, visitor.person)
    made = TableMade(room.table.id, await invitation(hub, room.table.id))
    return _answer(made, visitor)


async def invitation(hub: Hub, table_id: str) -> str:
    secret = new_secret()
    await hub.store.add_link(hashed(secret), table_id, None, None)
    return f"/t/{table_id}?k={secret}"


def _answer(made: TableMade, visitor: Visitor) -> Response[TableMade]:
    return Response(made, status_code=HTTP_201_CREATED, cookies=visitor.cookies, headers=NO_STORE)


@get("/api/tables")
async def my_tables(request: Asked, hub: Harbour) -> Response[list[MyTable]]:
    person = person_asking(request)
    if person is None:
        return Response([], headers=NO_STORE)
    store, settings = hub.store, hub.settings
    going = await store.tables_of(person, settings.tables_going, ended=False)
    ended = await store.tables_of(person, settings.tables_ended, ended=True)
    mine = []
    for table_id in (*going, *ended):
        try:
            mine.append(await _listed(hub, table_id, person))
        except BrokenTable:
            # The log says why; the others are still to be played.
            continue
    just_ended = {table.id for table in mine if table.status == "over"}.intersection(going)
    if just_ended:
        await store.note_ended(sorted(just_ended))
    return Response(sorted(mine, key=urgency), headers=NO_STORE)


def urgency(table: MyTable) -> tuple[int, float]:
    """The lower, the nearer to the top of the list; a secret pass moves no table."""
    kind = -1 if table.my_turn else ("playing", "waiting", "over").index(table.status)
    return kind, -table.changed


async def _listed(hub: Hub, table_id: str, person: Person) -> MyTable:
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
    )


@get("/api/tables/{table_id:str}")
async def show_table(request: Asked, table_id: FromPath[str], hub: Harbour) -> Response[TableInfo]:
    room = await room_of(hub, table_id)
    async with room.held():
        return Response(room.info(person_asking(request)), headers=NO_STORE)


@post("/api/tables/{table_id:str}/join")
async def join_table(
    request: Asked, table_id: FromPath[str], data: JSONBody[Join], hub: Harbour, limiter: Limited
) -> Response[TableInfo]:
    limiter.join(address_of(request))
    room = await room_of(hub, table_id)
    visitor = Visitor(request, hub)
    person, name = visitor.person, hub.name(data.name)
    member = await hub.store.is_member(table_id, person)
    await room.change(lambda: room.table.join(person, name, data.seat, member=member))
    await hub.store.add_member(table_id, person)
    async with room.held():
        info = room.info(person)
    return Response(info, status_code=HTTP_200_OK, cookies=visitor.cookies, headers=NO_STORE)


@post("/api/tables/{table_id:str}/invite")
async def invite(
    request: Asked, table_id: FromPath[str], hub: Harbour, limiter: Limited
) -> Response[TableMade]:
    """Another invitation: of the first one only a hash was kept."""
    limiter.make(address_of(request))
    room = await room_of(hub, table_id)
    visitor = Visitor(request, hub)
    if not room.table.is_host(visitor.person):
        refuse("host-only")
    return _answer(TableMade(table_id, await invitation(hub, table_id)), visitor)


@post("/api/tables/{table_id:str}/seats/{seat:int}/link")
async def seat_link(
    request: Asked, table_id: FromPath[str], seat: FromPath[int], hub: Harbour, limiter: Limited
) -> Response[SeatLink]:
    """A personal link, to go on with one's own seat on another device."""
    limiter.make(address_of(request))
    room = await room_of(hub, table_id)
    async with room.held() as table:
        if not table.owns(person_asking(request), seat):
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
        table = room.table
        if table.match is None or not table.over:
            refuse("not-over")
        name = f"{table.setup.game}-{table.id}.kaper"
        disposition = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(table.match.record(), headers={**NO_STORE, **disposition})


@get("/api/tables/{table_id:str}/export")
async def export_table(
    request: Asked, table_id: FromPath[str], hub: Harbour, eyes: Eyes = None
) -> Response[TableExport]:
    room = await room_of(hub, table_id)
    person = person_asking(request)
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


@get("/api/tables/{table_id:str}/replay/{step:int}")
async def replay_table(
    table_id: FromPath[str], step: FromPath[int], hub: Harbour, eyes: Eyes = None
) -> Response[ReplayStep]:
    room = await room_of(hub, table_id)
    async with room.held():
        match = room.table.match
        if match is None or not room.table.over:
            refuse("not-over")
        return Response(replay_step(match, step, eyes), headers=NO_STORE)


@post("/api/import")
async def import_record(
    request: Asked, data: JSONBody[ImportedRecord], hub: Harbour, limiter: Limited
) -> Response[TableMade]:
    limiter.make(address_of(request))
    visitor = Visitor(request, hub)
    room = await hub.import_record(data.record, visitor.person)
    return _answer(TableMade(room.table.id, ""), visitor)


ROUTES = (
    health,
    make_table,
    my_tables,
    show_table,
    join_table,
    invite,
    seat_link,
    table_record,
    export_table,
    replay_table,
    import_record,
)
