"""All that is kept of a person, as one file: written table by table, for it may be much."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Collection, Sequence

import msgspec
from sqlalchemy import select

from kaper.server import schema
from kaper.server.endings import past_game
from kaper.server.facts import Flagged, Person, Said
from kaper.server.history import finished_by
from kaper.server.hub import Hub
from kaper.server.kept import Damaged, Identity, Stored
from kaper.server.messages import Line
from kaper.server.news import happenings
from kaper.server.oblivion import names_by_seat
from kaper.server.person_messages import MyData, MyDevice, MyReminders, MyTableData, MyView
from kaper.server.rebuild import BrokenTable, rebuild
from kaper.server.renderings import match_result, table_info, viewer_of
from kaper.server.rewriting import said_by
from kaper.server.statistics import statistics
from kaper.server.tables import Table

_ENCODER = msgspec.json.Encoder()
_END = b"]}"


async def my_data(hub: Hub, who: Identity, devices: Sequence[MyDevice]) -> AsyncIterator[bytes]:
    """The text of a person's `MyData`."""
    person = who.person
    keys = {who.device, *(each.key_hash for each in await hub.store.devices.of(person))}
    ended = await finished_by(hub, person)
    games = [past_game(table, person) for table in ended]
    reminders = [
        MyReminders(each.endpoint, each.language)
        for each in await hub.store.subscriptions.of([person])
    ]
    without_tables = MyData(
        time.time(), list(devices), reminders, games, statistics(person, ended), []
    )
    yield _ENCODER.encode(without_tables).removesuffix(_END)
    for number, membership in enumerate(await _memberships(hub, person)):
        told = await _table_data(hub, membership, person, keys)
        yield (b"," if number else b"") + _ENCODER.encode(told)
    yield _END


class _Membership(msgspec.Struct, frozen=True):
    table: str
    since: float


async def _memberships(hub: Hub, person: Person) -> list[_Membership]:
    member = schema.members.c
    query = select(member.table_id, member.since).where(member.person == person)
    async with hub.store.engine.connect() as connection:
        rows = await connection.execute(query.order_by(member.since, member.table_id))
        return [_Membership(*row) for row in rows]


async def _table_data(
    hub: Hub, membership: _Membership, person: Person, keys: Collection[str]
) -> MyTableData:
    """From disk, where all is that was acknowledged; one at a time, so that others can play."""
    async with hub.exporting:
        try:
            stored = await hub.store.load(membership.table)
            assert stored is not None
            return await asyncio.to_thread(_told, stored, membership.since, person, keys)
        except (BrokenTable, Damaged):
            return _broken(membership)


def _broken(membership: _Membership) -> MyTableData:
    return MyTableData(
        membership.table,
        membership.since,
        broken=True,
        table=None,
        names=[],
        views=[],
        record="",
        result=None,
        said=[],
    )


def _told(stored: Stored, since: float, person: Person, keys: Collection[str]) -> MyTableData:
    table, _ = rebuild(stored)
    facts = [kept.fact for kept in stored.facts]
    names = names_by_seat(person, stored.setup.places, facts).values()
    return MyTableData(
        table.id,
        since,
        broken=False,
        table=table_info(table, viewer_of(table, person, None), frozenset(), 0),
        names=sorted({name for some in names for name in some if name}),
        views=[] if table.over else _views(table, person),
        record=table.match.record() if table.over and table.match is not None else "",
        result=match_result(table),
        said=_said(table, stored, keys),
    )


def _views(table: Table, person: Person) -> list[MyView]:
    match = table.match
    if match is None:
        return []
    return [
        MyView(seat, dict(match.view(seat)), happenings(table, seat, 0))
        for seat in table.seats_of(person)
    ]


def _said(table: Table, stored: Stored, keys: Collection[str]) -> list[Line]:
    # That a clock has run out is a line, too.
    talk = [kept for kept in stored.facts if isinstance(kept.fact, Said | Flagged)]
    return [
        line for line, kept in zip(table.talk, talk, strict=True) if said_by(keys, kept.command)
    ]
