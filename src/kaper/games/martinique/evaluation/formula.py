"""How well a player stands by a formula of our own, from what this player can know."""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf

from kaper.games.martinique.components.geography import SIZE
from kaper.games.martinique.components.tokens import LETTERS, SYMBOLS, count
from kaper.games.martinique.rules.notebook import Notebook, notebook
from kaper.games.martinique.rules.scoring import MOST_LOADS, PAIR, hold_digits, pairs
from kaper.games.martinique.state import PIRATES, STOOLS, Martinique

# Expected map tokens a captain still finds, per pirate not yet on a stool: from greedy games.
_MAPS_TO_COME = 0.5
_NEED_PROGRESS = 2.2
SCALE = 9.0
# The share of one's own last squares that the opponent will have left free.
_IN_TIME = 0.8
# The two map tokens of each square, as a notebook's mask.
_COORDINATES = [1 << square % SIZE | 1 << LETTERS + square // SIZE for square in range(SIZE * SIZE)]


def at_dawn(state: Martinique, seat: int, mine: float, theirs: float) -> float:
    """Between 0 and 1, from the chances to find the Lost Treasure and what each has gathered."""
    by_points = 1 / (1 + exp(-_lead(state, seat) / SCALE))
    if state.treasure_points:
        expected = (mine - theirs) * state.treasure_points
        return 1 / (1 + exp(-(_lead(state, seat) + expected) / SCALE))
    return mine + max(0.0, 1 - mine - theirs) * by_points


def at_dusk(state: Martinique, seat: int) -> float:
    """Between 0 and 1. Only the digging is left, so points are what they will be."""
    mine, theirs = find_chances(state, seat, notebook(state, seat))
    lead, prize = _settled_lead(state, seat), state.treasure_points or inf
    nobody = max(0.0, 1 - mine - theirs)
    return mine * _won(lead + prize) + theirs * _won(lead - prize) + nobody * _won(lead)


def _settled_lead(state: Martinique, seat: int) -> float:
    """The lead in points without the Lost Treasure; where there is none, loads decide."""
    loads = len(state.hold[seat]) - len(state.hold[1 - seat])
    points = hold_digits(state, seat) - hold_digits(state, 1 - seat)
    points += PAIR * (pairs(state, seat) - pairs(state, 1 - seat))
    more = (loads > 0) - (loads < 0)
    return points + MOST_LOADS * more or more / 2


def _won(lead: float) -> float:
    return 0.5 if lead == 0 else float(lead > 0)


def find_chances(state: Martinique, seat: int, book: Notebook) -> tuple[float, float]:
    """How likely this seat, and its opponent, will have dug up the treasure at the end."""
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
    return PIRATES - state.stools.count(seat)


def _chance_with(letters: float, digits: float, pirates_out: int) -> float:
    to_come = _MAPS_TO_COME * pirates_out / 2
    squares = max(1.0, letters - to_come) * max(1.0, digits - to_come)
    return min(1.0, PIRATES / squares)


def _lead(state: Martinique, seat: int) -> float:
    return worth(state, seat) - worth(state, 1 - seat)


def worth(state: Martinique, seat: int) -> float:
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
