"""Nothing is cut, covered, split in mid-word or jumps, whatever the size of the window."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import chain

import pytest
from playwright.sync_api import WebSocketRoute

from kaper import registry
from kaper.server.scenes import Listener
from kaper.testing.browser import DESKTOP, PHONE, Visitor
from kaper.testing.layout import SIZES, Inspector, Position, positions, reached
from kaper.testing.visitors import Object

Guest = Callable[..., Visitor]
TABLET = (1024, 768)
ZOOMED = (853, 533)  # 1280 x 800 at 150 %
# Every tab of a phone is looked at in these.
TABBED = (SIZES[0], PHONE)
# In the other language so many sizes of each position are looked at, others at the next.
ROTATING = 3

# Scenes that a game in its middle rarely shows.
SCENES = (
    Position("maracaibo", 2, "maracaibo-prompt-keep", {"fog-locations": "on", "rubies": "on"}),
    Position("marauders", 4, "marauders-prompt-port"),
    Position("marauders", 4, "marauders-prompt-market"),
    Position("marauders", 4, "marauders-prompt-raid", seed=4),
    Position("marauders", 4, "marauders-prompt-declare"),
    Position("jolly-roger", 10, "jolly-roger-prompt-attack"),
)
EVERY = [*chain.from_iterable(positions(game) for game in registry.games()), *SCENES]

GOOD = """
<style>
  .vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
</style>
<main style="height: 300px">
  <h1>All can be read</h1>
  <p style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap"
     title="A long name, told whole">A long name, told whole</p>
  <div style="width: 90px; height: 30px; overflow: auto">What does not fit is scrolled</div>
  <p style="width: 90px">well-<wbr>known, de&shy;li&shy;ver&shy;ies</p>
  <p>A <a href="/">link</a> in a line of text<span class="vh">and a word to be heard</span></p>
  <button style="width: 44px; height: 44px">Go</button>
  <button style="width: 16px; height: 16px; padding: 0; margin: 20px">i</button>
</main>
"""
FAULTY = {
    # The names of cards on a board that was squeezed: Harpoo-ner, Adven-tures.
    "broken": "<p style='width: 50px; overflow-wrap: anywhere'>Harpooner</p>",
    # A value under the name of the card below it.
    "overlap": "<p>Barbados<p style='margin-top: -40px'>Tobago and 4 doubloons",
    # What one can do in a port, one word a line.
    "narrow": "<p style='width: 40px'>The more of the same you buy, the less it is",
    # A pile at the edge of the board, and a card beyond the end of the hand.
    "cut": "<div style='width: 80px; overflow: hidden'><p style='margin-left: -30px'>12 left</p>",
    "cut ": "<div style='width: 90px; overflow: hidden; white-space: nowrap'>a bent Lookout</div>",
    "cut  ": "<p style='position: absolute; left: -20px'>25 left</p>",
    "cut    ": """<div style='width: 90px; overflow: auto; scrollbar-width: none;
        white-space: nowrap'>the seventh card</div>""",
    "cut   ": "<svg width=40 height=20><text x=10 y=15>odłożone</text></svg>",
    # The text of a business under the button beside it.
    "covered": """<p>Spices for 7 Ducats</p>
        <button style='position: absolute; left: 0; top: 0; width: 90px; height: 60px'>Why?""",
    "covered ": """<button style='width: 60px; height: 40px'>Undo</button>
        <div style='position: absolute; inset: 0; opacity: 0.01'></div>""",
    "target": """<button style='width: 20px; height: 20px; padding: 0'>1</button
        ><button style='width: 20px; height: 20px; padding: 0'>2</button>""",
    "sideways": "<div style='width: 3000px; height: 10px'></div>",
    "flat": "<main style='height: 0'></main>",
}


@pytest.mark.parametrize("fault", FAULTY)
def test_the_probe_finds(fault: str, guest: Guest) -> None:
    inspector = Inspector(guest())
    inspector.page.set_content(f"<!doctype html>{FAULTY[fault]}")
    assert fault.strip() in {found.kind for found in inspector.look()}


def test_the_probe_finds_nothing_where_all_is_well(guest: Guest) -> None:
    inspector = Inspector(guest())
    inspector.page.set_content(f"<!doctype html>{GOOD}")
    assert inspector.look() == set()


@pytest.mark.parametrize("position", EVERY, ids=str)
def test_every_size(position: Position, guest: Guest) -> None:
    inspector = Inspector(guest())
    inspector.open(reached(position))
    found: list[str] = []
    if position.moment == "end":
        for size in (SIZES[0], PHONE, DESKTOP):
            inspector.resize(size)
            found += [f"{size}, result: {fault}" for fault in inspector.look()]
        inspector.page.keyboard.press("Escape")
    for size in SIZES:
        inspector.resize(size)
        look = inspector.look_round if size in TABBED else inspector.look
        found += [f"{size}: {fault}" for fault in look()]
    inspector.resize(DESKTOP)
    inspector.visitor.find("language-pl").click()
    first = EVERY.index(position)
    for turn in range(ROTATING):
        size = SIZES[(first * ROTATING + turn) % len(SIZES)]
        inspector.resize(size)
        found += [f"{size}, in Polish: {fault}" for fault in inspector.look()]
    assert found == []


PAGES = ("/", "/rules/jolly-roger", "/settings", "/credits", "new table")


@pytest.mark.parametrize("path", PAGES)
def test_every_page_at_every_size(path: str, guest: Guest) -> None:
    visitor = guest(lang=("en", "pl")[PAGES.index(path) % 2])
    inspector = Inspector(visitor)
    visitor.visit(path if path in PAGES[:-1] else "/")
    visitor.page.locator("main").first.wait_for()
    if path.startswith("/rules"):
        visitor.page.locator("main h3, main h2").first.wait_for()
    if path == "new table":
        visitor.find("new-table-maracaibo").click()
        visitor.find("rare-options").locator("summary").click()
    found: list[str] = []
    for size in (*SIZES, ZOOMED):
        inspector.resize(size)
        found += [f"{size}: {fault}" for fault in inspector.look()]
    assert found == []


@pytest.mark.parametrize("game", registry.games())
def test_letters_can_be_spaced(game: str, guest: Guest) -> None:
    inspector = Inspector(guest())
    inspector.open(reached(Position(game, max(registry.game(game).seats), "middle")))
    inspector.space_out()
    inspector.resize(DESKTOP)
    assert inspector.look() == set()


class Told:
    """What the server told last of the table, to be told again in another way."""

    def __init__(self, visitor: Visitor) -> None:
        self._page: WebSocketRoute | None = None
        self._last: Object = {}
        self._listener = Listener()
        visitor.page.route_web_socket("**/ws/*", self._open)

    def _open(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()
        server.on_message(self._hear)
        page.on_message(server.send)

    def _hear(self, message: str | bytes) -> None:
        # Updates as what they come to: the page may have been told something else meanwhile.
        heard = self._listener.hear(message)
        if heard["type"] == "situation":
            self._last = heard
        if self._page is not None:
            self._page.send(json.dumps(heard))

    def ask_somebody_else(self) -> None:
        """The same situation, in which it is a rival's turn."""
        situation = self._last | {"decision": None, "waiting": [1], "happenings": []}
        assert self._page is not None
        self._page.send(json.dumps(situation))


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=str)
@pytest.mark.parametrize("game", registry.games())
def test_the_board_stays_where_it_is(game: str, size: tuple[int, int], guest: Guest) -> None:
    visitor = guest(size)
    told = Told(visitor)
    inspector = Inspector(visitor)
    visitor.new_table(game, players=max(2, min(registry.game(game).seats)))
    visitor.wait_for_turn()
    before = inspector.board()
    if visitor.select():
        assert inspector.board() == before
        visitor.find("cancel").click()
    if size != PHONE:  # there, what is asked about lies above the board
        told.ask_somebody_else()
        visitor.page.locator("[data-testid=prompt]:not(.me)").wait_for()
        assert inspector.board() == before


def test_what_is_destroyed_differs_without_colours(guest: Guest) -> None:
    inspector = Inspector(guest())
    inspector.open(reached(Position("marauders", 2, "middle")))
    inspector.page.emulate_media(forced_colors="active")
    left, gone = (
        inspector.page.locator(f".pips .{kind}").first.evaluate(
            "pip => getComputedStyle(pip).backgroundColor"
        )
        for kind in ("on", "gone")
    )
    assert left != gone
