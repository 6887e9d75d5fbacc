"""People who visit the site, on a plain server of files."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext

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

    def wait_until_kept(self) -> None:
        """Until nothing is needed of the network any more."""
        self.page.wait_for_function(
            """async () => {
                const [name] = await caches.keys();
                const kept = name ? await (await caches.open(name)).keys() : [];
                const files = await (await fetch("../worker.js")).text();
                const wanted = JSON.parse(/FILES=(\\[.*?\\])/.exec(files)[1]);
                return wanted.length > 0 && kept.length >= wanted.length;
            }"""
        )


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A plain server, which has the site in a folder below; gives its address."""
    handler = functools.partial(_Quiet, directory=str(folder.parent))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_address[1]}/{folder.name}"
        server.shutdown()
        thread.join()
