"""Looking back: what somebody has finished, what it comes to, and nobody else's."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from sqlalchemy import create_engine, text

from kaper.kernel.codec import Json
from kaper.server.endings import EndedTable, Ending, past_game
from kaper.server.facts import Place
from kaper.server.messages import MatchResult
from kaper.server.oblivion import Oblivion
from kaper.server.security import hashed
from kaper.server.settings import Settings, sqlite_url
from kaper.server.statistics import SCORES, statistics
from kaper.testing.visitors import (
    Object,
    Visitor,
    json_list,
    json_object,
    running,
    wait_for,
)
from kaper.voyages import voyage

Visitors = Callable[[], Visitor]


def past(person: Visitor, page: int = 0) -> list[Object]:
    games = json_list(person.get(f"/api/history?page={page}")["games"])
    return [json_object(game) for game in games]


def resigned(host: Visitor, table: Object, seat: int = 0) -> str:
    """Give a game up, and see it noted."""
    made = str(table["id"])
    with host.sit(made) as live:
        assert live.ask("resign", seat=seat)["type"] == "done"
    noted(host, made)
    return made


def noted(host: Visitor, table: str) -> None:
    """How a game ended is written down right after its end."""
    wait_for(lambda: table in [game["id"] for game in past(host)], "the end to be noted")


# Over HTTP


def test_a_finished_game_is_told_with_its_result(visitor: Visitors) -> None:
    host = visitor()
    made = str(host.make("me", "bot:random")["id"])
    assert past(host) == []
    with host.sit(made) as live:
        while not live.over:
            if live.decision is None:
                live.read()
            else:
                live.act(live.options()[0])
        result = json_object(live.now["result"])
    noted(host, made)
    (game,) = past(host)
    assert game["game"] == "martinique"
    assert game["result"] == result
    seats = [json_object(seat) for seat in json_list(game["seats"])]
    assert [seat["mine"] for seat in seats] == [True, False]
    assert [seat["kind"] for seat in seats] == ["person", "bot"]
    assert game["place"] == (1 if 0 in json_list(result["winners"]) else 2)
    (played,) = host.http.get("/api/statistics").json()
    assert (played["game"], played["played"]) == ("martinique", 1)
    assert played["best"] == played["mean"] == json_list(result["scores"])[0]


def test_nobody_sees_the_history_of_another(visitor: Visitors) -> None:
    host, guest, watcher, stranger = visitor(), visitor(), visitor(), visitor()
    table = host.make("me", "open")
    invite = str(table["invite"])
    guest.accept(invite, "Bartek")
    assert watcher.http.get(invite).status_code == 303
    made = resigned(host, table)
    noted(guest, made)
    assert [game["place"] for game in past(host)] == [2]
    assert [game["place"] for game in past(guest)] == [1]
    for other in (watcher, stranger):
        assert past(other) == []
        assert other.http.get("/api/statistics").json() == []


def test_what_is_told_names_no_key(visitor: Visitors) -> None:
    host, guest = visitor(), visitor()
    table = host.make("me", "open")
    guest.accept(str(table["invite"]), "Bartek")
    resigned(host, table)
    told = json.dumps(past(host)) + host.http.get("/api/statistics").text
    for key in (host.key, guest.key):
        assert key not in told
        assert hashed(key.rpartition(".")[0]) not in told


def test_a_seat_that_was_left_to_a_bot_is_no_game_of_mine(visitor: Visitors) -> None:
    host = visitor()
    made = str(host.make("me", "bot:random", "bot:random", game="deliveries")["id"])
    with host.sit(made) as live:
        live.ask("resign", seat=0)
        live.until(lambda: live.over)
    last = resigned(host, host.make("me", "bot:random"))
    assert [game["id"] for game in past(host)] == [last]


def test_guided_and_imported_games_are_left_out(visitor: Visitors) -> None:
    host = visitor()
    chapter = voyage("martinique")[0].id
    guided = host.post("/api/voyages", {"game": "martinique", "chapter": chapter, "name": "Ania"})
    with host.sit(str(guided["id"])) as live:
        live.ask("leave-voyage")
        live.ask("resign", seat=0)
    played = resigned(host, host.make("me", "bot:random"))
    with host.sit(str(host.make("me", "here")["id"]), seat=0) as live:
        while not live.over:
            if live.decision is None:
                live.send(type="look", seat=json_list(live.now["waiting"])[0])
                live.until(lambda: live.decision is not None)
            live.play(live.options()[0])
        here = str(live.table["id"])
    noted(host, here)
    record = host.http.get(f"/api/tables/{here}/record").text
    host.post("/api/import", {"record": record})
    # The harbour notes what it finds to be over.
    host.http.get("/api/tables")
    assert [game["id"] for game in past(host)] == [here, played]
    # Who played both sides has no place, and neither won nor lost.
    assert past(host)[0]["place"] is None
    assert [each["played"] for each in host.http.get("/api/statistics").json()] == [1]


def test_a_history_has_pages_and_survives_a_restart(quick: Settings, tmp_path: Path) -> None:
    database = tmp_path / "pages.sqlite3"
    settings = replace(quick, database=sqlite_url(database), history_page=2)
    with running(settings) as address, Visitor(address) as host:
        ended = [resigned(host, host.make("me", "bot:random")) for _ in range(3)]
        key = host.key
    # As tables were that ended before it was noted how.
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        connection.execute(text("update tables set ending = null"))
    engine.dispose()
    with running(settings) as address, Visitor(address) as host:
        host.become(key)
        assert [game["id"] for game in past(host)] == [ended[2], ended[1]]
        assert [game["id"] for game in past(host, 1)] == [ended[0]]
        assert host.get("/api/history?page=2") == {"games": [], "page": 2, "pages": 2}
        assert host.http.get("/api/history?page=-1").status_code == 400


def test_turns_of_a_replay_begin_where_somebody_else_acts(visitor: Visitors) -> None:
    host, stranger = visitor(), visitor()
    table = str(host.make("me", "bot:random")["id"])
    assert stranger.get(f"/api/tables/{table}/replay", 409)["error"] == "server:not-over"
    with host.sit(table) as live:
        for _ in range(4):
            live.until(lambda: live.decision is not None)
            live.play(live.options()[0])
        live.ask("resign", seat=0)
    outline = stranger.get(f"/api/tables/{table}/replay")
    steps = outline["steps"]
    assert isinstance(steps, int)
    actors: list[Json] = [
        stranger.get(f"/api/tables/{table}/replay/{step}")["actor"] for step in range(1, steps + 1)
    ]
    begins = [
        {"step": step, "seat": actor}
        for step, actor in enumerate(actors)
        if step == 0 or actor != actors[step - 1]
    ]
    assert outline["turns"] == begins


# What it comes to

ME, BARTEK = "me", "bartek"


def ended(
    scores: list[int],
    ranking: list[list[int]],
    *,
    game: str = "martinique",
    at: float = 1.0,
    other: Place | None = None,
) -> EndedTable:
    """A game of mine on the first seat, against others."""
    places = [Place("person", "Ania", owners=[ME])]
    places += [other or Place("person", "Bartek", owners=[BARTEK])] * (sum(map(len, ranking)) - 1)
    result = MatchResult(scores, ranking[0], ranking, "treasure")
    return EndedTable(f"table-{at}", game, Ending(at, places, result))


def test_wins_scores_and_streaks_are_counted() -> None:
    tables = [
        ended([9, 4], [[0], [1]]),
        ended([12, 4], [[0], [1]]),
        ended([3, 4], [[1], [0]]),
        ended([], [[0], [1]]),
        ended([6, 6], [[0, 1]]),
    ]
    (told,) = statistics(ME, tables)
    assert (told.played, told.wins) == (5, 4)
    assert (told.best, told.mean) == (12, 7.5)
    assert (told.streak, told.longest_streak) == (2, 2)
    assert [each.score for each in told.scores] == [9, 12, 3, 6]
    assert [each.won for each in told.scores] == [True, True, False, True]
    (bartek,) = told.opponents
    assert (bartek.name, bartek.games, bartek.ahead, bartek.behind) == ("Bartek", 5, 3, 1)


def test_the_game_played_most_comes_first_and_old_scores_are_left_out() -> None:
    tables = [ended([1, 2], [[1], [0]])]
    tables += [
        ended([number, 0], [[0], [1]], game="deliveries", at=number) for number in range(SCORES + 5)
    ]
    many, few = statistics(ME, tables)
    assert (many.game, few.game) == ("deliveries", "martinique")
    assert [each.score for each in many.scores] == list(range(5, SCORES + 5))
    assert (few.streak, few.longest_streak) == (0, 0)


def test_bots_of_one_strength_are_one_opponent_and_persons_go_by_their_key() -> None:
    def bot(name: str) -> Place:
        return Place("bot", name, "greedy")

    renamed = Place("person", "Bart", owners=[BARTEK])
    tables = [
        ended([1, 2], [[1], [0]], other=bot("Amara")),
        ended([1, 2], [[1], [0]], other=bot("Bruno")),
        ended([1, 2], [[1], [0]]),
        ended([1, 2], [[1], [0]], other=renamed),
    ]
    (told,) = statistics(ME, tables)
    assert [(each.name, each.bot, each.behind) for each in told.opponents] == [
        ("", "greedy", 2),
        ("Bart", "", 2),
    ]


def test_those_who_are_forgotten_are_one_opponent() -> None:
    def forgotten() -> Place:
        place = Place("person", "Bartek", owners=[BARTEK])
        return Oblivion(BARTEK, [place], []).places([place])[0]

    tables = [ended([1, 2], [[1], [0]], other=forgotten()) for _ in range(2)]
    (told,) = statistics(ME, tables)
    assert [(each.name, each.bot, each.behind) for each in told.opponents] == [("", "", 2)]


def test_a_place_counts_those_who_are_better() -> None:
    table = ended([3, 9, 9], [[1, 2], [0]])
    assert past_game(table, ME).place == 3
    assert past_game(table, BARTEK).place is None
    assert past_game(ended([3, 9], [[0], [1]]), BARTEK).place == 2


def test_nobody_plays_against_nobody() -> None:
    (told,) = statistics(ME, [ended([40], [[0]], game="maracaibo")])
    assert (told.best, told.opponents) == (40, [])
