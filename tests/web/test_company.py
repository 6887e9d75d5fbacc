"""Others come in: from this server's harbour, and from the network at home."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from kaper.testing.browser import DESKTOP, PHONE, Visitor, device
from kaper.testing.local_server import DOOR

Guest = Callable[..., Visitor]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_friend_comes_in_by_the_network(
    guest: Guest, browser: Browser, size: tuple[int, int]
) -> None:
    host = guest(size=size)
    host.new_table(others=["open"])
    expect(host.find("only-here")).to_be_visible()
    expect(host.find("qr")).to_have_count(0)
    host.find("network-switch").check()
    expect(host.find("invite-link")).to_have_value(re.compile(rf"^http://{re.escape(DOOR)}:"))
    expect(host.find("qr")).to_be_visible()
    expect(host.find("only-here")).to_have_count(0)
    assert host.violations() == []
    link = host.find("invite-link").input_value()
    with device(browser, size) as phone:
        friend = Visitor(phone, link.partition("/t/")[0])
        friend.visit(link)
        expect(friend.find("network-switch")).to_have_count(0)
        friend.find("join").click()
        expect(friend.find("name-missing")).to_be_visible()
        assert friend.violations() == []
        friend.find("join-name").fill("Bartek")
        friend.find("portrait-nils").check(force=True)
        friend.find("join").click()
        assert host.wait_for_turn()
        host.find("menu").click()
        host.find("people-here").click()
        expect(host.find("people")).to_contain_text("Bartek")
        assert host.violations() == []
        host.page.keyboard.press("Escape")
        assert friend.faults == []
    host.visit("/")
    host.find("network-switch").uncheck()
    expect(host.find("network")).to_contain_text("only this computer")


def test_an_open_table_is_found_and_joined_and_another_is_not(guest: Guest) -> None:
    ania, bartek, celina = guest(), guest(), guest()
    ania.new_table(others=["open"])
    closed = ania.page.url.rpartition("/")[2]
    ania.visit("/")
    ania.find("new-table").click()
    ania.find("seat-1").select_option("open")
    ania.find("listed-yes").check()
    ania.find("start-table").click()
    ania.page.wait_for_url("**/t/*")
    shown = ania.page.url.rpartition("/")[2]
    bartek.visit("/")
    entry = bartek.find(f"listed-{shown}")
    expect(entry).to_contain_text("Ania")
    expect(entry).to_contain_text("one free seat")
    expect(bartek.find(f"listed-{closed}")).to_have_count(0)
    assert bartek.violations() == []
    entry.get_by_role("link").click()
    bartek.find("join-name").fill("Bartek")
    bartek.find("join").click()
    assert ania.wait_for_turn()
    celina.visit("/")
    celina.find(f"listed-{shown}").get_by_role("link").click()
    expect(celina.find("watching")).to_be_visible()
    expect(bartek.find("watching")).to_have_count(0)


def test_who_plays_alone_has_nobody_to_talk_to(guest: Guest) -> None:
    ania = guest()
    ania.new_table()
    assert ania.wait_for_turn()
    expect(ania.find("chat-input")).to_have_count(0)
    watcher = guest()
    watcher.visit(ania.page.url)
    expect(ania.find("chat-input")).to_be_visible()


def test_it_is_told_who_is_who(guest: Guest) -> None:
    ania = guest()
    ania.new_table("jolly-roger", players=3, others=["bot:easy", "bot:hard"])
    ania.find("menu").click()
    ania.find("people-here").click()
    people = ania.find("people").get_by_role("listitem")
    expect(people.nth(0)).to_contain_text("you")
    expect(people.nth(1)).to_contain_text("easy")
    expect(people.nth(2)).to_contain_text("hard")
    expect(ania.find("people").locator(".portrait")).to_have_count(2)
    assert ania.violations() == []
