"""What happens in Pirates of Maracaibo. Cards, tiles and spaces go by their names.

An empty name is a card not seen. Whoever does something is a seat, or `redbeard`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kaper.games.maracaibo import module_events, redbeard_events
from kaper.games.maracaibo.module_events import Who
from kaper.kernel.events import Event

# The word for Redbeard, who has no seat at the table.
REDBEARD_NAME: Final = "redbeard"
# Some cards that are not seen.
UNSEEN = ("",)


# The set-up and the course of play


@dataclass(frozen=True, slots=True)
class FirstPlayerChosen(Event):
    seat: Who


@dataclass(frozen=True, slots=True)
class QuestsDealt(Event):
    """To choose from before the game; only that seat sees them."""

    reveals: ClassVar[bool] = True
    seat: Who
    count: int
    quests: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class QuestsKept(Event):
    """Of the quests dealt before the game; only that seat knows which."""

    seat: Who
    count: int
    quests: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    seat: Who
    round: int


@dataclass(frozen=True, slots=True)
class EffectChosen(Event):
    """Of several effects the one that comes first: what follows need not tell it."""

    seat: Who
    effect: str


@dataclass(frozen=True, slots=True)
class Sailed(Event):
    """To a card, which may lie face down."""

    seat: Who
    square: str
    card: str


@dataclass(frozen=True, slots=True)
class EnteredBay(Event):
    seat: Who


@dataclass(frozen=True, slots=True)
class ReachedMaracaibo(Event):
    seat: Who


@dataclass(frozen=True, slots=True)
class PaidOpponent(Event):
    seat: Who
    owner: Who
    doubloons: int = 1


@dataclass(frozen=True, slots=True)
class IncomeTaken(Event):
    seat: Who
    doubloons: int
    vp: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    round: int


# Doubloons, points, cubes and treasures


@dataclass(frozen=True, slots=True)
class DoubloonsGained(Event):
    seat: Who
    doubloons: int


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    seat: Who
    vp: int


@dataclass(frozen=True, slots=True)
class CubesAdded(Event):
    """To an island, which then holds so many."""

    seat: Who
    kind: str
    count: int
    cubes: int


@dataclass(frozen=True, slots=True)
class TreasureTaken(Event):
    seat: Who
    kind: str


@dataclass(frozen=True, slots=True)
class TreasureBuried(Event):
    """In a space of the hideout, or on the figurehead."""

    seat: Who
    kind: str
    spot: str


# Cards, upgrades and tiles


@dataclass(frozen=True, slots=True)
class CardLeft(Event):
    """The improvement stays, its visitor takes doubloons."""

    seat: Who
    doubloons: int


@dataclass(frozen=True, slots=True)
class CardAcquired(Event):
    seat: Who
    card: str
    doubloons: int


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A new card of the Caribbean; one that lies face down has no name, but a level on its back."""

    square: str
    card: str
    level: int = 0  # not told in older logs


@dataclass(frozen=True, slots=True)
class FillerLaid(Event):
    """Level II has run out: a card lies face down for the rest of the game."""

    square: str


@dataclass(frozen=True, slots=True)
class ResidenceBuilt(Event):
    seat: Who
    card: str
    doubloons: int


@dataclass(frozen=True, slots=True)
class ShipUpgraded(Event):
    seat: Who
    upgrade: str


@dataclass(frozen=True, slots=True)
class FigureheadTaken(Event):
    seat: Who
    figurehead: str
    doubloons: int


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    seat: Who
    tile: str
    card: str
    doubloons: int


@dataclass(frozen=True, slots=True)
class TileActivated(Event):
    seat: Who
    tile: str


# Quests


@dataclass(frozen=True, slots=True)
class QuestDrawn(Event):
    """From the deck; only that seat sees it."""

    reveals: ClassVar[bool] = True
    seat: Who
    quest: str


@dataclass(frozen=True, slots=True)
class QuestTaken(Event):
    """From the market, where everybody has seen it."""

    seat: Who
    quest: str


@dataclass(frozen=True, slots=True)
class QuestSold(Event):
    """Back under the deck; only that seat knows which."""

    seat: Who
    quest: str
    doubloons: int


@dataclass(frozen=True, slots=True)
class MarketRefreshed(Event):
    seat: Who
    quests: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class QuestTurnedUp(Event):
    """Another card for the quest market."""

    quest: str


# Exploring and raiding


@dataclass(frozen=True, slots=True)
class ExplorerMoved(Event):
    seat: Who
    space: str


@dataclass(frozen=True, slots=True)
class RiversCrossed(Event):
    """So many by now."""

    seat: Who
    rivers: int


@dataclass(frozen=True, slots=True)
class MovementTraded(Event):
    """Movement of the explorer given up for what a card or tile offers."""

    seat: Who
    trade: str
    spaces: int


@dataclass(frozen=True, slots=True)
class RaidRolled(Event):
    seat: Who
    gold: int
    emerald: int
    pearl: int


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """A raid with one die."""

    seat: Who
    kind: str
    pips: int


@dataclass(frozen=True, slots=True)
class RaidAimed(Event):
    """The die, or without dice the kind of treasure, and the strength to spend."""

    seat: Who
    kind: str
    strength: int


@dataclass(frozen=True, slots=True)
class StrengthSpent(Event):
    seat: Who
    action: str
    strength: int


# The end


@dataclass(frozen=True, slots=True)
class QuestsRevealed(Event):
    """A hand laid open at the end."""

    reveals: ClassVar[bool] = True
    public: ClassVar[bool] = True
    seat: Who
    quests: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """The score track and the nine sources of points at the end."""

    reveals: ClassVar[bool] = True
    public: ClassVar[bool] = True
    seat: Who
    total: int
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


@dataclass(frozen=True, slots=True)
class Won(Event):
    seat: Who
    reason: str


ALL = (
    FirstPlayerChosen, QuestsDealt, QuestsKept, RoundBegan, EffectChosen, Sailed, EnteredBay,
    ReachedMaracaibo,
    PaidOpponent, IncomeTaken, RoundEnded, DoubloonsGained, PointsScored, CubesAdded,
    TreasureTaken, TreasureBuried, CardLeft, CardAcquired, CardDealt, FillerLaid, ResidenceBuilt,
    ShipUpgraded, FigureheadTaken, TilePlaced, TileActivated, QuestDrawn, QuestTaken, QuestSold,
    MarketRefreshed, QuestTurnedUp, ExplorerMoved, RiversCrossed, MovementTraded, RaidRolled,
    DieRolled, RaidAimed, StrengthSpent, QuestsRevealed, Scored, Won,
    *module_events.ALL, *redbeard_events.ALL,
)  # fmt: skip
