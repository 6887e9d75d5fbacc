"""Arrangements that cannot be: what is wrong is said by name."""

from __future__ import annotations

import pytest

import kaper
from kaper.kernel.errors import BadSetup


@pytest.mark.parametrize(
    ("arrangement", "fault"),
    [
        ({"active": "p3"}, "'p3' is no seat: p0 to p2"),
        ({"first": 1}, "1 is no seat"),
        ({"p0": {"status": "asleep"}}, "there is no asleep; such a name is in-play"),
        ({"p0": {"ship": "canoe"}}, "there is no canoe; such a name is sloop"),
        ({"p0": {"at": 7}}, "7 is no name"),
        ({"p0": {"rumor": "castaway"}, "p1": {"rumor": "castaway"}}, "there is no castaway left"),
    ],
)
def test_wrong_arrangements(arrangement: dict[str, object], fault: str) -> None:
    with pytest.raises(BadSetup, match=fault):
        kaper.new("marauders", 3, 7, arrangement=arrangement)
