"""What the table does around a game: turns on one device, taking back, talk and small mishaps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from kaper.testing.browser import PHONE, Line, Visitor, invited

Guest = Callable[..., Visitor]

# A tab that nobody looks at, where notifications are wanted.
AWAY = """
    Object.defineProperty(document, "hidden", { get: () => true });
    localStorage.setItem("kaper-settings", '{"notify":true}');
"""
NO_CONSTRUCTOR = """
    window.Notification = class {
        static permission = "granted";
        constructor() { throw new TypeError("Illegal constructor"); }
    };
"""
BROKEN = """
    window.Notification = class {
        static get permission() { throw new Error("out of order"); }
    };
"""


@pytest.mark.parametrize(
    ("notifications", "fault"), [(NO_CONSTRUCTOR, set()), (BROKEN, {"out of order"})]
)
def test_a_table_goes_on_whatever_becomes_of_a_notification(
    guest: Guest, notifications: str, fault: set[str]
) -> None:
    ania = guest(seed=31)
    ania.visit()
    ania.context.add_init_script(AWAY + notifications)
    ania.new_table()
    for _ in range(3):
        ania.wait_for_turn()
        ania.act()
    ania.wait_for_turn()
    assert set(ania.faults) == fault
    ania.faults.clear()


def test_on_one_device_each_sees_what_the_others_did(guest: Guest) -> None:
    ania = guest(seed=32)
    page = ania.page
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    ania.new_table(others=["here"])
    ania.sit_down()
    pencilled = page.locator(".keys .crossed, .keys .suspected")
    page.locator(".keys .open").first.click()
    expect(pencilled).to_have_count(1)
    ania.act()
    ania.find("curtain-open").click()
    expect(ania.find("recap")).to_be_visible()
    expect(pencilled).to_have_count(0)
    ania.find("recap").get_by_role("button").click()
    ania.act()
    expect(ania.find("curtain")).to_be_visible()
    # While time stands still, what is being played does not end.
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    ania.find("curtain-open").click()
    expect(ania.find("recap")).to_be_visible()
    expect(page.locator("[data-testid=prompt]:not(.me)")).to_be_visible()
    page.clock.resume()
    ania.wait_for_turn()
    expect(pencilled).to_have_count(1)


def test_who_acted_last_on_a_device_takes_it_back_at_the_curtain(guest: Guest) -> None:
    ania = guest(seed=33)
    ania.new_table(others=["here"])
    ania.sit_down()
    ania.act()
    ania.find("curtain-undo").click()
    ania.wait_for_turn()
    expect(ania.find("log")).to_contain_text("undoes")
    expect(ania.find("curtain")).not_to_be_visible()


def test_a_double_click_takes_back_once(guest: Guest) -> None:
    ania = guest(seed=34)
    ania.new_table()
    for _ in range(3):
        ania.wait_for_turn()
        ania.act()
    ania.wait_for_turn()
    ania.find("undo").dblclick()
    expect(ania.find("log")).to_contain_text("You undo")
    ania.wait_for_turn()
    ania.act()
    ania.wait_for_turn()
    assert ania.find("log").inner_text().count("You undo") == 1


def test_taking_back_from_others_is_asked_for_and_answered_on_purpose(guest: Guest) -> None:
    ania, bartek = guest(seed=35), guest(seed=36)
    invited(ania, bartek)
    for player in (ania, bartek):
        player.wait_for_turn()
        player.act()
    ania.wait_for_turn()
    ania.page.keyboard.press("u")
    expect(ania.find("undo-dialog")).to_contain_text("Bartek has to agree")
    expect(bartek.find("undo-request")).not_to_be_visible()
    ania.find("undo-dialog-sure").click()
    asked = bartek.find("undo-request")
    expect(asked).to_be_visible()
    for _ in range(2):
        bartek.page.keyboard.press("Escape")
        bartek.page.mouse.click(5, 5)
    expect(asked).to_be_visible()
    bartek.find("undo-agree").click()
    expect(ania.find("log")).to_contain_text("You undo")


class LateLine(Line):
    """The server closes the first connection as one that said nothing in time."""

    opened = 0

    def _open(self, page: WebSocketRoute) -> None:
        self.opened += 1
        if self.opened == 1:
            page.close(code=1008)
        else:
            super()._open(page)


def test_a_move_shows_that_it_is_on_its_way_until_it_is_answered(guest: Guest) -> None:
    ania = guest(seed=37)
    line = LateLine(ania)
    ania.new_table()
    ania.wait_for_turn()
    assert line.opened == 2, "closed before the first word, it did not come back"
    ania.select()
    said = ania.find("preview").inner_text()
    line.hold()
    ania.find("confirm").click()
    expect(ania.page.locator("[data-testid=confirm].pressed")).to_be_disabled()
    ania.page.keyboard.press("Escape")
    expect(ania.find("preview")).to_have_text(said)
    line.release()
    expect(ania.find("confirm")).not_to_be_visible()
    ania.wait_for_turn()
    line.garbled = True
    ania.act()
    expect(ania.page.get_by_text("did not understand")).to_be_visible()
    line.garbled = False
    told = ania.find("log").locator("li:not(.mark)")
    before = told.count()
    ania.wait_for_turn()
    ania.act()
    expect(told.nth(before)).to_be_attached()


def test_talk_is_read_where_it_was_said_and_counted_once(guest: Guest) -> None:
    ania, bartek, watcher = guest(size=PHONE, seed=38), guest(seed=39), guest(seed=40)
    invited(ania, bartek)
    bartek.find("chat-input").fill("ahoy")
    bartek.find("chat-input").press("Enter")
    expect(bartek.find("chat-input")).to_have_value("")
    unread = ania.find("tab-log").locator(".dot")
    expect(unread).to_contain_text("1")
    ania.act()
    ania.find("tab-log").click()
    ania.page.reload()
    ania.find("prompt").wait_for()
    expect(unread).not_to_be_visible()
    ania.find("tab-log").click()
    said = ania.find("log").locator("li:not(.mark)").first
    expect(said).to_contain_text("ahoy")
    # Nothing was said or done before: one line tells when it began, and no pause came after it.
    expect(ania.find("log").locator(".when")).to_have_count(1)
    watcher.visit(bartek.page.url)
    expect(watcher.find("log")).to_contain_text("ahoy")
    expect(watcher.find("chat-input")).not_to_be_visible()


def test_a_table_of_which_a_part_is_missing_says_so(guest: Guest) -> None:
    ania = guest(seed=41)
    ania.new_table("marauders")
    ania.wait_for_turn()
    missing = "**/assets/marauders-*.js"
    ania.page.route(missing, lambda route: route.abort())
    ania.page.route("**/assets/Dossier-*.js", lambda route: route.abort())
    ania.page.reload()
    again = ania.page.get_by_role("alert").get_by_role("link")
    expect(again).to_be_visible()
    ania.page.unroute(missing)
    again.click()
    ania.wait_for_turn()
    ania.find("captain-0").click()
    expect(again).to_be_visible()
    # The browser says what it could not load; that is no fault of the page.
    ania.faults.clear()
