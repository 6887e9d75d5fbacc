"""Every page: clean for assistive technology, whole on a phone, in both languages and themes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from kaper.testing.browser import DESKTOP, PHONE, Visitor

Guest = Callable[..., Visitor]
PAGES = ("/", "/rules/martinique", "/settings", "/credits")


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_pages_are_accessible_and_speak_the_language(guest: Guest, path: str, lang: str) -> None:
    visitor = guest(lang=lang)
    visitor.visit(path)
    expect(visitor.page.locator("main").first).to_be_visible()
    expect(visitor.page.locator("html")).to_have_attribute("lang", lang)
    assert visitor.violations() == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_table_is_accessible_and_does_not_scroll(guest: Guest, size: tuple[int, int]) -> None:
    visitor = guest(size=size, seed=2)
    visitor.new_table()
    for _ in range(3):
        visitor.wait_for_turn()
        visitor.act()
    visitor.wait_for_turn()
    assert visitor.violations() == []
    assert visitor.overflow() == [0, 0]


def test_switching_language_and_theme_in_play(guest: Guest) -> None:
    visitor = guest(seed=2)
    visitor.new_table()
    visitor.wait_for_turn()
    visitor.find("language-pl").click()
    expect(visitor.find("prompt")).to_contain_text("pirata")
    visitor.find("theme").first.click()
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "night")
    visitor.page.reload()
    visitor.wait_for_turn()
    expect(visitor.find("prompt")).to_contain_text("pirata")


def test_no_layout_shift_in_play(guest: Guest) -> None:
    visitor = guest(seed=2)
    visitor.new_table()
    visitor.wait_for_turn()
    visitor.page.evaluate(
        """window.shifts = []; new PerformanceObserver(list => {
             for (const entry of list.getEntries())
               window.shifts.push([entry.value, ...entry.sources.map(s => s.node?.className)]);
           }).observe({type: 'layout-shift'})"""
    )
    for _ in range(6):
        visitor.wait_for_turn()
        visitor.act()
    shifts = visitor.page.evaluate("window.shifts")
    assert sum(shift[0] for shift in shifts) < 0.01, shifts


def test_a_link_that_leads_nowhere_is_explained(guest: Guest) -> None:
    visitor = guest()
    visitor.visit("/t/nowhere?k=nothing")
    expect(visitor.find("toast")).to_contain_text("This link leads nowhere")
    assert visitor.page.url.partition("?")[1] == ""


def test_a_table_that_cannot_go_on_is_explained(guest: Guest) -> None:
    visitor = guest()

    def broken(socket: WebSocketRoute) -> None:
        socket.send('{"type":"refused","id":"","rule":"server:broken-table"}')
        socket.close(code=4500)

    visitor.page.route_web_socket("**/ws/*", broken)
    visitor.visit("/t/broken")
    expect(visitor.page.locator("h1")).to_contain_text("This game can\u2019t be continued")


def test_a_newcomer_finds_the_game_in_short(guest: Guest) -> None:
    visitor = guest()
    visitor.new_table()
    visitor.wait_for_turn()
    expect(visitor.find("rules")).to_contain_text("New here?")
    visitor.find("rules").click()
    expect(visitor.find("primer").locator("li")).to_have_count(6)
    visitor.find("rules-search").fill("joker")
    expect(visitor.find("primer")).to_have_count(0)
    expect(visitor.find("rules-dialog")).to_contain_text("joker may be used")
    visitor.page.keyboard.press("Escape")
    expect(visitor.find("rules")).not_to_contain_text("New here?")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_rule_is_found_by_the_contents_and_by_a_search(
    guest: Guest, size: tuple[int, int]
) -> None:
    visitor = guest(size=size)
    visitor.visit("/rules/jolly-roger")
    main = visitor.page.locator("main")
    visitor.find("part-rules").click()
    if size == PHONE:
        visitor.find("contents").click()
    assert visitor.violations() == []
    main.get_by_role("link", name="Bribes").click()
    bribes = main.get_by_role("heading", name="Bribes")
    expect(bribes).to_be_focused()
    expect(bribes).to_be_in_viewport()
    visitor.find("part-icons").click()
    expect(visitor.find("icons").first).to_contain_text("Navigation", ignore_case=True)
    assert visitor.violations() == []
    visitor.find("rules-search").fill("LAPOWK")
    expect(visitor.find("icons")).to_have_text("bribe")
    expect(main).to_contain_text("Players may bribe one another")
    visitor.find("part-pieces").click()
    expect(visitor.find("rules-search")).to_have_value("")
    expect(main.get_by_role("heading", name="Bloody Pirate")).to_be_visible()
    assert visitor.violations() == []
    assert visitor.overflow()[1] == 0
