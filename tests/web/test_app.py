"""Kaper as an app: it can be installed, opens without a server and says what works there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, expect

from kaper.testing.browser import PHONE, Visitor, device
from kaper.testing.local_server import LocalServer

READY = "navigator.serviceWorker.ready.then(() => caches.match('/')).then(Boolean)"
KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(url);
    return found;
}"""
# A page of rules is long, unlike what says that there are none.
WHOLE = "() => document.querySelector('main')?.innerText.length > 1000"
PUBLIC = (
    "/assets/",
    "/first.js",
    "/anchor.svg",
    "/api/games",
    "/api/rules/",
    "/api/books/",
    "/api/voyages/",
)
SIZE = """source => new Promise(done => {
    const picture = new Image();
    picture.onload = () => done(`${picture.naturalWidth}x${picture.naturalHeight}`);
    picture.src = source;
})"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    """One of this test's own, since it goes away."""
    with LocalServer(tmp_path / "kaper.sqlite3") as running:
        yield running


@pytest.fixture(params=["en", "pl"])
def visitor(
    browser: Browser, server: LocalServer, request: pytest.FixtureRequest
) -> Iterator[Visitor]:
    with device(browser, PHONE, request.param, keeps=True) as context:
        visitor = Visitor(context, server.address)
        visitor.visit()
        assert visitor.page.evaluate(READY)
        yield visitor


def test_the_app_opens_without_a_server(visitor: Visitor, server: LocalServer) -> None:
    visitor.visit("/rules/martinique")
    visitor.page.wait_for_function(WHOLE)
    server.kill()

    visitor.visit("/")
    expect(visitor.find("offline")).to_be_visible()
    assert visitor.violations() == []
    assert visitor.overflow() == [0, 0]
    visitor.page.get_by_role("link", name="Martini").or_(
        visitor.page.get_by_role("link", name="Martyni")
    ).click()
    visitor.page.wait_for_function(WHOLE)
    visitor.visit("/t/not-here")
    expect(visitor.find("offline")).to_be_visible()

    server.start()
    visitor.visit("/")
    expect(visitor.find("offline")).to_be_visible(visible=False)
    expect(visitor.find("new-table").first).to_be_visible()


def test_what_is_kept_belongs_to_nobody(visitor: Visitor) -> None:
    visitor.new_table()
    visitor.wait_for_turn()
    visitor.act()
    kept = [str(address).removeprefix(visitor.address) for address in visitor.page.evaluate(KEPT)]
    assert "/" in kept
    assert [path for path in kept if not path.startswith(PUBLIC)] == ["/"]


def test_the_app_can_be_installed(visitor: Visitor) -> None:
    address = visitor.page.locator("link[rel=manifest]").get_attribute("href")
    answer = visitor.page.request.get(urljoin(visitor.address, address or ""))
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        if icon["sizes"] != "any":
            assert visitor.page.evaluate(SIZE, icon["src"]) == icon["sizes"]
    errors = visitor.context.new_cdp_session(visitor.page).send("Page.getInstallabilityErrors")
    assert errors["installabilityErrors"] == []
