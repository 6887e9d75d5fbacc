"""The deduction notebook: which coordinates a player can exclude, and what is left.

Each letter and digit is on one map token only, so a coordinate that a player has seen cannot be
the Lost Treasure's.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kaper.games.martinique.components.tokens import LETTERS, MAP_NAMES
from kaper.games.martinique.state import Martinique

ALL_MAPS = (1 << len(MAP_NAMES)) - 1
LETTER_MASK = (1 << LETTERS) - 1


@dataclass(frozen=True, slots=True)
class Notebook:
    """Masks over the 16 map tokens: what one seat has seen, and where it lies."""

    own: int  # before this player, face down for the others
    own_open: int  # before this player, turned up
    others_open: int  # before the opponent, turned up

    @property
    def excluded(self) -> int:
        return self.own | self.own_open | self.others_open

    def left(self) -> tuple[int, int]:
        """How many letters and digits may be the Lost Treasure's."""
        excluded = self.excluded
        letters = (excluded & LETTER_MASK).bit_count()
        return LETTERS - letters, LETTERS - excluded.bit_count() + letters

    def candidates(self) -> tuple[list[int], list[int]]:
        """The letters (columns) and digits (rows from 0) that may be the Lost Treasure's."""
        left = ALL_MAPS & ~self.excluded
        return tokens_of(left & LETTER_MASK), tokens_of(left >> LETTERS)


def mask_of(tokens: Iterable[int]) -> int:
    mask = 0
    for token in tokens:
        mask |= 1 << token
    return mask


def tokens_of(mask: int) -> list[int]:
    return [token for token in range(len(MAP_NAMES)) if mask >> token & 1]


def open_maps(state: Martinique, seat: int) -> int:
    """The map tokens of a player that lie face up, known to everybody."""
    up = state.turned_up[seat]
    if not up:
        return 0
    return mask_of(token for slot, token in enumerate(state.maps[seat]) if up >> slot & 1)


def notebook(state: Martinique, seat: int | None) -> Notebook:
    """What a seat can exclude; a spectator only what lies open to all."""
    if seat is None:
        return Notebook(0, 0, open_maps(state, 0) | open_maps(state, 1))
    own_open = open_maps(state, seat)
    return Notebook(mask_of(state.maps[seat]) & ~own_open, own_open, open_maps(state, 1 - seat))
