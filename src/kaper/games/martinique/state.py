"""Everything that lies on and around the board of Martinique."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from kaper.games.martinique.components.tables import Tables
from kaper.games.martinique.components.tokens import LOOT_NAMES, MAP_NAMES
from kaper.games.martinique.facts import FACTS
from kaper.kernel.frames import Frame
from kaper.kernel.state import State

SEATS = FACTS.seats[-1]
BLACK, RED = 0, 1
# Rule: goal.find-lost-treasure, components.pieces
PIRATES = 4
STOOLS = SEATS * PIRATES
# Stands in the bar where a map token was taken away.
GONE = -1


@dataclass(slots=True)
class Martinique(State):
    """Lists of two go by seat. Squares and tokens are numbers: see `geography` and `tokens`.

    `standing` and `pirates`, `bundles` and `loot`, `needs` and `treasures` tell the same twice,
    once for speed: only the doors write them, and `problems` compares them.
    """

    transient: ClassVar[frozenset[str]] = frozenset({"trace", "tables"})

    stack: list[Frame[Martinique]]
    tables: Tables
    treasure_points: int  # 0: whoever finds the Lost Treasure wins
    enter_first: int  # pirates to enter before the first move
    tokens: bytearray  # on each square
    standing: bytearray  # on each square: 0, or 1 + the seat whose pirate stands there
    pirates: list[tuple[int, ...]]  # squares of the pirates on the island, in order of number
    reserve: list[int]  # pirates not yet entered
    stools: list[int]  # the seats of the sitting pirates, first stool first
    bag: list[int]
    treasures: list[tuple[int, ...]]  # loot on the three Small Treasures
    needs: list[int]  # their bundles
    loot: list[tuple[int, ...]]
    bundles: list[int]  # of the loot
    spent: list[int]  # loot out of the game
    jokers: list[int]
    bar_jokers: int
    maps: list[tuple[int, ...]]  # map tokens before each player, in the order they were taken
    turned_up: list[int]  # masks over those: which lie face up
    bar_maps: list[int]  # the two places of the bar
    from_bar: tuple[int, ...]  # the two map tokens that lay there at the start
    lost: tuple[int, ...]  # letter and digit of the Lost Treasure
    hold: list[tuple[tuple[int, ...], ...]]  # one pile for each load
    discarded_maps: list[int]  # unseen, at Dusk

    def clone(self) -> Martinique:
        return Martinique(
            self.seats,
            self.stack[:],
            self.rng,
            None,
            self.tables,
            self.treasure_points,
            self.enter_first,
            self.tokens[:],
            self.standing[:],
            self.pirates[:],
            self.reserve[:],
            self.stools[:],
            self.bag[:],
            self.treasures[:],
            self.needs[:],
            self.loot[:],
            self.bundles[:],
            self.spent[:],
            self.jokers[:],
            self.bar_jokers,
            self.maps[:],
            self.turned_up[:],
            self.bar_maps[:],
            self.from_bar,
            self.lost,
            self.hold[:],
            self.discarded_maps[:],
        )

    def item_names(self, pile: str) -> Sequence[str]:
        return LOOT_NAMES if pile == "loot" else MAP_NAMES

    def entered(self, seat: int) -> int:
        """How many pirates a player has ever entered; those on stools count."""
        # Rule: move.entered-counts-stools
        return PIRATES - self.reserve[seat]

    def face_down(self, seat: int) -> list[int]:
        """The places of a player's map tokens that lie face down."""
        up = self.turned_up[seat]
        return [slot for slot in range(len(self.maps[seat])) if not up >> slot & 1]

    def bar_places(self) -> list[int]:
        """The places of the bar where a map token still lies."""
        return [place for place, token in enumerate(self.bar_maps) if token != GONE]
