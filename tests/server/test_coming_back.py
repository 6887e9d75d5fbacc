"""Whoever comes back is told what is new to the eyes that they have now."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.hub import Hub
from kaper.server.rooms import Room
from kaper.server.settings import Settings, sqlite_url
from kaper.server.subscriber import Subscriber
from kaper.testing.hubs import HOT_SEAT, ME, play_on, with_hub

WITH_A_BOT = NewTable("martinique", [NewSeat("me", "A"), NewSeat("bot", "B", "random")], {})


class Heard(msgspec.Struct):
    seat: int | None
    since: int


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"), bot_workers=1, bot_pause=0.0)


async def told(room: Room, person: str, eyes: int | None, known: int) -> Heard:
    """The first that is told to somebody who has seen so many events with these eyes."""
    subscriber = Subscriber(person, eyes, known, 64)
    await room.enter(subscriber, 0)
    room.leave(subscriber)
    return msgspec.json.decode(subscriber.messages[0], type=Heard)


@pytest.mark.parametrize(
    ("new", "person", "eyes", "now"),
    [
        (HOT_SEAT, ME, 1, 1),
        (HOT_SEAT, ME, None, None),
        (HOT_SEAT, "somebody", 1, None),
        (WITH_A_BOT, ME, None, 0),
        (WITH_A_BOT, ME, 0, 0),
    ],
    ids=["own", "none", "no-longer-own", "own-by-now", "only"],
)
def test_other_eyes_have_seen_other_things(
    settings: Settings,
    new: NewTable,
    person: str,
    eyes: int | None,
    now: int | None,
) -> None:
    async def work(hub: Hub) -> None:
        room = await hub.make(new, ME)
        await play_on(room, Random(1), until=6)
        known = room.table.events
        assert await told(room, person, eyes, known) == Heard(now, known if eyes == now else 0)

    with_hub(settings, work)
