"""The site, built once for all tests, and people who visit it."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from kaper.site.build import build
from kaper.testing.browser import Visitor

# What a page and its worker say to each other is no socket: it is counted where it is said.
_NOTED = """
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...others) {
  if (message.kind === "say" && message.text.includes('"type":"act"')) noteAct();
  return post.call(this, message, ...others);
};
"""


class SiteVisitor(Visitor):
    """A person with a browser that runs the tables itself."""

    def __init__(self, context: BrowserContext, address: str, seed: int = 1) -> None:
        super().__init__(context, address, seed)
        self.page.expose_function("noteAct", self._note)
        self.page.add_init_script(_NOTED)

    def _note(self) -> None:
        self.acts += 1

    def prepared(self) -> None:
        """Wait until the tables can be played at."""
        self.find("hot-seat").wait_for()
        self.find("preparing").wait_for(state="detached")


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's name
        """Nobody reads it."""


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "below"
    build(folder, lambda _: None)
    return folder


@pytest.fixture
def served(built: Path) -> Iterator[str]:
    """A plain server of files, which has the site in a folder below; gives its address."""
    handler = functools.partial(_Quiet, directory=str(built.parent))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/{built.name}"
        server.shutdown()
        thread.join()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    from kaper.testing.browser import device

    with device(browser, keeps=True) as made:
        yield made
