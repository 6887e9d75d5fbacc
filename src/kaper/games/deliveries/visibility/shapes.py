"""The shape of what a seat sees; `web/src/games/deliveries/view.ts` is made from it."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from kaper.games.deliveries.components.cards import Colour
from kaper.kernel.shapes import SomeOf

Stage: TypeAlias = Literal["turn", "delivery", "wolf", "event", "over"]


class Part(TypedDict):
    cards: int
    deliveries: int


class Pile(TypedDict):
    cards: int
    parts: list[Part]
    least_until_delivery: int
    """So many ordinary cards at least lie above the next Delivery card."""
    most_until_delivery: int


class Points(TypedDict):
    """Null where a card counts that this viewer does not know."""

    deliveries: int
    hand: int | None
    wolves: int
    events: int | None
    total: int | None


class CardWorth(TypedDict):
    """What a card of a hand is worth."""

    now: int
    """With its best partner in the hand, if it is delivered now; 0: it cannot be."""
    partner: str | None
    cost: int
    """What it takes away at the end, if it is still held."""
    delivered: bool
    """Its goods are delivered already: it can only cost."""


class Worth(TypedDict):
    """What a hand is worth."""

    cards: dict[str, CardWorth]
    """By name; Sea Wolves among them."""
    pairs: SomeOf[Colour, int]
    """Points of the best pair of each kind that could be delivered."""
    now: int
    """Points of all that could be delivered at once."""
    left: int
    """What the rest takes away at the end, once these are laid down."""
    ended: int
    """The points if the game ended now, with these laid down in its last delivery."""


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
    delivered_for: list[int]
    """Points of each delivered pair."""
    points: Points
    total: int
    """Points of the finished games of a series."""
    earlier: int
    """Points of the games before the one on the table."""
    worth: Worth | None
    """Null where this viewer does not know the whole hand."""


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
    delivery: int
    """The number of the delivery that is under way, or of the next one."""
    deliveries_left: int
    discards: list[str]
    seats: list[SeatView]
    options: Options
