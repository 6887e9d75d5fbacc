"""The pytest plugin: scenarios, and the marks that tie tests to the rules they check.

    @pytest.mark.rule("martinique:move.exact-steps")

An id that no ledger has stops the run.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kaper.kernel.errors import BadSetup
from kaper.registry import only_for_now
from kaper.testing.scenario import Scenario
from kaper.testing.toys import register_toys
from kaper.text import find_rule


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules of a ledger that this test checks")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    unknown = []
    for item in items:
        for mark in item.iter_markers("rule"):
            for rule_id in mark.args:
                try:
                    find_rule(rule_id)
                except BadSetup:
                    unknown.append(f"{item.nodeid}: {rule_id}")
    if unknown:
        raise pytest.UsageError("no ledger has these rules:\n" + "\n".join(unknown))


@pytest.fixture
def scenario() -> type[Scenario]:
    """Describe an arrangement, play, and compare."""
    return Scenario


@pytest.fixture
def toys() -> Iterator[None]:
    """The toy games are registered while the test runs."""
    with only_for_now():
        register_toys()
        yield
