"""Talk by ready phrases, the way to a rematch, and what is heard at a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kaper.testing.browser import DESKTOP, PHONE, Visitor, invited

Guest = Callable[..., Visitor]
# Every tone that is played: its frequency, and how loud it gets.
LISTEN = """window.heard = []; const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
    AudioParam.prototype.exponentialRampToValueAtTime = function (value, at) {
        if (value < 2 && value > 0.0001) window.heard.push(value);
        return ramp.call(this, value, at); };"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_phrase_is_read_in_ones_own_language(guest: Guest, size: tuple[int, int]) -> None:
    ania, bartek = guest(size=size, lang="pl"), guest(size=size)
    invited(ania, bartek)
    if size == PHONE:
        bartek.find("tab-log").click()
    bartek.find("phrases").click()
    assert bartek.violations() == []
    bartek.find("phrase-good-luck").click()
    expect(bartek.find("phrase-good-luck")).not_to_be_visible()
    expect(bartek.find("phrases")).to_be_focused()
    expect(bartek.find("log")).to_contain_text("You: Good luck!")
    expect(ania.find("announcer")).to_contain_text("Bartek: Powodzenia!")
    if size == PHONE:
        expect(ania.find("tab-log").locator(".dot")).to_contain_text("1")
        ania.find("tab-log").click()
    expect(ania.find("log")).to_contain_text("Bartek: Powodzenia!")


def test_the_list_of_phrases_is_put_away_unused(guest: Guest) -> None:
    ania, bartek = guest(), guest()
    invited(ania, bartek)
    ania.find("phrases").press("Enter")
    expect(ania.find("phrase-hello")).to_be_visible()
    ania.page.keyboard.press("Escape")
    expect(ania.find("phrase-hello")).not_to_be_visible()
    ania.find("phrases").click()
    ania.page.locator("h1").click()
    expect(ania.find("phrase-hello")).not_to_be_visible()


def test_one_click_leads_to_a_rematch_and_brings_the_others_along(guest: Guest) -> None:
    ania, bartek = guest(), guest()
    invited(ania, bartek)
    table = ania.page.url
    ania.find("menu").click()
    ania.find("resign").click()
    ania.find("resign-dialog-sure").click()
    # Bartek looks at the board meanwhile.
    bartek.find("result").get_by_role("button", name="See the board").click()
    ania.find("rematch").click()
    ania.page.wait_for_url(lambda url: "/t/" in url and url != table)
    expect(bartek.find("toast")).to_contain_text("There is a rematch")
    assert bartek.violations() == []
    bartek.find("to-rematch").click()
    bartek.page.wait_for_url(ania.page.url)
    # Whoever sat second begins.
    bartek.wait_for_turn()
    expect(ania.find("prompt")).to_contain_text("Bartek")


def test_sounds_are_as_loud_as_one_likes(guest: Guest) -> None:
    ania = guest()
    ania.page.add_init_script(LISTEN)

    def loudest() -> float:
        return float(ania.page.evaluate("Math.max(0, ...window.heard.splice(0))"))

    ania.visit("/settings")
    volume = ania.find("volume")
    volume.focus()
    volume.press("End")
    expect(volume).to_have_attribute("aria-valuetext", "100%")
    loud = loudest()
    for _ in range(9):
        volume.press("ArrowLeft")
    loudest()
    volume.press("ArrowLeft")
    volume.press("ArrowRight")
    quiet = loudest()
    assert 0 < quiet < loud / 5
    volume.press("Home")
    expect(volume).to_have_attribute("aria-valuetext", "off")
    assert loudest() == 0
    assert ania.violations() == []
    ania.page.reload()
    expect(volume).to_have_value("0")
    # At a table one touch makes them heard again, and silent.
    ania.new_table()
    expect(ania.find("sounds")).to_have_attribute("aria-pressed", "false")
    ania.wait_for_turn()
    ania.act()
    ania.wait_for_turn()
    assert loudest() == 0
    ania.find("sounds").click()
    ania.act()
    ania.wait_for_turn()
    assert loudest() > 0


def test_who_had_switched_sounds_off_still_hears_none(guest: Guest) -> None:
    ania = guest()
    ania.visit("/credits")
    ania.page.evaluate("localStorage.setItem('kaper-settings', JSON.stringify({sound: false}))")
    ania.visit("/settings")
    expect(ania.find("volume")).to_have_value("0")
