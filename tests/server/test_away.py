"""When a bot may stand in for somebody who is away."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from kaper.server.facts import KeptFact, Place, TableSetup
from kaper.server.hub import Hub
from kaper.server.rooms import Room
from kaper.server.settings import Settings, sqlite_url
from kaper.server.subscriber import Subscriber
from kaper.server.tables import Table
from kaper.testing.hubs import with_hub

DAY = 86_400.0


def in_room(folder: Path, clock: int, began: float, check: Callable[[Room], None]) -> None:
    """Look at a table of three that lay on disk since it began, in a room that is just opened."""
    places = [Place("person", name.title(), "", [name]) for name in ("ania", "bartek", "celina")]
    table = Table(TableSetup("t", "jolly-roger", {}, "seed", "ania", places, began, clock))
    facts = [KeptFact(1, table.start(), began)]

    async def work(hub: Hub) -> None:
        await hub.store.create(table.setup, table.seed_hash, facts)
        room = await hub.room(table.id)
        assert room is not None
        check(room)

    with_hub(Settings(database=sqlite_url(folder / "kaper.sqlite3"), away_after=0.0), work)


def test_without_a_clock_the_table_has_to_wait_for_a_day(tmp_path: Path) -> None:
    def check(room: Room) -> None:
        (asked,) = room.table.waiting()
        assert not room.away(asked)
        room.table.asked_at -= DAY / 2
        assert room.away(asked)
        assert not any(room.away(seat) for seat in range(3) if seat != asked)

    in_room(tmp_path, 0, time.time() - DAY / 2, check)


def test_who_looked_in_is_not_away(tmp_path: Path) -> None:
    def check(room: Room) -> None:
        (asked,) = room.table.waiting()
        assert room.away(asked)
        here = Subscriber(room.table.places[asked].owners[0], None, 0, 64)
        room.subscribers.add(here)
        assert not room.away(asked)
        room.leave(here)
        assert not room.away(asked)

    in_room(tmp_path, 0, time.time() - 2 * DAY, check)


def test_with_a_clock_anybody_who_has_left_is_away(tmp_path: Path) -> None:
    def check(room: Room) -> None:
        assert [room.away(seat) for seat in range(4)] == [True, True, True, False]

    in_room(tmp_path, 20, time.time(), check)
