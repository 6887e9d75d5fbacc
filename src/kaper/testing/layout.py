"""Whether a table can be read and used at every size of window: positions, and what is wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import kaper
from kaper import registry
from kaper.bots import Seen, make_bot
from kaper.kernel.state import State
from kaper.match import Match
from kaper.testing.browser import Visitor

Size = tuple[int, int]
SIZES: tuple[Size, ...] = (
    (320, 256),  # 1280 x 1024 at 400 %
    (640, 360),  # 1280 x 720 at 200 %
    (360, 640),
    (390, 844),
    (768, 1024),
    (1024, 768),
    (1180, 820),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
)
_PROBE = Path(__file__).with_name("layout_probe.js").read_text("utf-8")
# WCAG 1.4.12: a reader may space the letters so.
_SPACED = """() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important } p + p { margin-top: 2em !important }`);
    document.adoptedStyleSheets.push(spaced);
}"""
_SETTLED = """async () => {
    await document.fonts.ready;
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
}"""
_SCROLLED = "[document.documentElement.scrollHeight - innerHeight, innerHeight]"
_BOARD = """() => {
    const { x, y, width, height } = document.querySelector('.board').getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
}"""


@dataclass(frozen=True)
class Position:
    """A moment of a game of bots: `start`, `middle`, `end`, or the first question of a key."""

    game: str
    seats: int
    moment: str
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 1

    def __str__(self) -> str:
        return f"{self.game} for {self.seats} at {self.moment}"


@dataclass(frozen=True)
class Fault:
    kind: str
    what: str


def reached(position: Position) -> Match[State]:
    """Play on until the position is there."""
    if position.moment == "middle":
        whole = len(reached(Position(position.game, position.seats, "end")).history)
        return _played(position, whole // 2)
    match = _played(position, 0 if position.moment == "start" else 1 << 30)
    assert match.over == (position.moment == "end"), f"{position} is not reached"
    return match


def _played(position: Position, most: int) -> Match[State]:
    match = kaper.new(position.game, position.seats, position.seed, position.options)
    order = Random(position.seed)  # noqa: S311 - play, not secrets
    bots = [make_bot("random", position.seed + seat) for seat in range(position.seats)]
    while not match.over and len(match.history) < most:
        pending = match.pending()
        if any(decision.prompt.key == position.moment for decision in pending.values()):
            break
        seat = order.choice(list(pending))
        match.play(seat, bots[seat].decide(Seen(match, seat)))
    return match


def positions(game: str) -> Iterator[Position]:
    """With fewest and most seats, at the start, in the middle and at the end."""
    seats = registry.game(game).seats
    for count in dict.fromkeys((min(seats), max(seats))):
        for moment in ("start", "middle", "end"):
            yield Position(game, count, moment)


class Inspector:
    """Looks at one table in one window that changes its size."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def open(self, match: Match[State]) -> None:
        """Sit down at a table where this match is played on one device."""
        visitor = self.visitor
        answer = self.page.request.post(
            f"{visitor.address}/api/import",
            data=json.dumps({"record": match.record()}),
            headers={
                "x-kaper": "1",
                "origin": visitor.address,
                "content-type": "application/json",
            },
        )
        assert answer.ok, answer.text()
        visitor.visit(f"/t/{answer.json()['id']}")
        if match.over:
            visitor.find("result").wait_for()
        elif match.seats > 1:
            visitor.sit_down()
        else:
            visitor.wait_for_turn()

    def resize(self, size: Size) -> None:
        self.page.mouse.move(0, 0)
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(_SETTLED)

    def space_out(self) -> None:
        self.page.evaluate(_SPACED)

    def board(self) -> list[int]:
        """Where the board is, and how large."""
        box: list[int] = self.page.evaluate(_BOARD)
        return box

    def look(self) -> set[Fault]:
        """What is wrong on the screen, and on each further one where the page scrolls."""
        faults: set[Fault] = set()
        higher, height = self.page.evaluate(_SCROLLED)
        for top in range(0, max(1, higher + height // 2), height):
            self.page.evaluate("top => scrollTo(0, top)", top)
            found = self.page.evaluate(_PROBE)
            faults |= {Fault(fault["kind"], fault["what"]) for fault in found}
        return faults

    def look_round(self) -> set[Fault]:
        """As `look`, on every tab of a phone."""
        tabs = self.page.locator("nav.tabs button")
        faults = self.look()
        for tab in range(1, tabs.count()):
            tabs.nth(tab).click()
            self.page.evaluate(_SETTLED)
            faults |= self.look()
        if tabs.count():
            tabs.first.click()
        return faults
