"""Puzzles over HTTP: the position, what a move is worth, the solution, and a table to play on at.

What is best is told to nobody who has not asked for it, and what the other seats hide to nobody.
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from random import Random

import msgspec

from kaper import registry
from kaper.analysis.puzzles import Puzzle, puzzles
from kaper.bots import Seen
from kaper.bots.reasons import reasons
from kaper.kernel.state import State
from kaper.match import Match
from kaper.replay import moves_that_stood, replay
from kaper.server import packing
from kaper.server.choices import plain_choice, prospect
from kaper.server.facts import KeptFact, Person, Place
from kaper.server.framework import (
    HTTP_200_OK,
    HTTP_201_CREATED,
    FromPath,
    JSONBody,
    Response,
    ResponseSpec,
    get,
    post,
)
from kaper.server.games import answer, packed_for, playable
from kaper.server.http import NO_STORE, Asked, Harbour, Limited, address_of
from kaper.server.http_messages import TableMade
from kaper.server.messages import Advice, NextBest
from kaper.server.persons import introduce
from kaper.server.puzzle_messages import (
    PlayPuzzle,
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleShelf,
    PuzzleSolution,
    PuzzleVerdict,
)
from kaper.server.refusals import CommandRefused, grounds_of, refuse
from kaper.server.renderings import Renderings, Viewer
from kaper.server.tables import Table
from kaper.server.trials import rivals, setup_of, trial

# So many positions are kept ready: more than there are games, each with a few days.
_KEPT = 32
# Who sits there as long as a puzzle is only looked at.
NOBODY: Person = "nobody"


@get("/api/puzzles", sync_to_thread=False)
def list_puzzles() -> list[PuzzleShelf]:
    shelves = (PuzzleShelf(game, list(puzzles(game))) for game in playable())
    return [shelf for shelf in shelves if shelf.puzzles]


@get(
    "/api/puzzles/{game_id:str}/{puzzle_id:str}",
    sync_to_thread=True,
    responses={
        # A made-up view could not be written down.
        HTTP_200_OK: ResponseSpec(PuzzleInfo, description="The position", generate_examples=False)
    },
)
def show_puzzle(
    request: Asked, game_id: FromPath[str], puzzle_id: FromPath[str]
) -> Response[bytes]:
    _find(game_id, puzzle_id)
    coding = packed_for(request)
    return answer(request, puzzle_body(game_id, puzzle_id, coding), coding)


@post("/api/puzzles/{game_id:str}/{puzzle_id:str}/answer")
async def answer_puzzle(
    request: Asked,
    game_id: FromPath[str],
    puzzle_id: FromPath[str],
    data: JSONBody[PuzzleAnswer],
    limiter: Limited,
) -> Response[PuzzleVerdict]:
    await limiter.answer(address_of(request))
    puzzle = _find(game_id, puzzle_id)
    await asyncio.to_thread(_check, puzzle, data.action)
    told = PuzzleVerdict(
        puzzle.is_solved_by(data.action),
        _thousandths(puzzle.lost_by(data.action)),
        data.action == puzzle.obvious,
    )
    return Response(told, status_code=HTTP_200_OK, headers=NO_STORE)


@post("/api/puzzles/{game_id:str}/{puzzle_id:str}/solution")
async def solve_puzzle(
    request: Asked, game_id: FromPath[str], puzzle_id: FromPath[str], limiter: Limited
) -> Response[PuzzleSolution]:
    await limiter.answer(address_of(request))
    puzzle = _find(game_id, puzzle_id)
    told = PuzzleSolution(await asyncio.to_thread(_advice, game_id, puzzle.id))
    return Response(told, status_code=HTTP_200_OK, headers=NO_STORE)


@post("/api/puzzles/{game_id:str}/{puzzle_id:str}/play")
async def play_puzzle(
    request: Asked,
    game_id: FromPath[str],
    puzzle_id: FromPath[str],
    data: JSONBody[PlayPuzzle],
    *,
    hub: Harbour,
    limiter: Limited,
) -> Response[TableMade]:
    """A table of one's own from the position of a puzzle."""
    await limiter.make(address_of(request))
    puzzle = _find(game_id, puzzle_id)
    if data.action:
        await asyncio.to_thread(_check, puzzle, data.action)
    visitor = await hub.identities.visitor(request.scope)
    made = await hub.keep(
        *await asyncio.to_thread(_tried, puzzle, data.action, hub.name(data.name), visitor.person)
    )
    return Response(
        TableMade(made.table.id, ""),
        status_code=HTTP_201_CREATED,
        cookies=visitor.cookies,
        headers=NO_STORE,
    )


def _find(game_id: str, puzzle_id: str) -> Puzzle:
    if game_id not in registry.games():
        refuse("no-such-game")
    found = puzzles(game_id).get(puzzle_id)
    if found is None:
        refuse("no-such-puzzle")
    return found


def _check(puzzle: Puzzle, action: str) -> None:
    """Refuse what cannot be done in the position, or was not judged: what a form would make."""
    refusal = _position(puzzle).refusal(puzzle.seat, action)
    if refusal is not None:
        raise CommandRefused(refusal.rule, grounds_of(refusal))
    if not puzzle.is_solved_by(action) and action not in puzzle.worse:
        refuse("not-judged")


def _position(puzzle: Puzzle) -> Match[State]:
    return _kept_position(puzzle.record, puzzle.seat)


@lru_cache(_KEPT)
def _kept_position(record: str, seat: int) -> Match[State]:
    """A position that the seat cannot tell from the true one, without what led there."""
    return replay(record).sample(seat, 0)


@lru_cache(_KEPT)
def puzzle_body(game_id: str, puzzle_id: str, coding: str | None) -> packing.Body:
    puzzle = puzzles(game_id)[puzzle_id]
    match, places = puzzle.match(), _introduced(puzzle)
    # Everybody is told the same, at whatever time, and nothing of the game's own seed.
    setup = msgspec.structs.replace(
        setup_of(match, places, NOBODY), id=f"puzzle-{puzzle.id}", seed=puzzle.id, made=0.0
    )
    table, _ = trial(setup, match, moves_that_stood(match))
    viewer = Viewer(puzzle.seat, (puzzle.seat,), (), host=False)
    situation = Renderings(table, frozenset(), 0).situation(viewer, 0)
    told = msgspec.json.encode({"id": puzzle.id, "situation": msgspec.Raw(situation)})
    return packing.packed(told, coding)


def _introduced(puzzle: Puzzle, name: str = "", person: Person = NOBODY) -> list[Place]:
    """Who sits there: whoever solves it goes by a name of their own, or by one of the story."""
    places = rivals(_position(puzzle))
    introduce(places, puzzle.id)
    own = places[puzzle.seat]
    places[puzzle.seat] = Place(
        "person", name or own.name, "", [person], portrait="" if name else own.portrait
    )
    return places


@lru_cache(_KEPT)
def _advice(game_id: str, puzzle_id: str) -> Advice:
    puzzle = puzzles(game_id)[puzzle_id]
    match = _position(puzzle)
    best, second = (match.parse(puzzle.seat, text) for text in (puzzle.solution, puzzle.next_best))
    random = Random(puzzle.id)  # noqa: S311 - play, not secrets
    why = reasons(Seen(match, puzzle.seat), match, random, best, second)
    plan = [match.parse(puzzle.seat, text) for text in puzzle.plan]
    return Advice(
        plain_choice(game_id, best),
        [prospect(game_id, reason) for reason in why],
        "clear",
        _thousandths(puzzle.chance),
        puzzle.passes,
        len(match.decision(puzzle.seat).options),
        [NextBest(plain_choice(game_id, second), _thousandths(puzzle.gap))],
        [plain_choice(game_id, action) for action in plan],
        puzzle.open,
        followed=False,
    )


def _thousandths(chance: float) -> int:
    return round(1000 * chance)


def _tried(puzzle: Puzzle, action: str, name: str, person: Person) -> tuple[Table, list[KeptFact]]:
    match, seat = puzzle.match(), puzzle.seat
    setup = setup_of(match, _introduced(puzzle, name, person), person)
    table, kept = trial(setup, match, moves_that_stood(match))
    if action:
        moved = table.move(seat, table.pending[seat].id, action)
        kept.append(KeptFact(len(kept) + 1, moved, setup.made))
        table.record(kept[-1], carried_out=True)
    return table, kept


ROUTES = (list_puzzles, show_puzzle, answer_puzzle, solve_puzzle, play_puzzle)
