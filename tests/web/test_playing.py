"""A game in the browser: by clicks, with a friend, at one device; what is lost and taken back."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
from playwright.sync_api import expect

from kaper.testing.browser import Visitor, stop_clock
from kaper.testing.local_server import LocalServer

Guest = Callable[..., Visitor]


def test_a_whole_game_against_a_bot_by_clicks(guest: Guest) -> None:
    ania = guest(seed=3)
    ania.new_table()
    assert ania.play_to_the_end() > 10
    expect(ania.find("result")).to_be_visible()
    assert "seed" in (ania.find("result").text_content() or "").lower()


def test_friends_by_link_while_another_watches(guest: Guest) -> None:
    ania, bartek, watcher = guest(seed=6), guest(lang="pl", seed=7), guest(seed=8)
    ania.new_table(others=["open"])
    link = ania.find("invite-link").input_value()
    bartek.visit(link)
    bartek.find("join-name").fill("Bartek")
    bartek.find("join").click()
    ania.wait_for_turn()
    assert not re.search(r"[?#&]k=", bartek.page.url), "the secret stays in the address"
    watcher.visit(ania.page.url)
    expect(watcher.find("prompt")).to_be_visible()
    for _ in range(200):
        mine = "[data-testid=prompt].me"
        if ania.over and bartek.over:
            break
        for player in (ania, bartek):
            if player.page.locator(mine).is_visible():
                player.act()
    expect(watcher.find("result")).to_be_visible()
    assert "Bartek" in ania.find("log").inner_text()
    assert bartek.page.locator("html").get_attribute("lang") == "pl"
    assert ania.page.locator("html").get_attribute("lang") == "en"
    for seat, visitor in ((0, ania), (1, bartek), (None, watcher)):
        assert_no_foreign_secret(visitor, seat)


def assert_no_foreign_secret(visitor: Visitor, seat: int | None) -> None:
    """No message before the end holds a map or place that this viewer must not know."""
    situations = msgspec.to_builtins(visitor.situations())
    running = [s for s in situations if s["view"] and not s["result"]]
    assert len(running) > 10
    for situation in running:
        view = situation["view"]
        assert view["lost"] is None
        assert situation["table"]["seed"] == ""
        for owner, person in enumerate(view["seats"]):
            for held in person["maps"]:
                assert owner == seat or held["open"] or held["coordinate"] is None
        for happening in situation["happenings"]:
            if happening["key"].endswith(("-map-taken", "-bar-map-taken")):
                known = happening["args"]["seat"] == seat
                assert known or happening["args"]["coordinate"] in ("", "unknown")


def test_reconnecting_in_the_middle_of_a_turn(guest: Guest) -> None:
    ania = guest(seed=9)
    ania.new_table()
    ania.wait_for_turn()
    ania.act()
    ania.wait_for_turn()
    log = ania.find("log").inner_text()
    ania.page.reload()
    ania.wait_for_turn()
    assert ania.find("log").inner_text() == log
    ania.act()
    ania.wait_for_turn()


def test_a_killed_server_loses_nothing(guest: Guest, server: LocalServer) -> None:
    ania = guest(seed=10)
    ania.new_table()
    for _ in range(4):
        ania.wait_for_turn()
        ania.act()
    ania.wait_for_turn()
    log = ania.find("log").inner_text()
    server.kill()
    expect(ania.find("banner")).to_be_visible()
    server.start()
    expect(ania.find("banner")).not_to_be_visible(timeout=30_000)
    ania.wait_for_turn()
    assert ania.find("log").inner_text() == log
    ania.act()
    ania.wait_for_turn()
    # The browser says that the connection broke; that is no fault of the page.
    ania.faults.clear()


def test_two_people_on_one_device(guest: Guest) -> None:
    ania = guest(seed=11)
    ania.new_table(others=["here"])
    for _ in range(6):
        curtain = ania.find("curtain-open")
        ania.page.locator("[data-testid=prompt].me").or_(curtain).first.wait_for()
        if curtain.is_visible():
            expect(ania.page.locator("[data-square]").first).not_to_be_visible()
            ania.sit_down()
        ania.wait_for_turn()
        ania.act()
    expect(ania.find("curtain")).to_be_visible()


def test_taking_back_and_why_not(guest: Guest) -> None:
    ania = guest(seed=12)
    ania.new_table(others=["here"])
    ania.find("curtain-open").or_(ania.page.locator("[data-testid=prompt].me")).first.wait_for()
    if ania.find("curtain-open").is_visible():
        ania.find("curtain-open").click()
    ania.wait_for_turn()
    # Forced, because Playwright takes a square that only says why not for a disabled one.
    ania.page.locator("[data-square=d2]").click(force=True)
    expect(ania.find("why")).to_contain_text("beach")
    ania.page.keyboard.press("Escape")
    for _ in range(2):
        ania.wait_for_turn()
        ania.act()
        ania.find("curtain-open").click()
    expect(ania.find("log")).not_to_contain_text("undoes")
    ania.find("undo").click()
    expect(ania.find("log")).to_contain_text("undoes")


def test_a_second_press_confirms_but_no_double_click(guest: Guest) -> None:
    ania = guest(seed=13)
    ania.new_table("deliveries")
    ania.wait_for_turn()
    stop_clock(ania)
    card = ania.page.locator("[data-testid^='pick-take ']").first
    card.dblclick()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.press("Enter")
    expect(ania.find("confirm")).to_be_visible()
    assert ania.acts == 0
    stop_clock(ania, later=500)
    card.press("Enter")
    expect(ania.find("confirm")).not_to_be_visible()
    assert ania.acts == 1


def test_enter_chooses_among_several_ways_and_never_plays_one(guest: Guest) -> None:
    ania = guest(seed=14)
    ania.new_table()
    ania.wait_for_turn()
    ania.select()
    way = ania.page.get_by_text("Way 1 of")
    while not way.is_visible():
        ania.confirm()
        ania.wait_for_turn()
        ania.select()
    decided = ania.acts
    told = ania.page.locator(".told[role=status]")
    # A reader hears which way is chosen, and which squares it leads over.
    expect(told).to_contain_text("Way 1 of")
    end = ania.find("preview").inner_text().rpartition(" ")[2].lower()
    for key in ("Enter", " "):
        before = told.inner_text()
        ania.page.locator(f"[data-square={end}]").press(key)
        expect(told).not_to_have_text(before)
    assert ania.acts == decided
    ania.confirm()
    assert ania.acts == decided + 1
