"""What a position of Dawn is like in numbers, by what a seat can know: for learned weights."""

from __future__ import annotations

from functools import lru_cache
from math import log
from operator import mul, sub

from kaper.games.martinique.actions import REACH
from kaper.games.martinique.components.geography import HOOK, SIZE
from kaper.games.martinique.components.tokens import (
    DIGIT_OF,
    FIRST_LOOT,
    FIRST_MAP,
    LOOT_NAMES,
    STEPS,
    SYMBOL_OF,
    SYMBOLS,
    bundle,
    count,
)
from kaper.games.martinique.evaluation.formula import at_dawn, find_chances
from kaper.games.martinique.rules.notebook import notebook
from kaper.games.martinique.rules.scoring import hold_digits, pairs
from kaper.games.martinique.state import STOOLS, Martinique
from kaper.kernel.frames import Ask
from kaper.kernel.weights import Features

_FORMULA = "formula"
# What one captain has beside the other, and how much of it counts as one.
_OF_EACH = {
    "points": 20.0,
    "loads": 4.0,
    "pairs": 4.0,
    "loot": 10.0,
    "jokers": 2.0,
    "reserve": 4.0,
    "pirates": 4.0,
    "hidden maps": 5.0,
    "open maps": 5.0,
    "progress": 20.0,  # towards the Small Treasures, by their points
    "load at once": 10.0,
    "load for one": 10.0,  # more token
    "on maps": 2.0,
    "on wanted": 2.0,
    "on halves of pairs": 2.0,
    "steps": 10.0,
    "exits": 20.0,
    "without exit": 2.0,  # pirates that can only sit down
    "to maps": 2.0,
    "to wanted": 2.0,
    "to the hook": 2.0,
    "surroundings": 50.0,
}
NAMES = (_FORMULA, "find chance", "to move", "digging order", *_OF_EACH)
_UNITS = tuple(1 / unit for unit in _OF_EACH.values())

# Sets of squares are numbers with a bit in the byte of each square: a bytearray of the state
# becomes one in two calls.
_BIT = tuple(1 << 8 * square for square in range(SIZE * SIZE))
_HOOK = sum(_BIT[square] for square in HOOK)
_ENDS = tuple(tuple(sum(_BIT[end] for end, _ in ends) for ends in by_steps) for by_steps in REACH)
_AROUND = tuple(
    sum(
        _BIT[other]
        for other in range(SIZE * SIZE)
        if 0 < abs(other % SIZE - square % SIZE) + abs(other // SIZE - square // SIZE) <= 3
    )
    for square in range(SIZE * SIZE)
)
_ANY = bytes([0] + [1] * 255)
_MAPS = bytes(int(token >= FIRST_MAP) for token in range(256))
# The symbol of a token on the island as a mask; nothing for a map.
_SYMBOL = tuple(1 << symbol for symbol in SYMBOL_OF)
_SYMBOL_ON = (0,) * FIRST_LOOT + _SYMBOL + (0,) * (256 - FIRST_LOOT - len(LOOT_NAMES))
_WITH_SYMBOLS = tuple(
    bytes(int(bool(symbol & wanted)) for symbol in _SYMBOL_ON)
    for wanted in range(1 << len(SYMBOLS))
)
_CERTAIN = 1e-3


def stage(state: Martinique) -> int:
    return len(state.stools)


def features(state: Martinique, seat: int) -> list[float] | None:
    """In the order of `NAMES`; None at Dusk, when only chances to dig well are left."""
    if len(state.stools) == STOOLS:
        return None
    mine, theirs = find_chances(state, seat, notebook(state, seat))
    formula = min(max(at_dawn(state, seat, mine, theirs), _CERTAIN), 1 - _CERTAIN)
    top = state.stack[-1]
    free = ~int.from_bytes(state.standing.translate(_ANY), "little")
    tokens = int.from_bytes(state.tokens.translate(_ANY), "little") & free
    maps = int.from_bytes(state.tokens.translate(_MAPS), "little") & free
    order = 0
    for place, sitting in enumerate(state.stools):
        order += STOOLS - place if sitting == seat else place - STOOLS
    own = _side(state, seat, free, tokens, maps)
    others = _side(state, 1 - seat, free, tokens, maps)
    return [
        log(formula / (1 - formula)),
        mine - theirs,
        0.5 if isinstance(top, Ask) and top.seat == seat else -0.5,
        order / 20,
        *map(mul, _UNITS, map(sub, own, others)),
    ]


def _side(state: Martinique, seat: int, free: int, tokens: int, maps: int) -> tuple[float, ...]:
    """What one captain has, in the order of `_OF_EACH`."""
    on_island, jokers = state.tokens, state.jokers[seat]
    aims = _aims(*state.treasures, state.bundles[seat], jokers)
    progress, at_once, for_one, wanted, halves = aims
    wished = int.from_bytes(on_island.translate(_WITH_SYMBOLS[wanted]), "little")
    on_maps = on_wanted = on_halves = steps = 0
    exits = stuck = to_maps = to_wanted = to_hook = around = 0
    for square in state.pirates[seat]:
        token = on_island[square]
        step = STEPS[token]
        steps += step
        if token >= FIRST_MAP:
            on_maps += 1
        else:
            symbol = _SYMBOL_ON[token]
            if symbol & wanted:
                on_wanted += 1
            if symbol & halves:
                on_halves += 1
        ends = _ENDS[square][step] & free
        good = ends & tokens
        if good:
            exits += good.bit_count()
            if good & maps:
                to_maps += 1
            if good & wished:
                to_wanted += 1
        else:
            stuck += 1
        if ends & _HOOK:
            to_hook += 1
        around += (_AROUND[square] & tokens).bit_count()
    opened = state.turned_up[seat].bit_count()
    return (
        hold_digits(state, seat),
        len(state.hold[seat]),
        pairs(state, seat),
        len(state.loot[seat]),
        jokers,
        state.reserve[seat],
        len(state.pirates[seat]),
        len(state.maps[seat]) - opened,
        opened,
        progress,
        at_once,
        for_one,
        on_maps,
        on_wanted,
        on_halves,
        steps,
        exits,
        stuck,
        to_maps,
        to_wanted,
        to_hook,
        around,
    )


# Search asks about the same few bundles thousands of times.
@lru_cache(maxsize=1 << 14)
def _aims(
    first: tuple[int, ...],
    second: tuple[int, ...],
    third: tuple[int, ...],
    have: int,
    jokers: int,
) -> tuple[float, float, float, int, int]:
    """How far a bundle is from each Small Treasure: progress, the best that can be loaded, those
    that lack one more token; which symbols are wanted, and of which there is a half of a pair."""
    progress = at_once = for_one = 0.0
    wanted = 0
    for treasure in (first, second, third):
        if not treasure:
            continue
        need, missing = bundle(treasure), 0
        for symbol in range(len(SYMBOLS)):
            lacking = count(need, symbol) - count(have, symbol)
            if lacking > 0:
                missing += lacking
                wanted |= 1 << symbol
        points = 1 + sum(DIGIT_OF[kind] for kind in treasure)
        progress += points * (1 - missing / len(treasure)) ** 2
        if missing <= jokers:
            at_once = max(at_once, points)
        elif missing == jokers + 1:
            for_one += points
    halves = sum((count(have, symbol) & 1) << symbol for symbol in range(len(SYMBOLS)))
    return progress, at_once, for_one, wanted, halves


FEATURES = Features(NAMES, features, stage, STOOLS, _FORMULA)
