"""What is asked over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import kaper
from kaper.book import book
from kaper.kernel.record import Record, parse
from kaper.kernel.state import State
from kaper.match import Match
from kaper.replay import verify_seed
from kaper.server.http import urgency
from kaper.server.http_messages import MyTable
from kaper.server.settings import Settings, sqlite_url
from kaper.testing.visitors import Object, Visitor, json_list, json_object, running

Visitors = Callable[[], Visitor]


def played(moves: int, seed: str = "0042") -> Match[State]:
    """A game by chance, whose seed is all digits and begins with some that a number would lose."""
    match = kaper.new("martinique", seats=2, seed=seed)
    random = Random(4)
    while not match.over and len(match.history) < moves:
        seat, decision = next(iter(match.pending().items()))
        match.play(seat, random.choice(decision.options))
    return match


def test_games(visitor: Visitors) -> None:
    games = visitor().http.get("/api/games").json()
    assert [game["id"] for game in games] == list(kaper.games())
    assert games[0]["titles"] == {"en": "Martinique", "pl": "Martynika"}
    assert games[0]["seats"] == [2]
    assert games[0]["bots"] == ["easy", "medium", "hard", "expert"]
    assert games[0]["options"][0] == {"name": "lost-treasure", "values": ["wins", "points"]}


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({"game": "martinique"}, "Object missing required field `seats`"),
        ({"game": 5, "seats": [], "options": {}}, "game: Expected `str`, got `int`"),
        ({"game": "martinique", "seats": [{"kind": "alien"}], "options": {}}, "seats[0].kind: "),
        ({"game": "martinique", "seats": [{"sort": "me"}], "options": {}}, "unknown field `sort`"),
    ],
)
def test_bad_input_is_told_by_its_field(
    visitor: Visitors, body: dict[str, object], fault: str
) -> None:
    answer = visitor().post("/api/tables", body, 400)
    assert answer["error"] == "server:bad-message"
    assert fault in str(answer["detail"])


def test_rules(visitor: Visitors) -> None:
    rules = visitor().get("/api/rules/martinique")
    ids = [json_object(rule)["id"] for rule in json_list(rules["rules"])]
    assert "martinique:components.pieces" in ids
    chapter = json_object(json_list(rules["chapters"])[1])
    assert chapter["titles"] == {"en": "I. Dawn", "pl": "I. Poranek"}
    move = {"id": "move", "titles": {"en": "Moving a pirate", "pl": "Ruch pirata"}}
    assert move in json_list(chapter["sections"])
    sections = {json_object(rule)["section"] for rule in json_list(rules["rules"])}
    assert "move" in sections
    piece = json_object(json_list(rules["pieces"])[0])
    assert piece["table"] == "loot"
    assert piece["namePl"] == "Szable"
    assert piece["printed"] == {"digits": [5, 6, 5]}
    pieces = [
        json_object(each) for each in json_list(visitor().get("/api/rules/maracaibo")["pieces"])
    ]
    printed = {str(each["id"]): json_object(each["printed"]) for each in pieces}
    assert printed["improvement-rum"]["cost"] == 5
    assert printed["quest-ship-residences"]["conditions"] == ["ship", "residences"]
    assert printed["quest-ship-residences"]["harder"] == [2, 2]
    assert "name_en" not in printed["improvement-rum"]
    shared = visitor().get("/api/rules/kernel")
    ids = [json_object(rule)["id"] for rule in json_list(shared["rules"])]
    assert "kernel:undo-learned" in ids
    assert shared["pieces"] == []
    assert visitor().get("/api/rules/chess", 404)["error"] == "server:no-such-game"


def goods(rules: Object) -> list[str]:
    pieces = [json_object(each) for each in json_list(rules["pieces"])]
    return [str(piece["id"]) for piece in pieces if piece["table"] == "good"]


@pytest.mark.usefixtures("toys")
def test_rules_have_the_components_of_the_table(visitor: Visitors) -> None:
    host = visitor()
    assert goods(host.get("/api/rules/stall")) == ["rum", "pearl"]
    for options, address in (({}, ""), ({"goods": "first"}, "goods=first")):
        seats = [{"kind": "me", "name": "A"}, {"kind": "here", "name": "B"}]
        made = host.post("/api/tables", {"game": "stall", "seats": seats, "options": options})
        assert host.get(f"/api/tables/{made['id']}")["components"] == address
    assert goods(host.get("/api/rules/stall?goods=first")) == ["rum", "sugar"]
    assert goods(host.get("/api/rules/stall?goods=second")) == ["rum", "pearl"]
    assert host.get("/api/rules/stall?goods=third", 400)["error"] == "server:bad-input"
    assert goods(host.get("/api/rules/stall?from=friends&goods=first")) == ["rum", "sugar"]
    assert host.get("/api/rules/kernel?goods=first")["pieces"] == []


def test_openapi_and_health(visitor: Visitors) -> None:
    schema = visitor().get("/api/schema")
    paths = json_object(schema["paths"])
    assert {"/api/games", "/api/tables", "/api/import", "/health"} <= set(paths)
    assert "NewTable" in json_object(json_object(schema["components"])["schemas"])
    assert visitor().get("/health") == {"status": "ok"}


def test_a_book_is_told_with_the_positions_of_its_examples(visitor: Visitors) -> None:
    reader = visitor()
    told = reader.get("/api/books/martinique")
    chapters = [json_object(each) for each in json_list(told["chapters"])]
    assert [each["id"] for each in chapters] == [each.id for each in book("martinique").chapters]
    corner = json_object(json_list(told["examples"])[0])
    assert json_object(json_object(corner["view"])["pirates"])["c1"] == 0
    assert reader.get("/api/books/chess", 404)["error"] == "server:no-such-game"
    kept = reader.http.get("/api/books/martinique")
    again = reader.http.get(
        "/api/books/martinique", headers={"if-none-match": kept.headers["etag"]}
    )
    assert again.status_code == 304


def test_my_tables(visitor: Visitors) -> None:
    host, stranger = visitor(), visitor()
    assert host.http.get("/api/tables").json() == []
    first = host.make("me", "open")["id"]
    second = host.make("me", "bot:random")["id"]
    mine = host.http.get("/api/tables").json()
    assert [table["id"] for table in mine] == [second, first]
    assert [table["myTurn"] for table in mine] == [True, False]
    assert [table["status"] for table in mine] == ["playing", "waiting"]
    assert stranger.http.get("/api/tables").json() == []
    assert host.get(f"/api/tables/{first}")["host"] is True
    assert stranger.get(f"/api/tables/{first}")["host"] is False
    assert stranger.get("/api/tables/nowhere", 404)["error"] == "server:no-such-table"


def test_a_game_that_goes_on_is_listed_before_and_beside_any_number_of_finished_ones(
    tmp_path: Path,
) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "kaper.sqlite3"), tables_ended=2)
    with running(settings) as address, Visitor(address) as host:
        going = [str(host.make("open", "me")["id"]), str(host.make("me", "here")["id"])]
        record = played(1000).record()
        ended = [str(host.post("/api/import", {"record": record})["id"]) for _ in range(3)]
        for listed in (ended[::-1], ended[:0:-1]):
            # The first list finds out which of them are over.
            tables = host.http.get("/api/tables").json()
            assert [table["id"] for table in tables] == [*going[::-1], *listed]


def test_among_equally_urgent_tables_the_last_open_change_counts() -> None:
    """Not the last fact on disk, which may be a secret pass."""
    tables = [
        MyTable(name, "jolly-roger", "playing", [], my_turn, changed, None, None)
        for name, my_turn, changed in (("a", False, 1.0), ("b", False, 3.0), ("c", True, 2.0))
    ]
    assert [table.id for table in sorted(tables, key=urgency)] == ["c", "b", "a"]


def test_records_and_replays_are_for_finished_games(visitor: Visitors) -> None:
    host = visitor()
    table = host.make("me", "here")["id"]
    for path in ("record", "replay/0", "replay/0?seat=1"):
        assert host.get(f"/api/tables/{table}/{path}", 409)["error"] == "server:not-over"


def test_a_finished_record_is_imported_and_replayed(visitor: Visitors) -> None:
    host, stranger = visitor(), visitor()
    match = played(1000)
    table = host.post("/api/import", {"record": match.record()})["id"]
    info = host.get(f"/api/tables/{table}")
    assert (info["status"], info["seed"]) == ("over", "0042")
    exported = stranger.http.get(f"/api/tables/{table}/record")
    assert exported.headers["content-type"].startswith("text/plain")
    assert exported.text == match.record()
    verify_seed(exported.text)
    steps = len(match.history)
    for step in (0, 1, steps // 2, steps):
        for seat in (None, 0, 1):
            query = "" if seat is None else f"?seat={seat}"
            shown = stranger.get(f"/api/tables/{table}/replay/{step}{query}")
            state = match.history[step].before if step < steps else match.state
            assert shown["view"] == match.game.view(state, seat)
            assert shown["steps"] == steps
            assert shown["actor"] == (match.history[step - 1].step.seat if step else None)
    for wrong in (f"replay/{steps + 1}", "replay/3?seat=2"):
        assert stranger.http.get(f"/api/tables/{table}/{wrong}").status_code == 404


def test_an_unfinished_record_goes_on_as_a_hot_seat(visitor: Visitors) -> None:
    host = visitor()
    match = played(9)
    table = str(host.post("/api/import", {"record": match.record()})["id"])
    seat, decision = next(iter(match.pending().items()))
    with host.sit(table, seat=seat) as live:
        assert live.table["hotSeat"] is True
        assert live.now["view"] == match.view(seat)
        assert live.options() == [option.text for option in decision.options]
        live.play(live.options()[0])


def test_a_damaged_record_is_refused(visitor: Visitors) -> None:
    host = visitor()
    record = played(9).record()
    lines = record.splitlines()
    lines[-1] = lines[-1].replace("p", "q", 1)
    for text in ("", "kaper", "\n".join(lines), record.replace("seats 2", "seats 3")):
        answer = host.post("/api/import", {"record": text}, 400)
        assert answer["error"] == "server:bad-input"
        assert "line" in str(answer["detail"])


def test_a_record_of_too_many_actions_is_refused(visitor: Visitors) -> None:
    match = kaper.new("martinique", 2, seed=1)
    match.play(0, "enter a1")
    match.undo(0)
    text = str(Record(match.header, match.setup, match.entries * 5_001))
    assert visitor().post("/api/import", {"record": text}, 413)["error"] == "server:too-large"


def test_a_record_with_components_of_its_own_is_refused(visitor: Visitors) -> None:
    match = played(3)
    header, setup, _ = parse(match.record())
    changed = type(header)(
        header.game,
        header.rules,
        header.seats,
        header.seed,
        header.options,
        match.components.to_json(),
    )
    text = str(Record(changed, setup, match.entries))
    answer = visitor().post("/api/import", {"record": text}, 400)
    assert answer["error"] == "server:own-components"


def test_an_export_tells_what_the_viewer_may_know(visitor: Visitors) -> None:
    host, stranger = visitor(), visitor()
    match = played(30)
    table = str(host.post("/api/import", {"record": match.record()})["id"])

    def check(who: Visitor, query: str, seat: int | None) -> None:
        told: Object = who.get(f"/api/tables/{table}/export{query}")
        assert told["seat"] == seat
        assert told["view"] == match.view(seat)
        assert len(json_list(told["happenings"])) == len(match.redacted(seat))
        assert json_object(told["table"])["seed"] == ""

    check(host, "", None)
    check(host, "?seat=0", 0)
    check(host, "?seat=1", 1)
    check(stranger, "", None)
    assert (
        stranger.get(f"/api/tables/{table}/export?seat=1", 403)["error"] == "server:not-your-seat"
    )
