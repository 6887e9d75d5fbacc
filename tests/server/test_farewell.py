"""Being forgotten: what goes, what stays, and that games go on."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from kaper import registry
from kaper.server import schema
from kaper.server.belongings import my_data
from kaper.server.endings import ending_of
from kaper.server.facts import AnyFact, HandedOver, Joined, Place, Said, Shared
from kaper.server.farewell import delete_person, given_up
from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.hub import Hub
from kaper.server.kept import Identity
from kaper.server.oblivion import WITHDRAWN, Oblivion, is_gone
from kaper.server.pace import Pace
from kaper.server.rebuild import rebuild, snapshot_of
from kaper.server.rewriting import OF_PERSONS, PERSONAL, alone, forget, merge
from kaper.server.rooms import Room
from kaper.server.security import hashed
from kaper.server.settings import Settings, sqlite_url
from kaper.testing.hubs import HOT_SEAT, ME, move, opened, with_hub
from kaper.testing.pairing import devices, offered, pair, tables
from kaper.testing.visitors import (
    Visitor,
    json_int,
    json_list,
    json_object,
    wait_for,
)
from tests.server.disk import on_disk

Visitors = Callable[[], Visitor]
OTHER, THIRD = "o" * 64, "t" * 64
SURE = {"sure": True}


# Leaving


def test_who_leaves_is_forgotten_and_the_others_play_on(visitor: Visitors, quick: Settings) -> None:
    desk, friend, third = visitor(), visitor(), visitor()
    made = desk.make("me", "open", "open", game="deliveries")
    going = str(made["id"])
    friend.accept(str(made["invite"]), "Bartek")
    third.accept(str(made["invite"]), "Celina")
    ended = desk.make("me", "open")
    over = str(ended["id"])
    friend.accept(str(ended["invite"]), "Bartek")
    with desk.sit(over) as live, friend.sit(over) as other:
        live.ask("say", text="a secret of mine")
        other.ask("say", text="a word of his")
        live.ask("resign", seat=0)
        other.until(lambda: other.over)
    name, key = "me-0", hashed(desk.key.rpartition(".")[0])
    assert "server:not-sure" in str(desk.post("/api/my-data/delete", {"sure": False}, 400))
    with friend.sit(going) as live:
        told = desk.post("/api/my-data/delete", SURE)
        assert (told["tables"], told["seats"]) == (2, 1)
        live.until(lambda: live.seats("kind") == ["bot", "person", "person"])
        live.until(lambda: live.seats("name") == ["", "Bartek", "Celina"])
        # A bot plays for who left, and the game goes on.
        live.until(lambda: 0 not in json_list(live.now["waiting"]))
        turn = {1: friend, 2: third}[json_int(json_list(live.now["waiting"])[0])]
        with turn.sit(going) as own:
            own.play(own.options()[0])
    with friend.sit(over) as live:
        assert live.seats("name") == ["", "Bartek"]
        assert [(line["name"], line["text"], line["key"]) for line in live.lines] == [
            ("", "", WITHDRAWN),
            ("Bartek", "a word of his", ""),
        ]
    written = on_disk(quick)
    for word in (key, key[:16], "a secret of mine"):
        assert word not in written
    assert f'"{name}"' not in "".join(line for line in written.splitlines() if going in line)
    assert not desk.key
    assert tables(desk) == set()
    # Others have their history still.
    wait_for(lambda: bool(friend.get("/api/history")["games"]), "the end to be noted")
    games = [json_object(game) for game in json_list(friend.get("/api/history")["games"])]
    seats = [json_object(seat) for seat in json_list(games[0]["seats"])]
    assert [seat["name"] for seat in seats] == ["", "Bartek"]
    (played,) = friend.http.get("/api/statistics").json()
    assert [each["name"] for each in played["opponents"]] == [""]


def test_all_devices_of_who_leaves_are_out(visitor: Visitors) -> None:
    desk, new = visitor(), visitor()
    table = str(desk.make("me", "bot:random")["id"])
    pair(desk, new)
    secret = offered(new)
    with new.sit(table) as live:
        desk.post("/api/my-data/delete", SURE)
        with pytest.raises(Exception, match="4401"):
            live.until(lambda: False)
    assert tables(new) == set()
    assert [each["id"] for each in devices(new)] == [""]
    answer = visitor().post("/api/device-link/look", {"secret": secret}, 404)
    assert answer["error"] == "server:old-device-link"
    with new.sit(table) as live:
        assert live.over


def test_a_seat_is_open_again_and_somebody_else_is_the_host(visitor: Visitors) -> None:
    host, friend, newcomer = visitor(), visitor(), visitor()
    made = host.make("me", "open", "open", game="deliveries")
    table = str(made["id"])
    friend.accept(str(made["invite"]), "Bartek")
    host.post("/api/my-data/delete", SURE)
    with friend.sit(table) as live:
        assert live.seats("kind") == ["open", "person", "open"]
        assert live.table["host"] is True
    invite = str(friend.post(f"/api/tables/{table}/invite")["invite"])
    newcomer.accept(invite, "Celina")
    with friend.sit(table) as live:
        live.ask("seat-bot", seat=2, bot="random")
        live.until(lambda: live.table["status"] == "playing")


def test_a_rematch_leaves_the_seat_open(visitor: Visitors) -> None:
    host, friend = visitor(), visitor()
    made = host.make("me", "open")
    friend.accept(str(made["invite"]), "Bartek")
    with host.sit(str(made["id"])) as live:
        live.ask("resign", seat=0)
    host.post("/api/my-data/delete", SURE)
    with friend.sit(str(made["id"])) as live:
        assert live.ask("rematch")["type"] == "done"
        live.until(lambda: live.table["nextTable"] != "")
        following = str(live.table["nextTable"])
    with friend.sit(following) as live:
        assert live.seats("kind") == ["person", "open"]
        assert live.table["host"] is True


def test_who_shares_a_seat_keeps_it(visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    table = str(host.make("me", "bot:random")["id"])
    link = host.post(f"/api/tables/{table}/seats/0/link", status=201)
    late = host.post(f"/api/tables/{table}/seats/0/link", status=201)
    assert guest.http.get(str(link["path"])).status_code == 303
    assert host.post("/api/my-data/delete", SURE)["seats"] == 0
    with guest.sit(table) as live:
        assert (live.now["seat"], live.seats("name")[0]) == (0, "")
        assert not live.over
    assert "refused=" in visitor().http.get(str(late["path"])).headers["location"]


# Behind it


async def stored_digest(hub: Hub, table: str) -> str:
    """Of a table built anew from what is on disk."""
    stored = await hub.store.load(table)
    assert stored is not None
    built, mended = rebuild(stored)
    assert not mended
    assert built.match is not None
    return built.match.digest()


async def play(room: Room, moves: int) -> None:
    """Persons do anything legal."""
    random = Random(1)
    for _ in range(moves):
        async with room.held() as table:
            seat = table.waiting()[0]
            asked, owner = table.pending[seat], table.places[seat].owners[0]
        action = random.choice(asked.options).text
        await room.change(partial(room.table.act, owner, seat, asked.id, action))


@pytest.mark.parametrize("game", ["martinique", "deliveries", "jolly-roger"])
def test_a_table_with_forgotten_persons_replays_to_its_digest(tmp_path: Path, game: str) -> None:
    settings = Settings(
        database=sqlite_url(tmp_path / "kaper.sqlite3"),
        answer_pause=(1000, 1000),
        second_thoughts=1000,
        bot_pause=1000,
    )

    async def work(hub: Hub) -> None:
        here = [NewSeat("here", "C"), NewSeat("here", "D")] if game != "martinique" else []
        seats = [NewSeat("me", "A"), NewSeat("open"), *here]
        room = await hub.make(NewTable(game, seats, {}), ME)
        await room.change(lambda: room.table.join(OTHER, "Bartek", 1, member=True))
        await hub.store.add_member(room.table.id, OTHER)
        await play(room, 10)
        await room.change(lambda: room.table.say(OTHER, "ahoy", member=True), f"{OTHER[:16]}:1")
        await room.snapshot()
        await play(room, 10)
        await room.change(lambda: given_up(room.table, OTHER))
        assert room.table.match is not None
        before, asked_at = room.table.match.digest(), room.table.asked_at
        rereads = await forget(hub.store.engine, OTHER, [OTHER])
        await hub.persons_changed(rereads)
        assert room.table.match is not None
        assert await stored_digest(hub, room.table.id) == room.table.match.digest() == before
        assert room.table.asked_at == asked_at
        assert [(line.text, line.key) for line in room.table.talk] == [("", WITHDRAWN)]
        assert room.table.seats_of(OTHER) == ()
        assert room.table.places[1].name == ""

    with_hub(settings, work)


def test_a_process_that_knows_nothing_of_it_writes_nothing_over_it(tmp_path: Path) -> None:
    """Two processes of one database, which do not hear of each other."""
    settings = Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"))

    async def work(first: Hub) -> None:
        room = await first.make(HOT_SEAT, ME)
        await move(room, Random(1))
        async with opened(settings) as second:
            twin = await second.room(room.table.id)
            assert twin is not None
            async with alone(second.store.engine) as connection:
                rereads = await merge(connection, ME, OTHER)
            assert rereads == {room.table.id: 3}
            # The first one's place is taken: it reads, and finds that this is nobody's seat.
            with pytest.raises(Exception, match="not-your-seat"):
                await move(room, Random(2))
            assert room.table.seats_of(OTHER) == (0, 1)
            assert room.table.sequence == 3

    with_hub(settings, work)


def test_a_copy_from_before_brings_nobody_back(tmp_path: Path) -> None:
    """A process may be about to note how a table ended while somebody is forgotten."""
    settings = Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"))

    async def work(hub: Hub) -> None:
        room = await hub.make(HOT_SEAT, ME)
        await room.change(lambda: room.table.resign(ME, 0))
        before = room.table
        snapshot, ending = snapshot_of(before), ending_of(before)
        assert snapshot is not None
        rereads = await forget(hub.store.engine, ME, [ME])
        await hub.store.save_snapshot(before.id, before.sequence, snapshot, ending)
        await hub.persons_changed(rereads)
        assert f'"{ME}"' not in on_disk(settings)
        await room.snapshot()
        written = on_disk(settings)
        assert f'"{ME}"' not in written
        assert '"reason":"resigned"' in written

    with_hub(settings, work)


def test_one_more_fact_moves_no_table_in_any_list(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"))

    async def work(hub: Hub) -> None:
        waiting = NewTable("martinique", [NewSeat("me", "A"), NewSeat("open", "B")], {})
        rooms = [await hub.make(order, ME) for order in (HOT_SEAT, waiting)]
        await move(rooms[0], Random(1))
        before = [room.table.changed for room in rooms]
        async with alone(hub.store.engine) as connection:
            rereads = await merge(connection, ME, OTHER)
        await hub.persons_changed(rereads)
        assert [room.table.changed for room in rooms] == before
        assert await hub.store.lists.of(OTHER, 9, ended=False) == [
            rooms[0].table.id,
            rooms[1].table.id,
        ]
        assert await hub.store.lists.of(ME, 9, ended=False) == []

    with_hub(settings, work)


def test_who_was_made_the_host_is_followed_by_another(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"), bot_pause=1000)

    async def work(hub: Hub) -> None:
        seats = [NewSeat("me", "A"), NewSeat("open"), NewSeat("open"), NewSeat("open")]
        room = await hub.make(NewTable("deliveries", seats, {}), ME)
        for seat, person in ((1, OTHER), (2, THIRD)):
            await room.change(partial(room.table.join, person, "x", seat, member=True))
            await hub.store.add_member(room.table.id, person)
        await room.change(lambda: room.table.hand_over(ME, 1, host_away=False))
        assert room.table.hosts == [OTHER]
        await delete_person(hub, Identity(THIRD, THIRD))
        assert room.table.hosts == [OTHER]
        await delete_person(hub, Identity(OTHER, OTHER))
        assert room.table.hosts == [ME]
        await delete_person(hub, Identity(ME, ME))
        assert [is_gone(host) for host in room.table.hosts] == [True]
        assert [place.kind for place in room.table.places] == ["open"] * 4

    with_hub(settings, work)


def test_no_table_is_left_to_a_seat_that_a_bot_plays(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"), bot_pause=1000)

    async def work(hub: Hub) -> None:
        places = [Place("person", each[0], owners=[each]) for each in (OTHER, ME, THIRD)]
        options = registry.game("deliveries").check_options({})
        pace = Pace("move", 3600, 0, "bot", 0)
        room = await hub.found("deliveries", options, places, ME, seed="1", pace=pace)
        room.table.clocks.left[0] = -1e6
        await room.change(lambda: room.table.flag(time.time() + 1e6))
        assert [place.kind for place in room.table.places] == ["bot", "person", "person"]
        await delete_person(hub, Identity(ME, ME))
        assert room.table.hosts == [THIRD]
        # Who led the table of old, when such a seat was taken for a person's, is nobody.
        await room.change(lambda: HandedOver(0))
        assert room.table.hosts == [THIRD]
        assert not room.host_away()

    with_hub(settings, work)


def test_a_clock_that_ran_out_was_said_by_nobody(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"), bot_pause=1000)

    async def work(hub: Hub) -> None:
        places = [Place("person", "A", owners=[ME]), Place("person", "B", owners=[OTHER])]
        options = registry.game("martinique").check_options({})
        pace = Pace("move", 3600, 0, "bot", 0)
        room = await hub.found("martinique", options, places, ME, seed="1", pace=pace)
        await room.change(lambda: room.table.say(ME, "before", member=True), f"{ME}:1")
        await room.change(lambda: room.table.flag(time.time() + 1e6))
        await room.change(lambda: room.table.say(ME, "after", member=True), f"{ME}:2")
        assert len(room.table.talk) == 3
        written = b"".join([part async for part in my_data(hub, Identity(ME, ME), [])])
        (table,) = json.loads(written)["tables"]
        assert [line["text"] for line in table["said"]] == ["before", "after"]

    with_hub(settings, work)


def test_a_game_on_one_device_ends_when_its_person_leaves(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"))

    async def work(hub: Hub) -> None:
        seats = [NewSeat("me", "A"), NewSeat("here", "B"), NewSeat("here", "C")]
        room = await hub.make(NewTable("deliveries", seats, {}), ME)
        told = await delete_person(hub, Identity(ME, ME))
        assert told.tables == 1
        assert room.table.over
        assert not any(place.name for place in room.table.places)
        # On one device, still; and of nobody who could be found at another table.
        assert room.table.hot_seat
        assert all(is_gone(owner) for place in room.table.places for owner in place.owners)

    with_hub(settings, work)


def test_bots_keep_their_names_when_a_name_is_free_again(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"), bot_pause=1000.0)

    async def work(hub: Hub) -> None:
        seats = [NewSeat("me", "Greta"), NewSeat("bot", bot="random")]
        for _ in range(20):
            room = await hub.make(NewTable("martinique", seats, {}), ME)
            before = room.table.places[1]
            rereads = await forget(hub.store.engine, ME, [ME])
            await hub.persons_changed(rereads)
            assert room.table.places[1] == before
            assert room.table.places[0].name == ""

    with_hub(settings, work)


def test_nothing_that_names_a_person_is_overlooked() -> None:
    kept = {table for table in schema.metadata.sorted_tables if "person" in table.c}
    assert kept == {schema.members, schema.devices, schema.device_links, *PERSONAL}
    naming = {
        str(fact.__struct_config__.tag)
        for fact in get_args(AnyFact)
        if {"person", "name", "persons", "names"} & {*fact.__struct_fields__}
    }
    assert naming <= {*OF_PERSONS}


def test_what_tells_of_others_stays() -> None:
    places = [Place("person", "Ania", owners=[ME]), Place("person", "Ania", owners=[OTHER])]
    facts = [Joined(2, ME, "Anna"), Joined(3, OTHER, "Anna")]
    oblivion = Oblivion(ME, places, facts)
    assert [place.name for place in oblivion.places(places)] == ["", "Ania"]
    assert oblivion.fact(facts[0], said=False) == Joined(2, oblivion.gone, "")
    assert oblivion.fact(facts[1], said=False) == facts[1]
    assert oblivion.fact(Shared(3, OTHER), said=False) == Shared(3, OTHER)
    assert oblivion.fact(Shared(3, ME), said=False) == Shared(3, oblivion.gone)
    # Who shared the seat was called by its name.
    assert oblivion.fact(Said(2, "Anna", "hi"), said=False) == Said(2, "", "hi")
    assert oblivion.fact(Said(3, "Anna", "hi"), said=False) == Said(3, "Anna", "hi")
    assert oblivion.fact(Said(None, "", "hi"), said=True) == Said(None, "", "", WITHDRAWN)
    # A bot that took over is called by the name, until the end and in what is kept of it.
    ending = [Place("bot", "Ania", "random"), Place("person", "Ania", owners=[OTHER])]
    assert [place.name for place in oblivion.places(ending)] == ["", "Ania"]
