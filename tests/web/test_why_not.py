"""Whoever presses what may not be done is told the facts first, and offered the rule."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from kaper.testing.browser import Visitor
from tests.web.conftest import Guest

# In Deliveries nearly everything that lies there may be taken or discarded at every turn.
GAMES = ("jolly-roger", "maracaibo", "marauders", "martinique")
FORBIDDEN = "[aria-disabled=true]:not([data-testid=undo]):visible"
# How many things that may not be done are pressed, until one of them says why.
PRESSED = 40


def ask_why(visitor: Visitor) -> Locator:
    """Presses what cannot be chosen now, at one's own turns, until the table explains itself."""
    why = visitor.find("why")
    for _ in range(6):
        visitor.wait_for_turn()
        forbidden = visitor.page.locator(FORBIDDEN)
        for place in range(min(forbidden.count(), PRESSED)):
            # Forced, because Playwright takes what only says why not for a disabled button.
            forbidden.nth(place).click(force=True)
            visitor.page.wait_for_timeout(100)
            if why.is_visible():
                return why
        visitor.act()
    raise AssertionError("nothing said why not")


@pytest.mark.parametrize("game", GAMES)
def test_facts_come_first_and_the_box_closes(guest: Guest, game: str) -> None:
    ania = guest(seed=5)
    ania.new_table(game)
    why = ask_why(ania)
    facts = why.get_by_test_id("facts")
    expect(facts).to_be_visible()
    rule = why.locator("details p")
    expect(rule).not_to_be_visible()
    why.locator("summary").click()
    expect(rule).to_be_visible()
    ania.page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_the_box_does_not_outlive_a_move(guest: Guest) -> None:
    ania = guest(seed=5)
    ania.new_table("martinique")
    why = ask_why(ania)
    # By keys alone, for any press elsewhere closes it.
    ania.page.keyboard.press("h")
    expect(ania.find("confirm")).to_be_focused()
    expect(why).to_be_visible()
    ania.page.keyboard.press("Enter")
    expect(why).to_have_count(0)
