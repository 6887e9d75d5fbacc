"""The components in numbers, shared by all clones of a state: see `reading` for how they are made.

Cards of the Caribbean are numbered improvements first, then locations, then residences, and behind
them the filler. Raid actions and trades of all sources have numbers of their own.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kaper.games.maracaibo.actions import Actions
from kaper.games.maracaibo.components.layout import Layout
from kaper.games.maracaibo.components.rows import RedbeardTrackRow
from kaper.games.maracaibo.components.track import Track
from kaper.games.maracaibo.rules.powers import Powers
from kaper.games.maracaibo.rules.redbeard_goals import Goal
from kaper.games.maracaibo.rules.redbeard_words import RedbeardWord
from kaper.games.maracaibo.rules.scoring import EndScore
from kaper.games.maracaibo.rules.words import Word
from kaper.kernel.actions import Action
from kaper.kernel.components import Components


@dataclass(frozen=True, slots=True)
class Cards:
    """Improvements, locations, residences and the filler, by number."""

    names: tuple[str, ...]
    number: dict[str, int]
    type: tuple[int, ...]
    filler: int
    symbol: tuple[int, ...]  # of improvements; NONE for others
    costs: tuple[int, ...]
    vp: tuple[int, ...]
    now: tuple[Word | None, ...]
    powers: tuple[Powers | None, ...]
    ends: tuple[EndScore | None, ...]
    actions: dict[int, Word]  # of locations
    shows_value: tuple[bool, ...]
    residence_scores: dict[int, tuple[str, int, int]]  # what, points for each, at most
    level_one: tuple[int, ...]  # improvements
    locations: tuple[int, ...]  # of level I
    residences: tuple[int, ...]
    level_two: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Quests:
    names: tuple[str, ...]
    number: dict[str, int]
    conditions: tuple[tuple[str, ...], ...]
    lines: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]  # easier, harder
    vp: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Figureheads:
    names: tuple[str, ...]
    number: dict[str, int]
    powers: tuple[Powers, ...]
    now: tuple[Word | None, ...]
    spots: tuple[tuple[Word | None, ...], ...]  # for buried treasures


@dataclass(frozen=True, slots=True)
class Market:
    """Black market tiles. Names and effects are those of all sides: tile * 2 + side."""

    size: int  # tiles of each player
    all: int  # mask of them
    names: tuple[str, ...]
    number: dict[str, int]
    effects: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class ShipBoard:
    names: tuple[str, ...]
    number: dict[str, int]
    powers: tuple[Powers | None, ...]
    effects: tuple[Word | None, ...]
    needed: tuple[int, ...]  # upgrades already made, for a cube to be placed there
    all: int  # mask of all spaces


@dataclass(frozen=True, slots=True)
class Hideout:
    """Spots below the dig line are numbered for each kind; behind them those of a figurehead."""

    storage: tuple[Word | None, ...]
    storage_waits: tuple[bool, ...]  # the bonus may be worth more later
    buried: tuple[tuple[Word | None, ...], ...]
    spots: int
    spot_names: tuple[str, ...]
    spot_number: dict[str, int]


@dataclass(frozen=True, slots=True)
class RaidActions:
    names: tuple[str, ...]
    number: dict[str, int]
    costs: tuple[int, ...]
    effects: tuple[tuple[Word, ...], ...]  # by kind of the die
    base: tuple[int, ...]  # those that everybody has


@dataclass(frozen=True, slots=True)
class Trades:
    """Movement of the explorer given up for an effect."""

    names: tuple[str, ...]
    number: dict[str, int]
    spaces: tuple[int, ...]
    effects: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Caribbean:
    layouts: tuple[Layout, ...]
    layout_names: tuple[str, ...]
    layout_number: dict[str, int]
    sails: tuple[tuple[tuple[tuple[Action, ...], ...], ...], ...]  # [layout][steps][space]
    bay: Word
    maracaibo: Word
    island_cubes: tuple[int, ...]
    treasure_values: tuple[int, ...]  # by cubes; the last one for all further
    value_tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rubies:
    names: tuple[str, ...]  # of the spaces of the market
    number: dict[str, int]
    effects: tuple[Word, ...]
    locations: tuple[int, ...]  # cards with a delivery tile


@dataclass(frozen=True, slots=True)
class RedbeardCard:
    deck: str
    extra: RedbeardWord | None
    main: tuple[Goal, ...]


@dataclass(frozen=True, slots=True)
class Redbeard:
    names: tuple[str, ...]
    cards: tuple[RedbeardCard, ...]
    upgrades: tuple[RedbeardWord, ...]  # column by column, each from the top
    track: tuple[RedbeardTrackRow, ...]
    die: tuple[int, ...]  # the treasure of each face; NONE for that of the fullest island


@dataclass(frozen=True, slots=True)
class Tables:
    cards: Cards
    quests: Quests
    figureheads: Figureheads
    market: Market
    ship: ShipBoard
    hideout: Hideout
    raid_actions: RaidActions
    trades: Trades
    tracks: tuple[Track, Track]  # without and with the residence discount tile
    track_effects: tuple[Word | None, ...]
    caribbean: Caribbean
    rubies: Rubies
    redbeard: Redbeard
    actions: Actions
    components: Components = field(repr=False)
