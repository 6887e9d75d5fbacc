"""Tokens as numbers, and sets of symbols as numbers.

A loot token is `symbol * 3 + digit - 1`, 18 kinds; a map token is 0-7 for the letters A-H and
8-15 for the digits 1-8. On the island a square holds EMPTY, FIRST_LOOT + kind or FIRST_MAP + map.
"""

from __future__ import annotations

from collections.abc import Iterable

SYMBOLS = ("swords", "pistols", "skull", "chest", "parrot", "rum")
DIGITS = 3
LOOT_NAMES = tuple(f"{symbol}-{digit}" for symbol in SYMBOLS for digit in range(1, DIGITS + 1))
SYMBOL_OF = tuple(kind // DIGITS for kind in range(len(LOOT_NAMES)))
DIGIT_OF = tuple(kind % DIGITS + 1 for kind in range(len(LOOT_NAMES)))

LETTERS = 8
# Rule: loot.map-unique
MAP_NAMES = (*"ABCDEFGH", *"12345678")
JOKERS = 3
TREASURE_SIZES = (2, 3, 4)

EMPTY = 0
FIRST_LOOT = 1
FIRST_MAP = FIRST_LOOT + len(LOOT_NAMES)
# What anybody sees of what lies on a square: loot face up, maps face down.
FACES = ("", *LOOT_NAMES, *("map" for _ in MAP_NAMES))
# The steps of a pirate that leaves a square holding this; 0 where there is nothing to leave.
MAP_STEPS = 1
STEPS = (0, *DIGIT_OF, *(MAP_STEPS for _ in MAP_NAMES))

# A bundle is a multiset of symbols in one number: six bits a symbol, of which the highest is
# a guard that stays 0. Comparing two bundles is then one subtraction instead of a loop.
_BITS = 6
ONE_OF = tuple(1 << _BITS * symbol for symbol in range(len(SYMBOLS)))
_GUARDS = sum(one << _BITS - 1 for one in ONE_OF)


def bundle(kinds: Iterable[int]) -> int:
    """The symbols of some loot tokens."""
    return sum(ONE_OF[SYMBOL_OF[kind]] for kind in kinds)


def covers(have: int, need: int) -> bool:
    """Whether a bundle holds at least the symbols of another."""
    return (have | _GUARDS) - need & _GUARDS == _GUARDS


def lacks(have: int, need: int) -> int:
    """How many tokens of a bundle another does not hold."""
    missing = 0
    for symbol in range(len(SYMBOLS)):
        missing += max(0, count(need, symbol) - count(have, symbol))
    return missing


def matched(needed: Iterable[int], loot: Iterable[int]) -> list[bool]:
    """Which tokens of a treasure some loot matches, one for one: only symbols count."""
    left = [SYMBOL_OF[kind] for kind in loot]
    found = []
    for kind in needed:
        found.append(SYMBOL_OF[kind] in left)
        if found[-1]:
            left.remove(SYMBOL_OF[kind])
    return found


def count(have: int, symbol: int) -> int:
    """How many of a symbol are in a bundle."""
    return have >> _BITS * symbol & (1 << _BITS - 1) - 1
