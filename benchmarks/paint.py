"""From a click to its picture: how long a table of each game takes, as the browser measures it.

    .venv/bin/python benchmarks/paint.py [CLICKS]

The browser counts in steps of 8 ms from the press to the next frame that shows what came of it. A
press that waits for the server is painted twice: at once as on its way, which counts here, and
again with the answer.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import quantiles

from playwright.sync_api import Browser, sync_playwright
from rich.progress import track

from kaper import registry
from kaper.testing.browser import DESKTOP, PHONE, Visitor, device, launch
from kaper.testing.local_server import LocalServer

CLICKS = 100
LISTEN = """
window.interactions = {};
new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries())
        if (interactionId)
            interactions[interactionId] = Math.max(interactions[interactionId] ?? 0, duration);
}).observe({ type: "event", durationThreshold: 16 });
"""


def measure(
    browser: Browser, address: str, game: str, size: tuple[int, int], most: int
) -> list[float]:
    """Milliseconds of each click; what took less than 16 counts as 16."""
    with device(browser, size, "en") as context:
        visitor = Visitor(context, address, seed=3)
        visitor.page.add_init_script(LISTEN)
        visitor.new_table(game, players=max(2, registry.game(game).seats[0]))
        clicks = 0
        while clicks < most and visitor.wait_for_turn():
            visitor.act()
            clicks += 2
        visitor.page.wait_for_timeout(500)
        times: list[float] = visitor.page.evaluate("Object.values(interactions)")
    return times + [16.0] * (clicks - len(times))


def main(clicks: int) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        LocalServer(Path(folder) / "kaper.sqlite3") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        runs = [(game, size) for game in registry.games() for size in (DESKTOP, PHONE)]
        for game, size in track(runs, "Clicking"):
            times = measure(browser, server.address, game, size, clicks)
            hundredths = quantiles(times, n=100, method="inclusive")
            print(
                f"{game:12} {size[0]:4} px: {len(times):3} clicks,"
                f" median {hundredths[49]:3.0f}, 95 in 100 within {hundredths[94]:3.0f},"
                f" longest {max(times):3.0f} ms"
            )
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else CLICKS)
