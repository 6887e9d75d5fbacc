"""The names that rules know, as types: mypy and the browser refuse a word that is none of them.

Goods, Modifications, zones and cards go by the names that the components give them.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

# Locations by the pips that hit them; the Hull has none of its own.
Location: TypeAlias = Literal["hull", "hold", "masts", "crew", "cannons"]
ShipType: TypeAlias = Literal["sloop", "flute", "frigate", "galleon", "ship-of-the-line"]
Weapon: TypeAlias = Literal["grappling-hooks", "chain-shot", "grape-shot"]
Nation: TypeAlias = Literal["spain", "england", "france", "netherlands"]
# Independent captains: a Flagship for each nation, and two kinds of pirates.
Fleet: TypeAlias = Literal[Nation, "pirate-sloop", "pirate-frigate"]
# The faces of a die: pips, or a skull, the success.
Face: TypeAlias = Literal["1", "2", "3", "4", "skull"]
# What a side sets out to do in a round of a battle.
Declaration: TypeAlias = Literal["shoot", "board", "flee"]
# A side of a battle as events and views name it: a seat, a fleet, or the foe of a card.
Side: TypeAlias = int | Fleet | Literal["foe"]
