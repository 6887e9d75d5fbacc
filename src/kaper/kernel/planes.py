"""What a seat knows as one row of small numbers, cut into named planes.

Every number is a byte, so that a row is made quickly, compared and kept at little cost. What may
be more than a byte holds has two places: see `number`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from math import prod

HIGHEST = 255


@dataclass(frozen=True, slots=True)
class Plane:
    """A named part of the row, the last axis running fastest. `most` is what its numbers hardly
    ever exceed: learners divide by it."""

    name: str
    shape: tuple[int, ...] = (1,)
    most: int = 1

    @property
    def size(self) -> int:
        return prod(self.shape)


@lru_cache(maxsize=4096)
def hot(index: int, size: int) -> bytes:
    """A single 1 in a row of zeros; none for what there is not (a number below 0)."""
    row = bytearray(size)
    if index >= 0:
        row[index] = 1
    return bytes(row)


@lru_cache(maxsize=65536)
def bits(mask: int, size: int) -> bytes:
    """A place for each bit of a mask, the lowest first."""
    return bytes([mask >> place & 1 for place in range(size)])


def counts(items: Iterable[int], size: int) -> bytearray:
    """How often each number occurs."""
    row = bytearray(size)
    for item in items:
        row[item] += 1
    return row


@lru_cache(maxsize=16384)
def tally(items: tuple[int, ...], size: int) -> bytes:
    """The same of what changes seldom: counted once, and kept."""
    return bytes(counts(items, size))


@lru_cache(maxsize=16384)
def hots(indices: tuple[int, ...], size: int) -> bytes:
    """A row with a single 1 for each of several, one after the other."""
    return b"".join([hot(index, size) for index in indices])


def small(value: int) -> int:
    """A number as far as a byte holds it."""
    return value if 0 <= value <= HIGHEST else (0 if value < 0 else HIGHEST)


@lru_cache(maxsize=4096)
def number(value: int) -> bytes:
    """A number that may be higher than a byte holds: the second place goes on where the first
    ends, so that the two add up to it."""
    return bytes((small(value), small(value - HIGHEST)))


def around(seat: int, seats: int) -> list[int]:
    """All seats clockwise from one: in planes that go by seat its own comes first."""
    return [(seat + step) % seats for step in range(seats)]
