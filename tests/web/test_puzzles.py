"""Puzzles: the list, one that is solved by clicks, and one whose solution is shown."""

from __future__ import annotations

from datetime import date

import pytest
from playwright.sync_api import expect

from kaper.analysis.puzzles import Puzzle, puzzles
from kaper.testing.browser import DESKTOP, PHONE, Visitor
from tests.web.conftest import Guest

EPOCH = date(1970, 1, 1).toordinal()
TODAY = date(2026, 11, 18)


def puzzle_of(game: str) -> Puzzle:
    """What the client shows on the day."""
    found = list(puzzles(game).values())
    return found[(TODAY.toordinal() - EPOCH) % len(found)]


def try_move(solver: Visitor, action: str) -> None:
    """A card or a place of the board, then the seal."""
    solver.find(f"pick-{action}").first.click()
    solver.find("confirm").click()


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "pl")])
def test_the_puzzle_of_the_day_is_solved(guest: Guest, size: tuple[int, int], lang: str) -> None:
    solver, puzzle = guest(size, lang), puzzle_of("deliveries")
    solver.page.clock.set_fixed_time(TODAY.isoformat() + "T12:00:00")
    solver.visit()
    solver.find("puzzles-link").click()
    expect(solver.find("puzzle-today-martinique")).to_be_visible()
    assert solver.violations() == []
    solver.find("puzzle-today-deliveries").click()
    told = solver.find("puzzle-told")
    expect(told).to_be_visible()
    assert solver.overflow() == [0, 0]
    try_move(solver, puzzle.obvious)
    expect(told).to_contain_text(f"{round(100 * puzzle.worse[puzzle.obvious])}%")
    assert solver.violations() == []
    try_move(solver, puzzle.solution)
    expect(solver.find("puzzle-streak")).to_contain_text("1")
    expect(solver.find("puzzle-play")).to_be_visible()
    assert solver.violations() == []
    assert solver.overflow() == [0, 0]
    solver.find("puzzle-play").click()
    solver.page.wait_for_url("**/t/*")
    solver.visit("/puzzles/deliveries")
    today = solver.find(f"puzzle-{TODAY.isoformat()}")
    expect(today).to_contain_text({"en": "Solved", "pl": "Rozwiązana"}[lang])
    assert solver.violations() == []


def test_the_solution_is_shown_with_its_reasons(guest: Guest) -> None:
    solver = guest()
    solver.page.clock.set_fixed_time(TODAY.isoformat() + "T12:00:00")
    solver.visit(f"/puzzles/martinique/{TODAY.isoformat()}")
    solver.find("puzzle-show").click()
    expect(solver.find("hint-card")).to_be_visible()
    assert solver.find("hint-reasons").inner_text().strip()
    assert solver.violations() == []
    solver.find("hint-take").click()
    solver.find("confirm").click()
    expect(solver.find("puzzle-told")).to_contain_text("best move")
    # Who has seen it has not found it.
    expect(solver.find("puzzle-streak")).to_have_count(0)
