"""Puzzles: what is found in bots' games, how it is kept, and what the games come with."""

from __future__ import annotations

from random import Random

import pytest

from kaper import registry
from kaper.analysis import puzzling
from kaper.analysis.judging import judge
from kaper.analysis.puzzles import Puzzle, puzzles, read_puzzles, write_puzzles
from kaper.analysis.puzzling import Wanted, finding
from kaper.bots.mcts import Budget
from kaper.kernel.errors import BadSetup
from kaper.kernel.record import Check, parse

# So few passes are soon through, and many enough to find again what is clear.
FEW = 200
# What no file goes below, whatever was asked for.
LEAST_GAP, FEWEST = 0.02, 3


def check(puzzle: Puzzle) -> None:
    """The record leads to a question, and it is told of every answer what it is worth."""
    match = puzzle.match()
    asked = match.pending()
    assert list(asked) == [puzzle.seat]
    options = [option.text for option in asked[puzzle.seat].options]
    assert sorted((puzzle.solution, *puzzle.also, *puzzle.worse)) == sorted(options)
    assert puzzle.obvious in puzzle.worse
    assert len(puzzle.worse) > 1
    assert min(puzzle.worse.values()) >= puzzle.gap
    for later in puzzle.plan:
        match.parse(puzzle.seat, later)


def test_a_puzzle_is_found_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    # So few passes make nobody sure.
    monkeypatch.setattr(puzzling, "CLEAR", 0.0)
    monkeypatch.setattr(puzzling, "SEARCHES", 1)
    puzzle = next(finding("deliveries", 2, Wanted(24, 0.03), seed=1))
    check(puzzle)
    assert puzzle.gap >= 0.03
    (read,) = read_puzzles(write_puzzles([puzzle]))
    assert read.record == puzzle.record
    assert (read.id, read.solution, read.also) == (puzzle.id, puzzle.solution, puzzle.also)
    assert read.worse.keys() == puzzle.worse.keys()


@pytest.mark.parametrize(
    "text", ["", "format = 1", "format = 0", "format = 1\n[[puzzle]]\nseat = 1", "puzzle = ["]
)
def test_what_is_no_puzzle_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="no puzzles"):
        read_puzzles(text)


@pytest.mark.parametrize("game", registry.games())
def test_a_game_comes_with_puzzles(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= FEWEST
    for puzzle in found.values():
        check(puzzle)
        assert puzzle.gap >= max(LEAST_GAP, puzzling.CLEAR * puzzle.error) - 0.001
        header, _, entries = parse(puzzle.record)
        assert header.game == game
        # What was made by other rules is to be found anew: its digest would not be looked at.
        assert header.rules == registry.game(game).rules
        assert isinstance([*entries][-1].entry, Check)


@pytest.mark.parametrize("game", registry.games())
def test_what_the_seat_knows_is_enough(game: str) -> None:
    """In other worlds that it cannot tell apart, all looks the same, and the same is best."""
    puzzle = next(iter(puzzles(game).values()))
    match, seat = puzzle.match(), puzzle.seat
    other = match.sample(seat, 7)
    assert other.view(seat) == match.view(seat)
    assert other.decision(seat).options == match.decision(seat).options
    second = other.parse(seat, puzzle.next_best)
    verdict = judge(other, seat, second, Budget(passes=FEW), Random(7))
    assert verdict is not None
    assert puzzle.is_solved_by(verdict.best.action)
