"""What the tests of the fog of war share.

The usual layout: columns a to i, rows 1 to 4; G, E and P are islands.

       a  b  c  d  e  f  g  h  i
    1  .  G  x  x  x  x  x  x  .
    2  x  G  x  E  x  x  P  x  x
    3  x  x  x  E  x  x  P  x  x
    4  x  x  x  x  x  x  x  x  .
"""

from __future__ import annotations

import kaper
from kaper.games.maracaibo.state import Maracaibo
from kaper.kernel.codec import Json
from kaper.testing.scenario import Scenario

OVER_LOCATIONS = {"fog-locations": "on"}
OVER_IMPROVEMENTS = {"fog-improvements": "on"}
OVER_BOTH = OVER_LOCATIONS | OVER_IMPROVEMENTS


def new_state(options: dict[str, str], seed: int = 7) -> Maracaibo:
    state = kaper.new("maracaibo", seats=2, seed=seed, options=options).state
    assert isinstance(state, Maracaibo)
    return state


def space(s: Scenario, square: str) -> dict[str, Json]:
    return next(each for each in s.rows(0, "spaces") if each["square"] == square)


def face_down(state: Maracaibo) -> set[int]:
    return {card for place, card in enumerate(state.cards) if state.hidden >> place & 1}
