"""Puzzles: what is found in bots' games, and how it is kept."""

from __future__ import annotations

import pytest

import kaper
from kaper import registry
from kaper.analysis import puzzles as module
from kaper.analysis.puzzles import Puzzle, finding, puzzles, read_puzzles
from kaper.kernel.errors import BadSetup


def check(puzzle: Puzzle) -> None:
    """The record leads to a question that the solution answers, and the obvious move too."""
    match = kaper.replay(puzzle.record)
    options = {option.text for option in match.pending()[puzzle.seat].options}
    assert {puzzle.solution, puzzle.obvious} <= options
    assert puzzle.solution != puzzle.obvious


def test_a_puzzle_is_found_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    # So few passes make nobody sure.
    monkeypatch.setattr(module, "CLEAR", 0.0)
    puzzle = next(finding("deliveries", 2, 24, seed=1))
    check(puzzle)
    assert puzzle.gap >= module.LEAST_GAP
    (read,) = read_puzzles(puzzle.toml())
    assert (read.record, read.solution, read.seat) == (puzzle.record, puzzle.solution, puzzle.seat)


@pytest.mark.parametrize("text", ["", "[[puzzle]]\nseat = 1", "puzzle = ["])
def test_what_is_no_puzzle_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="no puzzles"):
        read_puzzles(text)


@pytest.mark.parametrize("game", registry.games())
def test_the_puzzles_of_a_game_can_be_played(game: str) -> None:
    for puzzle in puzzles(game):
        check(puzzle)
        assert puzzle.gap >= module.CLEAR * puzzle.error
