"""The harbour: back to one's games, and to new ones."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from kaper.testing.browser import Visitor

Guest = Callable[..., Visitor]


def test_the_harbour_tells_by_itself_whose_turn_it_is(guest: Guest) -> None:
    ania, bartek = guest(), guest()
    ania.new_table(others=["open"])
    bartek.page.clock.install()
    bartek.visit(ania.find("invite-link").input_value())
    bartek.find("join-name").fill("Bartek")
    bartek.find("join").click()
    ania.wait_for_turn()
    bartek.visit("/")
    expect(bartek.find("my-tables")).to_contain_text("Others are thinking")
    assert "Your turn" not in bartek.page.title()
    ania.act()
    expect(ania.page.locator("[data-testid=prompt].me")).to_have_count(0)
    bartek.page.clock.run_for(60_000)
    expect(bartek.page).to_have_title("(1) Your turn · Kaper")


def test_finished_games_are_folded_away(guest: Guest) -> None:
    ania = guest()
    ania.new_table()
    ania.find("menu").click()
    ania.find("resign").click()
    ania.find("resign-dialog-sure").click()
    expect(ania.find("result")).to_be_visible()
    ania.visit("/")
    ended = ania.find("ended")
    expect(ended.get_by_text("1 finished game")).to_be_visible()
    expect(ended.get_by_role("link")).not_to_be_visible()
    ended.get_by_text("1 finished game").click()
    expect(ended.get_by_role("link")).to_be_visible()


def test_any_game_can_be_played_on_one_device(guest: Guest) -> None:
    ania = guest()
    ania.visit("/")
    ania.find("hot-seat").click()
    assert ania.violations() == []
    ania.find("choose-game").select_option(label="Deliveries")
    expect(ania.find("seat-1")).to_have_value("here")
    ania.find("players-3").check()
    ania.find("start-table").click()
    ania.page.wait_for_url(re.compile("/t/"))
    expect(ania.page).to_have_title(re.compile("Deliveries"))
