"""Setting up the board."""

from __future__ import annotations

from dataclasses import dataclass

from kaper.games.martinique.components.tables import Tables
from kaper.games.martinique.components.tokens import (
    FIRST_LOOT,
    FIRST_MAP,
    JOKERS,
    LETTERS,
    MAP_NAMES,
    TREASURE_SIZES,
    bundle,
)
from kaper.games.martinique.rules.dawn import Dawn
from kaper.games.martinique.state import BLACK, PIRATES, SEATS, Martinique
from kaper.kernel.chance import draw
from kaper.kernel.frames import Frame


@dataclass(frozen=True, slots=True)
class SetUp(Frame[Martinique]):
    """The set-up, with all that chance decides in it; then the black player begins."""

    def step(self, state: Martinique) -> bool:
        lay_out_maps(state)
        lay_out_loot(state)
        # Rule: setup.black-starts
        state.stack[-1] = Dawn(BLACK)
        return False


def empty_board(tables: Tables, treasure_points: int, enter_first: int, rng: int) -> Martinique:
    """The board before the set-up."""
    return Martinique(
        seats=SEATS,
        stack=[SetUp()],
        rng=rng,
        trace=None,
        tables=tables,
        treasure_points=treasure_points,
        enter_first=enter_first,
        tokens=bytearray(64),
        standing=bytearray(64),
        pirates=[(), ()],
        reserve=[PIRATES, PIRATES],
        stools=[],
        # Rule: setup.loot-bag
        bag=list(tables.bag),
        treasures=[(), (), ()],
        needs=[0, 0, 0],
        loot=[(), ()],
        bundles=[0, 0],
        spent=[],
        jokers=[0, 0],
        # Rule: setup.bar-jokers
        bar_jokers=JOKERS,
        maps=[(), ()],
        turned_up=[0, 0],
        bar_maps=[],
        from_bar=(),
        lost=(),
        hold=[(), ()],
        discarded_maps=[],
    )


def lay_out_maps(state: Martinique) -> None:
    """The Lost Treasure, the bar and the twelve map squares, all face down."""
    # Rule: setup.split-map-tokens
    letters, digits = list(range(LETTERS)), list(range(LETTERS, len(MAP_NAMES)))
    # Rule: setup.lost-treasure-coordinates
    state.lost = (*draw(state, "letters", letters), *draw(state, "digits", digits))
    # Rule: setup.bar-map-tokens
    bar = sorted((*draw(state, "letters", letters), *draw(state, "digits", digits)))
    state.from_bar = tuple(bar)
    # The two lie mixed: neither place tells which of them is the letter.
    state.bar_maps = draw(state, "bar", bar, len(bar))
    rest = letters + digits
    # Rule: setup.map-squares
    squares = state.tables.map_squares
    for square, token in zip(squares, draw(state, "maps", rest, len(rest)), strict=True):
        state.tokens[square] = FIRST_MAP + token


def lay_out_loot(state: Martinique) -> None:
    """Loot face up on every other square but The Hook, and on the Small Treasures."""
    # Rule: setup.no-loot-on-hook
    squares = state.tables.loot_squares
    # Rule: setup.loot-on-island
    for square, kind in zip(squares, draw(state, "loot", state.bag, len(squares)), strict=True):
        state.tokens[square] = FIRST_LOOT + kind
    for treasure, size in enumerate(TREASURE_SIZES):
        tokens = tuple(sorted(draw(state, "loot", state.bag, size)))
        state.treasures[treasure] = tokens
        state.needs[treasure] = bundle(tokens)
