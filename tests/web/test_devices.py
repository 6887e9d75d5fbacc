"""One person, several devices: connecting, shutting out, taking data along, being forgotten."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kaper.testing.browser import DESKTOP, PHONE, Visitor, invited

Guest = Callable[..., Visitor]
NARROW = (320, 640)


def link_of(visitor: Visitor) -> str:
    """A new link for one more device, from the settings."""
    visitor.visit("/settings")
    visitor.find("device-add").click()
    visitor.find("device-link").wait_for()
    return visitor.find("device-link").input_value()


def follow(visitor: Visitor, link: str) -> None:
    visitor.visit(link)
    visitor.find("device-offer").wait_for()


def connect(old: Visitor, new: Visitor) -> None:
    follow(new, link_of(old))
    new.find("device-connect").click()
    new.page.wait_for_url("**/")
    expect(old.find("device-joined")).to_contain_text("Connected: Chrome on")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_second_device_plays_on_and_is_shut_out(guest: Guest, size: tuple[int, int]) -> None:
    ania, phone = guest(seed=51), guest(size=size, seed=52, lang="pl")
    ania.new_table()
    ania.wait_for_turn()
    table = ania.page.url
    link = link_of(ania)
    assert "#" in link
    assert ania.violations() == []
    follow(phone, link)
    # The secret is gone from the address before anybody has decided anything.
    assert phone.page.url.endswith("/d")
    expect(phone.find("device-offer")).to_contain_text("Ania")
    assert phone.violations() == []
    assert phone.overflow()[1] == 0
    phone.find("device-connect").click()
    phone.page.wait_for_url("**/")
    expect(ania.find("device-joined")).to_contain_text("Connected: Chrome on")
    # The settings came along: the name, and the language.
    expect(phone.page.locator("html")).to_have_attribute("lang", "en")
    expect(phone.page.locator(".me")).to_contain_text("Ania")
    ania.page.keyboard.press("Escape")
    devices = ania.find("devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    phone.visit(table)
    phone.wait_for_turn()
    phone.act()
    phone.wait_for_turn()
    expect(phone.find("watching")).to_have_count(0)
    ania.find("device-shut-out").click()
    assert ania.violations() == []
    ania.find("device-leave-sure").click()
    expect(devices).to_have_count(1)
    expect(phone.page.locator("h1")).to_contain_text("This device was signed off")
    assert phone.violations() == []
    phone.page.get_by_role("link").click()
    phone.page.wait_for_url("**/")
    expect(phone.page.locator(".cont")).to_have_count(0)
    phone.visit(table)
    expect(phone.find("watching")).to_be_visible()
    ania.visit(table)
    ania.wait_for_turn()
    ania.act()


def test_it_is_said_plainly_what_a_link_from_somebody_else_would_do(guest: Guest) -> None:
    stranger, ania = guest(seed=53), guest(seed=54)
    stranger.visit("/settings")
    stranger.find("my-name").fill("Zuza")
    stranger.find("my-name").blur()
    ania.new_table()
    ania.wait_for_turn()
    table = ania.page.url
    link = link_of(stranger)
    follow(ania, link)
    expect(ania.find("device-own")).to_contain_text("becomes Zuza\u2019s as well")
    expect(ania.find("device-offer")).to_contain_text("If somebody sent you this link")
    expect(ania.find("device-connect")).to_have_text("Connect, and hand over 1 game")
    assert ania.violations() == []
    ania.find("device-back").click()
    ania.page.wait_for_url("**/")
    ania.visit(table)
    ania.wait_for_turn()
    # Nothing has happened, and the link is as good as it was.
    ania.visit("/settings")
    expect(ania.find("devices").get_by_role("listitem")).to_have_count(1)
    stranger.find("device-link-withdraw").click()
    expect(stranger.find("device-link-dialog")).to_have_count(0)
    ania.visit(link)
    expect(ania.find("device-problem")).to_contain_text("no longer works")
    ania.visit("/d")
    expect(ania.find("device-problem")).to_contain_text("complete")
    # The browser tells of answers that are refusals.
    ania.faults.clear()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE, NARROW])
def test_the_settings_of_devices_fit_everywhere(
    guest: Guest, size: tuple[int, int], lang: str
) -> None:
    ania, other = guest(size=size, lang=lang, seed=55), guest(seed=56)
    ania.visit("/settings")
    follow(other, link_of(ania))
    other.find("device-connect").click()
    other.page.wait_for_url("**/")
    expect(ania.find("device-joined")).not_to_be_empty()
    ania.page.keyboard.press("Escape")
    ania.find("device-rename").first.click()
    ania.find("device-name").fill("The old desk under the window upstairs")
    assert ania.violations() == []
    ania.find("device-name-save").click()
    expect(ania.find("devices")).to_contain_text("upstairs")
    assert ania.violations() == []
    assert ania.overflow()[1] == 0
    ania.find("delete-all").click()
    assert ania.violations() == []
    assert ania.overflow()[1] == 0


def test_a_borrowed_device_signs_itself_off(guest: Guest) -> None:
    ania, borrowed = guest(seed=57), guest(seed=58)
    ania.new_table()
    connect(ania, borrowed)
    borrowed.visit("/settings")
    expect(borrowed.find("my-name")).to_have_value("Ania")
    borrowed.find("device-sign-off").click()
    borrowed.find("device-leave-sure").click()
    expect(borrowed.find("toast")).to_contain_text("Signed off")
    expect(borrowed.find("my-name")).to_have_value("")
    borrowed.visit("/")
    expect(borrowed.page.locator(".cont")).to_have_count(0)
    ania.visit("/")
    expect(ania.page.locator(".cont")).to_have_count(1)


def test_everything_is_saved_and_then_deleted(guest: Guest, tmp_path: Path) -> None:
    ania, bartek = guest(seed=59), guest(seed=60)
    invited(ania, bartek)
    ania.find("chat-input").fill("ahoy")
    ania.find("chat-input").press("Enter")
    expect(bartek.find("log")).to_contain_text("ahoy")
    table = ania.page.url
    ania.visit("/settings")
    with ania.page.expect_download() as started:
        ania.find("export-all").click()
    saved = tmp_path / "saved.json"
    started.value.save_as(saved)
    told = json.loads(saved.read_text("utf-8"))
    assert told["browser"]["settings"]["name"] == "Ania"
    (exported,) = told["server"]["tables"]
    assert exported["id"] == table.rpartition("/")[2]
    assert [line["text"] for line in exported["said"]] == ["ahoy"]
    expect(ania.find("data-note")).to_contain_text("Saved")
    ania.find("delete-all").click()
    expect(ania.find("delete-sure")).to_be_disabled()
    assert ania.violations() == []
    ania.find("delete-understood").check()
    ania.find("delete-sure").click()
    expect(ania.find("delete-dialog")).to_contain_text("gone from 1 table")
    assert ania.violations() == []
    # Whoever plays on sees it at once.
    expect(bartek.find("result")).to_be_visible()
    bartek.page.keyboard.press("Escape")
    expect(bartek.find("log")).to_contain_text("(deleted)")
    expect(bartek.find("log")).not_to_contain_text("ahoy")
    # What was read aloud is not taken back; a new page has nothing of it.
    bartek.page.reload()
    expect(bartek.find("log")).to_contain_text("(deleted)")
    expect(bartek.page.locator("body")).not_to_contain_text("Ania")
    ania.find("delete-done").click()
    ania.page.wait_for_url("**/")
    expect(ania.page.locator(".cont")).to_have_count(0)
    expect(ania.page.locator(".me")).to_have_count(0)


def test_two_seats_of_one_table_that_come_together_are_played_behind_the_curtain(
    guest: Guest,
) -> None:
    ania, also = guest(seed=61), guest(seed=62)
    invited(ania, also)
    table = ania.page.url
    connect(ania, also)
    ania.visit(table)
    ania.sit_down()
    ania.act()
    expect(ania.find("curtain")).to_be_visible()
    also.visit(table)
    also.sit_down()
    also.act()
