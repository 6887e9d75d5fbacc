"""Being told of a turn while no page is open: the switch, the note, and the way back."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from kaper.kernel.codec import Json
from kaper.testing.browser import DESKTOP, PATIENCE, PHONE, Visitor, device
from kaper.testing.local_server import LocalServer
from kaper.testing.push_service import PushService, push_service_beside

READY = "navigator.serviceWorker.ready.then(() => true)"
# Chromium without windows never shows a note: those that it was to show are kept here instead.
SHOWING = """() => {
    self.shown = new Map();
    self.registration.showNotification = async (title, { body, tag, lang }) =>
        void self.shown.set(tag, { title, body, tag, lang });
}"""
SHOWN = "() => [...self.shown.values()]"
# A browser without a network of its own gets no address: it is given one of the test's service.
SUBSCRIBING = """
    Object.defineProperty(Notification, 'permission', { get: () => ALLOWS });
    Notification.requestPermission = async () => ALLOWS;
    const given = () => JSON.parse(localStorage.getItem('given') ?? 'null');
    const subscription = data => data && {
        endpoint: data.endpoint,
        toJSON: () => data,
        unsubscribe: async () => (localStorage.removeItem('given'), true),
    };
    PushManager.prototype.subscribe = async options => {
        if (!options.userVisibleOnly || options.applicationServerKey.length !== 65)
            throw new TypeError('no key');
        localStorage.setItem('given', JSON.stringify(GIVEN));
        return subscription(given());
    };
    PushManager.prototype.getSubscription = async () => subscription(given());
"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service_beside() as running:
        yield running


@pytest.fixture
def server(tmp_path: Path, service: PushService) -> Iterator[LocalServer]:
    with LocalServer(tmp_path / "kaper.sqlite3", push_service=service.origin) as running:
        yield running


Come = Callable[..., Visitor]


@pytest.fixture
def come(browser: Browser, server: LocalServer, service: PushService) -> Iterator[Come]:
    """Somebody whose browser lets pages notify."""
    with ExitStack() as stack:
        came: list[Visitor] = []

        def arrive(
            size: tuple[int, int] = DESKTOP, lang: str = "en", *, allows: bool = True
        ) -> Visitor:
            context = stack.enter_context(device(browser, size, lang, keeps=True))
            to = service.subscription(f"browser-{len(came)}")
            given = {
                "endpoint": to.endpoint,
                "keys": {"p256dh": to.browser_key, "auth": to.browser_secret},
            }
            script = SUBSCRIBING.replace("GIVEN", json.dumps(given))
            answer = json.dumps("granted" if allows else "denied")
            context.add_init_script(script.replace("ALLOWS", answer))
            visitor = Visitor(context, server.address)
            came.append(visitor)
            visitor.visit()
            assert visitor.page.evaluate(READY)
            return visitor

        yield arrive
        assert [fault for visitor in came for fault in visitor.faults] == []


def wait_for(reached: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE / 1000
    while not reached():
        assert time.monotonic() < until, "nothing came"
        time.sleep(0.05)


class Pushing:
    """Lets a note arrive at a browser as its maker's service would."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self._registrations: list[str] = []
        self._session.on("ServiceWorker.workerRegistrationUpdated", self._learn)
        self._session.send("ServiceWorker.enable")
        wait_for(self._is_known)
        self._worker = visitor.context.service_workers[0]
        self._worker.evaluate(SHOWING)

    def shown(self) -> list[dict[str, str]]:
        found: list[dict[str, str]] = self._worker.evaluate(SHOWN)
        return found

    def _learn(self, told: dict[str, list[dict[str, str]]]) -> None:
        self._registrations += [each["registrationId"] for each in told["registrations"]]

    def _is_known(self) -> bool:
        self._visitor.page.wait_for_timeout(20)
        return bool(self._registrations)

    def deliver(self, notice: Json) -> None:
        self._session.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": self._visitor.address,
                "registrationId": self._registrations[-1],
                "data": json.dumps(notice),
            },
        )


WORDS = {
    "en": ("Your turn", "Your turn, and your time is nearly up."),
    "pl": ("Twoja kolej", "Twoja kolej, a czas się kończy."),
}
GAMES = {"en": "Martinique", "pl": "Martynika"}


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "pl")])
def test_who_closed_the_page_is_told_of_the_turn(
    come: Come, service: PushService, size: tuple[int, int], lang: str
) -> None:
    ania, bartek = come(size, lang), come()
    ania.new_table(others=["open"])
    bartek.visit(ania.find("invite-link").input_value())
    bartek.find("join-name").fill("Bartek")
    bartek.find("join").click()
    ania.wait_for_turn()
    table = ania.page.url.rpartition("/")[2]
    ania.find("menu").click()
    ania.find("notify-here").click()
    expect(ania.find("notify-off")).to_be_checked()
    assert ania.violations() == []
    ania.find("notify-on").check(force=True)
    ania.page.wait_for_function("() => localStorage.getItem('kaper-push')?.includes('browser-0')")
    expect(ania.find("notify-on")).to_be_checked()

    # She looks at something else, and it is still her turn.
    ania.visit("/credits")
    wait_for(lambda: bool(service.notes))
    (note,) = service.notes
    notice = service.read(note)
    assert notice == {"table": table, "game": "martinique", "occasion": "turn", "language": lang}

    pushing = Pushing(ania)
    pushing.deliver(notice)
    wait_for(lambda: bool(pushing.shown()))
    told = {"title": GAMES[lang], "body": WORDS[lang][0], "tag": table, "lang": lang}
    assert pushing.shown() == [told]
    # A later one takes the place of the first.
    pushing.deliver({**notice, "occasion": "soon"})
    wait_for(lambda: [each["body"] for each in pushing.shown()] == [WORDS[lang][1]])


def test_who_looks_at_the_table_is_not_told_twice(come: Come, service: PushService) -> None:
    ania = come()
    ania.new_table()
    ania.wait_for_turn()
    table = ania.page.url.rpartition("/")[2]
    pushing = Pushing(ania)
    notice = {"game": "martinique", "occasion": "turn", "language": "en"}
    pushing.deliver({"table": table, **notice})
    pushing.deliver({"table": "another", **notice})
    wait_for(lambda: bool(pushing.shown()))
    assert [each["tag"] for each in pushing.shown()] == ["another"]


def test_the_switch_is_in_the_settings_and_turns_it_off_again(
    come: Come, service: PushService
) -> None:
    ania = come()
    ania.visit("/settings")
    ania.find("notify-on").check(force=True)
    ania.page.wait_for_function("() => localStorage.getItem('given') !== null")
    ania.page.wait_for_function("() => localStorage.getItem('kaper-push')?.startsWith('\"en ')")
    # Another language is told to the server at once.
    ania.find("settings-pl").check(force=True)
    ania.page.wait_for_function("() => localStorage.getItem('kaper-push')?.startsWith('\"pl ')")
    assert ania.violations() == []
    ania.find("notify-off").check(force=True)
    ania.page.wait_for_function("() => localStorage.getItem('given') === null")
    ania.new_table(others=["open"])
    ania.page.wait_for_timeout(1500)
    assert service.notes == []


def test_where_the_browser_forbids_it_that_is_said(come: Come) -> None:
    ania = come(allows=False)
    ania.visit("/settings")
    ania.find("notify-on").click(force=True)
    expect(ania.page.get_by_role("alert")).to_contain_text("does not allow notifications")
    expect(ania.find("notify-off")).to_be_checked()
