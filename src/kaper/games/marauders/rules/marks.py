"""Marks of what was done: those of a turn in `turn.done`, those of a battle in `battle.used`.

Each has a bit of its own. Saved games hold them, so that none may change it.
"""

from __future__ import annotations

from typing import Final

# What the captain whose turn it is has done.
INSIDE: Final = 1  # a Port action is under way
VISITED: Final = 1 << 1  # a Port action was begun
SELLING_OVER: Final = 1 << 2  # goods were sold, or something was begun that comes after that
BOUGHT: Final = 1 << 3
REPAIRED: Final = 1 << 4
RECRUITED: Final = 1 << 5
RUMOR_SOUGHT: Final = 1 << 6
MISSION_TRIED: Final = 1 << 7
STASHED: Final = 1 << 8
TALKED: Final = 1 << 9  # a captain whom every port lets in has tried to talk his way in
# A withdrawal was called off. It is not asked for again in this Port action, so that nobody can go
# on for ever.
CALLED_OFF: Final = 1 << 11
STORM_FACED: Final = 1 << 20  # the weather is faced once a turn
ACTED: Final = 1 << 21  # an action was taken
# Rule: glory.house-once
SALVAGED: Final = 1 << 22
CARDS_DRAWN: Final = 1 << 23
# From this bit on: one for every Specialist who was tried to be hired.
TRIED: Final = 32

# What a side has done in a battle, the reroll in a round: moved by the side's place.
MOVED_HIT: Final = 1
CHASED: Final = 1 << 2
REROLLED: Final = 1 << 4
SURGERY: Final = 1 << 6
