"""Marks of what was done: those of a turn in `turn.done`, those of a battle in `battle.used`.

Each has a bit of its own; what was looked for, in `turn.scouted`, has numbers. Saved games hold
them, so that none may change.
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
YARD_VISITED: Final = TurnMark(1 << 4)
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
# The first of as many bits as there are Specialist cards: whether each was tried to hire.
TRIED: Final = 32

# What is not looked for again this turn. A player has the number of the seat; the others have
# these numbers, or as many from these on as there are cards or zones.
SCOUTED_NPC: Final = 10  # and the captain's card, to 49
SCOUTED_MERCHANT: Final = 50  # and the zone, to 79
SCOUTED_RUMOR: Final = 80
SCOUTED_MISSION: Final = 81  # and the place of the zone among those of its goal, to 199
# NPC captains who lost sight of the active player and may not look again: and the card.
SHAKEN_OFF: Final = 200

# What a side has done in a battle, or in a round (REROLLED); the defender's bit is the next higher.
MOVED_HIT: Final = BattleMark(1)
CHASERS_READY: Final = BattleMark(1 << 2)
REROLLED: Final = BattleMark(1 << 4)
SURGERY: Final = BattleMark(1 << 6)
