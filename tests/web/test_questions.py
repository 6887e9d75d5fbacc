"""Nobody is asked needlessly: passes that stand, answers that give themselves, and the setting."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from kaper.testing.browser import Visitor

Guest = Callable[..., Visitor]


def to_a_window(ania: Visitor) -> None:
    """Play until one may pass until something happens."""
    ania.new_table("jolly-roger", players=3)
    ania.wait_for_turn()
    while not ania.find("stand-card").is_visible():
        ania.act()
        ania.wait_for_turn()


def test_a_pass_that_stands_is_told_in_the_log(guest: Guest) -> None:
    ania = guest()
    to_a_window(ania)
    decided = ania.acts
    ania.find("stand-card").click()
    expect(ania.find("by-itself").first).to_contain_text("Answered for you")
    assert ania.acts == decided


def test_whoever_wants_to_be_asked_always_says_so_once(guest: Guest) -> None:
    ania = guest()
    ania.new_table("deliveries")
    ania.wait_for_turn()
    ania.find("menu").click()
    ania.find("settings-here").click()
    ania.find("ask-always").click()
    ania.page.keyboard.press("Escape")
    expect(ania.find("settings")).not_to_be_visible()
    ania.page.reload()
    ania.wait_for_turn()
    ania.act()
    assert ania.situations()[-1]["always"] is True
