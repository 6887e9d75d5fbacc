"""Where notes go: to push services alone, and to the browsers of a person."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from kaper.server.browsers import Kind
from kaper.server.devices import keep_device
from kaper.server.hosting.push import Push
from kaper.server.hub import Hub
from kaper.server.kept import Identity
from kaper.server.rewriting import forget, merge
from kaper.server.settings import Settings
from kaper.server.subscriptions import Subscription
from kaper.testing.push_service import PushService
from kaper.testing.visitors import Visitor
from tests.server.reminded import (
    keys,
    reminding,
    room_of,
    table_of,
    with_service,
)


@pytest.fixture
def settings(quick: Settings, tmp_path: Path) -> Settings:
    return reminding(quick, tmp_path)


# Addresses that strangers give


@pytest.mark.parametrize(
    ("endpoint", "good"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=abc", True),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://fcm.googleapis.com:8443/x", False),
        ("https://evilfcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com.example.org/x", False),
        ("https://fcm.googleapis.com@127.0.0.1/x", False),
        ("https://127.0.0.1/x", False),
        ("https://localhost/x", False),
        ("https://[::1]/x", False),
        ("https://[::1/x", False),
        ("https://10.0.0.1/x", False),
        ("file:///etc/passwd", False),
        ("https://fcm.googleapis.com/\r\nhost: x", False),
        ("https://fcm.googleapis.com/" + "x" * 1000, False),
        ("", False),
    ],
)
def test_notes_go_to_push_services_alone(settings: Settings, endpoint: str, good: bool) -> None:
    async def fits() -> bool:
        push = Push(ec.generate_private_key(ec.SECP256R1()), settings)
        found = push.fits(Subscription(endpoint, *keys(PushService()), "en"))
        await push.close()
        return found

    assert asyncio.run(fits()) is good


@pytest.mark.parametrize(
    ("key", "secret"), [("", ""), ("AAAA", "AAAA"), ("%%%", "x"), ("B" * 87, "A" * 22)]
)
def test_keys_that_are_none_are_refused(server: str, key: str, secret: str) -> None:
    with Visitor(server) as visitor:
        body = {"endpoint": "https://fcm.googleapis.com/x", "key": key, "secret": secret}
        answer = visitor.http.post("/api/push", json={**body, "language": "en"})
        assert (answer.status_code, answer.json()["error"]) == (400, "server:bad-message")


def test_a_browser_is_kept_and_forgotten(server: str) -> None:
    service = PushService()
    key, secret = keys(service)
    body = {"endpoint": "https://fcm.googleapis.com/x", "key": key, "secret": secret}
    with Visitor(server) as one, Visitor(server) as other:
        told = one.http.get("/api/push").json()
        assert len(told["key"]) == 87
        assert one.http.post("/api/push", json={**body, "language": "pl"}).json() == told
        mine = [{"endpoint": body["endpoint"], "language": "pl"}]
        assert one.http.get("/api/my-data").json()["reminders"] == mine
        # Somebody else cannot turn it off.
        gone = {"endpoint": body["endpoint"]}
        assert other.http.post("/api/push/forget", json=gone).status_code == 200
        assert one.http.get("/api/my-data").json()["reminders"] == mine
        assert one.http.post("/api/push/forget", json=gone).status_code == 200
        assert one.http.get("/api/my-data").json()["reminders"] == []


def test_subscriptions_have_an_owner_and_a_number(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        kept = hubs[0].store.subscriptions
        for number in range(12):
            await kept.add(Identity("A", "A"), service.subscription(str(number)))
        found = [each.endpoint.rpartition("/")[2] for each in await kept.of(["A"])]
        assert sorted(found, key=int) == [str(number) for number in range(2, 12)]
        await kept.forget(service.subscription("5").endpoint, "B")
        assert len(await kept.of(["A"])) == 10
        await kept.forget(service.subscription("5").endpoint, "A")
        assert len(await kept.of(["A"])) == 9
        # Who uses the same browser now is told there, and nobody else.
        await kept.add(Identity("B", "B"), service.subscription("6"))
        assert len(await kept.of(["A"])) == 8
        assert len(await kept.of(["B"])) == 1

    with_service(settings, work)


def test_reminders_go_along_with_their_person_and_end_with_them(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        (hub,) = hubs
        kept = hub.store.subscriptions
        await kept.add(Identity("phone", "A"), service.subscription("phone"))
        await kept.add(Identity("A", "A"), service.subscription("desk"))
        async with hub.store.engine.begin() as connection:
            for key in ("phone", "A"):
                await keep_device(connection, Identity(key, key), Kind("chrome", "android"))
            await merge(connection, "phone", "A")
            await merge(connection, "A", "B")
        assert len(await kept.of(["B"])) == 2
        # A device that is shut out hears nothing more.
        lost = next(each for each in await hub.store.devices.of("B") if each.key_hash == "phone")
        await hub.store.devices.shut_out(Identity("A", "B"), lost.id)
        assert [each.endpoint for each in await kept.of(["B"])] == [f"{service.origin}/push/desk"]
        await forget(hub.store.engine, "B", {"A", "phone"})
        assert await kept.of(["A", "B"]) == []

    with_service(settings, work)


def test_without_the_libraries_of_hosting_there_is_no_push(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "kaper.server.hosting.push", None)

    async def work(service: PushService, hubs: list[Hub]) -> None:
        (hub,) = hubs
        assert hub.herald.push is None
        assert not hub.herald.able
        table, _ = await table_of(hub)
        room = await room_of(hub, table)
        assert room.next_moment() is None

    with_service(settings, work)


def test_the_key_is_made_once(settings: Settings) -> None:
    async def work(service: PushService, hubs: list[Hub]) -> None:
        keys_of = {hub.herald.push.key for hub in hubs if hub.herald.push is not None}
        assert len(keys_of) == 1

    with_service(settings, work, count=2)
