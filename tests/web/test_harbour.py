"""The harbour: back to one's games, and to new ones."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from kaper.server.persons import PERSONS
from kaper.testing.browser import DESKTOP, PHONE, Visitor
from kaper.testing.visitors import json_list, json_object

Guest = Callable[..., Visitor]
Size = tuple[int, int]

# Where the games lie, and what can be done with each.
PLACES = """() => [...document.querySelectorAll("[data-testid^=game-], [data-testid^=game-] .btn")]
    .map(each => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return [left, top, width, height].map(Math.round);
    })"""


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
    ania.tell_name()
    ania.find("players-3").check()
    ania.find("start-table").click()
    ania.page.wait_for_url(re.compile("/t/"))
    expect(ania.page).to_have_title(re.compile("Deliveries"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_moves_when_a_slow_server_tells_its_games(guest: Guest, size: Size) -> None:
    ania = guest(size=size)
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    ania.page.route("**/api/games", hold)
    ania.visit("/")
    expect(ania.find("my-tables")).to_contain_text("Looking for your tables")
    expect(ania.page.get_by_text("coming soon")).to_have_count(0)
    assert ania.violations() == []
    before = ania.page.evaluate(PLACES)
    waiting[0].continue_()
    ania.find("first-voyage").wait_for()
    assert ania.page.evaluate(PLACES) == before


def test_one_click_plays_and_the_name_is_asked_once(guest: Guest) -> None:
    ania = guest()
    ania.visit("/")
    ania.find("play-now-martinique").click()
    assert ania.violations() == []
    ania.find("who-go").click()
    expect(ania.find("name-missing")).to_be_visible()
    expect(ania.find("my-name")).to_be_focused()
    ania.find("my-name").fill("Ania")
    ania.find("portrait-edda").check(force=True)
    ania.find("who-go").click()
    ania.page.wait_for_url("**/t/*")
    assert ania.wait_for_turn()
    ania.visit("/")
    ania.find("play-now-deliveries").click()
    ania.page.wait_for_url("**/t/*")
    assert ania.wait_for_turn()
    seats = json_list(json_object(ania.situations()[-1]["table"])["seats"])
    me, bot = (json_object(seat) for seat in seats)
    assert (me["name"], me["portrait"]) == ("Ania", "edda")
    assert bot["bot"] == "medium"
    assert bot["name"] in PERSONS


def test_one_click_plays_as_last_time(guest: Guest) -> None:
    ania = guest()
    ania.new_table(others=["bot:easy"], options={"lost-treasure": "points"})
    ania.visit("/")
    expect(ania.find("play-now-martinique")).to_contain_text("easy")
    ania.find("play-now-martinique").click()
    ania.page.wait_for_url("**/t/*")
    assert ania.wait_for_turn()
    table = json_object(ania.situations()[-1]["table"])
    assert json_object(table["options"])["lost-treasure"] == "points"


@pytest.mark.parametrize("size", [DESKTOP, PHONE, (320, 256)])
def test_start_is_in_sight_however_long_the_form_is(guest: Guest, size: tuple[int, int]) -> None:
    ania = guest(size=size)
    ania.visit("/")
    ania.find("new-table-maracaibo").click()
    expect(ania.find("start-table")).to_be_in_viewport(ratio=1)
    ania.find("rare-options").locator("summary").click()
    expect(ania.find("start-table")).to_be_in_viewport(ratio=1)
    assert ania.violations() == []
    ania.find("start-table").click()
    expect(ania.find("name-missing")).to_be_in_viewport()


def test_a_first_game_is_set_with_one_press(guest: Guest) -> None:
    ania = guest()
    ania.visit("/")
    ania.find("new-table-marauders").click()
    ania.find("players-4").check()
    ania.find("option-length-15").check()
    ania.find("first-game").click()
    expect(ania.find("players-2")).to_be_checked()
    expect(ania.find("option-length-8")).to_be_checked()
    numbers = ania.page.locator("[data-testid^=option-length-]")
    testids = [each.get_attribute("data-testid") for each in numbers.all()]
    assert testids == [f"option-length-{number}" for number in (8, 10, 12, 15)]


def test_finished_games_tell_who_won_and_with_what(guest: Guest) -> None:
    ania = guest()
    ania.new_table("deliveries", others=["bot:easy"])
    ania.play_to_the_end()
    result = json_object(ania.situations()[-1]["result"])
    ania.visit("/")
    ania.find("ended").locator("summary").click()
    told = ania.find("ended-how")
    won = result["winners"] == [0]
    expect(told).to_contain_text("You win" if won else "wins")
    for points in json_list(result["scores"]):
        expect(told).to_contain_text(str(points).replace("-", "\u2212"))


def test_a_bot_with_a_style_is_seated_and_told(guest: Guest) -> None:
    ania = guest()
    ania.visit()
    ania.find("new-table-maracaibo").click()
    ania.find("start-table").wait_for()
    ania.tell_name()
    ania.find("seat-1").select_option("bot:easy")
    ania.find("style-1").select_option("explorer")
    expect(ania.find("seat-1")).to_have_value("bot:easy")
    assert ania.violations() == []
    ania.find("start-table").click()
    ania.page.wait_for_url("**/t/*")
    ania.wait_for_turn()
    seats = json_list(json_object(ania.situations()[-1]["table"])["seats"])
    assert [json_object(seat)["bot"] for seat in seats] == ["", "easy-explorer"]
    ania.visit()
    expect(ania.page.get_by_text("easy, likes to explore").first).to_be_visible()
