"""Analyses over HTTP: made once, of finished games alone, and tables to do better at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from kaper.server.analyses import budget_for
from kaper.server.kept_analyses import GIVEN_UP, KeptAnalyses
from kaper.server.settings import Settings, sqlite_url
from kaper.server.store import Store
from kaper.testing.visitors import Object, Visitor, json_int, json_list, json_object, wait_for

Visitors = Callable[[], Visitor]


def given_up(host: Visitor) -> tuple[str, list[str]]:
    """A table at which one gave up after two moves, and what could be done first."""
    table = str(host.make("me", "bot:random")["id"])
    with host.sit(table) as live:
        live.until(lambda: live.decision is not None)
        first = live.options()
        live.act(first[-1])
        live.until(lambda: live.decision is not None)
        live.act(live.options()[-1])
        assert live.ask("resign", seat=0)["type"] == "done"
    return table, first


def steps_of(person: Visitor, table: str) -> int:
    return json_int(person.get(f"/api/tables/{table}/replay")["steps"])


def analysed(person: Visitor, table: str) -> Object:
    """The report on a table, once it is there."""
    address = f"/api/tables/{table}/analysis"
    person.post(address, None, 200)
    wait_for(lambda: person.get(address)["status"] == "done", "the analysis")
    return json_object(person.get(address)["report"])


def test_a_finished_game_is_analysed_once(visitor: Visitors) -> None:
    host, other = visitor(), visitor()
    table, _ = given_up(host)
    assert host.get(f"/api/tables/{table}/analysis")["status"] == "none"
    report = analysed(host, table)
    assert len(json_list(report["chances"])) == steps_of(host, table) + 1
    # Whoever may look back at the game finds it there, and asking again begins nothing.
    again = other.post(f"/api/tables/{table}/analysis", None, 200)
    assert (again["status"], again["report"]) == ("done", report)


def test_nothing_is_told_of_a_game_that_is_not_over(visitor: Visitors) -> None:
    host = visitor()
    table = str(host.make("me", "bot:random")["id"])
    for answer in (
        host.get(f"/api/tables/{table}/analysis", 409),
        host.post(f"/api/tables/{table}/analysis", None, 409),
        host.post(f"/api/tables/{table}/try", {"step": 0}, 409),
    ):
        assert answer["error"] == "server:not-over"


def test_a_move_can_be_tried_again(visitor: Visitors) -> None:
    host, person = visitor(), visitor()
    table, options = given_up(host)
    made = str(person.post(f"/api/tables/{table}/try", {"step": 0, "name": "Ada"}, 201)["id"])
    with person.sit(made) as live:
        live.until(lambda: live.decision is not None)
        seats = [json_object(seat) for seat in json_list(live.table["seats"])]
        assert [seat["kind"] for seat in seats] == ["person", "bot"]
        assert live.options() == options
        assert live.ask("resign", seat=0)["type"] == "done"
    # It was never played from its beginning, so it counts nowhere.
    assert json_list(person.get("/api/history")["games"]) == []
    steps = steps_of(person, table)
    refused = person.post(f"/api/tables/{table}/try", {"step": steps}, 404)
    assert refused["error"] == "server:no-such-step"


def test_long_games_are_looked_at_less_closely() -> None:
    settings = Settings()
    assert budget_for(50, settings) == "60"
    assert budget_for(1_000, settings) == "30"
    assert budget_for(100_000, settings) == "8"


def test_an_analysis_that_nobody_works_on_can_be_taken_on(tmp_path: Path) -> None:
    async def claims() -> list[bool]:
        store = Store(sqlite_url(tmp_path / "kaper.sqlite3"))
        await store.open()
        kept = KeptAnalyses(store.engine)
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("pragma foreign_keys=off")
        found = [
            await kept.claim("table", 9, 100.0),
            await kept.claim("table", 9, 101.0),
            await kept.claim("table", 9, 101.0 + GIVEN_UP),
        ]
        await store.close()
        return found

    assert asyncio.run(claims()) == [True, False, True]
