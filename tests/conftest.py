"""What all tests share: settings of Hypothesis, and their order.

No deadlines; in CI every run tries the same examples.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.cli.running")

BROWSER = Path(__file__).parent / "web"
WHOLE_GAMES = BROWSER / "test_whole_games.py"

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Playwright keeps an event loop going: tests with a loop of their own come before.

    Of those in a browser whole games begin, so that nobody waits for a last long one.
    """
    items.sort(key=lambda item: (item.path.is_relative_to(BROWSER), item.path != WHOLE_GAMES))
