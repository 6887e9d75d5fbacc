"""The benchmarks of the adapters run: what they find hangs on the machine."""

from __future__ import annotations

import pytest

from tests.adapters.needed import need

for library in ("pyspiel", "pettingzoo"):
    need(library)

from benchmarks import steps  # noqa: E402
from benchmarks.against_openspiel import Contest, play  # noqa: E402


@pytest.mark.parametrize("kind", steps.KINDS)
def test_steps(kind: str) -> None:
    assert steps.pace(steps.KINDS[kind]("martinique"), 0.01) > 0


def test_a_contest_with_the_search_of_openspiel() -> None:
    """Much too short to be won by skill: both finish the game within their time."""
    assert play(Contest("deliveries", seconds=0.005, seed=1, seat=0)) in (0, 0.5, 1)
