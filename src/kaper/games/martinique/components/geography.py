"""The island: 64 squares, the beach, The Hook, and every way a pirate can walk.

Squares are numbered row by row: a1 is 0, h1 is 7, a2 is 8, h8 is 63.
"""

from __future__ import annotations

# Rule: components.board-areas
SIZE = 8
SQUARES = tuple(f"{column}{row}" for row in "12345678" for column in "abcdefgh")
NUMBER = {name: number for number, name in enumerate(SQUARES)}
HOOK = tuple(NUMBER[name] for name in ("d4", "e4", "d5", "e5"))
IN_HOOK = tuple(square in HOOK for square in range(64))
BEACH = tuple(square for square in range(64) if square % 8 in (0, 7) or square // 8 in (0, 7))
MOST_STEPS = 3


def neighbours(square: int) -> list[int]:
    """The squares above, below, left and right of a square, in the order of their numbers."""
    column, row = square % SIZE, square // SIZE
    around = ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))
    return [c + r * SIZE for c, r in around if 0 <= c < SIZE and 0 <= r < SIZE]


def walks(square: int, steps: int) -> list[tuple[int, ...]]:
    """Every way of exactly so many steps that enters no square twice, the start included.

    Each square is one step, whatever lies or stands on it, and those of the tavern like any other.
    """
    ways: list[tuple[int, ...]] = [(square,)]
    for _ in range(steps):
        # Rule: move.through-empty, move.through-hook, move.through-pirate
        ways = [(*way, n) for way in ways for n in neighbours(way[-1]) if n not in way]
    return ways
