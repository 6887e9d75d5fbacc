"""Pictures of the pages, as they are: `python3 play.py screenshots`."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

from kaper.testing.browser import DESKTOP, PHONE, LocalServer, Visitor, device, launch

SHAPES = {"desktop": DESKTOP, "phone": PHONE}
# So many decisions into the game, pirates are about and maps are taken.
DECISIONS = 11


def take(folder: Path) -> Iterator[Path]:
    """Take every picture, and name each when it is there."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as database,
        LocalServer(Path(database) / "kaper.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        for shape, size in SHAPES.items():
            for night in (False, True):
                suffix = f"{shape}-night" if night else shape
                with device(browser, size, "pl" if night else "en", night=night) as context:
                    visitor = Visitor(context, server.address, seed=7)
                    yield _harbour(visitor, folder / f"harbour-{suffix}.png")
                    yield _martinique(visitor, folder / f"martinique-{suffix}.png")
        browser.close()


def _harbour(visitor: Visitor, path: Path) -> Path:
    visitor.visit()
    visitor.find("new-table").wait_for()
    return _shoot(visitor, path)


def _martinique(visitor: Visitor, path: Path) -> Path:
    visitor.new_table()
    for _ in range(DECISIONS):
        visitor.wait_for_turn()
        visitor.act()
    visitor.wait_for_turn()
    visitor.select()
    return _shoot(visitor, path)


def _shoot(visitor: Visitor, path: Path) -> Path:
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.screenshot(path=path)
    return path
