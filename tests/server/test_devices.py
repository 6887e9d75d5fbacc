"""One person, several devices: links for one more, whose seats are whose, and shutting out."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kaper.server import pairing
from kaper.server.browsers import kind_of
from kaper.server.security import hashed
from kaper.server.settings import Settings, sqlite_url
from kaper.testing.pairing import SETTINGS, devices, offered, other_device, pair, tables
from kaper.testing.visitors import Live, Visitor, json_list, json_object, running, wait_for

Visitors = Callable[[], Visitor]
PHONE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0 Safari/537.36 Edg/126.0"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0"


def phone(visitor: Visitor) -> Visitor:
    visitor.http.headers["user-agent"] = PHONE
    return visitor


def mine(live: Live) -> list[object]:
    return [seat for seat, own in enumerate(live.seats("mine")) if own]


def closed(live: Live) -> int:
    """Why the server closed a socket."""
    with pytest.raises(ConnectionClosed) as ended:
        live.until(lambda: False)
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code


def database(settings: Settings) -> Path:
    return Path(settings.database.partition(":///")[2])


def kept(settings: Settings, query: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(database(settings))
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


# One more device


def test_another_device_has_the_seats_the_history_and_the_settings(visitor: Visitors) -> None:
    desk, new = visitor(), phone(visitor())
    going = str(desk.make("me", "bot:random")["id"])
    ended = str(desk.make("me", "bot:random")["id"])
    with desk.sit(ended) as live:
        live.ask("resign", seat=0)
    assert pair(desk, new) == {"settings": SETTINGS}
    assert tables(new) == tables(desk) == {going, ended}
    with new.sit(going) as live:
        assert live.now["seat"] == 0
        live.until(lambda: live.decision is not None)
        live.play(live.options()[0])
    wait_for(lambda: bool(new.get("/api/history")["games"]), "the end to be noted")
    games = [json_object(game) for game in json_list(new.get("/api/history")["games"])]
    assert [game["id"] for game in games] == [ended]
    listed = devices(desk)
    assert [device["here"] for device in listed] == [True, False]
    assert (listed[1]["browser"], listed[1]["system"]) == ("Chrome", "Android")
    assert desk.get("/api/devices")["link"] is None


def test_nothing_is_kept_of_who_has_one_device(quick: Settings, tmp_path: Path) -> None:
    settings = replace(quick, database=sqlite_url(tmp_path / "one.sqlite3"))
    with running(settings) as address, Visitor(address) as one, Visitor(address) as nobody:
        one.make("me", "open")
        assert [(each["id"], each["here"]) for each in devices(one)] == [("", True)]
        assert devices(nobody)[0]["here"] is True
        assert not nobody.key
        assert kept(settings, "select * from devices") == []


def test_a_link_is_good_once(visitor: Visitors) -> None:
    desk, new, thief = visitor(), visitor(), visitor()
    secret = offered(desk)
    assert desk.get("/api/devices")["link"] is not None
    told = new.post("/api/device-link/look", {"secret": secret})
    assert (told["name"], told["ownGames"], told["games"]) == ("Ania", 0, 0)
    # To look uses nothing up.
    new.post("/api/device-link/look", {"secret": secret})
    new.post("/api/device-link/follow", {"secret": secret})
    for path in ("look", "follow"):
        answer = thief.post(f"/api/device-link/{path}", {"secret": secret}, 404)
        assert answer["error"] == "server:old-device-link"
    assert len(devices(desk)) == 2


def test_a_link_expires_is_replaced_and_withdrawn(
    visitor: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, new = visitor(), visitor()

    def refused(secret: str) -> bool:
        answer = new.http.post("/api/device-link/follow", json={"secret": secret})
        return str(answer.json()["error"]) == "server:old-device-link"

    first = offered(desk)
    second = offered(desk)
    assert refused(first)
    desk.post("/api/device-link/withdraw")
    assert desk.get("/api/devices")["link"] is None
    assert refused(second)
    with monkeypatch.context() as patch:
        patch.setattr(pairing, "VALID", -1.0)
        late = offered(desk)
    assert refused(late)
    assert refused("guess")
    assert desk.get("/api/devices")["link"] is None


def test_a_link_that_a_browser_opens_by_address_changes_nothing(visitor: Visitors) -> None:
    desk, preview = visitor(), visitor()
    secret = offered(desk)
    # What follows the number sign is never sent: a preview asks for the page alone.
    assert preview.http.get("/d").status_code == 200
    assert not preview.key
    pair_with = visitor()
    pair_with.post("/api/device-link/follow", {"secret": secret})


def test_ones_own_link_is_no_way_to_oneself(visitor: Visitors) -> None:
    desk, new = visitor(), visitor()
    pair(desk, new)
    secret = offered(desk)
    for path in ("look", "follow"):
        answer = new.post(f"/api/device-link/{path}", {"secret": secret}, 409)
        assert answer["error"] == "server:same-person"
    # It was not used up by that.
    visitor().post("/api/device-link/follow", {"secret": secret})


def test_nobody_has_any_number_of_devices(
    visitor: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, second, third = visitor(), visitor(), visitor()
    monkeypatch.setattr(pairing, "MOST_DEVICES", 2)
    pair(desk, second)
    answer = desk.post("/api/device-link", SETTINGS, 409)
    assert answer["error"] == "server:too-many-devices"
    # Nor by bringing others along.
    answer = desk.post("/api/device-link/follow", {"secret": offered(third)}, 409)
    assert answer["error"] == "server:too-many-devices"
    assert len(devices(third)) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"volume": 101},
        {"speed": -1},
        {"name": "x" * 65},
        {"theme": "pink"},
        {"portrait": "nobody"},
        {"voyages": {"x": ["y"] * 21}},
        {"voyages": {str(number): [] for number in range(21)}},
        {"secret": 1},
    ],
)
def test_only_settings_travel(visitor: Visitors, wrong: dict[str, object]) -> None:
    assert visitor().post("/api/device-link", {**SETTINGS, **wrong}, 400)


def test_of_a_link_only_a_hash_is_kept(visitor: Visitors, quick: Settings) -> None:
    desk = visitor()
    secret = offered(desk)
    links = repr(kept(quick, "select * from device_links"))
    assert secret not in links
    assert hashed(secret) in links
    told = desk.http.get("/api/devices").text
    for word in (desk.key, hashed(desk.key.rpartition(".")[0]), secret, hashed(secret)):
        assert word not in told


# Two who had a life before


def test_what_the_second_device_had_comes_along(visitor: Visitors) -> None:
    desk, new, friend = visitor(), visitor(), visitor()
    made = new.make("me", "open")
    table = str(made["id"])
    friend.accept(str(made["invite"]), "Bartek")
    waiting = new.make("me", "open", game="martinique")
    old_tables = tables(new)
    secret = offered(desk)
    told = new.post("/api/device-link/look", {"secret": secret})
    assert (told["ownGames"], told["ownDevices"]) == (2, 0)
    with friend.sit(table) as watching, new.sit(table) as before:
        new.post("/api/device-link/follow", {"secret": secret})
        # The socket was the former person's: the browser comes back as the one it is now.
        assert closed(before) == 1013
        with desk.sit(table) as live:
            assert live.now["seat"] == 0
            live.until(lambda: live.decision is not None)
            live.play(live.options()[0])
        watching.until(lambda: watching.decision is not None)
        assert watching.seats("name") == ["me-0", "Bartek"]
        assert watching.table["hotSeat"] is False
    assert tables(desk) == tables(new) == old_tables
    # Who opened a table still is its host.
    desk.post(f"/api/tables/{waiting['id']}/invite", status=201)


def test_two_persons_with_several_devices_become_one(visitor: Visitors) -> None:
    one, two, three, four = (visitor() for _ in range(4))
    pair(one, two)
    pair(three, four)
    four.make("me", "open")
    pair(two, three)
    assert [len(devices(each)) for each in (one, two, three, four)] == [4] * 4
    assert tables(one) == tables(four) != set()


def test_a_seat_that_two_devices_shared_is_one_persons(visitor: Visitors) -> None:
    """Who went on with a seat by a personal link, and connects the two devices later."""
    desk, new = visitor(), visitor()
    table = str(desk.make("me", "bot:random")["id"])
    link = desk.post(f"/api/tables/{table}/seats/0/link", status=201)
    assert new.http.get(str(link["path"])).status_code == 303
    pair(desk, new)
    for each in (desk, new):
        with each.sit(table) as live:
            assert live.table["hotSeat"] is False
            assert live.now["seat"] == 0


def test_two_seats_of_one_table_are_played_as_on_one_device(visitor: Visitors) -> None:
    desk, new, friend = visitor(), visitor(), visitor()
    made = desk.make("me", "open", "open", game="deliveries")
    table = str(made["id"])
    new.accept(str(made["invite"]), "Also me")
    friend.accept(str(made["invite"]), "Bartek")
    with desk.sit(table) as open_before, friend.sit(table) as other:
        pair(desk, new)
        open_before.until(lambda: open_before.table["hotSeat"] is True)
        # Nobody's eyes change by themselves.
        assert open_before.now["seat"] == 0
        other.until(lambda: other.table["hotSeat"] is True)
        assert (other.now["seat"], mine(other)) == (2, [2])
    for each in (desk, new):
        with each.sit(table) as live:
            # Before somebody says who looks, nothing hidden is shown.
            assert live.now["seat"] is None
            assert mine(live) == [0, 1]
            for seat in (0, 1):
                live.send(type="look", seat=seat)
                live.until(lambda seat=seat: live.now["seat"] == seat)  # type: ignore[misc]
            live.send(type="look", seat=2)
            live.until(lambda: "" in live.answers)
            assert live.answers[""]["rule"] == "server:not-your-seat"
    with desk.sit(table, seat=0) as live:
        live.ask("resign", seat=0)
        live.ask("resign", seat=1)
        assert mine(live) == []


def test_a_command_sent_again_after_connecting_is_done_once(visitor: Visitors) -> None:
    desk, new = visitor(), visitor()
    table = str(new.make("me", "open")["id"])
    with new.sit(table) as live:
        live.ask("say", text="ahoy", id="same")
    pair(desk, new)
    with new.sit(table) as live:
        assert live.ask("say", text="ahoy", id="same")["type"] == "done"
        assert [line["text"] for line in live.lines] == ["ahoy"]
    # Another device has commands of its own.
    with desk.sit(table) as live:
        live.ask("say", text="ahoy again", id="same")
        live.until(lambda: len(live.lines) == 2)


# Shutting out


def test_who_is_shut_out_is_out_at_once(visitor: Visitors) -> None:
    desk, lost = visitor(), visitor()
    brought = str(lost.make("me", "bot:random")["id"])
    table = str(desk.make("me", "bot:random")["id"])
    pair(desk, lost)
    key = lost.key
    with lost.sit(table) as live, lost.sit(brought) as another, desk.sit(table) as own:
        desk.post(f"/api/devices/{other_device(desk)}/shut-out", status=200)
        assert [closed(each) for each in (live, another)] == [4401, 4401]
        assert live.answers[""]["rule"] == "server:signed-off"
        assert own.ask("ping")["type"] == "pong"
    # It has nothing more, also not what it brought along, and may begin anew.
    assert tables(lost) == set()
    for each in (table, brought):
        with lost.sit(each) as live:
            assert live.now["seat"] is None
            assert mine(live) == []
    assert lost.post(f"/api/tables/{table}/seats/0/link", status=403)
    lost.make("me", "open")
    assert lost.key != key
    assert len(tables(lost)) == 1
    # The others go on with everything.
    assert tables(desk) == {table, brought}
    with desk.sit(brought) as live:
        assert live.now["seat"] == 0
    assert len(devices(desk)) == 1
    lost.become(key)
    assert tables(lost) == set()


def test_the_first_device_can_be_shut_out_too(visitor: Visitors) -> None:
    lost, new = visitor(), visitor()
    table = str(lost.make("me", "bot:random")["id"])
    pair(lost, new)
    new.post(f"/api/devices/{other_device(new)}/shut-out", status=200)
    assert tables(lost) == set()
    assert tables(new) == {table}


def test_links_of_a_device_end_with_it(visitor: Visitors) -> None:
    desk, lost, fence, friend = visitor(), visitor(), visitor(), visitor()
    made = desk.make("me", "open")
    table = str(made["id"])
    friend.accept(str(made["invite"]), "Bartek")
    theirs = friend.post(f"/api/tables/{table}/seats/1/link", status=201)
    pair(desk, lost)
    link = lost.post(f"/api/tables/{table}/seats/0/link", status=201)
    secret = offered(lost)
    desk.post(f"/api/devices/{other_device(desk)}/shut-out", status=200)
    answer = fence.post("/api/device-link/follow", {"secret": secret}, 404)
    assert answer["error"] == "server:old-device-link"
    assert "refused=" in fence.http.get(str(link["path"])).headers["location"]
    # Others keep theirs.
    assert "refused=" not in fence.http.get(str(theirs["path"])).headers["location"]


def test_a_device_signs_itself_off(visitor: Visitors) -> None:
    desk, borrowed = visitor(), visitor()
    pair(desk, borrowed)
    own = next(str(each["id"]) for each in devices(borrowed) if each["here"])
    told = borrowed.post(f"/api/devices/{own}/shut-out", status=200)
    assert not borrowed.key
    assert [json_object(each)["id"] for each in json_list(told["devices"])] == [""]
    last = devices(desk)[0]["id"]
    answer = desk.post(f"/api/devices/{last}/shut-out", status=409)
    assert answer["error"] == "server:last-device"
    assert len(devices(desk)) == 1


def test_nobody_touches_the_devices_of_another(visitor: Visitors) -> None:
    desk, new, stranger = visitor(), visitor(), visitor()
    pair(desk, new)
    stranger.make("me", "open")
    other = other_device(desk)
    for path, body in (("name", {"name": "x"}), ("shut-out", None)):
        answer = stranger.post(f"/api/devices/{other}/{path}", body, 404)
        assert answer["error"] == "server:no-such-device"
    assert [each["name"] for each in devices(desk)] == ["", ""]
    assert len(devices(new)) == 2
    desk.post(f"/api/devices/{other}/name", {"name": "  My\u0000 phone "})
    assert [each["name"] for each in devices(new)] == ["", "My phone"]


def test_when_a_device_was_here_is_noted_by_the_day(visitor: Visitors, quick: Settings) -> None:
    desk, new = visitor(), visitor()
    pair(desk, new)
    other = other_device(desk)
    connection = sqlite3.connect(database(quick))
    with connection:
        connection.execute("update devices set seen = seen - 3 where id = ?", (other,))
    connection.close()

    def seen() -> float:
        (found,) = [each["seen"] for each in devices(desk) if not each["here"]]
        assert isinstance(found, float)
        return found

    days = (time.time() - seen()) / 86_400
    assert 3 <= days < 4.1
    new.http.get("/api/tables")
    assert (time.time() - seen()) / 86_400 < 1.1


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        (PHONE, ("Chrome", "Android")),
        (IPHONE, ("Safari", "iPhone")),
        (EDGE, ("Edge", "Windows")),
        (FIREFOX, ("Firefox", "Linux")),
        ("curl/8.0", ("", "")),
    ],
)
def test_browsers_say_what_they_are(said: str, kind: tuple[str, str]) -> None:
    found = kind_of(said)
    assert (found.browser, found.system) == kind


def test_nobody_else_is_told_a_key(visitor: Visitors) -> None:
    desk, new = visitor(), visitor()
    told = [json.dumps(pair(desk, new)), desk.http.get("/api/devices").text]
    told.append(new.http.get("/api/my-data").text)
    for key in (desk.key, new.key):
        for word in (key, hashed(key.rpartition(".")[0])):
            assert not [text for text in told if word in text]
