"""By keyboard and by ear: where the focus is, and what is read aloud."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Route, WebSocketRoute, expect

from kaper.testing.browser import PHONE, Visitor, stop_clock

Guest = Callable[..., Visitor]
RECORD = Path(__file__).parents[1] / "games" / "martinique" / "golden" / "draw.record"
CARD = "[data-testid^='pick-take ']"
FORM = {
    "verb": "gather",
    "fields": [{"name": "square", "choices": ["a1", "b2", "c3"], "least": 0, "most": 3}],
}


def test_focus_goes_on_when_what_had_it_is_gone(guest: Guest) -> None:
    ania = guest(seed=2)
    ania.new_table("deliveries")
    ania.wait_for_turn()
    card = ania.page.locator(CARD).first
    card.press("Enter")
    expect(ania.page.get_by_role("status").filter(has=ania.find("preview"))).to_be_visible()
    expect(card).to_be_focused()
    ania.page.keyboard.press("Escape")
    ania.page.keyboard.press("l")
    ania.find("moves").locator("[data-testid^=choice-]").first.press("Enter")
    expect(ania.find("confirm")).to_be_focused()
    ania.page.keyboard.press("Enter")
    expect(ania.find("prompt")).to_be_focused()


def test_another_page_begins_at_its_heading(guest: Guest) -> None:
    ania = guest()
    ania.visit()
    ania.page.locator("a[href='/settings']").first.click()
    ania.page.wait_for_url("**/settings")
    expect(ania.page.locator("h1")).to_be_focused()
    ania.page.go_back()
    ania.find("new-table").wait_for()
    expect(ania.page.locator("h1")).to_be_focused()


def test_what_happens_is_told_on_the_phone_too(guest: Guest) -> None:
    ania = guest(size=PHONE, seed=3)
    ania.new_table()
    ania.wait_for_turn()
    ania.act()
    expect(ania.find("announcer")).to_contain_text("You")


def test_what_happened_meanwhile_is_told_and_closed_by_escape(guest: Guest) -> None:
    ania = guest(seed=4)
    ania.new_table()
    for _ in range(2):
        ania.wait_for_turn()
        ania.act()
    ania.wait_for_turn()
    ania.page.reload()
    ania.wait_for_turn()
    told = ania.find("recap").locator("li").last.inner_text()
    expect(ania.find("announcer")).to_contain_text(told)
    ania.page.keyboard.press("Escape")
    expect(ania.find("recap")).not_to_be_visible()


def test_little_time_left_is_said_once(guest: Guest) -> None:
    ania = guest(seed=5)
    ania.page.route("**/api/tables", order_a_clock)
    ania.new_table("jolly-roger", players=4)
    while ania.wait_for_turn() and not ania.find("countdown").is_visible():
        ania.act()
    expect(ania.find("hurry")).to_be_empty()
    # Each bot that acts gives everybody the whole time again.
    while not ania.find("hurry").inner_text():
        stop_clock(ania, later=82_000)
        ania.page.wait_for_timeout(300)
    expect(ania.find("hurry")).to_have_text("10 seconds left")


def order_a_clock(route: Route) -> None:
    """The same table, with a clock for its windows."""
    order = route.request.post_data_json
    if order is None:
        route.continue_()
    else:
        route.continue_(post_data=json.dumps({**order, "clock": 90}))


def test_several_are_picked_in_a_form(guest: Guest) -> None:
    ania = guest(seed=6)
    ania.page.route_web_socket("**/ws/*", ask_for_several)
    ania.new_table()
    ania.wait_for_turn()
    ania.page.get_by_label("B2", exact=True).check()
    ania.page.get_by_label("A1", exact=True).check()
    expect(ania.find("preview")).to_have_text("gather square=a1,b2")
    ania.find("cancel").click()
    expect(ania.page.get_by_label("B2", exact=True)).not_to_be_checked()


def ask_for_several(page: WebSocketRoute) -> None:
    """Every question can also be answered by a form."""

    def hear(message: str | bytes) -> None:
        told = json.loads(message)
        if told.get("decision"):
            told["decision"]["form"] = FORM
        page.send(json.dumps(told))

    page.connect_to_server().on_message(hear)


def test_a_replay_tells_every_event_and_stays_where_it_cannot_go_on(guest: Guest) -> None:
    ania = guest(seed=7)
    ania.visit()
    ania.find("import").set_input_files(RECORD)
    ania.page.wait_for_url("**/replay/*")
    ania.find("replay-on").focus()
    ania.page.keyboard.press("Space")
    expect(ania.find("prompt")).to_contain_text("Step 1 of")
    expect(ania.page.get_by_label("Pause")).not_to_be_visible()
    steps = int(str(ania.find("replay-slider").get_attribute("max")))
    lines = ania.find("log").locator("li span:last-child")
    while lines.count() < 2:
        ania.page.keyboard.press("Space")
        ania.page.wait_for_timeout(20)
    for line in lines.all_inner_texts():
        expect(ania.find("prompt")).to_contain_text(line)
    ania.page.route("**/api/tables/*/replay/**", lambda route: route.abort())
    ania.find("replay-slider").fill(str(steps))
    expect(ania.find("toast")).to_contain_text("could not be fetched")
    assert ania.find("replay-slider").input_value() != str(steps)
    # The browser says that nothing came; that is no fault of the page.
    ania.faults.clear()
