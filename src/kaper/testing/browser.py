"""A real browser at a real server: for tests of the table, and for pictures of it."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Self

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Playwright,
    WebSocket,
    WebSocketRoute,
)
from playwright.sync_api import TimeoutError as TooSlow

from kaper.kernel.errors import KaperError
from kaper.server.scenes import Listener
from kaper.testing.visitors import Object, json_object

# The shell is Chromium without the windows that nobody sees; tests take half the time in it.
PROGRAMS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "microsoft-edge",
)
# Without these, a browser started for the first time calls home.
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP = (1280, 720)
PHONE = (390, 844)
PATIENCE = 60_000  # milliseconds: a busy machine is no fault of ours
# Whatever takes more will not end.
MOST_TOUCHES = 80
MOST_TURNS = 1500
_PRESSED = """() => [...document.querySelectorAll('[aria-pressed=true]')]
    .map(each => each.dataset.testid ?? each.dataset.square ?? each.ariaLabel).join()"""


class NoBrowser(KaperError):
    """No Chromium is installed."""


def chromium() -> str:
    """The browser to drive: `CHROMIUM` if set, else the first one found."""
    for program in (os.environ.get("CHROMIUM", ""), *PROGRAMS):
        found = shutil.which(program) if program else None
        if found:
            return found
    raise NoBrowser("no Chromium is installed: install the package chromium, or set CHROMIUM")


def launch(playwright: Playwright) -> Browser:
    # Chromium's own sandbox does not work for root, as which CI runs.
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    flags = [*FLAGS, "--no-sandbox"] if root else [*FLAGS]
    return playwright.chromium.launch(executable_path=chromium(), args=flags)


@contextlib.contextmanager
def device(
    browser: Browser,
    size: tuple[int, int] = DESKTOP,
    lang: str = "en",
    *,
    night: bool = False,
    keeps: bool = False,
) -> Iterator[BrowserContext]:
    """A browser of one person, with nothing from before; `keeps` lets a service worker run."""
    width, height = size
    with contextlib.closing(
        browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=size == PHONE,
            locale={"en": "en-GB", "pl": "pl-PL"}[lang],
            reduced_motion="reduce",
            color_scheme="dark" if night else "light",
            service_workers="allow" if keeps else "block",
        )
    ) as context:
        context.set_default_timeout(PATIENCE)
        yield context


def stop_clock(visitor: Visitor, later: int = 0) -> None:
    """From now on no time passes for the page, so many milliseconds after it stopped before."""
    visitor.page.evaluate(
        "later => { const now = performance.now() + later; performance.now = () => now; }", later
    )


class Visitor:
    """A person with a browser, who plays anything legal."""

    def __init__(self, context: BrowserContext, address: str, seed: int = 1) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.address = address
        self.faults: list[str] = []
        self.received: list[str] = []
        self._messages: list[Object] = []
        self._listener = Listener()
        self.acts = 0  # how often something was decided
        self._random = Random(seed)  # noqa: S311 - play, not secrets
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self._hear)
        self.page.on("websocket", self._listen)

    def _hear(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.faults.append(line.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.received.append(str(text)))
        socket.on("framesent", self._sent)

    def _sent(self, text: str | bytes) -> None:
        self.acts += '"type":"act"' in str(text)

    def find(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def visit(self, path: str = "/") -> None:
        self.page.goto(path if path.startswith("http") else self.address + path)

    def new_table(
        self,
        game: str = "martinique",
        *,
        others: Sequence[str] = (),
        name: str = "Ania",
        players: int = 2,
        options: Mapping[str, str] | None = None,
    ) -> None:
        """From the harbour to a table of a game; `others` as the form's values from seat 1 on."""
        self.visit()
        self.find("new-table" if game == "martinique" else f"new-table-{game}").click()
        self.find("start-table").wait_for()
        self.tell_name(name)
        if self.find(f"players-{players}").count():
            self.find(f"players-{players}").check()
        for seat, other in enumerate(others, 1):
            self.find(f"seat-{seat}").select_option(other)
        for option, value in (options or {}).items():
            self.find(f"option-{option}-{value}").check()
        self.find("start-table").click()
        self.page.wait_for_url("**/t/*")

    def tell_name(self, name: str = "Ania") -> None:
        """Say who one is, where that is asked: once on each device."""
        if self.find("my-name").is_visible():
            self.find("my-name").fill(name)

    def violations(self) -> list[str]:
        """What assistive technology would stumble over."""
        found = Axe().run(self.page).response["violations"]
        return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found]

    def overflow(self) -> list[int]:
        """By how many pixels the page is higher and wider than the window."""
        sizes: list[int] = self.page.evaluate(
            "[document.documentElement.scrollHeight - innerHeight,"
            " document.documentElement.scrollWidth - innerWidth]"
        )
        return sizes

    def situations(self) -> list[Object]:
        """Everything that this person was told of the table."""
        # Asked for again and again, in long games.
        self._messages += map(self._listener.hear, self.received[len(self._messages) :])
        return [message for message in self._messages if message["type"] == "situation"]

    def view(self) -> Object:
        return json_object(self.situations()[-1]["view"])

    @property
    def over(self) -> bool:
        return self.find("result").is_visible()

    def wait_for_turn(self) -> bool:
        """Wait until something is asked; False where the game is over instead."""
        mine = self.page.locator("[data-testid=prompt].me")
        self.find("result").or_(mine).first.wait_for()
        return not self.over

    def sit_down(self) -> None:
        """Open the curtain, and put away what it tells of the others' turns."""
        self.find("curtain-open").click()
        self.wait_for_turn()
        recap = self.find("recap")
        if recap.is_visible():
            recap.get_by_role("button").click()

    def select(self) -> bool:
        """Choose something at random, as a hand would, without confirming it.

        True where it waits for that; False where one touch was enough, or where the game ended
        meanwhile: a last question with one answer is answered by itself.
        """
        # The first touch may pick a pirate, a further one say where it goes.
        decided = self.acts
        for _ in range(MOST_TOUCHES):
            before = self.page.evaluate(_PRESSED)
            # What others do may take away what was about to be touched.
            with contextlib.suppress(TooSlow):
                self._pick().click(timeout=1000)
            for _ in range(12):
                if self.acts > decided or self.over:
                    return False
                if self.find("confirm").is_visible():
                    return True
                # A pirate that is picked already stays so, and a touch right after a new question
                # does not count: nothing shows.
                if self.page.evaluate(_PRESSED) != before:
                    break
                self.page.wait_for_timeout(20)
        raise AssertionError("nothing can be selected")

    def act(self) -> None:
        """Choose something at random and confirm it."""
        if self.select():
            self.confirm()

    def _pick(self) -> Locator:
        """Something to touch: a lit square, a token, or a button."""
        live = self.page.locator(
            "button[data-square].live, [data-testid^=choice-], [data-testid^=pick-]"
        )
        live.or_(self.find("result")).first.wait_for()
        return live.nth(self._random.randrange(live.count() or 1))

    def touch(self, testid: str) -> bool:
        """Touch something, unless it is not there or others take it away in this moment."""
        with contextlib.suppress(TooSlow):
            if self.find(testid).is_visible():
                self.find(testid).click(timeout=1000)
                return True
        return False

    def pass_on(self) -> bool:
        """Pass, where one can: one touch, which does not count right after a new question."""
        decided = self.acts
        for tries in range(MOST_TOUCHES):
            if self.acts > decided or not self.touch("choice-pass"):
                return tries > 0
            self.page.wait_for_timeout(20)
        raise AssertionError("no pass is taken")

    def confirm(self) -> None:
        """Commit what is selected, if others have not taken the choice away in this moment.

        The button goes when the server has taken it. A touch right after a new question, asked
        again because others acted, does not count.
        """
        for _ in range(MOST_TOUCHES):
            if not self.touch("confirm"):
                return
            with contextlib.suppress(TooSlow):
                self.find("confirm").wait_for(state="hidden", timeout=5000)
                return
        raise AssertionError("nothing is confirmed")

    def look_round(self, scene: Callable[[Self], str], most: int = 99) -> set[str]:
        """Play on; each kind of scene is fit for all and whole on the screen. Returns the kinds."""
        seen: set[str] = set()
        for _ in range(MOST_TURNS):
            if len(seen) >= most or not self.wait_for_turn():
                return seen
            now = scene(self)
            self.select()
            if now not in seen:
                assert self.violations() == []
                assert self.overflow() == [0, 0]
                seen.add(now)
            self.confirm()
        raise AssertionError("the game does not end")

    def play_to_the_end(self, limit: int = 200) -> int:
        """Play until the result is shown; returns how often something was decided."""
        for decisions in range(limit):
            if not self.wait_for_turn():
                return decisions
            self.act()
        raise AssertionError("the game does not end")


def invited(host: Visitor, friend: Visitor) -> None:
    """A table of Martinique for both."""
    host.new_table(others=["open"])
    friend.visit(host.find("invite-link").input_value())
    friend.find("join-name").fill("Bartek")
    friend.find("join").click()
    host.find("prompt").wait_for()


class Line:
    """A person's connection: news can be held back, and actions made illegible to the server."""

    def __init__(self, visitor: Visitor) -> None:
        self.garbled = False
        self._held: list[str | bytes] | None = None
        self._page: WebSocketRoute | None = None
        visitor.page.route_web_socket("**/ws/*", self._open)

    def _open(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()
        server.on_message(self._hear)
        page.on_message(lambda message: server.send(self._said(message)))

    def _hear(self, message: str | bytes) -> None:
        if self._held is not None:
            self._held.append(message)
        elif self._page is not None:
            self._page.send(message)

    def _said(self, message: str | bytes) -> str | bytes:
        return "garbled" if self.garbled and '"type":"act"' in str(message) else message

    def hold(self) -> None:
        self._held = []

    def release(self) -> None:
        held, self._held = self._held or [], None
        for message in held:
            self._hear(message)
