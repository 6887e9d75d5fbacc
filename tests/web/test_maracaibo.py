"""Pirates of Maracaibo in the browser: every question, Redbeard, the sea by keys, skirmishes."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from kaper.testing.browser import DESKTOP, PHONE, Visitor, stop_clock
from kaper.testing.visitors import json_list, json_object

Guest = Callable[..., Visitor]

MODULES = dict.fromkeys(
    (
        "fog-locations",
        "fog-improvements",
        "skirmishes",
        "adventure-hunters",
        "rubies",
        "retirement",
    ),
    "on",
)


def question(visitor: Visitor) -> str:
    """What the newest situation asks."""
    decision = json_object(visitor.situations()[-1]["decision"])
    return str(json_object(decision["prompt"])["key"]).removeprefix("maracaibo-prompt-")


def to_first_sail(visitor: Visitor) -> None:
    """Past the choice of a quest."""
    visitor.wait_for_turn()
    while question(visitor) != "sail":
        visitor.act()
        visitor.wait_for_turn()


def test_a_whole_game_alone_tells_redbeards_turns(guest: Guest) -> None:
    ania = guest(seed=4)
    ania.new_table("maracaibo", players=1)
    told = 0
    for _ in range(200):
        if not ania.wait_for_turn():
            break
        if ania.find("recap-strip").is_enabled():
            ania.find("recap-strip").click()
            told += "Redbeard sails" in ania.find("recap").inner_text()
            ania.page.keyboard.press("Escape")
        ania.act()
    expect(ania.find("result")).to_contain_text("Redbeard")
    assert told > 3
    ania.find("watch-replay").click()
    expect(ania.page.locator("[data-testid^=ship-]")).to_have_count(2)
    expect(ania.find("redbeard")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_every_question_is_accessible_and_does_not_scroll(
    guest: Guest, size: tuple[int, int]
) -> None:
    """With all modules, until several kinds of questions have been asked."""
    ania = guest(size=size, lang="pl", seed=5)
    ania.new_table("maracaibo", players=4, options=MODULES)
    assert "sail" in ania.look_round(question, most=5)


def test_choosing_by_keyboard(guest: Guest) -> None:
    """One stop for Tab in the sea; arrows go from card to card, Enter selects and confirms."""
    ania = guest(seed=6)
    ania.new_table("maracaibo")
    to_first_sail(ania)
    page = ania.page
    page.locator("[data-place='space:a2']").focus()
    page.keyboard.press("ArrowDown")
    below = page.locator("[data-place='space:a3']")
    expect(below).to_be_focused()
    expect(below).to_have_attribute("tabindex", "0")
    expect(ania.find("peek")).to_be_visible()
    page.keyboard.press("Enter")
    expect(below).to_have_attribute("aria-pressed", "true")
    stop_clock(ania, later=500)
    page.keyboard.press("Enter")
    expect(ania.find("log")).to_contain_text("You sail to A3")


def test_a_selection_is_previewed_and_can_be_taken_away(guest: Guest) -> None:
    ania = guest(seed=7)
    ania.new_table("maracaibo")
    to_first_sail(ania)
    page = ania.page
    ania.find("pick-sail a3").click()
    expect(ania.find("preview")).to_contain_text("You sail to")
    expect(ania.find("course").locator("path").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(ania.find("preview")).to_have_count(0)
    expect(ania.find("course").locator("path")).to_have_count(0)
    # Forced, because Playwright takes a card that only says why not for a disabled one.
    page.locator("[data-place='space:h2']").click(force=True)
    expect(ania.find("why")).to_contain_text("at most 3 spaces")


def test_the_score_sheet_and_what_a_captain_has(guest: Guest) -> None:
    ania = guest(seed=8)
    ania.new_table("maracaibo")
    to_first_sail(ania)
    ania.find("score-sheet").click()
    expect(ania.find("score-dialog")).to_contain_text("Buried treasures")
    ania.page.keyboard.press("Escape")
    expect(ania.find("score-dialog")).to_have_count(0)
    ania.find("captain-1").click()
    # A bot that was first has more than it began with.
    hidden = re.compile(r"\d quests?, secret until the end")
    expect(ania.find("holdings-dialog")).to_contain_text(hidden)


def to_others(visitor: Visitor) -> str | None:
    """A choice that leads one's ship to where another one lies."""
    decision = json_object(visitor.situations()[-1]["decision"])
    sails = [str(json_object(option)["text"]) for option in json_list(decision["options"])]
    seats = [json_object(seat) for seat in json_list(visitor.view()["seats"])]
    ships = {f"sail {seat['ship']}" for seat in seats[1:]}
    return next((f"pick-{choice}" for choice in sails if choice in ships), None)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_skirmish_is_foretold_and_shown(guest: Guest, size: tuple[int, int]) -> None:
    ania = guest(size=size, seed=9)
    ania.new_table("maracaibo", players=4, options={"skirmishes": "on"})
    foretold = shown = False
    while not (foretold and shown) and ania.wait_for_turn():
        if ania.find("skirmish").is_visible():
            shown = True
            assert "+" in ania.find("skirmish").inner_text()
            assert ania.violations() == []
            assert ania.overflow() == [0, 0]
            ania.find("close-skirmish").click()
            expect(ania.find("skirmish")).to_have_count(0)
        meeting = to_others(ania) if question(ania) == "sail" else None
        if meeting is None:
            ania.act()
            continue
        ania.find(meeting).click()
        expect(ania.page.get_by_text("skirmish: your die")).to_be_visible()
        foretold = True
        ania.confirm()
    assert foretold
    assert shown
