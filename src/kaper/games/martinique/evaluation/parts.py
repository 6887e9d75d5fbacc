"""The parts of what bots think of a position, by name: for hints, which tell why."""

from __future__ import annotations

from kaper.games.martinique.evaluation.formula import SCALE, find_chances, still_out, worth
from kaper.games.martinique.rules.notebook import notebook
from kaper.games.martinique.rules.scoring import hold_digits, pairs
from kaper.games.martinique.state import Martinique

# A treasure surely found is worth as much as a lead of so many points.
TREASURE = 4 * SCALE


def outlook(state: Martinique, seat: int) -> dict[str, float]:
    """In points; the Lost Treasure by how likely each finds it."""
    if not state.stack:
        return {}
    mine, theirs = find_chances(state, seat, notebook(state, seat))
    loads = float(hold_digits(state, seat) + len(state.hold[seat]))
    tokens = worth(state, seat) - loads - 2 * pairs(state, seat) - 2.0 * still_out(state, seat)
    return {
        "outlook-treasure": TREASURE * mine,
        "outlook-their-treasure": -TREASURE * theirs,
        "outlook-loads": loads,
        "outlook-pairs": 2.0 * pairs(state, seat),
        "outlook-tokens": tokens,
        "outlook-pirates": 2.0 * still_out(state, seat),
        "outlook-rivals": -worth(state, 1 - seat),
    }
