"""Finding company: tables that anybody may join, and the door to the home network."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kaper.kernel.codec import Json
from kaper.server.network import Network, home_addresses, is_loopback
from kaper.server.settings import Settings, sqlite_url
from kaper.testing.visitors import PATIENCE, Object, Visitor, json_list, json_object, running

Visitors = Callable[[], Visitor]
# Stands for this machine's address in a network: a door that is really another one.
DOOR = "127.0.0.2"


def listed(guest: Visitor) -> list[Json]:
    return json_list(guest.http.get("/api/listed-tables").json())


def found(guest: Visitor, table: Object) -> Object | None:
    entries = map(json_object, listed(guest))
    return next((entry for entry in entries if entry["id"] == table["id"]), None)


# Tables for anybody


def test_a_table_is_listed_where_its_host_wants_it(visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    table = host.make("me", "open", listed=True)
    entry = found(guest, table)
    assert entry is not None
    assert entry["game"] == "martinique"
    assert entry["status"] == "waiting"
    kinds = [json_object(seat)["kind"] for seat in json_list(entry["seats"])]
    assert kinds == ["person", "open"]


def test_a_table_is_not_listed_unless_its_host_wants_it(visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    table = host.make("me", "open")
    assert found(guest, table) is None
    assert found(host, table) is None


def test_who_finds_a_table_joins_it_without_a_link(visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    table = host.make("me", "open", listed=True)
    info = guest.post(f"/api/tables/{table['id']}/join", {"name": "Bartek"})
    assert json_object(json_list(info["seats"])[1])["mine"]
    entry = found(visitor(), table)
    assert entry is not None
    assert entry["status"] == "playing"


def test_who_only_knows_the_id_of_another_table_cannot_join_it(visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    table = host.make("me", "open")
    refused = guest.post(f"/api/tables/{table['id']}/join", {"name": "Eve"}, status=403)
    assert refused["error"] == "server:not-invited"


def test_a_list_tells_no_secret(visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    table = host.make("me", "bot:random", listed=True)
    entry = found(guest, table)
    assert entry is not None
    assert set(entry) == {"id", "game", "status", "seats", "made", "pace"}
    told = json.dumps(entry)
    invite = str(table["invite"])
    assert invite.partition("k=")[2] not in told
    assert host.key not in told


def test_a_finished_table_is_no_longer_listed(visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    table = host.make("me", "bot:random", listed=True)
    assert found(guest, table) is not None
    live = host.sit(str(table["id"]))
    live.ask("resign", seat=0)
    assert found(guest, table) is None


def test_those_with_a_seat_to_take_come_first(visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    waiting = host.make("me", "open", listed=True)
    playing = host.make("me", "bot:random", listed=True)
    ids = [json_object(each)["id"] for each in listed(guest)]
    assert ids.index(waiting["id"]) < ids.index(playing["id"])


def test_who_made_a_table_long_ago_waits_no_more(tmp_path: Path, quick: Settings) -> None:
    forgetful = replace(quick, database=sqlite_url(tmp_path / "kaper.sqlite3"), listed_for=-1.0)
    with running(forgetful) as address, Visitor(address) as host:
        assert found(host, host.make("me", "open", listed=True)) is None


# The network


@pytest.fixture
def at_home(tmp_path: Path, quick: Settings) -> Iterator[str]:
    """A server whose tables can be opened to a network."""
    settings = replace(quick, database=sqlite_url(tmp_path / "kaper.sqlite3"))
    with running(settings, network=Network(lambda: [DOOR])) as address:
        yield address


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health", timeout=PATIENCE, verify=False).is_success
    except httpx.TransportError:
        return False


def opened(host: Visitor) -> str:
    [link] = json_list(host.post("/api/network", {"open": True})["links"])
    assert isinstance(link, str)
    return link


def test_the_door_is_shut_until_somebody_opens_it_and_then_again(at_home: str) -> None:
    port = at_home.rpartition(":")[2]
    with Visitor(at_home) as host:
        assert host.get("/api/network") == {"mine": True, "links": []}
        assert not answers(f"http://{DOOR}:{port}")
        link = opened(host)
        assert link == f"http://{DOOR}:{port}"
        assert answers(link)
        assert host.get("/api/network") == {"mine": True, "links": [link]}
        # Opened twice, it is one door.
        assert opened(host) == link
        assert host.post("/api/network", {"open": False}) == {"mine": True, "links": []}
        assert not answers(link)
        assert answers(at_home)
        assert answers(opened(host))


def test_friends_come_in_by_the_door_and_play(at_home: str) -> None:
    with Visitor(at_home) as host:
        link = opened(host)
        table = host.make("me", "open")
        with Visitor(link) as friend:
            info = friend.accept(str(table["invite"]), "Bartek")
            assert info["status"] == "playing"
            live = friend.sit(str(table["id"]))
            assert live.situation is not None


def test_who_came_by_the_door_cannot_shut_it(at_home: str) -> None:
    with Visitor(at_home) as host:
        link = opened(host)
        with Visitor(link) as friend:
            assert friend.get("/api/network") == {"mine": False, "links": [link]}
            refused = friend.post("/api/network", {"open": False}, status=403)
            assert refused["error"] == "server:here-only"
        assert answers(link)


def test_who_is_in_goes_out_when_the_door_is_shut(at_home: str) -> None:
    with Visitor(at_home) as host:
        link = opened(host)
        table = host.make("me", "open")
        own = host.sit(str(table["id"]))
        with Visitor(link) as friend:
            friend.accept(str(table["invite"]), "Bartek")
            live = friend.sit(str(table["id"]))
            host.post("/api/network", {"open": False})
            with pytest.raises(ConnectionClosed):
                live.until(lambda: False)
        assert own.ask("ping")["type"] == "pong"


def test_a_foreign_page_cannot_open_the_door(at_home: str) -> None:
    with Visitor(at_home) as host:
        forged = host.http.post(
            "/api/network", json={"open": True}, headers={"origin": "http://evil.example"}
        )
        assert forged.status_code == 403
        assert host.get("/api/network")["links"] == []


def test_a_server_for_everybody_has_no_such_door(visitor: Visitors) -> None:
    guest = visitor()
    assert guest.get("/api/network") == {"mine": False, "links": []}
    assert guest.post("/api/network", {"open": True}, status=403)["error"] == "server:here-only"


def test_without_a_network_that_is_said(tmp_path: Path, quick: Settings) -> None:
    settings = replace(quick, database=sqlite_url(tmp_path / "kaper.sqlite3"))
    with running(settings, network=Network(list)) as address, Visitor(address) as host:
        refused = host.post("/api/network", {"open": True}, status=409)
        assert refused["error"] == "server:no-network"


def test_only_addresses_of_private_networks_are_opened() -> None:
    assert not any(is_loopback(address) for address in home_addresses())


@pytest.mark.parametrize(
    ("host", "loopback"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("localhost", True),
        ("192.168.1.20", False),
        ("x", False),
    ],
)
def test_what_is_this_machine(host: str, loopback: bool) -> None:
    assert is_loopback(host) == loopback


def test_who_comes_from_elsewhere_does_not_sit_here() -> None:
    network = Network(lambda: [DOOR])
    assert network.is_local("127.0.0.1", "127.0.0.1")
    assert not network.is_local("192.168.1.33", "192.168.1.20")
