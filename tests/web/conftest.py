"""Browser tests need Chromium: without one they are skipped aloud, and with E2E=required fail."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from kaper.testing.browser import (
    DESKTOP,
    PATIENCE,
    NoBrowser,
    Visitor,
    chromium,
    device,
    launch,
)
from kaper.testing.local_server import LocalServer

Guest = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        chromium()
    except NoBrowser as error:
        if os.environ.get("E2E") == "required":
            pytest.fail(str(error))
        pytest.skip(f"BROWSER TESTS ARE NOT RUN: {error}")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """One for all: starting costs more than most tests, and each has tables of its own."""
    with LocalServer(tmp_path_factory.mktemp("server") / "kaper.sqlite3") as running:
        yield running


@pytest.fixture
def guest(browser: Browser, server: LocalServer, request: pytest.FixtureRequest) -> Iterator[Guest]:
    """People with browsers of their own; whatever a page complained of fails the test.

    Each test is dealt the same tables whenever it runs.
    """
    server.deal(request.node.name)
    with ExitStack() as stack:
        came: list[Visitor] = []

        def come(size: tuple[int, int] = DESKTOP, lang: str = "en", seed: int = 1) -> Visitor:
            context = stack.enter_context(device(browser, size, lang))
            visitor = Visitor(context, server.address, seed)
            came.append(visitor)
            return visitor

        yield come
        assert [fault for visitor in came for fault in visitor.faults] == []
