"""Puzzles over HTTP: what is told, when the solution is, and playing on."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from kaper import registry
from kaper.analysis.puzzles import Puzzle, puzzles
from kaper.kernel.record import parse
from kaper.server.facts import seed_hash
from kaper.server.settings import Limits, Settings, sqlite_url
from kaper.testing.visitors import Visitor, json_list, json_object, running

Visitors = Callable[[], Visitor]


def first_of(game: str) -> tuple[str, Puzzle]:
    """The first puzzle of a game, and its address."""
    puzzle = next(iter(puzzles(game).values()))
    return f"/api/puzzles/{game}/{puzzle.id}", puzzle


def test_every_game_has_its_puzzles(visitor: Visitors) -> None:
    shelves = visitor().http.get("/api/puzzles").json()
    listed = {shelf["game"]: shelf["puzzles"] for shelf in shelves}
    assert listed == {game: list(puzzles(game)) for game in registry.games() if puzzles(game)}


@pytest.mark.parametrize("game", registry.games())
def test_a_puzzle_tells_what_its_seat_knows_and_no_more(visitor: Visitors, game: str) -> None:
    address, puzzle = first_of(game)
    told = visitor().get(address)
    assert told.keys() == {"id", "situation"}
    situation = json_object(told["situation"])
    match = puzzle.match()
    assert situation["seat"] == puzzle.seat
    assert situation["view"] == json.loads(
        json.dumps(match.sample(puzzle.seat, 3).view(puzzle.seat))
    )
    events = match.redacted(puzzle.seat)
    assert len(json_list(situation["happenings"])) == len(events)
    decision = json_object(situation["decision"])
    options = [json_object(option)["text"] for option in json_list(decision["options"])]
    assert puzzle.solution in options
    table = json_object(situation["table"])
    seats = [json_object(seat) for seat in json_list(table["seats"])]
    assert [seat["mine"] for seat in seats] == [n == puzzle.seat for n in range(match.seats)]
    assert all(seat["name"] for seat in seats)
    # With the seed of the game anybody could deal it again.
    header, _, _ = parse(puzzle.record)
    assert table["seed"] == ""
    assert table["seedHash"] != seed_hash(header.seed)


def test_an_answer_is_judged_and_the_solution_told_when_asked_for(visitor: Visitors) -> None:
    solver = visitor()
    address, puzzle = first_of("deliveries")
    right = solver.post(f"{address}/answer", {"action": puzzle.solution}, 200)
    assert right == {"best": True, "lost": 0, "obvious": False}
    wrong = solver.post(f"{address}/answer", {"action": puzzle.obvious}, 200)
    lost = round(1000 * puzzle.worse[puzzle.obvious])
    assert wrong == {"best": False, "lost": lost, "obvious": True}
    advice = json_object(solver.post(f"{address}/solution", None, 200)["advice"])
    assert json_object(advice["choice"])["text"] == puzzle.solution
    (second,) = json_list(advice["others"])
    assert json_object(json_object(second)["choice"])["text"] == puzzle.next_best


def test_what_cannot_be_answered_is_refused(visitor: Visitors) -> None:
    solver = visitor()
    address, _ = first_of("deliveries")
    unknown = solver.post(f"{address}/answer", {"action": "fly to the moon"}, 409)
    assert unknown["error"] == "kernel:unknown-action"
    assert solver.post(f"{address}/answer", {}, 400)["error"] == "server:bad-message"
    for missing, word in (("deliveries/0", "no-such-puzzle"), ("chess/0", "no-such-game")):
        nowhere = f"/api/puzzles/{missing}"
        for refused in (
            solver.get(nowhere, 404),
            solver.post(f"{nowhere}/answer", {"action": "x"}, 404),
            solver.post(f"{nowhere}/solution", None, 404),
            solver.post(f"{nowhere}/play", {}, 404),
        ):
            assert refused["error"] == f"server:{word}"


def test_a_move_that_nobody_judged_is_refused(
    visitor: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a form would make can be done, but is no answer."""
    address, puzzle = first_of("deliveries")
    others = {action: lost for action, lost in puzzle.worse.items() if action != puzzle.obvious}
    known = {puzzle.id: dataclasses.replace(puzzle, worse=others)}
    monkeypatch.setattr("kaper.server.puzzles.puzzles", lambda _: known)
    refused = visitor().post(f"{address}/answer", {"action": puzzle.obvious}, 409)
    assert refused["error"] == "server:not-judged"


@pytest.mark.parametrize("solved", [True, False])
def test_a_puzzle_is_played_on_against_bots(visitor: Visitors, solved: bool) -> None:
    solver = visitor()
    address, puzzle = first_of("deliveries")
    action = puzzle.solution if solved else ""
    made = str(solver.post(f"{address}/play", {"action": action, "name": "Ada"}, 201)["id"])
    with solver.sit(made) as live:
        live.until(lambda: live.decision is not None)
        seats = [json_object(seat) for seat in json_list(live.table["seats"])]
        kinds = ["person" if seat == puzzle.seat else "bot" for seat in range(len(seats))]
        assert [seat["kind"] for seat in seats] == kinds
        assert seats[puzzle.seat]["name"] == "Ada"
        assert (puzzle.solution in live.options()) or solved
        assert live.ask("resign", seat=puzzle.seat)["type"] == "done"
    assert json_list(solver.get("/api/history")["games"]) == []


def test_nobody_tries_all_answers_at_once(quick: Settings, tmp_path: Path) -> None:
    strict = dataclasses.replace(
        quick, database=sqlite_url(tmp_path / "strict.sqlite3"), answer_limit=Limits(1, 0.001)
    )
    address, puzzle = first_of("deliveries")
    with running(strict) as server, Visitor(server) as solver:
        solver.post(f"{address}/answer", {"action": puzzle.obvious}, 200)
        assert solver.post(f"{address}/solution", None, 429)["error"] == "server:too-fast"
