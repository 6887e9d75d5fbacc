"""Kinds of treasures, improvements and cards, and the numbers that stand for them."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from kaper.games.maracaibo.facts import FACTS

# Treasures, by the dice and islands of their colour.
GOLD, EMERALD, PEARL = range(3)
Kind: TypeAlias = Literal["gold", "emerald", "pearl"]
KINDS: tuple[Kind, ...] = get_args(Kind)
ALL_KINDS = (GOLD, EMERALD, PEARL)

# Improvements, by their symbol.
SHIP, EQUIPMENT, CREW = range(3)
ImprovementType: TypeAlias = Literal["ship", "equip", "crew"]
TYPES: tuple[ImprovementType, ...] = get_args(ImprovementType)

# Cards of the Caribbean. A filler lies face down and only ever gives doubloons.
IMPROVEMENT, LOCATION, RESIDENCE, FILLER = range(4)

MOST_PEOPLE = FACTS.seats[-1]
NONE = -1
