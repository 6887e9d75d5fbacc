"""Deliveries in the browser: every stage, by clicks and by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kaper.testing.browser import DESKTOP, PHONE, Visitor

Guest = Callable[..., Visitor]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_every_stage_is_accessible_and_does_not_scroll(guest: Guest, size: tuple[int, int]) -> None:
    ania = guest(size=size, seed=5)
    ania.new_table("deliveries", players=5)
    # Which other stages a game comes to is a matter of chance.
    assert "turn" in ania.look_round(lambda visitor: str(visitor.view()["stage"]))


def test_choosing_by_keyboard(guest: Guest) -> None:
    """One stop for Tab in the row and in the hand; arrows go on, Enter selects and confirms."""
    ania = guest(seed=6)
    ania.new_table("deliveries")
    ania.wait_for_turn()
    page = ania.page
    ania.find("pick-draw").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    taken = page.locator("[data-place=row-1] button")
    expect(taken).to_be_focused()
    page.keyboard.press("Enter")
    expect(taken).to_have_attribute("aria-pressed", "true")
    ania.confirm()
    ania.wait_for_turn()
    hand = page.locator("[data-place=hand] button")
    expect(hand).to_have_count(1)
    expect(hand).to_have_attribute("tabindex", "0")


def test_a_selection_is_previewed_and_can_be_taken_away(guest: Guest) -> None:
    ania = guest(seed=7)
    ania.new_table("deliveries")
    ania.wait_for_turn()
    ania.find("pick-draw").click()
    expect(ania.find("preview")).to_contain_text("Draw the top card")
    page = ania.page
    page.keyboard.press("Escape")
    expect(ania.find("preview")).to_have_count(0)
    ania.find("discards").click()
    expect(ania.find("discards-dialog")).to_contain_text("Nothing has been discarded")
    page.keyboard.press("Escape")
    expect(ania.find("discards-dialog")).to_have_count(0)
