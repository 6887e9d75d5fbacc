"""The shape of what a seat sees; `web/src/games/maracaibo/view.ts` is made from it."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from kaper.games.maracaibo.components.kinds import Kind
from kaper.games.maracaibo.module_events import Who
from kaper.kernel.shapes import SomeOf

Stage: TypeAlias = Literal["setup", "play", "over"]


class Options(TypedDict):
    fog_locations: bool
    fog_improvements: bool
    skirmishes: bool
    adventure_hunters: bool
    rubies: bool
    retirement: bool
    paid_at_residences: bool
    rivers_behind: bool
    difficulty: int


class PlacedTile(TypedDict):
    seat: int
    tile: str


class SpaceView(TypedDict):
    square: str
    card: str | None
    """Null while a card that left is resolved, and where one lies face down."""
    back: int | None
    """The level on the back of a card that lies face down."""
    doubloons: int
    """What waits for whoever stops here, in the fog or where the cards have run out."""
    price: int | None
    """What the card costs the viewer, with all discounts; who watches sees the prices of whose
    turn it is."""
    ruby_delivery: bool
    value_tile: Kind | None
    market_tile: PlacedTile | None
    residents: list[Who]


class IslandView(TypedDict):
    cubes: int
    value: int
    """What each of its treasures is worth now."""


class RaidActionView(TypedDict):
    action: str
    strength: int
    used: bool


class RaidView(TypedDict):
    kind: Kind | None
    """Null until a die is chosen."""
    dice: SomeOf[Kind, int] | None
    """Null once one is chosen."""
    strengths: SomeOf[Kind, int] | None
    """What each die would give, before one is chosen."""
    rerolls: int | None
    strength: int | None
    """Left to spend, once a die is chosen."""
    actions: list[RaidActionView]


class ExploreView(TypedDict):
    spaces: int
    traded: list[str]


class ScoreTrack(TypedDict):
    fifties: int
    """How often the marker has passed 50."""
    space: int


class Income(TypedDict):
    doubloons: int
    vp: int


class Progress(TypedDict):
    """How far a player is with a quest."""

    have: list[int]
    """How many there are, condition by condition."""
    vp: int
    """What the quest would score now."""


class PowersView(TypedDict):
    """What works permanently."""

    strength: int
    dice: dict[Kind, int]
    spaces: int
    discount: int
    range: int
    rerolls: int
    refresh: bool
    raid_actions: list[str]
    trades: list[str]


class Sources(TypedDict):
    """The sources of points, in the order in which they are counted."""

    track: int
    rivers: int
    doubloons: int
    improvements: int
    conditions: int
    residences: int
    treasures: int
    buried: int
    quests: int
    six_quests: int
    rubies: int
    """Only Redbeard's."""


class ScoreView(Sources):
    """What the end of the game would give now, as far as this viewer knows."""

    total: int
    certain: bool
    """No secret quests are left out."""


class CaptainView(TypedDict):
    """What players and Redbeard have alike."""

    ship: str
    explorer: str
    vp: int
    score_track: ScoreTrack
    rivers: int
    stored: dict[Kind, int]
    improvements: list[str]
    figurehead: str | None
    quests: list[str | None]
    """All null in the hand of another, until the end of the game."""
    residences: list[str]
    rubies: int
    strength: int
    """What is added to the die in a skirmish."""
    score: ScoreView


class SeatView(CaptainView):
    doubloons: int
    upgrades: list[str]
    locked: list[str]
    """Upgrades behind lock lines that are still shut."""
    bonus: list[Kind]
    """Kinds whose bonus space in the storage is covered."""
    buried: dict[Kind, list[str]]
    on_figurehead: list[Kind | None]
    progress: list[Progress | None]
    tiles: list[str]
    retired: bool
    income: Income
    powers: PowersView


class RedbeardView(CaptainView):
    upgrades: int
    """Spaces of his ship board that are filled, in their order."""
    step: int
    """Of his raid and exploration track, from 0."""
    deck: int
    discards: list[str]
    seen: list[str]
    """Cards of his deck that have been seen."""


class MaracaiboView(TypedDict):
    stage: Stage
    round: int
    rounds: int
    turn: Who
    first: int
    last: Who
    """The last player in turn order, whose marker lies in Maracaibo."""
    ending: bool
    layout: str
    options: Options
    spaces: list[SpaceView]
    islands: dict[Kind, IslandView]
    deck: int
    deck_top: str | None
    quest_deck: int
    quest_market: list[str]
    quest_points: dict[str, list[int]]
    """What each quest in sight can bring, line by line of those that count."""
    figureheads: list[str]
    figurehead_price: int
    market_sides: list[str]
    ruby_market: list[str]
    """Its spaces that are taken."""
    raid: RaidView | None
    explore: ExploreView | None
    seats: list[SeatView]
    redbeard: RedbeardView | None
