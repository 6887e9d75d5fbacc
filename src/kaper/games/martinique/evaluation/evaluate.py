"""How well a player stands, by what this player can know: for bots."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from kaper.games.martinique.components.geography import SIZE
from kaper.games.martinique.components.tokens import LETTERS, SYMBOLS, count
from kaper.games.martinique.rules.notebook import notebook
from kaper.games.martinique.rules.scoring import hold_digits, pairs, who_wins
from kaper.games.martinique.state import PIRATES, STOOLS, Martinique

# Expected map tokens a captain still finds, per pirate not yet on a stool: from greedy games.
_MAPS_TO_COME = 0.5
_NEED_PROGRESS = 2.2
SCALE = 9.0
# The share of one's own last squares that the opponent will have left free.
_IN_TIME = 0.8
# The two map tokens of each square, as a notebook's mask.
_COORDINATES = [1 << square % SIZE | 1 << LETTERS + square // SIZE for square in range(SIZE * SIZE)]


def evaluate(state: Martinique, seat: int) -> float:
    """Between 0 and 1. Uses the seat's notebook and open things, never the true coordinates."""
    if not state.stack:
        winners, _ = who_wins(state)
        return 0.5 if len(winners) == 2 else float(seat in winners)
    mine, theirs = find_chances(state, seat)
    by_points = 1 / (1 + exp(-_lead(state, seat) / SCALE))
    if state.treasure_points:
        expected = (mine - theirs) * state.treasure_points
        return 1 / (1 + exp(-(_lead(state, seat) + expected) / SCALE))
    return mine + max(0.0, 1 - mine - theirs) * by_points


def find_chances(state: Martinique, seat: int) -> tuple[float, float]:
    """How likely this seat, and its opponent, will have dug up the treasure at the end."""
    book = notebook(state, seat)
    letters, digits = book.left()
    if len(state.stools) == STOOLS:
        return _dig_chances(state, seat, book.excluded, letters * digits)
    own = _chance_with(letters, digits, still_out(state, seat))
    known = len(state.maps[1 - seat]) + book.own_open.bit_count()
    left = 8 - known / 2
    theirs = _chance_with(left, left, still_out(state, 1 - seat))
    total = own + theirs
    return (own, theirs) if total <= 1 else (own / total, theirs / total)


def _dig_chances(state: Martinique, seat: int, excluded: int, squares: int) -> tuple[float, float]:
    """At Dusk: the share of the squares still possible that each has dug or will dig."""
    mine = _dug_well(state.pirates[seat], excluded)
    theirs = _dug_well(state.pirates[1 - seat], excluded)
    free = squares - mine - theirs
    to_dig = PIRATES - len(state.pirates[seat])
    to_come = PIRATES - len(state.pirates[1 - seat])
    own_share = min(free, to_dig) * (_IN_TIME if to_come else 1.0)
    their_share = min(free - own_share, to_come) * _knowledge(state, seat)
    return (mine + own_share) / squares, (theirs + their_share) / squares


def _dug_well(pirates: tuple[int, ...], excluded: int) -> int:
    """How many pirates dig where the Lost Treasure may lie."""
    dug = 0
    for square in pirates:
        if not excluded & _COORDINATES[square]:
            dug += 1
    return dug


def _knowledge(state: Martinique, seat: int) -> float:
    """The opponent digs better the more map tokens lie before them."""
    return min(1.0, 0.3 + 0.08 * len(state.maps[1 - seat]))


def still_out(state: Martinique, seat: int) -> int:
    """How many pirates of a player sit on no stool yet."""
    return PIRATES - state.stools.count(seat)


def _chance_with(letters: float, digits: float, pirates_out: int) -> float:
    to_come = _MAPS_TO_COME * pirates_out / 2
    squares = max(1.0, letters - to_come) * max(1.0, digits - to_come)
    return min(1.0, PIRATES / squares)


def _lead(state: Martinique, seat: int) -> float:
    return worth(state, seat) - worth(state, 1 - seat)


def worth(state: Martinique, seat: int) -> float:
    """What a player has, in points, and what it may lead to."""
    have = state.bundles[seat]
    progress = 0.0
    for tokens, need in zip(state.treasures, state.needs, strict=True):
        if tokens:
            progress += _progress(need, have, len(tokens))
    return (
        hold_digits(state, seat)
        + 2 * pairs(state, seat)
        + 0.3 * len(state.loot[seat])
        + len(state.hold[seat])
        + progress
        + 2.5 * state.jokers[seat]
        + 2.0 * still_out(state, seat)
    )


# Search asks about the same few bundles thousands of times.
@lru_cache(maxsize=1 << 14)
def _progress(need: int, have: int, tokens: int) -> float:
    """What a bundle is worth towards a Small Treasure of so many tokens."""
    symbols = range(len(SYMBOLS))
    missing = sum(max(0, count(need, symbol) - count(have, symbol)) for symbol in symbols)
    return (1 - missing / tokens) ** 2 * _NEED_PROGRESS
