"""Several devices of a person at several processes, and on PostgreSQL."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from itertools import pairwise
from random import Random

import pytest
from redis.asyncio import Redis

from kaper.kernel.decisions import Decision
from kaper.server.browsers import Kind
from kaper.server.connected import Connection
from kaper.server.facts import Moved
from kaper.server.farewell import delete_person
from kaper.server.hub import Hub
from kaper.server.kept import Identity
from kaper.server.oblivion import is_gone
from kaper.server.pairing import Pairing
from kaper.server.person_messages import CarriedSettings
from kaper.server.refusals import CommandRefused
from kaper.server.rewriting import forget
from kaper.server.rooms import Room
from kaper.server.security import hashed
from kaper.server.settings import Settings
from kaper.testing.hubs import HOT_SEAT, ME, with_hub
from kaper.testing.pairing import devices, other_device, pair, tables
from kaper.testing.visitors import Visitor, running
from tests.server.hosting.several import hubs, prefix, reaches, room_of, run, until

DESK, PHONE = hashed("desk"), hashed("phone")
KIND = Kind("Firefox", "Linux")
CARRIED = CarriedSettings(
    "Ania",
    "",
    "en",
    "system",
    60,
    1,
    keys=True,
    spoken="full",
    confirm=True,
    ask_always=False,
    voyages={},
)


def alone_with(key: str) -> Identity:
    return Identity(key, key)


async def pair_at(hub: Hub, old: str, new: str) -> None:
    pairing = Pairing(hub.store.engine)
    secret, _ = await pairing.make(alone_with(old), KIND, CARRIED)
    _, rereads = await pairing.follow(secret, alone_with(new), KIND)
    await hub.persons_changed(rereads)


def connected(stack: ExitStack, hub: Hub, identity: Identity) -> Connection:
    return stack.enter_context(hub.connected.entered(Connection(identity)))


def seated(room: Room, person: str) -> int:
    return len(room.table.seats_of(person))


def test_other_processes_hear_who_became_one_and_who_is_shut_out(settings: Settings) -> None:
    async def work() -> None:
        async with hubs(settings) as (first, second):
            with ExitStack() as stack:
                room = await first.make(HOT_SEAT, PHONE)
                twin = await room_of(second, room.table.id)
                before = connected(stack, second, alone_with(PHONE))
                await pair_at(first, DESK, PHONE)
                await reaches(twin, room.table.sequence)
                assert seated(twin, DESK) == 2
                await until(before.has_ended)
                assert not before.shut_out
                lost = connected(stack, second, Identity(PHONE, DESK))
                kept = connected(stack, second, alone_with(DESK))
                (other,) = [
                    each.id for each in await first.store.devices.of(DESK) if each.key_hash == PHONE
                ]
                await first.store.devices.shut_out(alone_with(DESK), other)
                await first.devices_changed()
                await until(lost.has_ended)
                assert lost.shut_out
                assert not kept.has_ended()

    run(work())


def test_a_look_finds_what_no_message_told(settings: Settings) -> None:
    """Redis may lose a message; the database does not."""

    async def work() -> None:
        async with hubs(settings) as (first, second):
            with ExitStack() as stack:
                await pair_at(first, DESK, PHONE)
                lost = connected(stack, second, Identity(PHONE, DESK))
                await first.store.devices.shut_out_others(alone_with(DESK))
                await second.poll()
                assert lost.has_ended()
                assert lost.shut_out

    run(work())


def test_who_is_forgotten_is_forgotten_everywhere(settings: Settings) -> None:
    async def work() -> None:
        async with hubs(settings) as (first, second):
            room = await first.make(HOT_SEAT, DESK)
            twin = await room_of(second, room.table.id)
            await delete_person(first, alone_with(DESK))
            await reaches(twin, room.table.sequence)
            for each in (room, twin):
                assert each.table.over
                assert [place.name for place in each.table.places] == ["", ""]
                assert all(is_gone(owner) for p in each.table.places for owner in p.owners)

    run(work())


def test_redis_is_told_of_no_device(settings: Settings, redis: str) -> None:
    async def work() -> None:
        told = ""
        async with (
            hubs(settings) as (first, second),
            Redis.from_url(redis) as client,
            client.pubsub(ignore_subscribe_messages=True) as channels,
        ):
            await channels.psubscribe(f"{prefix(first)}:*")
            await second.make(HOT_SEAT, PHONE)
            await pair_at(first, DESK, PHONE)
            while "devices" not in told:
                message = await channels.get_message(timeout=1.0)
                if message is not None:
                    told += f"{message['channel'].decode()} {message['data'].decode()}\n"
        assert "facts" in told
        for key in (DESK, PHONE):
            assert key not in told
            assert key[:16] not in told

    run(work())


# On PostgreSQL


def test_devices_on_postgresql(database: str, quick: Settings) -> None:
    settings = replace(quick, database=database)
    with running(settings) as server, Visitor(server) as desk, Visitor(server) as phone:
        made = phone.make("me", "open")
        table = str(made["id"])
        with Visitor(server) as friend:
            friend.accept(str(made["invite"]), "Bartek")
            pair(desk, phone)
            assert tables(desk) == tables(phone) == {table}
            with desk.sit(table) as live:
                assert live.now["seat"] == 0
                live.ask("say", text="ahoy")
            desk.post(f"/api/devices/{other_device(desk)}/shut-out", status=200)
            assert tables(phone) == set()
            assert len(devices(desk)) == 1
            assert desk.http.get("/api/my-data").json()["tables"][0]["id"] == table
            told = desk.post("/api/my-data/delete", {"sure": True})
            assert told == {"tables": 1, "seats": 1}
            with friend.sit(table) as live:
                assert live.seats("name") == ["", "Bartek"]
                assert live.over


def test_of_several_who_follow_a_link_one_wins(database: str) -> None:
    async def work(hub: Hub) -> None:
        pairing = Pairing(hub.store.engine)
        secret, _ = await pairing.make(alone_with(DESK), KIND, CARRIED)
        keys = [hashed(str(number)) for number in range(5)]
        results = await asyncio.gather(
            *(pairing.follow(secret, alone_with(key), KIND) for key in keys),
            return_exceptions=True,
        )
        assert sum(isinstance(result, CommandRefused) for result in results) == 4
        assert len(await hub.store.devices.of(DESK)) == 2

    with_hub(Settings(database=database), work)


def test_two_devices_that_shut_each_other_out_do_not_both_go(database: str) -> None:
    async def work(hub: Hub) -> None:
        for _ in range(5):
            await pair_at(hub, DESK, PHONE)
            ids = {each.key_hash: each.id for each in await hub.store.devices.of(DESK)}
            both = ((alone_with(DESK), ids[PHONE]), (Identity(PHONE, DESK), ids[DESK]))
            results = await asyncio.gather(
                *(hub.store.devices.shut_out(who, other) for who, other in both),
                return_exceptions=True,
            )
            assert sum(isinstance(result, CommandRefused) for result in results) == 1
            await forget(hub.store.engine, DESK, {DESK, PHONE})

    with_hub(Settings(database=database), work)


def act(room: Room, person: str, asked: Decision, action: str) -> Moved:
    """At the table as it is by then."""
    return room.table.act(person, asked.seat, asked.id, action)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_moves_and_mergers_do_not_disturb_each_other(
    settings: Settings, database: str, kind: str
) -> None:
    """Games go on while their persons change, move by move, and end at the same digest."""
    used = Settings(database=settings.database if kind == "sqlite" else database)

    async def work(hub: Hub) -> None:
        rooms = [await hub.make(HOT_SEAT, ME) for _ in range(4)]
        names = [ME, *(hashed(str(number)) for number in range(6))]
        done = 0
        refusals: set[str] = set()

        async def play(room: Room, random: Random) -> None:
            nonlocal done
            for _ in range(25):
                async with room.held() as table:
                    if table.over:
                        return
                    seat = table.waiting()[0]
                    asked, owner = table.pending[seat], table.places[seat].owners[0]
                action = random.choice(asked.options).text
                try:
                    await room.change(partial(act, room, owner, asked, action))
                    done += 1
                except CommandRefused as refusal:
                    # They became somebody else in this very moment.
                    refusals.add(refusal.rule)

        async def rename() -> None:
            for old, new in pairwise(names):
                await pair_at(hub, new, old)
                await asyncio.sleep(0.02)

        await asyncio.gather(rename(), *(play(room, Random(n)) for n, room in enumerate(rooms)))
        assert done > 60
        assert refusals <= {"server:not-your-seat"}
        for room in rooms:
            assert seated(room, names[-1]) == 2
            assert room.table.match is not None
            before = room.table.match.digest()
            await room.reread()
            assert room.table.match.digest() == before

    with_hub(used, work)
