"""Cards as numbers: ships by colour and value, then goods by kind and value, then the events.

Cards with the same number are alike. Which colour a kind of goods or an event has, and how many
cards there are of each number, the components say (`tables`).
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

Colour: TypeAlias = Literal["blue", "red", "pink", "yellow"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
GOODS = ("fish", "barrels", "pigs", "gold")
EVENTS = ("rats", "mutiny", "flu", "pirates")
VALUES = 6
# A mask of all colours: whoever has delivered these has delivered every kind of goods.
ALL_KINDS = (1 << len(COLOURS)) - 1

FIRST_GOODS = len(COLOURS) * VALUES
FIRST_EVENT = FIRST_GOODS + len(GOODS) * VALUES
CARDS = FIRST_EVENT + len(EVENTS)

# Ships go by their colour, goods by their kind: `blue-4` is a ship, `fish-4` its cargo.
NAMES = (
    *(f"{name}-{value}" for name in (*COLOURS, *GOODS) for value in range(1, VALUES + 1)),
    *EVENTS,
)
NUMBER = {name: card for card, name in enumerate(NAMES)}
# What a ship or a good is worth; an event has no value of its own.
VALUE = tuple(card % VALUES + 1 if card < FIRST_EVENT else 0 for card in range(CARDS))

# The back of a Delivery card. It is the same for all, so hands only count it.
WOLF = CARDS
WOLF_NAME = "sea-wolf"
DELIVERY_CARDS = 3
ROW = 4


def name_of(card: int) -> str:
    """The name of any card that can lie on the discard pile."""
    return WOLF_NAME if card == WOLF else NAMES[card]
