"""A hint says what, why and how sure; it is closed, asked for again, and taken."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kaper.testing.browser import DESKTOP, PHONE
from tests.web.conftest import Guest


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "pl")])
def test_a_hint_is_explained_and_taken(guest: Guest, size: tuple[int, int], lang: str) -> None:
    ania = guest(size, lang, seed=3)
    ania.new_table("maracaibo", others=["bot:medium"])
    ania.wait_for_turn()
    ania.find("hint").click()
    card = ania.find("hint-card")
    expect(card).to_be_visible()
    assert ania.find("hint-reasons").inner_text().strip()
    expect(ania.find("hint-sure")).to_contain_text("%")
    # By how much the next one is worse, or that it is as good.
    other = re.compile("%|Just as good|Równie dobre")
    expect(ania.find("hint-others").locator("li").first).to_contain_text(other)
    action = ania.find("hint-action").inner_text()
    # Nothing that can be pressed lies under it.
    bar, box = ania.find("action-bar").bounding_box(), card.bounding_box()
    assert bar is not None
    assert box is not None
    assert box["x"] >= bar["x"] + bar["width"] or box["y"] + box["height"] <= bar["y"]
    assert ania.overflow() == [0, 0]
    assert ania.violations() == []
    ania.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    ania.page.keyboard.press("Escape")
    ania.page.keyboard.press("h")
    # Nothing was learned meanwhile, so it says the same.
    expect(ania.find("hint-action")).to_have_text(action)
    ania.find("hint-take").click()
    expect(card).to_have_count(0)
    assert ania.acts == 1
