"""What several tests of Deliveries need."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest

from kaper.games.deliveries.events import DeliveryCame
from kaper.games.deliveries.game import GAME
from kaper.games.deliveries.state import Deliveries
from kaper.match import Match

DrawOut: TypeAlias = Callable[[Match[Deliveries]], Iterator[Match[Deliveries]]]
DeliveriesAfter: TypeAlias = Callable[[int, dict[str, str]], list[int]]

_DULL = {"turn": "draw", "deliver": "done", "hire": "decline"}


def _draw_out(match: Match[Deliveries]) -> Iterator[Match[Deliveries]]:
    while not match.over:
        ((seat, decision),) = match.pending().items()
        match.play(seat, _DULL[decision.prompt.key.rpartition("-")[2]])
        yield match


@pytest.fixture
def draw_out() -> DrawOut:
    """Play on so that nobody does anything but draw; stop after each action."""
    return _draw_out


@pytest.fixture
def deliveries_after() -> DeliveriesAfter:
    """How many ordinary cards have left the draw pile when each Delivery card comes up."""

    def places(seed: int, options: dict[str, str]) -> list[int]:
        match = Match.begin(GAME, 2, seed, options)
        found: list[int] = []
        for _ in _draw_out(match):
            came = sum(isinstance(event, DeliveryCame) for event in match.events)
            found += [52 - len(match.state.bag)] * (came - len(found))
        return found

    return places
