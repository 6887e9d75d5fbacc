"""The shape of what a seat sees; `web/src/games/deliveries/view.ts` is made from it."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from kaper.games.deliveries.components.cards import Colour

Stage: TypeAlias = Literal["turn", "delivery", "wolf", "event", "over"]


class Part(TypedDict):
    cards: int
    deliveries: int


class Pile(TypedDict):
    cards: int
    parts: list[Part]


class Points(TypedDict):
    """Null where a card counts that this viewer does not know."""

    deliveries: int
    hand: int | None
    wolves: int
    events: int | None
    total: int | None


class SeatView(TypedDict):
    cards: int
    """How many cards, Sea Wolves included."""
    hand: list[str]
    """As far as this viewer knows it; without Sea Wolves."""
    known: list[str]
    """What everybody knows of it."""
    unseen: list[list[Colour]]
    """For every other card the colours that it is proven not to have."""
    wolves: int
    delivered: list[list[str]]
    points: Points
    total: int
    """Points of the finished games of a series."""


class Options(TypedDict):
    target: int
    """Points that end a series; 0 for a single game."""
    poor_visibility: bool
    vouched: bool


class DeliveriesView(TypedDict):
    stage: Stage
    game: int
    first: int
    row: list[str]
    pile: Pile
    deliveries: int
    """How many Delivery cards have come up."""
    discards: list[str]
    seats: list[SeatView]
    options: Options
