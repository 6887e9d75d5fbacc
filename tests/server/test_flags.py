"""What happens when somebody's time is up: once, by any process, also at a table that is asleep."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from kaper.server.dues import Due
from kaper.server.facts import Flagged, Granted, KeptFact, Moved, Place, TableSetup
from kaper.server.http_messages import NewSeat, NewTable
from kaper.server.hub import Hub
from kaper.server.pace import DAY, AtFlag, Pace
from kaper.server.refusals import CommandRefused
from kaper.server.rooms import Room
from kaper.server.settings import Settings, sqlite_url
from kaper.server.subscriber import Subscriber
from kaper.server.tables import Table
from kaper.testing.hubs import HOT_SEAT, ME, opened, with_hub

SECOND = Pace("move", 1, 0, "move", 0)
DAYS = Pace("move", 3 * DAY, 0, "move", 7)


@pytest.fixture
def settings(quick: Settings, tmp_path: Path) -> Settings:
    # Nobody looks for tables but when a test wants it.
    return replace(
        quick, database=sqlite_url(tmp_path / "kaper.sqlite3"), watch_every=1000.0, note_pause=0.0
    )


async def lay(
    hub: Hub, pace: Pace, began: float, *, game: str = "martinique", seats: int = 2
) -> str:
    """A table that lies on disk since it began, with its moment noted."""
    places = [Place("person", name, "", [name]) for name in "ABCDE"[:seats]]
    table = Table(TableSetup("t", game, {}, "seed", "A", places, began, pace=pace))
    fact = KeptFact(1, table.start(), began)
    table.record(fact)
    await hub.store.create(table.setup, table.seed_hash, [fact])
    flag = table.clocks.next_flag()
    assert flag is not None
    await hub.store.dues.note(table.id, flag[0])
    return table.id


async def facts_of(hub: Hub, table: str, kind: type[object]) -> list[object]:
    return [k.fact for k in await hub.store.facts_after(table, 0) if isinstance(k.fact, kind)]


async def until(reached: Callable[[], Awaitable[bool]]) -> None:
    while not await reached():
        await asyncio.sleep(0.02)


async def room_of(hub: Hub, table: str) -> Room:
    room = await hub.room(table)
    assert room is not None
    return room


async def play_turn(room: Room) -> None:
    """Whoever is asked answers until somebody else is."""
    seat = room.table.waiting()[0]
    while seat in room.table.waiting():
        asked = room.table.pending[seat]
        action = asked.options[0].text
        await room.change(partial(room.table.act, "ABCDE"[seat], seat, asked.id, action))


async def noted(hub: Hub, table: str) -> float | None:
    found = [due.at for due in await hub.store.dues.until(1e12, 10) if due.table == table]
    return found[0] if found else None


@pytest.mark.parametrize("flag", ["move", "bot", "lose"])
def test_a_table_that_is_asleep_is_found_when_somebodys_time_is_up(
    settings: Settings, flag: AtFlag
) -> None:
    async def work(hub: Hub) -> None:
        pace = Pace("move", 3 * DAY, 0, flag, 0)
        table = await lay(hub, pace, time.time() - 3 * DAY - 1)
        assert not hub.rooms
        await hub.watch.look()
        await until(lambda: _is_there(hub, table, Flagged))
        if flag != "lose":
            # A bot answers, for this once or until somebody is back.
            await until(lambda: _is_there(hub, table, Moved))
        room = await room_of(hub, table)
        assert room.table.over is (flag == "lose")
        assert len(await facts_of(hub, table, Flagged)) == 1

    with_hub(settings, work)


async def _is_there(hub: Hub, table: str, kind: type[object]) -> bool:
    return bool(await facts_of(hub, table, kind))


def test_a_table_that_fails_keeps_no_other_asleep(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(hub: Hub) -> None:
        table = await lay(hub, DAYS, time.time() - 3 * DAY - 1)
        found, room = await hub.store.dues.until(time.time(), 10), hub.room

        async def both(*_: object) -> list[Due]:
            return [Due("wrong", 0.0), *found]

        async def claimed(*_: object) -> bool:
            return True

        async def opened_room(table_id: str) -> Room | None:
            if table_id == "wrong":
                raise AttributeError
            return await room(table_id)

        monkeypatch.setattr(hub.store.dues, "until", both)
        monkeypatch.setattr(hub.store.dues, "claim", claimed)
        monkeypatch.setattr(hub, "room", opened_room)
        await hub.watch.look()
        await until(lambda: _is_there(hub, table, Flagged))
        assert "wrong" in caplog.text

    with_hub(settings, work)


def test_before_the_time_is_up_nobody_is_woken(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        await lay(hub, DAYS, time.time())
        await hub.watch.look()
        assert not hub.rooms

    with_hub(settings, work)


def test_two_processes_let_a_flag_fall_once(settings: Settings) -> None:
    async def work() -> None:
        async with opened(settings) as one, opened(settings) as other:
            table = await lay(one, DAYS, time.time() - 3 * DAY - 1)
            await asyncio.gather(one.watch.look(), other.watch.look())
            await until(lambda: _is_there(one, table, Moved))
            assert len(await facts_of(one, table, Flagged)) == 1

    asyncio.run(work())


def test_where_both_have_the_table_open_a_flag_falls_once(settings: Settings) -> None:
    async def work() -> None:
        async with opened(settings) as one, opened(settings) as other:
            table = await lay(one, SECOND, time.time())
            for hub in (one, other):
                await room_of(hub, table)
            await until(lambda: _is_there(one, table, Moved))
            facts = await one.store.facts_after(table, 0)
            # One question, one flag, one answer.
            assert [type(kept.fact) for kept in facts[1:3]] == [Flagged, Moved]

    asyncio.run(work())


def test_a_table_taken_on_by_a_process_that_died_is_due_again(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        table = await lay(hub, DAYS, time.time() - 3 * DAY - 1)
        (due,) = await hub.store.dues.until(time.time(), 10)
        assert await hub.store.dues.claim(due, time.time() + 60)
        assert not await hub.store.dues.claim(due, time.time() + 60)
        assert not await hub.store.dues.until(time.time(), 10)
        assert [each.table for each in await hub.store.dues.until(time.time() + 61, 10)] == [table]

    with_hub(settings, work)


def test_at_a_live_table_the_flag_falls_in_its_second(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        began = time.monotonic()
        table = await lay(hub, SECOND, time.time())
        room = await room_of(hub, table)
        await until(lambda: _is_there(hub, table, Flagged))
        assert time.monotonic() - began > 0.9
        # The others are waited for in turn, and nobody is flagged twice for one question.
        flags = [room.table.clocks.missed]
        assert flags

    with_hub(settings, work)


def test_the_earlier_of_two_flags_is_waited_for(settings: Settings) -> None:
    """Somebody with a minute has answered: the next one has a second, and that is not overslept."""

    async def work(hub: Hub) -> None:
        table = await lay(hub, Pace("game", 60, 0, "lose", 0), time.time())
        room = await room_of(hub, table)
        first = room.table.waiting()[0]
        room.table.clocks.left[1 - first] = 0.3
        await play_turn(room)
        async with asyncio.timeout(5):
            await until(lambda: _is_there(hub, table, Flagged))
        assert room.table.resigned == 1 - first

    with_hub(settings, work)


def test_a_room_notes_its_next_moment_and_is_put_away_meanwhile(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        table = await lay(hub, DAYS, time.time())
        room = await room_of(hub, table)
        await play_turn(room)
        expected = room.next_moment()
        assert expected is not None

        async def is_noted() -> bool:
            return await noted(hub, table) == math.ceil(expected)

        await until(is_noted)

        async def rests() -> bool:
            return room.resting

        await until(rests)

    with_hub(settings, work)


def test_a_moment_that_moves_by_a_hair_is_not_noted_again(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When somebody left is known by two clocks, one of which may be a little slower."""

    async def work(hub: Hub) -> None:
        room = await room_of(hub, await lay(hub, DAYS, time.time()))
        moments = (2e9 - number * 1e-6 for number in range(1, 100_000))
        monkeypatch.setattr(room, "next_moment", lambda: next(moments))
        written: list[float | None] = []

        async def note(table: str, at: float | None) -> None:
            written.append(at)

        monkeypatch.setattr(hub.store.dues, "note", note)
        room.diary.go_on()
        await asyncio.sleep(0.05)
        assert written == [2e9]

    with_hub(settings, work)


def test_who_lost_by_the_clock_finds_it_in_the_history_at_once(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        table = await lay(hub, Pace("game", 60, 0, "lose", 0), time.time())
        room = await room_of(hub, table)
        await play_turn(room)
        await room.snapshot()
        room.table.clocks.left[room.table.waiting()[0]] = 0.0
        room.movers.go_on()

        async def is_listed() -> bool:
            return await hub.store.lists.of("A", 10, ended=True) == [table]

        async with asyncio.timeout(5):
            await until(is_listed)

    with_hub(settings, work)


def test_a_table_without_a_limit_notes_nothing(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        room = await hub.make(HOT_SEAT, ME)
        await asyncio.sleep(0.05)
        assert await noted(hub, room.table.id) is None

    with_hub(settings, work)


# Nobody served


def test_while_nobody_serves_nobodys_time_runs(settings: Settings) -> None:
    """A machine that was off for a week lets no flag fall when it is back."""
    now = time.time()

    async def before(hub: Hub) -> None:
        await lay(hub, DAYS, now - 7 * DAY - 3600)
        await hub.store.renote("alive", str(now - 7 * DAY))

    async def after(hub: Hub) -> None:
        await hub.watch.look()
        await until(lambda: _is_there(hub, "t", Granted))
        room = await room_of(hub, "t")
        (seat,) = room.table.clocks.running
        left = room.table.clocks.wait(seat, time.time())
        assert 3 * DAY - 3610 < left <= 3 * DAY - 3600
        assert not await _is_there(hub, "t", Flagged)
        await asyncio.sleep(0.1)
        assert len(await facts_of(hub, "t", Granted)) == 1

    with_hub(settings, before)
    with_hub(settings, after)


def test_who_answers_first_when_somebody_serves_again_has_lost_no_time(settings: Settings) -> None:
    now = time.time()

    async def before(hub: Hub) -> None:
        await lay(hub, Pace("game", 3 * DAY, 0, "lose", 0), now - 7 * DAY - 3600)
        await hub.store.renote("alive", str(now - 7 * DAY))

    async def after(hub: Hub) -> None:
        room = await room_of(hub, "t")
        seat = room.table.waiting()[0]
        # At once, as browsers do that send again what was not acknowledged.
        await play_turn(room)
        assert 3 * DAY - 3610 < room.table.clocks.left[seat] <= 3 * DAY - 3600
        await asyncio.sleep(0.1)
        assert len(await facts_of(hub, "t", Granted)) == 1

    with_hub(settings, before)
    with_hub(settings, after)


def test_a_clock_that_is_set_forward_and_back_gives_nothing_away(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        table = await lay(hub, DAYS, time.time() - DAY)
        room = await room_of(hub, table)
        now, ahead = time.time, 5.0 * DAY
        monkeypatch.setattr(time, "time", lambda: now() + ahead)
        await hub.watch.look()
        await until(lambda: _is_there(hub, table, Granted))
        # It is seen to be wrong, and set right.
        ahead = 0.0
        (seat,) = room.table.clocks.running
        await room.change(lambda: room.table.say("AB"[seat], "again", member=True))
        await hub.watch.look()
        for _ in range(10):
            room.movers.go_on()
            await asyncio.sleep(0.02)
        assert len(await facts_of(hub, table, Granted)) == 1
        # What then passes is used up: nobody was away in these days.
        ahead = 1.5 * DAY
        await hub.store.renote("alive", str(time.time()))
        await room.change(lambda: room.table.say("AB"[seat], "later", member=True))
        assert len(await facts_of(hub, table, Granted)) == 1
        assert abs(room.table.clocks.wait(seat, time.time()) - 0.5 * DAY) < 10

    with_hub(settings, work)


def test_a_clock_that_is_set_forward_lets_no_flag_fall(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        table = await lay(hub, DAYS, time.time() - DAY)
        room = await room_of(hub, table)
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + 5 * DAY)
        await hub.watch.look()
        await until(lambda: _is_there(hub, table, Granted))
        (seat,) = room.table.clocks.running
        assert abs(room.table.clocks.wait(seat, time.time()) - 2 * DAY) < 10
        assert not await _is_there(hub, table, Flagged)

    with_hub(settings, work)


def test_of_two_processes_that_start_again_one_notes_the_outage(settings: Settings) -> None:
    async def work() -> None:
        async with opened(settings) as one, opened(settings) as other:
            await one.store.renote("alive", str(time.time() - DAY))
            now = time.time()
            await asyncio.gather(one.watch.outages.note(now), other.watch.outages.note(now))
            for hub in (one, other):
                await hub.watch.outages.note(now)
                assert round(hub.watch.outages.between(now - 2 * DAY, now)) == DAY

    asyncio.run(work())


# Who is away


def test_at_a_table_of_days_nobody_is_away_before_their_time_was_up(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        room = await room_of(hub, await lay(hub, DAYS, time.time() - 2 * DAY))
        seat = room.table.waiting()[0]
        assert not room.away(seat)
        room.table.clocks.missed.add(seat)
        assert room.away(seat)
        here = Subscriber("AB"[seat], None, 0, 64)
        room.subscribers.add(here)
        assert not room.away(seat)
        room.leave(here)
        assert not room.away(seat)

    with_hub(settings, work)


def test_whose_host_has_been_gone_for_a_day_is_led_by_others(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        room = await room_of(hub, await lay(hub, DAYS, time.time() - 2 * DAY))
        assert room.host_away()
        here = Subscriber("A", None, 0, 64)
        room.subscribers.add(here)
        assert not room.host_away()
        room.leave(here)
        assert not room.host_away()

    with_hub(replace(settings, patience=DAY), work)


def test_a_pace_that_cannot_be_is_refused(settings: Settings) -> None:
    async def work(hub: Hub) -> None:
        seats = [NewSeat("me", "A"), NewSeat("here", "B")]
        with pytest.raises(CommandRefused, match="bad-message"):
            await hub.make(NewTable("martinique", seats, {}, pace=SECOND), ME)
        room = await hub.make(NewTable("martinique", seats, {}, pace=DAYS), ME)
        assert room.table.setup.pace == DAYS

    with_hub(settings, work)
