"""Several processes at the same tables, which hear of each other through Redis."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest
from redis.asyncio import Redis

from kaper.kernel.errors import BadSetup
from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.hub import Hub
from kaper.server.peers import Present
from kaper.server.refusals import CommandRefused
from kaper.server.rooms import Room
from kaper.server.settings import Settings
from kaper.server.subscriber import Subscriber
from kaper.testing import services
from kaper.testing.hubs import HOT_SEAT, ME
from tests.server.hosting.several import hubs, prefix, reaches, room_of, run, until

OTHER = "other"
TWO = NewTable("martinique", [NewSeat("me", "A"), NewSeat("open", "B")], {})


async def enter(room: Room, person: str) -> Subscriber:
    subscriber = Subscriber(person, None, 0, 64, member=True)
    await room.enter(subscriber, 0)
    return subscriber


async def say(room: Room, text: str) -> None:
    await room.change(lambda: room.table.say(ME, text, member=True))


def last(subscriber: Subscriber, kind: str) -> dict[str, object]:
    told = [json.loads(text) for text in subscriber.messages]
    found = [message for message in told if message["type"] == kind]
    assert isinstance(found[-1], dict)
    return found[-1]


def test_what_one_process_keeps_others_tell(settings: Settings) -> None:
    async def work() -> None:
        async with hubs(settings) as (first, second):
            room = await first.make(HOT_SEAT, ME)
            twin = await room_of(second, room.table.id)
            viewer = await enter(twin, ME)
            await room.change(lambda: room.table.act(ME, 0, 1, "enter a1"))
            await reaches(twin, 2)
            assert last(viewer, "situation")["sequence"] == 2
            await say(twin, "ahoy")
            await reaches(room, 3)
            assert [line.text for line in room.table.talk] == ["ahoy"]
            assert room.table.match is not None
            assert twin.table.match is not None
            assert room.table.match.digest() == twin.table.match.digest()

    run(work())


def test_where_nobody_looks_on_nothing_is_read_until_somebody_asks(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(settings) as (first, second):
            room = await first.make(HOT_SEAT, ME)
            twin = await room_of(second, room.table.id)
            heard, hear = asyncio.Event(), second.hear

            def noted(table: str, sequence: int) -> None:
                hear(table, sequence)
                heard.set()

            monkeypatch.setattr(second, "hear", noted)
            await say(room, "ahoy")
            await heard.wait()
            await asyncio.sleep(0.1)
            assert twin.table.sequence == 1
            assert not twin.settled
            async with twin.held() as table:
                assert table.sequence == 2
            assert twin.settled

    run(work())


def test_only_what_is_new_is_read(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with hubs(settings) as (first, second):
            room = await first.make(HOT_SEAT, ME)
            twin = await room_of(second, room.table.id)

            async def whole(_: str) -> None:
                raise AssertionError("the whole table is read")

            monkeypatch.setattr(second.store, "load", whole)
            for text in ("one", "two", "three"):
                await say(room, text)
            await reaches(twin, 4)

    run(work())


def test_a_long_way_is_told_at_once(settings: Settings) -> None:
    async def work() -> None:
        async with hubs(settings) as (first, second):
            room = await first.make(HOT_SEAT, ME)
            twin = await room_of(second, room.table.id)
            viewer = await enter(twin, ME)
            async with twin.held():
                for number in range(100):
                    await say(room, str(number))
            await reaches(twin, 101)
            assert len(viewer.messages) < 10
            lines = last(viewer, "talk")["lines"]
            assert isinstance(lines, list)
            assert len(lines) == 100

    run(work())


def test_a_lost_message_is_found(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with hubs(replace(settings, poll_every=0.1)) as (first, second):
            room = await first.make(HOT_SEAT, ME)
            twin = await room_of(second, room.table.id)
            monkeypatch.setattr(first.peers, "tell", lambda *_: None)
            await room.change(lambda: room.table.act(ME, 0, 1, "enter a1"))
            await reaches(twin, 2)

    run(work())


def test_what_is_told_while_a_table_is_read_is_not_lost(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(settings) as (first, second):
            room = await first.make(HOT_SEAT, ME)
            load, heard = second.store.load, asyncio.Event()
            hear = second.hear

            async def slow(table: str) -> object:
                found = await load(table)
                await room.change(lambda: room.table.act(ME, 0, 1, "enter a1"))
                await heard.wait()
                return found

            def noted(table: str, sequence: int) -> None:
                hear(table, sequence)
                heard.set()

            monkeypatch.setattr(second.store, "load", slow)
            monkeypatch.setattr(second, "hear", noted)
            twin = await room_of(second, room.table.id)
            await reaches(twin, 2)

    run(work())


def test_nobody_is_refused_for_what_another_process_has_changed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(settings) as (first, second):
            room = await first.make(HOT_SEAT, ME)
            twin = await room_of(second, room.table.id)
            monkeypatch.setattr(first.peers, "tell", lambda *_: None)
            await room.change(lambda: room.table.act(ME, 0, 1, "enter a1"))
            asked = room.table.pending[1]
            action = asked.options[0].text
            await twin.change(lambda: twin.table.act(ME, 1, asked.id, action))
            assert twin.table.sequence == 3
            with pytest.raises(CommandRefused, match="too-late"):
                await room.change(lambda: room.table.act(ME, 1, asked.id, action))
            assert room.table.sequence == 3

    run(work())


def test_who_is_here_is_known_everywhere(settings: Settings) -> None:
    async def work() -> None:
        async with hubs(settings) as (first, second):
            room = await first.make(TWO, ME)
            await room.change(lambda: room.table.join(OTHER, "B", 1, member=True, portrait=""))
            twin = await room_of(second, room.table.id)
            mine, watching = await enter(room, ME), await enter(room, "watcher")
            theirs = await enter(twin, OTHER)

            def online(hub_room: Room) -> list[bool]:
                return [seat.online for seat in hub_room.info(None).seats]

            await until(lambda: online(room) == online(twin) == [True, True])
            await until(lambda: twin.presence.everywhere(twin.table).watchers == 1)
            room.leave(mine)
            room.leave(watching)
            await until(lambda: online(twin) == [False, True])
            twin.leave(theirs)
            await until(lambda: online(room) == [False, False])
            async with Redis.from_url(settings.redis) as client:
                assert await client.keys(f"{prefix(first)}:*") == []

    run(work())


def test_who_comes_while_others_are_looked_for_is_not_overlooked(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hubs(settings) as (first, second):
            room = await first.make(TWO, ME)
            twin = await room_of(second, room.table.id)
            elsewhere, read = second.peers.elsewhere, asyncio.Event()

            async def slowly(table: str) -> Present:
                found = await elsewhere(table)
                if not read.is_set():
                    # Somebody comes just after it was read who is there.
                    read.set()
                    await enter(room, ME)
                    await asyncio.sleep(0.5)
                return found

            monkeypatch.setattr(second.peers, "elsewhere", slowly)
            twin.look_around()
            await until(lambda: 0 in twin.presence.everywhere(twin.table).seats)

    run(work())


def test_who_was_with_a_process_that_died_is_gone_after_a_while(settings: Settings) -> None:
    async def work() -> None:
        async with hubs(replace(settings, poll_every=0.3)) as (first, second):
            room = await first.make(TWO, ME)
            twin = await room_of(second, room.table.id)
            await enter(room, ME)
            await until(lambda: 0 in twin.presence.everywhere(twin.table).seats)
            room.show_again = lambda: None  # type: ignore[method-assign]
            await until(lambda: 0 not in twin.presence.everywhere(twin.table).seats)

    run(work())


def test_redis_knows_no_secrets(settings: Settings) -> None:
    async def work() -> None:
        async with hubs(settings) as (first, second):
            told: list[str] = []
            async with Redis.from_url(settings.redis) as client, client.pubsub() as channels:
                await channels.psubscribe("*")
                room = await first.make(TWO, "person-of-the-host")
                await enter(room, "person-of-the-host")
                twin = await room_of(second, room.table.id)
                await twin.change(
                    lambda: twin.table.join("guest", "Ania", 1, member=True, portrait="")
                )
                await reaches(room, 2)
                while (message := await channels.get_message(timeout=0.2)) is not None:
                    told.append(str(message))
                keys = await client.keys(f"{prefix(first)}:*")
                told += [str(await client.hgetall(key)) for key in keys]  # type: ignore[misc]
            everything = "".join(told)
            assert room.table.id in everything
            for secret in (room.table.setup.seed, "person-of-the-host", "guest", "Ania"):
                assert secret not in everything

    run(work())


def test_there_is_one_next_table(settings: Settings) -> None:
    async def work() -> None:
        async with hubs(settings) as (first, second):
            room = await first.make(HOT_SEAT, ME)
            await room.change(lambda: room.table.resign(ME, 0))
            twin = await room_of(second, room.table.id)
            await asyncio.gather(
                first.rematch(room, ME, "first"), second.rematch(twin, ME, "second")
            )
            # One of them was too late, and hears of it.
            await reaches(room, 3)
            await reaches(twin, 3)
            assert room.table.next_table == twin.table.next_table
            tables = await first.store.lists.of(ME, 10, ended=False)
            assert room.table.next_table in tables
            assert len(set(tables) - {room.table.id}) == 1

    run(work())


def test_play_goes_on_while_redis_is_away(
    settings: Settings, own_redis: services.RedisServer
) -> None:
    async def work() -> None:
        async with hubs(replace(settings, redis=own_redis.address)) as (first, second):
            room = await first.make(HOT_SEAT, ME)
            twin = await room_of(second, room.table.id)
            own_redis.stop()
            await say(room, "one")
            await enter(twin, ME)
            await say(twin, "two")
            assert twin.table.sequence == 3
            own_redis.start()
            # Whoever listens again looks for what was told meanwhile.
            await reaches(room, 3)

    run(work())


def test_an_address_that_cannot_be(settings: Settings) -> None:
    with pytest.raises(BadSetup, match="Redis"):
        Hub(replace(settings, redis="nonsense"))
