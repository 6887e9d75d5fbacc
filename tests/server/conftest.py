"""A server for all tests of a module, and people who visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from kaper.server.settings import Limits, Settings, sqlite_url
from kaper.testing.visitors import Visitor, running

FREE = Limits(100_000, 100_000)


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Settings without pauses and limits."""
    folder: Path = tmp_path_factory.mktemp("server")
    return Settings(
        database=sqlite_url(folder / "test.sqlite3"),
        static=folder / "static",
        bot_pause=0.0,
        answer_pause=(0.0, 0.0),
        second_thoughts=0.0,
        telling_pause=0.0,
        presence_pause=0.01,
        away_after=0.2,
        patience=0.2,
        talk_limit=FREE,
        message_limit=FREE,
        make_limit=FREE,
        join_limit=FREE,
        answer_limit=FREE,
        analysis_passes=(4, 4),
    )


@pytest.fixture(scope="module")
def server(quick: Settings) -> Iterator[str]:
    with running(quick) as address:
        yield address


@pytest.fixture
def visitor(server: str) -> Iterator[Callable[[], Visitor]]:
    """Makes another person."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(Visitor(server))
