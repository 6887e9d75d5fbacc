"""Kinds of treasures, improvements and cards, and the numbers that stand for them."""

from __future__ import annotations

# Treasures, by the dice and islands of their colour.
GOLD, EMERALD, PEARL = range(3)
KINDS = ("gold", "emerald", "pearl")
# How the components write them.
KIND_LETTERS = {"g": GOLD, "e": EMERALD, "p": PEARL}
ALL_KINDS = (GOLD, EMERALD, PEARL)

# Improvements, by their symbol.
SHIP, EQUIPMENT, CREW = range(3)
TYPES = ("ship", "equip", "crew")

# Cards of the Caribbean. A filler lies face down and only ever gives doubloons.
IMPROVEMENT, LOCATION, RESIDENCE, FILLER = range(4)

MOST_PEOPLE = 4
NONE = -1
