"""A whole game of each title: by the keyboard alone, and in Polish on a phone."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooSlow

from kaper.testing.browser import PHONE, Visitor

Guest = Callable[..., Visitor]


@dataclass(frozen=True)
class Title:
    """How a game is played here, what its result tells, and how its log ends."""

    result: str
    log: str
    players: int = 2
    options: Mapping[str, str] = field(default_factory=dict)


TITLES = {
    "martinique": Title("Seed", "wins"),
    "deliveries": Title("points", "The game ends"),
    "jolly-roger": Title("gold", "wins", players=10),
    "maracaibo": Title("Score track", "ends with"),
    "marauders": Title("Points for the chest", "The game is over", options={"length": "8"}),
}


@pytest.mark.parametrize("game", TITLES)
def test_on_a_phone(guest: Guest, game: str) -> None:
    title = TITLES[game]
    ania = guest(size=PHONE, lang="pl", seed=4)
    ania.new_table(game, players=title.players, options=title.options)
    assert ania.play_to_the_end(limit=1500) > 8
    expect(ania.find("result")).to_be_visible()


@pytest.mark.parametrize("game", TITLES)
def test_by_the_keyboard_alone(guest: Guest, game: str) -> None:
    title = TITLES[game]
    ania = guest(seed=5)
    ania.visit()
    press(ania, ania.find("new-table" if game == "martinique" else f"new-table-{game}"))
    tab_to(ania, ania.find("my-name"))
    ania.page.keyboard.type("Ania")
    for option, value in title.options.items():
        choose_option(ania, option, value)
    press(ania, ania.find("start-table"))
    random = Random(game)
    tries = 0
    while ania.wait_for_turn():
        decide(ania, random)
        tries += 1
        assert tries < 1500, f"the game does not end: {ania.find('prompt').inner_text()}"
    expect(ania.find("result")).to_contain_text(title.result)
    expect(ania.find("log")).to_contain_text(title.log)


def tab_to(visitor: Visitor, wanted: Locator) -> None:
    wanted.wait_for()
    for _ in range(200):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")


def press(visitor: Visitor, wanted: Locator) -> None:
    tab_to(visitor, wanted)
    visitor.page.keyboard.press("Enter")


def choose_option(visitor: Visitor, option: str, value: str) -> None:
    """Tab leads to the answer that is set; arrows go on from there."""
    wanted = visitor.find(f"option-{option}-{value}")
    name = wanted.get_attribute("name")
    tab_to(visitor, visitor.page.locator(f"input[name='{name}']:checked"))
    for _ in range(20):
        if wanted.is_checked():
            return
        visitor.page.keyboard.press("ArrowDown")
    raise AssertionError(f"no arrow leads to {value}")


def decide(visitor: Visitor, random: Random) -> None:
    """Open the list of moves, go to one with the arrows, and press Enter until it is done.

    What others do may take away what was about to be chosen.
    """
    decided, page = visitor.acts, visitor.page
    with contextlib.suppress(TooSlow):
        page.keyboard.press("Escape")
        page.keyboard.press("l")
        choices = visitor.find("moves").locator("[data-testid^=choice-]")
        choices.first.wait_for(timeout=1000)
        tab_to(visitor, visitor.find("moves").locator("[data-testid^=choice-][tabindex='0']"))
        for _ in range(random.randrange(choices.count() or 1)):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        for _ in range(20):
            if visitor.acts > decided:
                break
            visitor.find("confirm").wait_for(timeout=1000)
            page.keyboard.press("Enter")
        visitor.find("confirm").wait_for(state="hidden")
