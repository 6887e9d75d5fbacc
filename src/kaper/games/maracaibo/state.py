"""Everything that lies on the table of Pirates of Maracaibo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from kaper.games.maracaibo.components.kinds import KINDS, NONE
from kaper.games.maracaibo.components.layout import Layout
from kaper.games.maracaibo.components.track import Track
from kaper.games.maracaibo.rules.powers import Powers
from kaper.kernel.frames import Frame
from kaper.kernel.piles import Pile
from kaper.kernel.state import State

if TYPE_CHECKING:
    # Tables hold effects, and effects and frames are about this state.
    from kaper.games.maracaibo.components.tables import Tables
    from kaper.games.maracaibo.rules.raid import SpendStrength

ROUNDS = 3  # Rule: round.three-rounds
# The seat of Redbeard, against whom one plays alone.
REDBEARD = 1
# In `State.cards`: nothing lies there while a card that left is resolved.
NO_CARD = -1


@dataclass(slots=True)
class Player:
    """A captain: a player, or Redbeard. Spaces, cards and tiles are numbers; masks hold sets."""

    ship: int  # the space of the Caribbean
    explorer: int  # the space of the exploration track
    doubloons: int
    vp: int  # on the score track
    rivers: int  # how many count: as a rule all that were ever crossed
    upgrades: int  # mask of spaces on the ship board
    stored: tuple[int, int, int]  # treasures above the dig line, by kind
    bonus: int  # mask of kinds whose bonus space in the storage is covered
    buried: tuple[int, int, int]  # masks of spaces below the dig line, by kind
    on_figurehead: tuple[int, ...]  # kind buried on each space of the figurehead, or NONE
    improvements: tuple[int, ...]
    figurehead: int
    quests: tuple[int, ...]
    known: tuple[int, ...]  # for each of those quests, the mask of others who know it
    tiles: int  # mask of black market tiles not yet placed
    residences: int  # mask of spaces of the Caribbean
    rubies: int
    retired: bool  # has used the residence discount tile
    powers: Powers  # the sum of all that works permanently

    def clone(self) -> Player:
        return Player(
            self.ship,
            self.explorer,
            self.doubloons,
            self.vp,
            self.rivers,
            self.upgrades,
            self.stored,
            self.bonus,
            self.buried,
            self.on_figurehead,
            self.improvements,
            self.figurehead,
            self.quests,
            self.known,
            self.tiles,
            self.residences,
            self.rubies,
            self.retired,
            self.powers,
        )

    def treasures(self, kind: int) -> int:
        """All treasures of a kind, buried or not."""
        # Rule: bury.still-owned, treasure.cube-is-one-treasure
        return self.stored[kind] + self.buried_of(kind)

    def buried_of(self, kind: int) -> int:
        """Buried treasures of a kind, those on the figurehead included."""
        return self.buried[kind].bit_count() + self.on_figurehead.count(kind)

    def all_buried(self) -> int:
        gold, emerald, pearl = self.buried
        on_figurehead = len(self.on_figurehead) - self.on_figurehead.count(NONE)
        return gold.bit_count() + emerald.bit_count() + pearl.bit_count() + on_figurehead


@dataclass(slots=True)
class Maracaibo(State):
    """Lists named after spaces go by the number of a card space of the layout.

    `players` has one for each seat; in the solo game a second one, who is Redbeard.
    """

    transient: ClassVar[frozenset[str]] = frozenset({"trace", "tables"})

    stack: list[Frame[Maracaibo]]
    tables: Tables
    layout: int
    fog_locations: bool
    fog_improvements: bool
    skirmishes: bool
    hunters: bool
    rubies: bool
    retirement: bool
    paid_at_residences: bool  # who does not build there takes doubloons
    rivers_behind: bool  # only those count that lie behind the explorer now
    difficulty: int
    round: int
    turn: int  # whose turn it is
    first: int  # the first player of the game; the one before has the marker in Maracaibo
    ending: bool  # in the last round somebody has reached Maracaibo
    used: int  # mask of raid actions already performed this turn
    players: list[Player]
    cards: list[int]  # by space; NO_CARD where a card has just left
    hidden: int  # mask of spaces whose card lies face down
    value_tiles: list[int]  # by space: the kind, or NONE
    value_tiles_left: list[int]  # with fog over the locations: still to be placed
    market_tiles: list[int]  # by space: owner * tiles + tile, or NONE
    market_sides: int  # mask of black market tiles that lie on their b-side
    islands: list[int]  # cubes, by kind
    deck: list[int]  # level II, without order
    deck_top: int  # with fog over the improvements: its top card if it lies face up, or NONE
    deck_up: int  # and how many of the others lie face up
    quest_deck: Pile
    quest_market: list[int]
    # By player: quests that everybody knows to be in this hand or to have been sold from it.
    strayed: list[tuple[int, ...]]
    figureheads: list[int]  # the market
    ruby_market: int  # mask of its spaces that are taken
    redbeard_deck: list[int]
    redbeard_discards: list[int]
    redbeard_seen: int  # mask of his cards that have been revealed at any time
    redbeard_step: int  # of his raid and exploration track, from 0
    closed_raids: tuple[SpendStrength, ...] = ()  # of this turn, those with strength left

    def clone(self) -> Maracaibo:
        return Maracaibo(
            self.seats,
            self.stack[:],
            self.rng,
            None,
            self.tables,
            self.layout,
            self.fog_locations,
            self.fog_improvements,
            self.skirmishes,
            self.hunters,
            self.rubies,
            self.retirement,
            self.paid_at_residences,
            self.rivers_behind,
            self.difficulty,
            self.round,
            self.turn,
            self.first,
            self.ending,
            self.used,
            [player.clone() for player in self.players],
            self.cards[:],
            self.hidden,
            self.value_tiles[:],
            self.value_tiles_left[:],
            self.market_tiles[:],
            self.market_sides,
            self.islands[:],
            self.deck[:],
            self.deck_top,
            self.deck_up,
            self.quest_deck.clone(),
            self.quest_market[:],
            self.strayed[:],
            self.figureheads[:],
            self.ruby_market,
            self.redbeard_deck[:],
            self.redbeard_discards[:],
            self.redbeard_seen,
            self.redbeard_step,
            self.closed_raids,
        )

    def item_names(self, pile: str) -> Sequence[str]:
        tables = self.tables
        if pile == "quests":
            return tables.quests.names
        if pile == "figureheads":
            return tables.figureheads.names
        if pile == "value-tiles":
            return KINDS
        if pile == "spaces":
            return self.chart().names
        if pile == "redbeard":
            return tables.redbeard.names
        return tables.cards.names

    def chart(self) -> Layout:
        """The layout of this game's Caribbean."""
        return self.tables.caribbean.layouts[self.layout]

    def track(self) -> Track:
        """The exploration track of this game, with the residence discount tile or without."""
        # Rule: retirement.setup
        return self.tables.tracks[self.retirement]

    def solo(self) -> bool:
        return self.seats == 1

    def last(self) -> int:
        """The last player in turn order, whose marker lies in Maracaibo."""
        # Rule: setup.last-player-marker, solo.setup-order
        return (self.first - 1) % len(self.players)

    def effect_of_tile(self, tile: int) -> int:
        """The number of the effect that a black market tile shows."""
        return tile * 2 + (self.market_sides >> tile & 1)
