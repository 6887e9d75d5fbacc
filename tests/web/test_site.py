"""Kaper without a server: one visit to a plain server of files, and then no network at all."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

import kaper
from kaper.replay import replay
from kaper.site.build import build
from kaper.testing.bot_games import played
from kaper.testing.browser import device
from tests.site.visitors import SiteVisitor, serving


def test_a_whole_game_without_a_network(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "below"
    build(folder, lambda _: None)
    with serving(folder) as address, device(browser, keeps=True) as context:
        asked: list[str] = []
        context.on("request", lambda request: asked.append(request.url))
        ania = SiteVisitor(context, address, seed=4)
        ania.new_table(others=["bot:easy"])
        for _ in range(3):
            assert ania.wait_for_turn()
            ania.act()
        assert ania.wait_for_turn()
        ania.wait_until_kept()
        table, moves = ania.page.url, ania.find("log").inner_text()
        context.set_offline(True)
        # As if it were killed: nothing of the page is left but what is on disk.
        ania.page.close(run_before_unload=False)
        again = SiteVisitor(context, address, seed=4)
        again.visit(table)
        assert again.wait_for_turn()
        assert again.find("log").inner_text() == moves
        again.play_to_the_end()
        _exported(again, tmp_path / "record.txt")
        _imported(again)
        assert [url for url in asked if not url.startswith((address, "blob:"))] == []
        assert ania.faults + again.faults == []


def _exported(visitor: SiteVisitor, path: Path) -> None:
    """What is played there is replayed here."""
    with visitor.page.expect_download() as saved:
        visitor.find("result").locator("a[download]").click()
    saved.value.save_as(path)
    match = replay(path.read_text("utf-8"))
    assert match.over
    assert match.header.game == "martinique"


def _imported(visitor: SiteVisitor) -> None:
    """And the other way round."""
    match = played("martinique", ("random", "random"), seed=3)
    assert kaper.load(match.to_json()).over
    visitor.visit("/")
    visitor.find("import").set_input_files(
        {"name": "record.txt", "mimeType": "text/plain", "buffer": match.record().encode()}
    )
    visitor.page.wait_for_url("**/replay/*")
    expect(visitor.find("replay-bar").or_(visitor.find("replay"))).to_be_visible()
