"""Arrangements that cannot be, told by what is wrong with them."""

from __future__ import annotations

import pytest

from kaper.games.jolly_roger.game import GAME
from kaper.kernel.errors import BadSetup


@pytest.mark.parametrize(
    ("arrangement", "fault"),
    [
        ({"parrot": 1}, "an arrangement has no parrot"),
        ({"p4": {}}, "an arrangement has no p4"),
        ({"stage": "nap"}, "stage is one of appoint, choose, punish"),
        ({"captain": "p7"}, "'p7' is no seat: p0 to p3"),
        ({"p0": {"hand": ["cook", "cook"]}}, "there is no cook left"),
        ({"p0": {"hand": "cook"}}, "'cook' is no list"),
        ({"p0": []}, "is no table"),
        ({"loot_pile": ["doubloon"]}, "there is no doubloon; such a name is "),
        ({"used": ["fort-8"]}, "there is no fort-8 left"),
    ],
)
def test_wrong_arrangements(arrangement: dict[str, object], fault: str) -> None:
    with pytest.raises(BadSetup, match=fault):
        GAME.arrange(GAME.start(4, 1, {}), arrangement)
