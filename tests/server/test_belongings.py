"""Taking one's data along: all that is mine, and no more."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from kaper.replay import verify_seed
from kaper.server.security import hashed
from kaper.server.settings import Settings, sqlite_url
from kaper.testing.pairing import pair
from kaper.testing.visitors import (
    Object,
    Visitor,
    json_list,
    json_object,
    running,
    wait_for,
)
from tests.server.disk import on_disk

Visitors = Callable[[], Visitor]
SURE = {"sure": True}


def export(visitor: Visitor) -> Object:
    answer = visitor.http.get("/api/my-data")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    return json_object(answer.json())


def exported_tables(visitor: Visitor) -> dict[str, Object]:
    found = [json_object(table) for table in json_list(export(visitor)["tables"])]
    return {str(table["id"]): table for table in found}


def test_an_export_has_all_that_is_mine_and_no_more(visitor: Visitors) -> None:
    desk, friend = visitor(), visitor()
    made = desk.make("me", "open")
    table = str(made["id"])
    friend.accept(str(made["invite"]), "Bartek")
    with desk.sit(table) as live, friend.sit(table) as other:
        live.ask("say", text="mine")
        other.ask("say", text="theirs")
        live.until(lambda: live.decision is not None)
        live.play(live.options()[0])
        seen = live.now["view"]
        hidden = other.now["view"]
    over = str(desk.make("me", "bot:random")["id"])
    with desk.sit(over) as live:
        live.ask("resign", seat=0)
    wait_for(lambda: bool(desk.get("/api/history")["games"]), "the end to be noted")
    found = exported_tables(desk)
    assert set(found) == {table, over}
    going = found[table]
    assert [json_object(line)["text"] for line in json_list(going["said"])] == ["mine"]
    assert going["names"] == ["me-0"]
    (view,) = [json_object(each) for each in json_list(going["views"])]
    assert (view["seat"], view["view"]) == (0, seen)
    assert view["view"] != hidden
    assert going["record"] == ""
    assert found[over]["views"] == []
    verify_seed(str(found[over]["record"]))
    told = export(desk)
    assert [json_object(game)["id"] for game in json_list(told["history"])] == [over]
    assert len(json_list(told["statistics"])) == 1
    assert len(json_list(told["devices"])) == 1
    text = json.dumps(told)
    for key in (desk.key, friend.key):
        assert key not in text
        assert hashed(key.rpartition(".")[0]) not in text
    assert json_object(going["table"])["seed"] == ""


def test_who_only_watches_exports_what_they_said(visitor: Visitors) -> None:
    desk, watcher = visitor(), visitor()
    made = desk.make("me", "open")
    table = str(made["id"])
    assert watcher.http.get(str(made["invite"])).status_code == 303
    with watcher.sit(table) as live:
        live.ask("say", text="ahoy")
    found = exported_tables(watcher)[table]
    assert (found["views"], found["names"]) == ([], [])
    assert [json_object(line)["text"] for line in json_list(found["said"])] == ["ahoy"]


def test_an_export_is_of_all_devices_and_of_nobody_for_nobody(visitor: Visitors) -> None:
    desk, new, nobody = visitor(), visitor(), visitor()
    table = str(new.make("me", "open")["id"])
    with new.sit(table) as live:
        live.ask("say", text="before")
    pair(desk, new)
    with desk.sit(table) as live:
        live.ask("say", text="after")
    for each in (desk, new):
        said = json_list(exported_tables(each)[table]["said"])
        assert [json_object(line)["text"] for line in said] == ["before", "after"]
    assert nobody.get("/api/my-data", 404)["error"] == "server:no-such-device"


def test_a_table_that_cannot_be_read_spoils_no_export(quick: Settings, tmp_path: Path) -> None:
    settings = replace(quick, database=sqlite_url(tmp_path / "broken.sqlite3"))
    with running(settings) as address, Visitor(address) as host:
        ids = [str(host.make("me", "bot:random")["id"]) for _ in range(3)]
        key = host.key
    connection = sqlite3.connect(tmp_path / "broken.sqlite3")
    with connection:
        connection.execute("update entries set body = '{}' where table_id = ?", (ids[0],))
        connection.execute("update tables set seats = '{' where id = ?", (ids[1],))
    connection.close()
    with running(settings) as address, Visitor(address) as host:
        host.become(key)
        found = exported_tables(host)
        assert [found[each]["broken"] for each in ids] == [True, True, False]
        # Nor does it keep anybody from leaving: only what is no text is left as it is.
        assert host.post("/api/my-data/delete", SURE)["tables"] == 2
    lines = on_disk(settings).splitlines()
    person = hashed(key.rpartition(".")[0])
    assert {ids[1] in line for line in lines if person in line} == {True}
