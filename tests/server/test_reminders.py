"""Who is asked and does not look is reminded: once, by one process, and of no secret."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from kaper.kernel.codec import Json
from kaper.server.facts import KeptFact, Place, TableSetup
from kaper.server.herald import Notice
from kaper.server.hosting.push import Push, Sent
from kaper.server.hub import Hub
from kaper.server.kept import Identity
from kaper.server.pace import DAY
from kaper.server.reminders import reminders
from kaper.server.settings import Settings
from kaper.server.subscriber import Subscriber
from kaper.server.subscriptions import Subscription
from kaper.server.tables import Table
from kaper.testing.push_service import PushService
from tests.server.reminded import (
    DAYS,
    keys,
    reminding,
    room_of,
    subscribe,
    table_of,
    until,
    with_service,
)


@pytest.fixture
def settings(quick: Settings, tmp_path: Path) -> Settings:
    return reminding(quick, tmp_path)


# Who is told what


def test_who_does_not_look_is_told_once_and_can_read_it(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        (hub,) = hubs
        table, seat = await table_of(hub)
        await subscribe(hub, service, "AB"[seat], "pl")
        # Somebody else's browser hears nothing.
        await subscribe(hub, service, "AB"[1 - seat])
        await room_of(hub, table)
        await until(lambda: bool(service.notes))
        await asyncio.sleep(0.3)
        (note,) = service.notes
        assert note.path == f"/push/{'AB'[seat]}"
        # All that is told: nothing of the game.
        told = {"table": "t", "game": "martinique", "occasion": "turn", "language": "pl"}
        assert service.read(note) == told
        assert hub.herald.push is not None
        assert service.is_signed(note, hub.herald.push.key)
        assert not service.is_signed(note, other_key(hub))
        assert note.head["content-encoding"] == "aes128gcm"
        # The service itself learns neither the table nor the game.
        assert "martinique" not in str(note.head)
        assert b"martinique" not in note.body

    with_service(settings, work)


def other_key(hub: Hub) -> str:
    return Push(ec.generate_private_key(ec.SECP256R1()), hub.settings).key


def test_who_looks_on_is_left_alone_until_some_time_after_leaving(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        (hub,) = hubs
        table, seat = await table_of(hub)
        await subscribe(hub, service, "AB"[seat])
        room = await room_of(hub, table)
        here = Subscriber("AB"[seat], None, 0, 64)
        await room.enter(here, 0)
        await asyncio.sleep(0.4)
        assert not service.notes
        room.leave(here)
        left = time.monotonic()
        await until(lambda: bool(service.notes))
        assert time.monotonic() - left >= 0.1

    with_service(settings, work)


def test_who_comes_back_after_a_restart_is_left_alone(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        (hub,) = hubs
        # They have looked on and thought since long before the server stopped.
        table, seat = await table_of(hub, asked=3600.0)
        await subscribe(hub, service, "AB"[seat])
        room = await room_of(hub, table)
        await asyncio.sleep(0.05)
        await room.enter(Subscriber("AB"[seat], None, 0, 64), 0)
        await asyncio.sleep(0.5)
        assert not service.notes

    with_service(replace(settings, remind_after=0.3), work)


def test_a_browser_that_cannot_be_told_keeps_no_other_from_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        (hub,) = hubs
        for name in ("lost", "phone"):
            await hub.store.subscriptions.add(Identity("A", "A"), service.subscription(name))
        told: list[str] = []

        async def send(_: Push, to: Subscription, __: bytes, ___: str) -> Sent:
            told.append(to.endpoint.rpartition("/")[2])
            await asyncio.sleep(1000)
            return "sent"

        monkeypatch.setattr(Push, "send", send)
        hub.herald.remind(["A"], Notice("t", "martinique", "turn", ""))
        await until(lambda: sorted(told) == ["lost", "phone"])

    with_service(settings, work)


def test_who_answers_soon_is_not_told(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        (hub,) = hubs
        table, seat = await table_of(hub)
        await subscribe(hub, service, "AB"[seat])
        room = await room_of(hub, table)
        for _ in range(20):
            asked = room.table.pending.get(seat)
            if asked is None:
                break
            action = asked.options[0].text
            await room.change(partial(room.table.act, "AB"[seat], seat, asked.id, action))
        await asyncio.sleep(0.4)
        assert not service.notes

    with_service(replace(settings, remind_after=0.3), work)


def test_before_the_flag_one_is_told_again(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        (hub,) = hubs
        # Three days are over but for half an hour.
        table, seat = await table_of(hub, pace=DAYS, asked=3 * DAY - 1800)
        await subscribe(hub, service, "AB"[seat])
        await room_of(hub, table)
        await until(lambda: bool(service.notes))
        await asyncio.sleep(0.3)
        # Both reminders are due: the more urgent one takes the place of the other.
        assert [occasion(service.read(note)) for note in service.notes] == ["soon"]

    with_service(settings, work)


def occasion(told: Json) -> Json:
    assert isinstance(told, dict)
    return told["occasion"]


def test_the_moments_of_reminders() -> None:
    places = [Place("person", name, "", [name]) for name in "AB"]
    table = Table(TableSetup("t", "martinique", {}, "seed", "A", places, 0.0, pace=DAYS))
    table.record(KeptFact(1, table.start(), 100.0))
    seat = table.waiting()[0]
    assert [(each.at, each.occasion) for each in reminders(table, 60.0)] == [
        (160.0, "turn"),
        (100.0 + 3 * DAY - 6 * 3600, "soon"),
    ]
    taken = table.take_holiday("AB"[seat], seat, 2, 100.0)
    assert taken is not None
    table.record(KeptFact(2, taken, 100.0))
    # Nobody is disturbed on holiday.
    assert [each.at for each in reminders(table, 60.0)] == [
        160.0 + 2 * DAY,
        100.0 + 5 * DAY - 6 * 3600,
    ]
    flagged = table.flag(100.0 + 5 * DAY)
    assert flagged is not None
    table.record(KeptFact(3, flagged, 100.0 + 5 * DAY))
    # A bot answers now.
    assert not list(reminders(table, 60.0))


def test_two_processes_remind_once(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        table, seat = await table_of(hubs[0])
        await subscribe(hubs[0], service, "AB"[seat])
        for hub in hubs:
            await room_of(hub, table)
        await until(lambda: bool(service.notes))
        await asyncio.sleep(0.4)
        assert len(service.notes) == 1

    with_service(settings, work, count=2)


def test_after_a_restart_nobody_is_told_of_the_same_again(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        table, seat = await table_of(hubs[0])
        await subscribe(hubs[0], service, "AB"[seat])
        await room_of(hubs[0], table)
        await until(lambda: bool(service.notes))
        await hubs[0]._put_away(table)
        await room_of(hubs[1], table)
        await asyncio.sleep(0.4)
        assert len(service.notes) == 1

    with_service(settings, work, count=2)


def test_a_table_that_is_asleep_reminds_too(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        (hub,) = hubs
        table, seat = await table_of(hub, pace=DAYS)
        await subscribe(hub, service, "AB"[seat])
        await room_of(hub, table)
        await hub._put_away(table)
        assert not service.notes
        await asyncio.sleep(0.6)
        await hub.watch.look()
        await until(lambda: bool(service.notes))

    with_service(replace(settings, remind_after=0.5), work)


def test_a_question_asked_anew_is_told_anew(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        claim = hubs[0].store.subscriptions.claim
        await table_of(hubs[0])
        assert await claim("t", 0, 100.0, 1)
        assert not await claim("t", 0, 100.0, 1)
        assert await claim("t", 0, 100.0, 2)
        assert not await claim("t", 0, 100.0, 1)
        # Also where the clock was set back meanwhile.
        assert await claim("t", 0, 50.0, 1)
        assert await claim("t", 1, 100.0, 1)

    with_service(settings, work)


# Services that fail


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(settings: Settings, status: int) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        (hub,) = hubs
        service.statuses = [status]
        table, seat = await table_of(hub)
        await subscribe(hub, service, "AB"[seat])
        await room_of(hub, table)
        while await hub.store.subscriptions.of(["AB"[seat]]):
            await asyncio.sleep(0.02)
        assert len(service.notes) == 1

    with_service(settings, work)


def test_a_service_that_fails_is_asked_three_times(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        (hub,) = hubs
        push, to = hub.herald.push, service.subscription()
        assert push is not None
        service.statuses = [500, 429]
        assert await push.send(to, b"{}", "t") == "sent"
        assert len(service.notes) == 3
        service.statuses = [500] * 10
        assert await push.send(to, b"{}", "t") == "failed"
        assert len(service.notes) == 6

    with_service(replace(settings, remind_patience=0.1), work)


def test_nobody_is_led_elsewhere(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        push = hubs[0].herald.push
        assert push is not None
        service.statuses = [307]
        assert await push.send(service.subscription(), b"{}", "t") == "failed"
        assert [note.path for note in service.notes] == ["/push/browser"]

    with_service(settings, work)


def test_where_nobody_answers_the_table_goes_on(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        (hub,) = hubs
        push = hub.herald.push
        assert push is not None
        closed = replace(hub.settings, push_services=("http://127.0.0.1:9",))
        nobody = await Push.of(hub.store, closed)
        lost = Subscription("http://127.0.0.1:9/x", *keys(service), "en")
        assert await nobody.send(lost, b"{}", "t") == "failed"
        await nobody.close()

    with_service(replace(settings, remind_patience=0.1), work)
