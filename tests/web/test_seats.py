"""Leaving a seat, coming back to it, and taking it along to another device."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from kaper.testing.browser import PHONE, Visitor

Guest = Callable[..., Visitor]


def friends(ania: Visitor, bartek: Visitor) -> None:
    """Both sit at one table, and Ania begins."""
    ania.new_table(others=["open"])
    bartek.visit(ania.find("invite-link").input_value())
    bartek.find("join-name").fill("Bartek")
    bartek.find("join").click()
    ania.wait_for_turn()


def choose(visitor: Visitor, item: str) -> None:
    visitor.find("menu").click()
    visitor.find(item).click()


def test_who_comes_back_takes_the_seat_from_the_bot(guest: Guest) -> None:
    ania, bartek = guest(size=PHONE), guest()
    friends(ania, bartek)
    table = ania.page.url
    ania.visit("/")
    choose(bartek, "seat-bot-0")
    expect(bartek.find("seat-bot")).to_contain_text("Ania may come back")
    bartek.find("seat-bot-sure").click()
    bartek.wait_for_turn()
    expect(bartek.find("seat-back")).to_have_count(0)
    ania.visit(table)
    expect(ania.find("seat-back")).to_be_visible()
    assert ania.violations() == []
    assert ania.overflow() == [0, 0]
    ania.find("seat-back").get_by_role("button").click()
    expect(ania.find("seat-back")).to_have_count(0)
    bartek.act()
    ania.wait_for_turn()
    ania.act()


def test_resigning_takes_more_than_a_double_click(guest: Guest) -> None:
    ania, bartek = guest(), guest()
    friends(ania, bartek)
    bartek.find("menu").click()
    bartek.find("resign").dblclick()
    bartek.page.reload()
    choose(bartek, "resign")
    expect(bartek.find("resign-dialog")).to_contain_text("the other side wins")
    bartek.find("resign-dialog-sure").click()
    expect(bartek.find("result")).to_contain_text("You resign.")
    expect(ania.find("result")).to_contain_text("Bartek resigns.")


def test_a_seat_is_played_on_from_another_device(guest: Guest) -> None:
    ania, phone = guest(), guest(size=PHONE)
    ania.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    ania.new_table()
    ania.wait_for_turn()
    choose(ania, "other-device")
    link = ania.find("seat-link").input_value()
    expect(ania.find("only-here")).to_contain_text("only on this computer")
    ania.find("copy-link").click()
    expect(ania.find("copy-note")).to_contain_text("copy it yourself")
    assert ania.page.evaluate("getSelection().toString()") == link
    assert ania.violations() == []
    phone.visit(link)
    phone.wait_for_turn()
    phone.act()


def test_settings_do_not_leave_the_table(guest: Guest) -> None:
    visitor = guest(size=PHONE, seed=2)
    visitor.new_table()
    visitor.wait_for_turn()
    assert visitor.select()
    choose(visitor, "settings-here")
    visitor.find("settings").get_by_label("fast").check()
    assert visitor.violations() == []
    visitor.page.keyboard.press("Escape")
    expect(visitor.find("confirm")).to_be_visible()
    expect(visitor.find("menu")).to_be_focused()
