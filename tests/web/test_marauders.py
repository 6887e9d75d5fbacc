"""Merchants & Marauders in the browser: every question, the chart, the port, on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kaper.testing.browser import DESKTOP, PHONE, Visitor, stop_clock
from kaper.testing.visitors import json_object

Guest = Callable[..., Visitor]


def question(visitor: Visitor) -> str:
    """What the newest situation asks."""
    decision = json_object(visitor.situations()[-1]["decision"])
    return str(json_object(decision["prompt"])["key"]).removeprefix("marauders-prompt-")


def to_first_turn(visitor: Visitor) -> None:
    """Past the choice of a ship: in port at home, with three actions."""
    visitor.wait_for_turn()
    while question(visitor) != "turn":
        visitor.act()
        visitor.wait_for_turn()


def choose(visitor: Visitor, testid: str) -> None:
    visitor.find(testid).click()
    visitor.confirm()
    visitor.wait_for_turn()


def to_sea(visitor: Visitor) -> None:
    """Out of the port, at a table where no hunter who lies before it finds the ship."""
    for _ in range(10):
        visitor.new_table("marauders")
        to_first_turn(visitor)
        choose(visitor, "choice-leave")
        if question(visitor) == "turn":
            return
    raise AssertionError("ten times a hunter lay before the port")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_every_question_is_accessible_and_does_not_scroll(
    guest: Guest, size: tuple[int, int]
) -> None:
    """Until several kinds of questions have been asked."""
    ania = guest(size=size, lang="pl", seed=5)
    ania.new_table("marauders", players=4)
    assert "turn" in ania.look_round(question, most=6)


def test_sailing_by_keyboard(guest: Guest) -> None:
    """One stop for Tab on the chart; arrows go from zone to zone, Enter selects and confirms."""
    ania = guest(seed=6)
    to_sea(ania)
    page = ania.page
    lit = page.locator("path[data-testid^='pick-sail']").first
    page.locator("[data-zone='havana']").focus()
    page.keyboard.press("ArrowDown")
    below = page.locator("[data-zone='port-royale']")
    expect(below).to_be_focused()
    expect(below).to_have_attribute("tabindex", "0")
    lit.focus()
    page.keyboard.press("Enter")
    expect(lit).to_have_attribute("aria-pressed", "true")
    expect(page.locator("svg.chart .course")).to_be_attached()
    stop_clock(ania, later=500)
    page.keyboard.press("Enter")
    expect(ania.find("log")).to_contain_text("You sail")


def test_a_course_is_previewed_and_can_be_taken_away(guest: Guest) -> None:
    ania = guest(seed=7)
    to_sea(ania)
    page = ania.page
    # Forced: a token may lie in the middle of a zone, and whoever touches it touches the zone.
    page.locator("path[data-testid^='pick-sail']").first.click(force=True)
    expect(ania.find("preview")).to_contain_text("Sail to")
    expect(ania.find("confirm")).to_contain_text("Sail")
    page.keyboard.press("Escape")
    expect(ania.find("preview")).to_have_count(0)
    expect(page.locator("svg.chart .course")).to_have_count(0)
    # Forced, because Playwright takes a zone that only says why not for a disabled one.
    page.locator("path[data-zone][aria-disabled=true]").first.click(force=True)
    expect(ania.find("why")).to_be_visible()


def test_business_in_port(guest: Guest) -> None:
    """Into the port, a look at the chart, the offer with its prices, and out again."""
    ania = guest(seed=8)
    ania.new_table("marauders")
    to_first_turn(ania)
    choose(ania, "choice-port")
    port = ania.find("port")
    expect(port).to_contain_text("Shipyard")
    ania.find("port-switch").click()
    expect(ania.find("chart")).to_be_visible()
    ania.find("port-switch").click()
    choose(ania, "pick-market")
    expect(ania.find("counter-market")).to_contain_text("In demand")
    ania.page.locator("[data-testid^='pick-buy ']").first.click()
    expect(ania.page.locator(".actionbar .chip.red").first).to_contain_text("Ducat")
    ania.confirm()
    ania.wait_for_turn()
    expect(ania.page.locator(".cargo").first).to_be_visible()


def test_what_a_captain_has(guest: Guest) -> None:
    ania = guest(seed=9)
    ania.new_table("marauders", players=3)
    to_first_turn(ania)
    ania.find("captain-1").click()
    expect(ania.find("dossier")).to_contain_text("Influence")
    ania.page.keyboard.press("Escape")
    expect(ania.find("dossier")).to_have_count(0)


def test_on_the_phone_everything_is_one_tap_away(guest: Guest) -> None:
    """Places to sail to are repeated as buttons; ship and captains have tabs of their own."""
    ania = guest(size=PHONE, lang="pl", seed=10)
    to_sea(ania)
    quick = ania.page.locator(".quick button").first
    quick.click()
    expect(ania.find("preview")).to_contain_text("Płyń")
    ania.find("tab-mine").click()
    expect(ania.page.get_by_text("Załoga").first).to_be_visible()
    expect(ania.find("confirm")).to_be_visible()
    ania.find("tab-captains").click()
    expect(ania.find("captain-1")).to_be_visible()
    assert ania.violations() == []
    assert ania.overflow() == [0, 0]
