"""What all tests of Merchants & Marauders share: the set of cards they are written for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from kaper.testing.scenario import Scenario


@pytest.fixture
def card_set() -> str:
    """The first set; a module of tests for the second has a fixture of its own."""
    return "first"


@pytest.fixture
def scenario(card_set: str) -> Callable[..., Scenario]:
    def begin(game: str, *, options: Mapping[str, str] | None = None, **more: Any) -> Scenario:
        return Scenario(
            game, options={"cards": card_set, "proof": "shown", **(options or {})}, **more
        )

    return begin
