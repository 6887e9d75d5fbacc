"""What happens in the modules only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from kaper.kernel.events import Event

# A seat, or the word for Redbeard, who has no seat.
Who: TypeAlias = int | Literal["redbeard"]


# Fog of war


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """A card of the Caribbean that lay face down."""

    reveals: ClassVar[bool] = True
    square: str
    card: str


@dataclass(frozen=True, slots=True)
class ValueTilePlaced(Event):
    """On a location that was just revealed."""

    card: str
    kind: str


@dataclass(frozen=True, slots=True)
class TopTurnedUp(Event):
    """The top card of level II lies face up."""

    card: str


# Pirate skirmishes


@dataclass(frozen=True, slots=True)
class SkirmishRolled(Event):
    """One fighter's die, and the sum with the permanent strength."""

    seat: Who
    pips: int
    strength: int


@dataclass(frozen=True, slots=True)
class SkirmishWon(Event):
    seat: Who


@dataclass(frozen=True, slots=True)
class SkirmishDrawn(Event):
    """Nobody was strongest alone."""


# Rubies


@dataclass(frozen=True, slots=True)
class RubyGained(Event):
    """So many rubies by now."""

    seat: Who
    rubies: int


@dataclass(frozen=True, slots=True)
class RubySold(Event):
    """To a space of the ruby market, which is taken from now on."""

    seat: Who
    ruby: str


@dataclass(frozen=True, slots=True)
class RubyExchanged(Event):
    """For points, which another event tells."""

    seat: Who


ALL = (
    CardRevealed, ValueTilePlaced, TopTurnedUp, SkirmishRolled, SkirmishWon, SkirmishDrawn,
    RubyGained, RubySold, RubyExchanged,
)  # fmt: skip
