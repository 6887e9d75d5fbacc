"""Taking leave: links that are no longer wanted, seats that are given up, a person forgotten."""

from __future__ import annotations

import time
from contextlib import suppress

from sqlalchemy import delete, select

from kaper.bots import STAND_IN
from kaper.server import schema
from kaper.server.facts import Left, Person, Resigned
from kaper.server.http import room_of
from kaper.server.hub import Hub
from kaper.server.kept import Identity
from kaper.server.person_messages import DataDeleted
from kaper.server.rebuild import BrokenTable
from kaper.server.rewriting import forget
from kaper.server.rooms import Room
from kaper.server.tables import Table


async def withdraw_seat_links(hub: Hub, person: Person) -> None:
    """End personal links to seats of somebody's: whoever was shut out may have kept some."""
    link, member = schema.links.c, schema.members.c
    own = select(member.table_id).where(member.person == person)
    query = select(link.secret_hash, link.table_id, link.seat).where(
        link.seat.is_not(None), link.expires >= time.time(), link.table_id.in_(own)
    )
    async with hub.store.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    ended = []
    for row in rows:
        # Where a table is broken, it leads nowhere.
        with suppress(BrokenTable):
            async with (await room_of(hub, row.table_id)).held() as table:
                if table.owns(person, row.seat):
                    ended.append(row.secret_hash)
    async with hub.store.engine.begin() as connection:
        await connection.execute(delete(schema.links).where(link.secret_hash.in_(ended)))


async def delete_person(hub: Hub, who: Identity) -> DataDeleted:
    """Give up a person's seats in games that go on, then forget who they were everywhere.

    Whatever ends it half way, it can be asked for again, by the same device.
    """
    devices = hub.store.devices
    # Nobody takes another seat meanwhile.
    await devices.shut_out_others(who)
    await hub.devices_changed()
    await withdraw_seat_links(hub, who.person)
    keys = {who.device, *(device.key_hash for device in await devices.of(who.person))}
    seats = await _give_up_all(hub, who.person)
    rereads = await forget(hub.store.engine, who.person, keys)
    await hub.persons_changed(rereads)
    return DataDeleted(len(rereads), seats)


async def _give_up_all(hub: Hub, person: Person) -> int:
    """Give up all seats in games that go on; gives how many they were."""
    member, table = schema.members.c, schema.tables.c
    query = select(table.id).join(schema.members).where(member.person == person, ~table.ended)
    async with hub.store.engine.connect() as connection:
        going = [str(each) for (each,) in await connection.execute(query)]
    seats = 0
    for table_id in going:
        # Where a table is broken, nobody plays any more.
        with suppress(BrokenTable):
            seats += await _give_up(await room_of(hub, table_id), person)
    return seats


async def _give_up(room: Room, person: Person) -> int:
    async with room.held() as table:
        held = len(_held(table, person))
    for _ in range(held):
        await room.change(lambda: given_up(room.table, person))
    return held


def _held(table: Table, person: Person) -> list[int]:
    """The seats of a game that goes on which this person alone has."""
    return [
        seat
        for seat, place in enumerate(table.places)
        if not table.over and place.kind == "person" and {*place.owners} == {person}
    ]


def given_up(table: Table, person: Person) -> Left | Resigned | None:
    """What becomes of the first seat that a person gives up; None where there is none.

    A bot plays on for whoever else is there. Where nobody is, the game ends.
    """
    held = _held(table, person)
    if not held:
        return None
    if table.match is None:
        return Left(held[0])
    others = [seat for seat, place in enumerate(table.places) if place.kind == "person"]
    plays_on = len(table.places) > 2 and len(others) > len(held)
    return Resigned(held[0], STAND_IN if plays_on else "")
