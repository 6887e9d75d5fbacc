"""Looking back in the browser: finished games, what they come to, and any moment of one again."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

import kaper
from kaper.bots import Seen, make_bot
from kaper.testing.browser import DESKTOP, PHONE, Visitor

Guest = Callable[..., Visitor]
RECORD = Path(__file__).parents[1] / "games" / "martinique" / "golden" / "draw.record"


def give_up(visitor: Visitor, game: str = "martinique") -> None:
    """A game that ends at once."""
    visitor.new_table(game)
    resign(visitor)


def resign(visitor: Visitor) -> None:
    visitor.find("menu").click()
    visitor.find("resign").click()
    visitor.find("resign-dialog-sure").click()
    expect(visitor.find("result")).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "pl"), (PHONE, "en")])
def test_a_finished_game_is_found_again_with_its_result(
    guest: Guest, size: tuple[int, int], lang: str
) -> None:
    ania, other = guest(size=size, lang=lang, seed=3), guest()
    ania.visit("/history")
    expect(ania.find("history-none")).to_be_visible()
    assert ania.violations() == []
    ania.new_table()
    ania.play_to_the_end()
    give_up(ania, "deliveries")
    ania.visit("/")
    ania.find("history-link").click()
    expect(ania.page.locator("h1")).to_be_focused()
    statistics = ania.find("statistics-martinique")
    expect(statistics.get_by_test_id("figure-played")).to_have_text("1")
    expect(statistics.get_by_test_id("score-plot")).to_have_attribute(
        "aria-label", re.compile(r": .?\d+")
    )
    # Nothing is counted where somebody resigned.
    given_up = ania.find("statistics-deliveries")
    expect(given_up.get_by_test_id("figure-won")).to_have_text("0")
    expect(given_up.get_by_test_id("score-plot")).to_have_count(0)
    games = ania.page.locator("[data-testid^=past-]")
    expect(games).to_have_count(2)
    assert ania.violations() == []
    assert ania.overflow()[1] == 0
    games.last.get_by_role("link").click()
    ania.page.wait_for_url("**/replay/*")
    other.visit("/history")
    expect(other.find("history-none")).to_be_visible()


def answer_page(route: Route) -> None:
    page = int(route.request.url.rpartition("=")[2])
    game = {
        "id": f"g{page}",
        "game": "martinique",
        "at": 1_700_000_000.0,
        "seats": [],
        "result": {"scores": [], "winners": [], "ranking": [], "reason": "resigned"},
        "place": None,
    }
    route.fulfill(json={"games": [game], "page": page, "pages": 2})


def test_a_long_history_has_pages(guest: Guest) -> None:
    ania = guest()
    ania.page.route("**/api/history?page=*", answer_page)
    ania.visit("/history")
    expect(ania.find("past-g0")).to_be_visible()
    expect(ania.find("newer")).to_be_disabled()
    ania.find("older").click()
    expect(ania.find("past-g1")).to_be_visible()
    expect(ania.page.get_by_role("heading", name="Finished games")).to_be_focused()
    expect(ania.find("older")).to_be_disabled()


def test_games_that_cannot_be_fetched_are_no_empty_page(guest: Guest) -> None:
    ania = guest()
    ania.page.route("**/api/history?*", lambda route: route.abort())
    ania.visit("/history")
    expect(ania.page.get_by_role("alert")).to_contain_text("could not be fetched")
    # The browser says that nothing came; that is no fault of the page.
    ania.faults.clear()


# The bar of a replay


def watch(visitor: Visitor) -> int:
    """A recorded game; gives how many steps it has."""
    visitor.visit()
    visitor.find("import").set_input_files(RECORD)
    visitor.page.wait_for_url("**/replay/*")
    visitor.find("replay-bar").wait_for()
    return int(str(visitor.find("replay-slider").get_attribute("max")))


def step(visitor: Visitor) -> int:
    return int(visitor.find("replay-slider").input_value())


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_replay_goes_by_steps_and_turns(guest: Guest, size: tuple[int, int]) -> None:
    ania = guest(size=size)
    steps = watch(ania)
    for button in ("start", "turn-back", "back"):
        expect(ania.find(f"replay-{button}")).to_be_disabled()
    ania.find("replay-turn-on").click()
    second = step(ania)
    assert second >= 1
    ania.find("replay-on").click()
    expect(ania.find("replay-place")).to_contain_text("Turn 2 of")
    ania.find("replay-turn-back").click()
    assert step(ania) == second
    ania.find("replay-turn-back").click()
    assert step(ania) == 0
    ania.find("replay-end").click()
    assert step(ania) == steps
    for button in ("on", "turn-on", "end"):
        expect(ania.find(f"replay-{button}")).to_be_disabled()
    expect(ania.find("prompt")).to_contain_text(f"Step {steps} of {steps}")
    expect(ania.find("replay-slider")).to_have_attribute(
        "aria-valuetext", re.compile(f"^Step {steps} of {steps} · Turn")
    )
    assert ania.violations() == []
    assert ania.overflow()[1] == 0


def test_a_replay_is_led_by_the_keyboard(guest: Guest) -> None:
    ania = guest()
    steps = watch(ania)
    press = ania.page.keyboard.press
    ania.page.locator("h1").focus()
    press("PageDown")
    second = step(ania)
    assert second >= 1
    press("ArrowRight")
    assert step(ania) == second + 1
    press("PageUp")
    assert step(ania) == second
    press("End")
    assert step(ania) == steps
    press("Home")
    assert step(ania) == 0


def test_a_replay_plays_by_itself_at_the_chosen_speed(guest: Guest) -> None:
    ania = guest()
    ania.page.clock.install()
    watch(ania)
    # From here on time passes only as far as it is let.
    ania.page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    ania.find("replay-pace").select_option("4")
    ania.find("replay-play").click()
    ania.page.clock.run_for(1_200)
    assert step(ania) == 4
    ania.find("replay-play").click()
    ania.page.clock.run_for(1_200)
    assert step(ania) == 4
    ania.page.reload()
    expect(ania.find("replay-pace")).to_have_value("4")
    # From the end it begins again.
    ania.find("replay-end").click()
    ania.find("replay-play").click()
    assert step(ania) == 0


def test_any_moment_of_a_finished_game_is_a_link(guest: Guest) -> None:
    ania, bartek = guest(), guest()
    watch(ania)
    ania.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ania.find("replay-slider").fill("7")
    ania.page.get_by_label("View", exact=True).select_option("1")
    expect(ania.find("prompt")).to_contain_text("Step 7 of")
    ania.find("replay-copy").click()
    expect(ania.find("toast")).to_contain_text("Copied")
    link = str(ania.page.evaluate("navigator.clipboard.readText()"))
    assert link.endswith("#7.1")
    # The address of the page is that of the moment, too.
    ania.page.wait_for_url("**/replay/*#7.1")
    bartek.visit(link)
    expect(bartek.find("prompt")).to_contain_text("Step 7 of")
    expect(bartek.page.get_by_label("View", exact=True)).to_have_value("1")
    bartek.page.evaluate("location.hash = '#3'")
    expect(bartek.find("prompt")).to_contain_text("Step 3 of")
    # Beyond the end is the end.
    bartek.page.evaluate("location.hash = '#9999'")
    expect(bartek.find("replay-end")).to_be_disabled()


def test_a_game_under_way_is_not_shown_by_such_a_link(guest: Guest) -> None:
    ania, bartek = guest(), guest()
    ania.new_table()
    ania.wait_for_turn()
    table = ania.page.url.rpartition("/")[2]
    bartek.visit(f"/replay/{table}#1")
    expect(bartek.page.get_by_role("alert")).to_contain_text("cannot be watched")
    # The browser says that it was refused; that is no fault of the page.
    bartek.faults.clear()


@pytest.mark.parametrize(("lang", "mine"), [("en", "You land"), ("pl", "Wprowadzasz")])
def test_the_log_speaks_to_who_reads_it_and_a_replay_names_everybody(
    guest: Guest, lang: str, mine: str
) -> None:
    ania = guest(lang=lang, seed=3)
    ania.new_table()
    ania.wait_for_turn()
    ania.act()
    told = ania.find("log").locator("li span:last-child")
    expect(told.filter(has_text=mine)).to_have_count(1)
    expect(told.filter(has_text="Ania")).to_have_count(0)
    ania.find("widen-log").click()
    headings = ania.find("wide-log").locator("h3")
    expect(headings.filter(has_text=re.compile("(You|Ty)$"))).not_to_have_count(0)
    expect(headings.filter(has_text="Ania")).to_have_count(0)
    ania.page.keyboard.press("Escape")
    resign(ania)
    ania.visit("/history")
    ania.page.locator("[data-testid^=past-]").get_by_role("link").click()
    ania.find("replay-on").click()
    expect(ania.find("log")).to_contain_text("Ania")


def test_what_decided_a_game_is_shown_beside_its_replay(guest: Guest, tmp_path: Path) -> None:
    """Seat 0 of the game does anything that is legal, so there is something to do better."""
    match = kaper.new("deliveries", 2, 5)
    bots = [make_bot("random", 5), make_bot("greedy:1", 6)]
    while not match.over:
        seat = min(match.pending())
        match.play(seat, bots[seat].decide(Seen(match, seat)))
    record = tmp_path / "game.kaper"
    record.write_text(match.record())
    ania = guest(lang="pl")
    ania.visit("/")
    ania.find("import").set_input_files(record)
    board = ania.page.locator(".middle > .board")
    place = board.bounding_box()
    ania.find("replay-analyse").click()
    plot = ania.find("chance-plot")
    expect(plot).to_have_attribute("aria-label", re.compile("Szansa na wygraną"))
    assert board.bounding_box() == place
    # The left edge of the plot is the beginning, its right edge the end.
    size = plot.bounding_box()
    assert size is not None
    plot.click(position={"x": size["width"] - 2, "y": 20})
    expect(ania.find("replay-on")).to_be_disabled()
    plot.click(position={"x": 1, "y": 20})
    expect(ania.find("replay-back")).to_be_disabled()
    ania.find("analysis-details").click()
    expect(ania.find("turning-points").locator("li").first).to_be_visible()
    assert ania.violations() == []
    ania.find("analysis-try").first.click()
    ania.page.wait_for_url("**/t/*")
    assert ania.wait_for_turn()
