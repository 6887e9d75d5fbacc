"""Forged requests, foreign pages, secrets, limits."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from dataclasses import replace
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from kaper.server.guard import Guard, host_name, same_host
from kaper.server.security import household
from kaper.server.settings import Limits, Settings, sqlite_url
from kaper.testing.visitors import PATIENCE, Live, Visitor, json_list, json_object, running

Visitors = Callable[[], Visitor]

ORDER = {
    "game": "martinique",
    "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}],
    "options": {},
}
CLIENTS = ("httpx", "httpcore", "websockets.client")
PROMISED = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.mark.parametrize(
    ("headers", "error"),
    [
        ({"x-kaper": ""}, "server:forged"),
        ({"x-kaper": "2"}, "server:forged"),
        ({"origin": "http://pirates.example"}, "server:wrong-origin"),
        ({"origin": "null"}, "server:wrong-origin"),
        ({"sec-fetch-site": "cross-site"}, "server:wrong-origin"),
        ({"sec-fetch-site": "same-site"}, "server:wrong-origin"),
    ],
)
def test_forged_posts_are_refused(visitor: Visitors, headers: dict[str, str], error: str) -> None:
    answer = visitor().http.post("/api/tables", json=ORDER, headers=headers)
    assert answer.status_code == 403
    assert answer.json() == {"error": error}
    assert "set-cookie" not in answer.headers


def test_an_unknown_host_is_refused(visitor: Visitors) -> None:
    answer = visitor().http.get("/health", headers={"host": "pirates.example"})
    assert (answer.status_code, answer.json()) == (421, {"error": "server:wrong-host"})


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8137", True),
        ("127.0.0.1", True),
        ("[::1]:8137", True),
        ("192.168.0.7:80", True),
        ("kaper.example", True),
        ("KAPER.example:443", True),
        ("localhost.pirates.example", False),
        ("127.0.0.1.pirates.example", False),
        ("pirates.example", False),
    ],
)
def test_hosts(host: str, known: bool) -> None:
    async def nothing(*_: object) -> None: ...

    guard = Guard(nothing, nothing, Settings(hosts=("kaper.example",)))
    assert guard.knows(host_name(host) or "") is known


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:99999",
        "localhost:-1",
        "localhost:eighty",
        "localhost:80:80",
        "pirate@localhost",
        "localhost/page",
        "[::1",
        "::1",
        "ż.example",
        "",
    ],
)
def test_what_can_be_no_host_is_refused(visitor: Visitors, host: str) -> None:
    guest = visitor()
    for method, path in (("GET", "/"), ("GET", "/health"), ("POST", "/api/tables")):
        answer = guest.http.request(method, path, headers={b"host": host.encode()})
        assert (answer.status_code, answer.json()) == (400, {"error": "server:bad-message"})
        assert "content-security-policy" in answer.headers


def test_same_host() -> None:
    assert same_host("http://localhost:8137", "localhost:8137")
    assert same_host("https://Kaper.example", "kaper.example")
    for origin in ("", "null", "localhost:8137", "http://localhost", "ftp://localhost:8137"):
        assert not same_host(origin, "localhost:8137")


@pytest.mark.parametrize("origin", [None, "http://pirates.example", "null"])
def test_a_socket_from_another_page_is_refused(visitor: Visitors, origin: str | None) -> None:
    host = visitor()
    table = str(host.make("me", "open")["id"])
    address = f"{host.server.replace('http', 'ws', 1)}/ws/{table}"
    with pytest.raises(InvalidStatus) as caught:
        connect(address, origin=None if origin is None else Origin(origin), proxy=None)
    assert caught.value.response.status_code == 403


def test_no_such_table(visitor: Visitors) -> None:
    for name in ("nowhere", "", "a/b"):
        with visitor().dial(name) as socket, pytest.raises(ConnectionClosed) as caught:
            socket.recv(timeout=PATIENCE)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4404


def test_every_answer_carries_the_headers(visitor: Visitors) -> None:
    http = visitor().http
    answers = [
        http.get("/"),
        http.get("/health"),
        http.get("/nowhere"),
        http.get("/api/tables/nowhere"),
        http.get("/t/nowhere/nowhere"),
        http.post("/api/tables", json={}),
        http.post("/api/tables", headers={"x-kaper": ""}),
        http.delete("/api/tables"),
    ]
    assert [answer.status_code for answer in answers] == [200, 200, 404, 404, 200, 400, 403, 405]
    for answer in answers:
        assert PROMISED.items() <= dict(answer.headers).items()
        policy = answer.headers["content-security-policy"].split("; ")
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "require-trusted-types-for 'script'" in policy
        assert not any("unsafe" in part for part in policy)
        assert "camera=()" in answer.headers["permissions-policy"]
        if answer.status_code >= 400:
            assert answer.json()["error"].startswith("server:")


def test_bad_bodies(visitor: Visitors) -> None:
    http = visitor().http
    bodies: list[dict[str, object]] = [
        {},
        {**ORDER, "more": 1},
        {**ORDER, "seats": [{"kind": "me", "rank": "admiral"}, {"kind": "open"}]},
        {**ORDER, "seats": [{"kind": "pirate"}, {"kind": "open"}]},
        {**ORDER, "seats": []},
        {**ORDER, "options": {"lost-treasure": "never"}},
        {**ORDER, "options": {"wind": "strong"}},
        {**ORDER, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]},
    ]
    for body in bodies:
        answer = http.post("/api/tables", json=body)
        assert answer.status_code == 400, body
        assert answer.json()["error"].startswith("server:")
    assert http.post("/api/tables", json={**ORDER, "game": "chess"}).status_code == 404
    for content in (b"{", b"[" * 50_000 + b"]" * 50_000, b'{"game": "\xff"}'):
        answer = http.post("/api/tables", content=content)
        assert (answer.status_code, answer.json()["error"]) == (400, "server:bad-message")
        assert "content-security-policy" in answer.headers
    large = http.post("/api/import", json={"record": "x" * 1_100_000})
    assert (large.status_code, large.json()["error"]) == (413, "server:too-large")


def test_a_socket_that_talks_nonsense_is_closed(visitor: Visitors) -> None:
    host = visitor()
    table = str(host.make("me", "open")["id"])
    nonsense: list[str | bytes] = [
        '{"type":"plunder","id":"1"}',
        '{"type":"ping","id":"1","more":2}',
        json.dumps({"type": "say", "id": "1", "text": "x" * 9_000}),
        '{"x":' + "[" * 4_000 + "]" * 4_000 + ',"type":"ping","id":"1"}',
        b"\x00",
    ]
    with host.sit(table) as live:
        for message in nonsense:
            live.socket.send(message)
        assert read_to_the_end(live) == 1008
    refused = [text for text in live.received if "server:bad-message" in text]
    assert len(refused) == len(nonsense)


def read_to_the_end(live: Live) -> int:
    """Why the server closed the socket."""
    try:
        while True:
            live.read()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


def test_hello_comes_first_and_once(visitor: Visitors) -> None:
    host = visitor()
    table = str(host.make("me", "open")["id"])
    with host.dial(table) as socket:
        socket.send('{"type":"ping","id":"1"}')
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=PATIENCE)
    with host.sit(table) as live:
        live.send(type="hello", events=0, talk=0)
        live.until(lambda: "" in live.answers)
        assert live.answers[""]["rule"] == "server:bad-message"


def test_a_frame_too_long_for_the_server_ends_the_socket(visitor: Visitors) -> None:
    host = visitor()
    with host.sit(str(host.make("me", "open")["id"])) as live:
        live.socket.send("x" * 50_000)
        assert read_to_the_end(live) == 1009


@pytest.fixture
def strict(quick: Settings, tmp_path: Path) -> Settings:
    slow = Limits(3, 0.001)
    return replace(
        quick,
        database=sqlite_url(tmp_path / "strict.sqlite3"),
        talk_limit=Limits(2, 0.001),
        message_limit=Limits(6, 0.001),
        make_limit=slow,
        join_limit=slow,
        subscribers=2,
        hello_within=0.1,
    )


def test_limits(strict: Settings) -> None:
    with running(strict) as server, Visitor(server) as host:
        made = [host.http.post("/api/tables", json=ORDER).status_code for _ in range(5)]
        assert made == [201, 201, 201, 429, 429]
        table = host.http.get("/api/tables").json()[0]["id"]
        joined = [
            host.http.post(f"/api/tables/{table}/join", json={"name": "x"}).status_code
            for _ in range(5)
        ]
        assert joined == [200, 200, 200, 429, 429]
        with host.sit(table) as live:
            said = [live.ask("say", text="ahoy").get("rule") for _ in range(3)]
            assert said == [None, None, "server:too-fast"]
            pings = [live.ask("ping").get("rule") for _ in range(5)]
            assert pings == [None, None, None, "server:too-fast", "server:too-fast"]
            with Visitor(server) as stranger, stranger.sit(table):
                with stranger.dial(table) as third:
                    third.send('{"type":"hello","events":0,"talk":0}')
                    assert "server:table-full" in str(third.recv(timeout=PATIENCE))
                with host.sit(table) as again:
                    assert again.now["seat"] == 0
        with host.sit(table) as live:
            assert live.ask("say", text="ahoy")["rule"] == "server:too-fast"
        with host.dial(table) as silent, pytest.raises(ConnectionClosed) as caught:
            silent.recv(timeout=PATIENCE)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1008


def test_an_invitation_is_exchanged_and_leaves_no_trace(
    visitor: Visitors, quick: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    host, guest = visitor(), visitor()
    made = host.make("me", "open")
    path, table = str(made["invite"]), str(made["id"])
    secret = path.partition("?k=")[2]
    assert len(secret) * 6 >= 128
    answer = guest.http.get(path)
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/t/{table}"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["referrer-policy"] == "no-referrer"
    cookie = SimpleCookie(answer.headers["set-cookie"])["kaper"]
    assert cookie["httponly"] is True
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    again = guest.http.get(path)
    assert again.status_code == 303
    assert "set-cookie" not in again.headers
    guest.post(f"/api/tables/{table}/join", {"name": "guest"})
    with guest.sit(table) as live:
        live.until(lambda: live.table["status"] == "playing")
        told = "".join(live.received)
    kept = b"".join(p.read_bytes() for p in Path(quick.database[20:]).parent.glob("*.sqlite3*"))
    # What the tests' own clients log is not the server's.
    logged = [r.getMessage() for r in caplog.records if not r.name.startswith(CLIENTS)]
    for hidden in (secret, host.key, guest.key):
        assert hidden
        assert hidden not in "".join(logged)
        assert hidden not in told
        assert hidden.encode() not in kept
    assert table.encode() in kept


def test_joining_twice_is_joining_once(visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    made = host.make("me", "open", "open", game="jolly-roger")
    guest.http.get(str(made["invite"]))
    for more in ({}, {}, {"seat": 1}):
        told = guest.post(f"/api/tables/{made['id']}/join", {"name": "Ola", **more})
        kinds = [json_object(seat)["kind"] for seat in json_list(told["seats"])]
        assert kinds == ["person", "person", "open"]


def test_who_is_not_invited_cannot_sit_down(visitor: Visitors) -> None:
    host, stranger = visitor(), visitor()
    made, other = host.make("me", "open"), host.make("me", "open")
    table = str(made["id"])
    refused = stranger.post(f"/api/tables/{table}/join", {"name": "x"}, 403)
    assert refused["error"] == "server:not-invited"
    wrong = str(other["invite"]).replace(str(other["id"]), table)
    for link in (wrong, f"/t/{table}?k=guess", f"/t/{table}?k="):
        assert stranger.http.get(link).headers["location"] == "/?refused=server:bad-link"
    assert stranger.post(f"/api/tables/{table}/join", {"name": "x"}, 403)
    assert stranger.post(f"/api/tables/{table}/invite", status=403)["error"] == "server:host-only"
    fresh = str(host.post(f"/api/tables/{table}/invite")["invite"])
    stranger.accept(fresh, "guest")
    refused = host.post(f"/api/tables/{table}/join", {"name": "x", "seat": 1}, 409)
    assert refused["error"] == "server:seat-taken"


def test_a_person_goes_on_with_another_device(visitor: Visitors) -> None:
    host, phone = visitor(), visitor()
    table = str(host.make("me", "open")["id"])
    link = str(host.post(f"/api/tables/{table}/seats/0/link")["path"])
    assert phone.post(f"/api/tables/{table}/seats/0/link", status=403)
    assert host.post(f"/api/tables/{table}/seats/1/link", status=403)
    assert phone.http.get(link).status_code == 303
    assert phone.key != host.key
    with phone.sit(table) as live, host.sit(table) as other:
        assert live.now["seat"] == other.now["seat"] == 0
        assert live.table["host"] is False
        assert other.seats("online") == [True, False]


def test_one_of_two_on_a_device_goes_on_with_another(visitor: Visitors) -> None:
    host, phone = visitor(), visitor()
    table = str(host.make("me", "here")["id"])
    phone.http.get(str(host.post(f"/api/tables/{table}/seats/1/link")["path"]))
    with phone.sit(table) as live, host.sit(table) as other:
        assert live.seats("mine") == [False, True]
        assert other.seats("mine") == [True, True]
        assert other.table["hotSeat"] is True


def test_names_are_cleaned(visitor: Visitors) -> None:
    host = visitor()
    body = {
        **ORDER,
        "seats": [{"kind": "me", "name": " Ż\u202eeg\nlarz\x00 " + "x" * 99}, {"kind": "open"}],
    }
    table = host.post("/api/tables", body)["id"]
    seats = host.get(f"/api/tables/{table}")["seats"]
    assert isinstance(seats, list)
    seat = seats[0]
    assert isinstance(seat, dict)
    assert str(seat["name"]).startswith("Ż eg larz x")
    assert len(str(seat["name"])) == 40


def test_files_outside_the_client_are_not_served(visitor: Visitors, quick: Settings) -> None:
    http = visitor().http
    assert "has not been built" in http.get("/").text
    (quick.static / "assets").mkdir(parents=True)
    (quick.static / "index.html").write_text("<p>client</p>")
    (quick.static / "assets" / "app-1.js").write_text("go()")
    (quick.static / ".stamp").write_text("hidden")
    (quick.static.parent / "secret.txt").write_text("secret")
    for page in ("/", "/t/abc", "/rules/martinique", "/settings", "/credits", "/replay/abc"):
        answer = http.get(page)
        assert answer.text == "<p>client</p>"
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    script = http.get("/assets/app-1.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    tag = {"if-none-match": script.headers["etag"]}
    assert http.get("/assets/app-1.js", headers=tag).status_code == 304
    for path in (
        "/.stamp",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets",
        "/api/nothing",
        f"/{'a' * 300}",
    ):
        assert http.get(path).status_code == 404, path


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_addresses_that_one_visitor_may_have_count_as_one(address: str, counted: str) -> None:
    assert household(address) == counted


def test_another_address_of_the_same_network_is_no_way_around_a_limit(strict: Settings) -> None:
    def made(address: str) -> int:
        # As from a proxy on this machine, which is trusted.
        headers = {"x-forwarded-for": address}
        return host.http.post("/api/tables", json=ORDER, headers=headers).status_code

    with running(strict) as server, Visitor(server) as host:
        assert [made(f"2001:db8::{number}") for number in range(5)] == [201, 201, 201, 429, 429]
        assert made("2001:db8:0:1::1") == 201
        assert [made(address) for address in ("192.0.2.7", "::ffff:192.0.2.7")] == [201, 201]
