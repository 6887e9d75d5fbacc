"""A game from another package is played on the generic table, in its own words."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kaper.new_game import write_game
from kaper.testing.browser import DESKTOP, PHONE, Visitor, device
from kaper.testing.local_server import LocalServer
from tests.examples.installing import EXAMPLE, ROOT, install

GAME, WITH_BOARD = "wreck-bay", "treasure-hunt"
# As the page on adding a game has it.
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
[BOARD] = re.findall(r"```js\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a server on a machine where two packages are installed, one with a board of its own."""
    folder = tmp_path_factory.mktemp("outside")
    write_game(WITH_BOARD, folder / "project")
    (folder / "project" / "treasure_hunt" / "board.js").write_text(BOARD, "utf-8")
    sites = [install(EXAMPLE, folder).site, install(folder / "project", folder / "other").site]
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", os.pathsep.join(map(str, sites)))
        with LocalServer(folder / "kaper.sqlite3") as server:
            server.deal(GAME)
            yield server.address


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Wreck Bay", "choose a sailor, in secret", "is the lookout")),
        ("pl", ("Zatoka Wraków", "wybierz marynarza, w tajemnicy", "siedzi pierwszy kapitan")),
    ],
)
def test_a_whole_game(
    browser: Browser, address: str, lang: str, words: tuple[str, str, str]
) -> None:
    title, question, rule = words
    size = PHONE if lang == "pl" else DESKTOP
    with device(browser, size, lang) as context:
        ania = Visitor(context, address)
        ania.visit()
        expect(ania.find(f"game-{GAME}")).to_contain_text(title)
        ania.new_table(GAME, players=3)
        assert ania.wait_for_turn()
        expect(ania.find("prompt")).to_contain_text(question)
        assert ania.play_to_the_end(limit=60) >= 6
        expect(ania.find("result")).to_be_visible()
        # Its words have come by themselves, on a page that has nothing else of the game.
        ania.visit("/history")
        expect(ania.page.locator("body")).to_contain_text(title)
        ania.visit(f"/rules/{GAME}")
        expect(ania.page).to_have_title(re.compile(title))
        # It has no book, so its rules begin with the ledger.
        expect(ania.find("part-book")).to_have_count(0)
        expect(ania.page.locator("main")).to_contain_text(rule)
        assert ania.faults == []


def test_somebody_is_waited_for(browser: Browser, address: str) -> None:
    with device(browser, DESKTOP, "en") as context:
        ania = Visitor(context, address)
        ania.new_table(GAME, others=("open",))
        expect(ania.page.locator("main")).to_contain_text("who is too clever dives last")
        assert ania.faults == []


def test_a_game_may_draw_its_board(browser: Browser, address: str) -> None:
    with device(browser, DESKTOP, "pl") as context:
        ania = Visitor(context, address)
        ania.new_table(WITH_BOARD)
        assert ania.wait_for_turn()
        dig = ania.find("dig")
        expect(dig).to_have_text(re.compile(r"^Kop \(\d+\)$"))
        bag = dig.inner_text()
        dig.click()
        ania.find("confirm").click()
        expect(dig).not_to_have_text(bag)
        assert ania.play_to_the_end(limit=200) > 0
        assert ania.faults == []
