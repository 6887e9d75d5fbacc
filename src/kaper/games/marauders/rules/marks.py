"""Marks of what was done: those of a turn in `turn.done`, those of a battle in `battle.used`.

Each has a bit of its own. Saved games hold them, so that none may change it.
"""

from __future__ import annotations

from typing import Final, NewType

TurnMark = NewType("TurnMark", int)
BattleMark = NewType("BattleMark", int)

# What the captain whose turn it is has done.
INSIDE: Final = TurnMark(1)  # a Port action is under way
VISITED: Final = TurnMark(1 << 1)  # a Port action was begun
# Goods were sold, or something was begun that comes after that.
SELLING_OVER: Final = TurnMark(1 << 2)
BOUGHT: Final = TurnMark(1 << 3)
REPAIRED: Final = TurnMark(1 << 4)
RECRUITED: Final = TurnMark(1 << 5)
RUMOR_SOUGHT: Final = TurnMark(1 << 6)
MISSION_TRIED: Final = TurnMark(1 << 7)
STASHED: Final = TurnMark(1 << 8)
TALKED: Final = TurnMark(1 << 9)  # a captain whom every port lets in has tried to talk his way in
# A withdrawal was called off. It is not asked for again in this Port action, so that nobody can go
# on for ever.
CALLED_OFF: Final = TurnMark(1 << 11)
STORM_FACED: Final = TurnMark(1 << 20)  # the weather is faced once a turn
ACTED: Final = TurnMark(1 << 21)  # an action was taken
# Rule: glory.house-once
SALVAGED: Final = TurnMark(1 << 22)
CARDS_DRAWN: Final = TurnMark(1 << 23)
# From this bit on: one for every Specialist who was tried to be hired.
TRIED: Final = 32

# What a side has done in a battle, the reroll in a round: moved by the side's place.
MOVED_HIT: Final = BattleMark(1)
CHASED: Final = BattleMark(1 << 2)
REROLLED: Final = BattleMark(1 << 4)
SURGERY: Final = BattleMark(1 << 6)
