"""What a seat knows in numbers, its own side first."""

from __future__ import annotations

from functools import lru_cache

from kaper.games.martinique.components.tokens import (
    DIGIT_OF,
    DIGITS,
    FIRST_LOOT,
    FIRST_MAP,
    JOKERS,
    LOOT_NAMES,
    MAP_NAMES,
    SYMBOL_OF,
    SYMBOLS,
    TREASURE_SIZES,
)
from kaper.games.martinique.rules.notebook import notebook
from kaper.games.martinique.rules.scoring import digits_of
from kaper.games.martinique.state import GONE, PIRATES, SEATS, STOOLS, Martinique
from kaper.kernel.planes import Plane, bits, number, small, tally

_BOARD = (8, 8)
_KINDS, _MAPS = len(LOOT_NAMES), len(MAP_NAMES)
_ALL = 255

PLANES = (
    Plane("loot-by-symbol", (len(SYMBOLS), *_BOARD)),
    Plane("loot-digits", _BOARD, DIGITS),
    Plane("maps-on-island", _BOARD),
    Plane("own-pirates", _BOARD),
    Plane("other-pirates", _BOARD),
    Plane("reserve", (SEATS,), PIRATES),
    Plane("stools", (SEATS, STOOLS)),
    Plane("treasures", (len(TREASURE_SIZES), _KINDS), 4),
    Plane("jokers-in-bar", (1,), JOKERS),
    Plane("maps-in-bar", (2,)),
    Plane("bag", (1,), 120),
    Plane("loot", (SEATS, _KINDS), 12),
    Plane("jokers", (SEATS,), JOKERS),
    Plane("loads", (SEATS,), 12),
    Plane("points-of-loads", (SEATS, 2), _ALL),
    Plane("own-maps", (_MAPS,)),
    Plane("own-open-maps", (_MAPS,)),
    Plane("other-open-maps", (_MAPS,)),
    Plane("maps-taken", (SEATS,), _MAPS),
    Plane("maps-discarded", (1,), _MAPS),
    Plane("treasure-points", (1,), 20),
    Plane("enter-first", (1,), PIRATES),
)


def _table(values: dict[int, int]) -> bytes:
    """A translation of what lies on squares; zero for all that is not named."""
    return bytes(values.get(token, 0) for token in range(256))


_LOOT = range(len(LOOT_NAMES))
_BY_SYMBOL = tuple(
    _table({FIRST_LOOT + kind: 1 for kind in _LOOT if SYMBOL_OF[kind] == symbol})
    for symbol in range(len(SYMBOLS))
)
_DIGITS = _table({FIRST_LOOT + kind: DIGIT_OF[kind] for kind in _LOOT})
# Maps lie face down on the island: where one lies is all that anybody sees.
_FACE_DOWN = _table({FIRST_MAP + token: 1 for token in range(_MAPS)})
_OF_SEAT = (_table({1: 1}), _table({2: 1}))


def tensor(state: Martinique, seat: int) -> bytearray:
    other = 1 - seat
    tokens, standing = state.tokens, state.standing
    row = bytearray()
    for table in _BY_SYMBOL:
        row += tokens.translate(table)
    row += tokens.translate(_DIGITS)
    row += tokens.translate(_FACE_DOWN)
    row += standing.translate(_OF_SEAT[seat])
    row += standing.translate(_OF_SEAT[other])
    row += bytes((state.reserve[seat], state.reserve[other]))
    row += _sitting(tuple(state.stools), seat)
    for kinds in state.treasures:
        row += tally(kinds, _KINDS)
    row.append(state.bar_jokers)
    one, two = state.bar_maps
    row += bytes((one != GONE, two != GONE, small(len(state.bag))))
    row += tally(state.loot[seat], _KINDS)
    row += tally(state.loot[other], _KINDS)
    row += bytes((state.jokers[seat], state.jokers[other]))
    row += bytes((len(state.hold[seat]), len(state.hold[other])))
    row += _points(state.hold[seat])
    row += _points(state.hold[other])
    # Rule: loot.map-tokens-hidden, loot.map-look-anytime
    book = notebook(state, seat)
    for mask in (book.own, book.own_open, book.others_open):
        row += bits(mask, _MAPS)
    row += bytes((len(state.maps[seat]), len(state.maps[other]), len(state.discarded_maps)))
    row += bytes((state.treasure_points, state.enter_first))
    return row


@lru_cache(maxsize=1024)
def _sitting(stools: tuple[int, ...], seat: int) -> bytes:
    """Whose pirates sit where, this seat's first."""
    own = sum(1 << stool for stool, sits in enumerate(stools) if sits == seat)
    others = sum(1 << stool for stool, sits in enumerate(stools) if sits != seat)
    return bits(own, STOOLS) + bits(others, STOOLS)


@lru_cache(maxsize=4096)
def _points(hold: tuple[tuple[int, ...], ...]) -> bytes:
    return number(sum(map(digits_of, hold)))
